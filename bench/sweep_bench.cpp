#include "bench/sweep_bench.h"

#include "base/random.h"
#include "nn/cached_evaluator.h"
#include "nn/network_evaluator.h"
#include "search/search.h"

namespace tengen::bench {
namespace {

constexpr int kMoves = 50;
constexpr int kVisits = 25;
constexpr size_t kCacheBytes = 64 << 20;

struct Record {
  std::vector<nn::Situation> situations;
  std::vector<Move> moves;  // made in each of them
};

Move drawn(const std::vector<float>& policy, BoardSize size, Random& random) {
  double left = static_cast<double>(random.below(1'000'000)) / 1'000'000;
  size_t index = 0;
  while (index + 2 < policy.size() && (left -= policy[index]) > 0)
    ++index;
  return search::moveAt(static_cast<int>(index), size);
}

Record makeGame(nn::Evaluator& evaluator) {
  constexpr BoardSize kSize{19, 19};
  Random random(1);
  Record record;
  nn::Situation situation{Position(kSize, *rulesetNamed("japanese")), {}, 6.5};
  while (record.moves.size() < kMoves) {
    const nn::Query query{&situation, Symmetry::None};
    nn::Evaluation answer;
    if (!evaluator.evaluate({&query, 1}, {&answer, 1})) break;
    Move move = drawn(answer.policy, kSize, random);
    if (!situation.position.isLegal(move)) move = Move::pass();
    record.situations.push_back(situation);
    record.moves.push_back(move);
    situation = situation.after(move);
  }
  return record;
}

double secondsForEachOnce(search::Search& search, const Record& record) {
  const Stopwatch watch;
  for (const nn::Situation& situation : record.situations) {
    search.moveTo(situation);
    static_cast<void>(search.evaluateRoot());
  }
  return watch.seconds();
}

double secondsForVisits(search::Search& search, const Record& record) {
  const Stopwatch watch;
  for (size_t i = record.moves.size(); i-- > 0;) {
    search.moveTo(record.situations[i]);
    static_cast<void>(search.evaluateRoot());
    search.force(record.moves[i]);
    search.think({.visits = kVisits});
    static_cast<void>(search.report({.mostMoves = 5}));
  }
  return watch.seconds();
}

}  // namespace

Figures sweepFigures() {
  auto network = nn::NetworkEvaluator::load(nn::networkFile());
  if (!network) return {};
  const Record record = makeGame(**network);
  const search::SearchOptions options{.threads = 2};
  Figures figures;
  {
    search::Search search(**network, options);
    figures.push_back({"50 positions of a game, once", secondsForEachOnce(search, record), "s"});
    figures.push_back({"25 visits each, last to first", secondsForVisits(search, record), "s"});
  }
  nn::CachedEvaluator cached(std::move(*network), kCacheBytes);
  search::Search search(cached, options);
  secondsForEachOnce(search, record);
  const auto before = cached.tally();
  figures.push_back({"the same with a cache", secondsForVisits(search, record), "s"});
  const auto after = cached.tally();
  const double found = static_cast<double>(after.found - before.found);
  figures.push_back({"evaluations found in the cache",
                     100 * found / static_cast<double>(after.asked - before.asked), "%"});
  return figures;
}

}  // namespace tengen::bench
