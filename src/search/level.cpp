#include "search/level.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/decimal.h"
#include "base/words.h"

namespace tengen::search {
namespace {

constexpr int kKyus = 25;

// The steps of the ladder, measured between neighbours on 13x13 (docs/levels.md). Between them
// everything is interpolated, visits by their logarithm.
struct Anchor {
  int step;
  LevelSettings settings;
};
constexpr std::array<Anchor, 8> kAnchors{{
    {0, {.visits = 1, .temperature = 2.0, .wandering = 0.36, .reach = 2.5, .reading = 1}},   // 25k
    {7, {.visits = 1, .temperature = 1.75, .wandering = 0.24, .reach = 3, .reading = 2}},    // 18k
    {13, {.visits = 1, .temperature = 1.55, .wandering = 0.155, .reach = 4, .reading = 2}},  // 12k
    {17, {.visits = 1, .temperature = 1.3, .wandering = 0.085, .reach = 6, .reading = 3}},   // 8k
    {21, {.visits = 1, .temperature = 0.9, .wandering = 0.015, .reach = 10, .reading = 4}},  // 4k
    {24, {.visits = 1, .temperature = 0.5, .wandering = 0, .reach = 30, .reading = 5}},      // 1k
    {27, {.visits = 8, .temperature = 0.4, .wandering = 0}},                                 // 3d
    {30, {.visits = 22, .temperature = 0.2, .wandering = 0}},                                // 6d
}};

// In (0, 1).
double uniform(Random& random) {
  return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
}

double between(double a, double b, double part) {
  return a + (b - a) * part;
}

}  // namespace

std::optional<Level> Level::parse(std::string_view text) {
  const std::string small = lowerCase(text);
  if (small == "max") return max();
  if (small.size() < 2 || small.find_first_not_of("0123456789") != small.size() - 1)
    return std::nullopt;
  const char kind = small.back();
  const auto number = parseInteger(std::string_view(small).substr(0, small.size() - 1));
  if (!number || *number < 1) return std::nullopt;
  if (kind == 'k' && *number <= kKyus) return Level(kKyus - *number);
  if (kind == 'd' && kKyus - 1 + *number < kSteps) return Level(kKyus - 1 + *number);
  return std::nullopt;
}

std::string Level::text() const {
  if (isMax()) return "max";
  return step_ < kKyus ? std::to_string(kKyus - step_) + "k"
                       : std::to_string(step_ - kKyus + 1) + "d";
}

LevelSettings settingsOf(const Level& level) {
  if (level.isMax()) return {};
  const auto upper = std::find_if(kAnchors.begin(), kAnchors.end(),
                                  [&](const Anchor& a) { return a.step >= level.step(); });
  if (upper->step == level.step()) return upper->settings;
  const auto lower = std::prev(upper);
  const double part = static_cast<double>(level.step() - lower->step) / (upper->step - lower->step);
  const LevelSettings& a = lower->settings;
  const LevelSettings& b = upper->settings;
  const double visits = std::exp(between(std::log(a.visits), std::log(b.visits), part));
  return {.visits = static_cast<int>(std::lround(visits)),
          .temperature = between(a.temperature, b.temperature, part),
          .wandering = between(a.wandering, b.wandering, part),
          .reach = between(a.reach, b.reach, part),
          .reading = static_cast<int>(std::lround(between(a.reading, b.reading, part)))};
}

std::vector<double> tempered(std::vector<double> weights, double temperature) {
  const auto best = std::max_element(weights.begin(), weights.end());
  if (best == weights.end() || *best <= 0) return weights;
  const double largest = *best;
  for (double& weight : weights) {
    const bool first = &weight == &*best;
    if (temperature > 0) {
      weight = weight > 0 ? std::pow(weight / largest, 1 / temperature) : 0;
    } else {
      weight = first ? 1 : 0;
    }
  }
  return weights;
}

std::optional<size_t> draw(const std::vector<double>& weights, Random& random) {
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  if (sum <= 0) return std::nullopt;
  double left = uniform(random) * sum;
  std::optional<size_t> last;
  for (size_t index = 0; index < weights.size(); ++index) {
    if (weights[index] <= 0) continue;
    last = index;
    left -= weights[index];
    if (left < 0) break;
  }
  return last;
}

}  // namespace tengen::search
