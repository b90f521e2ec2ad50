#include "apps/desktop/panels/choice_buttons.h"

#include <QGridLayout>
#include <QResizeEvent>
#include <algorithm>
#include <array>
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
  const auto same = [](const NamedChoice& a, const NamedChoice& b) {
    return a.id == b.id && a.words == b.words;
  };
  const bool isSame =
      std::equal(choices.begin(), choices.end(), choices_.begin(), choices_.end(), same);
  choices_ = choices;
  if (!isSame) make(choices);
  for (size_t i = 0; i < choices.size(); ++i) {
    buttons_[i]->setProperty("primary", choices[i].primary);
    buttons_[i]->setEnabled(choices[i].enabled);
    buttons_[i]->update();
  }
}

void ChoiceButtons::make(const std::vector<NamedChoice>& choices) {
  for (QPushButton* button : buttons_) {
    button->setObjectName(QString());
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  for (const NamedChoice& choice : choices) {
    auto* button = new QPushButton(choice.words, this);
    button->setObjectName(name_ + QString::number(choice.id));
    button->setFocusPolicy(Qt::TabFocus);  // keys go on to mean moves
    connect(button, &QPushButton::clicked, this, [this, id = choice.id] { emit chosen(id); });
    buttons_.push_back(button);
    button->show();
  }
  place();
}

void ChoiceButtons::place() {
  std::array<int, 2> widest{};  // of each column
  for (size_t i = 0; i < buttons_.size(); ++i)
    widest[i % 2] = std::max(widest[i % 2], buttons_[i]->sizeHint().width());
  const int inARow = widest[0] + widest[1] + grid_->spacing() <= width() ? 2 : 1;
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
