#include "game/node_markup.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::at;
using testing::nodeAt;
using testing::treeOf;

TEST(Markup, IsReadAsAPlainValue) {
  const GameTree tree = treeOf(
      "(;SZ[9];TR[aa]SQ[bb]CR[cc]MA[dd]SL[ee:fe]TB[gg]TW[hh]LB[aa:A][bb:x\\:y][zz:off][cc]"
      "AR[aa:bb][aa:aa][zz:aa]LN[cc:dd]MN[5]FG[257:Figure 1])");
  const NodeMarkup markup = markupAt(tree, nodeAt(tree, 1));
  NodeMarkup expected;
  expected.triangles = {at("aa")};
  expected.squares = {at("bb")};
  expected.circles = {at("cc")};
  expected.crosses = {at("dd")};
  expected.selected = {at("ee"), at("fe")};
  expected.blackTerritory = {at("gg")};
  expected.whiteTerritory = {at("hh")};
  expected.labels = {{at("aa"), "A"}, {at("bb"), "x:y"}};
  expected.arrows = {{at("aa"), at("bb")}};
  expected.lines = {{at("cc"), at("dd")}};
  expected.moveNumber = 5;
  expected.figure = FigureMark{257, "Figure 1"};
  EXPECT_EQ(markup, expected);
  EXPECT_EQ(markupAt(tree, tree.root()), NodeMarkup{});
}

TEST(Markup, OfOldFilesIsReadToo) {
  const GameTree tree = treeOf("(;FF[3]SZ[9];L[cc][aa][zz][bb]M[dd]MA[ee]FG[])");
  const NodeMarkup markup = markupAt(tree, nodeAt(tree, 1));
  EXPECT_EQ(markup.labels, (std::vector<Label>{{at("cc"), "a"}, {at("aa"), "b"}, {at("bb"), "c"}}));
  EXPECT_EQ(markup.crosses, (Points{at("ee"), at("dd")}));
  EXPECT_EQ(markup.figure, FigureMark{});
}

TEST(Markup, LettersEndWithTheAlphabet) {
  std::string text = "(;SZ[19];L";
  for (char y = 'a'; y < 'd'; ++y) {
    for (char x = 'a'; x <= 's'; ++x)
      text += std::string("[") + x + y + "]";
  }
  const GameTree tree = treeOf(text + ")");
  const auto labels = markupAt(tree, nodeAt(tree, 1)).labels;
  ASSERT_EQ(labels.size(), 52u);
  EXPECT_EQ(labels[25].text, "z");
  EXPECT_EQ(labels[26].text, "A");
  EXPECT_EQ(labels[51].text, "Z");
}

TEST(Markup, DimmingVisibilityAndPrintModeAreInherited) {
  const GameTree tree =
      treeOf("(;SZ[9];DD[aa]VW[aa:bb]PM[2];B[cc]TR[cc];DD[bb];VW[];DD[]PM[];C[end])");
  const auto markup = [&](int n) { return markupAt(tree, nodeAt(tree, n)); };
  EXPECT_EQ(markup(0).dimmed, Points{});
  EXPECT_EQ(markup(0).visible, std::nullopt);
  EXPECT_EQ(markup(0).printMode, 1);
  EXPECT_EQ(markup(2).dimmed, (Points{at("aa")}));
  EXPECT_EQ(markup(2).visible->size(), 4u);
  EXPECT_EQ(markup(2).printMode, 2);
  EXPECT_EQ(markup(2).triangles, (Points{at("cc")}));
  EXPECT_EQ(markup(3).triangles, Points{});  // marks are not
  EXPECT_EQ(markup(3).dimmed, (Points{at("bb")}));
  EXPECT_EQ(markup(3).visible->size(), 4u);
  EXPECT_EQ(markup(4).dimmed, (Points{at("bb")}));
  EXPECT_EQ(markup(4).visible, std::nullopt);
  EXPECT_EQ(markup(6).dimmed, Points{});
  EXPECT_EQ(markup(6).printMode, 1);
}

TEST(Markup, IsInheritedFromTheOwnBranchAlone) {
  const GameTree tree = treeOf("(;SZ[9](;DD[aa];B[aa])(;B[bb]))");
  EXPECT_EQ(markupAt(tree, nodeAt(tree, 2)).dimmed, (Points{at("aa")}));
  EXPECT_EQ(markupAt(tree, nodeAt(tree, 3)).dimmed, Points{});
}

TEST(ShownMoveNumber, CountsFromTheLastMN) {
  const GameTree tree = treeOf("(;SZ[9];B[aa];W[bb]MN[10];B[cc];C[x];W[dd];MN[x];B[ee]MN[1])");
  const auto shown = [&](int n) { return shownMoveNumber(tree, nodeAt(tree, n)); };
  EXPECT_EQ(shown(0), 0);
  EXPECT_EQ(shown(1), 1);
  EXPECT_EQ(shown(2), 10);
  EXPECT_EQ(shown(3), 11);
  EXPECT_EQ(shown(4), 11);
  EXPECT_EQ(shown(5), 12);
  EXPECT_EQ(shown(6), 12);
  EXPECT_EQ(shown(7), 1);
}

TEST(VariationStyle, IsThatOfTheRoot) {
  EXPECT_EQ(variationStyle(treeOf("(;SZ[9])")), 0);
  EXPECT_EQ(variationStyle(treeOf("(;SZ[9]ST[3])")), 3);
  EXPECT_EQ(variationStyle(treeOf("(;SZ[9]ST[0])")), 0);
  EXPECT_EQ(variationStyle(treeOf("(;SZ[9]ST[4])")), 0);
  EXPECT_EQ(variationStyle(treeOf("(;SZ[9]ST[-1])")), 0);
  EXPECT_EQ(variationStyle(treeOf("(;SZ[9];ST[3])")), 0);
}

TEST(TimeLeft, IsReadAndWritten) {
  GameTree tree = treeOf("(;SZ[9];B[aa]BL[12.5]OB[3];W[bb]WL[0]OW[x])");
  EXPECT_EQ(
      timeLeftAt(tree, nodeAt(tree, 1)),
      (TimeLeft{.black = 12.5, .white = {}, .blackOvertimeMoves = 3, .whiteOvertimeMoves = {}}));
  EXPECT_EQ(
      timeLeftAt(tree, nodeAt(tree, 2)),
      (TimeLeft{.black = {}, .white = 0.0, .blackOvertimeMoves = {}, .whiteOvertimeMoves = {}}));
  const TimeLeft all{.black = 1.25, .white = 2, .blackOvertimeMoves = 3, .whiteOvertimeMoves = 4};
  setTimeLeft(tree, nodeAt(tree, 2), all);
  EXPECT_EQ(timeLeftAt(tree, nodeAt(tree, 2)), all);
  EXPECT_NE(tree.save().find("W[bb]WL[2]OW[4]BL[1.25]OB[3]"), std::string::npos);
  // What is not given stays.
  setTimeLeft(tree, nodeAt(tree, 2), {});
  EXPECT_EQ(timeLeftAt(tree, nodeAt(tree, 2)), all);
  tree.undo();
  EXPECT_FALSE(tree.canUndo());
}

}  // namespace
}  // namespace tengen
