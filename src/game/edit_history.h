// What was done to a collection, so that it can be undone: the old 20-byte record of every node
// that was touched, and nothing else. Undo exchanges records with the collection, redo exchanges
// them back.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sgf/collection.h"

namespace tengen {

class EditHistory {
 public:
  struct Record {
    sgf::NodeId id;
    sgf::Collection::Node node;
  };

  bool canUndo() const { return done_ > 0; }
  bool canRedo() const { return done_ < steps_.size(); }
  // Names the state the collection is in: equal again after undo and redo, never after other
  // actions.
  uint64_t position() const { return done_ == 0 ? start_ : steps_[done_ - 1].name; }

  // Whether the step that would be undone next led from here to there.
  bool isLast(sgf::NodeId here, sgf::NodeId there) const {
    return canUndo() && steps_[done_ - 1].before == here && steps_[done_ - 1].after == there;
  }

  // Recording. Steps inside a step belong to the outer one; a step that touches nothing leaves no
  // trace; touching something forgets what could have been redone.
  void begin(sgf::NodeId here);
  void touch(sgf::NodeId id, const sgf::Collection::Node& before);
  void end(sgf::NodeId there);

  // The step to undo or redo next: its records, to be exchanged with the collection by the caller,
  // from the last to the first for undo and from the first to the last for redo.
  struct Travel {
    std::span<Record> records;
    sgf::NodeId show;
  };
  Travel back();
  Travel forth();
  void forget();  // all steps: what was done stays done

 private:
  struct Step {
    size_t firstRecord;
    sgf::NodeId before;
    sgf::NodeId after;
    uint64_t name;
  };

  std::span<Record> recordsOf(size_t step);

  std::vector<Record> records_;
  std::vector<Step> steps_;
  size_t done_ = 0;     // steps not undone
  uint64_t start_ = 0;  // the name of the state before the first of them
  uint64_t lastName_ = 0;
  int nesting_ = 0;
  sgf::NodeId here_{};
  size_t openRecord_ = 0;  // the first record of the step being made
};

}  // namespace tengen
