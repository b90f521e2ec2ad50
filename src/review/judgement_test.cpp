#include "review/judgement.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

TEST(Loss, IsTheBestChildLessThePlayedOneAsTheMoverSeesThem) {
  Judged game("(;SZ[9];B[aa];W[bb])");
  game.see(0, evaluation(Color::Black, 25, {{"ee", 0.6, 4}, {"aa", 0.45, -1.5}}));
  game.see(1, evaluation(Color::White, 25, {{"cc", 0.45, -1.5}, {"bb", 0.8, 6}}));
  const auto moves = game.moves();
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_DOUBLE_EQ(*moves[0].points, 5.5);
  EXPECT_DOUBLE_EQ(moves[0].win, 0.15);
  EXPECT_EQ(moves[0].better, (std::vector{Move::at(at("ee"))}));
  EXPECT_DOUBLE_EQ(*moves[1].points, 7.5) << "what is good for Black is White's loss";
  EXPECT_DOUBLE_EQ(moves[1].win, 0.35);
  EXPECT_EQ(moves[1].turn, white("bb"));
  EXPECT_TRUE(moves[0].isMistake && moves[1].isMistake);
  EXPECT_FALSE(moves[0].isRough || moves[1].isRough);
}

TEST(Loss, IsNeverBelowZero) {
  Judged game("(;SZ[9];B[aa])");
  game.see(0, evaluation(Color::Black, 25, {{"ee", 0.6, 4}, {"aa", 0.62, 4.5}}));
  EXPECT_EQ(*game.moves()[0].points, 0);
  EXPECT_EQ(game.moves()[0].win, 0);
}

TEST(Loss, IsRoughWhereNobodySearchedTheMove) {
  Judged game("(;SZ[9];B[aa])");
  game.see(0, evaluation(Color::Black, 1, {{"ee", 0.6, 4, 0}, {"aa", 0.6, 4, 0}}));
  EXPECT_TRUE(game.moves().empty()) << "nothing is known of the position after it";
  game.see(1, evaluation(Color::White, 1, {{"cc", 0.5, 1, 0}}));
  const auto moves = game.moves();
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_TRUE(moves[0].isRough);
  EXPECT_DOUBLE_EQ(*moves[0].points, 3);
}

TEST(Loss, OfTheMoveTheEngineWouldPlayIsNone) {
  Judged game("(;SZ[9];B[ee])");
  game.see(0, evaluation(Color::Black, 1, {{"ee", 0.6, 4, 0}}));
  game.see(1, evaluation(Color::White, 1, {{"cc", 0.5, 1, 0}}));
  EXPECT_EQ(*game.moves()[0].points, 0);
  EXPECT_EQ(game.moves()[0].win, 0);
}

TEST(Loss, IsDoubtfulWhereBeforeAndAfterDisagreeByMoreThanAPoint) {
  Judged game("(;SZ[9];B[aa])");
  game.see(0, evaluation(Color::Black, 25, {{"ee", 0.6, 4}, {"aa", 0.5, 2}}));
  game.see(1, evaluation(Color::White, 25, {{"cc", 0.5, 3}}));
  EXPECT_FALSE(game.moves()[0].doubt);
  game.see(1, evaluation(Color::White, 50, {{"cc", 0.5, 3.5}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].doubt, 1.5);
}

TEST(Loss, OfAnEngineThatCountsNoPointsIsOfChance) {
  Judged game("(;SZ[9];B[aa])");
  Evaluation seen = evaluation(Color::Black, 25, {{"ee", 0.6, 0}, {"aa", 0.45, 0}});
  for (Candidate& candidate : seen.candidates)
    candidate.lead.reset();
  game.see(0, seen);
  const auto moves = game.moves();
  EXPECT_FALSE(moves[0].points);
  EXPECT_DOUBLE_EQ(moves[0].win, 0.15);
  EXPECT_TRUE(moves[0].isMistake);
}

TEST(Mistake, CostsThreePointsAndFivePerCent) {
  const auto isMistake = [](double bestWin, double lead, double win) {
    Judged game("(;SZ[9];B[aa])");
    game.see(0, evaluation(Color::Black, 25, {{"ee", bestWin, 10}, {"aa", win, lead}}));
    return game.moves()[0].isMistake;
  };
  EXPECT_TRUE(isMistake(0.6, 7, 0.55));
  EXPECT_FALSE(isMistake(0.6, 7.1, 0.5)) << "2.9 points";
  EXPECT_FALSE(isMistake(0.6, 5, 0.56)) << "4 per cent";
  EXPECT_TRUE(isMistake(0.99, 5, 0.98)) << "the game is decided: points alone count";
  EXPECT_TRUE(isMistake(0.01, 5, 0.01));
  EXPECT_TRUE(isMistake(0.06, 2, 0.02)) << "it decides the game";
}

// Black should defend at ee and White should attack there; both play elsewhere, twice.
Judged bothMissTheSame() {
  Judged game("(;SZ[9];B[aa];W[ab];B[ac];W[ad];B[ae])");
  game.see(0, evaluation(Color::Black, 25, {{"ee", 0.9, 9}, {"aa", 0.2, -9}}));
  game.see(1, evaluation(Color::White, 25, {{"ee", 0.2, -9}, {"ab", 0.9, 9}}));
  game.see(2, evaluation(Color::Black, 25, {{"ef", 0.9, 9}, {"ac", 0.2, -11}}));
  game.see(3, evaluation(Color::White, 25, {{"ad", 0.2, -8}}));
  game.see(4, evaluation(Color::Black, 25, {{"ee", 0.9, 9}, {"ae", 0.2, -8.5}}));
  return game;
}

TEST(Mistakes, OfARunThatMissTheSameAreToldOnceASide) {
  const Judged game = bothMissTheSame();
  const auto told = distinctMistakes(game.moves());
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(told[0].number, 1) << "the next costs hardly more";
  EXPECT_EQ(told[1].number, 2);
}

TEST(Mistakes, OutsideOfARunOnlyTheVerySamePointIsTheSame) {
  Judged game = bothMissTheSame();  // White's fourth move is good: the run is over
  game.see(4, evaluation(Color::Black, 26, {{"ef", 0.9, 9}, {"ae", 0.2, -8.5}}));
  const auto told = distinctMistakes(game.moves());
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[2].number, 5);
}

