#include "apps/desktop/panels/choice_buttons.h"

#include <QGridLayout>
#include <QResizeEvent>
#include <algorithm>
#include <utility>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {

ChoiceButtons::ChoiceButtons(QString name, QWidget* parent)
    : QWidget(parent), name_(std::move(name)), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(2 * kStep);
}

void ChoiceButtons::show(const std::vector<NamedChoice>& choices) {
  setVisible(!choices.empty());
  if (choices == choices_) return;
  choices_ = choices;
  for (QPushButton* button : buttons_) {
    button->setObjectName(QString());
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  for (const NamedChoice& choice : choices) {
    auto* button = new QPushButton(choice.words, this);
    button->setObjectName(name_ + QString::number(choice.id));
    button->setProperty("primary", choice.primary);
    button->setFocusPolicy(Qt::TabFocus);  // keys go on to mean moves
    connect(button, &QPushButton::clicked, this, [this, id = choice.id] { emit chosen(id); });
    buttons_.push_back(button);
    button->show();
  }
  place();
}

void ChoiceButtons::place() {
  int widest = 0;
  for (const QPushButton* button : buttons_)
    widest = std::max(widest, button->sizeHint().width());
  const int inARow = 2 * widest + grid_->spacing() <= width() ? 2 : 1;
  for (size_t i = 0; i < buttons_.size(); ++i) {
    const int place = static_cast<int>(i);
    grid_->addWidget(buttons_[i], place / inARow, place % inARow);
  }
  updateGeometry();
}

void ChoiceButtons::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) place();
}

}  // namespace tengen::desktop
