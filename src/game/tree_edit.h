// One primitive edit done to a tree, and its text: what a journal keeps to do it again. Node ids
// are those of the tree it was done to; done again to an equal tree, it makes equal ids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sgf/collection.h"

namespace tengen {

class GameTree;

struct TreeEdit {
  enum class Kind : uint8_t { AddChild, Attach, Detach, SetProperty, Graft };
  Kind kind;
  sgf::NodeId id = sgf::kNoNode;      // AddChild: the parent; Graft: none
  sgf::NodeId parent = sgf::kNoNode;  // Attach
  sgf::NodeId before = sgf::kNoNode;  // Attach
  // SetProperty: the property as SGF writes it, its name alone where it goes; Graft: the branch.
  std::string text = {};

  friend bool operator==(const TreeEdit&, const TreeEdit&) = default;
};

// `5 add 411 set 4 B[dd]`: each behind its length in bytes.
std::string toText(std::span<const TreeEdit> edits);
std::optional<std::vector<TreeEdit>> parseTreeEdits(std::string_view text);

// False, and nothing changes, where the tree has no such nodes or they cannot be joined so.
bool doAgain(GameTree& tree, const TreeEdit& edit);

}  // namespace tengen
