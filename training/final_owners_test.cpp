#include "training/final_owners.h"

#include <gtest/gtest.h>

namespace tengen::training {
namespace {

// Black's wall on the tenth line from the left, White's beside it: 171 points against 152.
Board twoWalls() {
  Board board({kSide, kSide});
  for (uint8_t y = 0; y < kSide; ++y) {
    board.play(Point{9, y}, Color::Black);
    board.play(Point{10, y}, Color::White);
  }
  return board;
}

constexpr int halfPoints(int lead) {
  return 2 * lead - 13;
}

TEST(FinalOwners, AreBelievedIfTheCountFitsTheResult) {
  Random random(1);
  const auto owners = finalOwners(twoWalls(), halfPoints(171 - 152), random);
  ASSERT_TRUE(owners);
  EXPECT_EQ((*owners)[0], Stone::Black);
  EXPECT_EQ((*owners)[9], Stone::Black);
  EXPECT_EQ((*owners)[18], Stone::White);
  EXPECT_FALSE(finalOwners(twoWalls(), halfPoints(20), random));
}

TEST(FinalOwners, FindTheDeadStone) {
  Board board = twoWalls();
  board.play(Point{0, 0}, Color::White);
  Random random(1);
  const auto owners = finalOwners(board, halfPoints(171 + 1 - 152), random);
  ASSERT_TRUE(owners);
  EXPECT_EQ((*owners)[0], Stone::Black);
}

}  // namespace
}  // namespace tengen::training
