// Editing: a click does what the tool in hand does. Every touch is one step of undo.
#pragma once

#include <string>

#include "game/game_tree.h"
#include "session/mode/mode.h"

namespace tengen {

enum class EditTool : uint8_t {
  // Stones: on a stone of its own colour the tool takes it off again
  Black,
  White,
  Empty,
  ToPlay,  // a click anywhere gives the move to the other side
  // Marks: a second click takes one away
  Triangle,
  Square,
  Circle,
  Cross,
  Selected,
  Letter,  // the first one free on this node: A to Z, then a to z
  Number,  // the first one free, from 1
  // Dragged from point to point; a click takes those away that begin or end there
  Arrow,
  Line,
  // A click for one point, a drag for a rectangle
  Dim,   // DD
  View,  // VW: what is shown of the board; nothing chosen shows it all
  BlackTerritory,
  WhiteTerritory,
};

class EditMode final : public Mode {
 public:
  Kind kind() const override { return Kind::Edit; }
  // Touch::Other takes a mark away, or where there is none the stone.
  Outcome click(GameSession& session, Point point, Touch touch) override;
  Outcome drag(GameSession& session, Point from, Point to) override;
  std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const override;

  EditTool tool() const { return tool_; }
  void setTool(EditTool tool) { tool_ = tool; }

 private:
  EditTool tool_ = EditTool::Black;
};

// The labels the tools would set next.
std::string nextLetter(const GameTree& tree, NodeId id);
std::string nextNumber(const GameTree& tree, NodeId id);

}  // namespace tengen
