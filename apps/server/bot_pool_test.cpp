#include "apps/server/bot_pool.h"

#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"

namespace tengen::server {
namespace {

using namespace std::chrono_literals;
using engine::EngineError;
using engine::FakeEngine;
using engine::FakeScript;
using ::testing::ElementsAre;

constexpr auto kPatience = 60s;  // a busy machine is no error

class BotPoolTest : public ::testing::Test {
 protected:
  using Thought = Result<BotThought, EngineError>;

  BotPool& start(const FakeScript& script, size_t engines = 1) {
    fake_.emplace(folder_.path(), script);
    engine::DriverOptions options{.commandLine = fake_->commandLine()};
    options.restarts = 0;
    return pool_.emplace(options, engines, metrics_);
  }
  static BotTurn turn(const std::string& level, Milliseconds limit = kPatience) {
    return {.question = {.game = engine::small(), .limit = limit}, .level = level};
  }
  // What comes of a turn.
  std::future<Thought> ask(BotTurn turn) {
    auto told = std::make_shared<std::promise<Thought>>();
    auto future = told->get_future();
    pool_->ask(std::move(turn), [told](const Thought& thought) { told->set_value(thought); });
    return future;
  }
  static Thought of(std::future<Thought> future) {
    if (future.wait_for(kPatience) != std::future_status::ready)
      return Unexpected{EngineError{EngineError::Kind::Stopped}};
    return future.get();
  }
  template <class Condition>
  static bool isSoon(Condition condition) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!condition()) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(2ms);
    }
    return true;
  }

  TemporaryFolder folder_;
  std::optional<FakeEngine> fake_;
  Metrics metrics_;
  std::optional<BotPool> pool_;
};

TEST_F(BotPoolTest, AnswersInTheOrderTheyCame) {
  start({.answers = "A1 A2 A3"});
  auto first = ask(turn("15k"));
  auto second = ask(turn("5k"));
  auto third = ask(turn("5k"));
  EXPECT_EQ(of(std::move(first))->move, Move::at({0, 8}));
  EXPECT_EQ(of(std::move(second))->move, Move::at({0, 7}));
  EXPECT_EQ(of(std::move(third))->move, Move::at({0, 6}));
  EXPECT_TRUE(fake_->wasTold("tengen-level 15k"));
  const std::string told = fake_->told();
  EXPECT_EQ(told.find("tengen-level 5k"), told.rfind("tengen-level 5k")) << "said once for both";
  EXPECT_EQ(metrics_.botTurns, 3u);
}

TEST_F(BotPoolTest, SaysHowManyComeFirstAndForgetsWhoDoesNotWaitAnyMore) {
  start({});  // thinks for ever
  const auto nothing = [](const Thought&) { ADD_FAILURE() << "it was cancelled"; };
  const auto first = pool_->ask(turn("15k"), nothing);
  ASSERT_TRUE(isSoon([&] { return !pool_->waitOf(first); }));
  const auto second = pool_->ask(turn("15k"), nothing);
  const auto third = pool_->ask(turn("15k"), nothing);
  EXPECT_EQ(pool_->waitOf(second)->ahead, 1u);
  EXPECT_EQ(pool_->waitOf(third)->ahead, 2u);
  EXPECT_GE(pool_->waitOf(third)->time, pool_->waitOf(second)->time);
  EXPECT_EQ(metrics_.botsWaiting, 2);
  pool_->cancel(second);
  EXPECT_FALSE(pool_->waitOf(second));
  EXPECT_EQ(pool_->waitOf(third)->ahead, 1u);
  EXPECT_EQ(metrics_.botsThinking, 1);
  pool_.reset();  // does not wait for it
}

