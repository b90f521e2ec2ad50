// What a node shows beside its stones, as a plain value for views: marks, labels, territory, and
// what it inherits from the nodes before it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game_tree.h"

namespace tengen {

struct Label {
  Point point;
  std::string text;

  friend bool operator==(const Label&, const Label&) = default;
};

// An arrow or a line between two points.
struct Segment {
  Point from;
  Point to;

  friend bool operator==(const Segment&, const Segment&) = default;
};

// A diagram begins here (FG). Flags as FF[4] adds them up.
struct FigureMark {
  int flags = 0;
  std::string name;

  friend bool operator==(const FigureMark&, const FigureMark&) = default;
};

struct NodeMarkup {
  Points triangles, squares, circles, crosses, selected;  // TR SQ CR MA (and the old M) SL
  std::vector<Label> labels;                              // LB, and the old L as a, b, c, ...
  std::vector<Segment> arrows, lines;                     // AR LN
  Points blackTerritory, whiteTerritory;                  // TB TW
  std::optional<int> moveNumber;                          // MN: the number to show from here on
  std::optional<FigureMark> figure;                       // FG

  // Inherited until set anew
  Points dimmed;                  // DD; an empty value lifts it
  std::optional<Points> visible;  // VW; nothing means the whole board
  int printMode = 1;              // PM

  friend bool operator==(const NodeMarkup&, const NodeMarkup&) = default;
};

NodeMarkup markupAt(const GameTree& tree, NodeId id);
// Without what is inherited, and so without the way back to the root: for those who go through all.
NodeMarkup ownMarkupAt(const GameTree& tree, NodeId id);

// The number a view prints on the move of this node: counted from the last MN, else from the root.
int shownMoveNumber(const GameTree& tree, NodeId id);

// ST of the root, as FF[4] adds it up: 1 siblings instead of children, 2 no board markup.
int variationStyle(const GameTree& tree);

// What the clocks showed after this move; whole seconds may carry a fraction.
struct TimeLeft {
  std::optional<double> black, white;                         // BL WL
  std::optional<int> blackOvertimeMoves, whiteOvertimeMoves;  // OB OW

  friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};
TimeLeft timeLeftAt(const GameTree& tree, NodeId id);
void setTimeLeft(GameTree& tree, NodeId id, const TimeLeft& time);  // what is not given stays

}  // namespace tengen
