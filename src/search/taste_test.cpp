#include "search/taste.h"

#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

TEST(Taste, OfNobodyIsTheSameEverywhere) {
  const Board board({9, 9});
  for (const Point p : AllPoints(board.size()))
    EXPECT_EQ(Taste().likingOf(board, p, Color::Black), 1);
}

TEST(Taste, ForTerritoryIsForTheThirdLineAndForInfluenceForTheFifth) {
  const Board board({9, 9});
  const Point third{2, 4};
  const Point fifth{4, 4};
  const Taste territory{.height = -1};
  const Taste influence{.height = 1};
  EXPECT_GT(territory.likingOf(board, third, Color::Black), 1);
  EXPECT_LT(territory.likingOf(board, fifth, Color::Black), 1);
  EXPECT_LT(influence.likingOf(board, third, Color::Black), 1);
  EXPECT_GT(influence.likingOf(board, fifth, Color::Black), 1);
}

TEST(Taste, ForAFightIsForStonesOfTheOtherSide) {
  const Board board = boardOf(R"(
    . . . . .
    . . . . .
    . X . O .
    . . . . .
    . . . . .)");
  const Taste fighter{.contact = 1};
  EXPECT_GT(fighter.likingOf(board, {3, 1}, Color::Black), 1);
  EXPECT_EQ(fighter.likingOf(board, {1, 1}, Color::Black), 1);
  EXPECT_GT(fighter.likingOf(board, {1, 1}, Color::White), 1);
}

TEST(Taste, DiffersBetweenGamesAndStaysSmall) {
  Random random(1);
  const Taste first = Taste::drawn(random);
  const Taste second = Taste::drawn(random);
  EXPECT_NE(first.height, second.height);
  EXPECT_NE(first.contact, second.contact);
  for (int game = 0; game < 1000; ++game) {
    const Taste taste = Taste::drawn(random);
    EXPECT_LE(std::abs(taste.height), 1);
    EXPECT_LE(std::abs(taste.contact), 1);
  }
}

}  // namespace
}  // namespace tengen::search
