// A few choices side by side of which one holds: as one control, for mouse and keys.
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QWidget>

namespace tengen::desktop {

class Segmented : public QWidget {
  Q_OBJECT

 public:
  explicit Segmented(QWidget* parent = nullptr);

  QAbstractButton& add(const QString& name);  // numbered from 0; its words come with setWords()
  void setWords(const QStringList& words);
  void setPicture(int index, const QIcon& icon);  // in place of its words, which are its tool tip
  void choose(int index);                         // without a signal

 signals:
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QButtonGroup* group_;
};

}  // namespace tengen::desktop
