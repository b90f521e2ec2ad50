// Positions whose verdict is known, drawn with it: X and O live, x and o are dead, S (black) and
// Z (white) live in seki.
#include "judge/playout_judge.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "rules/diagram.h"

namespace tengen {
namespace {

std::string stonesOf(std::string drawing) {
  for (char& c : drawing) {
    if (c == 'x' || c == 'S') c = 'X';
    if (c == 'o' || c == 'Z') c = 'O';
  }
  return drawing;
}

// The board with its verdict, in the letters above.
std::string drawn(const Board& board, const Verdict& verdict) {
  std::string text;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point p = board.size().pointAt(i);
    const bool black = board.at(p) == Stone::Black;
    if (board.at(p) == Stone::None) {
      text += '.';
    } else if (verdict.marks.dead[p]) {
      text += black ? 'x' : 'o';
    } else if (verdict.seki[p]) {
      text += black ? 'S' : 'Z';
    } else {
      text += black ? 'X' : 'O';
    }
    if (p.x + 1 == board.size().width) text += '\n';
  }
  return text;
}

void expectVerdict(std::string_view drawing) {
  std::string want(drawing);
  want.erase(std::remove(want.begin(), want.end(), ' '), want.end());
  want.erase(0, want.find_first_not_of('\n'));
  const Board board = boardOf(stonesOf(want));
  for (const Color toMove : {Color::Black, Color::White})
    EXPECT_EQ(drawn(board, PlayoutJudge().judge(board, toMove)), want);
}

TEST(DeadStones, LoneStonesInTerritoryAreDead) {
  expectVerdict(R"(
    . . . X O . . .
    . . . X O . x .
    . o . X O . . .
    . . X X O . . .
    X X . X O O O .
    . X X X O . . .
    . o o X O . x x
    . . . X O . . .
)");
}

TEST(DeadStones, OpenDameChangesNothing) {
  expectVerdict(R"(
    . . . X . O . . .
    . . . X . O . . .
    . o . X . O . . .
    . . . X . O . x .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
)");
}

TEST(DeadStones, AGroupWithOneEyeIsDead) {
  expectVerdict(R"(
    . x x O . . . X .
    x x O O . O X X .
    O O O . . O X . .
    . . . . . O X . .
    . . . . . O X . .
    . . . . O O X . .
    . . . . O X X . .
    . . . . O X . . .
    . . . . O X . . .
)");
}

TEST(DeadStones, AGroupInALargeTerritoryIsDead) {
  expectVerdict(R"(
    . . . . . X X O .
    . X . X X X O O .
    . o o o . X O . .
    . X . o . X O . O
    . . o o X X O . .
    . X . . . X O O O
    X . . X X X X X X
    X X X X O O O O O
    O O O O O . . . .
)");
}

TEST(TwoEyes, AreLife) {
  expectVerdict(R"(
    . X . X O . X . .
    X X X X O O X . .
    O O O O O X X . .
    . . O . . O X . .
    . x . . O O X . .
    . . . . O X X X .
    O . O O O O X . .
    O O X X X O X X X
    X X X . X X . . .
)");
}

TEST(DeadStones, ALargeChainWithOneEyeIsDead) {
  expectVerdict(R"(
    x x . . x O . . .
    x x x x x O . . .
    O O O x O O . . .
    . . O x O . . . .
    . . O x O . . . .
    . O x x O . . . .
    . O x O . . . . .
    . O O O . . . . .
    . . . . . . . . .
)");
}

TEST(EyeShapes, ThreeWithTheMiddleTakenIsDead) {
  expectVerdict(R"(
    . O . x O . . . .
    x x x x O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . . . . . . . . .
)");
}

TEST(EyeShapes, SquareFourIsDead) {
  expectVerdict(R"(
    . . x O . . . . .
    . . x O . . . . .
    x x x O . . . . .
    O O O O . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . . . . . . . . .
)");
}

TEST(EyeShapes, FourInARowLives) {
  expectVerdict(R"(
    . . . . X O . . .
    X X X X X O . . .
    O O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
)");
}

TEST(EyeShapes, BentFourOnTheSideLives) {
  expectVerdict(R"(
    O X . . . X O . .
    O X X X . X O . .
    O O O X X X O . .
    . . O O O O O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
)");
}

TEST(EyeShapes, PyramidFourWithItsVitalPointTakenIsDead) {
  expectVerdict(R"(
    O x . O . x O . .
    O x x . x x O . .
    O O x x x O O . .
    . O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . . . . . . . . .
)");
}

TEST(EyeShapes, BulkyFiveWithItsVitalPointTakenIsDead) {
  expectVerdict(R"(
    . O . x O . . . .
    . . x x O . . . .
    x x x O O . . . .
    O O O O . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . . . . . . . . .
)");
}

TEST(EyeShapes, RabbitySixWithItsVitalPointTakenIsDead) {
  expectVerdict(R"(
    O x x . . x O . .
    O x . O . x O . .
    O x x . x x O . .
    O O x x x O O . .
    . O O O O O . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . . . . . . . . .
)");
}

TEST(EyeShapes, SixInARectangleLivesOnTheSide) {
  expectVerdict(R"(
    O X . . . X O . .
    O X . . . X O . .
    O X X X X X O . .
    O O O O O O O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
)");
}

TEST(FalseEyes, DoNotMakeLife) {
  expectVerdict(R"(
    . x x . x O . . .
    x x x x O O . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . . . . . . . . .
)");
}

// The two-headed dragon: both eyes are false to the eye, but the chains hold each other.
TEST(FalseEyes, OfTheTwoHeadedDragonAreRealOnes) {
  expectVerdict(R"(
    . . . . . . . . .
    O O O O O O O O O
    X X X X X X X X X
    . X O O O O O X .
    X O O . O . O O X
    X O O O O O O O X
    X X X X X X X X X
    O O O O O O O O O
    . . . . . . . . .
)");
}

// The same dragon with its ring cut below: both eyes fall, and everything with them.
TEST(FalseEyes, OfARingThatDoesNotCloseAreNone) {
  expectVerdict(R"(
    . . . . . . . . .
    O O O O O O O O O
    x x x x x x x x x
    . x O O O O O x .
    x O O . O . O O x
    x O O O O O O O x
    x x x x O x x x x
    O O O O O O O O O
    . . . . . . . . .
)");
}

TEST(SekiPositions, ThreeStonesInAnEyeOfFive) {
  expectVerdict(R"(
    . Z Z Z . S O . .
    S S S S S S O . .
    O O O O O O O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
)");
}

TEST(SekiPositions, TwoSharedLibertiesAndNoEye) {
  expectVerdict(R"(
    . O S . Z X . . .
    . O S . Z X . . .
    . O S S Z X . . .
    . O O O X X . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
)");
}

TEST(SekiPositions, OneEyeEach) {
  expectVerdict(R"(
    . S . Z . Z X . .
    S S Z Z Z Z X . .
    O O X X X X X . .
    . O X . . . . . .
    O O X . X . . . .
    . O X . . . X . .
    O O X . . . . . .
    . O X . . . . . .
    . O X . . . . . .
)");
}

// Black cannot take the two stones: to play between them leaves him his eye as the last liberty.
// White who plays there gives three stones away, and Black has a second eye.
TEST(SekiPositions, TwoStonesInTheCornerOfAGroupWithOneMoreEye) {
  expectVerdict(R"(
    . Z S S S O . . .
    Z . S . S O . . .
    S S S S S O . . .
    O O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
)");
}

// The same corner with liberties outside: now Black has the time to take them.
TEST(SekiPositions, LibertiesOutsideAreEnoughToTakeThem) {
  expectVerdict(R"(
    . o X X X . O . .
    o . X . X . O . .
    X X X X X . O . .
    O O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
)");
}

TEST(BentFour, InTheCornerIsDead) {
  expectVerdict(R"(
    X X . o X . X O .
    X o o o X X X O .
    . o X X X . X O .
    o o X . . . X O .
    X X X . . X X O .
    . . . . X X O O .
    X X . X X O O . .
    O X X X O O . . .
    O O O O O . . . .
)");
}

TEST(Semeai, TheSideShortOfLibertiesIsDead) {
  expectVerdict(R"(
    . O . x O . . . X
    . O O x O . . . X
    . O O O X X X X X
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O X . . . .
)");
}

// They share two liberties; White can fill them, Black never.
TEST(Semeai, AnEyeBeatsNone) {
  expectVerdict(R"(
    . O . x O . . . .
    O O . x O . . . .
    X O O x O . . . .
    X X X O O . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
)");
}

TEST(KoLeftOpen, CostsNobodyHisStones) {
  expectVerdict(R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . X O . O . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
)");
}

TEST(Boards, EmptyOnesBelongToNobody) {
  for (const BoardSize size :
       {BoardSize{1, 1}, BoardSize{2, 1}, BoardSize{3, 3}, BoardSize{9, 9}}) {
    const Board board(size);
    const Verdict verdict = PlayoutJudge().judge(board, Color::Black);
    EXPECT_EQ(verdict.marks, Marks(size));
    EXPECT_EQ(verdict.seki, PointSet(size));
  }
}

TEST(Boards, TinyOnesAreJudged) {
  expectVerdict(". X .\n");
  expectVerdict(". X\nX .\n");
  expectVerdict(". X .\nX X X\n. X .\n");
}

TEST(Boards, MayBeRectangles) {
  expectVerdict(R"(
    . . . X X O O . . .
    . . X . X O . O . x
    o . . X X O O . . .
)");
}

TEST(Verdicts, AreTheSameForTheSameSeed) {
  const Board board = boardOf(R"(
    . X O . O
    X X O O .
    . X X O O
    X . X O .
    . X . X O
)");
  EXPECT_EQ(PlayoutJudge().judge(board, Color::Black), PlayoutJudge().judge(board, Color::Black));
}

}  // namespace
}  // namespace tengen
