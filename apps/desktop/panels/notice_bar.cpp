#include "apps/desktop/panels/notice_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kRoomForAnswers = 560;  // pixels: in less they stand below the words

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent),
      text_(new QLabel(this)),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      answers_(new QHBoxLayout) {
  setObjectName("noticeBar");
  text_->setObjectName("noticeText");
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  parts_->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
  parts_->setSpacing(2 * kStep);
  parts_->addWidget(text_, 1);
  parts_->addLayout(answers_);
  parts_->setAlignment(answers_, Qt::AlignRight);
  answers_->setSpacing(kStep);
  hide();
}

void NoticeBar::ask(const Saying& words, std::vector<Choice> choices, About about) {
  const auto same = [text = words()](const Question& question) { return question.words() == text; };
  if (std::any_of(questions_.begin(), questions_.end(), same)) return;
  // A game may be waiting for the answer.
  const auto isOfTheGame = [](About what) {
    return what == About::Game || what == About::Opponent || what == About::Result;
  };
  const auto other = [&](const Question& question) { return !isOfTheGame(question.about); };
  const auto place = isOfTheGame(about) ? std::find_if(questions_.begin(), questions_.end(), other)
                                        : questions_.end();
  const bool isFirst = place == questions_.begin();
  questions_.insert(place, {words, std::move(choices), about});
  if (isFirst) showFirst();
}

void NoticeBar::withdraw(About about) {
  const auto gone = [about](const Question& question) { return question.about == about; };
  if (std::erase_if(questions_, gone) > 0) showFirst();
}

void NoticeBar::showFirst() {
  clearButtons();
  setVisible(!questions_.empty());
  if (questions_.empty()) return;
  const QString text = questions_.front().words();
  text_->setText(text);
  text_->setAccessibleName(text);
  for (const Choice& choice : questions_.front().choices) {
    auto* button = new QPushButton(choice.label(), this);
    button->setObjectName(QStringLiteral("noticeChoice%1").arg(buttons_.size()));
    connect(button, &QPushButton::clicked, this, [this, action = choice.action] {
      const auto chosen = action;  // the button, and this with it, goes
      questions_.pop_front();
      showFirst();
      if (chosen) chosen();
      emit answered();
    });
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty("primary", buttons_.empty());
    answers_->addWidget(button);
    buttons_.push_back(button);
  }
}

void NoticeBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) showFirst();
  QFrame::changeEvent(event);
}

int NoticeBar::fitInto(int width) {
  parts_->setDirection(width < kRoomForAnswers ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                       : layout()->totalSizeHint().height();
}

void NoticeBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  painter.fillRect(rect(), tones.panel);  // what lies below does not shine through
  painter.fillRect(rect(), tones.accentSoft);
  painter.fillRect(QRect(0, 0, width(), 1), tones.accent);
}

void NoticeBar::clearButtons() {
  for (QPushButton* button : buttons_) {
    button->setObjectName(QString());
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
}

}  // namespace tengen::desktop
