#include "game/edits.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"
#include "game/random_edits.h"
#include "game/transform.h"

namespace tengen {
namespace {

using testing::at;
using testing::black;
using testing::boardAt;
using testing::editByChance;
using testing::nodeAt;
using testing::nodesOf;
using testing::treeOf;
using testing::white;

// The properties of a node as they stand in the file.
std::string slices(const GameTree& tree, NodeId id) {
  std::string text;
  for (size_t i = 0; i < tree.collection().propertyCount(id); ++i) {
    text += tree.collection().property(id, i).slice();
  }
  return text;
}

// 0 root - 1 B - 2 W - 3 B
//            \ 4 W - 5 B
//            |     \ 6 B
//            \ 7 W
constexpr const char* kNestedAnswers =
    "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff]))(;W[gg]))";

TEST(Branches, AreCopiedAndPastedAsSgf) {
  GameTree tree = treeOf(kNestedAnswers);
  const auto n = nodesOf(tree);
  const std::string clipboard = copyBranch(tree, n[4]);
  EXPECT_FALSE(tree.canUndo());
  const NodeId pasted = pasteBranch(tree, n[3], clipboard).value();
  EXPECT_EQ(tree.parent(pasted), n[3]);
  EXPECT_EQ(tree.moveAt(pasted), white("dd"));
  EXPECT_EQ(slices(tree, pasted), "W[dd]");
  EXPECT_EQ(tree.children(pasted).size(), 2u);
  EXPECT_EQ(tree.moveAt(tree.child(pasted, 1)), black("ff"));
  EXPECT_EQ(tree.undo(), n[3]);
  EXPECT_EQ(tree.save(), treeOf(kNestedAnswers).save());
  EXPECT_EQ(tree.redo(), pasted);
}

TEST(Branches, OfAWholeFileLeaveWhatBelongsToRootsBehind) {
  GameTree tree(BoardSize{9, 9});
  const NodeId first =
      pasteBranch(tree, tree.root(),
                  "(;FF[4]GM[1]CA[UTF-8]AP[x]ST[1]SZ[9]C[kept];B[aa])(;SZ[9];B[bb])")
          .value();
  EXPECT_EQ(slices(tree, first), "C[kept]");
  EXPECT_EQ(tree.children(tree.root()).size(), 2u);
  EXPECT_EQ(tree.child(tree.root(), 0), first);
  tree.undo();
  EXPECT_EQ(tree.children(tree.root()).size(), 0u);
}

TEST(Branches, ThatAreNoneArePastedNowhere) {
  GameTree tree(BoardSize{9, 9});
  const auto pasted = pasteBranch(tree, tree.root(), "");
  ASSERT_FALSE(pasted);
  EXPECT_EQ(pasted.error().code, sgf::ReadError::Code::Empty);
  EXPECT_FALSE(tree.canUndo());
}

TEST(Branches, AreCutAndDeleted) {
  GameTree tree = treeOf(kNestedAnswers);
  const auto n = nodesOf(tree);
  const std::string clipboard = cutBranch(tree, n[4]);
  EXPECT_EQ(clipboard, copyBranch(treeOf(kNestedAnswers), n[4]));
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[7]}));
  EXPECT_EQ(deleteBranch(tree, n[2]), n[1]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[7]}));
  EXPECT_EQ(tree.undo(), n[2]);
  EXPECT_EQ(tree.undo(), n[4]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[4], n[7]}));
}

TEST(Branches, OfTheRootStay) {
  GameTree tree = treeOf(kNestedAnswers);
  EXPECT_EQ(deleteBranch(tree, tree.root()), tree.root());
  EXPECT_EQ(cutBranch(tree, tree.root()), copyBranch(tree, tree.root()));
  EXPECT_FALSE(tree.canUndo());
}

TEST(Order, OfSiblingsCanBeAnything) {
  GameTree tree = treeOf(kNestedAnswers);
  const auto n = nodesOf(tree);
  moveAmongSiblings(tree, n[2], 1);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[4], n[2], n[7]}));
  moveAmongSiblings(tree, n[4], 99);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[7], n[4]}));
  moveAmongSiblings(tree, n[4], 0);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[4], n[2], n[7]}));
  EXPECT_EQ(tree.undo(), n[4]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[7], n[4]}));
  moveAmongSiblings(tree, n[0], 0);
  EXPECT_TRUE(tree.canRedo());
}

