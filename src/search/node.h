// What a search remembers of a position: visits, what it is worth, and the moves out of it. Nodes
// and edges lie in the arrays of a Tree and name each other by index.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/move.h"
#include "rules/point.h"
#include "search/bias_table.h"
#include "search/ending.h"

namespace tengen::search {

// A move as a number: points in reading order, then the pass. The order of Evaluation::policy.
constexpr int passIndex(BoardSize size) {
  return size.points();
}
constexpr int indexOf(Move move, BoardSize size) {
  return move.isPass() ? passIndex(size) : size.indexOf(move.point());
}
constexpr Move moveAt(int index, BoardSize size) {
  return index == passIndex(size) ? Move::pass() : Move::at(size.pointAt(index));
}

using NodeIndex = uint32_t;
constexpr NodeIndex kNoIndex = 0xffffffffu;

// A move nobody has tried yet. The prior keeps the upper half of a float: three digits are more
// than a network knows, and 100,000 nodes have millions of edges.
struct Edge {
  uint16_t move = 0;
  uint16_t priorBits = 0;

  static Edge of(int move, float prior) {
    return {static_cast<uint16_t>(move),
            static_cast<uint16_t>((std::bit_cast<uint32_t>(prior) + 0x8000u) >> 16)};
  }
  float prior() const { return std::bit_cast<float>(static_cast<uint32_t>(priorBits) << 16); }
};
static_assert(sizeof(Edge) == 4);

// Best prior first, then in reading order.
inline bool isLikelier(const Edge& a, const Edge& b) {
  return a.priorBits != b.priorBits ? a.priorBits > b.priorBits : a.move < b.move;
}

// As Black sees it: the probability that Black wins, the mean of its square, and Black's lead in
// points.
struct Worth {
  double win = 0.5;
  double winSquare = 0.25;
  double lead = 0;

  static Worth of(const EndValue& value) { return {value.win, value.win * value.win, value.lead}; }
};

struct Node {
  enum class State : uint8_t {
    Pending,   // somebody evaluates it
    Expanded,  // has edges
    Terminal,  // the game is over; every visit books the same value again
  };

  Worth worth;             // of all that is known of it; meaningless before the first visit
  EndValue said;           // of itself, by the network or by a count
  BiasTable::Given given;  // to its bias
  BiasTable::Index bias = BiasTable::kNone;
  NodeIndex parent = kNoIndex;
  NodeIndex firstChild = kNoIndex;  // the latest
  NodeIndex nextSibling = kNoIndex;
  uint32_t firstEdge = 0;  // edges not yet tried, best prior first
  uint32_t visits = 0;
  float prior = 1;
  uint16_t edgeCount = 0;
  uint16_t inFlight = 0;  // descents through here whose evaluation is not back yet
  uint16_t move = 0;      // that led here
  State state = State::Pending;
  bool barred = false;  // a move at the root that is not asked for
};

}  // namespace tengen::search
