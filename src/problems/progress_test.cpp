#include "problems/progress.h"

#include <algorithm>
#include <thread>

#include "base/os/file.h"
#include "base/os/temporary_folder.h"
#include "base/random.h"
#include "problems/problems_test_kit.h"

namespace tengen::problems {
namespace {

TEST(Progress, IsTheSameAfterItWasWrittenAndReadWhateverElseStandsThere) {
  Progress progress = Progress::fromText("tengen problems 1\nsomething of the future\n");
  progress.answer("0123456789abcdef", Grade::Good, 20000);
  progress.answer("fedcba9876543210", Grade::Again, 20000);
  const std::string text = progress.text();
  EXPECT_NE(text.find("something of the future\n"), text.npos);
  const Progress again = Progress::fromText(text);
  EXPECT_EQ(again.text(), text);
  EXPECT_EQ(again.of("0123456789abcdef").due, 20003);
  EXPECT_TRUE(again.of("nobody").isNew());
}

TEST(Progress, KnowsAProblemByItsPosition) {
  const auto key = [](const std::string& sgf) {
    const GameTree tree = treeOf(sgf);
    return keyOf(tree, *Problem::of(tree));
  };
  EXPECT_EQ(key("(;SZ[9]AB[aa];B[cc])"), key("(;SZ[9]GN[x]AB[aa](;B[dd])(;B[cc]))"));
  EXPECT_NE(key("(;SZ[9]AB[aa];B[cc])"), key("(;SZ[9]AB[aa];W[cc])"));
  EXPECT_NE(key("(;SZ[9]AB[aa];B[cc])"), key("(;SZ[9]AB[ab];B[cc])"));
  EXPECT_EQ(key("(;SZ[9]AB[aa];B[cc])").size(), 16u);
}

TEST(Progress, NewProblemsOfADayAreUsedUpAndWrongOnesComeAgain) {
  Progress progress;
  const std::vector<std::string> keys{"a", "b", "c", "d"};
  EXPECT_EQ(progress.due(keys, 100, 2), (std::vector<std::string>{"a", "b"}));
  progress.answer("a", Grade::Good, 100);
  EXPECT_EQ(progress.due(keys, 100, 2), (std::vector<std::string>{"b"}));
  progress.answer("b", Grade::Again, 100);
  EXPECT_EQ(progress.due(keys, 100, 2), (std::vector<std::string>{"b"}));
  progress = Progress::fromText(progress.text());  // the window was closed meanwhile
  progress.answer("b", Grade::Good, 100);
  EXPECT_TRUE(progress.due(keys, 100, 2).empty());
  EXPECT_EQ(progress.due(keys, 101, 2).size(), 3u) << "b again, c and d";
}

TEST(Progress, OfVersion1IsReadAndOfANewerOneLeftAlone) {
  const Progress old = Progress::fromText("tengen problems 1\nabc 3.1 5 20000 20003 1 0\n");
  EXPECT_EQ(old.of("abc").due, 20003);
  EXPECT_EQ(old.text(), "tengen problems 2\nabc 3.1 5 20000 20003 1 0 0\n");
  const std::string future = "tengen problems 9\nabc 3.1 5 20000 20003 1 0\n";
  Progress newer = Progress::fromText(future);
  EXPECT_TRUE(newer.isNewer());
  newer.answer("abc", Grade::Good, 20001);
  EXPECT_EQ(newer.text(), future);
}

// The terminal and the window, say: each read the file before the other wrote it.
TEST(Progress, OfTwoProgramsOnOneFileIsKept) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "problems.txt";
  Progress first, second;
  first.answer("shared", Grade::Good, 20000);
  first.answer("a", Grade::Good, 20000);
  ASSERT_TRUE(first.save(file));
  second.answer("b", Grade::Easy, 20000);
  ASSERT_TRUE(second.save(file));
  EXPECT_EQ(second.of("shared").reviews, 1) << "taken over";
  second.answer("shared", Grade::Good, 20003);
  ASSERT_TRUE(second.save(file));
  first.answer("c", Grade::Good, 20004);
  ASSERT_TRUE(first.save(file));
  const Progress both = Progress::fromText(*readFile(file));
  for (const char* key : {"a", "b", "c"})
    EXPECT_EQ(both.of(key).reviews, 1) << key;
  EXPECT_EQ(both.of("shared").reviews, 2) << "the later answer, whoever saved last";
}

TEST(Progress, OfManyWhoSaveAtTheSameMomentIsKept) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "problems.txt";
  constexpr int kPrograms = 4, kAnswers = 15;
  {
    std::vector<std::jthread> programs;
    for (int program = 0; program < kPrograms; ++program) {
      programs.emplace_back([&file, program] {
        Progress progress;
        for (int i = 0; i < kAnswers; ++i) {
          progress.answer(std::to_string(program) + '-' + std::to_string(i), Grade::Good, 20000);
          EXPECT_TRUE(progress.save(file));
        }
      });
    }
  }
  const Progress all = Progress::fromText(*readFile(file));
  for (int i = 0; i < kPrograms * kAnswers; ++i) {
    const std::string key = std::to_string(i / kAnswers) + '-' + std::to_string(i % kAnswers);
    EXPECT_FALSE(all.of(key).isNew()) << key;
  }
}

