#include "apps/desktop/panels/tree_panel.h"

#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

#include "apps/desktop/base/background.h"

namespace tengen::desktop {

TreePanel::TreePanel(QWidget* parent) : QWidget(parent), widget_(new TreeWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(widget_);
  widget_->setObjectName("tree");
  setFocusProxy(widget_);
  connect(widget_, &TreeWidget::nodeClicked, this, &TreePanel::nodeWanted);
  connect(widget_, &TreeWidget::nodeDoubleClicked, this, &TreePanel::toggleCollapsed);
  connect(widget_, &TreeWidget::handleClicked, this, &TreePanel::toggleCollapsed);
  connect(widget_, &TreeWidget::menuWanted, this, &TreePanel::showMenu);
}

void TreePanel::setGame(const GameTree* tree) {
  if (search_) search_->stop.request_stop();
  search_.reset();
  widget_->setSource(nullptr);
  tree_ = tree;
  collapsed_.clear();
  widget_->setCollapsed(collapsed_);
  source_ = tree ? std::make_unique<GameTreeSource>(*tree) : nullptr;
  shape_ = {};
  widget_->setSource(source_.get());
}

TreePanel::Shape TreePanel::shapeNow() const {
  return {tree_->root(), tree_->boardChanges().size(), tree_->collection().nodeCount()};
}

void TreePanel::follow(NodeId current) {
  if (!tree_) return;
  openAbove(current);
  if (shapeNow() != shape_) layOut();
  widget_->setCurrent(current);
}

void TreePanel::layOut() {
  shape_ = shapeNow();
  if (source_->awaitsIndex()) searchEqual();
  widget_->showTree(TreeLayout(*tree_, collapsed_));
}

// On another thread, with a copy; moves that are played meanwhile are followed afterwards.
void TreePanel::searchEqual() {
  const NodeId root = tree_->root();
  if (search_ && search_->root == root) return;
  if (search_) search_->stop.request_stop();
  search_ = Search{root, {}};
  const auto copy = std::make_shared<const GameTree>(*tree_);
  const auto work = [copy](const std::stop_token& stop) { return PositionIndex(*copy, stop); };
  inBackground(this, search_->stop.get_token(), work, [this, root](PositionIndex index) {
    search_.reset();
    source_->adopt(std::move(index), root);
    widget_->forgetBridges();
  });
}

// The current node is never hidden in a collapsed branch.
void TreePanel::openAbove(NodeId id) {
  if (collapsed_.empty()) return;
  size_t opened = 0;
  for (NodeId above = tree_->parent(id); above != kNoNode; above = tree_->parent(above))
    opened += collapsed_.erase(above);
  if (opened == 0) return;
  widget_->setCollapsed(collapsed_);
  shape_ = {};
}

void TreePanel::toggleCollapsed(NodeId id) {
  if (tree_->firstChild(id) == kNoNode) return;
  if (collapsed_.erase(id) == 0) {
    emit nodeWanted(id);
    collapsed_.insert(id);
  }
  widget_->setCollapsed(collapsed_);
  layOut();
}

void TreePanel::showMenu(NodeId id, QPoint place) {
  QMenu menu(this);
  const auto add = [&](const QString& text, BranchAction action) {
    return menu.addAction(text, this, [this, id, action] { emit actionWanted(id, action); });
  };
  const bool isRoot = tree_->parent(id) == kNoNode;
  menu.addAction(tr("Go here"), this, [this, id] { emit nodeWanted(id); });
  const bool collapsed = collapsed_.contains(id);
  auto* fold = menu.addAction(collapsed ? tr("Unfold branch") : tr("Fold branch"), this,
                              [this, id] { toggleCollapsed(id); });
  fold->setEnabled(tree_->firstChild(id) != kNoNode);
  menu.addSeparator();
  add(tr("Move branch up"), BranchAction::Promote)->setEnabled(!isRoot);
  add(tr("Make main line"), BranchAction::MakeMainLine)->setEnabled(!isRoot);
  menu.addSeparator();
  add(tr("Cut branch"), BranchAction::Cut)->setEnabled(!isRoot);
  add(tr("Copy branch"), BranchAction::Copy);
  add(tr("Paste branch"), BranchAction::Paste);
  add(tr("Delete branch"), BranchAction::Delete)->setEnabled(!isRoot);
  menu.exec(place);
}

void TreePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) widget_->setAccessibleName(tr("Game tree"));
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