TEST(Order, PromotionLiftsTheNearestBranchOnePlace) {
  GameTree tree = treeOf(kNestedAnswers);
  const auto n = nodesOf(tree);
  EXPECT_TRUE(promote(tree, n[7]));
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[7], n[4]}));
  EXPECT_TRUE(promote(tree, n[6]));
  EXPECT_EQ(tree.children(n[4]), (std::vector{n[6], n[5]}));
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[7], n[4]}));
  EXPECT_TRUE(promote(tree, n[6]));
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[2], n[4], n[7]}));
  EXPECT_FALSE(promote(tree, n[3]));
  EXPECT_FALSE(promote(tree, n[0]));
}

TEST(Order, MainLineIsFirstAllTheWay) {
  GameTree tree = treeOf(kNestedAnswers);
  const auto n = nodesOf(tree);
  const std::string before = tree.save();
  EXPECT_FALSE(makeMainLine(tree, n[3]));
  EXPECT_FALSE(tree.canUndo());
  EXPECT_TRUE(makeMainLine(tree, n[6]));
  EXPECT_EQ(tree.endOfLine(tree.root()), n[6]);
  EXPECT_EQ(tree.children(n[1]), (std::vector{n[4], n[2], n[7]}));
  EXPECT_EQ(tree.undo(), n[6]);
  EXPECT_EQ(tree.save(), before);
  EXPECT_FALSE(tree.canUndo());
}

TEST(SetUp, WritesOnlyWhatDiffers) {
  GameTree tree = treeOf("(;SZ[3]AB[aa];C[here])");
  const NodeId id = nodeAt(tree, 1);
  EXPECT_EQ(setUpStone(tree, id, at("bb"), Stone::White).value(), id);
  EXPECT_EQ(slices(tree, id), "C[here]AW[bb]");
  EXPECT_EQ(setUpStone(tree, id, at("aa"), Stone::None).value(), id);
  EXPECT_EQ(slices(tree, id), "C[here]AW[bb]AE[aa]");
  EXPECT_EQ(setUpStone(tree, id, at("bb"), Stone::Black).value(), id);
  EXPECT_EQ(slices(tree, id), "C[here]AE[aa]AB[bb]");
  EXPECT_EQ(setUpStone(tree, id, at("ca"), Stone::Black).value(), id);
  EXPECT_EQ(slices(tree, id), "C[here]AE[aa]AB[ca][bb]");
  // As it was before this node: nothing to say.
  EXPECT_EQ(setUpStone(tree, id, at("bb"), Stone::None).value(), id);
  EXPECT_EQ(setUpStone(tree, id, at("ca"), Stone::None).value(), id);
  EXPECT_EQ(setUpStone(tree, id, at("aa"), Stone::Black).value(), id);
  EXPECT_EQ(slices(tree, id), "C[here]");
}

TEST(SetUp, OfTheRootStartsFromAnEmptyBoard) {
  GameTree tree(BoardSize{3, 3});
  EXPECT_EQ(setUpStone(tree, tree.root(), at("bb"), Stone::White).value(), tree.root());
  EXPECT_EQ(boardAt(tree, tree.root()),
            "...\n"
            ".O.\n"
            "...\n");
}

TEST(SetUp, OpensAChildBehindAMove) {
  GameTree tree = treeOf("(;SZ[3];B[aa])");
  const NodeId move = nodeAt(tree, 1);
  const NodeId child = setUpStone(tree, move, at("bb"), Stone::White).value();
  EXPECT_NE(child, move);
  EXPECT_EQ(tree.parent(child), move);
  EXPECT_EQ(slices(tree, child), "AW[bb]");
  EXPECT_EQ(tree.undo(), move);
  EXPECT_EQ(tree.firstChild(move), kNoNode);
  EXPECT_EQ(tree.redo(), child);
  // Nothing would change: nothing is opened.
  EXPECT_EQ(setUpStone(tree, move, at("aa"), Stone::Black).value(), move);
  EXPECT_EQ(setUpStone(tree, move, at("cc"), Stone::None).value(), move);
  EXPECT_EQ(tree.children(move).size(), 1u);
}

TEST(SetUp, RefusesWhatCannotStand) {
  GameTree tree = treeOf("(;SZ[3]AB[ba][ab])");
  const auto corner = setUpStone(tree, tree.root(), at("aa"), Stone::White);
  ASSERT_FALSE(corner);
  EXPECT_EQ(corner.error().kind, SetupError::Kind::NoLiberties);
  EXPECT_EQ(setUpStone(tree, tree.root(), at("dd"), Stone::White).error().kind,
            SetupError::Kind::OffBoard);
  EXPECT_FALSE(tree.canUndo());
}

