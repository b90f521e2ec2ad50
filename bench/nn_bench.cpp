#include "bench/nn_bench.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sys/resource.h>
#include <thread>

#include "base/random.h"
#include "nn/network_evaluator.h"

namespace tengen::bench {
namespace {

constexpr double kSeconds = 0.7;  // a figure is measured for so long, three times; the best counts
constexpr int kNetworkRuns = 3;

std::string nameOf(nn::Arithmetic arithmetic) {
  if (arithmetic == nn::Arithmetic::Tiles) return "int8 by tiles, AMX";
  const std::string instructions(nn::instructionSet());
  constexpr std::array kNames{"f32, ", "int8, ", "int8 by Winograd, "};
  return kNames[static_cast<size_t>(arithmetic)] + instructions;
}

// Half a board of random moves: legal moves and chains as in the middle of a game.
nn::Situation middleGame(int side, uint64_t seed) {
  Random random(seed);
  nn::Situation situation{Position({side, side}), {}, 6.5};
  for (int i = 0; i < side * side / 3; ++i) {
    const Points points = situation.position.legalPoints(situation.position.toMove());
    const auto n = random.below(static_cast<uint32_t>(points.size()));
    situation = situation.after(Move::at(points[n]));
  }
  return situation;
}

// The network of the program computes, or there is nothing to measure.
void evaluate(nn::Evaluator& evaluator, std::span<const nn::Query> queries,
              std::span<nn::Evaluation> answers) {
  if (!evaluator.evaluate(queries, answers)) std::abort();
}

// Evaluations a second of one core.
double speed(nn::Evaluator& evaluator, int side, size_t batch) {
  std::vector<nn::Situation> situations;
  for (size_t i = 0; i < batch; ++i)
    situations.push_back(middleGame(side, i));
  std::vector<nn::Query> queries;
  for (const nn::Situation& situation : situations)
    queries.push_back({&situation, kSymmetries[queries.size() % kSymmetries.size()]});
  std::vector<nn::Evaluation> answers(batch);
  evaluate(evaluator, queries, answers);
  double best = 0;
  for (int run = 0; run < kNetworkRuns; ++run) {
    const double start = computed();
    double count = 0;
    for (; computed() < start + kSeconds; count += static_cast<double>(batch))
      evaluate(evaluator, queries, answers);
    best = std::max(best, count / (computed() - start));
  }
  return best;
}

double speedOfTwoThreads(nn::Evaluator& evaluator, int side) {
  std::array<double, 2> speeds{};
  std::thread other([&] { speeds[0] = speed(evaluator, side, 1); });
  speeds[1] = speed(evaluator, side, 1);
  other.join();
  return speeds[0] + speeds[1];
}

double mostResidentMegabytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss) / 1024;
}

std::string squareOf(int side) {
  return std::to_string(side) + "x" + std::to_string(side);
}

// By size of board, on one thread.
void reportSpeeds(nn::NetworkEvaluator& evaluator, Figures& figures) {
  const std::string name = nameOf(evaluator.network().arithmetic());
  for (const int side : {9, 13, 19})
    figures.push_back(
        {"evaluations " + squareOf(side) + ", " + name, speed(evaluator, side, 1), "/s"});
}

// What the best arithmetic is to be compared with.
std::vector<nn::Arithmetic> slowerThan(nn::Arithmetic best) {
  if (best == nn::Arithmetic::Float) return {};
  if (best == nn::Arithmetic::Tiles) return {nn::bestWithoutTiles(), nn::Arithmetic::Float};
  return {nn::Arithmetic::Float};
}

// What a set of answers gets right, against what was played and who won.
struct Tally {
  double positions = 0;
  double moves = 0;
  double policyLoss = 0;
  double valueLoss = 0;

  void add(const nn::Evaluation& answer, size_t move, bool won) {
    constexpr float kLeast = 1e-9f;  // an impossible surprise would be infinite
    const auto top = std::max_element(answer.policy.begin(), answer.policy.end());
    ++positions;
    moves += static_cast<size_t>(top - answer.policy.begin()) == move;
    policyLoss -= std::log(std::max(kLeast, answer.policy[move]));
    valueLoss -= std::log(std::max(kLeast, won ? answer.win : 1 - answer.win));
  }

  void report(const std::string& name, Figures& figures) const {
    figures.push_back({"moves guessed, " + name, 100 * moves / positions, "%"});
    figures.push_back({"policy loss, " + name, policyLoss / positions, ""});
    figures.push_back({"value loss, " + name, valueLoss / positions, ""});
  }
};

struct RecordedGame {
  std::vector<int> moves;  // points of 19x19 in reading order
  bool blackWon = false;
};

