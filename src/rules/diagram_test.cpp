#include "rules/diagram.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

TEST(Diagram, ReadsStonesFromTheTopAndIgnoresBlanks) {
  const Board board = boardOf(R"(
      . X O
      X . .
  )");
  EXPECT_EQ(board.size(), (BoardSize{3, 2}));
  EXPECT_EQ(board.at(Point{1, 0}), Stone::Black);
  EXPECT_EQ(board.at(Point{2, 0}), Stone::White);
  EXPECT_EQ(board.at(Point{0, 1}), Stone::Black);
  EXPECT_EQ(board.at(Point{0, 0}), Stone::None);
  EXPECT_EQ(board.stones(), 3);
}

TEST(Diagram, IsWrittenAsItIsRead) {
  EXPECT_EQ(toDiagram(boardOf(".XO\r\n\n\tX..\n")), ".XO\nX..\n");
  EXPECT_EQ(toDiagram(boardOf(".")), ".\n");
}

TEST(Diagram, RefusesWhatIsNoBoard) {
  EXPECT_FALSE(parseDiagram(""));
  EXPECT_FALSE(parseDiagram(" \n \n"));
  EXPECT_FALSE(parseDiagram("..\n...\n"));
  EXPECT_FALSE(parseDiagram(".x.\n"));
  EXPECT_FALSE(parseDiagram("X"));
  EXPECT_FALSE(parseDiagram("XO.\nO..\n"));
  EXPECT_TRUE(parseDiagram(std::string(52, '.')));
  EXPECT_FALSE(parseDiagram(std::string(53, '.')));
}

TEST(Diagram, NamesThePointsOfAMarkInReadingOrder) {
  EXPECT_EQ(pointsDrawn(".*\n*X\n", '*'), (Points{{1, 0}, {0, 1}}));
  EXPECT_TRUE(pointsDrawn(".*\n", 'a').empty());
}

TEST(Diagram, DrawsSets) {
  PointSet set({2, 2});
  set[Point{1, 0}] = true;
  EXPECT_EQ(toDiagram(set), ".*\n..\n");
}

}  // namespace
}  // namespace tengen
