// A file of games as a tree of Go positions, one game of it open: what each node means on the
// board, and the few primitive edits all edits are made of (edits.h), every one of them undoable.
//
// The nodes are those of the sgf::Collection it owns: opening a file converts nothing, and node ids
// stay valid for ever, through edits, undo and redo. Positions are not stored: they are replayed
// from the nearest ancestor in a small cache. Files are taken as they are: an illegal move is
// placed as SGF says and flagged (flaws.h), never refused; only play() refuses.
//
// One thread at a time, questions included: they fill the cache. No walk recurses.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/edit_history.h"
#include "game/position_cache.h"
#include "game/tree_edit.h"
#include "rules/position.h"
#include "sgf/collection.h"

namespace tengen {

using sgf::kNoNode;
using sgf::NodeId;

class GameTree {
 public:
  explicit GameTree(BoardSize size = {});  // a new game, its root empty but for FF, GM, CA, SZ
  explicit GameTree(
      sgf::Collection collection);  // opens its first game; makes one if there is none

  // The file
  const sgf::Collection& collection() const { return collection_; }
  size_t gameCount() const { return collection_.games().size(); }
  size_t openGame() const { return openGame_; }
  void open(size_t game);
  std::string save() const;  // all games

  // The open game, as its root tells it
  NodeId root() const { return collection_.games()[openGame_]; }
  BoardSize size() const { return size_; }         // 19x19 where SZ is missing or broken
  const Ruleset& rules() const { return rules_; }  // by RU; with the komi of KM, else the usual one
  std::optional<double> komi() const { return komi_; }  // nothing where the file says nothing
  int handicap() const { return handicap_; }

  // Walking
  NodeId parent(NodeId id) const { return collection_.parent(id); }
  NodeId firstChild(NodeId id) const { return collection_.firstChild(id); }
  NodeId nextSibling(NodeId id) const { return collection_.nextSibling(id); }
  std::vector<NodeId> children(NodeId id) const;
  NodeId child(NodeId id, size_t index) const;  // kNoNode where there are fewer
  size_t indexAmongSiblings(NodeId id) const;
  NodeId endOfLine(NodeId id) const;            // down the first children
  std::vector<NodeId> pathTo(NodeId id) const;  // from the root of its tree, `id` included
  int depth(NodeId id) const;                   // in nodes; 0 at the root
  int moveNumber(NodeId id) const;              // in moves and passes: set-up does not count
  bool contains(NodeId id) const;               // is it a node of the open game, not cut from it?

  // What a node says
  std::optional<Turn> moveAt(NodeId id) const;  // the last one, should there be several
  int moveCount(NodeId id) const;               // 1 or 0, if the file is right
  bool hasMove(NodeId id) const { return moveCount(id) > 0; }
  bool hasSetup(NodeId id) const;                             // AB, AW or AE
  std::optional<Color> toMoveSetAt(NodeId id) const;          // PL
  std::string text(NodeId id, std::string_view ident) const;  // unescaped; empty when missing
  std::string comment(NodeId id) const { return text(id, "C"); }

  // The board there
  Position positionAt(NodeId id) const;
  Position positionBefore(NodeId id) const;  // at its parent; of a root, the empty board

  // The child with this very move and no set-up; kNoNode where there is none.
  NodeId childWith(NodeId id, Turn turn) const;
  // Playing. Follows a child with this very move, else opens a variation with it if it is legal.
  Result<NodeId, MoveError> play(NodeId from, Turn turn);
  // The same for who has the position of that node at hand.
  Result<NodeId, MoveError> play(NodeId from, Turn turn, const Position& there);

  // Primitive edits; each is recorded. Raw values are escaped already (sgf::escapeText).
  NodeId addChild(NodeId parent);
  void attach(NodeId id, NodeId parent, NodeId before = kNoNode);  // kNoNode: as the last child
  void detach(NodeId id);                                          // never a root
  void setProperty(NodeId id, std::string_view ident, std::span<const std::string> rawValues);
  void setProperty(NodeId id, std::string_view ident, std::string_view rawValue);
  void removeProperty(NodeId id, std::string_view ident);
  // A copy of a branch of another collection, belonging to nobody yet.
  NodeId graft(const sgf::Collection& from, NodeId top);
  // Appends every primitive edit from now on to this list, for a journal; null ends that. Undo and
  // redo are none.
  void recordTo(std::vector<TreeEdit>* edits) { recording_ = edits; }

  // Undo without limit. Everything done while a Step lives is undone in one go; a Step inside
  // another joins it; an edit outside any is a step of its own.
  class Step {
   public:
    // `here` is the node to show again after undo.
    Step(GameTree& tree, NodeId here) : tree_(tree), end_(here) { tree.history_.begin(here); }
    ~Step() { tree_.history_.end(end_); }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    void endAt(NodeId there) { end_ = there; }  // the node to show after redo

   private:
    GameTree& tree_;
    NodeId end_;
  };
  bool canUndo() const { return history_.canUndo(); }
  bool canRedo() const { return history_.canRedo(); }
  // Whether undo() takes away what was done to come from this node to its child, and no more.
  bool isLastStep(NodeId from, NodeId child) const { return history_.isLast(from, child); }
  // Each opens the game it changed and returns the node to show; kNoNode if there was nothing to
  // do.
  NodeId undo();
  NodeId redo();
  void forgetSteps() { history_.forget(); }  // nothing done so far can be undone any more
  bool hasUnsavedChanges() const { return history_.position() != savedAt_; }
  void markSaved() { savedAt_ = history_.position(); }

  // For one of thousands of games that nobody edits: from now on nothing can be undone, no change
  // is noted below, and no position is kept.
  void keepLittle();

  // For what is kept beside the tree and follows it (position_index.h): the nodes below which
  // boards may have changed, or which were attached or cut, in order. Only ever grows.
  std::span<const NodeId> boardChanges() const { return boardChanges_; }

 private:
  void readRoot();
  void link(NodeId id, NodeId parent, NodeId before);
  void note(TreeEdit edit);
  void noteProperty(NodeId id, std::string_view ident);
  void touch(NodeId id);
  void exchange(EditHistory::Record& record);
  NodeId arriveAt(NodeId show);
  void noteBoardChange(NodeId id);
  void noteProperties(NodeId id, bool concernBoard);

  sgf::Collection collection_;
  size_t openGame_ = 0;
  BoardSize size_;
  Ruleset rules_;
  std::optional<double> komi_;
  int handicap_ = 0;
  EditHistory history_;
  uint64_t savedAt_ = 0;
  std::vector<NodeId> boardChanges_;
  std::vector<TreeEdit>* recording_ = nullptr;
  bool keepsLittle_ = false;
  mutable PositionCache cache_;
};

}  // namespace tengen
