// Stones, chains, liberties, the simple ko point and a hash of the stones: what lies on the board,
// and what a move does to it. Knows no history: superko is position.h, rulesets are ruleset.h.
//
// Every chain here has at least one liberty, after every public call.
//
// All arrays lie in one block of memory sized for this board: 4.5 KB for 19x19, where fixed arrays
// for 52x52 would be 31 KB. So many boards fit in memory, a copy is one memcpy of what the size
// needs, a move is a pointer, and assigning a board of the same size allocates nothing.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
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
  Board(const Board& other);
  Board& operator=(const Board& other);
  Board(Board&&) = default;  // what is left behind may only be assigned to or destroyed
  Board& operator=(Board&&) = default;
  ~Board() = default;

  // Questions in the language of points
  BoardSize size() const { return {facts_.width, facts_.height}; }
  Stone at(Point point) const { return at(vertexOf(point)); }
  bool isSuicide(Point point, Color color) const;  // of one stone or of several
  std::optional<Point> koPoint() const;  // may not be played by koColor() in the next move
  Color koColor() const { return facts_.koColor; }
  int prisonersOf(Color color) const;         // stones this side has taken
  int stones() const;                         // on the board
  uint64_t hash() const;                      // of the stones alone: equal boards have equal hashes
  bool operator==(const Board& other) const;  // same size, stones and ko point
  bool wasVacated(Point point) const;         // a stone has been taken off this point at some time
  uint64_t hashAfter(Point point, Color color) const;  // the hash play() would lead to

  // Chains and regions, as values
  Points chainAt(Point point) const;  // the chain of a stone; of an empty point its empty region
  Points libertiesOf(Point point) const;  // of the chain there; empty for an empty point
  int libertyCount(Point point) const;
  Points borderOf(Point emptyPoint) const;  // the stones around the empty region there

  // Actions
  // Plays on an empty point. Captures first; then, if the played chain has no liberty, it is
  // removed itself (suicide): whether that was allowed is the caller's business. Returns the stones
  // captured from the other side.
  int play(Point point, Color color) { return play(vertexOf(point), color); }
  void pass() { facts_.ko = 0; }  // lifts the ko
  // Puts or takes stones without capturing (set-up) and lifts the ko; no point may be named twice.
  // False, and nothing changes, if a chain would be left without liberties.
  bool setUp(std::span<const Point> black, std::span<const Point> white,
             std::span<const Point> empty) {
    return !trySetUp(black, white, empty);
  }
  // The same; what stands in the way is a stone of the chain that would have no liberty.
  std::optional<Point> trySetUp(std::span<const Point> black, std::span<const Point> white,
                                std::span<const Point> empty);

  // The fast door: the same board by vertex, for playouts, the judge and the engine
  Vertex vertexOf(Point point) const {
    return static_cast<Vertex>((point.y + 1) * facts_.stride + point.x + 1);
  }
  Point pointOf(Vertex vertex) const {
    return {static_cast<uint8_t>(vertex % facts_.stride - 1),
            static_cast<uint8_t>(vertex / facts_.stride - 1)};
  }
  int stride() const { return facts_.stride; }
  Stone at(Vertex vertex) const;  // None outside the board too: ask isOnBoard()
  bool isOnBoard(Vertex vertex) const { return codes_[vertex] != kBorder; }
  bool isSuicide(Vertex vertex, Color color) const;
  bool isEyelike(Vertex vertex, Color color) const;  // all four neighbours are color or border, and
                                                     // too few opponents stand on the diagonals
  bool touchesEmpty(Vertex vertex) const;            // a neighbour is empty
  bool isInAtari(Vertex stone) const;
  Vertex lastLibertyOf(Vertex stone) const;  // only for a chain in atari
  // Equal for the stones of one chain.
  Vertex chainIdOf(Vertex stone) const { return cells_[stone].head; }
  // A ring through the chain.
  Vertex nextInChain(Vertex stone) const { return cells_[stone].link; }
  // 0 when there is none.
  Vertex koVertex() const { return facts_.ko; }
  // In no particular order.
  std::span<const Vertex> empties() const {
    return {empties_, static_cast<size_t>(facts_.emptyCount)};
  }
  void swapEmpties(size_t a, size_t b);  // their order is the caller's to shuffle
  int play(Vertex vertex, Color color);

 private:
  // Pseudo-liberties: a liberty counts once for every stone that touches it. The number of them is
  // in the low half, the sum of their vertices (modulo 2^16) in the high half, so that adding a
  // liberty or joining two chains is one addition. An empty point touches at most four stones, so a
  // chain in atari has at most four pseudo-liberties, the sum is then exact, and their mean is the
  // last liberty.
  using Liberties = uint32_t;
  static constexpr Liberties libertyAt(unsigned vertex) { return 1u | vertex << 16; }
  static constexpr unsigned countIn(Liberties liberties) { return liberties & 0xffffu; }

  // What lies on a cell, as bits: taken, white, black. The border has them all, so that the codes
  // of the four neighbours and-ed together say at once whether none is empty, and whether one
  // colour (helped by the border) fills them all.
  static constexpr unsigned kEmpty = 0;
  static constexpr unsigned kTaken = 4;
  static constexpr unsigned kBorder = 7;
  static constexpr unsigned codeOf(Color color) { return 5u + static_cast<unsigned>(color); }
  static constexpr unsigned bitOf(Color color) { return 1u << static_cast<unsigned>(color); }

  struct Cell {
    Liberties liberties;   // of the chain whose head this is; noise elsewhere
    Vertex head;           // of the chain; 0 where no stone lies: cell 0 takes what belongs to none
    uint16_t link : 15;    // next stone of the chain; for an empty point its place in empties_
    uint16_t vacated : 1;  // see wasVacated()
  };
  static_assert(sizeof(Cell) == 8);

  // All that is no array.
  struct Facts {
    uint64_t hash = 0;
    std::array<int, 2> prisoners{};
    uint8_t width;
    uint8_t height;
    uint16_t stride;
    uint16_t emptyCount = 0;
    Vertex ko = 0;
    Color koColor = Color::Black;
  };

  size_t cellCount() const { return (facts_.height + 2u) * facts_.stride + 1u; }
  size_t blockBytes() const;
  std::array<Vertex, 4> neighboursOf(Vertex v) const;
  unsigned around(Vertex v) const;
  Points regionAt(Vertex start) const;
  void allocate();
  void addStone(Vertex v, Color color);
  void joinChain(Vertex stone, Vertex neighbour);
  int removeBreathless(Vertex v, Color color);
  int removeChain(Vertex stone, Color color);
  std::optional<Point> suffocatedBy(Vertex v, Color color) const;
  bool isOnlyLiberty(Vertex v, Vertex stone) const;
  Board withoutStonesAt(std::span<const Vertex> taken) const;

  Facts facts_;
  std::unique_ptr<std::byte[]> block_;  // holds the three arrays
  Cell* cells_ = nullptr;
  Vertex* empties_ = nullptr;
  uint8_t* codes_ = nullptr;  // of every cell
};