TEST_F(BotPoolTest, FullStrengthIsWaitedForLongerUntilItIsKnownToBeQuick) {
  const std::string go = (folder_.path() / "go").string();
  start({.rows = "genmove) while [ ! -e '" + go + "' ]; do sleep 0.01; done; yes C3 ;;"});
  auto first = ask(turn("max"));
  ASSERT_TRUE(isSoon([&] { return metrics_.botsThinking == 1; }));
  auto second = ask(turn("max"));
  const auto third = pool_->ask(turn("max"), [](const Thought&) {});
  EXPECT_GE(pool_->waitOf(third)->time, 5s) << "for the second, and the rest of the first";
  EXPECT_LE(pool_->waitOf(third)->time, 10s);
  pool_->cancel(third);
  const auto behind = pool_->ask(turn("15k"), [](const Thought&) {});
  const auto last = pool_->ask(turn("15k"), [](const Thought&) {});
  EXPECT_LE(pool_->waitOf(last)->time - pool_->waitOf(behind)->time, 1s) << "weak ones are quick";
  pool_->cancel(behind);
  pool_->cancel(last);
  std::ofstream(go).close();
  ASSERT_TRUE(of(std::move(first)));
  ASSERT_TRUE(of(std::move(second)));
}

TEST_F(BotPoolTest, WhatNobodyWantsToKnowIsThoughtToItsEndAndNotTold) {
  const std::string go = (folder_.path() / "go").string();
  start({.rows = "genmove) while [ ! -e '" + go + "' ]; do sleep 0.01; done; yes C3 ;;"});
  const auto first =
      pool_->ask(turn("15k"), [](const Thought&) { ADD_FAILURE() << "it was cancelled"; });
  ASSERT_TRUE(isSoon([&] { return !pool_->waitOf(first); }));
  auto second = ask(turn("15k"));
  pool_->cancel(first);
  std::ofstream(go).close();
  EXPECT_TRUE(of(std::move(second)));
}

TEST_F(BotPoolTest, AnEngineThatDiesIsToldAndTheNextTurnHasAFreshOne) {
  const std::string log = (folder_.path() / "told").string();
  start({.rows = "genmove) [ $(grep -c genmove '" + log + "') = 1 ] && exit 1; yes C3 ;;"});
  const auto died = of(ask(turn("15k")));
  ASSERT_FALSE(died);
  EXPECT_EQ(died.error().kind, EngineError::Kind::Died);
  const auto next = of(ask(turn("15k")));
  ASSERT_TRUE(next);
  EXPECT_EQ(next->move, Move::at({2, 6}));
  const std::string told = fake_->told();
  EXPECT_NE(told.find("tengen-level 15k"), told.rfind("tengen-level 15k")) << "it knew nothing";
  EXPECT_EQ(metrics_.botErrors, 1u);
}

TEST_F(BotPoolTest, AnEngineThatSaysNothingIsGivenUp) {
  start({.answers = "think C3"});
  const auto silent = of(ask(turn("15k", 50ms)));
  ASSERT_FALSE(silent);
  EXPECT_EQ(silent.error().kind, EngineError::Kind::Silent);
  EXPECT_TRUE(of(ask(turn("15k"))));
}

TEST_F(BotPoolTest, AnEngineThatCannotBeStartedIsToldAtOnce) {
  engine::DriverOptions options{.commandLine = "/no/such/engine"};
  pool_.emplace(options, 1, metrics_);
  const auto thought = of(ask(turn("15k")));
  ASSERT_FALSE(thought);
  EXPECT_EQ(thought.error().kind, EngineError::Kind::CannotStart);
}

TEST_F(BotPoolTest, SaysHowTheGameStandsForTheSideThatMoves) {
  start({.answers = "C3",
         .commands = "play genmove undo boardsize clear_board tengen-analyze",
         .rows = "tengen-analyze) printf '=%s\\ninfo move C3 visits 1 winrate 0.02 order 0 "
                 "pv C3 rootInfo visits 1 winrate 0.02 scoreLead -12\\n\\n' \"$id\" ;;"});
  BotTurn asked = turn("15k");
  asked.question.color = Color::White;
  asked.mayResign = true;
  const auto thought = of(ask(asked));
  ASSERT_TRUE(thought);
  ASSERT_TRUE(thought->outlook);
  EXPECT_NEAR(thought->outlook->win, 0.02, 1e-6);
  EXPECT_NEAR(thought->outlook->lead, -12, 1e-6);
}

}  // namespace
}  // namespace tengen::server
