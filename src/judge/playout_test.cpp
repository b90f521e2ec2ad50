// What every playout must keep to, on random positions, and what its sense is for.
#include "judge/playout.h"

#include <gtest/gtest.h>
#include <vector>

#include "rules/diagram.h"

namespace tengen {
namespace {

std::vector<uint8_t> nothingSettled(const Board& board) {
  return std::vector<uint8_t>(static_cast<size_t>((board.size().height + 2) * board.stride() + 1),
                              0);
}

// In how many of a hundred playouts a stone of this colour stands at the end.
int survivals(const Board& board, Point point) {
  const auto settled = nothingSettled(board);
  Playout playout(board, settled, 7);
  const Stone stone = board.at(point);
  int count = 0;
  for (int i = 0; i < 100; ++i)
    count += playout.play(i % 2 == 0 ? Color::Black : Color::White).at(point) == stone;
  return count;
}

TEST(Playout, EndsWithNothingLeftToPlay) {
  const Board board({9, 9});
  const auto settled = nothingSettled(board);
  Playout playout(board, settled, 1);
  for (int i = 0; i < 50; ++i) {
    const Board& end = playout.play(Color::Black);
    EXPECT_LT(end.empties().size(), 40u);
    EXPECT_GT(end.stones(), 40);
  }
}

TEST(Playout, LeavesItsStartAlone) {
  const Board board = boardOf("X.O..\n.X.O.\n.....\n");
  const Board before = board;
  const auto settled = nothingSettled(board);
  Playout(board, settled, 1).play(Color::White);
  EXPECT_EQ(board, before);
}

TEST(Playout, IsTheSameForTheSameSeedAndAnotherForAnother) {
  const Board board({9, 9});
  const auto settled = nothingSettled(board);
  Playout first(board, settled, 5);
  Playout again(board, settled, 5);
  Playout other(board, settled, 6);
  const Board end = first.play(Color::Black);
  EXPECT_EQ(end, again.play(Color::Black));
  EXPECT_NE(end, other.play(Color::Black));
}

TEST(Playout, NeverPlaysWhereItIsSettled) {
  const Board board({9, 9});
  auto settled = nothingSettled(board);
  const Point p{4, 4};
  settled[board.vertexOf(p)] = 1;
  Playout playout(board, settled, 1);
  for (int i = 0; i < 50; ++i)
    EXPECT_EQ(playout.play(Color::Black).at(p), Stone::None);
}

TEST(Playout, NeverBreaksTwoEyes) {
  const Board board = boardOf(R"(
    . X . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
    . . . . . . .
)");
  EXPECT_EQ(survivals(board, {1, 0}), 100);
}

TEST(Playout, LeavesSekiAlone) {
  const Board board = boardOf(R"(
    . O O O . X O . .
    X X X X X X O . .
    O O O O O O O . .
    . . . . . . . . .
    . . . . . . . . .
)");
  EXPECT_GE(survivals(board, {0, 1}), 95);
  EXPECT_GE(survivals(board, {2, 0}), 95);
}

TEST(Playout, AnswersInItsOwnEyeSpace) {
  const Board board = boardOf(R"(
    . . . . X O . . .
    X X X X X O . . .
    O O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .
)");
  EXPECT_GE(survivals(board, {0, 1}), 95);
}

TEST(Playout, KillsWhatHasOneEye) {
  const Board board = boardOf(R"(
    . O . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
    . . . . . . .
)");
  EXPECT_LE(survivals(board, {0, 1}), 10);
}

}  // namespace
}  // namespace tengen
