#include "online/hosted_game.h"

#include <cassert>
#include <utility>

namespace tengen::online {

HostedGame::HostedGame(const TableSettings& settings, const BothSides<std::string>& names,
                       const std::string& date, TimePoint now)
    : now_(now) {
  GameSetup setup = setupOf(settings);
  setup.blackName = names.black;
  setup.whiteName = names.white;
  setup.date = date;
  GameSession::Parts parts;
  judgement_.sitIn(parts);
  parts.time = [this] { return now_; };
  parts.isOneOfMany = true;
  auto begun = GameSession::start(setup, std::move(parts));
  assert(begun);  // settings are checked where they come in
  session_ = std::move(*begun);
  session_->setPaused(true);
}

void HostedGame::start() {
  isStarted_ = true;
  session_->setPaused(isPaused_);
}

void HostedGame::setPaused(bool isPaused) {
  isPaused_ = isPaused;
  session_->setPaused(isPaused_ || !isStarted_);
}

bool HostedGame::hasClock() const {
  return session_->clock().settings().system != TimeSettings::System::None;
}

std::optional<TimePoint> HostedGame::flagFallsAt(TimePoint asOf) const {
  const TimePoint now = std::exchange(now_, asOf);
  const auto left = session_->untilFlagFalls();
  now_ = now;
  return left ? std::optional(asOf + *left) : std::nullopt;
}

int HostedGame::lastMoveOf(Color color) const {
  const GameTree& tree = session_->tree();
  int number = moves();
  for (NodeId id = session_->node(); number > 0; id = tree.parent(id), --number) {
    if (tree.moveAt(id)->color == color) break;
  }
  return number;
}

std::optional<int> HostedGame::movesBeforeLastOf(Color color) const {
  const int number = lastMoveOf(color);
  return number > 0 ? std::optional(number - 1) : std::nullopt;
}

bool HostedGame::takeBackTo(int number) {
  while (moves() > number) {
    if (!session_->takeBack()) return false;
  }
  // The clocks are as the moves recorded them.
  for (Gift& gift : gifts_) {
    if (gift.moves < lastMoveOf(gift.color)) continue;
    gift.moves = std::min(gift.moves, number);
    static_cast<void>(session_->addTime(gift.color, gift.time));
  }
  return moves() == number;
}

void HostedGame::giveTime(Color color, Milliseconds time) {
  gifts_.push_back({color, time, moves()});
  static_cast<void>(session_->addTime(color, time));
}

}  // namespace tengen::online
