#include "game/game_tree.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::black;
using testing::boardAt;
using testing::nodeAt;
using testing::treeOf;
using testing::white;

TEST(NewGame, HasARootThatSaysWhatItIs) {
  const GameTree tree(BoardSize{13, 9});
  EXPECT_EQ(tree.size(), (BoardSize{13, 9}));
  EXPECT_EQ(tree.komi(), std::nullopt);
  EXPECT_EQ(tree.handicap(), 0);
  EXPECT_EQ(tree.gameCount(), 1u);
  EXPECT_EQ(tree.firstChild(tree.root()), kNoNode);
  EXPECT_EQ(tree.text(tree.root(), "FF"), "4");
  EXPECT_EQ(tree.text(tree.root(), "GM"), "1");
  EXPECT_EQ(tree.text(tree.root(), "CA"), "UTF-8");
  EXPECT_EQ(tree.text(tree.root(), "SZ"), "13:9");
  EXPECT_FALSE(tree.canUndo());
  EXPECT_FALSE(tree.hasUnsavedChanges());
}

TEST(NewGame, IsMadeOfAnEmptyCollectionToo) {
  const GameTree tree{sgf::Collection()};
  EXPECT_EQ(tree.size(), (BoardSize{19, 19}));
}

TEST(Root, TellsSizeRulesKomiAndHandicap) {
  const GameTree tree = treeOf("(;SZ[9]RU[AGA]KM[5.5]HA[3])");
  EXPECT_EQ(tree.size(), (BoardSize{9, 9}));
  EXPECT_EQ(tree.rules().ko, Ko::Situational);
  EXPECT_EQ(tree.rules().komi, 5.5);
  EXPECT_EQ(tree.komi(), 5.5);
  EXPECT_EQ(tree.handicap(), 3);
}

TEST(Root, WithoutKomiIsNotSilentlyGivenOne) {
  EXPECT_EQ(treeOf("(;SZ[9])").komi(), std::nullopt);
  EXPECT_EQ(treeOf("(;SZ[9]KM[])").komi(), std::nullopt);
  EXPECT_EQ(treeOf("(;SZ[9]KM[nonsense])").komi(), std::nullopt);
  EXPECT_EQ(treeOf("(;SZ[9]KM[0])").komi(), 0.0);
  EXPECT_EQ(treeOf("(;SZ[9]KM[375])").komi(), 7.5);
  EXPECT_EQ(treeOf("(;SZ[9]RU[Chinese])").rules().komi, 7.5);
  EXPECT_EQ(treeOf("(;SZ[9]HA[2])").rules().komi, 0.5) << "with handicap it only breaks ties";
  EXPECT_EQ(treeOf("(;SZ[9]RU[NZ]HA[2])").rules().komi, 0);
  EXPECT_EQ(treeOf("(;SZ[9]HA[2])").komi(), std::nullopt);
}

TEST(Root, WithABrokenSizeIs19) {
  for (const char* size : {"0", "1000000", "99999999999", "x", ""}) {
    EXPECT_EQ(treeOf("(;SZ[" + std::string(size) + "])").size(), (BoardSize{19, 19})) << size;
  }
  EXPECT_EQ(treeOf("(;C[none])").size(), (BoardSize{19, 19}));
}

// 0 root - 1 B - 2 W - 3 B
//            \ 4 W - 5 (comment) - 6 B
//            \ 7 W
constexpr const char* kThreeAnswers = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];C[x];B[ee])(;W[ff]))";

