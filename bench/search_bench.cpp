#include "bench/search_bench.h"

#include <string>

#include "base/random.h"
#include "nn/network_evaluator.h"
#include "search/fake_evaluator.h"
#include "search/search.h"

namespace tengen::bench {
namespace {

constexpr int kFingerprintVisits = 200;
constexpr int kFingerprintMoves = 6;
constexpr double kSecondsEach = 2;
constexpr int kLargeTree = 100'000;

nn::Situation emptyBoard(int side) {
  return {Position({side, side}, *rulesetNamed("tromp-taylor")), {}, 7.5};
}

std::string nameOf(int side) {
  return std::to_string(side) + "x" + std::to_string(side);
}

// A few moves of games on three sizes, one thread: every visit count goes in.
double fingerprint(nn::Evaluator& evaluator) {
  uint64_t mixed = 0;
  for (const int side : {9, 13, 19}) {
    search::Search search(evaluator, {.seed = 1});
    nn::Situation situation = emptyBoard(side);
    for (int move = 0; move < kFingerprintMoves; ++move) {
      search.moveTo(situation);
      search.think({.visits = kFingerprintVisits});
      const search::Report report = search.report();
      for (const search::MoveReport& each : report.moves) {
        const int index = search::indexOf(each.move, situation.position.board().size());
        mixed = splitmix(mixed ^ static_cast<uint64_t>(index * 1000 + each.visits));
      }
      situation = situation.after(report.moves.front().move);
    }
  }
  return static_cast<double>(mixed >> 40);
}

// Microseconds a visit, the evaluation not counted.
double costOfVisit(int side) {
  const search::FakeEvaluator fake;
  search::Tree tree(emptyBoard(side));
  double seconds = 0;
  constexpr int kVisits = 5000;
  while (tree.visits() < kVisits) {
    const Stopwatch down;
    search::Descent descent = tree.descend();
    seconds += down.seconds();
    if (!descent.leaf) continue;
    const nn::Evaluation evaluation = fake.evaluate(descent.leaf->situation);
    const Stopwatch back;
    tree.absorb(*descent.leaf, evaluation);
    seconds += back.seconds();
  }
  return seconds / kVisits * 1e6;
}

// Every move has a prior worth keeping: the most a tree can take.
double megabytesOfLargeTree() {
  const search::FakeEvaluator fake;
  search::Tree tree(emptyBoard(19));
  const nn::Evaluation evaluation = fake.evaluate(tree.root());
  while (tree.nodeCount() < kLargeTree) {
    const search::Descent descent = tree.descend();
    if (descent.leaf) tree.absorb(*descent.leaf, evaluation);
  }
  return static_cast<double>(tree.bytes()) / 1e6;
}

double visitsASecond(nn::Evaluator& evaluator, int side, int threads) {
  search::Search search(evaluator, {.threads = threads});
  search.moveTo(emptyBoard(side));
  search.think({.visits = 10});  // whatever is made for the first board of a size is made
  const int before = search.visits();
  const Stopwatch watch;
  const auto length = std::chrono::duration<double>(kSecondsEach);
  search.think({.deadline = std::chrono::steady_clock::now() +
                            std::chrono::duration_cast<std::chrono::milliseconds>(length)});
  return (search.visits() - before) / watch.seconds();
}

}  // namespace

Figures searchFigures() {
  Figures figures;
  search::FakeEvaluator fake;
  for (const int side : {9, 13, 19})
    figures.push_back({"a visit without its evaluation, " + nameOf(side), costOfVisit(side), "us"});
  figures.push_back({"tree of 100,000 nodes, 19x19, at most", megabytesOfLargeTree(), "MB"});
  figures.push_back({"fingerprint without a network", fingerprint(fake), ""});

  const auto network = nn::NetworkEvaluator::load(nn::networkFile());
  if (!network) return figures;
  for (const int side : {9, 19}) {
    for (const int threads : {1, 2}) {
      const std::string name =
          "visits " + nameOf(side) + ", " + (threads == 1 ? "one thread" : "two threads");
      figures.push_back({name, visitsASecond(**network, side, threads), "/s"});
    }
  }
  figures.push_back({"fingerprint with the network", fingerprint(**network), ""});
  return figures;
}

}  // namespace tengen::bench
