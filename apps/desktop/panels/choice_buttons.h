// A few things to choose from, a button each: side by side where their words have room.
#pragma once

#include <QPushButton>
#include <QWidget>
#include <vector>

class QGridLayout;

namespace tengen::desktop {

struct NamedChoice {
  int id = 0;
  QString words;
  bool primary = false;  // what most will want next
  bool enabled = true;   // else it keeps its place

  friend bool operator==(const NamedChoice&, const NamedChoice&) = default;
};

class ChoiceButtons : public QWidget {
  Q_OBJECT

 public:
  // The buttons are called by the name and the id of their choice.
  explicit ChoiceButtons(QString name, QWidget* parent = nullptr);

  void show(const std::vector<NamedChoice>& choices);
  using QWidget::show;

 signals:
  void chosen(int id);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void make(const std::vector<NamedChoice>& choices);
  void place();

  QString name_;
  std::vector<NamedChoice> choices_;
  std::vector<QPushButton*> buttons_;
  QGridLayout* grid_;
};

}  // namespace tengen::desktop
