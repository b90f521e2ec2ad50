#include "search/level.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/decimal.h"
#include "base/words.h"
#include "rules/areas.h"

namespace tengen::search {
namespace {

constexpr int kKyus = 25;

// The steps of the ladder, measured between neighbours on 13x13 (docs/levels.md). Between them
// temperatures and wandering are interpolated, visits by their logarithm.
struct Anchor {
  int step;
  LevelSettings settings;
};
constexpr std::array<Anchor, 8> kAnchors{{
    {0, {.visits = 1, .temperature = 2.0, .wandering = 0.36}},    // 25k
    {7, {.visits = 1, .temperature = 1.7, .wandering = 0.21}},    // 18k
    {13, {.visits = 1, .temperature = 1.4, .wandering = 0.11}},   // 12k
    {17, {.visits = 1, .temperature = 1.2, .wandering = 0.065}},  // 8k
    {21, {.visits = 1, .temperature = 1.0, .wandering = 0.022}},  // 4k
    {24, {.visits = 1, .temperature = 0.55, .wandering = 0}},     // 1k
    {27, {.visits = 9, .temperature = 0.4, .wandering = 0}},      // 3d
    {30, {.visits = 22, .temperature = 0.2, .wandering = 0}},     // 6d
}};

// What the eye of a beginner weighs.
constexpr double kNear = 5;     // within two points of one of the last two moves
constexpr double kTakes = 12;   // a stone taken, each
constexpr double kSaves = 5;    // a stone of an own chain in atari that gets away, each
constexpr double kTouches = 2;  // a stone beside one that is there
constexpr double kEdge = 0.3;   // the first line, while there is room elsewhere
constexpr int kBigLoss = 3;     // stones put into atari that no level gives away
// Moves the network finds less likely than this part of its favourite are left to the eye.
constexpr double kLeastOfTheBest = 0.004;

// In (0, 1).
double uniform(Random& random) {
  return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
}

double between(double a, double b, double part) {
  return a + (b - a) * part;
}

int distance(Point a, Point b) {
  return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

// What playing a point would do, and how it looks.
class Glance {
 public:
  Glance(const nn::Situation& situation, Point point)
      : situation_(situation), point_(point), side_(situation.position.toMove()) {
    Board after = board();
    taken_ = after.play(point, side_);
    const bool stays = after.at(point) == stoneOf(side_);
    liberties_ = stays ? after.libertyCount(point) : 0;
    stones_ = stays ? static_cast<int>(after.chainAt(point).size()) : kBigLoss;
  }

  bool throwsStonesAway() const { return taken_ == 0 && liberties_ < 2; }
  bool throwsGroupAway() const { return throwsStonesAway() && stones_ >= kBigLoss; }

  double weight() const {
    if (throwsStonesAway()) return 0;
    double weight = 1 + kTakes * taken_ + kSaves * saved();
    if (isNearLastMoves()) weight *= kNear;
    if (touchesStones()) weight *= kTouches;
    if (isOnTheEdge() && !touchesStones()) weight *= kEdge;
    return weight;
  }

 private:
  const Board& board() const { return situation_.position.board(); }

  int saved() const {
    if (liberties_ < 2) return 0;
    int saved = 0;
    for (const Point p : Neighbours(point_, board().size())) {
      const bool own = board().at(p) == stoneOf(side_);
      if (own && board().isInAtari(board().vertexOf(p)))
        saved += static_cast<int>(board().chainAt(p).size());
    }
    return saved;
  }

  bool isNearLastMoves() const {
    for (const auto& move : {situation_.recent[0], situation_.recent[1]}) {
      if (move && !move->isPass() && distance(move->point(), point_) <= 2) return true;
    }
    return false;
  }

  bool touchesStones() const {
    const Neighbours beside(point_, board().size());
    return std::any_of(beside.begin(), beside.end(),
                       [&](Point p) { return board().at(p) != Stone::None; });
  }

  bool isOnTheEdge() const {
    const BoardSize size = board().size();
    return point_.x == 0 || point_.y == 0 || point_.x + 1 == size.width ||
           point_.y + 1 == size.height;
  }

  const nn::Situation& situation_;
  Point point_;
  Color side_;
  int taken_ = 0;
  int liberties_ = 0;
  int stones_ = 0;
};

void normalise(std::vector<double>& weights) {
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  if (sum <= 0) return;
  for (double& weight : weights)
    weight /= sum;
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
          .wandering = between(a.wandering, b.wandering, part)};
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

std::vector<double> naturalChances(const nn::Situation& situation, const std::vector<float>& policy,
                                   const std::vector<bool>& allowed,
                                   const LevelSettings& settings) {
  const BoardSize size = situation.position.board().size();
  std::vector<double> known(policy.size());
  std::vector<double> seen(policy.size());
  for (const Point p : AllPoints(size)) {
    const auto index = static_cast<size_t>(size.indexOf(p));
    if (!allowed[index] || !situation.position.isLegal(Move::at(p))) continue;
    const Glance glance(situation, p);
    if (!glance.throwsGroupAway()) known[index] = policy[index];
    seen[index] = glance.weight();
  }
  const double best = *std::max_element(known.begin(), known.end());
  for (double& prior : known)
    prior = prior < kLeastOfTheBest * best ? 0 : prior;
  std::vector<double> chances = tempered(std::move(known), settings.temperature);
  normalise(chances);
  normalise(seen);
  for (size_t index = 0; index < chances.size(); ++index)
    chances[index] = between(chances[index], seen[index], settings.wandering);
  return chances;
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
