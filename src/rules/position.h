// A board with its rules, the side to move and its history: the place that knows whether a move is
// legal, and if not, why. Whose turn it is and whether the game is over are the session's business:
// either colour may be asked about at any time.
//
// A value: after() gives a new position and leaves this one alone. The history is a list shared
// between positions, so that a move costs one copied board and one list node.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "base/result.h"
#include "rules/board.h"
#include "rules/move.h"
#include "rules/ruleset.h"

namespace tengen {

struct MoveError {
  enum class Kind : uint8_t { OffBoard, Occupied, Suicide, Ko, Superko };
  Kind kind;
  Point point;           // where it was tried; for Ko also the forbidden point
  int repeatsMove = -1;  // Superko: the number of the earlier move whose position it repeats; 0 is
                         // the start

  friend bool operator==(const MoveError&, const MoveError&) = default;
};

// A chain that set-up stones would leave without liberties, or a point given twice or off the board.
struct SetupError {
  enum class Kind : uint8_t { OffBoard, Twice, NoLiberties };
  Kind kind;
  Point point;

  friend bool operator==(const SetupError&, const SetupError&) = default;
};

class Position {
 public:
  explicit Position(BoardSize size, const Ruleset& rules = {}, Color toMove = Color::Black);
  static Result<Position, SetupError> withStones(BoardSize size, std::span<const Point> black,
                                                 std::span<const Point> white,
                                                 const Ruleset& rules = {},
                                                 Color toMove = Color::Black);

  // Questions
  const Board& board() const;
  const Ruleset& rules() const;
  Color toMove() const;
  int moveNumber() const;         // stones played and passes since the start
  int passesInARow() const;       // since the last stone
  int passesBy(Color color) const;  // in all: pass stones are counted from these
  std::optional<MoveError> whyIllegal(Color color, Move move) const;
  bool isLegal(Color color, Move move) const { return !whyIllegal(color, move); }
  bool isLegal(Move move) const { return isLegal(toMove(), move); }
  Points legalPoints(Color color) const;
  // The latest earlier move whose whole-board position this one repeats with the same side to move:
  // under simple ko a reason to offer "no result", never to forbid.
  std::optional<int> repeatedMove() const;

  // Deeds
  Result<Position, MoveError> after(Color color, Move move) const;
  Result<Position, MoveError> after(Move move) const { return after(toMove(), move); }
  // As a record says, legal or not: a stone on an occupied point replaces what lies there, ko and
  // superko are not asked, captures happen, and a chain left without liberties is taken off. A point
  // off the board counts as a pass.
  Position afterRecorded(Color color, Move move) const;
  // The same stones seen as a new start: no history, no ko.
  Result<Position, SetupError> afterSetup(std::span<const Point> black,
                                          std::span<const Point> white,
                                          std::span<const Point> empty) const;
  Position withToMove(Color color) const;  // same history, no ko
  Position withRules(const Ruleset& rules) const;
};

}  // namespace tengen
