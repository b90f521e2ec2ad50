// Engines that do what engines must not: the game goes on, or it is clear why not.
#include <gtest/gtest.h>
#include <thread>

#include "base/os/temporary_folder.h"
#include "engine/driver.h"
#include "engine/fake_engine.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
using Kind = EngineError::Kind;
using SteadyClock = std::chrono::steady_clock;

struct Misbehaving {
  explicit Misbehaving(const FakeScript& script, Milliseconds patience = 20s)
      : fake(folder.path(), script),
        driver(
            {.commandLine = fake.commandLine(), .startLimit = patience, .commandLimit = patience}) {
  }

  Driver::Answer<std::optional<Move>> ask(Milliseconds limit = 20s, std::stop_token stop = {}) {
    return driver.generateMove({.game = small(), .limit = limit}, stop);
  }
  // Asks in vain: why.
  EngineError failure(Milliseconds limit = 20s, std::stop_token stop = {}) {
    const auto answer = ask(limit, stop);
    EXPECT_FALSE(answer);
    return answer ? EngineError{} : answer.error();
  }
  // The same where somebody stops it as soon as it has been asked for a move.
  EngineError failureWhenStopped() {
    std::stop_source source;
    const std::jthread stopper([&] {
      while (!fake.wasTold("genmove"))
        std::this_thread::sleep_for(10ms);
      source.request_stop();
    });
    return failure(1h, source.get_token());
  }

  TemporaryFolder folder;
  FakeEngine fake;
  Driver driver;
};

TEST(Misbehaviour, ASilentEngineIsGivenUp) {
  Misbehaving test({.rows = "boardsize) ;;"}, 300ms);
  const EngineError error = test.failure();
  EXPECT_EQ(error.kind, Kind::Silent);
  EXPECT_EQ(error.command, "boardsize 9");
  EXPECT_FALSE(test.driver.isRunning());
}

TEST(Misbehaviour, AnEngineThatThinksForEverIsGivenUp) {
  Misbehaving test({});
  EXPECT_EQ(test.failure(200ms).kind, Kind::Silent);
}

TEST(Misbehaviour, ASlowEngineIsWaitedFor) {
  Misbehaving test({.answers = "C3", .rows = "komi) sleep 0.3; yes ;;"});
  EXPECT_TRUE(test.ask());
}

TEST(Misbehaviour, ThinkingCanBeStoppedAtOnce) {
  Misbehaving test({});
  EXPECT_EQ(test.failureWhenStopped().kind, Kind::Stopped);
}

TEST(Misbehaviour, StartingCanBeStoppedAtOnce) {
  for (const char* engine : {"sleep 100", "yes junk"}) {
    Driver driver({.commandLine = engine});
    std::stop_source source;
    const auto begin = SteadyClock::now();
    const std::jthread stopper([&] {
      std::this_thread::sleep_for(50ms);
      source.request_stop();
    });
    const auto started = driver.start(source.get_token());
    ASSERT_FALSE(started) << engine;
    EXPECT_EQ(started.error().kind, Kind::Stopped) << engine;
    EXPECT_LT(SteadyClock::now() - begin, 3s) << engine;
  }
}

// Far slower than what is too much for a reply, and yet without a pause.
const char* const kChatter = "genmove) while :; do echo junk; done ;;";

TEST(Misbehaviour, ChatterInsteadOfAReplyEndsWithTheLimit) {
  Misbehaving test({.rows = kChatter});
  const auto begin = SteadyClock::now();
  EXPECT_EQ(test.failure(200ms).kind, Kind::Silent);
  EXPECT_LT(SteadyClock::now() - begin, 5s);
}

TEST(Misbehaviour, ChatterInsteadOfAReplyCanBeStopped) {
  Misbehaving test({.rows = kChatter});
  EXPECT_EQ(test.failureWhenStopped().kind, Kind::Stopped);
}

