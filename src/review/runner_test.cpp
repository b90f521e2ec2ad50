#include "review/runner.h"

#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"
#include "review/judgement.h"
#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

// Sees E5 as best, and A1 to A9, which the games here are played on, as worse by four points.
constexpr const char* kEvaluates =
    "tengen-analyze) set -- $rest\n"
    "  printf '=%s\\ninfo move E5 visits 9 winrate 0.6 scoreLead 4 order 0 pv E5 ' \"$id\"\n"
    "  [ \"$4\" != force ] || printf 'info move %s visits 3 winrate 0.4 scoreLead 0 order 1 pv %s "
    "' "
    "$5 $5\n"
    "  printf 'rootInfo visits %s winrate 0.6 scoreLead 4\\n\\n' $3 ;;";

struct Running {
  Running() = default;

  engine::Driver::Answer<void> run(const std::stop_token& stop = {}) {
    return review::run(
        driver, tree, queue, review, [&](const Task& task) { heard.push_back(task); }, stop);
  }

  TemporaryFolder folder;
  engine::FakeEngine fake{
      folder.path(),
      engine::FakeScript{.commands = "play genmove undo tengen-analyze stop", .rows = kEvaluates}};
  GameTree tree = treeOf("(;SZ[9]RU[Chinese]KM[7];B[aa];W[ab])");
  engine::Driver driver{{.commandLine = fake.commandLine()}};
  Queue queue{mainLine(tree), Plan::even(25)};
  Review review;
  std::vector<Task> heard;
};

TEST(Runner, WorksTheQueueToItsEnd) {
  Running test;
  ASSERT_TRUE(test.run());
  EXPECT_EQ(test.heard.size(), 6u) << "three positions, two passes";
  const auto judged = judge(test.queue.line(), test.review);
  ASSERT_EQ(judged.size(), 2u);
  EXPECT_DOUBLE_EQ(*judged[0].points, 4);
  EXPECT_DOUBLE_EQ(*judged[1].points, 4) << "White's loss too, as White sees it";
  EXPECT_DOUBLE_EQ(*test.review.at(nodeAt(test.tree, 1))->lead, -4) << "as Black sees it";
  EXPECT_EQ(test.review.source().engine, "Fake 1");
  EXPECT_EQ(test.review.source().rules.komi, 7);
  EXPECT_TRUE(test.fake.wasTold("tengen-analyze w visits 25 force A8 interval 100\n"))
      << test.fake.told();
}

TEST(Runner, LooksAnewAtWhatAnotherProgramSaid) {
  Running test;
  const NodeId first = nodeAt(test.tree, 1);
  test.review.setForeign({"Lizzie", {first}});
  Evaluation theirs = evaluation(Color::White, 1000, {{"cc", 0.9, 30}});
  theirs.isForeign = true;
  test.review.take(first, theirs);
  ASSERT_TRUE(test.run());
  EXPECT_EQ(test.review.at(first)->visits, 25);
  EXPECT_EQ(test.review.engine(), "Fake 1");
}

TEST(Runner, StoppedKeepsWhatIsKnown) {
  Running test;
  std::stop_source stop;
  const auto done = review::run(
      test.driver, test.tree, test.queue, test.review, [&](const Task&) { stop.request_stop(); },
      stop.get_token());
  EXPECT_TRUE(done);
  EXPECT_EQ(test.review.evaluations().size(), 1u);
}

TEST(Runner, AnEngineThatCannotAnalyseIsAnError) {
  const TemporaryFolder folder;
  const engine::FakeEngine fake(folder.path(), "C3");
  engine::Driver driver({.commandLine = fake.commandLine()});
  const GameTree tree = treeOf("(;SZ[9];B[aa])");
  Queue queue(mainLine(tree), Plan::quick());
  Review review;
  const auto done = run(driver, tree, queue, review, [](const Task&) {}, {});
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, engine::EngineError::Kind::NoAnalysis);
}

}  // namespace
}  // namespace tengen::review
