#include "search/search_player.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

using namespace std::chrono_literals;

PlayerOptions optionsOf(std::string_view level = "max") {
  PlayerOptions options;
  options.level = *Level::parse(level);
  options.visits = 60;
  return options;
}

// Says that everything is lost for this side by so many points.
AlteredEvaluator lostFor(Color loser, float byPoints) {
  return AlteredEvaluator([=](const nn::Situation& situation, nn::Evaluation& evaluation) {
    const bool lost = situation.position.toMove() == loser;
    evaluation.win = lost ? 0.001f : 0.999f;
    evaluation.lead = lost ? -byPoints : byPoints;
    for (float& owned : evaluation.ownership)
      owned = lost ? -0.5f : 0.5f;
  });
}

// Some moves of a game in which Black has nothing.
nn::Situation lateGame(int side, int moves) {
  nn::Situation situation = emptySituation(side);
  Random random(4);
  while (situation.position.moveNumber() < moves) {
    const Points legal = situation.position.legalPoints(situation.position.toMove());
    const Point p = legal[random.below(static_cast<uint32_t>(legal.size()))];
    const bool black = situation.position.toMove() == Color::Black;
    situation = situation.after(black ? Move::pass() : Move::at(p));
  }
  return situation;
}

int turnsUntilResignation(SearchPlayer& player, const Request& request) {
  for (int turn = 1; turn <= 20; ++turn) {
    if (player.answer(request)->resigns()) return turn;
  }
  return 0;
}

TEST(Player, PlaysWholeGamesOnAllKindsOfBoards) {
  FakeEvaluator fake;
  for (const char* level : {"25k", "8k", "1d", "max"}) {
    for (const BoardSize size : {BoardSize{2, 2}, BoardSize{5, 5}, BoardSize{7, 4}}) {
      for (const Ruleset& rules : {areaRules(), territoryRules()}) {
        PlayerOptions options = optionsOf(level);
        options.visits = 12;
        SearchPlayer player(fake, options);
        nn::Situation situation{Position(size, rules), {}, 0.5};
        const int longest = 4 * size.points() + 2;
        while (situation.position.passesInARow() < 2) {
          const Answer answer = *player.answer({.situation = situation});
          ASSERT_FALSE(answer.resigns());
          ASSERT_TRUE(situation.position.isLegal(*answer.move));
          situation = situation.after(*answer.move);
          ASSERT_LE(situation.position.moveNumber(), longest);
        }
      }
    }
  }
}

TEST(Player, RepeatsItsGamesWithTheSameSeed) {
  FakeEvaluator fake;
  const auto game = [&](uint64_t seed, std::string_view level) {
    PlayerOptions options = optionsOf(level);
    options.search.seed = seed;
    SearchPlayer player(fake, options);
    nn::Situation situation = emptySituation(7);
    for (int move = 0; move < 12; ++move)
      situation = situation.after(*player.answer({.situation = situation})->move);
    return situation.position.board().hash();
  };
  EXPECT_EQ(game(1, "12k"), game(1, "12k"));
  EXPECT_NE(game(1, "12k"), game(2, "12k"));
  EXPECT_EQ(game(1, "max"), game(1, "max"));
}

TEST(Player, ResignsALostGameAfterSomeTurns) {
  AlteredEvaluator lost = lostFor(Color::Black, 30);
  SearchPlayer player(lost, optionsOf());
  EXPECT_EQ(turnsUntilResignation(player, {.situation = lateGame(9, 40)}), 3);
  player.newGame();
  EXPECT_EQ(turnsUntilResignation(player, {.situation = lateGame(9, 40)}), 3);
  SearchPlayer weak(lost, optionsOf("20k"));
  EXPECT_GT(turnsUntilResignation(weak, {.situation = lateGame(9, 40)}), 5);
}

