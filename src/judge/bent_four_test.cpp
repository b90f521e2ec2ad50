#include "judge/bent_four.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "rules/diagram.h"

namespace tengen {
namespace {

std::string takenByBlack(std::string_view drawing) {
  return toDiagram(takenByBentFour(boardOf(drawing), Color::Black));
}

const std::string kNothing = "......\n......\n......\n......\n......\n......\n";
constexpr std::string_view kBentFour = R"(
    X X . O X .
    X O O O X .
    . O X X X .
    O O X . . .
    X X X . . .
    . . . . . .
)";

TEST(BentFour, TakesTheCornerAndTheChainAround) {
  EXPECT_EQ(takenByBlack(kBentFour), "****..\n****..\n**....\n**....\n......\n......\n");
  EXPECT_EQ(toDiagram(takenByBentFour(boardOf(kBentFour), Color::White)), kNothing);
}

TEST(BentFour, IsSeenInEveryCorner) {
  const std::string upper = toDiagram(boardOf(kBentFour));
  std::string lower(upper.rbegin() + 1, upper.rend());  // turned upside down
  lower += '\n';
  EXPECT_EQ(takenByBlack(lower), "......\n......\n....**\n....**\n..****\n..****\n");
}

TEST(BentFour, IsNoneWhereTheChainHasAnotherLiberty) {
  EXPECT_EQ(takenByBlack(R"(
    X X . O . X
    X O O O X .
    . O X X X .
    O O X . . .
    X X X . . .
    . . . . . .
)"),
            kNothing);
}

TEST(BentFour, IsNoneWhereTheStonesDoNotBend) {
  EXPECT_EQ(takenByBlack(R"(
    . X X X . O
    O O O O O O
    X X X X X X
    . . . . . .
    . . . . . .
    . . . . . .
)"),
            kNothing);
}

TEST(BentFour, IsNoneWhereTheSpaceIsLarger) {
  EXPECT_EQ(takenByBlack(R"(
    X X . . O X
    X O O O O X
    . O X X X X
    O O X . . .
    X X X . . .
    . . . . . .
)"),
            kNothing);
}

TEST(BentFour, IsNoneOnAnEmptyBoard) {
  EXPECT_EQ(takenByBlack(kNothing), kNothing);
}

}  // namespace
}  // namespace tengen
