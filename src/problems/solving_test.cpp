#include "problems/solving.h"

#include <set>

#include "problems/problems_test_kit.h"

namespace tengen::problems {
namespace {

using Kind = Solving::Step::Kind;

Move at(int x, int y) {
  return Move::at({static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
}

class SolvingTest : public ::testing::Test {
 protected:
  GameTree tree = treeOf(
      "(;SZ[9]AB[aa]AW[bb](;B[cc](;W[dd];B[ee]C[Correct])(;W[de];B[dd]C[Correct]))"
      "(;B[ff];W[gg];B[hh];W[ii]C[Black's dead.]))");
  std::optional<Problem> problem = Problem::of(tree);
  Solving solving{tree, *problem, 1};
};

TEST_F(SolvingTest, AnswersOutOfTheTreeUntilItIsSolved) {
  const auto first = solving.play(at(2, 2));
  EXPECT_EQ(first.kind, Kind::GoOn);
  EXPECT_EQ(first.reply, (Turn{Color::White, at(3, 3)}));
  EXPECT_EQ(solving.play(at(4, 4)).kind, Kind::Right);
  EXPECT_TRUE(solving.isOver());
}

TEST_F(SolvingTest, ShowsWhyAMoveIsWrongBeforeSayingSo) {
  EXPECT_EQ(solving.play(at(5, 5)).kind, Kind::GoOn);
  EXPECT_FALSE(solving.hint()) << "all hope is gone";
  const auto last = solving.play(at(7, 7));
  EXPECT_EQ(last.kind, Kind::Wrong);
  EXPECT_EQ(last.reply, (Turn{Color::White, at(8, 8)}));
  solving.startAgain();
  EXPECT_EQ(solving.at(), problem->start());
}

TEST_F(SolvingTest, DoesNotKnowMovesThatAreNotInTheTree) {
  EXPECT_EQ(solving.play(at(8, 0)).kind, Kind::Unknown);
  EXPECT_TRUE(solving.isOver());
}

TEST_F(SolvingTest, HintsAtTheNextMoveOfARightLine) {
  EXPECT_EQ(solving.hint(), at(2, 2));
  solving.play(at(2, 2));
  EXPECT_EQ(solving.hint(), at(4, 4));
}

TEST(Solving, AnswersInEveryWayWhereItIsAskedTo) {
  const GameTree tree =
      treeOf("(;SZ[9]AB[aa];B[cc]C[CHOICE](;W[dd];B[ee]C[RIGHT])(;W[de];B[dd]C[RIGHT]))");
  const auto problem = Problem::of(tree);
  std::set<int> answers;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Solving solving(tree, *problem, seed);
    answers.insert(solving.play(at(2, 2)).reply->move.point().y);
  }
  EXPECT_EQ(answers.size(), 2u);
}

TEST(Solving, StepsOverNodesThatOnlySaySomething) {
  const GameTree tree = treeOf("(;SZ[9]AB[aa];B[cc];C[Look!];W[dd];C[And now?];B[ee]C[RIGHT])");
  const auto problem = Problem::of(tree);
  Solving solving(tree, *problem, 1);
  EXPECT_EQ(solving.play(at(2, 2)).reply, (Turn{Color::White, at(3, 3)}));
  EXPECT_EQ(solving.play(at(4, 4)).kind, Kind::Right);
}

}  // namespace
}  // namespace tengen::problems
