#include "nn/network_judge.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "judge/reading.h"
#include "rules/areas.h"

namespace tengen::nn {
namespace {

// What the network's word weighs beside that of the playouts. Of 1202 recorded endings any weight
// from 0.6 to 0.9 counts as many exactly; less leaves sekis to the playouts.
constexpr float kWeight = 0.75f;
// Playouts that lean so far are sure, and the network is not heard: it spares large dead chains.
constexpr float kSure = 0.75f;
// Playouts that are enough where the network agrees with them, and between two looks elsewhere.
// Even: each side begins half of them.
constexpr int kGlance = 20;
constexpr int kBatch = 200;
// So far both must lean to the same side to agree on a chain at a glance, and so far the verdict
// must lean for more playouts to change nothing.
constexpr float kAgreed = 0.5f;
constexpr float kClear = 0.25f;
// The network hardly sees komi in ownership; this is the one it has seen most.
constexpr double kUsualKomi = 6.5;

Position positionOf(const Board& board, Color toMove) {
  Points black;
  Points white;
  for (const Point point : AllPoints(board.size())) {
    if (board.at(point) == Stone::Black) black.push_back(point);
    if (board.at(point) == Stone::White) white.push_back(point);
  }
  auto position = Position::withStones(board.size(), black, white, {}, toMove);
  assert(position);
  return std::move(*position);
}

template <class Test>
bool everyOpenChain(const Reading& reading, Test&& test) {
  return std::all_of(reading.chains().begin(), reading.chains().end(),
                     [&](const Reading::Chain& chain) { return chain.isSettled || test(chain); });
}

bool agree(const Reading& reading, const Grid<float>& network) {
  const Grid<float> played = reading.ownership();
  return everyOpenChain(reading, [&](const Reading::Chain& chain) {
    const float one = safetyOf(chain, played);
    const float other = safetyOf(chain, network);
    return std::min(std::abs(one), std::abs(other)) >= kAgreed && (one > 0) == (other > 0);
  });
}

// What both say together.
class Opinion {
 public:
  Opinion(const Reading& reading, const Grid<float>& network)
      : reading_(reading), played_(reading.ownership()), weighed_(played_) {
    for (const Point point : AllPoints(played_.size())) {
      if (reading.isSettled(point)) continue;
      weighed_[point] = (played_[point] + kWeight * network[point]) / (1 + kWeight);
    }
  }

  float safety(const Reading::Chain& chain) const {
    const float played = safetyOf(chain, played_);
    return std::abs(played) >= kSure ? played : safetyOf(chain, weighed_);
  }

  bool isClear() const {
    return everyOpenChain(
        reading_, [&](const Reading::Chain& chain) { return std::abs(safety(chain)) >= kClear; });
  }

  Verdict verdict() const {
    return reading_.verdict(weighed_, [&](const Reading::Chain& chain) { return safety(chain); });
  }

 private:
  const Reading& reading_;
  Grid<float> played_;
  Grid<float> weighed_;
};

}  // namespace

// How the board is shown.
struct NetworkJudge::Way {
  Color toMove;
  Symmetry symmetry;
};

// As Black sees it, the mean of these ways; nothing if the network could not.
std::optional<Grid<float>> NetworkJudge::ownershipOf(const Board& board,
                                                     std::span<const Way> ways) const {
  Grid<float> mean(board.size(), 0);
  for (const Way& way : ways) {
    const Situation situation{positionOf(board, way.toMove), {}, kUsualKomi};
    const Query query{&situation, way.symmetry};
    Evaluation answer;
    if (!evaluator_.evaluate({&query, 1}, {&answer, 1})) return std::nullopt;
    const float share =
        (way.toMove == Color::Black ? 1.0f : -1.0f) / static_cast<float>(ways.size());
    for (const Point point : AllPoints(board.size()))
      mean[point] += share * answer.ownership[static_cast<size_t>(board.size().indexOf(point))];
  }
  return mean;
}

Verdict NetworkJudge::judge(const Board& board, Color toMove) const {
  Reading reading(board, toMove, options_.seed);
  if (reading.isSettled()) return Opinion(reading, Grid<float>(board.size())).verdict();

  const auto symmetries = symmetriesOf(board.size());
  const Symmetry other = symmetries[std::min<size_t>(1, symmetries.size() - 1)];
  const std::array<Way, 4> ways{{{toMove, symmetries[0]},
                                 {toMove, other},
                                 {opponent(toMove), symmetries[0]},
                                 {opponent(toMove), other}}};
  const auto first = ownershipOf(board, std::span(ways).first(1));
  if (!first) return PlayoutJudge(options_).judge(board, toMove);
  reading.play(kGlance);
  if (agree(reading, *first)) return Opinion(reading, *first).verdict();

  auto network = ownershipOf(board, std::span(ways).subspan(1));
  if (!network) return PlayoutJudge(options_).judge(board, toMove);
  for (const Point point : AllPoints(board.size()))
    (*network)[point] = (3 * (*network)[point] + (*first)[point]) / 4;
  const int limit = affordablePlayouts(options_.playouts, board.size());
  while (reading.playouts() < limit) {
    reading.play(std::min(kBatch, limit - reading.playouts()));
    if (Opinion(reading, *network).isClear()) break;
  }
  return Opinion(reading, *network).verdict();
}

}  // namespace tengen::nn
