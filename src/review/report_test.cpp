#include "review/report.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

TEST(Phase, FollowsTheSizeOfTheBoard) {
  EXPECT_EQ(phaseOf(50, {19, 19}), Phase::Opening);
  EXPECT_EQ(phaseOf(51, {19, 19}), Phase::MiddleGame);
  EXPECT_EQ(phaseOf(144, {19, 19}), Phase::MiddleGame);
  EXPECT_EQ(phaseOf(145, {19, 19}), Phase::Endgame);
  EXPECT_EQ(phaseOf(11, {9, 9}), Phase::Opening);
  EXPECT_EQ(phaseOf(12, {9, 9}), Phase::MiddleGame);
  EXPECT_EQ(phaseOf(33, {9, 9}), Phase::Endgame);
}

TEST(Accuracy, IsAPowerOfTheMeanLoss) {
  EXPECT_DOUBLE_EQ(accuracyOf(0), 100);
  EXPECT_DOUBLE_EQ(accuracyOf(1), 75);
  EXPECT_DOUBLE_EQ(accuracyOf(2), 56.25);
}

TEST(Report, HasMeansOfEachSideByPhase) {
  const GameTree tree = treeOf("(;SZ[3];B[aa];W[bb];B[cc])");
  Review review;
  review.take(nodeAt(tree, 0), evaluation(Color::Black, 9, {{"bb", 0.6, 4}, {"aa", 0.2, 0}}));
  review.take(nodeAt(tree, 1), evaluation(Color::White, 9, {{"bb", 0.2, 0}}));
  review.take(nodeAt(tree, 2), evaluation(Color::Black, 9, {{"ca", 0.2, 2}, {"cc", 0.2, 0}}));
  const Report report = reportOf(mainLine(tree), review, tree.size());
  EXPECT_EQ(report.moves.size(), 3u);
  EXPECT_EQ(report.black.all, (Mean{2, 3}));
  EXPECT_EQ(report.black.byPhase[0], (Mean{1, 4}));
  EXPECT_EQ(report.black.byPhase[1], (Mean{1, 2}));
  EXPECT_EQ(report.black.byPhase[2], (Mean{0, 0}));
  EXPECT_EQ(report.black.mistakes, 1);
  EXPECT_DOUBLE_EQ(*report.black.accuracy(), accuracyOf(3));
  EXPECT_EQ(report.of(Color::White).all, (Mean{1, 0}));
  EXPECT_DOUBLE_EQ(*report.white.accuracy(), 100);
}

TEST(Report, OfAGameNobodyLookedAtIsEmpty) {
  const GameTree tree = treeOf("(;SZ[9];B[aa];W[bb])");
  const Report report = reportOf(mainLine(tree), Review(), tree.size());
  EXPECT_TRUE(report.moves.empty());
  EXPECT_FALSE(report.black.accuracy());
}

}  // namespace
}  // namespace tengen::review