TEST(Player, DoesNotResignTooEarlyTooOftenOrWhenForbidden) {
  AlteredEvaluator lost = lostFor(Color::Black, 30);
  SearchPlayer player(lost, optionsOf());
  EXPECT_EQ(turnsUntilResignation(player, {.situation = lateGame(9, 20)}), 0) << "opening";
  EXPECT_EQ(turnsUntilResignation(player, {.situation = lateGame(7, 30)}), 0) << "small board";
  EXPECT_EQ(turnsUntilResignation(player, {.situation = lateGame(9, 40), .mayResign = false}), 0);
  PlayerOptions stubborn = optionsOf();
  stubborn.resign = false;
  SearchPlayer never(lost, stubborn);
  EXPECT_EQ(turnsUntilResignation(never, {.situation = lateGame(9, 40)}), 0);
  AlteredEvaluator close = lostFor(Color::Black, 2);
  SearchPlayer fighter(close, optionsOf());
  EXPECT_EQ(turnsUntilResignation(fighter, {.situation = lateGame(9, 40)}), 0) << "two points";
  AlteredEvaluator won = lostFor(Color::White, 30);
  SearchPlayer winner(won, optionsOf());
  EXPECT_EQ(turnsUntilResignation(winner, {.situation = lateGame(9, 40)}), 0) << "ahead";
}

// Says who owns what, and finds nothing else worth saying.
AlteredEvaluator owning(std::string_view owners, BoardSize size) {
  return AlteredEvaluator([=](const nn::Situation& situation, nn::Evaluation& evaluation) {
    const Color toMove = situation.position.toMove();
    evaluation.ownership = ownershipOf(owners, size, toMove);
    evaluation.win = 0.5f;
    evaluation.lead = 0;
  });
}

TEST(Player, PassesWhenTheGameIsOver) {
  AlteredEvaluator judge = owning(kFilledOwners, {6, 5});
  for (const char* level : {"25k", "6d", "max"}) {
    for (const Ruleset& rules : {areaRules(), territoryRules()}) {
      SearchPlayer player(judge, optionsOf(level));
      const nn::Situation situation = situationOf(kFilled, Color::Black, rules, 0.5);
      EXPECT_EQ(player.answer({.situation = situation})->move, Move::pass()) << level;
      const Answer second = *player.answer({.situation = situation.after(Move::pass())});
      EXPECT_EQ(second.move, Move::pass()) << level;
    }
  }
}

// What is left of the other side would be dead soon, but not for certain yet.
TEST(Player, AWeakOneThatWinsByFarAnswersAPass) {
  AlteredEvaluator judge([](const nn::Situation& situation, nn::Evaluation& evaluation) {
    evaluation.ownership = ownershipOf(R"(
      X X X X O O
      X X X X O O
      X X X X O O
      X X X X O O
      X X X X O O)",
                                       kWallsSize, situation.position.toMove());
    for (float& owned : evaluation.ownership)
      owned *= 0.6f;
    evaluation.win = situation.position.toMove() == Color::Black ? 0.99f : 0.01f;
  });
  const auto situation = [](Color toMove) {
    return situationOf(R"(
      . . . X O .
      . . . X O .
      . . . X O .
      . . . X O .
      . . . X O .)",
                       toMove, territoryRules(), 0.5)
        .after(Move::pass());
  };
  SearchPlayer player(judge, optionsOf("15k"));
  EXPECT_EQ(player.answer({.situation = situation(Color::White)})->move, Move::pass());
  EXPECT_NE(player.answer({.situation = situation(Color::Black)})->move, Move::pass())
      << "who loses plays on";
}

TEST(Player, AnswersAThreatBeforeItPasses) {
  const Move answer = moveOf("B4", kWallsSize);
  AlteredEvaluator judge([&](const nn::Situation& situation, nn::Evaluation& evaluation) {
    evaluation.ownership = ownershipOf(kFilledOwners, kWallsSize, situation.position.toMove());
    std::fill(evaluation.policy.begin(), evaluation.policy.end(), 0.001f);
    evaluation.policy[static_cast<size_t>(indexOf(answer, kWallsSize))] = 0.97f;
  });
  SearchPlayer player(judge, optionsOf("1k"));
  const nn::Situation situation = situationOf(kFilled, Color::Black, areaRules(), 0.5);
  EXPECT_EQ(player.answer({.situation = situation})->move, answer);
}