TEST(Progress, IsNotSavedOverAFileOfANewerVersion) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "problems.txt";
  const std::string future = "tengen problems 9\nabc 3.1 5 20000 20003 1 0\n";
  ASSERT_TRUE(replaceFile(file, future));
  Progress progress;  // began before the newer one did
  progress.answer("a", Grade::Good, 20000);
  ASSERT_TRUE(progress.save(file));
  EXPECT_TRUE(progress.isNewer());
  EXPECT_EQ(*readFile(file), future);
}

TEST(Progress, AsksForWhatIsNearlyForgottenBeforeWhatIsNew) {
  Progress progress;
  progress.answer("fresh", Grade::Easy, 100);
  progress.answer("old", Grade::Good, 80);
  progress.answer("older", Grade::Good, 60);
  EXPECT_EQ(progress.due({"new 1", "fresh", "old", "new 2", "older", "new 3"}, 101, 2),
            (std::vector<std::string>{"older", "old", "new 1", "new 2"}));
}

// A month of five new problems a day by somebody who forgets as the curve says: nothing that is due
// is left behind, the work of a day stays bounded, and nine of ten are known when they come again.
TEST(Progress, CarriesAStudentThroughAMonth) {
  std::vector<std::string> keys;
  for (int i = 0; i < 150; ++i)
    keys.push_back("problem " + std::to_string(i));
  for (std::string& key : keys)
    std::replace(key.begin(), key.end(), ' ', '-');
  Progress progress;
  Random chance(7);
  int reviews = 0, known = 0;
  size_t longestDay = 0;
  for (Day day = 20000; day < 20030; ++day) {
    progress = Progress::fromText(progress.text());  // closed and opened every day
    const auto today = progress.due(keys, day, 5);
    longestDay = std::max(longestDay, today.size());
    for (const std::string& key : today) {
      const Memory memory = progress.of(key);
      const double sure = memory.isNew() ? 0.6 : recall(memory.stability, day - memory.seen);
      const bool remembers = chance.below(1000) < sure * 1000;
      if (!memory.isNew()) {
        ++reviews;
        known += remembers ? 1 : 0;
      }
      progress.answer(key, remembers ? Grade::Good : Grade::Again, day);
      // What was wrong is asked again the same day, until it is right.
      if (!remembers) progress.answer(key, Grade::Good, day);
    }
    EXPECT_TRUE(progress.due(keys, day, 0).empty()) << "day " << day;
  }
  for (const std::string& key : keys)
    EXPECT_FALSE(progress.of(key).isNew()) << key;
  EXPECT_LE(longestDay, 45u);
  EXPECT_GT(reviews, 200);
  EXPECT_NEAR(static_cast<double>(known) / reviews, 0.9, 0.06);
}

}  // namespace
}  // namespace tengen::problems