TEST(Walking, KnowsChildrenSiblingsAndLines) {
  const GameTree tree = treeOf(kThreeAnswers);
  const auto n = testing::nodesOf(tree);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[4], n[7]}));
  EXPECT_EQ(tree.children(n[7]), std::vector<NodeId>{});
  EXPECT_EQ(tree.child(n[1], 0), n[2]);
  EXPECT_EQ(tree.child(n[1], 2), n[7]);
  EXPECT_EQ(tree.child(n[1], 3), kNoNode);
  EXPECT_EQ(tree.indexAmongSiblings(n[2]), 0u);
  EXPECT_EQ(tree.indexAmongSiblings(n[7]), 2u);
  EXPECT_EQ(tree.indexAmongSiblings(n[0]), 0u);
  EXPECT_EQ(tree.endOfLine(n[0]), n[3]);
  EXPECT_EQ(tree.endOfLine(n[4]), n[6]);
  EXPECT_EQ(tree.pathTo(n[5]), (std::vector{n[0], n[1], n[4], n[5]}));
  EXPECT_EQ(tree.depth(n[0]), 0);
  EXPECT_EQ(tree.depth(n[6]), 4);
  EXPECT_EQ(tree.moveNumber(n[0]), 0);
  EXPECT_EQ(tree.moveNumber(n[5]), 2);
  EXPECT_EQ(tree.moveNumber(n[6]), 3);
  EXPECT_TRUE(tree.contains(n[6]));
}

TEST(Nodes, TellTheirMoveAndWhetherTheySetUp) {
  const GameTree tree = treeOf("(;SZ[9];B[aa];W[];AB[bb];C[a\\]b])");
  EXPECT_EQ(tree.moveAt(nodeAt(tree, 0)), std::nullopt);
  EXPECT_EQ(tree.moveAt(nodeAt(tree, 1)), black("aa"));
  EXPECT_EQ(tree.moveAt(nodeAt(tree, 2)), (Turn{Color::White, Move::pass()}));
  EXPECT_TRUE(tree.hasMove(nodeAt(tree, 2)));
  EXPECT_FALSE(tree.hasMove(nodeAt(tree, 3)));
  EXPECT_TRUE(tree.hasSetup(nodeAt(tree, 3)));
  EXPECT_FALSE(tree.hasSetup(nodeAt(tree, 1)));
  EXPECT_EQ(tree.comment(nodeAt(tree, 4)), "a]b");
  EXPECT_EQ(tree.comment(nodeAt(tree, 3)), "");
}

TEST(Playing, FollowsAChildWithThatMove) {
  GameTree tree = treeOf(kThreeAnswers);
  const auto n = testing::nodesOf(tree);
  EXPECT_EQ(tree.play(n[1], white("dd")).value(), n[4]);
  EXPECT_EQ(tree.play(n[0], black("aa")).value(), n[1]);
  EXPECT_FALSE(tree.canUndo());
  EXPECT_FALSE(tree.hasUnsavedChanges());
}

TEST(Playing, OpensAVariationForANewMove) {
  GameTree tree = treeOf(kThreeAnswers);
  const auto n = testing::nodesOf(tree);
  const NodeId added = tree.play(n[1], white("hh")).value();
  EXPECT_EQ(tree.parent(added), n[1]);
  EXPECT_EQ(tree.indexAmongSiblings(added), 3u);
  EXPECT_EQ(tree.moveAt(added), white("hh"));
  // The same point in the other colour is another move.
  const NodeId other = tree.play(n[1], black("hh")).value();
  EXPECT_NE(other, added);
  EXPECT_EQ(tree.indexAmongSiblings(other), 4u);
}

TEST(Playing, DoesNotFollowANodeThatAlsoSetsUpStones) {
  GameTree tree = treeOf("(;SZ[9];B[aa]AW[bb])");
  EXPECT_NE(tree.play(tree.root(), black("aa")).value(), nodeAt(tree, 1));
}

TEST(Playing, WritesAPassAsAnEmptyValue) {
  GameTree tree(BoardSize{9, 9});
  const NodeId pass = tree.play(tree.root(), {Color::Black, Move::pass()}).value();
  EXPECT_EQ(tree.collection().property(pass, 0).slice(), "B[]");
  const NodeId stone = tree.play(pass, white("dc")).value();
  EXPECT_EQ(tree.collection().property(stone, 0).slice(), "W[dc]");
}

