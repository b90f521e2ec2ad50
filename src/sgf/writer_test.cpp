#include "sgf/writer.h"

#include "base/random.h"
#include "sgf/outline_for_test.h"
#include "sgf/reader.h"

namespace tengen::sgf {
namespace {

std::string rewritten(std::string text) {
  return write(parsed(std::move(text)).collection);
}

TEST(Writer, PutsVariationsOnLinesOfTheirOwn) {
  EXPECT_EQ(rewritten("(;FF[4]SZ[9](;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))(;B[ff](;W[gg])))"),
            "(;FF[4]CA[UTF-8]SZ[9]\n"
            "(;B[aa]\n"
            "(;W[bb]\n"
            "(;B[cc])\n"
            "(;B[dd]))\n"
            "(;W[ee]))\n"
            "(;B[ff];W[gg]))\n");
}

TEST(Writer, BreaksLinesBetweenNodesAlone) {
  std::string moves;
  for (int i = 0; i < 30; ++i) {
    moves += ";B[aa]";
  }
  EXPECT_EQ(rewritten("(;CA[UTF-8]" + moves + ")"),
            "(;CA[UTF-8];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa]\n"
            ";B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa]\n"
            ";B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa])\n");
}

TEST(Writer, WritesGamesOneAfterAnother) {
  EXPECT_EQ(rewritten("(;CA[UTF-8])(;CA[UTF-8];B[])"), "(;CA[UTF-8])\n(;CA[UTF-8];B[])\n");
  EXPECT_EQ(write(Collection()), "");
}

TEST(Writer, DeclaresUtf8InEveryRoot) {
  EXPECT_EQ(rewritten("(;)"), "(;CA[UTF-8])\n");
  EXPECT_EQ(rewritten("(;B[aa])"), "(;CA[UTF-8]B[aa])\n");
  EXPECT_EQ(rewritten("(;FF[4]GM[1]SZ[9])"), "(;FF[4]GM[1]CA[UTF-8]SZ[9])\n");
  EXPECT_EQ(rewritten("(;GM[1])"), "(;GM[1]CA[UTF-8])\n");
  EXPECT_EQ(rewritten("(;SZ[9]FF[4])"), "(;CA[UTF-8]SZ[9]FF[4])\n");
  EXPECT_EQ(rewritten("(;SZ[9]CA[GBK]FF[4])"), "(;SZ[9]CA[UTF-8]FF[4])\n");
  EXPECT_EQ(rewritten("(;CA[GBK];CA[x])(;)"), "(;CA[UTF-8];CA[x])\n(;CA[UTF-8])\n");
}

TEST(Writer, WritesASubtreeAsAFileOfItsOwn) {
  const Collection c = parsed("(;A[1](;B[2];C[3](;D[4])(;E[5]))(;F[6]))").collection;
  EXPECT_EQ(writeTree(c, c.firstChild(c.games()[0])), "(;CA[UTF-8]B[2];C[3]\n(;D[4])\n(;E[5]))\n");
  EXPECT_EQ(writeTree(c, c.games()[0]), write(c));
}

TEST(Writer, KeepsValuesAsTheyAre) {
  const char* text = "(;CA[UTF-8]C[a\\]b\\\nc\r\nd\t(;e)]ZZ[1][][2];_[x])\n";
  EXPECT_EQ(rewritten(text), text);
}

TEST(Writer, EditedTreesAreWrittenAsTheyAreNow) {
  Collection c = parsed("(;CA[UTF-8](;B[aa])(;B[bb]))").collection;
  c.detach(c.firstChild(c.games()[0]));
  c.setProperty(c.firstChild(c.games()[0]), "C", std::vector<std::string>{escapeText("[x]")});
  EXPECT_EQ(write(c), "(;CA[UTF-8];B[bb]C[[x\\]])\n");
}

// Trees of every shape come back as they went out.
TEST(Writer, WhatIsWrittenReadsBackTheSame) {
  Random random(11);
  for (int round = 0; round < 2000; ++round) {
    Collection c;
    c.addGame();
    c.setProperty(c.games()[0], "CA", std::vector<std::string>{"UTF-8"});
    const uint32_t size = 1 + random.below(25);
    for (uint32_t n = 1; n < size; ++n) {
      const bool isGame = random.below(10) == 0;
      const NodeId id = isGame ? c.addGame() : c.addChild(NodeId{random.below(n)});
      if (isGame) c.setProperty(id, "CA", std::vector<std::string>{"UTF-8"});
      for (uint32_t i = random.below(4); i > 0; --i) {
        std::string raw;
        for (uint32_t k = random.below(6); k > 0; --k) {
          raw += "ab]\\[;():\n黑"[random.below(10)];
        }
        const std::string ident(1 + random.below(3), static_cast<char>('A' + random.below(26)));
        c.setProperty(id, ident, std::vector<std::string>(1 + random.below(2), escapeText(raw)));
      }
    }
    const std::string text = write(c);
    const Parsed again = parsed(text);
    ASSERT_EQ(again.outline, outline(c)) << text;
    ASSERT_EQ(write(again.collection), text);
  }
}

TEST(Writer, DepthAndWidthCostNoStack) {
  std::string deep, wide = "(;";
  for (int i = 0; i < 100'000; ++i) {
    deep += "(;B[aa](;W[bb])";
    wide += "(;B[aa])";
  }
  EXPECT_EQ(parsed(rewritten(std::string(wide).append(")"))).collection.nodeCount(), 100'001u);
  Warnings warnings;
  const auto tree = parse(deep + std::string(100'000, ')'), warnings);
  const auto again = parse(write(*tree), warnings);
  EXPECT_EQ(again->nodeCount(), 200'000u);
  EXPECT_EQ(write(*again), write(*tree));
}

}  // namespace
}  // namespace tengen::sgf
