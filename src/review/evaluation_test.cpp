#include "review/evaluation.h"

#include <cmath>
#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

engine::Analysis sevenMoves() {
  engine::Analysis analysis;
  analysis.visits = 70;
  analysis.win = 0.51249;
  analysis.lead = -0.04;
  for (uint8_t x = 0; x < 7; ++x) {
    engine::Candidate candidate{.move = Move::at({x, 0}), .visits = 10 - x};
    candidate.pv.assign(15, candidate.move);
    analysis.candidates.push_back(candidate);
  }
  return analysis;
}

TEST(Evaluation, KeepsFiveCandidatesAndThePlayedMove) {
  EXPECT_EQ(evaluationOf(sevenMoves(), std::nullopt).candidates.size(), 5u);
  EXPECT_EQ(evaluationOf(sevenMoves(), Move::at({1, 0})).candidates.size(), 5u);
  const Evaluation kept = evaluationOf(sevenMoves(), Move::at({6, 0}));
  ASSERT_EQ(kept.candidates.size(), 6u);
  EXPECT_EQ(kept.candidates.back().move, Move::at({6, 0}));
  EXPECT_EQ(kept.candidates[0].pv.size(), kLongestLine);
  EXPECT_EQ(kept.best()->move, Move::at({0, 0}));
  EXPECT_EQ(kept.of(Move::at({6, 0}))->visits, 4);
  EXPECT_EQ(kept.of(Move::pass()), nullptr);
}

TEST(Evaluation, IsRoundedToWhatIsShown) {
  const Evaluation kept = evaluationOf(sevenMoves(), std::nullopt);
  EXPECT_EQ(kept.win, 0.512);
  EXPECT_EQ(*kept.lead, 0);
  EXPECT_FALSE(std::signbit(*kept.lead)) << "nobody leads by -0";
}

TEST(Evaluation, OfASearchLeavesOutWhatNobodyLookedAt) {
  engine::Analysis analysis = sevenMoves();
  for (engine::Candidate& candidate : analysis.candidates)
    candidate.visits = candidate.move == Move::at({0, 0}) ? 60 : 0;
  EXPECT_EQ(evaluationOf(analysis, Move::at({6, 0})).candidates.size(), 2u)
      << "but the played move";
  analysis.visits = 1;
  EXPECT_EQ(evaluationOf(analysis, Move::at({6, 0})).candidates.size(), 6u);
}

TEST(Evaluation, ALineThatBeginsWithAnotherMoveIsNone) {
  engine::Analysis analysis = sevenMoves();
  analysis.candidates[0].pv[0] = Move::pass();
  EXPECT_EQ(evaluationOf(analysis, std::nullopt).candidates[0].pv, (std::vector{Move::at({0, 0})}));
}

TEST(Review, NeverTakesLessForMore) {
  Review review;
  const NodeId node{3};
  EXPECT_EQ(review.at(node), nullptr);
  EXPECT_TRUE(review.take(node, evaluation(Color::Black, 25, {{"aa", 0.5, 1}})));
  EXPECT_FALSE(review.take(node, evaluation(Color::Black, 1, {{"bb", 0.5, 1}})));
  EXPECT_EQ(review.at(node)->visits, 25);
  EXPECT_TRUE(review.take(node, evaluation(Color::Black, 200, {{"cc", 0.5, 1}})));
  EXPECT_EQ(review.at(node)->best()->move, Move::at(at("cc")));
}

}  // namespace
}  // namespace tengen::review