// training/README.md draws the layout: a table of lengths and results, then nine bits a move.
std::vector<RecordedGame> gamesIn(const std::string& bytes) {
  constexpr size_t kHead = 8;
  if (bytes.size() < kHead || bytes.compare(0, 4, "TYG1") != 0) return {};
  uint32_t count = 0;
  std::memcpy(&count, bytes.data() + 4, sizeof count);
  if ((bytes.size() - kHead) / 4 < count) return {};
  std::vector<RecordedGame> games(count);
  size_t at = kHead + 4 * size_t{count};
  for (size_t i = 0; i < games.size(); ++i) {
    uint16_t moves = 0;
    int16_t result = 0;
    std::memcpy(&moves, bytes.data() + kHead + 4 * i, sizeof moves);
    std::memcpy(&result, bytes.data() + kHead + 4 * i + 2, sizeof result);
    const size_t length = (size_t{moves} * 9 + 7) / 8;
    if (bytes.size() - at < length) return {};
    games[i].blackWon = result > 0;
    for (size_t bit = 0; bit < size_t{moves} * 9; bit += 9) {
      const auto byte = [&](size_t n) { return static_cast<uint8_t>(bytes[at + n]); };
      const int word = byte(bit / 8) | (bit / 8 + 1 < length ? byte(bit / 8 + 1) << 8 : 0);
      games[i].moves.push_back(word >> bit % 8 & 511);
    }
    at += length;
  }
  return games;
}

// The situation a random move of the game was played in, and that move.
std::optional<std::pair<nn::Situation, int>> sampled(const RecordedGame& game, Random& random) {
  constexpr BoardSize kSize{19, 19};
  if (game.moves.empty()) return {};
  const size_t stop = random.below(static_cast<uint32_t>(game.moves.size()));
  nn::Situation situation{Position(kSize), {}, 6.5};
  for (size_t i = 0; i <= stop; ++i) {
    if (game.moves[i] >= kSize.points()) return {};
    const Move move = Move::at(kSize.pointAt(game.moves[i]));
    if (!situation.position.isLegal(move)) return {};
    if (i < stop) situation = situation.after(move);
  }
  return std::pair(std::move(situation), game.moves[stop]);
}

}  // namespace

Figures nnFigures() {
  const Stopwatch loading;
  auto best = nn::NetworkEvaluator::load(nn::networkFile());
  if (!best) return {};
  const nn::Situation start{Position({19, 19}), {}, 6.5};
  const nn::Query query{&start, Symmetry::None};
  nn::Evaluation answer;
  Figures figures{{"load", 1000 * loading.seconds(), "ms"}};
  evaluate(**best, {&query, 1}, {&answer, 1});
  figures.push_back({"load and first evaluation", 1000 * loading.seconds(), "ms"});

  reportSpeeds(**best, figures);
  for (const size_t batch : {4u, 16u}) {
    figures.push_back({"evaluations 19x19 in batches of " + std::to_string(batch),
                       speed(**best, 19, batch), "/s"});
  }
  figures.push_back({"evaluations 19x19, two threads", speedOfTwoThreads(**best, 19), "/s"});
  figures.push_back({"most memory resident", mostResidentMegabytes(), "MB"});
  for (const nn::Arithmetic slower : slowerThan((*best)->network().arithmetic())) {
    auto other = nn::NetworkEvaluator::load(nn::networkFile(), slower);
    reportSpeeds(**other, figures);
  }
  return figures;
}

Figures nnFigures(const std::string& gameFile) {
  constexpr size_t kPositions = 10000;  // fewer cannot tell a loss of 0.3 points from chance
  const std::vector<RecordedGame> games = gamesIn(gameFile);
  auto floats = nn::NetworkEvaluator::load(nn::networkFile(), nn::Arithmetic::Float);
  auto small = nn::NetworkEvaluator::load(nn::networkFile());
  if (games.empty() || !floats || !small) return {};
  Random random(1);
  Tally inFloats;
  Tally inEightBits;
  for (size_t i = 0; i < kPositions; ++i) {
    const RecordedGame& game = games[random.below(static_cast<uint32_t>(games.size()))];
    const auto sample = sampled(game, random);
    if (!sample) continue;
    const auto& [situation, move] = *sample;
    const bool won = game.blackWon == (situation.position.toMove() == Color::Black);
    const nn::Query query{&situation, Symmetry::None};
    nn::Evaluation answer;
    evaluate(**floats, {&query, 1}, {&answer, 1});
    inFloats.add(answer, static_cast<size_t>(move), won);
    evaluate(**small, {&query, 1}, {&answer, 1});
    inEightBits.add(answer, static_cast<size_t>(move), won);
  }
  if (inFloats.positions == 0) return {};
  Figures figures{{"positions", inFloats.positions, ""}};
  inFloats.report("f32", figures);
  inEightBits.report("int8", figures);
  return figures;
}

}  // namespace tengen::bench
