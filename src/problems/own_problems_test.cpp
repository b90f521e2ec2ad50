// What comes with the program opens as it should: data/problems, data/lesson. That the answers are
// right is read out by scripts/problems.
#include <filesystem>
#include <gtest/gtest.h>

#include "base/os/file.h"
#include "problems/problems_test_kit.h"

namespace tengen::problems {
namespace {

namespace fs = std::filesystem;

// How many problems; each with something to find, by marks that programs understand, and no move in
// it that the rules forbid.
size_t problemsIn(const fs::path& file) {
  auto loaded = load(*readFile(file));
  EXPECT_TRUE(loaded && loaded->warnings.empty()) << file;
  GameTree& tree = loaded->tree;
  for (size_t game = 0; game < tree.gameCount(); ++game) {
    tree.open(game);
    SCOPED_TRACE(file.filename().string() + ": " + tree.text(tree.root(), "GN"));
    const auto problem = Problem::of(tree);
    EXPECT_TRUE(problem);
    if (!problem) continue;
    EXPECT_EQ(problem->convention(), Convention::GoodBad);
    EXPECT_EQ(problem->toPlay(), Color::Black);
    EXPECT_FALSE(problem->right().empty());
    EXPECT_FALSE(problem->commentAt(problem->start()).empty());
    const sgf::Collection& collection = tree.collection();
    for (NodeId id = tree.root(); id != kNoNode; id = collection.nextInTree(id, tree.root())) {
      if (const auto turn = tree.moveAt(id)) {
        EXPECT_TRUE(tree.positionBefore(id).isLegal(turn->color, turn->move));
      }
    }
  }
  return tree.gameCount();
}

TEST(OwnProblems, AreTwentyToThirty) {
  size_t number = 0;
  for (const auto& entry :
       fs::directory_iterator(fs::path(TENGEN_SOURCE_FOLDER) / "data/problems")) {
    if (entry.path().extension() == ".sgf") number += problemsIn(entry.path());
  }
  EXPECT_GE(number, 20u);
  EXPECT_LE(number, 30u);
}

TEST(FirstLesson, HasTenSteps) {
  EXPECT_EQ(problemsIn(fs::path(TENGEN_SOURCE_FOLDER) / "data/lesson/first-steps.sgf"), 10u);
}

}  // namespace
}  // namespace tengen::problems