TEST(Mistakes, TheWorstOfASideComeInTheOrderOfTheGame) {
  Judged game = bothMissTheSame();
  EXPECT_EQ(worstMoves(game.moves(), Color::White, 3).size(), 1u);
  EXPECT_EQ(worstMoves(game.moves(), Color::Black, 3).size(), 1u);
  game.see(4, evaluation(Color::Black, 26, {{"ii", 0.9, 9}, {"ae", 0.2, -19}}));
  const auto worst = worstMoves(game.moves(), Color::Black, 3);
  ASSERT_EQ(worst.size(), 2u);
  EXPECT_EQ(worst[0].number, 1);
  EXPECT_EQ(worst[1].number, 5);
  EXPECT_EQ(worstMoves(game.moves(), Color::Black, 1)[0].number, 5);
}

TEST(Mistakes, OfARunTheOneThatCostAMistakeMoreIsTold) {
  Judged game = bothMissTheSame();
  game.see(2, evaluation(Color::Black, 26, {{"ef", 0.9, 9}, {"ac", 0.2, -12}}));
  EXPECT_EQ(worstMoves(game.moves(), Color::Black, 3)[0].number, 3);
}

TEST(Mistakes, OfASideThatMadeFewItsWorstOtherMovesAreWorthALookToo) {
  Judged game("(;SZ[9];B[aa];W[ab];B[ac];W[ad];B[ae];W[af];B[ag];W[ah];B[ai])");
  int visits = 25;
  const auto blackLoses = [&](int node, const char* best, const char* played, double lead) {
    game.see(node, evaluation(Color::Black, ++visits, {{best, 0.6, 10}, {played, 0.5, lead}}));
  };
  blackLoses(0, "ee", "aa", 8);
  blackLoses(2, "cc", "ac", 2);
  blackLoses(4, "gg", "ae", 9.5);
  const auto numbersOf = [&] {
    std::vector<int> numbers;
    for (const Judgement& move : movesWorthALook(game.moves()))
      numbers.push_back(move.number);
    return numbers;
  };
  EXPECT_EQ(numbersOf(), (std::vector{1, 3})) << "half a point is nothing";
  blackLoses(4, "gg", "ae", 5);
  blackLoses(6, "gc", "ag", 6);
  EXPECT_EQ(numbersOf(), (std::vector{3, 5, 7})) << "three mistakes are enough";
}

// Black misses ee for little, and later for much.
TEST(Mistakes, ASmallOneDoesNotHideALargerOneThatMissesTheSamePoint) {
  Judged game("(;SZ[9];B[aa];W[ab];B[ac])");
  game.see(0, evaluation(Color::Black, 25, {{"ee", 0.9, 9}, {"aa", 0.8, 7.8}}));
  game.see(1, evaluation(Color::White, 25, {{"ab", 0.8, 7.8}}));
  game.see(2, evaluation(Color::Black, 25, {{"ee", 0.8, 7.8}, {"ac", 0.6, 4.6}}));
  const auto worst = worstMoves(game.moves(), Color::Black, 3);
  ASSERT_EQ(worst.size(), 1u);
  EXPECT_EQ(worst[0].number, 3);
}

}  // namespace
}  // namespace tengen::review
