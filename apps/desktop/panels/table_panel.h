// A table elsewhere, beside the board: how the line is, the link to send, what is asked, what is
// said, and what can be done. Shows plain values and reports what was touched.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <optional>
#include <vector>

#include "apps/desktop/panels/choice_buttons.h"

namespace tengen::desktop {

struct TableLook {
  QString status;  // how the line is, and who is there
  bool isTrouble = false;
  QString link;      // to send to somebody; empty: none is wanted
  QString linkNote;  // from where it can be opened
  QString question;  // what the other side asks; empty: nothing
  bool canAnswer = false;
  QStringList chat;  // a line each
  bool canTalk = false;
  std::vector<NamedChoice> choices;

  friend bool operator==(const TableLook&, const TableLook&) = default;
};

class TablePanel : public QFrame {
  Q_OBJECT

 public:
  explicit TablePanel(QWidget* parent = nullptr);

  void show(const TableLook& look);
  using QFrame::show;
  const TableLook& look() const { return look_; }
  void setFilling(bool filling);  // all of its place, the rest of which is for what was said

 signals:
  void answered(bool yes);
  void said(const QString& words);
  void chosen(int id);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makePaper();  // what people must see
  QWidget* makeLink(QWidget* parent);
  QWidget* makeAnswers(QWidget* parent);
  void makeTalk();
  void refresh();
  void refreshChat();
  void showLatestWords();
  void retranslate();

  TableLook look_;
  QLabel* status_ = nullptr;
  QWidget* linkRow_ = nullptr;
  QLineEdit* link_ = nullptr;
  QPushButton* copy_ = nullptr;
  QLabel* linkNote_ = nullptr;
  QLabel* question_ = nullptr;
  QWidget* answers_ = nullptr;
  QPushButton* yes_ = nullptr;
  QPushButton* no_ = nullptr;
  ChoiceButtons* choices_ = nullptr;
  QPlainTextEdit* chat_ = nullptr;
  QLineEdit* words_ = nullptr;
};

}  // namespace tengen::desktop
