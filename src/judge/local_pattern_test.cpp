#include "judge/local_pattern.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "rules/diagram.h"

namespace tengen {
namespace {

// Whether the point drawn with * is a pattern move for this side.
bool isMoveFor(Color mover, std::string_view drawing) {
  std::string stones(drawing);
  stones[stones.find('*')] = '.';
  const Board board = boardOf(stones);
  return isLocalPattern(board, board.vertexOf(pointsDrawn(drawing, '*').front()), mover);
}

TEST(LocalPattern, HaneIsAMoveForBoth) {
  constexpr std::string_view kHane = ".....\n.XO..\n..*..\n.....\n";
  EXPECT_TRUE(isMoveFor(Color::Black, kHane));
  EXPECT_TRUE(isMoveFor(Color::White, kHane));
}

TEST(LocalPattern, CutIsAMoveInEveryDirection) {
  for (const std::string_view cut :
       {".....\n.OX..\n.X*..\n.....\n", ".....\n..XO.\n..*X.\n.....\n",
        ".....\n.X*..\n.OX..\n.....\n", ".....\n..*X.\n..XO.\n.....\n"})
    EXPECT_TRUE(isMoveFor(Color::Black, cut)) << cut;
}

TEST(LocalPattern, OpenSpaceAndSolidConnectionsAreNone) {
  EXPECT_FALSE(isMoveFor(Color::Black, ".....\n.....\n..*..\n.....\n.....\n"));
  EXPECT_FALSE(isMoveFor(Color::Black, "XXX\nX*X\n.X.\n"));
}

TEST(LocalPattern, OfOneSideIsNotTheOthers) {
  // Black blocks on the edge; White has better things to do.
  constexpr std::string_view kBlock = ".....\n..X..\n..*O.\n";
  EXPECT_NE(isMoveFor(Color::Black, kBlock), isMoveFor(Color::White, kBlock));
}

TEST(LocalPattern, HasNoFavouriteColour) {
  const std::string drawing = "X.O..\n.X*O.\n..OX.\n";
  std::string swapped = drawing;
  for (char& c : swapped)
    c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
  EXPECT_EQ(isMoveFor(Color::Black, drawing), isMoveFor(Color::White, swapped));
  EXPECT_EQ(isMoveFor(Color::White, drawing), isMoveFor(Color::Black, swapped));
}

}  // namespace
}  // namespace tengen
