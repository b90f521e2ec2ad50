// Driver::evaluate: one position after so many visits, by whatever the engine can do.
#include <gtest/gtest.h>
#include <thread>

#include "base/os/temporary_folder.h"
#include "engine/driver.h"
#include "engine/fake_engine.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
using Kind = EngineError::Kind;

struct Evaluated {
  explicit Evaluated(const FakeScript& script) : fake(folder.path(), script) {}

  Driver::Answer<Analysis> ask(int visits, std::optional<Move> force = std::nullopt,
                               const std::stop_token& stop = {}) {
    Game game;
    game.size = {9, 9};
    return driver.evaluate({.game = game, .visits = visits, .force = force}, stop);
  }

  TemporaryFolder folder;
  FakeEngine fake;
  Driver driver{{.commandLine = fake.commandLine()}};
};

constexpr const char* kOwnWord =
    "tengen-analyze) printf '=%s\\ninfo move D4 visits 2 winrate 0.5 order 0 pv D4 rootInfo visits "
    "3 winrate 0.5 scoreLead 1\\ninfo move E5 visits 20 winrate 0.7 order 0 pv E5 info move A1 "
    "visits 4 winrate 0.2 order 1 pv A1 rootInfo visits 25 winrate 0.6 scoreLead 2\\n\\n' \"$id\" "
    ";;";

TEST(Evaluate, TakesTheLastWordOfAnEngineThatCountsItsVisits) {
  Evaluated test({.commands = "play genmove undo tengen-analyze", .rows = kOwnWord});
  const auto seen = test.ask(25, Move::at({0, 8}));
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->visits, 25);
  EXPECT_EQ(seen->candidates.size(), 2u);
  EXPECT_TRUE(test.fake.wasTold("tengen-analyze b visits 25 force A1 interval 100\n"))
      << test.fake.told();
  EXPECT_FALSE(test.fake.wasTold("stop"));
}

TEST(Evaluate, SaysWhatWillBeAskedNext) {
  Evaluated test({.commands = "play genmove undo tengen-analyze", .rows = kOwnWord});
  Game game;
  game.size = {9, 9};
  ASSERT_TRUE(test.driver.evaluate({.game = game, .ahead = {Move::at({0, 8}), Move::pass()}}));
  EXPECT_TRUE(test.fake.wasTold("tengen-analyze b visits 1 ahead A1,pass\n")) << test.fake.told();
}

TEST(Evaluate, AForcedMoveThatIsRefusedIsLeftOut) {
  Evaluated test({.commands = "play genmove tengen-analyze",
                  .rows = std::string("tengen-analyze) case \"$rest\" in *force*) no illegal ;; *) "
                                      "printf '=%s\\ninfo move E5 visits 20 order 0\\n\\n' \"$id\" "
                                      ";; esac ;;")});
  const auto seen = test.ask(25, Move::at({0, 8}));
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->candidates.size(), 1u);
}

// Speaks at once of three visits and then of thirty. After A1 Black stands at 0.3, before at 0.6.
constexpr const char* kEndless =
    "kata-analyze) case \"$rest\" in b*) w=0.6 ;; *) w=0.7 ;; esac\n"
    "  printf '=%s\\n' \"$id\"\n"
    "  for v in 3 30; do printf 'info move E5 visits %s winrate %s scoreLead 1 order 0 pv E5 D4 "
    "rootInfo visits %s winrate %s scoreLead 1\\n' $v $w $v $w; done ;;\n"
    "stop) printf '\\n'; yes ;;";

TEST(Evaluate, ListensToAnEngineWithoutEndUntilItHasMadeTheVisits) {
  Evaluated test({.commands = "play genmove undo kata-analyze stop", .rows = kEndless});
  const auto seen = test.ask(25);
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->visits, 30);
  EXPECT_TRUE(test.fake.wasTold("stop\n"));
  EXPECT_FALSE(test.fake.wasTold("play"));
}

TEST(Evaluate, AMoveThatCannotBeForcedIsSeenFromThePositionAfterIt) {
  Evaluated test({.commands = "play genmove undo kata-analyze stop", .rows = kEndless});
  const auto seen = test.ask(25, Move::at({0, 8}));
  ASSERT_TRUE(seen);
  ASSERT_EQ(seen->candidates.size(), 2u) << test.fake.told();
  EXPECT_EQ(seen->candidates[1].move, Move::at({0, 8}));
  EXPECT_NEAR(seen->candidates[1].win, 0.3, 1e-9) << "as Black sees it";
  EXPECT_EQ(seen->candidates[1].pv.size(), 3u);
  EXPECT_NEAR(seen->win, 0.6, 1e-9);
  const auto best = test.ask(25, Move::at({4, 4}));
  ASSERT_TRUE(best);
  EXPECT_EQ(best->candidates.size(), 1u) << "what was seen anyway is not asked twice";
}

TEST(Evaluate, AnEngineThatMakesNoMoreVisitsHasSeenAllThereIs) {
  Evaluated test({.commands = "play genmove kata-analyze stop",
                  .rows = "kata-analyze) printf '=%s\\n' \"$id\"; for i in 1 2 3 4 5 6; do printf "
                          "'info move pass visits 7 order 0 pv pass\\n'; sleep 0.5; done ;;\n"
                          "stop) printf '\\n'; yes ;;"});
  const auto seen = test.ask(25);
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->visits, 7);
}

TEST(Evaluate, StoppedIsStoppedAndTheEngineLives) {
  Evaluated test(
      {.commands = "play genmove tengen-analyze stop",
       .rows = "tengen-analyze) printf '=%s\\n' \"$id\" ;;\nstop) printf '\\n'; yes ;;"});
  std::stop_source stop;
  const std::jthread impatient([&] {
    std::this_thread::sleep_for(100ms);
    stop.request_stop();
  });
  const auto seen = test.ask(25, std::nullopt, stop.get_token());
  ASSERT_FALSE(seen);
  EXPECT_EQ(seen.error().kind, Kind::Stopped);
  EXPECT_TRUE(test.driver.isRunning());
}

TEST(Evaluate, AnEngineThatCannotThinkAloudSaysSo) {
  Evaluated test({});
  const auto seen = test.ask(1);
  ASSERT_FALSE(seen);
  EXPECT_EQ(seen.error().kind, Kind::NoAnalysis);
}

}  // namespace
}  // namespace tengen::engine