inline std::array<Vertex, 4> Board::neighboursOf(Vertex v) const {
  const auto stride = facts_.stride;
  return {static_cast<Vertex>(v - stride), static_cast<Vertex>(v - 1), static_cast<Vertex>(v + 1),
          static_cast<Vertex>(v + stride)};
}

inline Stone Board::at(Vertex vertex) const {
  const unsigned code = codes_[vertex];
  return code == kBorder ? Stone::None : static_cast<Stone>(code & 3u);
}

// The codes of the four neighbours, and-ed.
inline unsigned Board::around(Vertex v) const {
  const int stride = facts_.stride;
  return codes_[v - stride] & codes_[v - 1] & codes_[v + 1] & codes_[v + stride];
}

inline bool Board::touchesEmpty(Vertex v) const {
  return !(around(v) & kTaken);
}

inline bool Board::isEyelike(Vertex v, Color color) const {
  if (!(around(v) & bitOf(color))) return false;
  const int stride = facts_.stride;
  const unsigned other = codeOf(opponent(color));
  int opponents = 0;
  int outside = 0;
  for (const int diagonal : {-stride - 1, -stride + 1, stride - 1, stride + 1}) {
    const unsigned code = codes_[v + diagonal];
    opponents += code == other;
    outside |= code == kBorder;
  }
  return opponents + outside < 2;
}

// Whether the chain of this stone, which touches v, has no liberty but v.
inline bool Board::isOnlyLiberty(Vertex v, Vertex stone) const {
  const int stride = facts_.stride;
  const Vertex head = cells_[stone].head;
  const unsigned touching = (cells_[v - stride].head == head) + (cells_[v - 1].head == head) +
                            (cells_[v + 1].head == head) + (cells_[v + stride].head == head);
  return countIn(cells_[head].liberties) == touching;
}

inline bool Board::isSuicide(Vertex v, Color color) const {
  if (touchesEmpty(v)) return false;
  const unsigned own = codeOf(color);
  bool lives = false;
  for (const Vertex n : neighboursOf(v)) {
    const unsigned code = codes_[n];
    // A friend with another liberty saves the stone, and so does a capture.
    lives |= (code != kBorder) & ((code == own) != isOnlyLiberty(v, n));
  }
  return !lives;
}

inline bool Board::isInAtari(Vertex stone) const {
  const Liberties liberties = cells_[cells_[stone].head].liberties;
  const unsigned count = countIn(liberties);
  if (count > 4) return false;
  const auto mean = static_cast<Vertex>((liberties >> 16) / count);
  return codes_[mean] == kEmpty && isOnlyLiberty(mean, stone);
}

inline Vertex Board::lastLibertyOf(Vertex stone) const {
  assert(isInAtari(stone));
  const Liberties liberties = cells_[cells_[stone].head].liberties;
  return static_cast<Vertex>((liberties >> 16) / countIn(liberties));
}

inline void Board::swapEmpties(size_t a, size_t b) {
  const Vertex first = empties_[a];
  const Vertex second = empties_[b];
  empties_[a] = second;
  empties_[b] = first;
  cells_[second].link = static_cast<uint16_t>(a);
  cells_[first].link = static_cast<uint16_t>(b);
}

}  // namespace tengen
