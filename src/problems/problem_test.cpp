#include "problems/problem.h"

#include "problems/problems_test_kit.h"

namespace tengen::problems {
namespace {

constexpr const char* kStones = "(;SZ[9]AB[aa]AW[bb]";

struct Judged {
  Convention convention;
  std::string right, wrong;

  friend bool operator==(const Judged&, const Judged&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Judged& judged) {
    return out << static_cast<int>(judged.convention) << " right: " << judged.right
               << " wrong: " << judged.wrong;
  }
};

Judged judged(const std::string& moves) {
  const GameTree tree = treeOf(kStones + moves + ")");
  const auto problem = Problem::of(tree);
  if (!problem) return {};
  return {problem->convention(), linesTo(*problem, problem->right()),
          linesTo(*problem, problem->wrong())};
}

TEST(Problem, WithRightInACommentIsReadByIt) {
  EXPECT_EQ(judged("(;B[cc];W[dd];B[ee]C[RIGHT])(;B[ff]C[a bright idea];W[gg]TE[1])"),
            (Judged{Convention::RightWord, "cc dd ee", "ff gg"}));
}

TEST(Problem, WithGoodAndBadMovesIsReadByThem) {
  EXPECT_EQ(judged("(;B[cc]TE[1];W[dd];B[ee])(;B[ff]BM[1];W[gg])(;B[hh];W[ii])"),
            (Judged{Convention::GoodBad, "cc", "ff | hh ii"}));
  EXPECT_EQ(judged("(;B[cc]TE[1];W[dd](;B[ee]BM[1])(;B[ef]TE[1])(;B[eg];W[eh]))"),
            (Judged{Convention::GoodBad, "cc dd ef", "cc dd ee | cc dd eg eh"}))
      << "the last mark of a line decides";
  EXPECT_EQ(judged("(;B[cc]BM[1])(;B[dd])"), (Judged{Convention::GoodBad, "dd", "cc"}));
  EXPECT_EQ(judged("(;B[cc];W[dd]TE[1])(;B[ee])").convention, Convention::MainLine)
      << "a good move of the other side says nothing";
}

TEST(Problem, WithMarkedWrongVariationsIsReadByThem) {
  EXPECT_EQ(judged("(;B[cc];W[dd];B[ee])(;B[ff]WV[ff];W[gg])(;B[hh])"),
            (Judged{Convention::WrongMark, "cc dd ee | hh", "ff"}));
  EXPECT_EQ(judged("(;B[cc];W[dd];B[ee])(;B[ff]TR[ff];W[gg])"),
            (Judged{Convention::WrongTriangle, "cc dd ee", "ff"}));
  EXPECT_EQ(judged("(;B[cc]TR[bb])(;B[ff]TR[ff][aa])").convention, Convention::MainLine)
      << "triangles for people";
}

TEST(Problem, WithWordsIsReadByThem) {
  EXPECT_EQ(judged("(;B[cc];W[dd];B[ee]C[Correct. A and B are miai.]TR[ee])(;B[ff];W[gg])"
                   "(;B[hh]C[Also correct];W[ii])"),
            (Judged{Convention::Words, "cc dd ee | hh", "ff gg"}));
  EXPECT_EQ(judged("(;B[cc]C[正解];W[dd])(;B[ff]C[失敗];W[gg])"),
            (Judged{Convention::Words, "cc", "ff"}));
  EXPECT_EQ(judged("(;B[cc])(;B[ff]C[Wrong!];W[gg])"), (Judged{Convention::Words, "cc", "ff"}));
}

TEST(Problem, IsNotDeceivedByWordsThatTakeThemselvesBack) {
  for (const char* words :
       {"Almost correct, but you can do better.", "Incorrect", "That's not correct",
        "It isn't correct", "不正解", "Right side first?"}) {
    EXPECT_NE(verdictInWords(words), Verdict::Right) << words;
  }
  for (const char* words :
       {"Correct", "also correct, White can't resist", "Right!", "정답입니다"}) {
    EXPECT_EQ(verdictInWords(words), Verdict::Right) << words;
  }
}

TEST(Problem, GoesOnWhereAWordIsTakenBackFurtherDown) {
  EXPECT_EQ(judged("(;B[cc]C[Correct so far.];W[dd](;B[ee]C[Correct])(;B[ff]C[Wrong]))"),
            (Judged{Convention::Words, "cc dd ee", "cc dd ff"}));
}

TEST(Problem, WithoutASignHasItsFirstVariationRightWhateverTheAnswer) {
  EXPECT_EQ(judged("(;B[cc](;W[dd](;B[ee])(;B[ef]))(;W[de];B[dd]))(;B[ff];W[gg])"),
            (Judged{Convention::MainLine, "cc dd ee | cc de dd", "cc dd ef | ff gg"}));
}

TEST(Problem, IsPlayedByWhoTheFileSaysElseByWhoMovesFirst) {
  const auto toPlay = [](const std::string& sgf) {
    const GameTree tree = treeOf(sgf);
    return Problem::of(tree)->toPlay();
  };
  EXPECT_EQ(toPlay("(;SZ[9]AB[aa];W[cc])"), Color::White);
  EXPECT_EQ(toPlay("(;SZ[9]AB[aa]PL[W](;B[cc])(;W[cc]))"), Color::White);
  EXPECT_EQ(toPlay("(;SZ[9]AB[aa]PL[W];B[cc])"), Color::Black) << "PL left over from editing";
}

TEST(Problem, StartsBehindNodesThatSetTheStage) {
  const GameTree tree = treeOf("(;SZ[9];AB[aa]AW[bb];C[White to play];W[cc]C[RIGHT])");
  const auto problem = Problem::of(tree);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->commentAt(problem->start()), "White to play");
  EXPECT_EQ(linesTo(*problem, problem->right()), "cc");
  EXPECT_EQ(problem->commentAt(problem->right().front()), "") << "the mark is for programs";
}

TEST(Problem, IsNoneWithoutMoves) {
  EXPECT_FALSE(Problem::of(treeOf("(;SZ[9]AB[aa]C[Who can say?])")));
}

}  // namespace
}  // namespace tengen::problems
