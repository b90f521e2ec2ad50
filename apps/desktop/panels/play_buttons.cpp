#include "apps/desktop/panels/play_buttons.h"

#include <QEvent>
#include <QHBoxLayout>

namespace tengen::desktop {

PlayButtons::PlayButtons(const Actions& actions, QWidget* parent)
    : QWidget(parent), actions_(actions) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  buttons_ = {add(Do::Pass), add(Do::Count), add(Do::Resign), add(Do::TakeBack), add(Do::NewGame)};
  const std::array<const char*, 5> names = {"pass", "count", "resign", "takeBack", "newGame"};
  for (size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setObjectName(names[i]);
    row->addWidget(buttons_[i]);
  }
  retranslate();
}

QToolButton* PlayButtons::add(Do what) {
  auto* button = new QToolButton(this);
  button->setFocusPolicy(Qt::NoFocus);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setMinimumHeight(30);
  QAction* action = &actions_[what];
  connect(button, &QToolButton::clicked, action, &QAction::trigger);
  connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
  return button;
}

void PlayButtons::retranslate() {
  const std::array<QString, 5> texts = {tr("Pass"), tr("Count"), tr("Resign"), tr("Undo"),
                                        tr("New game")};
  const std::array<QString, 5> tips = {
      tr("Make no move this turn"), tr("End the game and count it"), tr("Give the game up"),
      tr("Take back the last move, or undo the last edit"), tr("Start a new game")};
  for (size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setText(QStringLiteral(" %1 ").arg(texts[i]));
    buttons_[i]->setToolTip(tips[i]);
    buttons_[i]->setAccessibleName(texts[i]);
  }
}

void PlayButtons::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
