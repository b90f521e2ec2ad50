#include "apps/cli/gtp/gtp_game.h"

#include <utility>

namespace tengen::cli {
namespace {

// About 2.5 MB of 19x19 boards.
constexpr size_t kMostPositionsKept = 512;

}  // namespace

GtpGame::GtpGame() : start_(BoardSize{}), recent_{start_}, komi_(start_.rules().komi) {}

void GtpGame::clear(BoardSize size) {
  startFrom(Position(size, rules()), 0);
}

void GtpGame::startFrom(const Position& start, int handicapStones) {
  start_ = start;
  turns_.clear();
  recent_.assign(1, start_);
  handicap_ = handicapStones;
  ++gameNumber_;
  left_.fill(fullTime(timeSettings_));
}

bool GtpGame::play(const Turn& turn) {
  Result<Position, MoveError> next = position().after(turn.color, turn.move);
  if (!next) return false;
  turns_.push_back(turn);
  keep(std::move(*next));
  return true;
}

void GtpGame::replay(const Turn& turn) {
  turns_.push_back(turn);
  keep(position().afterRecorded(turn.color, turn.move));
}

bool GtpGame::undo() {
  if (turns_.empty()) return false;
  turns_.pop_back();
  recent_.pop_back();
  if (!recent_.empty()) return true;

  recent_.push_back(start_);
  for (const Turn& turn : turns_)
    keep(position().afterRecorded(turn.color, turn.move));
  return true;
}

void GtpGame::setRules(const Ruleset& rules) {
  start_ = start_.withRules(rules);
  for (Position& position : recent_)
    position = position.withRules(rules);
}

void GtpGame::setTimeSettings(const TimeSettings& settings) {
  timeSettings_ = settings;
  left_.fill(fullTime(settings));
}

void GtpGame::setTimeLeft(Color color, const SideTime& left) {
  left_[color == Color::Black ? 0 : 1] = left;
}

// Whose flag has fallen plays on as if it were the last moment: nobody here ends the game.
void GtpGame::bookTime(Color color, Milliseconds spent) {
  SideTime left = afterThinking(timeSettings_, timeLeft(color), spent);
  if (left.hasFallen) left = {Milliseconds{0}, timeSettings_.extra, 1, false};
  setTimeLeft(color, afterMoving(timeSettings_, left));
}

void GtpGame::keep(Position position) {
  if (recent_.size() == kMostPositionsKept) {
    recent_.erase(recent_.begin(), recent_.begin() + kMostPositionsKept / 2);
  }
  recent_.push_back(std::move(position));
}

}  // namespace tengen::cli
