// What a node does to the board, as SGF says: set-up stones first, then the side to move, then its
// moves, legal or not. Position for people, Board for those in a hurry; both end with the same
// stones.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/sgf_bridge.h"
#include "rules/position.h"
#include "sgf/collection.h"

namespace tengen {

enum class BoardProperty : uint8_t { None, Black, White, AddBlack, AddWhite, AddEmpty, Player };

// By the slice of a property ("AB[dd]..."), which begins with its name.
inline BoardProperty boardPropertyOf(std::string_view slice) {
  using enum BoardProperty;
  if (slice[1] == '[') return slice[0] == 'B' ? Black : slice[0] == 'W' ? White : None;
  if (slice.size() < 3 || slice[2] != '[') return None;
  if (slice[0] == 'P') return slice[1] == 'L' ? Player : None;
  if (slice[0] != 'A') return None;
  if (slice[1] == 'B') return AddBlack;
  if (slice[1] == 'W') return AddWhite;
  return slice[1] == 'E' ? AddEmpty : None;
}

// The set-up of a node. A point is in one list at most: the last word counts.
struct Setup {
  Points black, white, empty;
  bool offBoard = false;  // something pointed outside and was left out
};

bool hasSetup(const sgf::Collection& collection, sgf::NodeId id);
Setup setupAt(const sgf::Collection& collection, sgf::NodeId id, BoardSize size);
std::optional<Color> toMoveSetAt(const sgf::Collection& collection, sgf::NodeId id);  // PL

// The set-up without the chains that would have no liberty, which no board can hold. False if there
// were such.
bool makeStand(Setup& setup, const Board& board);

// The point of a move written as nearly all are, `B[dd]`: read without looking twice. Nothing for
// any other spelling, which parseRecordedMove() knows.
inline std::optional<Point> plainPoint(std::string_view slice, BoardSize size) {
  if (slice.size() != 5) return std::nullopt;
  const auto x = static_cast<uint8_t>(slice[2] - 'a');
  const auto y = static_cast<uint8_t>(slice[3] - 'a');
  if (x >= 26 || y >= 26 || !size.contains({x, y})) return std::nullopt;
  return Point{x, y};
}

// Calls `visit(Color, RecordedMove)` for every move of the node: one, if the file is right.
template <class Visit>
void forEachMove(const sgf::Collection& collection, sgf::NodeId id, BoardSize size, Visit visit) {
  const size_t count = collection.propertyCount(id);
  for (size_t i = 0; i < count; ++i) {
    const sgf::Property property = collection.property(id, i);
    const BoardProperty kind = boardPropertyOf(property.slice());
    if (kind != BoardProperty::Black && kind != BoardProperty::White) continue;
    const Color color = kind == BoardProperty::Black ? Color::Black : Color::White;
    if (const auto point = plainPoint(property.slice(), size)) {
      visit(color, RecordedMove{Move::at(*point), RecordedMove::Spelling::Plain});
      continue;
    }
    for (const sgf::Value value : property) {
      visit(color, parseRecordedMove(value.raw(), size));
    }
  }
}

// Who begins a game where nobody says: White after handicap stones.
Color firstToMove(const sgf::Collection& collection, sgf::NodeId root, int handicap);

// With its set-up and side to move; then with its moves too.
Position afterSetupOf(Position position, const sgf::Collection& collection, sgf::NodeId id);
Position afterNode(Position position, const sgf::Collection& collection, sgf::NodeId id);

// The same for a bare board.
struct BoardState {
  Board board;
  Color toMove;
};
void applyNode(BoardState& state, const sgf::Collection& collection, sgf::NodeId id);

}  // namespace tengen
