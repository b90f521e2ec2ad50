// Problems of others, in their hundreds: every one opens, with the right side to move and every
// leaf of its tree right or wrong. They are not ours to ship: without the corpus this is skipped.
#include <filesystem>
#include <gtest/gtest.h>

#include "base/os/environment.h"
#include "base/os/file.h"
#include "problems/problems_test_kit.h"

namespace tengen::problems {
namespace {

namespace fs = std::filesystem;

TEST(ProblemCorpus, HasRightAndWrongToldApart) {
  const auto named = environment("TENGEN_CORPUS");
  const fs::path folder =
      (named ? fs::path(*named) : fs::path(TENGEN_SOURCE_FOLDER) / "../shared/corpus") / "problems";
  if (!fs::exists(folder)) GTEST_SKIP() << "there is no corpus in " << folder;
  int all = 0, byWords = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    auto loaded = load(*readFile(entry.path()));
    ASSERT_TRUE(loaded) << entry.path();
    const auto problem = Problem::of(loaded->tree);
    ASSERT_TRUE(problem) << entry.path();
    ++all;
    byWords += problem->convention() == Convention::Words ? 1 : 0;
    EXPECT_EQ(problem->toPlay(), Color::Black) << entry.path();
    EXPECT_FALSE(problem->right().empty()) << entry.path();
    EXPECT_FALSE(problem->wrong().empty()) << entry.path();
    for (const NodeId node : problem->right()) {
      if (problem->convention() == Convention::Words) {
        EXPECT_EQ(verdictInWords(loaded->tree.comment(node)), Verdict::Right) << entry.path();
      }
    }
    for (const NodeId node : problem->wrong())
      EXPECT_NE(verdictInWords(loaded->tree.comment(node)), Verdict::Right) << entry.path();
  }
  EXPECT_GE(byWords, all * 98 / 100);
}

}  // namespace
}  // namespace tengen::problems
