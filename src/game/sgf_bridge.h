// What SGF values mean in Go: sizes, komi, moves, points and rectangles. Lenient, and says where it
// had to be. Which property means what on the board is replay.h; how values are bracketed is
// src/sgf.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/move.h"
#include "rules/point.h"
#include "sgf/collection.h"

namespace tengen {

// SZ: "19", "19:13". Nothing for what is no size of 1 to 52.
std::optional<BoardSize> parseSize(std::string_view raw);
std::string sizeText(BoardSize size);

// KM. Some servers write a hundred times the komi (650): no komi is that large. The same ones count
// in stones, of which one is worth two points: 375 is 7.5, and 3.75 written plainly is itself.
struct RecordedKomi {
  double points;
  bool isHundredfold;
  bool isInStones;
};
std::optional<RecordedKomi> parseKomi(std::string_view raw);

// HA, 0 to kMaxHandicap.
constexpr int kMaxHandicap = 361;
std::optional<int> parseHandicap(std::string_view raw);

// A value of B or W.
struct RecordedMove {
  enum class Spelling : uint8_t {
    Plain,
    OddPass,   // blanks, ``, the corner just off the board, the word
    OffBoard,  // anything else: taken as a pass
  };
  Move move;
  Spelling spelling;
};
RecordedMove parseRecordedMove(std::string_view raw, BoardSize size);

// A point, blanks around it allowed. Nothing for what is none on this board.
std::optional<Point> parseSgfPoint(std::string_view raw, BoardSize size);
std::string sgfText(Point point);  // column, then row from the top

// The points of a board as rows of bits: a rectangle costs its height however wide it is.
class PointRows {
 public:
  bool contains(Point point) const { return rows_[point.y] >> point.x & 1; }
  bool isEmpty() const;
  void add(Point point) { rows_[point.y] |= uint64_t{1} << point.x; }
  void remove(const PointRows& other);
  void merge(const PointRows& other);
  Points points() const;

 private:
  friend bool addPoints(PointRows& rows, sgf::Value value, BoardSize size);
  std::array<uint64_t, kMaxSide> rows_{};
};

// Adds a point or a rectangle "aa:cc", corners in any order, clipped to the board. False if part of
// it lay outside or it was no point at all; an empty value is no point and nothing wrong.
bool addPoints(PointRows& rows, sgf::Value value, BoardSize size);

// A point list property of a node; empty where the node has none.
Points pointsOf(const sgf::Collection& collection, sgf::NodeId id, std::string_view ident,
                BoardSize size);

}  // namespace tengen
