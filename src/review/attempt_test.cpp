#include "review/attempt.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

TEST(Attempt, WithinAPointOfTheBestIsRight) {
  const auto seen = evaluation(Color::Black, 90,
                               {{"dd", 0.6, 4}, {"qd", 0.5, 3}, {"dp", 0.5, 2.9}, {"aa", 0.1, -9}});
  const auto best = judgeAttempt(seen, moveOf("dd"));
  ASSERT_TRUE(best);
  EXPECT_TRUE(best->isBest());
  EXPECT_TRUE(best->isRight());
  EXPECT_DOUBLE_EQ(*best->points, 0);
  EXPECT_TRUE(judgeAttempt(seen, moveOf("qd"))->isRight());
  EXPECT_FALSE(judgeAttempt(seen, moveOf("dp"))->isRight());
  EXPECT_DOUBLE_EQ(*judgeAttempt(seen, moveOf("aa"))->points, 13);
}

TEST(Attempt, CostsWhatItsOwnSideLoses) {
  const auto seen = evaluation(Color::White, 90, {{"dd", 0.3, -4}, {"qd", 0.5, 0}});
  const auto tried = judgeAttempt(seen, moveOf("qd"));
  ASSERT_TRUE(tried);
  EXPECT_DOUBLE_EQ(*tried->points, 4);
  EXPECT_DOUBLE_EQ(tried->win, 0.2);
  EXPECT_EQ(tried->line.front(), moveOf("qd"));
  EXPECT_EQ(tried->better.front(), moveOf("dd"));
}

TEST(Attempt, BetterThanTheBestCostsNothing) {
  const auto seen = evaluation(Color::Black, 90, {{"dd", 0.6, 4}, {"qd", 0.7, 5}});
  EXPECT_DOUBLE_EQ(*judgeAttempt(seen, moveOf("qd"))->points, 0);
  EXPECT_DOUBLE_EQ(judgeAttempt(seen, moveOf("qd"))->win, 0);
}

// In a quiet position no other move has as many visits as the quarter it must get.
TEST(Attempt, AMoveThatStandsFirstBecauseItWasTriedIsMeasuredByTheOthers) {
  auto seen =
      evaluation(Color::Black, 200,
                 {{"qe", 0.485, -0.8, 50}, {"qd", 0.499, -0.1, 20}, {"dd", 0.498, -0.1, 19}});
  const auto tried = judgeAttempt(seen, moveOf("qe"));
  ASSERT_TRUE(tried);
  EXPECT_DOUBLE_EQ(*tried->points, 0.7);
  EXPECT_FALSE(tried->isBest());
  EXPECT_EQ(tried->better.front(), moveOf("qd"));
  seen.candidates[1].visits = seen.candidates[2].visits = 3;
  EXPECT_TRUE(judgeAttempt(seen, moveOf("qe"))->isBest()) << "a glance at the others is no proof";
  seen.candidates[1].visits = 20;
  seen.candidates[0].lead = 0.5;
  EXPECT_TRUE(judgeAttempt(seen, moveOf("qe"))->isBest()) << "it is worth more as well";
  seen.candidates[0].lead = -0.8;
  seen.candidates[0].visits = 120;
  EXPECT_TRUE(judgeAttempt(seen, moveOf("qe"))->isBest()) << "the engine came back to it";
}

TEST(Attempt, NobodySearchedIsNotJudged) {
  const auto seen = evaluation(Color::Black, 90, {{"dd", 0.6, 4}, {"qd", 0.5, 3, 0}});
  EXPECT_FALSE(judgeAttempt(seen, moveOf("qd")));
  EXPECT_FALSE(judgeAttempt(seen, moveOf("aa")));
  EXPECT_FALSE(judgeAttempt(evaluation(Color::Black, 1, {{"dd", 0.6, 4}}), moveOf("dd")))
      << "one visit is a look at the whole position";
}

TEST(Attempt, WithoutPointsTheChanceDecides) {
  auto seen = evaluation(Color::Black, 90, {{"dd", 0.60, 0}, {"qd", 0.57, 0}, {"dp", 0.56, 0}});
  for (Candidate& candidate : seen.candidates)
    candidate.lead.reset();
  EXPECT_TRUE(judgeAttempt(seen, moveOf("qd"))->isRight());
  EXPECT_FALSE(judgeAttempt(seen, moveOf("dp"))->isRight());
  EXPECT_TRUE(judgeAttempt(seen, moveOf("qd"))->isAsGoodAs(*judgeAttempt(seen, moveOf("dp"))));
}

TEST(Attempt, IsAsGoodAsAMoveThatCostsLessByNoMoreThanIsRight) {
  const auto seen = evaluation(
      Color::Black, 90, {{"dd", 0.6, 4}, {"qd", 0.5, 3.8}, {"dp", 0.5, 2.8}, {"aa", 0.1, 2.7}});
  const auto of = [&](const char* name) { return *judgeAttempt(seen, moveOf(name)); };
  EXPECT_TRUE(of("qd").isAsGoodAs(of("dd"))) << "0.2 and nothing";
  EXPECT_TRUE(of("dp").isAsGoodAs(of("qd"))) << "1.2 and 0.2";
  EXPECT_FALSE(of("aa").isAsGoodAs(of("qd")));
}

TEST(GuessScore, CountsWhatIsRightInARow) {
  GuessScore score;
  for (const bool isRight : {true, true, false, true})
    score.count(isRight);
  EXPECT_EQ(score, (GuessScore{.guesses = 4, .right = 3, .streak = 1, .longest = 2}));
}

}  // namespace
}  // namespace tengen::review