TEST(Playing, RefusesWhatTheRulesForbidAndChangesNothing) {
  GameTree tree = treeOf("(;SZ[3]AW[ba][ab];B[cc])");
  const std::string before = tree.save();
  EXPECT_EQ(tree.play(tree.root(), black("aa")).error().kind, MoveError::Kind::Suicide);
  EXPECT_EQ(tree.play(tree.root(), black("ba")).error().kind, MoveError::Kind::Occupied);
  EXPECT_EQ(tree.play(tree.root(), black("dd")).error().kind, MoveError::Kind::OffBoard);
  EXPECT_EQ(tree.save(), before);
  EXPECT_FALSE(tree.canUndo());
}

TEST(Playing, RefusesSuperkoThoughReplayDoesNot) {
  // The two kos of this board and a pass between: White's retaking repeats the position.
  //   . X O .
  //   X . X O      after Black took at cb
  //   . X O .
  GameTree tree =
      treeOf("(;SZ[4:3]RU[Tromp-Taylor]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[];B[])");
  const NodeId end = nodeAt(tree, 3);
  const auto refused = tree.play(end, white("bb"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, MoveError::Kind::Superko);
  EXPECT_EQ(refused.error().repeatsMove, 0);
  GameTree simple = treeOf("(;SZ[4:3]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[];B[])");
  EXPECT_TRUE(simple.play(nodeAt(simple, 3), white("bb")));
  // What is recorded may be followed all the same.
  GameTree recorded =
      treeOf("(;SZ[4:3]RU[Tromp-Taylor]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[];B[];W[bb])");
  EXPECT_EQ(recorded.play(nodeAt(recorded, 3), white("bb")).value(), nodeAt(recorded, 4));
}

TEST(Undo, TakesBackAMoveAndSaysWhereToLook) {
  GameTree tree(BoardSize{9, 9});
  const std::string start = tree.save();
  const NodeId first = tree.play(tree.root(), black("aa")).value();
  const NodeId second = tree.play(first, white("bb")).value();
  const std::string end = tree.save();
  EXPECT_EQ(tree.undo(), first);
  EXPECT_FALSE(tree.contains(second));
  EXPECT_EQ(tree.undo(), tree.root());
  EXPECT_EQ(tree.save(), start);
  EXPECT_FALSE(tree.canUndo());
  EXPECT_EQ(tree.undo(), kNoNode);
  EXPECT_EQ(tree.redo(), first);
  EXPECT_EQ(tree.redo(), second);
  EXPECT_FALSE(tree.canRedo());
  EXPECT_EQ(tree.redo(), kNoNode);
  EXPECT_EQ(tree.save(), end);
  EXPECT_EQ(boardAt(tree, second).substr(0, 2), "X.");
}

TEST(Undo, ForgetsTheOtherFutureOnceSomethingNewIsDone) {
  GameTree tree(BoardSize{9, 9});
  (void)tree.play(tree.root(), black("aa"));
  tree.undo();
  EXPECT_TRUE(tree.canRedo());
  (void)tree.play(tree.root(), black("bb"));
  EXPECT_FALSE(tree.canRedo());
  EXPECT_EQ(tree.children(tree.root()).size(), 1u);
  tree.undo();
  EXPECT_EQ(tree.children(tree.root()).size(), 0u);
  tree.redo();
  EXPECT_EQ(tree.moveAt(tree.firstChild(tree.root())), black("bb"));
}

TEST(Undo, TakesAStepBackWhole) {
  GameTree tree(BoardSize{9, 9});
  const std::string start = tree.save();
  {
    GameTree::Step outer(tree, tree.root());
    tree.setProperty(tree.root(), "C", "one");
    {
      GameTree::Step inner(tree, tree.root());
      tree.setProperty(tree.root(), "C", "two");
    }
    tree.setProperty(tree.root(), "N", "three");
  }
  const std::string end = tree.save();
  tree.undo();
  EXPECT_EQ(tree.save(), start);
  EXPECT_FALSE(tree.canUndo());
  tree.redo();
  EXPECT_EQ(tree.save(), end);
  EXPECT_FALSE(tree.canRedo());
}

TEST(Undo, KnowsNoStepThatTouchedNothing) {
  GameTree tree(BoardSize{9, 9});
  tree.setProperty(tree.root(), "C", "x");
  tree.undo();
  { GameTree::Step empty(tree, tree.root()); }
  tree.removeProperty(tree.root(), "N");
  EXPECT_FALSE(tree.canUndo());
  EXPECT_TRUE(tree.canRedo());  // and what can be redone stays
}

TEST(Undo, ReadsTheRootAgain) {
  GameTree tree = treeOf("(;SZ[9]KM[6.5]HA[2]AB[aa][bb])");
  tree.setProperty(tree.root(), "SZ", "13");
  tree.setProperty(tree.root(), "KM", "0.5");
  tree.removeProperty(tree.root(), "HA");
  tree.setProperty(tree.root(), "RU", "Chinese");
  EXPECT_EQ(tree.size(), (BoardSize{13, 13}));
  EXPECT_EQ(tree.komi(), 0.5);
  EXPECT_EQ(tree.positionAt(tree.root()).toMove(), Color::Black);
  EXPECT_EQ(tree.positionAt(tree.root()).rules().scoring, Scoring::Area);
  while (tree.undo() != kNoNode) {
  }
  EXPECT_EQ(tree.size(), (BoardSize{9, 9}));
  EXPECT_EQ(tree.komi(), 6.5);
  EXPECT_EQ(tree.positionAt(tree.root()).toMove(), Color::White);
  EXPECT_EQ(tree.positionAt(tree.root()).rules().scoring, Scoring::Territory);
  EXPECT_EQ(tree.positionAt(tree.root()).board().size(), (BoardSize{9, 9}));
}

TEST(UnsavedChanges, AreThoseSinceTheLastSave) {
  GameTree tree(BoardSize{9, 9});
  (void)tree.play(tree.root(), black("aa"));
  EXPECT_TRUE(tree.hasUnsavedChanges());
  tree.markSaved();
  EXPECT_FALSE(tree.hasUnsavedChanges());
  tree.undo();
  EXPECT_TRUE(tree.hasUnsavedChanges());
  tree.redo();
  EXPECT_FALSE(tree.hasUnsavedChanges());
  tree.undo();
  (void)tree.play(tree.root(), black("bb"));  // as many steps, but another state
  EXPECT_TRUE(tree.hasUnsavedChanges());
}

TEST(PositionsInCache, FollowEveryChange) {
  GameTree tree = treeOf("(;SZ[3];B[aa];W[bb];B[cc])");
  const auto n = testing::nodesOf(tree);
  EXPECT_EQ(boardAt(tree, n[3]), "X..\n.O.\n..X\n");
  tree.setProperty(n[1], "B", "ca");
  EXPECT_EQ(boardAt(tree, n[3]), "..X\n.O.\n..X\n");
  tree.setProperty(n[0], "AW", "ac");
  EXPECT_EQ(boardAt(tree, n[3]), "..X\n.O.\nO.X\n");
  tree.undo();
  EXPECT_EQ(boardAt(tree, n[3]), "..X\n.O.\n..X\n");
  tree.undo();
  EXPECT_EQ(boardAt(tree, n[3]), "X..\n.O.\n..X\n");
  tree.redo();
  EXPECT_EQ(boardAt(tree, n[3]), "..X\n.O.\n..X\n");
  // A leaf changed after it was looked at.
  tree.setProperty(n[3], "B", "cb");
  EXPECT_EQ(boardAt(tree, n[3]), "..X\n.OX\n...\n");
  // A branch moved elsewhere.
  tree.detach(n[3]);
  tree.attach(n[3], n[0]);
  EXPECT_EQ(boardAt(tree, n[3]), "...\n..X\n...\n");
  tree.undo();
  tree.undo();
  EXPECT_EQ(boardAt(tree, n[3]), "..X\n.OX\n...\n");
}

// Lines long enough to leave way marks, asked for all over the tree after every change.
TEST(PositionsInCache, AreThoseOfAFreshTree) {
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    Random random(seed);
    GameTree tree = treeOf(testing::randomTreeText(seed, 120, 4));
    for (int i = 0; i < 25; ++i) {
      const auto nodes = testing::nodesOf(tree);
      const auto pick = [&] { return nodes[random.below(static_cast<uint32_t>(nodes.size()))]; };
      const NodeId id = pick();
      const std::string point = random.below(2) ? "bc" : "da";
      switch (random.below(6)) {
        case 0:
          tree.setProperty(id, "AW", point);
          break;
        case 1:
          tree.setProperty(id, "B", point);
          break;
        case 2:
          if (tree.parent(id) != kNoNode && tree.depth(id) > 5) tree.detach(id);
          break;
        case 3:
          tree.undo();
          break;
        case 4:
          tree.redo();
          break;
        default: {
          if (tree.parent(id) == kNoNode) break;
          const NodeId other = pick();
          GameTree::Step step(tree, id);
          tree.detach(id);
          tree.attach(id, tree.contains(other) ? other : tree.root());
        }
      }
      const GameTree fresh = treeOf(tree.save());
      const auto ours = testing::nodesOf(tree);
      const auto theirs = testing::nodesOf(fresh);
      ASSERT_EQ(ours.size(), theirs.size());
      for (size_t k = ours.size(); k-- > 0;) {
        ASSERT_EQ(tree.positionAt(ours[k]).board(), fresh.positionAt(theirs[k]).board())
            << "seed " << seed << " change " << i;
      }
    }
  }
}

