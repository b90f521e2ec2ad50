#include "apps/desktop/panels/play_buttons.h"

#include <QEvent>
#include <QGridLayout>
#include <algorithm>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr int kColumns = 3;
constexpr int kHeight = 34;
constexpr QSize kIcon(18, 18);

struct ButtonRow {
  Do what;
  const char* name;
  Glyph glyph;
  bool atTables = false;  // elsewhere too
};
constexpr std::array<ButtonRow, 6> kButtons = {{{Do::Pass, "pass", Glyph::Pass, true},
                                                {Do::TakeBack, "takeBack", Glyph::Undo, true},
                                                {Do::Hint, "hint", Glyph::Hint},
                                                {Do::Count, "count", Glyph::Count},
                                                {Do::Resign, "resign", Glyph::Resign, true},
                                                {Do::NewGame, "newGame", Glyph::NewGame}}};

}  // namespace

PlayButtons::PlayButtons(const Actions& actions, QWidget* parent)
    : QWidget(parent), actions_(actions) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(2 * kStep);
  for (size_t i = 0; i < kButtons.size(); ++i) {
    buttons_[i] = add(kButtons[i].what);
    buttons_[i]->setObjectName(kButtons[i].name);
  }
  for (int column = 0; column < kColumns; ++column)
    grid->setColumnStretch(column, 1);
  place();
  retranslate();
  repaintIcons();
}

void PlayButtons::setAtTable(bool atTable) {
  if (atTable == atTable_) return;
  atTable_ = atTable;
  place();
}

void PlayButtons::place() {
  auto& grid = static_cast<QGridLayout&>(*layout());
  int next = 0;
  for (size_t i = 0; i < kButtons.size(); ++i) {
    const bool isShown = !atTable_ || kButtons[i].atTables;
    grid.removeWidget(buttons_[i]);
    buttons_[i]->setVisible(isShown);
    if (!isShown) continue;
    grid.addWidget(buttons_[i], next / kColumns, next % kColumns);
    ++next;
  }
}

QToolButton* PlayButtons::add(Do what) {
  auto* button = new QToolButton(this);
  button->setFocusPolicy(Qt::NoFocus);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setIconSize(kIcon);
  button->setMinimumHeight(kHeight);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  QAction* action = &actions_[what];
  button->setEnabled(action->isEnabled());
  connect(button, &QToolButton::clicked, action, &QAction::trigger);
  connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
  return button;
}

void PlayButtons::retranslate() {
  const std::array<QString, 6> texts = {tr("Pass"),  tr("Undo"),   tr("Hint"),
                                        tr("Count"), tr("Resign"), tr("New game")};
  const std::array<QString, 6> tips = {tr("Make no move this turn"),
                                       tr("Take back the last move, or undo the last edit"),
                                       tr("See what Tengen would play here"),
                                       tr("End the game and count it"),
                                       tr("Give the game up"),
                                       tr("Start a new game")};
  for (size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setText(texts[i]);
    buttons_[i]->setToolTip(tips[i]);
    buttons_[i]->setAccessibleName(texts[i]);
  }
  fitPictures();
}

void PlayButtons::repaintIcons() {
  for (size_t i = 0; i < buttons_.size(); ++i)
    buttons_[i]->setIcon(glyphIcon(kButtons[i].glyph, palette()));
}

void PlayButtons::fitPictures() {
  int widest = 0;
  for (const QToolButton* button : buttons_)
    widest = std::max(widest, fontMetrics().horizontalAdvance(button->text()));
  const int room = (width() - (kColumns - 1) * 2 * kStep) / kColumns;
  const bool fits = room >= widest + kIcon.width() + 6 * kStep;
  for (QToolButton* button : buttons_) {
    button->setToolButtonStyle(fits ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
  }
}

void PlayButtons::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) repaintIcons();
  QWidget::changeEvent(event);
}

void PlayButtons::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitPictures();
}

}  // namespace tengen::desktop
