#include "apps/desktop/export/diagrams.h"

#include <gtest/gtest.h>

#include "sgf/reader.h"

namespace tengen::desktop {
namespace {

GameTree treeOf(const std::string& text) {
  auto read = sgf::read(text);
  EXPECT_TRUE(read);
  return GameTree(std::move(read->collection));
}

std::vector<Diagram> cut(const std::string& text, int movesEach) {
  const GameTree tree = treeOf(text);
  return diagramsOf(tree, tree.pathTo(tree.endOfLine(tree.root())), movesEach);
}

TEST(Diagrams, CutALineIntoEqualParts) {
  const auto diagrams = cut("(;SZ[9];B[aa];W[bb];B[cc];W[dd];B[ee])", 2);
  ASSERT_EQ(diagrams.size(), 3u);
  EXPECT_EQ(diagrams[0].first, 1);
  EXPECT_EQ(diagrams[0].last, 2);
  EXPECT_EQ(diagrams[1].first, 3);
  EXPECT_EQ(diagrams[2].first, 5);
  EXPECT_EQ(diagrams[2].last, 5);
  const BoardPicture& second = diagrams[1].picture;
  EXPECT_EQ(second.stones[(Point{0, 0})], Stone::Black);  // from before: no number
  EXPECT_EQ(second.numbers[(Point{0, 0})], 0);
  EXPECT_EQ(second.stones[(Point{3, 3})], Stone::White);
  EXPECT_EQ(second.numbers[(Point{3, 3})], 4);
  EXPECT_EQ(second.stones[(Point{4, 4})], Stone::None);  // not yet
}

// Black takes the ko with 5, White retakes with 8 where 4 was drawn.
TEST(Diagrams, NoteARetakenKoByTheNumberDrawnThere) {
  const auto diagrams = cut(
      "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb];B[cb];W[ee];B[ea];W[bb];B[ae];W[ec];B[cb])", 50);
  ASSERT_EQ(diagrams.size(), 1u);
  // 2 takes 1; 5 retakes on the point of 1; 8 on that of 2.
  EXPECT_EQ(diagrams[0].notes, (std::vector<DiagramNote>{{5, 1, {}}, {8, 2, {}}}));
  EXPECT_EQ(diagrams[0].picture.numbers[(Point{1, 1})], 1);
  EXPECT_EQ(diagrams[0].picture.stones[(Point{1, 1})], Stone::White);
}

TEST(Diagrams, AMoveOnAStoneFromBeforeIsNotedByALetterOnIt) {
  const auto diagrams = cut(
      "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb];B[cb];W[ee];B[ea];W[bb];B[ae];W[ec];B[cb])", 2);
  ASSERT_EQ(diagrams.size(), 4u);
  EXPECT_TRUE(diagrams[0].notes.empty());
  EXPECT_TRUE(diagrams[2].notes.empty());  // 5 falls on a point that is free at its start
  EXPECT_EQ(diagrams[2].picture.numbers[(Point{1, 1})], 5);
  EXPECT_TRUE(diagrams[3].notes.empty());
  // Here the taken stone stands when the diagram begins.
  const auto longer =
      cut("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee];B[ea];W[bb];B[ae];W[ec];B[cb])", 50);
  EXPECT_EQ(longer[0].notes, (std::vector<DiagramNote>{{4, std::nullopt, "a"}, {7, 1, {}}}));
  ASSERT_EQ(longer[0].picture.labels.size(), 1u);
  EXPECT_EQ(longer[0].picture.labels[0].point, (Point{1, 1}));
}

TEST(Diagrams, PassesAreNoted) {
  const auto diagrams = cut("(;SZ[9];B[aa];W[];B[])", 10);
  EXPECT_EQ(diagrams[0].notes,
            (std::vector<DiagramNote>{{2, std::nullopt, {}}, {3, std::nullopt, {}}}));
  EXPECT_EQ(diagrams[0].last, 3);
}

TEST(Diagrams, ASetUpInTheMiddleBeginsANewOne) {
  const auto diagrams = cut("(;SZ[9];B[aa];AW[bb];B[cc])", 10);
  ASSERT_EQ(diagrams.size(), 2u);
  EXPECT_EQ(diagrams[1].first, 2);
  EXPECT_EQ(diagrams[1].picture.stones[(Point{1, 1})], Stone::White);
}

TEST(Diagrams, AGameWithoutMovesShowsItsStart) {
  const auto diagrams = cut("(;SZ[9]AB[cc])", 10);
  ASSERT_EQ(diagrams.size(), 1u);
  EXPECT_EQ(diagrams[0].last, 0);
  EXPECT_EQ(diagrams[0].picture.stones[(Point{2, 2})], Stone::Black);
}

TEST(Diagrams, EveryMoveIsDrawnOrNotedExactlyOnce) {
  std::string text = "(;SZ[5]";
  uint32_t seed = 7;
  for (int i = 0; i < 200; ++i) {
    seed = seed * 1664525u + 1013904223u;
    const char x = static_cast<char>('a' + (seed >> 16) % 5);
    const char y = static_cast<char>('a' + (seed >> 24) % 5);
    text += std::string(i % 2 ? ";W[" : ";B[") + x + y + ']';
  }
  int seen = 0;
  for (const Diagram& diagram : cut(text + ")", 17)) {
    int drawn = static_cast<int>(diagram.notes.size());
    for (int i = 0; i < 25; ++i)
      drawn += diagram.picture.numbers[diagram.picture.size().pointAt(i)] > 0;
    EXPECT_EQ(drawn, diagram.last - diagram.first + 1);
    seen += drawn;
  }
  EXPECT_EQ(seen, 200);
}

}  // namespace
}  // namespace tengen::desktop
