// The game tree with its menu: follows a game, keeps what is collapsed, and reports what people
// want done with a branch.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <stop_token>

#include "apps/desktop/tree/game_tree_source.h"
#include "apps/desktop/tree/tree_widget.h"

namespace tengen::desktop {

enum class BranchAction : uint8_t { Promote, MakeMainLine, Cut, Copy, Paste, Delete };

class TreePanel : public QWidget {
  Q_OBJECT

 public:
  explicit TreePanel(QWidget* parent = nullptr);
  ~TreePanel() override { setGame(nullptr); }

  // The tree must live until another or none is set.
  void setGame(const GameTree* tree);
  // Lays out anew only what has another shape than last time.
  void follow(NodeId current);
  void setColors(const TreeColors& colors) { widget_->setColors(colors); }
  void toggleCollapsed(NodeId id);
  void zoom(double factor) { widget_->zoom(factor); }

  TreeWidget& widget() { return *widget_; }
  bool isSearching() const { return search_.has_value(); }  // for equal positions

 signals:
  void nodeWanted(tengen::NodeId id);
  void actionWanted(tengen::NodeId id, tengen::desktop::BranchAction action);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  // What a layout was made for: it is still right as long as these are the same.
  struct Shape {
    NodeId root = kNoNode;
    size_t changes = 0;
    size_t nodes = 0;

    friend bool operator==(const Shape&, const Shape&) = default;
  };

  void layOut();
  void searchEqual();
  void openAbove(NodeId id);
  void showMenu(NodeId id, QPoint place);
  Shape shapeNow() const;

  TreeWidget* widget_;
  const GameTree* tree_ = nullptr;
  std::unique_ptr<GameTreeSource> source_;
  CollapsedNodes collapsed_;
  Shape shape_;
  struct Search {  // under way, for the game with this root
    NodeId root;
    std::stop_source stop;
  };
  std::optional<Search> search_;
};

}  // namespace tengen::desktop
