#include "clock/clock.h"

#include <algorithm>

namespace tengen {
namespace {

using System = TimeSettings::System;

constexpr Milliseconds kNothing{0};
constexpr Milliseconds kRestWithoutOvertime = std::chrono::minutes(1);

// Byo-yomi periods go one after another until one is longer than the thinking; of Canadian time
// there is only the one.
void spendOvertime(const TimeSettings& settings, SideTime& left, Milliseconds spent) {
  if (spent < left.period) {
    left.period -= spent;
    return;
  }
  spent -= left.period;
  const auto whole = settings.system == System::ByoYomi ? spent / settings.extra : 0;
  const bool lasts = settings.system == System::ByoYomi && whole + 1 < left.count;
  if (!lasts) {
    left = {kNothing, kNothing, 0, true};
    return;
  }
  left.count -= static_cast<int>(whole) + 1;
  left.period = settings.extra - spent % settings.extra;
}

}  // namespace

SideTime fullTime(const TimeSettings& settings) {
  SideTime left{settings.main, kNothing, 0, false};
  if (settings.hasOvertime()) {
    left.period = settings.extra;
    left.count = settings.count;
  }
  return left;
}

SideTime afterThinking(const TimeSettings& settings, SideTime left, Milliseconds spent) {
  if (settings.system == System::None || left.hasFallen || spent <= kNothing) return left;
  const Milliseconds ofMain = std::min(spent, left.main);
  left.main -= ofMain;
  if (left.main > kNothing || settings.system == System::Unknown) return left;
  if (settings.hasOvertime()) {
    spendOvertime(settings, left, spent - ofMain);
  } else {
    left.hasFallen = true;
  }
  return left;
}

SideTime afterMoving(const TimeSettings& settings, SideTime left) {
  if (left.hasFallen) return left;
  if (settings.system == System::Fischer) {
    left.main = std::min(left.main + settings.extra, kLongestTime);
  }
  if (!settings.hasOvertime() || left.main > kNothing) return left;
  if (settings.system == System::ByoYomi) {
    left.period = settings.extra;
  } else if (--left.count == 0) {
    left.period = settings.extra;
    left.count = settings.count;
  }
  return left;
}

SideTime timeShown(const TimeSettings& settings, Milliseconds time, std::optional<int> count) {
  SideTime left = fullTime(settings);
  left.main = count ? kNothing : time;
  if (count) {
    left.period = time;
    left.count = *count;
  }
  return left;
}

SideTime withMore(SideTime left, Milliseconds given) {
  if (left.hasFallen) return left;
  Milliseconds& running = left.isOvertime() ? left.period : left.main;
  running = std::min(running + given, kLongestTime);
  return left;
}

SideTime restAfterFall(const TimeSettings& settings) {
  SideTime rest = fullTime(settings);
  rest.main = settings.hasOvertime() ? kNothing : std::min(settings.main, kRestWithoutOvertime);
  if (settings.system == System::ByoYomi) rest.count = 1;
  return rest;
}

Clock::Clock(const TimeSettings& settings)
    : settings_(settings), left_{fullTime(settings), fullTime(settings)} {}

SideTime Clock::left(Side side, TimePoint now) const {
  if (!isRunning() || turn_ != side) return of(side);
  return afterThinking(settings_, of(side), now - since_);
}

std::optional<Side> Clock::fallen(TimePoint now) const {
  for (const Side side : {Side::Black, Side::White}) {
    if (left(side, now).hasFallen) return side;
  }
  return std::nullopt;
}

std::optional<Milliseconds> Clock::untilFall(TimePoint now) const {
  const bool never = settings_.system == System::None || settings_.system == System::Unknown;
  if (never || !isRunning()) return std::nullopt;
  const SideTime running = left(*turn_, now);
  const int morePeriods = settings_.system == System::ByoYomi ? std::max(running.count - 1, 0) : 0;
  return running.main + running.period + morePeriods * settings_.extra;
}

void Clock::settle(TimePoint now) {
  now = std::max(now, since_);
  if (turn_) of(*turn_) = left(*turn_, now);
  since_ = now;
}

void Clock::start(Side side, TimePoint now) {
  settle(now);
  turn_ = side;
  paused_ = false;
}

void Clock::press(TimePoint now) {
  settle(now);
  if (!turn_) return;
  of(*turn_) = afterMoving(settings_, of(*turn_));
  turn_ = otherSide(*turn_);
}

void Clock::pause(TimePoint now) {
  settle(now);
  paused_ = true;
}

void Clock::resume(TimePoint now) {
  settle(now);
  paused_ = false;
}

void Clock::forgive(Milliseconds time, TimePoint now) {
  if (isRunning()) since_ = std::clamp(since_ + time, since_, std::max(now, since_));
}

void Clock::set(Side side, const SideTime& left, TimePoint now) {
  settle(now);
  of(side) = left;
}

}  // namespace tengen
