#include "apps/desktop/panels/pane_tabs.h"

#include <QEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <algorithm>
#include <array>
#include <utility>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kRoomForTwo = 230;  // pixels: in less, all panes share one row of tabs
constexpr int kLeastHeight = 64;  // of a row
constexpr int kLeastBelow =
    112;  // where a pane above needs all the height: some lines of a comment

}  // namespace

PaneTabs::PaneTabs(QWidget* parent)
    : QSplitter(Qt::Vertical, parent), upper_(makeTabs()), lower_(makeTabs()) {
  setObjectName("panes");
  setChildrenCollapsible(false);
  addWidget(upper_);
  addWidget(lower_);
  connect(this, &QSplitter::splitterMoved, this, [this] {
    dragged_ = true;
    isByHand_ = true;
    emit changed();
  });
}

QTabWidget* PaneTabs::makeTabs() {
  auto* tabs = new QTabWidget(this);
  tabs->setDocumentMode(true);
  tabs->tabBar()->setExpanding(false);
  tabs->tabBar()->setDrawBase(true);
  tabs->tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
  tabs->setMinimumHeight(kLeastHeight);
  connect(tabs->tabBar(), &QWidget::customContextMenuRequested, this,
          [this, tabs](QPoint place) { showMenu(*tabs, place); });
  connect(tabs, &QTabWidget::currentChanged, this, [this] {
    if (arranging_) return;
    giveRoom();
    emit changed();
  });
  return tabs;
}

void PaneTabs::add(const QString& name, QWidget* pane, const Saying& title) {
  panes_.push_back({name, pane, title});
  arrange();
}

const PaneTabs::Pane* PaneTabs::find(const QString& name) const {
  const auto found = std::find_if(panes_.begin(), panes_.end(),
                                  [&name](const Pane& pane) { return pane.name == name; });
  return found == panes_.end() ? nullptr : &*found;
}

PaneTabs::Pane* PaneTabs::find(const QString& name) {
  return const_cast<Pane*>(std::as_const(*this).find(name));
}

QStringList PaneTabs::names() const {
  QStringList names;
  for (const Pane& pane : panes_)
    names << pane.name;
  return names;
}

bool PaneTabs::isShown(const QString& name) const {
  const Pane* pane = find(name);
  return pane && pane->shown;
}

bool PaneTabs::isBelow(const QString& name) const {
  const Pane* pane = find(name);
  return pane && pane->below;
}

void PaneTabs::setShown(const QString& name, bool shown) {
  Pane* pane = find(name);
  if (!pane || pane->shown == shown) return;
  pane->shown = shown;
  arrange();
  if (shown) open(name);
  emit changed();
}

void PaneTabs::setBelow(const QString& name, bool below) {
  Pane* pane = find(name);
  if (!pane || pane->below == below) return;
  pane->below = below;
  arrange();
  open(name);
  emit changed();
}

void PaneTabs::open(const QString& name) {
  Pane* pane = find(name);
  if (!pane) return;
  if (!pane->shown) return setShown(name, true);
  for (QTabWidget* tabs : {upper_, lower_}) {
    if (tabs->indexOf(pane->widget) >= 0) tabs->setCurrentWidget(pane->widget);
  }
}

QString PaneTabs::openIn(const QTabWidget& tabs) const {
  for (const Pane& pane : panes_) {
    if (pane.widget == tabs.currentWidget()) return pane.name;
  }
  return {};
}

// A widget that stays where it is keeps its focus.
void PaneTabs::arrange() {
  arranging_ = true;
  const std::array<QString, 2> open = {openIn(*upper_), openIn(*lower_)};
  std::array<int, 2> next = {0, 0};
  for (const Pane& pane : panes_) {
    const bool down = pane.below && !low_;
    const std::array<QTabWidget*, 2> homes = {upper_, lower_};
    for (size_t i = 0; i < 2; ++i) {
      QTabWidget& tabs = *homes[i];
      const int at = tabs.indexOf(pane.widget);
      const bool here = pane.shown && down == (i == 1);
      if (!here && at >= 0) tabs.removeTab(at);
      if (!here) continue;
      if (at < 0) tabs.insertTab(next[i], pane.widget, textOf(pane.title));
      ++next[i];
    }
    if (!pane.shown) pane.widget->hide();
  }
  for (const QString& name : {open[1], open[0]}) {  // where both share a row, the upper one
    if (isShown(name)) this->open(name);
  }
  upper_->setVisible(upper_->count() > 0);
  lower_->setVisible(lower_->count() > 0);
  arranging_ = false;
  fitTabs();
  giveRoom();
}

