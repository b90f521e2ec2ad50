#include "apps/desktop/panels/message_line.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "apps/desktop/base/line_height.h"
#include "apps/desktop/base/palette.h"

namespace tengen::desktop {

MessageLine::MessageLine(QWidget* parent)
    : QWidget(parent),
      sign_(new QLabel(QStringLiteral("⚠"), this)),
      label_(new QLabel(this)),
      button_(new QPushButton(this)) {
  setObjectName("messageLine");
  label_->setObjectName("message");
  label_->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label_->setFocusPolicy(Qt::NoFocus);
  button_->setObjectName("messageButton");
  button_->setFocusPolicy(Qt::TabFocus);
  for (QLabel* label : {sign_, label_})
    label->setFont(typeOf(Type::Small));
  makeRoomFor({});
  label_->setForegroundRole(QPalette::WindowText);
  sign_->hide();
  button_->hide();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(3 * kStep, 0, 3 * kStep, 0);
  row->addWidget(sign_);
  row->addWidget(label_, 1);
  row->addWidget(button_);
  connect(button_, &QPushButton::clicked, this, [this] {
    const auto action = std::exchange(action_, nullptr);
    button_->hide();
    if (action) action();
  });
}

void MessageLine::put(const Saying& words, bool isWarning) {
  words_ = words;
  buttonWords_ = nullptr;
  action_ = nullptr;
  button_->hide();
  write();
  sign_->setVisible(isWarning && !text().isEmpty());
  if (text().isEmpty()) return;
  QAccessibleEvent spoken(label_, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
}

void MessageLine::write() {
  const QString whole = text();
  makeRoomFor(whole);
  const QString shown = cutToFit(whole);
  label_->setText(shown);
  label_->setToolTip(shown == whole ? QString() : whole);
  label_->setAccessibleName(whole);
  button_->setText(textOf(buttonWords_));
}

// Two lines and the button have room in it. Words in higher letters make more room once.
void MessageLine::makeRoomFor(const QString& words) {
  const int two = twoLinesOf(label_->font(), words);
  const int high = std::max(button_->sizeHint().height(), two) + kStep;
  setFixedHeight(std::max(minimumHeight(), high));
}

// What fits into two lines; all of it is in the tool tip.
QString MessageLine::cutToFit(const QString& text) const {
  const QFontMetrics metrics = label_->fontMetrics();
  const QRect box(0, 0, std::max(50, label_->width()), 100 * metrics.lineSpacing());
  const int twoLines = twoLinesOf(label_->font(), text);
  const auto fits = [&](const QString& part) {
    return metrics.boundingRect(box, Qt::TextWordWrap, part).height() <= twoLines;
  };
  constexpr qsizetype kLongest = 2000;  // of what two lines could ever hold
  if (text.size() <= kLongest && fits(text)) return text;
  qsizetype fitting = 0;
  qsizetype tooMuch = std::min(text.size(), kLongest);
  while (tooMuch - fitting > 1) {
    const qsizetype middle = (fitting + tooMuch) / 2;
    (fits(text.left(middle) + QChar(0x2026)) ? fitting : tooMuch) = middle;
  }
  return text.left(fitting) + QChar(0x2026);
}

void MessageLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) write();
  QWidget::changeEvent(event);
}

void MessageLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  write();
}

void MessageLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  painter.fillRect(rect(), tones.panel);
  painter.fillRect(QRect(0, 0, width(), 1), tones.line);
}

void MessageLine::say(const Saying& words) {
  put(words, false);
}

void MessageLine::warn(const Saying& words) {
  put(words, true);
}

void MessageLine::offer(const Saying& words, const Saying& button, std::function<void()> action) {
  put(words, true);
  buttonWords_ = button;
  action_ = std::move(action);
  button_->setText(textOf(button));
  button_->show();
  layout()->activate();
  write();
}

}  // namespace tengen::desktop
