#include "review/hindsight.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

// Black's first move looks as good as any. The positions behind it are worth these leads to Black.
Judged swinging(double afterMove, double afterAnswer) {
  Judged game("(;SZ[9];B[aa];W[bb];B[cc])");
  game.see(0, evaluation(Color::Black, 50, {{"ee", 0.6, 4, 30}, {"aa", 0.6, 4, 12}}));
  game.see(1, evaluation(Color::White, 50, {{"bb", 0.3, afterMove, 30}}));
  game.see(2, evaluation(Color::Black, 50, {{"cc", 0.3, afterAnswer, 30}}));
  return game;
}

TEST(Hindsight, ASwingThatTheNextPositionsBearOutIsALoss) {
  const Judgement move = swinging(-3, -3.5).moves()[0];
  EXPECT_DOUBLE_EQ(*move.points, 7);
  EXPECT_DOUBLE_EQ(move.win, 0.3);
  EXPECT_TRUE(move.isMistake);
  EXPECT_DOUBLE_EQ(*move.doubt, 7) << "and the two searches disagree";
}

TEST(Hindsight, OfTwoPositionsTheMilderOneCounts) {
  EXPECT_DOUBLE_EQ(*swinging(-3, -1).moves()[0].points, 5);
}

TEST(Hindsight, ASwingThatIsGoneAMoveLaterIsNone) {
  EXPECT_DOUBLE_EQ(*swinging(-3, 4).moves()[0].points, 0);
}

TEST(Hindsight, OnePositionAloneProvesNothing) {
  Judged game("(;SZ[9];B[aa])");
  game.see(0, evaluation(Color::Black, 50, {{"ee", 0.6, 4, 30}, {"aa", 0.6, 4, 12}}));
  game.see(1, evaluation(Color::White, 50, {{"bb", 0.3, -3, 30}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].points, 0);
  EXPECT_DOUBLE_EQ(*game.moves()[0].doubt, 7);
}

TEST(Hindsight, AnAnswerThatMissesItsChanceHidesNoSwing) {
  Judged game = swinging(-3, 4);
  game.see(1, evaluation(Color::White, 51, {{"dd", 0.3, -3, 30}, {"bb", 0.6, 4, 12}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].points, 7);
  EXPECT_DOUBLE_EQ(*game.moves()[1].points, 7);
}

TEST(Hindsight, WhatTwoSearchesDifferByChanceIsNoSwing) {
  EXPECT_DOUBLE_EQ(*swinging(1.1, 1.1).moves()[0].points, 0);
}

TEST(Hindsight, AShallowerLookProvesNothing) {
  Judged game = swinging(-3, -3);
  game.see(0, evaluation(Color::Black, 200, {{"ee", 0.6, 4, 140}, {"aa", 0.6, 4, 50}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].points, 0);
}

TEST(Hindsight, WhereTheBestMoveWasNoneTheNextBestWasBetter) {
  Judged game = swinging(-3, -3);
  game.see(0, evaluation(Color::Black, 51, {{"aa", 0.6, 4, 30}, {"ee", 0.55, 3, 12}}));
  const Judgement move = game.moves()[0];
  EXPECT_DOUBLE_EQ(*move.points, 6);
  EXPECT_EQ(move.better, (std::vector{moveOf("ee")}));
}

TEST(Hindsight, AMoveWithoutAnyOtherCostsNothing) {
  Judged game = swinging(-3, -3);
  game.see(0, evaluation(Color::Black, 51, {{"aa", 0.6, 4, 50}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].points, 0);
}

TEST(Hindsight, WhereASideMovesTwiceLooksCannotBeCompared) {
  Judged game("(;SZ[9];B[aa];B[bb];W[cc])");
  game.see(0, evaluation(Color::Black, 50, {{"ee", 0.6, 4, 30}, {"aa", 0.6, 4, 12}}));
  game.see(1, evaluation(Color::Black, 50, {{"bb", 0.3, -3, 30}}));
  game.see(2, evaluation(Color::White, 50, {{"cc", 0.3, -3, 30}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].points, 0);
}

TEST(Hindsight, IsAsWhiteSeesItForWhite) {
  Judged game("(;SZ[9];W[aa];B[bb];W[cc])");
  game.see(0, evaluation(Color::White, 50, {{"ee", 0.4, -4, 30}, {"aa", 0.4, -4, 12}}));
  game.see(1, evaluation(Color::Black, 50, {{"bb", 0.7, 3, 30}}));
  game.see(2, evaluation(Color::White, 50, {{"cc", 0.7, 3.5, 30}}));
  EXPECT_DOUBLE_EQ(*game.moves()[0].points, 7);
  EXPECT_DOUBLE_EQ(game.moves()[0].win, 0.3);
}

}  // namespace
}  // namespace tengen::review
