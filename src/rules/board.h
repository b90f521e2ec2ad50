// Stones, chains, liberties, the simple ko point and a hash of the stones: what lies on the board, and
// what a move does to it. Knows no history: superko is position.h, rulesets are ruleset.h.
//
// Every chain here has at least one liberty, after every public call.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "rules/color.h"
#include "rules/point.h"

namespace tengen {

// A point as the fast code sees it: an index into the board's mailbox, whose neighbours are one and
// one row (stride) away. 0 is always outside the board.
using Vertex = uint16_t;

class Board {
 public:
  explicit Board(BoardSize size);

  // Questions in the language of points
  BoardSize size() const;
  Stone at(Point point) const;
  bool isSuicide(Point point, Color color) const;  // of one stone or of several
  std::optional<Point> koPoint() const;  // may not be played by koColor() in the next move
  Color koColor() const;
  int prisonersOf(Color color) const;    // stones this side has taken
  int stones() const;                    // on the board
  uint64_t hash() const;                 // of the stones alone: equal boards have equal hashes
  bool operator==(const Board& other) const;  // same size, stones and ko point

  // Chains and regions, as values
  Points chainAt(Point point) const;      // the chain of a stone; of an empty point its empty region
  Points libertiesOf(Point point) const;  // of the chain there; empty for an empty point
  int libertyCount(Point point) const;
  Points borderOf(Point emptyPoint) const;  // the stones around the empty region there

  // Deeds
  // Plays on an empty point. Captures first; then, if the played chain has no liberty, it is removed
  // itself (suicide): whether that was allowed is the caller's business. Returns the stones captured
  // from the other side.
  int play(Point point, Color color);
  void pass();  // lifts the ko
  // Puts or takes stones without capturing (set-up). False, and nothing changes, if a chain would be
  // left without liberties.
  bool setUp(std::span<const Point> black, std::span<const Point> white,
             std::span<const Point> empty);

  // The fast door: the same board by vertex, for playouts, the judge and the engine
  Vertex vertexOf(Point point) const;
  Point pointOf(Vertex vertex) const;
  int stride() const;
  Stone at(Vertex vertex) const;  // None outside the board too: ask isOnBoard()
  bool isOnBoard(Vertex vertex) const;
  bool isSuicide(Vertex vertex, Color color) const;
  bool isEyelike(Vertex vertex, Color color) const;  // all four neighbours are color or border, and
                                                     // too few opponents stand on the diagonals
  bool isInAtari(Vertex stone) const;
  Vertex lastLibertyOf(Vertex stone) const;  // only for a chain in atari
  Vertex chainIdOf(Vertex stone) const;      // equal for two stones of one chain
  Vertex nextInChain(Vertex stone) const;    // a ring through the chain
  Vertex koVertex() const;                   // 0 when there is none
  std::span<const Vertex> empties() const;   // in no particular order
  int play(Vertex vertex, Color color);
};

}  // namespace tengen
