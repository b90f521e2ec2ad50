#include "problems/memory.h"

#include <gtest/gtest.h>

namespace tengen::problems {
namespace {

TEST(Memory, IsNineTenthsAfterItsStability) {
  for (const double stability : {0.4, 3.0, 40.0, 400.0}) {
    EXPECT_NEAR(recall(stability, stability), 0.9, 1e-9);
    EXPECT_NEAR(daysUntil(0.9, stability), stability, 1e-9);
  }
  EXPECT_DOUBLE_EQ(recall(3, 0), 1);
}

// The values of the published weights: S0 = w0..w3, D0(Good) = w4 - e^(2 w5) + 1.
TEST(Memory, BeginsWhereThePublishedWeightsBegin) {
  const Memory good = after({}, Grade::Good, 100);
  EXPECT_NEAR(good.stability, 3.173, 1e-9);
  EXPECT_NEAR(good.difficulty, 5.28243442, 1e-6);
  EXPECT_EQ(good.due, 103);
  EXPECT_EQ(after({}, Grade::Again, 100).due, 100) << "again the same day";
  EXPECT_EQ(after({}, Grade::Hard, 100).due, 101);
  EXPECT_EQ(after({}, Grade::Easy, 100).due, 116);
}

// Good three days later: D = 5.2729..., S' = S (1 + e^w8 (11 - D) S^-w9 (e^(w10 (1 - R)) - 1)),
// worked out by hand with R = 0.9046.
TEST(Memory, GrowsByThePublishedFormula) {
  const Memory first = after({}, Grade::Good, 100);
  const Memory second = after(first, Grade::Good, 103);
  EXPECT_NEAR(second.stability, 10.74, 0.02);
  EXPECT_NEAR(second.difficulty, 5.2730, 1e-3);
  EXPECT_EQ(second.due, 103 + 11);
  EXPECT_GT(after(first, Grade::Good, 110).stability, second.stability)
      << "remembered against the odds";
}

TEST(Memory, OrdersTheGrades) {
  const Memory known = after({}, Grade::Good, 100);
  const double hard = after(known, Grade::Hard, 103).stability;
  const double good = after(known, Grade::Good, 103).stability;
  const double easy = after(known, Grade::Easy, 103).stability;
  EXPECT_LT(known.stability, hard);
  EXPECT_LT(hard, good);
  EXPECT_LT(good, easy);
  const Memory forgotten = after(known, Grade::Again, 103);
  EXPECT_LT(forgotten.stability, known.stability);
  EXPECT_GT(forgotten.difficulty, known.difficulty);
  EXPECT_EQ(forgotten.lapses, 1);
}

TEST(Memory, GrowsOnceADayHoweverOftenItIsRight) {
  const Memory right = after({}, Grade::Good, 100);
  Memory again = right;
  for (int i = 0; i < 20; ++i)
    again = after(again, i % 2 == 0 ? Grade::Good : Grade::Easy, 100);
  EXPECT_EQ(again, right);

  const Memory wrong = after(right, Grade::Again, 100);
  EXPECT_LT(wrong.stability, right.stability);
  EXPECT_EQ(wrong.due, 100) << "a wrong answer counts";
  const Memory mended = after(wrong, Grade::Good, 100);
  EXPECT_LE(mended.stability, right.stability);
  EXPECT_GT(mended.due, 100);
  EXPECT_EQ(after(mended, Grade::Good, 100), mended);
}

TEST(Memory, IsKnownUntilItWasWrongEvenWhenItIsDue) {
  EXPECT_FALSE(Memory().isKnown());
  const Memory right = after({}, Grade::Good, 100);
  EXPECT_TRUE(right.isKnown());
  const Memory wrong = after(right, Grade::Again, right.due + 5);
  EXPECT_FALSE(wrong.isKnown());
  EXPECT_TRUE(after(wrong, Grade::Good, right.due + 5).isKnown());
}

TEST(Memory, StaysWithinItsBoundsWhateverIsAnswered) {
  Memory memory;
  for (int i = 0; i < 300; ++i) {
    memory = after(memory, i % 7 == 0 ? Grade::Easy : Grade::Again, i);
    EXPECT_GE(memory.difficulty, 1);
    EXPECT_LE(memory.difficulty, 10);
    EXPECT_GT(memory.stability, 0);
  }
  for (int i = 0; i < 60; ++i)
    memory = after(memory, Grade::Easy, memory.due);
  EXPECT_LE(memory.due - memory.seen, 36500);
}

}  // namespace
}  // namespace tengen::problems
