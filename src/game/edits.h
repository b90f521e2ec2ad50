// What people do to a game: branches, order, set-up, marks and words. Each is one undoable step
// made of GameTree's primitive actions, and leaves nodes it does not name alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/game_tree.h"
#include "game/node_markup.h"
#include "sgf/reader.h"

namespace tengen {

// Branches. The clipboard is SGF text: it travels between games and programs.
std::string copyBranch(const GameTree& tree, NodeId top);
std::string cutBranch(GameTree& tree, NodeId top);  // a root is only copied
// Every game of the text becomes a last child of `parent`; what belongs to roots alone (FF, GM, CA,
// AP, ST, SZ) stays behind. The first pasted node.
Result<NodeId, sgf::ReadError> pasteBranch(GameTree& tree, NodeId parent, std::string text);
// The node to show instead, its parent; a root is not deleted.
NodeId deleteBranch(GameTree& tree, NodeId top);

// Order
void moveAmongSiblings(GameTree& tree, NodeId id, size_t index);  // past the end means last
// The branch of this node one place up among its siblings. False if it is first all the way.
bool promote(GameTree& tree, NodeId id);
bool makeMainLine(GameTree& tree, NodeId id);  // false if it was

// Set-up. A node with a move takes no set-up stones: a child is opened for them. Only what differs
// from the board before is written. Returns the node that has them now, or what stands in the way.
Result<NodeId, SetupError> setUpStone(GameTree& tree, NodeId id, Point point, Stone stone);
NodeId setToMove(GameTree& tree, NodeId id, std::optional<Color> color);

// Words
void setComment(GameTree& tree, NodeId id, std::string_view text);  // empty removes it
void setText(GameTree& tree, NodeId id, std::string_view ident, std::string_view text);

// Marks
enum class Mark : uint8_t { Triangle, Square, Circle, Cross, Selected };
void toggleMark(GameTree& tree, NodeId id, Point point, Mark mark);  // replaces another one there
void setLabel(GameTree& tree, NodeId id, Point point, std::string_view label);  // empty removes it
void toggleArrow(GameTree& tree, NodeId id, Segment segment);
void toggleLine(GameTree& tree, NodeId id, Segment segment);
void setTerritory(GameTree& tree, NodeId id, const Points& black, const Points& white);
// DD and VW; nothing means as the node before, an empty list "none dimmed" and "all visible".
void setDimmed(GameTree& tree, NodeId id, const std::optional<Points>& points);
void setVisible(GameTree& tree, NodeId id, const std::optional<Points>& points);

}  // namespace tengen