TEST(Misbehaviour, AFloodOfLinesThatAreNoReplyIsGivenUp) {
  for (const char* flood : {"genmove) exec yes junk ;;", "genmove) exec yes '' ;;"}) {
    Misbehaving test({.rows = flood});
    EXPECT_EQ(test.failure(1h).kind, Kind::Endless) << flood;
    EXPECT_FALSE(test.driver.isRunning());
  }
}

// The second life finds the mark the first one left.
TEST(Misbehaviour, ACrashIsFollowedByOneRestartThatKnowsThePosition) {
  const std::string once =
      "genmove) if [ -e \"$0.died\" ]; then yes G7; else touch \"$0.died\"; exit 1; fi ;;";
  Misbehaving test({.rows = once});
  Game game = small();
  game.moves = {{Color::Black, Move::at({4, 4})}};
  const auto answer = test.driver.generateMove({.game = game, .color = Color::White});
  ASSERT_TRUE(answer) << test.fake.told();
  EXPECT_EQ(**answer, Move::at({6, 2}));
  const std::string told = test.fake.told();
  const size_t died = told.find("genmove");
  EXPECT_NE(told.find("play b E5\ngenmove w", died), std::string::npos) << told;
}

TEST(Misbehaviour, ASecondCrashIsToldWithTheLastWords) {
  Misbehaving test({.answers = "die"});
  const EngineError error = test.failure();
  EXPECT_EQ(error.kind, Kind::Died);
  EXPECT_EQ(error.lastWords, "no more memory\n");
  EXPECT_FALSE(test.driver.isRunning());
}

TEST(Misbehaviour, WhereNoRestartIsWantedThereIsNone) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), "die");
  Driver driver({.commandLine = fake.commandLine(), .restarts = 0});
  ASSERT_FALSE(driver.generateMove({.game = small()}));
  const std::string told = fake.told();
  EXPECT_EQ(told.find("genmove"), told.rfind("genmove")) << told;
}

TEST(Misbehaviour, JunkAroundRepliesIsSkipped) {
  Misbehaving test({.answers = "C3",
                    .rows = "komi) echo '======'; echo; echo 'gtp: hello = ?'; echo '=4711 x'; "
                            "echo; yes ;;"});
  EXPECT_TRUE(test.ask()) << test.fake.told();
}

TEST(Misbehaviour, AnAnswerThatIsNoMoveIsNonsenseAndTheNextQuestionIsAnswered) {
  Misbehaving test({.answers = "Z99 C3"});
  const EngineError error = test.failure();
  EXPECT_EQ(error.kind, Kind::Nonsense);
  EXPECT_EQ(error.detail, "Z99");
  EXPECT_TRUE(test.ask());
}

TEST(Misbehaviour, AnEngineThatRefusesKomiPlaysOnAndItIsNoted) {
  Misbehaving test({.answers = "C3", .rows = "komi) no komi not allowed ;;"});
  ASSERT_TRUE(test.ask());
  ASSERT_EQ(test.driver.refusals().size(), 1u);
  EXPECT_EQ(test.driver.refusals()[0].command, "komi 6.5");
  EXPECT_EQ(test.driver.refusals()[0].detail, "komi not allowed");
}

TEST(Misbehaviour, AFloodOnStandardErrorStopsNobody) {
  Misbehaving test(
      {.answers = "C3", .rows = "komi) head -c 3000000 /dev/zero | tr '\\0' 'x' >&2; yes ;;"});
  ASSERT_TRUE(test.ask());
}

TEST(Misbehaviour, AReplyWithoutEndIsGivenUp) {
  Misbehaving test(
      {.rows = "komi) printf '=%s ' \"$id\"; head -c 30000000 /dev/zero | tr '\\0' 'x' ;;"});
  EXPECT_EQ(test.failure().kind, Kind::Endless);
}

TEST(Misbehaviour, AMissingProgramIsNamed) {
  Driver driver({.commandLine = "/no/such/engine --gtp"});
  const auto answer = driver.generateMove({.game = small()});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().kind, Kind::CannotStart);
  EXPECT_EQ(answer.error().command, "/no/such/engine");
}

}  // namespace
}  // namespace tengen::engine
