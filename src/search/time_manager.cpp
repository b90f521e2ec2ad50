#include "search/time_manager.h"

#include <algorithm>
#include <cmath>

namespace tengen::search {
namespace {

using Ms = Milliseconds;

// Games last about so many moves for each point of the board, and a side plays half of them. Toward
// the end some are still expected.
constexpr double kMovesAPoint = 0.72;
constexpr double kLastMovesAPoint = 0.11;
constexpr double kFewestMovesLeft = 12;
// Early moves deserve more than their share of the main time: later ones are quicker to decide.
constexpr double kOverShare = 1.4;
// Where nothing comes after the main time, some of it is kept for so many more moves that cost
// hardly more than an evaluation and a part of the lag.
constexpr int kMovesInReserve = 100;
constexpr double kMostInReserve = 0.7;
// Of a Fischer increment as much is spent at once; the rest is kept for a rainy day.
constexpr double kIncrementShare = 0.85;

Ms scaled(Ms time, double factor) {
  return Ms(static_cast<Ms::rep>(static_cast<double>(time.count()) * factor));
}

double movesLeft(const TimeQuestion& question) {
  const double points = question.size.points();
  const double expected = (kMovesAPoint * points - question.moveNumber) / 2;
  return std::max({kFewestMovesLeft, kLastMovesAPoint * points, expected});
}

// What must never be touched: the way to the clock, and an evaluation that is slow again.
Ms marginOf(const TimeQuestion& question) {
  return question.lag + 2 * question.slowest;
}

// At least a moment, even where no time is left at all: some move must be made.
Ms within(Ms wanted, Ms available, const TimeQuestion& question) {
  // In short times a fixed margin would eat everything.
  const Ms margin = std::min(marginOf(question), available / 2);
  return std::max(Ms{1}, std::min(wanted, available - margin));
}

Ms shareOfMain(const TimeQuestion& question, Ms main) {
  return scaled(main, kOverShare / movesLeft(question));
}

Ms reserveOf(const TimeQuestion& question) {
  const Ms bareMove = question.slowest + question.lag / 4;
  return std::min(kMovesInReserve * bareMove, scaled(question.left.main, kMostInReserve));
}

TimePlan planAbsolute(const TimeQuestion& question) {
  const Ms main = question.left.main;
  return {within(shareOfMain(question, main - reserveOf(question)), main, question), true};
}

TimePlan planFischer(const TimeQuestion& question) {
  const Ms main = question.left.main;
  const Ms wanted = shareOfMain(question, main) + scaled(question.settings.extra, kIncrementShare);
  return {within(std::min(wanted, main / 2 + question.settings.extra / 2), main, question), true};
}

// A period is given back whole: it is used in full. Spare periods are time like any other.
TimePlan planByoYomi(const TimeQuestion& question) {
  const Ms period = question.settings.extra;
  const Ms main = question.left.main;
  if (main > Ms{0}) {
    const int spare = std::max(0, question.left.count - 1);
    const Ms reserve = main + spare * period;
    const Ms share = std::max(shareOfMain(question, reserve), period);
    return {within(share, main + period, question), true};
  }
  return {within(period, question.left.period, question), false};
}

TimePlan planCanadian(const TimeQuestion& question) {
  const SideTime& left = question.left;
  const TimeSettings& settings = question.settings;
  const Ms later = settings.extra / std::max(1, settings.count);  // a move in overtime
  if (left.main > Ms{0}) {
    const Ms share = std::max(shareOfMain(question, left.main), later);
    return {within(share, left.main + settings.extra / 2, question), true};
  }
  const int stones = std::max(1, left.count);
  const Ms margin = std::min(marginOf(question), left.period / (2 * stones));
  return {std::max(Ms{1}, left.period / stones - margin), stones > 1};
}

}  // namespace

std::optional<TimePlan> planTime(const TimeQuestion& question) {
  using System = TimeSettings::System;
  switch (question.settings.system) {
    case System::None:
      return std::nullopt;
    case System::Absolute:
    case System::Unknown:
      return planAbsolute(question);
    case System::ByoYomi:
      return planByoYomi(question);
    case System::Canadian:
      return planCanadian(question);
    case System::Fischer:
      return planFischer(question);
  }
  return std::nullopt;
}

}  // namespace tengen::search
