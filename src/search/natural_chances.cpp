#include "search/natural_chances.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "rules/areas.h"
#include "search/reading.h"

namespace tengen::search {
namespace {

// What the eye of a beginner weighs.
constexpr double kTakes = 12;   // a stone taken, each
constexpr double kSaves = 5;    // a stone saved, each
constexpr double kTouches = 2;  // a stone beside one that is there
constexpr double kEdge = 0.1;   // the first line
constexpr int kBigLoss = 3;     // stones put into atari that no level gives away
// Moves the network finds less likely than this part of its favourite are left to the eye.
constexpr double kLeastOfTheBest = 0.004;
// What is left of a move whose point the level does not see, and of one that it sees to fail.
constexpr double kUnseen = 0.15;
constexpr double kRefuted = 0.1;
// Openings are copied more than thought: up to so many stones for each point, this part of the
// temperature and of the wandering, and so much more of the board in view.
constexpr double kCopiedStones = 0.1;
constexpr double kCopiedCalm = 0.5;

// What playing a point would do, and how it looks.
class Glance {
 public:
  Glance(const nn::Situation& situation, Point point, const Tactics& tactics, int reading)
      : board_(situation.position.board()), point_(point) {
    const auto index = static_cast<size_t>(board_.size().indexOf(point));
    takes_ = tactics.takes[index];
    saves_ = tactics.saves[index];
    hidden_ = tactics.hidden[index];
    Board after = board_;
    const bool captures = after.play(point, situation.position.toMove()) > 0;
    const bool stays = after.at(point) != Stone::None;
    const int stones = stays ? static_cast<int>(after.chainAt(point).size()) : kBigLoss;
    const bool atari = !stays || after.libertyCount(point) < 2;
    throwsGroupAway_ = !captures && atari && stones >= kBigLoss;
    isLost_ = !captures && (!stays || movesToTake(after, point, reading) > 0);
  }

  bool throwsGroupAway() const { return throwsGroupAway_; }
  bool hasPurpose() const { return takes_ + saves_ > 0; }
  double likelihood() const { return (hidden_ ? kUnseen : 1) * (isLost_ ? kRefuted : 1); }

  double weight() const {
    if (isLost_) return 0;
    double weight = 1 + kTakes * takes_ + kSaves * saves_;
    if (touchesStones()) weight *= kTouches;
    if (isOnTheEdge() && !hasPurpose()) weight *= kEdge;
    return weight;
  }

 private:
  bool touchesStones() const {
    const Neighbours beside(point_, board_.size());
    return std::any_of(beside.begin(), beside.end(),
                       [&](Point p) { return board_.at(p) != Stone::None; });
  }

  bool isOnTheEdge() const {
    const BoardSize size = board_.size();
    return point_.x == 0 || point_.y == 0 || point_.x + 1 == size.width ||
           point_.y + 1 == size.height;
  }

  const Board& board_;
  Point point_;
  int takes_ = 0;
  int saves_ = 0;
  bool hidden_ = false;
  bool throwsGroupAway_ = false;
  bool isLost_ = false;
};

// Lines between two points.
int distance(Point a, Point b) {
  return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

// How much of the attention is left so far from the last move of either side: half at `reach`.
double attentionAt(Point point, const nn::Situation& situation, double reach) {
  if (reach <= 0) return 1;
  double most = 0;
  bool hasMove = false;
  for (const auto& move : {situation.recent[0], situation.recent[1]}) {
    if (!move || move->isPass()) continue;
    hasMove = true;
    most = std::max(most, std::exp2(-distance(move->point(), point) / reach));
  }
  return hasMove ? most : 1;
}

double sumOf(const std::vector<double>& weights) {
  return std::accumulate(weights.begin(), weights.end(), 0.0);
}

void scaleTo(std::vector<double>& weights, double whole) {
  const double sum = sumOf(weights);
  if (sum <= 0) return;
  for (double& weight : weights)
    weight *= whole / sum;
}

void scaleBy(std::vector<double>& weights, const std::vector<double>& factors) {
  for (size_t index = 0; index < weights.size(); ++index)
    weights[index] *= factors[index];
}

void dropUnlikely(std::vector<double>& priors) {
  const double best = *std::max_element(priors.begin(), priors.end());
  for (double& prior : priors)
    prior = prior < kLeastOfTheBest * best ? 0 : prior;
}

// The phase of the game in the settings.
LevelSettings inPhase(LevelSettings settings, const Position& position) {
  if (position.board().stones() >= kCopiedStones * position.board().size().points())
    return settings;
  settings.temperature *= kCopiedCalm;
  settings.wandering *= kCopiedCalm;
  settings.reach /= kCopiedCalm;
  return settings;
}

}  // namespace

std::vector<double> naturalChances(const nn::Situation& situation, const std::vector<float>& policy,
                                   const std::vector<bool>& allowed, const LevelSettings& level,
                                   const Taste& taste) {
  const Position& position = situation.position;
  const BoardSize size = position.board().size();
  const LevelSettings settings = inPhase(level, position);
  const Tactics tactics = tacticsOf(situation, settings.reading);
  std::vector<double> priors(policy.size());
  std::vector<double> seen(policy.size());         // by the eye
  std::vector<double> readFactors(policy.size());  // what is left of a prior for a move on purpose
  std::vector<double> feltFactors(policy.size());  // and for one by feeling
  for (const Point p : AllPoints(size)) {
    const auto index = static_cast<size_t>(size.indexOf(p));
    if (!allowed[index] || !position.isLegal(Move::at(p))) continue;
    const Glance glance(situation, p, tactics, settings.reading);
    const double attention = attentionAt(p, situation, settings.reach);
    const double pull = attention * taste.likingOf(position.board(), p, position.toMove());
    if (!glance.throwsGroupAway()) priors[index] = policy[index];
    (glance.hasPurpose() ? readFactors : feltFactors)[index] =
        glance.hasPurpose() ? attention : pull * glance.likelihood();
    seen[index] = glance.weight() * pull;
  }
  dropUnlikely(priors);
  std::vector<double> read = tempered(priors, std::min(1.0, settings.temperature));
  std::vector<double> felt = tempered(std::move(priors), settings.temperature);
  scaleTo(read, 1);
  scaleBy(read, readFactors);
  scaleBy(felt, feltFactors);
  const double left = 1 - sumOf(read);
  scaleTo(felt, left * (1 - settings.wandering));
  scaleTo(seen, left * settings.wandering);
  for (size_t index = 0; index < read.size(); ++index)
    read[index] += felt[index] + seen[index];
  return read;
}

}  // namespace tengen::search