// Words that are small are better than words that are cut.
void PaneTabs::fitTabs() {
  const int air = style()->pixelMetric(QStyle::PM_TabBarTabHSpace);
  for (const QTabWidget* tabs : {upper_, lower_}) {
    QTabBar& bar = *tabs->tabBar();
    int wanted = 0;
    for (int i = 0; i < bar.count(); ++i)
      wanted += fontMetrics().horizontalAdvance(bar.tabText(i)) + air;
    const bool isNarrow = wanted > width();
    if (isNarrow == bar.property("narrow").toBool()) continue;
    bar.setProperty("narrow", isNarrow);
    bar.setFont(isNarrow ? typeOf(Type::Small) : font());
  }
}

// A person who drags the border meanwhile knows better.
void PaneTabs::giveRoom() {
  const bool wanted = lower_->count() > 0 && isRoomyInFront();
  if (wanted && !roomGiven_) {
    rows_ = saveState();
    dragged_ = false;
  }
  if (wanted && !dragged_) setSizes({std::max(kLeastHeight, height() - kLeastBelow), kLeastBelow});
  if (!wanted) takeRoomBack();
  roomGiven_ = wanted;
  if (!wanted) shareRoom();
}

void PaneTabs::takeRoomBack() {
  if (std::exchange(roomGiven_, false) && !dragged_ && isByHand_) restoreState(rows_);
}

// Who reads a comment needs as much of it as of the tree.
void PaneTabs::shareRoom() {
  if (!isByHand_) setSizes({height() / 2, height() / 2});
}

QVariantMap PaneTabs::state() const {
  QStringList hidden, below;
  for (const Pane& pane : panes_) {
    if (!pane.shown) hidden << pane.name;
    if (pane.below) below << pane.name;
  }
  QByteArray rows;
  if (isByHand_) rows = roomGiven_ && !dragged_ ? rows_ : saveState();
  return {{"hidden", hidden},
          {"below", below},
          {"open", QStringList{openIn(*upper_), openIn(*lower_)}},
          {"rows", rows}};
}

void PaneTabs::restore(const QVariantMap& state) {
  takeRoomBack();
  const QStringList hidden = state["hidden"].toStringList();
  const QStringList below = state["below"].toStringList();
  for (Pane& pane : panes_) {
    pane.shown = !hidden.contains(pane.name);
    pane.below = below.contains(pane.name);
  }
  arrange();
  arranging_ = true;
  for (QTabWidget* tabs : {upper_, lower_})
    tabs->setCurrentIndex(0);
  for (const QString& name : state["open"].toStringList()) {
    if (isShown(name)) open(name);
  }
  arranging_ = false;
  takeRoomBack();
  const QByteArray rows = state["rows"].toByteArray();
  isByHand_ = !rows.isEmpty();
  if (isByHand_) restoreState(rows);
  giveRoom();
}

void PaneTabs::showMenu(QTabWidget& tabs, QPoint place) {
  const int at = tabs.tabBar()->tabAt(place);
  if (at < 0) return;
  const auto found = std::find_if(panes_.begin(), panes_.end(),
                                  [&](const Pane& pane) { return pane.widget == tabs.widget(at); });
  if (found == panes_.end()) return;
  const QString name = found->name;
  const bool below = found->below;
  QMenu menu(this);
  menu.addAction(below ? tr("Move up to the other tabs") : tr("Move below the other tabs"), this,
                 [this, name, below] { setBelow(name, !below); });
  menu.addAction(tr("Hide"), this, [this, name] { setShown(name, false); });
  menu.exec(tabs.tabBar()->mapToGlobal(place));
}

void PaneTabs::retranslate() {
  for (const Pane& pane : panes_) {
    for (QTabWidget* tabs : {upper_, lower_}) {
      const int at = tabs->indexOf(pane.widget);
      if (at >= 0) tabs->setTabText(at, textOf(pane.title));
    }
  }
  fitTabs();
}

void PaneTabs::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QSplitter::changeEvent(event);
}

void PaneTabs::resizeEvent(QResizeEvent* event) {
  QSplitter::resizeEvent(event);
  fitTabs();
  const bool low = height() < kRoomForTwo;
  if (low == low_) return giveRoom();
  low_ = low;
  arrange();
}

}  // namespace tengen::desktop