TEST(Player, CleansUpToTheLastDeadStone) {
  AlteredEvaluator judge = owning(R"(
    X X X X X X
    X X X X X X
    X X X X X X
    X X X X X X
    X X X X X X)",
                                  {6, 5});
  SearchPlayer player(judge, optionsOf());
  nn::Situation situation = situationOf(R"(
    . X . . X .
    X X . O X X
    . X O . X O
    X X X X X .
    . X . X X O)",
                                        Color::Black, areaRules(), 0.5);
  int moves = 0;
  while (moves < 20) {
    Marks marks({6, 5});
    for (const Point p : AllPoints({6, 5}))
      marks.dead[p] = situation.position.board().at(p) == Stone::White;
    const Answer answer = *player.answer({.situation = situation, .cleanup = marks});
    ASSERT_TRUE(answer.move);
    if (answer.move->isPass()) break;
    situation = situation.after(*answer.move).after(Move::pass());
    ++moves;
  }
  EXPECT_LT(moves, 20);
  for (const Point p : AllPoints({6, 5}))
    EXPECT_NE(situation.position.board().at(p), Stone::White);
}

// A busy machine may hold a program up for longer than any clock allows for; hardly every time.
template <class Action>
std::chrono::steady_clock::duration shortestOf(int attempts, Action action) {
  auto shortest = std::chrono::steady_clock::duration::max();
  for (int i = 0; i < attempts; ++i) {
    const auto before = std::chrono::steady_clock::now();
    action();
    shortest = std::min(shortest, std::chrono::steady_clock::now() - before);
  }
  return shortest;
}

TEST(Player, TakesItsFixedTimeInFull) {
  FakeEvaluator fake;
  PlayerOptions options;
  options.timePerMove = 150ms;
  SearchPlayer player(fake, options);
  const auto took =
      shortestOf(3, [&] { EXPECT_TRUE(player.answer({.situation = emptySituation(9)})); });
  EXPECT_GE(took, 149ms);
  EXPECT_LT(took, 450ms);
}

TEST(Player, KeepsWithinItsByoYomi) {
  FakeEvaluator fake;
  SearchPlayer player(fake, {});
  const TimeSettings time = TimeSettings::byoYomi(0ms, 1, 300ms);
  const auto took = shortestOf(3, [&] {
    EXPECT_TRUE(
        player.answer({.situation = emptySituation(9), .time = time, .left = fullTime(time)}));
  });
  EXPECT_GE(took, 150ms);
  EXPECT_LT(took, 300ms);
}

TEST(Player, VariesItsOpeningOnlyWhenAskedTo) {
  // All moves are the same to this evaluator.
  AlteredEvaluator indifferent([](const nn::Situation&, nn::Evaluation& evaluation) {
    evaluation.win = 0.5f;
    evaluation.lead = 0;
    std::fill(evaluation.policy.begin(), evaluation.policy.end(), 1.0f / 82);
  });
  const auto firstMove = [&](uint64_t seed, bool variety) {
    PlayerOptions options = optionsOf();
    options.search.seed = seed;
    options.variety = variety;
    SearchPlayer player(indifferent, options);
    return indexOf(*player.answer({.situation = emptySituation(9)})->move, {9, 9});
  };
  EXPECT_EQ(firstMove(1, false), firstMove(2, false));
  bool varied = false;
  for (uint64_t seed = 1; seed < 6; ++seed)
    varied |= firstMove(seed, true) != firstMove(0, true);
  EXPECT_TRUE(varied);
}

TEST(Player, KeepsItsTasteThroughAGameAndHasAnotherInTheNext) {
  FakeEvaluator fake;
  SearchPlayer player(fake, optionsOf("12k"));
  const double height = player.taste().height;
  nn::Situation situation = emptySituation(7);
  for (int move = 0; move < 6; ++move)
    situation = situation.after(*player.answer({.situation = situation})->move);
  EXPECT_EQ(player.taste().height, height);
  player.newGame();
  EXPECT_NE(player.taste().height, height);
}

TEST(Player, AnswersAtOnceWhenStopped) {
  FakeEvaluator fake;
  PlayerOptions options;
  options.timePerMove = 10s;
  SearchPlayer player(fake, options);
  std::stop_source stop;
  stop.request_stop();
  const Answer answer = *player.answer({.situation = emptySituation(9)}, stop.get_token());
  ASSERT_TRUE(answer.move);
  EXPECT_TRUE(emptySituation(9).position.isLegal(*answer.move));
}

TEST(Player, DoesNotAnswerWhenTheNetworkFails) {
  for (const int answers : {0, 5}) {
    FailingEvaluator failing(answers);
    SearchPlayer player(failing, {.visits = 50});
    const auto answer = player.answer({.situation = emptySituation(9)});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().reason, "out of order");
  }
}

}  // namespace
}  // namespace tengen::search
