#include "apps/desktop/panels/top_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kButtonSide = 32;
constexpr QSize kBarIcon(20, 20);

QToolButton* iconButton(QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setIconSize(kBarIcon);
  button->setFixedSize(kButtonSide, kButtonSide);
  return button;
}

QString withKeys(const QAction& action) {
  QString words = action.text();
  words.remove('&').remove(QStringLiteral("…"));
  const QString keys = action.shortcut().toString(QKeySequence::NativeText);
  return keys.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, keys);
}

}  // namespace

TopBar::TopBar(Actions& actions, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      menu_(new QMenu(this)),
      menuButton_(iconButton(this)),
      title_(new ElidedLabel(this)),
      detail_(new ElidedLabel(this)),
      modes_(new Segmented(this)),
      tools_(new QHBoxLayout) {
  menuButton_->setObjectName("menu");
  for (QMenu* menu : actions.menus())
    menu_->addMenu(menu);
  connect(menuButton_, &QToolButton::clicked, this, [this] { openMenu(); });
  connect(menuButton_, &QToolButton::clicked, this, &TopBar::touched);
  title_->setObjectName("title");
  title_->setFont(typeOf(Type::Body, Weight::Strong));
  detail_->setObjectName("detail");
  detail_->setFont(typeOf(Type::Small));
  detail_->setForegroundRole(QPalette::PlaceholderText);
  for (const char* name : {"playMode", "reviewMode", "editMode", "libraryMode"})
    modes_->add(name);
  connect(modes_, &Segmented::chosen, this,
          [this](int index) { emit modeWanted(static_cast<WindowMode>(index)); });
  connect(modes_, &Segmented::chosen, this, &TopBar::touched);
  tools_->setSpacing(kStep);

  auto* words = new QHBoxLayout;
  words->setSpacing(2 * kStep);
  words->addWidget(title_);
  words->addWidget(detail_, 1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(2 * kStep, kStep, 2 * kStep, kStep);
  row->setSpacing(2 * kStep);
  row->addWidget(menuButton_);
  row->addLayout(words, 1);
  row->addWidget(modes_);
  auto* right = new QHBoxLayout;  // as wide as the left: the modes stand in the middle
  right->addStretch(1);
  right->addLayout(tools_);
  row->addLayout(right, 1);
  addTool(Do::Settings, Glyph::Settings);
  addTool(Do::Save, Glyph::Save);
  retranslate();
  repaintIcons();
}

void TopBar::addTool(Do what, Glyph glyph) {
  QAction* action = &actions_[what];
  QToolButton* button = iconButton(this);
  button->setObjectName(QStringLiteral("tool_%1").arg(static_cast<int>(what)));
  button->setCheckable(action->isCheckable());
  button->setChecked(action->isChecked());
  button->setEnabled(action->isEnabled());
  connect(button, &QToolButton::clicked, action, &QAction::trigger);
  connect(button, &QToolButton::clicked, this, &TopBar::touched);
  connect(action, &QAction::changed, button, [button, action] {
    button->setEnabled(action->isEnabled());
    button->setChecked(action->isChecked());
  });
  tools_->insertWidget(0, button);
  toolButtons_.push_back({button, action, glyph});
  repaintIcons();
}

void TopBar::showGame(const QString& title, const QString& detail) {
  title_->setText(title);
  detail_->setText(detail);
}

void TopBar::showMode(WindowMode mode) {
  modes_->choose(static_cast<int>(mode));
}

void TopBar::openMenu() {
  openMenu(*menu_);
}

void TopBar::openMenu(QMenu& menu) {
  menu.popup(menuButton_->mapToGlobal(QPoint(0, menuButton_->height() + kStep)));
}

void TopBar::retranslate() {
  menuButton_->setToolTip(tr("All menus (F10)"));
  menuButton_->setAccessibleName(tr("Menu"));
  modes_->setWords({tr("Play"), tr("Review"), tr("Edit"), tr("Library")});
  modes_->setAccessibleName(tr("What the window is for"));
  for (const Tool& tool : toolButtons_) {
    tool.button->setToolTip(withKeys(*tool.action));
    tool.button->setAccessibleName(withKeys(*tool.action));
  }
}

void TopBar::repaintIcons() {
  menuButton_->setIcon(glyphIcon(Glyph::Menu, palette()));
  for (const Tool& tool : toolButtons_)
    tool.button->setIcon(glyphIcon(tool.glyph, palette()));
}

void TopBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) repaintIcons();
  QWidget::changeEvent(event);
}

void TopBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  painter.fillRect(rect(), tones.panel);
  painter.fillRect(QRect(0, height() - 1, width(), 1), tones.line);
}

}  // namespace tengen::desktop