TEST(PositionsInCache, KnowTheNewRules) {
  GameTree tree = treeOf("(;SZ[3];B[];W[];B[];W[];B[];W[];B[];W[];B[];W[])");
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 10)).rules().komi, 6.5);
  tree.setProperty(tree.root(), "KM", "1.5");
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 10)).rules().komi, 1.5);
}

TEST(KeepingLittle, ChangesNothingButWhatCanBeUndone) {
  GameTree plain(BoardSize{5, 5});
  GameTree little(BoardSize{5, 5});
  little.keepLittle();
  NodeId at = plain.root();
  for (int i = 0; i < 25; ++i) {
    const Turn turn{
        i % 2 == 0 ? Color::Black : Color::White,
        Move::at({static_cast<uint8_t>(i * 7 % 25 % 5), static_cast<uint8_t>(i * 7 % 25 / 5)})};
    const auto played = plain.play(at, turn);
    const auto again = little.play(at, turn);
    ASSERT_EQ(played.has_value(), again.has_value());
    if (!played) continue;
    at = *played;
    EXPECT_EQ(*again, at);
    EXPECT_EQ(little.positionAt(at).board(), plain.positionAt(at).board());
  }
  EXPECT_EQ(little.save(), plain.save());
  EXPECT_TRUE(plain.canUndo());
  EXPECT_FALSE(little.canUndo());
  EXPECT_TRUE(little.boardChanges().empty());
}