TEST(SetUp, KeepsACompressedListItDoesNotChange) {
  GameTree tree = treeOf("(;SZ[9]AB[aa:cc])");
  EXPECT_TRUE(setUpStone(tree, tree.root(), at("ee"), Stone::White));
  EXPECT_NE(slices(tree, tree.root()).find("AB[aa:cc]AW[ee]"), std::string::npos);
}

TEST(SideToMove, IsSetInANodeWithoutMove) {
  GameTree tree = treeOf("(;SZ[9];B[aa];C[x])");
  const NodeId plain = nodeAt(tree, 2);
  EXPECT_EQ(setToMove(tree, plain, Color::Black), plain);
  EXPECT_EQ(slices(tree, plain), "C[x]PL[B]");
  EXPECT_EQ(setToMove(tree, plain, Color::White), plain);
  EXPECT_EQ(slices(tree, plain), "C[x]PL[W]");
  EXPECT_EQ(setToMove(tree, plain, std::nullopt), plain);
  EXPECT_EQ(slices(tree, plain), "C[x]");
  const NodeId child = setToMove(tree, nodeAt(tree, 1), Color::Black);
  EXPECT_EQ(tree.parent(child), nodeAt(tree, 1));
  EXPECT_EQ(tree.positionAt(child).toMove(), Color::Black);
  EXPECT_EQ(tree.undo(), nodeAt(tree, 1));
  EXPECT_EQ(tree.redo(), child);
}

TEST(Words, AreEscapedAndRemovedWhenEmpty) {
  GameTree tree(BoardSize{9, 9});
  setComment(tree, tree.root(), "a]b\\c: d\ne");
  EXPECT_EQ(tree.comment(tree.root()), "a]b\\c: d\ne");
  setComment(tree, tree.root(), "");
  EXPECT_EQ(tree.collection().find(tree.root(), "C"), std::nullopt);
  setText(tree, tree.root(), "GN", "x");
  EXPECT_EQ(tree.text(tree.root(), "GN"), "x");
}

TEST(Marks, ReplaceOneAnotherOnAPoint) {
  GameTree tree = treeOf("(;SZ[9];B[aa])");
  const NodeId id = nodeAt(tree, 1);
  toggleMark(tree, id, at("cc"), Mark::Triangle);
  toggleMark(tree, id, at("bb"), Mark::Triangle);
  EXPECT_EQ(slices(tree, id), "B[aa]TR[bb][cc]");
  toggleMark(tree, id, at("bb"), Mark::Square);
  EXPECT_EQ(slices(tree, id), "B[aa]TR[cc]SQ[bb]");
  toggleMark(tree, id, at("cc"), Mark::Triangle);
  toggleMark(tree, id, at("bb"), Mark::Square);
  EXPECT_EQ(slices(tree, id), "B[aa]");
  for (const auto& [mark, ident] : {std::pair{Mark::Triangle, "TR"},
                                    {Mark::Square, "SQ"},
                                    {Mark::Circle, "CR"},
                                    {Mark::Cross, "MA"},
                                    {Mark::Selected, "SL"}}) {
    toggleMark(tree, id, at("dd"), mark);
    EXPECT_EQ(slices(tree, id), "B[aa]" + std::string(ident) + "[dd]");
  }
  tree.undo();
  EXPECT_EQ(slices(tree, id), "B[aa]MA[dd]");
}

TEST(Marks, OfOldFilesAreTakenOffToo) {
  GameTree tree = treeOf("(;SZ[9];M[aa][bb])");
  const NodeId id = nodeAt(tree, 1);
  toggleMark(tree, id, at("aa"), Mark::Cross);
  EXPECT_EQ(slices(tree, id), "M[bb]");
  toggleMark(tree, id, at("bb"), Mark::Circle);
  EXPECT_EQ(slices(tree, id), "CR[bb]");
}

TEST(Labels, AreSetReplacedAndRemoved) {
  GameTree tree = treeOf("(;SZ[9];B[aa])");
  const NodeId id = nodeAt(tree, 1);
  setLabel(tree, id, at("bb"), "A");
  setLabel(tree, id, at("cc"), "x:]");
  EXPECT_EQ(slices(tree, id), "B[aa]LB[bb:A][cc:x\\:\\]]");
  EXPECT_EQ(markupAt(tree, id).labels[1].text, "x:]");
  setLabel(tree, id, at("bb"), "B");
  EXPECT_EQ(slices(tree, id), "B[aa]LB[cc:x\\:\\]][bb:B]");
  setLabel(tree, id, at("cc"), "");
  setLabel(tree, id, at("bb"), "");
  EXPECT_EQ(slices(tree, id), "B[aa]");
}

