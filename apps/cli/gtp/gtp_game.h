// The game a GTP client plays with: a start position, the moves since, and what belongs to a game
// but not to its board. Any number of moves can be taken back.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "clock/clock.h"
#include "rules/position.h"

namespace tengen::cli {

class GtpGame {
 public:
  GtpGame();

  // Questions
  const Position& start() const { return start_; }
  const Position& position() const { return recent_.back(); }
  const Board& board() const { return position().board(); }
  BoardSize size() const { return board().size(); }
  const Ruleset& rules() const { return position().rules(); }
  double komi() const { return komi_; }
  int handicap() const { return handicap_; }
  const std::vector<Turn>& turns() const { return turns_; }
  const TimeSettings& timeSettings() const { return timeSettings_; }
  const SideTime& timeLeft(Color color) const { return left_[color == Color::Black ? 0 : 1]; }
  int gameNumber() const { return gameNumber_; }  // another one for each new start

  // Actions
  void clear(BoardSize size);  // an empty board; komi, rules and time settings stay
  void startFrom(const Position& start, int handicapStones);
  bool play(const Turn& turn);    // false, and nothing changes, if it is illegal
  void replay(const Turn& turn);  // as a record says, legal or not
  bool undo();                    // false at the start
  void setRules(const Ruleset& rules);
  void setKomi(double komi) { komi_ = komi; }
  void setTimeSettings(const TimeSettings& settings);  // both sides have all of it
  void setTimeLeft(Color color, const SideTime& left);
  // A move was thought about for so long. Whoever runs the real clock may say otherwise.
  void bookTime(Color color, Milliseconds spent);

 private:
  void keep(Position position);

  Position start_;
  std::vector<Turn> turns_;
  // The latest positions, the current one last. Boards are large and games may be endless, so the
  // older ones are made again from the moves when they are wanted.
  std::vector<Position> recent_;
  double komi_;
  int handicap_ = 0;
  TimeSettings timeSettings_;
  std::array<SideTime, 2> left_{};
  int gameNumber_ = 0;
};

}  // namespace tengen::cli