TEST(Games, OfOneFileAreOpenedInTurnAndAllSaved) {
  GameTree tree = treeOf("(;SZ[9]PB[a];B[aa])(;SZ[13]PB[b]KM[3];B[bb];W[cc])(;SZ[5])");
  EXPECT_EQ(tree.gameCount(), 3u);
  EXPECT_EQ(tree.openGame(), 0u);
  EXPECT_EQ(tree.size(), (BoardSize{9, 9}));
  const NodeId first = nodeAt(tree, 1);
  EXPECT_EQ(tree.positionAt(first).board().stones(), 1);
  tree.open(1);
  EXPECT_EQ(tree.openGame(), 1u);
  EXPECT_EQ(tree.size(), (BoardSize{13, 13}));
  EXPECT_EQ(tree.komi(), 3);
  EXPECT_FALSE(tree.contains(first));
  EXPECT_EQ(tree.positionAt(nodeAt(tree, 2)).board().stones(), 2);
  (void)tree.play(nodeAt(tree, 2), black("dd"));
  tree.open(2);
  EXPECT_EQ(tree.size(), (BoardSize{5, 5}));

  // Undo opens the game it changes.
  const GameTree saved = treeOf(tree.save());
  EXPECT_EQ(saved.gameCount(), 3u);
  tree.undo();
  EXPECT_EQ(tree.openGame(), 1u);
  EXPECT_EQ(tree.size(), (BoardSize{13, 13}));
  tree.open(0);
  tree.redo();
  EXPECT_EQ(tree.openGame(), 1u);
}

