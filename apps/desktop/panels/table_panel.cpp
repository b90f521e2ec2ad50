#include "apps/desktop/panels/table_panel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/base/style_parts.h"
#include "apps/desktop/panels/sheet.h"

namespace tengen::desktop {
namespace {

constexpr int kChatLines = 4;  // that are seen at once where there is room

constexpr int kLongestChat = 300;  // characters a server takes

QLabel* plainLabel(QWidget* parent, const char* name) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

}  // namespace

TablePanel::TablePanel(QWidget* parent) : QFrame(parent) {
  setObjectName("table");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
  column->setSpacing(2 * kStep);
  column->addWidget(new Sheet(makePaper(), this));
  makeTalk();
  column->addWidget(chat_, 1);
  column->addWidget(words_);
  column->addStretch();
  setFilling(false);
  retranslate();
  hide();
}

QWidget* TablePanel::makePaper() {
  auto* paper = new QWidget(this);
  status_ = plainLabel(paper, "tableStatus");
  linkRow_ = makeLink(paper);
  question_ = plainLabel(paper, "tableQuestion");
  answers_ = makeAnswers(paper);
  choices_ = new ChoiceButtons("tableChoice", paper);
  connect(choices_, &ChoiceButtons::chosen, this, &TablePanel::chosen);
  auto* rows = new QVBoxLayout(paper);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(2 * kStep);
  rows->addWidget(status_);
  rows->addWidget(linkRow_);
  rows->addWidget(question_);
  rows->addWidget(answers_);
  rows->addWidget(choices_);
  return paper;
}

QWidget* TablePanel::makeLink(QWidget* parent) {
  auto* row = new QWidget(parent);
  link_ = new QLineEdit(row);
  link_->setObjectName("tableLink");
  link_->setReadOnly(true);
  link_->setFocusPolicy(Qt::ClickFocus);
  copy_ = new QPushButton(row);
  copy_->setObjectName("copyLink");
  copy_->setProperty("primary", true);
  copy_->setFocusPolicy(Qt::TabFocus);
  linkNote_ = plainLabel(row, "tableLinkNote");
  linkNote_->setFont(typeOf(Type::Small));
  linkNote_->setForegroundRole(QPalette::PlaceholderText);
  auto* line = new QHBoxLayout;
  line->addWidget(link_, 1);
  line->addWidget(copy_);
  auto* column = new QVBoxLayout(row);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kStep);
  column->addLayout(line);
  column->addWidget(linkNote_);
  connect(copy_, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(look_.link);
    copy_->setText(tr("Copied"));
  });
  return row;
}

QWidget* TablePanel::makeAnswers(QWidget* parent) {
  auto* row = new QWidget(parent);
  yes_ = new QPushButton(row);
  yes_->setObjectName("tableYes");
  yes_->setProperty("primary", true);
  no_ = new QPushButton(row);
  no_->setObjectName("tableNo");
  for (QPushButton* button : {yes_, no_})
    button->setFocusPolicy(Qt::TabFocus);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(2 * kStep);
  line->addWidget(no_, 1);
  line->addWidget(yes_, 1);
  connect(yes_, &QPushButton::clicked, this, [this] { emit answered(true); });
  connect(no_, &QPushButton::clicked, this, [this] { emit answered(false); });
  return row;
}

void TablePanel::makeTalk() {
  chat_ = new QPlainTextEdit(this);
  chat_->setObjectName("tableChat");
  chat_->setReadOnly(true);
  chat_->setFrameShape(QFrame::NoFrame);
  chat_->viewport()->setAutoFillBackground(false);
  chat_->document()->setDocumentMargin(0);
  chat_->setFocusPolicy(Qt::ClickFocus);  // keys go on to mean moves
  chat_->hide();
  words_ = new QLineEdit(this);
  words_->setObjectName("tableWords");
  words_->setMaxLength(kLongestChat);
  words_->setFocusPolicy(Qt::ClickFocus);
  connect(words_, &QLineEdit::returnPressed, this, [this] {
    const QString words = words_->text().trimmed();
    words_->clear();
    if (!words.isEmpty()) emit said(words);
  });
}

void TablePanel::show(const TableLook& look) {
  if (look == look_ && isVisible()) return;
  const bool isOtherChat = look.chat != look_.chat;
  if (look.link != look_.link) copy_->setText(tr("Copy link"));
  look_ = look;
  refresh();
  if (isOtherChat) refreshChat();
  choices_->show(look.choices);
  QFrame::show();
}

void TablePanel::setFilling(bool filling) {
  const int line = chat_->fontMetrics().lineSpacing() + 1;
  chat_->setMinimumHeight(filling ? line : kChatLines * line);
  chat_->setMaximumHeight(filling ? QWIDGETSIZE_MAX : kChatLines * line);
  showLatestWords();
}

void TablePanel::refresh() {
  status_->setText(look_.status);
  status_->setVisible(!look_.status.isEmpty());
  QPalette ink = palette();
  if (look_.isTrouble) ink.setColor(QPalette::WindowText, tonesOf(palette()).loss);
  status_->setPalette(ink);
  linkRow_->setVisible(!look_.link.isEmpty());
  link_->setText(look_.link);
  link_->setCursorPosition(0);
  linkNote_->setText(look_.linkNote);
  linkNote_->setVisible(!look_.linkNote.isEmpty());
  question_->setText(look_.question);
  question_->setVisible(!look_.question.isEmpty());
  answers_->setVisible(!look_.question.isEmpty());
  yes_->setVisible(look_.canAnswer);
  no_->setText(look_.canAnswer ? tr("No") : tr("Withdraw"));
  words_->setVisible(look_.canTalk);
  setAccessibleDescription(look_.status);
}

void TablePanel::refreshChat() {
  chat_->setPlainText(look_.chat.join('\n'));
  chat_->setVisible(!look_.chat.isEmpty());
  showLatestWords();
}

void TablePanel::showLatestWords() {
  chat_->verticalScrollBar()->setValue(chat_->verticalScrollBar()->maximum());
}

void TablePanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  showLatestWords();
}

void TablePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
  paintBox(painter, area, {tones.panel, look_.isTrouble ? tones.loss : tones.line, 1, kCardCorner});
}

void TablePanel::retranslate() {
  setAccessibleName(tr("Table"));
  copy_->setText(tr("Copy link"));
  yes_->setText(tr("Yes"));
  words_->setPlaceholderText(tr("Say something…"));
  words_->setAccessibleName(tr("Say something…"));
  chat_->setAccessibleName(tr("What was said"));
  refresh();
}

void TablePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
