#include "online/lag_quota.h"

#include <algorithm>

namespace tengen::online {
namespace {

// As large servers of chess found them good: a move brings 0.4 % of the whole time and a bit, a
// second at most, and no more than the line is slow and some frames of a screen. The quota is
// three such gains at first and seven at most. One move is never forgiven more than two seconds.
constexpr Milliseconds kBaseGain{150};
constexpr Milliseconds kLargestGain{1000};
constexpr Milliseconds kFrames{140};
constexpr int kFirstGains = 3;
constexpr int kMostGains = 7;
constexpr Milliseconds kMostForgiven{2000};

Milliseconds gainIn(const TimeSettings& time) {
  if (time.system == TimeSettings::System::None) return Milliseconds{0};
  const Milliseconds whole = time.main + time.extra * std::max(time.count, 1);
  return std::min(whole * 4 / 1000 + kBaseGain, kLargestGain);
}

}  // namespace

LagQuota::LagQuota(const TimeSettings& time) : gain_(gainIn(time)), quota_(gain_ * kFirstGains) {}

void LagQuota::measured(Milliseconds roundTrip) {
  lag_ = lag_.count() == 0 ? roundTrip : (lag_ * 3 + roundTrip) / 4;
}

Milliseconds LagQuota::forMove() const {
  return std::min({lag_, quota_, kMostForgiven});
}

void LagQuota::moved(Milliseconds wasForgiven) {
  quota_ = std::max(quota_ - wasForgiven, Milliseconds{0});
  quota_ = std::min(quota_ + std::min(gain_, lag_ + kFrames), gain_ * kMostGains);
}

}  // namespace tengen::online
