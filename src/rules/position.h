// A board with its rules, the side to move and its history: the place that knows whether a move is
// legal, and if not, why. Whose turn it is and whether the game is over are the session's business:
// either colour may be asked about at any time.
//
// A value: after() gives a new position and leaves this one alone. The history is a list shared
// between positions, so that a move costs one copied board and one list node.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "base/result.h"
#include "rules/board.h"
#include "rules/history.h"
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

// A chain that set-up stones would leave without liberties, or a point given twice or off the
// board.
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
  const Board& board() const { return board_; }
  const Ruleset& rules() const { return rules_; }
  Color toMove() const { return toMove_; }
  int moveNumber() const { return moveNumber_; }      // stones played and passes since the start
  int passesInARow() const { return passesInARow_; }  // since the last stone
  int passesBy(Color color) const;                    // in all: pass stones are counted from these
  std::optional<Color> passedLast() const { return passedLast_; }  // nobody after a stone
  std::optional<MoveError> whyIllegal(Color color, Move move) const;
  bool isLegal(Color color, Move move) const { return !whyIllegal(color, move); }
  bool isLegal(Move move) const { return isLegal(toMove(), move); }
  Points legalPoints(Color color) const;
  // The latest earlier move whose whole-board position this one repeats with the same side to move:
  // under simple ko a reason to offer "no result", never to forbid. A pass repeats nothing.
  std::optional<int> repeatedMove() const;

  // Actions
  Result<Position, MoveError> after(Color color, Move move) const;
  Result<Position, MoveError> after(Move move) const { return after(toMove(), move); }
  // As a record says, legal or not: a stone on an occupied point replaces what lies there, ko and
  // superko are not asked, captures happen, and a chain left without liberties is taken off. A
  // point off the board counts as a pass. Of a position nobody else needs the board is not copied.
  Position afterRecorded(Color color, Move move) const&;
  Position afterRecorded(Color color, Move move) &&;
  // The same stones seen as a new start: no history, no ko, move number 0. Prisoners and passes by
  // each side are kept: they still count when a game goes on from here.
  Result<Position, SetupError> afterSetup(std::span<const Point> black,
                                          std::span<const Point> white,
                                          std::span<const Point> empty) const;
  // Same history, no ko. The situation with the new side to move counts as seen; at the start it
  // replaces the one with the old side.
  Position withToMove(Color color) const;
  Position withRules(const Ruleset& rules) const;

 private:
  Position(Board board, const Ruleset& rules, Color toMove);
  void play(Color color, Move move);
  bool maySacrifice(Color color, Point point) const;
  std::optional<int> repeatedBy(Color color, Point point) const;

  Board board_;
  Ruleset rules_;
  Color toMove_;
  int moveNumber_ = 0;
  int passesInARow_ = 0;
  std::array<int, 2> passes_{};
  std::optional<Color> passedLast_;
  History history_;  // this position is its latest entry
};

}  // namespace tengen