TEST(Games, KnowWhatWasChangedWhileAnotherWasOpen) {
  GameTree tree = treeOf("(;SZ[3];B[];W[];B[];W[];B[];W[];B[];W[];B[];W[])(;SZ[3])");
  const NodeId end = nodeAt(tree, 10);
  EXPECT_EQ(tree.positionAt(end).rules().komi, 6.5);
  const NodeId first = tree.root();
  tree.open(1);
  tree.setProperty(first, "KM", "1.5");
  tree.open(0);
  EXPECT_EQ(tree.komi(), 1.5);
  EXPECT_EQ(tree.positionAt(end).rules().komi, 1.5);
}

TEST(LongLines, AreNoDifferent) {
  std::string text = "(;SZ[19]";
  for (int i = 0; i < 50'000; ++i)
    text += ";B[];W[]";
  const GameTree tree = treeOf(text + ")");
  const NodeId end = tree.endOfLine(tree.root());
  EXPECT_EQ(tree.depth(end), 100'000);
  EXPECT_EQ(tree.moveNumber(end), 100'000);
  EXPECT_EQ(tree.positionAt(end).passesBy(Color::White), 50'000);
  // Walking back from there never replays it all again.
  NodeId id = end;
  for (int i = 0; i < 1000; ++i) {
    id = tree.parent(id);
    EXPECT_EQ(tree.positionAt(id).moveNumber(), 99'999 - i);
  }
}

TEST(Grafts, CopyABranchOfAnotherFile) {
  const GameTree other = treeOf("(;SZ[9](;B[aa]C[x](;W[bb])(;W[cc];B[dd]))(;B[ee]))");
  GameTree tree(BoardSize{9, 9});
  const NodeId copy = tree.graft(other.collection(), nodeAt(other, 1));
  EXPECT_EQ(tree.parent(copy), kNoNode);
  EXPECT_EQ(tree.nextSibling(copy), kNoNode);
  EXPECT_FALSE(tree.contains(copy));
  tree.attach(copy, tree.root());
  EXPECT_EQ(tree.children(copy).size(), 2u);
  EXPECT_EQ(tree.comment(copy), "x");
  EXPECT_EQ(tree.moveAt(tree.endOfLine(tree.child(copy, 1))), black("dd"));
  EXPECT_EQ(testing::nodesOf(tree).size(), 5u);
}

TEST(Attaching, PutsANodeBeforeAnotherOrLast) {
  GameTree tree = treeOf(kThreeAnswers);
  const auto n = testing::nodesOf(tree);
  tree.detach(n[7]);
  EXPECT_FALSE(tree.contains(n[7]));
  tree.attach(n[7], n[1], n[2]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[7], n[2], n[4]}));
  tree.detach(n[7]);
  tree.attach(n[7], n[1], n[4]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[7], n[4]}));
  tree.detach(n[2]);
  tree.attach(n[2], n[1]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[7], n[4], n[2]}));
  while (tree.undo() != kNoNode) {
  }
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[4], n[7]}));
}

TEST(BoardChanges, AreNotedForBoardsAlone) {
  GameTree tree = treeOf("(;SZ[9];B[aa];W[bb])");
  const NodeId id = nodeAt(tree, 1);
  tree.setProperty(id, "C", "words");
  tree.setProperty(tree.root(), "KM", "3.5");
  tree.undo();
  EXPECT_EQ(tree.boardChanges().size(), 0u);
  tree.setProperty(id, "B", "cc");
  tree.setProperty(tree.root(), "SZ", "13");
  tree.setProperty(tree.root(), "PL", "W");
  ASSERT_EQ(tree.boardChanges().size(), 3u);
  EXPECT_EQ(tree.boardChanges()[0], id);
  EXPECT_EQ(tree.boardChanges()[1], tree.root());
  tree.undo();
  tree.undo();
  tree.undo();
  EXPECT_EQ(tree.boardChanges().size(), 6u);
}

}  // namespace
}  // namespace tengen