TEST(Labels, OfOldFilesKeepTheirLetters) {
  GameTree tree = treeOf("(;SZ[9];L[aa][bb][cc])");
  const NodeId id = nodeAt(tree, 1);
  setLabel(tree, id, at("aa"), "");
  EXPECT_EQ(slices(tree, id), "LB[bb:b][cc:c]");
  tree.undo();
  EXPECT_EQ(slices(tree, id), "L[aa][bb][cc]");
}

TEST(Segments, ComeAndGo) {
  GameTree tree(BoardSize{9, 9});
  const NodeId id = tree.addChild(tree.root());
  toggleArrow(tree, id, {at("aa"), at("bb")});
  toggleArrow(tree, id, {at("bb"), at("aa")});
  toggleLine(tree, id, {at("cc"), at("dd")});
  EXPECT_EQ(slices(tree, id), "AR[aa:bb][bb:aa]LN[cc:dd]");
  toggleArrow(tree, id, {at("aa"), at("bb")});
  toggleLine(tree, id, {at("cc"), at("dd")});
  EXPECT_EQ(slices(tree, id), "AR[bb:aa]");
}

TEST(Territory, IsWrittenAsPointsOrNotAtAll) {
  GameTree tree(BoardSize{9, 9});
  const NodeId id = tree.addChild(tree.root());
  setTerritory(tree, id, {at("aa"), at("ba")}, {at("cc")});
  EXPECT_EQ(slices(tree, id), "TB[aa][ba]TW[cc]");
  setTerritory(tree, id, {}, {at("dd")});
  EXPECT_EQ(slices(tree, id), "TW[dd]");
}

TEST(Inherited, MarksMayBeEmptyOrAbsent) {
  GameTree tree(BoardSize{9, 9});
  const NodeId id = tree.addChild(tree.root());
  setDimmed(tree, id, Points{at("aa")});
  setVisible(tree, id, Points{at("bb"), at("cb")});
  EXPECT_EQ(slices(tree, id), "DD[aa]VW[bb][cb]");
  setDimmed(tree, id, Points{});
  setVisible(tree, id, std::nullopt);
  EXPECT_EQ(slices(tree, id), "DD[]");
}

TEST(Undo, LeadsThroughEveryStateOfRandomEdits) {
  for (uint64_t seed = 1; seed <= 15; ++seed) {
    Random random(seed);
    GameTree tree = treeOf(testing::randomTreeText(seed, 20, 5));
    std::vector<std::string> states{tree.save()};
    for (int i = 0; i < 40; ++i) {
      editByChance(tree, random);
      if (nodesOf(tree).size() > 400) (void)deleteBranch(tree, nodeAt(tree, 1));
      while (tree.canRedo())
        FAIL() << "an edit leaves nothing to redo";
      states.push_back(tree.save());
    }
    // Steps that changed nothing in the text, or nothing at all, are met in passing.
    size_t at = states.size();
    while (tree.canUndo()) {
      tree.undo();
      const std::string now = tree.save();
      while (at > 0 && states[at - 1] != now)
        --at;
      ASSERT_GT(at, 0u) << "seed " << seed << ": undo led to a state that never was";
    }
    EXPECT_EQ(tree.save(), states.front());
    while (tree.redo() != kNoNode) {
    }
    EXPECT_EQ(tree.save(), states.back());
  }
}

TEST(Edits, SurviveTheRoundTripThroughAFile) {
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    Random random(seed + 100);
    GameTree tree = treeOf(testing::randomTreeText(seed, 20, 5));
    for (int i = 0; i < 20; ++i) {
      editByChance(tree, random);
      if (nodesOf(tree).size() > 400) (void)deleteBranch(tree, nodeAt(tree, 1));
    }
    const GameTree again = treeOf(tree.save());
    EXPECT_EQ(again.save(), tree.save());
    const auto ours = nodesOf(tree);
    const auto theirs = nodesOf(again);
    ASSERT_EQ(ours.size(), theirs.size());
    for (size_t i = 0; i < ours.size(); ++i) {
      ASSERT_EQ(boardAt(tree, ours[i]), boardAt(again, theirs[i]));
      ASSERT_EQ(markupAt(tree, ours[i]), markupAt(again, theirs[i]));
    }
  }
}

TEST(Undo, KeepsChangesNotSnapshots) {
  GameTree tree = treeOf(testing::randomTreeText(3, 5000, 9));
  const size_t before = tree.collection().memoryInUse();
  for (int i = 0; i < 1000; ++i)
    setComment(tree, nodeAt(tree, 1 + i % 50), "a comment");
  EXPECT_LT(tree.collection().memoryInUse() - before, 1000u * 100u);
}

}  // namespace
}  // namespace tengen
