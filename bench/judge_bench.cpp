#include "bench/judge_bench.h"

#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "judge/miss.h"
#include "judge/playout_judge.h"
#include "nn/network_evaluator.h"
#include "nn/network_judge.h"
#include "rules/diagram.h"
#include "rules/notation.h"
#include "rules/scoring.h"

#include "bench/finished_games.h"

namespace tengen::bench {
namespace {

using Json = nlohmann::json;

// The program's own network with its judge; nothing where there is none.
struct NetworkAndJudge {
  std::unique_ptr<nn::Evaluator> network;
  std::unique_ptr<Judge> judge;
};

NetworkAndJudge networkJudge() {
  auto network = nn::NetworkEvaluator::load(nn::networkFile());
  if (!network) return {};
  auto judge = std::make_unique<nn::NetworkJudge>(**network);
  return {std::move(*network), std::move(judge)};
}

// A game of chance without filling eyes, less its last few moves: much is decided, some is
// not.
Board almostFinished(int side, uint64_t seed) {
  Random random(seed);
  Board board({side, side});
  Color color = Color::Black;
  const int moves = side * side * 9 / 8;
  for (int i = 0; i < moves; ++i, color = opponent(color)) {
    const auto empties = board.empties();
    const Vertex v = empties[random.below(static_cast<uint32_t>(empties.size()))];
    if (v == board.koVertex() || board.isSuicide(v, color) || board.isEyelike(v, color)) continue;
    board.play(v, color);
  }
  board.pass();
  return board;
}

Figure speed(int side) {
  constexpr int kBoards = 20;
  const PlayoutJudge judge;
  const double start = computed();
  for (int i = 0; i < kBoards; ++i)
    judge.judge(almostFinished(side, static_cast<uint64_t>(i)), Color::Black);
  const std::string name = std::to_string(side) + "x" + std::to_string(side);
  return {"judgement " + name, 1000 * (computed() - start) / kBoards, "ms"};
}

// Milliseconds a game, one after another in one process; loading the network is not counted, nor is
// what its first board costs.
double finishedGames(const Judge& judge) {
  constexpr int kRounds = 10;
  std::vector<Board> boards;
  for (const char* drawing : kFinishedGames)
    boards.push_back(boardOf(drawing));
  judge.judge(boards.front(), Color::Black);
  const double start = computed();
  for (int round = 0; round < kRounds; ++round) {
    for (const Board& board : boards)
      judge.judge(board, Color::Black);
  }
  return 1000 * (computed() - start) / (kRounds * static_cast<double>(boards.size()));
}

Figures finishedGames() {
  Figures figures{{"finished 19x19 game by playouts", finishedGames(PlayoutJudge()), "ms"}};
  if (const NetworkAndJudge own = networkJudge(); own.judge)
    figures.push_back(
        {"finished 19x19 game by the network, batch of 60", finishedGames(*own.judge), "ms"});
  return figures;
}

// Dead stones in small letters.
constexpr std::array<std::string_view, 6> kKnown = {
    ". x x O . O X\nx x O O O O X\nO O O . O X X\n. . . O O X .\nO O O O X X X\nX X X X X . .\n. . "
    ". . "
    ". X .\n",
    ". O . x O . X\nx x x x O O X\nO O O O O X X\n. . . O O X .\nO O O O X X X\nX X X X X . .\n. . "
    ". . "
    ". X .\n",
    ". . . . X O O\nX X X X X O .\nO O O O O O O\n. . . . . . .\n",
    ". O O O . X O . .\nX X X X X X O . .\nO O O O O O O . .\n. . . . . . . . .\n. . . . . . . . "
    ".\n",
    "X X . o X .\nX o o o X .\n. o X X X .\no o X . . .\nX X X . X .\n. . . . . .\n",
    ". . . X X O O . . .\n. . X . X O . O . x\no . . X X O O . . .\n",
};

Figure knownPositions() {
  const PlayoutJudge judge;
  double right = 0;
  for (const std::string_view drawing : kKnown) {
    std::string stones(drawing);
    for (char& c : stones)
      c = c == 'x' ? 'X' : c == 'o' ? 'O' : c;
    const Board board = boardOf(stones);
    PointSet dead(board.size());
    for (const char mark : {'x', 'o'}) {
      for (const Point p : pointsDrawn(drawing, mark))
        dead[p] = true;
    }
    right += judge.judge(board, Color::Black).marks.dead == dead;
  }
  return {"known positions right", 100 * right / static_cast<double>(kKnown.size()), "%"};
}

// A recorded game at its end.
struct Counted {
  Board board;
  Color toMove = Color::Black;
  double komi = 0;
  GameResult result;
  std::vector<Scoring> ways;     // of counting that give this result
  std::optional<PointSet> dead;  // where a list is known that gives it too
};

std::optional<Point> pointIn(const Json& text, BoardSize size) {
  return parsePoint(text.get<std::string>(), size, Notation::Sgf);
}

Board finalBoard(const Json& game, BoardSize size) {
  Board board(size);
  std::array<Points, 2> setup;
  for (const Json& text : game.at("setup").at("black"))
    if (const auto p = pointIn(text, size)) setup[0].push_back(*p);
  for (const Json& text : game.at("setup").at("white"))
    if (const auto p = pointIn(text, size)) setup[1].push_back(*p);
  board.setUp(setup[0], setup[1], {});
  for (const Json& move : game.at("moves")) {
    const auto p = pointIn(move.at(1), size);
    if (p && board.at(*p) == Stone::None)
      board.play(*p, move.at(0) == "B" ? Color::Black : Color::White);
    else
      board.pass();
  }
  return board;
}

// The first list of dead stones that gives the recorded result.
std::optional<PointSet> knownDead(const Json& game, BoardSize size) {
  if (!game.contains("dead_stone_oracles")) return {};
  for (const Json& oracle : game.at("dead_stone_oracles")) {
    if (!oracle.contains("matches_recorded") || oracle.at("matches_recorded").empty()) continue;
    PointSet dead(size);
    for (const Json& text : oracle.at("dead"))
      if (const auto p = pointIn(text, size)) dead[*p] = true;
    return dead;
  }
  return {};
}

std::optional<Counted> countedGame(const Json& game) {
  if (!game.value("verified", true)) return {};
  const int side = game.at("size").get<int>();
  const BoardSize size{side, side};
  const auto result = parseResult(game.at("result").get<std::string>());
  if (!size.isValid() || !result) return {};
  Counted counted{.board = finalBoard(game, size),
                  .komi = game.at("komi").get<double>(),
                  .result = *result,
                  .ways = {},
                  .dead = knownDead(game, size)};
  if (!game.at("moves").empty() && game.at("moves").back().at(0) == "B")
    counted.toMove = Color::White;
  for (const Json& way : game.at("scoring_consistent_with")) {
    if (way == "area") counted.ways.push_back(Scoring::Area);
    if (way == "territory") counted.ways.push_back(Scoring::Territory);
  }
  if (counted.ways.empty()) return {};
  return counted;
}

struct Verdicts {
  double games = 0;
  double exact = 0;
  double winner = 0;
  double seconds = 0;
  double slowest = 0;
  std::map<MissKind, double> misses;
};

void judgeGame(const Counted& game, const Judge& judge, Verdicts& tally) {
  const double start = computed();
  const Verdict verdict = judge.judge(game.board, game.toMove);
  const double seconds = computed() - start;
  bool exact = false;
  bool winner = false;
  for (const Scoring way : game.ways) {
    Ruleset rules;
    rules.scoring = way;
    const GameFacts facts{.komi = game.komi};
    const GameResult result = score(count(game.board, verdict.marks), rules, facts).result;
    exact |= result.kind == game.result.kind && result.winner == game.result.winner &&
             std::abs(result.margin - game.result.margin) < 0.01;
    winner |= result.kind == game.result.kind && result.winner == game.result.winner;
  }
  ++tally.games;
  tally.exact += exact;
  tally.winner += winner;
  tally.seconds += seconds;
  tally.slowest = std::max(tally.slowest, seconds);
  if (exact) return;
  const auto kind = game.dead ? classifyMiss(game.board, *game.dead, verdict.marks.dead)
                              : std::optional<MissKind>();
  ++tally.misses[kind.value_or(MissKind::Other)];
}

Figures figuresOf(const std::vector<Counted>& games, const Judge& judge, const std::string& who) {
  Verdicts tally;
  for (const Counted& game : games)
    judgeGame(game, judge, tally);
  Figures figures{{"counted exactly by " + who, 100 * tally.exact / tally.games, "%"},
                  {"winner right", 100 * tally.winner / tally.games, "%"},
                  {"time a game", 1000 * tally.seconds / tally.games, "ms"},
                  {"slowest game", 1000 * tally.slowest, "ms"}};
  constexpr std::array<std::pair<MissKind, const char*>, 5> kKinds = {
      {{MissKind::Seki, "missed: seki"},
       {MissKind::BentFour, "missed: bent four"},
       {MissKind::Ko, "missed: ko"},
       {MissKind::FalseEye, "missed: false eye"},
       {MissKind::Other, "missed: other"}}};
  for (const auto& [kind, name] : kKinds)
    figures.push_back({name, tally.misses[kind], ""});
  return figures;
}

}  // namespace

Figures judgeFigures() {
  Figures figures{speed(9), speed(19), knownPositions()};
  const Figures finished = finishedGames();
  figures.insert(figures.end(), finished.begin(), finished.end());
  return figures;
}

Figures judgeFigures(std::string_view json) {
  const Json file = Json::parse(json, nullptr, false);
  if (file.is_discarded() || !file.contains("games")) return {};
  std::vector<Counted> games;
  try {
    for (const Json& record : file.at("games")) {
      if (auto game = countedGame(record)) games.push_back(std::move(*game));
    }
  } catch (const Json::exception&) {
    return {};
  }
  if (games.empty()) return {};
  Figures figures{{"games", static_cast<double>(games.size()), ""}};
  const Figures played = figuresOf(games, PlayoutJudge(), "playouts");
  figures.insert(figures.end(), played.begin(), played.end());
  if (const NetworkAndJudge own = networkJudge(); own.judge) {
    const Figures asked = figuresOf(games, *own.judge, "the network");
    figures.insert(figures.end(), asked.begin(), asked.end());
  }
  return figures;
}

}  // namespace tengen::bench
