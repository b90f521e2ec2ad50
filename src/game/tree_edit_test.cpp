#include "game/tree_edit.h"

#include <gtest/gtest.h>

#include "game/random_edits.h"

namespace tengen {
namespace {

using testing::black;
using testing::editByChance;
using testing::nodeAt;
using testing::nodesOf;
using testing::treeOf;
using Kind = TreeEdit::Kind;

template <class Edit>
std::string recorded(GameTree& tree, Edit edit) {
  std::vector<TreeEdit> edits;
  tree.recordTo(&edits);
  edit();
  tree.recordTo(nullptr);
  return toText(edits);
}

TEST(TreeEdit, IsWrittenForPeopleToRead) {
  GameTree tree = treeOf("(;SZ[9](;B[aa])(;B[bb]))");
  EXPECT_EQ(recorded(tree,
                     [&] {
                       (void)tree.play(nodeAt(tree, 1), {Color::White, Move::pass()});
                     }),
            "5 add 19 set 3 W[]");
  EXPECT_EQ(recorded(tree, [&] { setComment(tree, tree.root(), "a ]\nb"); }),
            "15 set 0 C[a \\]\nb]");
  EXPECT_EQ(recorded(tree, [&] { setComment(tree, tree.root(), ""); }), "7 set 0 C");
  EXPECT_EQ(recorded(tree, [&] { (void)promote(tree, nodeAt(tree, 3)); }),
            "8 detach 212 attach 2 0 1");
  EXPECT_EQ(recorded(tree, [&] { moveAmongSiblings(tree, nodeAt(tree, 1), 9); }),
            "8 detach 212 attach 2 0 -");
}

TEST(TreeEdit, NothingIsRecordedUnasked) {
  GameTree tree;
  std::vector<TreeEdit> edits;
  tree.recordTo(&edits);
  tree.recordTo(nullptr);
  tree.addChild(tree.root());
  EXPECT_TRUE(edits.empty());
}

TEST(TreeEdit, UndoAndRedoAreNoEdits) {
  GameTree tree;
  tree.addChild(tree.root());
  EXPECT_EQ(recorded(tree,
                     [&] {
                       tree.undo();
                       tree.redo();
                     }),
            "");
}

TEST(TreeEdit, ReadsBackWhatItWrites) {
  const std::vector<TreeEdit> edits{
      {Kind::AddChild, NodeId{0}},
      {Kind::Attach, NodeId{7}, NodeId{0}, kNoNode},
      {Kind::Attach, NodeId{7}, NodeId{12}, NodeId{3}},
      {Kind::Detach, NodeId{4'000'000'000}},
      {Kind::SetProperty, NodeId{1}, kNoNode, kNoNode, "C[two  blanks 12\n and \\] ]"},
      {Kind::SetProperty, NodeId{1}, kNoNode, kNoNode, "C"},
      {Kind::Graft, kNoNode, kNoNode, kNoNode, "(;B[aa] C[ 5 add 1])"}};
  EXPECT_EQ(parseTreeEdits(toText(edits)), edits);
  EXPECT_EQ(parseTreeEdits(""), std::vector<TreeEdit>{});
}

TEST(TreeEdit, RefusesWhatItNeverWrote) {
  for (const char* text :
       {"add 1", "9 add 1", "3 add", "5 add x", "7 add 1 2", "6 dance 1", "8 attach 1",
        "10 attach 1 2", "5 set 1", "5 graft", "x add 1", "10 detach 1 x"}) {
    EXPECT_FALSE(parseTreeEdits(text)) << text;
  }
}

TEST(TreeEdit, IsRefusedByATreeThatCannotTakeIt) {
  GameTree tree = treeOf("(;SZ[9];B[aa];W[bb])");
  const std::string before = tree.save();
  const NodeId root{0}, one{1}, two{2}, none{3};
  for (const TreeEdit& edit :
       {TreeEdit{Kind::AddChild, none}, TreeEdit{Kind::AddChild, kNoNode},
        TreeEdit{Kind::Detach, root}, TreeEdit{Kind::Detach, none},
        TreeEdit{Kind::Attach, one, root}, TreeEdit{Kind::Attach, root, two},
        TreeEdit{Kind::Attach, none, root}, TreeEdit{Kind::SetProperty, none, {}, {}, "C[a]"},
        TreeEdit{Kind::SetProperty, one, {}, {}, "C[abc"},
        TreeEdit{Kind::SetProperty, one, {}, {}, "C[abc\\]"},
        TreeEdit{Kind::SetProperty, one, {}, {}, "C[a]b]"},
        TreeEdit{Kind::SetProperty, one, {}, {}, "[a]"},
        TreeEdit{Kind::Graft, kNoNode, kNoNode, kNoNode, "nothing"}}) {
    EXPECT_FALSE(doAgain(tree, edit)) << toText(std::span(&edit, 1));
    EXPECT_EQ(tree.save(), before);
  }
  tree.detach(two);
  tree.addChild(two);
  EXPECT_FALSE(doAgain(tree, {Kind::Attach, two, none})) << "a branch never hangs on itself";
  EXPECT_FALSE(doAgain(tree, {Kind::Attach, two, one, root})) << "root is no child of it";
  EXPECT_TRUE(doAgain(tree, {Kind::Attach, two, root, one}));
  EXPECT_EQ(tree.firstChild(root), two);
}

// Text that a twin of the tree follows step by step is all a journal needs.
TEST(TreeEdit, ATwinFollowsEveryRandomEdit) {
  for (uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    const std::string text = testing::randomTreeText(seed, 20, 5);
    GameTree tree = treeOf(text);
    GameTree twin = treeOf(text);
    for (int i = 0; i < 40 && nodesOf(tree).size() < 400; ++i) {
      const auto edits = parseTreeEdits(recorded(tree, [&] { editByChance(tree, random); }));
      ASSERT_TRUE(edits);
      for (const TreeEdit& edit : *edits)
        ASSERT_TRUE(doAgain(twin, edit));
      ASSERT_EQ(twin.save(), tree.save()) << "seed " << seed << ", edit " << i;
      ASSERT_EQ(twin.collection().nodeCount(), tree.collection().nodeCount());
    }
  }
}

}  // namespace
}  // namespace tengen
