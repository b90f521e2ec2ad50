#include "apps/cli/match/match_stats.h"

#include <algorithm>
#include <cmath>

namespace tengen::cli {
namespace {

constexpr double kDeviations = 1.959964;  // of a normal distribution, for 95 %
constexpr double kErrorRate = 0.05;

}  // namespace

Interval shareInterval(const Tally& tally) {
  if (tally.games() == 0) return {0, 1};
  const double n = tally.games();
  const double p = tally.share();
  const double z2 = kDeviations * kDeviations;
  const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kDeviations / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double eloOf(double share) {
  return 400 * std::log10(share / (1 - share));
}

double shareOf(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

double Sprt::logRatio(const Tally& tally) const {
  const double p0 = shareOf(low);
  const double p1 = shareOf(high);
  const double lost = tally.games() - tally.points();
  return tally.points() * std::log(p1 / p0) + lost * std::log((1 - p1) / (1 - p0));
}

double Sprt::bound() {
  return std::log((1 - kErrorRate) / kErrorRate);
}

Sprt::Verdict Sprt::verdict(const Tally& tally) const {
  const double ratio = logRatio(tally);
  if (ratio >= bound()) return Verdict::High;
  return ratio <= -bound() ? Verdict::Low : Verdict::None;
}

}  // namespace tengen::cli
