#include "rules/game_facts.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

Position aga() {
  return Position({5, 5}, *rulesetNamed("aga"));
}

TEST(GameFacts, KnowWhoPassedLast) {
  const Position blackLast = *aga().after(Color::White, Move::pass())->after(Move::pass());
  EXPECT_TRUE(factsOf(blackLast, 0).blackPassedLast);
  EXPECT_EQ(factsOf(blackLast, 0).blackPasses, 1);
  EXPECT_EQ(factsOf(blackLast, 0).whitePasses, 1);
  const Position whiteLast = *aga().after(Move::pass())->after(Move::pass());
  EXPECT_FALSE(factsOf(whiteLast, 0).blackPassedLast);
}

TEST(GameFacts, AStoneAfterAPassForgetsIt) {
  const Position position = *aga().after(Move::pass())->after(Move::at({2, 2}));
  EXPECT_FALSE(factsOf(position, 0).blackPassedLast);
  EXPECT_EQ(factsOf(position, 0).blackPasses, 1);
}

TEST(GameFacts, TheSideToMoveSaysNothingAboutWhoPassed) {
  const Position resumed = aga().after(Move::pass())->withToMove(Color::Black);
  EXPECT_TRUE(factsOf(resumed, 0).blackPassedLast);
}

TEST(GameFacts, HaveTheKomiOfTheRulesAndTheHandicapTheyAreGiven) {
  EXPECT_EQ(factsOf(aga(), 3).handicap, 3);
  EXPECT_EQ(factsOf(aga(), 3).komi, 7.5);
}

}  // namespace
}  // namespace tengen
