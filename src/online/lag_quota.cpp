#include "online/lag_quota.h"

#include <algorithm>

namespace tengen::online {
namespace {

// Whoever answers pings late looks like somebody on a slow line, so what is forgiven has a bound
// over the whole game. A line of 100 ms, which is most of the world, is paid for in every move; one
// of 300 ms for fifty moves of a game of normal length. Who is slow on purpose gains the bank and a
// tenth of a second a move: twenty seconds in a game of 100 moves of theirs.
constexpr Milliseconds kMostForgiven{1000};  // a move
constexpr Milliseconds kLargestBank{10'000};
constexpr int kBankParts = 10;        // of the whole time, in games so short that this is less
constexpr Milliseconds kRefill{100};  // a move

Milliseconds bankIn(const TimeSettings& time) {
  if (time.system == TimeSettings::System::None) return Milliseconds{0};
  const Milliseconds whole = time.main + time.extra * std::max(time.count, 1);
  return std::min(whole / kBankParts, kLargestBank);
}

}  // namespace

LagQuota::LagQuota(const TimeSettings& time) : size_(bankIn(time)), left_(size_) {}

void LagQuota::measured(Milliseconds roundTrip) {
  lag_ = lag_.count() == 0 ? roundTrip : (lag_ * 3 + roundTrip) / 4;
}

Milliseconds LagQuota::forMove() const {
  return std::min({lag_, left_, kMostForgiven});
}

void LagQuota::moved(Milliseconds wasForgiven) {
  left_ = std::max(left_ - wasForgiven, Milliseconds{0});
  left_ = std::min(left_ + kRefill, size_);
}

}  // namespace tengen::online
