#include "apps/desktop/panels/message_line.h"

#include <QAccessible>
#include <QHBoxLayout>

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
  setMinimumHeight(button_->sizeHint().height());  // the board shall not jump with it
  sign_->hide();
  button_->hide();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(2, 0, 2, 0);
  row->addWidget(sign_);
  row->addWidget(label_, 1);
  row->addWidget(button_);
  connect(button_, &QPushButton::clicked, this, [this] {
    const auto deed = std::exchange(deed_, nullptr);
    button_->hide();
    if (deed) deed();
  });
}

void MessageLine::put(const QString& text, bool isWarning) {
  text_ = text;
  label_->setText(text);
  sign_->setVisible(isWarning && !text.isEmpty());
  button_->hide();
  deed_ = nullptr;
  if (text.isEmpty()) return;
  label_->setAccessibleName(text);
  QAccessibleEvent spoken(label_, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
}

void MessageLine::say(const QString& text) {
  put(text, false);
}

void MessageLine::warn(const QString& text) {
  put(text, true);
}

void MessageLine::offer(const QString& text, const QString& label, std::function<void()> deed) {
  put(text, true);
  button_->setText(label);
  button_->show();
  deed_ = std::move(deed);
}

}  // namespace tengen::desktop
