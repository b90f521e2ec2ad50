#include "game/game_info.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::treeOf;

TEST(GameInfo, IsReadFromTheRoot) {
  const GameTree tree = treeOf(
      "(;SZ[13:9]KM[0.5]HA[2]PB[b]PW[w]BR[1d]WR[2k]BT[bt]WT[wt]RE[W+R]RU[Chinese]DT[2026-11-15]"
      "EV[ev]RO[ro]PC[pc]GN[gn]US[us]SO[so]CP[cp]ON[on]AN[an]GC[two\nlines]TM[600]OT[3x30 byo-yomi]"
      "AB[aa][bb])");
  GameInfo expected;
  expected.size = {13, 9};
  expected.komi = 0.5;
  expected.handicap = 2;
  expected.blackName = "b";
  expected.whiteName = "w";
  expected.blackRank = "1d";
  expected.whiteRank = "2k";
  expected.blackTeam = "bt";
  expected.whiteTeam = "wt";
  expected.result = "W+R";
  expected.rules = "Chinese";
  expected.date = "2026-11-15";
  expected.event = "ev";
  expected.round = "ro";
  expected.place = "pc";
  expected.gameName = "gn";
  expected.user = "us";
  expected.source = "so";
  expected.copyright = "cp";
  expected.opening = "on";
  expected.annotator = "an";
  expected.gameComment = "two\nlines";
  expected.timeLimit = "600";
  expected.overtime = "3x30 byo-yomi";
  EXPECT_EQ(gameInfo(tree), expected);

  // And written into an empty game it reads the same, size aside.
  GameTree written(BoardSize{13, 9});
  setGameInfo(written, expected);
  EXPECT_EQ(gameInfo(written), expected);
  EXPECT_EQ(gameInfo(treeOf(written.save())), expected);
  written.undo();
  EXPECT_FALSE(written.canUndo());
  EXPECT_EQ(gameInfo(written).blackName, "");
}

TEST(GameInfo, OfABareGameIsEmpty) {
  const GameInfo info = gameInfo(treeOf("(;C[x])"));
  EXPECT_EQ(info, GameInfo{});
  EXPECT_EQ(info.komi, std::nullopt);
  EXPECT_EQ(info.size, (BoardSize{19, 19}));
}

TEST(GameInfo, OfOneLineLosesItsLineBreaks) {
  EXPECT_EQ(gameInfo(treeOf("(;PB[a\nb])")).blackName, "a b");
  EXPECT_EQ(gameInfo(treeOf("(;SZ[x]KM[x]HA[x])")), GameInfo{});
}

TEST(GameInfo, WritesWhatDiffersAndNothingElse) {
  GameTree tree = treeOf("(;SZ[9]KM[650]PB[a]HA[0]XX[y];B[aa])");
  const std::string before = tree.save();
  GameInfo info = gameInfo(tree);
  setGameInfo(tree, info);
  EXPECT_EQ(tree.save(), before);
  EXPECT_FALSE(tree.canUndo());
  info.blackName = "b]";
  info.komi = 0.5;
  info.size = {13, 13};
  setGameInfo(tree, info);
  EXPECT_EQ(tree.komi(), 0.5);
  EXPECT_EQ(tree.text(tree.root(), "KM"), "0.5");
  EXPECT_EQ(tree.text(tree.root(), "PB"), "b]");
  EXPECT_EQ(tree.size(), (BoardSize{9, 9}));
  info.komi = std::nullopt;
  info.handicap = 3;
  info.blackName.clear();
  setGameInfo(tree, info);
  EXPECT_EQ(tree.komi(), std::nullopt);
  EXPECT_EQ(tree.handicap(), 3);
  EXPECT_EQ(tree.collection().find(tree.root(), "KM"), std::nullopt);
  EXPECT_EQ(tree.collection().find(tree.root(), "PB"), std::nullopt);
  info.handicap = 0;
  setGameInfo(tree, info);
  EXPECT_EQ(tree.collection().find(tree.root(), "HA"), std::nullopt);
}

TEST(Result, OfAResignationIsWrittenAndNoPassIsPlayed) {
  GameTree tree = treeOf("(;SZ[9];B[aa])");
  setResult(tree, {GameResult::Kind::Resignation, Color::White, 0});
  EXPECT_EQ(gameInfo(tree).result, "W+R");
  EXPECT_EQ(summaryOf(tree.collection(), tree.root()).moves, 1u);
}

TEST(Summary, CountsNodesLeavesAndMovesOfTheMainLine) {
  const GameTree tree =
      treeOf("(;SZ[9]KM[6.5]PB[b];B[aa](;W[bb];C[x];B[cc])(;W[dd])(;W[ee];B[ff]))");
  const GameSummary summary = summaryOf(tree.collection(), tree.root());
  EXPECT_EQ(summary.nodes, 8u);
  EXPECT_EQ(summary.leaves, 3u);
  EXPECT_EQ(summary.moves, 3u);
  EXPECT_EQ(summary.info.blackName, "b");
  EXPECT_EQ(summary.info.komi, 6.5);
}

TEST(Summary, CountsMovePropertiesNotValues) {
  const GameTree tree = treeOf("(;SZ[9]B[aa];W[bb]B[cc];AB[dd];W[])(;SZ[9])");
  EXPECT_EQ(summaryOf(tree.collection(), tree.root()).moves, 4u);
  const GameSummary second = summaryOf(tree.collection(), tree.collection().games()[1]);
  EXPECT_EQ(second.nodes, 1u);
  EXPECT_EQ(second.leaves, 1u);
  EXPECT_EQ(second.moves, 0u);
}

}  // namespace
}  // namespace tengen
