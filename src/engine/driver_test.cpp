#include "engine/driver.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"
#include "rules/handicap.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
using Kind = EngineError::Kind;

Game smallChinese() {
  Game game;
  game.size = {9, 9};
  game.rules = *rulesetNamed("chinese");
  return game;
}

Turn black(uint8_t x, uint8_t y) {
  return {Color::Black, Move::at({x, y})};
}
Turn white(uint8_t x, uint8_t y) {
  return {Color::White, Move::at({x, y})};
}

struct Driven {
  explicit Driven(const FakeScript& script)
      : fake(folder.path(), script), driver({.commandLine = fake.commandLine()}) {}

  std::optional<Move> move(const Game& game, Color color) {
    const auto answer = driver.generateMove({.game = game, .color = color});
    EXPECT_TRUE(answer) << fake.told();
    return answer ? *answer : std::nullopt;
  }

  TemporaryFolder folder;
  FakeEngine fake;
  Driver driver;
};

TEST(Driver, TellsSizeRulesKomiTimeAndMoves) {
  Driven test({.answers = "C3"});
  Game game = smallChinese();
  game.time = TimeSettings::byoYomi(600s, 5, 30s);
  game.moves = {black(4, 4), {Color::White, Move::pass()}};
  const ClockReading clock{fullTime(game.time)};
  const auto answer =
      test.driver.generateMove({.game = game, .color = Color::Black, .clock = clock});
  ASSERT_TRUE(answer);
  EXPECT_EQ(**answer, Move::at({2, 6}));
  EXPECT_TRUE(
      test.fake.wasTold("boardsize 9\nkata-set-rules chinese\nkomi 7.5\n"
                        "kata-time_settings byoyomi 600 30 5\nclear_board\nplay b E5\n"
                        "play w pass\ntime_left b "))
      << test.fake.told();
}

TEST(Driver, OnlyTheDifferenceIsTold) {
  Driven test({.answers = "C3 G7"});
  Game game = smallChinese();
  game.moves = {black(4, 4)};
  ASSERT_TRUE(test.move(game, Color::White));
  game.moves = {black(4, 4), white(2, 6), black(0, 0)};
  ASSERT_TRUE(test.move(game, Color::White));
  EXPECT_TRUE(test.fake.wasTold("play b E5\ngenmove w\nplay b A9\ngenmove w")) << test.fake.told();
  game.moves = {black(8, 8)};
  ASSERT_TRUE(test.driver.tell(game));
  EXPECT_TRUE(test.fake.wasTold("genmove w\nundo\nundo\nundo\nundo\nplay b J1\n"))
      << test.fake.told();
  const std::string before = test.fake.told();
  ASSERT_TRUE(test.driver.tell(game));
  EXPECT_EQ(test.fake.told(), before) << "nothing is told twice";
}

TEST(Driver, HandicapIsToldAsHandicapSoThatNoBonusIsLost) {
  Driven test({});
  Game game = smallChinese();
  game.handicap = 4;
  game.black = *fixedHandicap(game.size, 4);
  ASSERT_TRUE(test.driver.tell(game));
  EXPECT_TRUE(test.fake.wasTold("clear_board\nset_free_handicap ")) << test.fake.told();
  EXPECT_FALSE(test.fake.wasTold("play b")) << test.fake.told();
}

TEST(Driver, WhereHandicapCannotBeToldItsWorthGoesIntoTheKomi) {
  Driven test({.commands = "play genmove"});
  Game game = smallChinese();
  game.handicap = 2;
  game.black = {{2, 2}, {6, 6}};
  ASSERT_TRUE(test.driver.tell(game));
  EXPECT_TRUE(test.fake.wasTold("clear_board\nkomi 9.5\nplay b C7\nplay b G3\n"))
      << test.fake.told();
}

TEST(Driver, StonesSetUpInMidGameAreToldInOneCommandOrOneByOne) {
  Game game = smallChinese();
  game.black = {{0, 0}};
  game.white = {{1, 0}};
  Driven modern({});
  ASSERT_TRUE(modern.driver.tell(game));
  EXPECT_TRUE(modern.fake.wasTold("set_position b A9 w B9\n")) << modern.fake.told();
  Driven plain({.commands = "play genmove"});
  ASSERT_TRUE(plain.driver.tell(game));
  EXPECT_TRUE(plain.fake.wasTold("clear_board\nplay b A9\nplay w B9\n")) << plain.fake.told();
}

TEST(Driver, ARecordedMoveTheEngineRefusesIsToldAsStones) {
  Driven test({.commands = "play genmove",
               .rows = "play) case \"$rest\" in 'b A9') no ;; *) yes;; esac ;;"});
  Game game = smallChinese();
  game.moves = {white(4, 4), black(8, 8)};
  ASSERT_TRUE(test.driver.tell(game));
  game.moves = {black(0, 0), white(1, 0), black(0, 0)};
  const auto told = test.driver.tell(game);
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().kind, Kind::NoSuchPosition);
  game.moves = {black(0, 0), white(1, 0), white(0, 1)};  // the stone at A9 has gone
  ASSERT_TRUE(test.driver.tell(game)) << test.fake.told();
  EXPECT_TRUE(test.fake.wasTold("clear_board\nplay w B9\nplay w A8\n")) << test.fake.told();
}

TEST(Driver, ABoardItCannotHaveIsAClearError) {
  Driven test({.commands = "play genmove", .rows = "boardsize) no unacceptable size ;;"});
  const auto refused = test.driver.tell(smallChinese());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::NoSuchSize);
  EXPECT_EQ(refused.error().detail, "unacceptable size");
  Game wide = smallChinese();
  wide.size = {9, 7};
  const auto unknown = test.driver.tell(wide);
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().kind, Kind::NoSuchSize);
}

// GTP 2 asks for so much and no more.
TEST(Driver, AnEngineThatRefusesAllItNeedNotKnowPlays) {
  Driven test({.answers = "C3 resign", .commands = "", .refusesTheRest = true});
  Game game = smallChinese();
  game.time = TimeSettings::fischer(60s, 5s);
  game.handicap = 2;
  game.black = {{2, 2}, {6, 6}};
  game.moves = {white(4, 4)};
  const ClockReading clock{fullTime(game.time)};
  const auto answer =
      test.driver.generateMove({.game = game, .color = Color::Black, .clock = clock});
  ASSERT_TRUE(answer) << test.fake.told();
  EXPECT_EQ(**answer, Move::at({2, 6}));
  game.moves = {white(5, 5)};  // taken back: without undo everything is told again
  const auto again = test.driver.generateMove({.game = game, .color = Color::Black});
  ASSERT_TRUE(again) << test.fake.told();
  EXPECT_FALSE(*again) << "it resigns";
}

TEST(Driver, TellsHowMuchTimeIsLeftWhenThinkingBegins) {
  const auto time = TimeSettings::byoYomi(0s, 1, 5s);
  const ClockReading clock{fullTime(time)};
  const SideTime later = timeToTell(time, clock, clock.at + 800ms, false);
  EXPECT_EQ(later.period, 4200ms) << "the start of the engine counts";
  const SideTime safe = timeToTell(time, clock, clock.at + 800ms, true);
  EXPECT_LE(safe.period, 4200ms - 250ms);
  const auto brief = TimeSettings::byoYomi(0s, 1, 1s);
  const ClockReading start{fullTime(brief)};
  EXPECT_EQ(timeToTell(brief, start, start.at, true).period, 750ms);
  EXPECT_GT(timeToTell(brief, start, start.at + 2s, true).period, 0ms) << "some move must be made";
}

TEST(Driver, IsNotHastyUnlessAClockRunsShort) {
  EXPECT_EQ(momentWithin(800ms, fullTime(TimeSettings::absolute(60s))), 800ms);
  EXPECT_EQ(momentWithin(800ms, fullTime(TimeSettings::absolute(4s))), 200ms);
  EXPECT_EQ(momentWithin(800ms, fullTime(TimeSettings::byoYomi(0s, 1, 10s))), 500ms);
}

// Analysis

constexpr const char* kThinksAloud =
    "kata-analyze) printf '=%s\\ninfo move D4 visits 7 winrate 0.6 scoreLead 1.5 order 0 pv D4 "
    "pass\\nnot a line\\ninfo move E5 visits 9 winrate 0.7 order 0 pv E5\\n' \"$id\" ;;\n"
    "stop) printf '\\n'; yes ;;";

TEST(Driver, AnalysisIsHeardAndEndedWithoutAnotherStart) {
  Driven test(
      {.answers = "C3", .commands = "play genmove undo kata-analyze stop", .rows = kThinksAloud});
  Game game = smallChinese();
  game.moves = {black(0, 0)};
  std::vector<Analysis> heard;
  std::stop_source stop;
  const auto done = test.driver.analyze(
      {.game = game, .color = Color::White, .request = 12},
      [&](const Analysis& analysis) {
        heard.push_back(analysis);
        if (heard.size() == 2) stop.request_stop();
      },
      stop.get_token());
  ASSERT_TRUE(done);
  ASSERT_EQ(heard.size(), 2u);
  EXPECT_EQ(heard[0].request, 12);
  EXPECT_DOUBLE_EQ(heard[0].win, 0.4) << "as Black sees it";
  EXPECT_TRUE(heard[0].candidates[0].pv[1].isPass());
  EXPECT_EQ(test.move(game, Color::White), Move::at({2, 6}));
  const std::string told = test.fake.told();
  EXPECT_EQ(told.find("boardsize"), told.rfind("boardsize")) << "told once, so started once";
}

TEST(Driver, AnEngineThatCannotThinkAloudSaysSo) {
  Driven test({});
  const auto done = test.driver.analyze({.game = smallChinese()}, [](const Analysis&) {}, {});
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, Kind::NoAnalysis);
}

TEST(Driver, SuggestsAMoveWithoutPlayingIt) {
  Driven plain({.answers = "C3 G7"});
  ASSERT_TRUE(plain.driver.suggestMove({.game = smallChinese()}));
  ASSERT_TRUE(plain.driver.suggestMove({.game = smallChinese()}));
  EXPECT_TRUE(plain.fake.wasTold("genmove b\nundo\ngenmove b\n")) << plain.fake.told();
  Driven modern({.commands = "play genmove reg_genmove", .rows = "reg_genmove) yes E5 ;;"});
  const auto move = modern.driver.suggestMove({.game = smallChinese()});
  ASSERT_TRUE(move);
  EXPECT_EQ(**move, Move::at({4, 4}));
  EXPECT_FALSE(modern.fake.wasTold("\ngenmove"));
}

TEST(Driver, ChoosesHandicapStones) {
  Driven test({.commands = "play genmove place_free_handicap",
               .rows = "place_free_handicap) yes C3 G7 ;;"});
  const auto stones = test.driver.chooseHandicap(smallChinese(), 2);
  ASSERT_TRUE(stones);
  EXPECT_EQ(*stones, (Points{{2, 6}, {6, 2}}));
}

TEST(Driver, KeepsALogOfTheTraffic) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), "C3");
  const auto log = std::make_shared<TrafficLog>();
  Driver driver({.commandLine = fake.commandLine(), .log = log});
  ASSERT_TRUE(driver.generateMove({.game = smallChinese()}));
  const auto entries = log->entries();
  ASSERT_GE(entries.size(), 4u);
  EXPECT_EQ(entries[0].kind, TrafficLog::Entry::Kind::Started);
  EXPECT_EQ(entries[1], (TrafficLog::Entry{TrafficLog::Entry::Kind::Sent, "name"}));
  EXPECT_EQ(entries.back().kind, TrafficLog::Entry::Kind::Received);
}

TEST(Driver, WhatAnEngineComplainsOfStandsInTheLog) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), FakeScript{.rows = "komi) echo 'too much' >&2; yes ;;"});
  const auto log = std::make_shared<TrafficLog>();
  Driver driver({.commandLine = fake.commandLine(), .log = log});
  ASSERT_TRUE(driver.tell(smallChinese()));
  ASSERT_TRUE(driver.ask("name"));  // by now it has been read
  const auto entries = log->entries();
  const TrafficLog::Entry complaint{TrafficLog::Entry::Kind::Error, "too much"};
  EXPECT_NE(std::find(entries.begin(), entries.end(), complaint), entries.end());
}

TEST(Driver, AProcessAloneCanBeLaunchedAndAskedLater) {
  Driven test({});
  ASSERT_TRUE(test.driver.launch());
  EXPECT_TRUE(test.driver.isRunning());
  EXPECT_EQ(test.fake.told(), "");
  ASSERT_TRUE(test.driver.start());
  EXPECT_EQ(test.driver.name(), "Fake 1");
  const std::string told = test.fake.told();
  EXPECT_EQ(told.find("name"), told.rfind("name")) << "one process, asked once";
}

TEST(Driver, OneThatDiesBeforeItIsAskedTellsWhy) {
  Driver driver({.commandLine = "sh -c 'echo no weights >&2; exit 1'"});
  ASSERT_TRUE(driver.launch());
  while (driver.isRunning())
    std::this_thread::sleep_for(5ms);
  const auto started = driver.start();
  ASSERT_FALSE(started);
  EXPECT_EQ(started.error().kind, Kind::Died);
  EXPECT_EQ(started.error().lastWords, "no weights\n");
}

TEST(Driver, TellsATimeAMoveWhereNoClockRuns) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), FakeScript{.answers = "C3 D4",
                                                  .commands = "play genmove time_settings "
                                                              "time_left"});
  Driver driver({.commandLine = fake.commandLine(), .timeAMove = 5s});
  ASSERT_TRUE(driver.generateMove({.game = smallChinese()}));
  EXPECT_TRUE(fake.wasTold("time_settings 0 5 1\n")) << fake.told();
  EXPECT_TRUE(fake.wasTold("time_left b 5 1\ngenmove b\n")) << fake.told();
  Game timed = smallChinese();
  timed.time = TimeSettings::absolute(60s);
  ASSERT_TRUE(driver.generateMove({.game = timed, .clock = ClockReading{fullTime(timed.time)}}));
  EXPECT_TRUE(fake.wasTold("time_settings 60 0 0\n")) << "a clock comes first: " << fake.told();
}

TEST(Driver, TellsTheVisitsOfAMoveInWordsTheEngineKnows) {
  const std::pair<const char*, const char*> ways[] = {
      {"kata-set-param", "kata-set-param maxVisits 50\n"},
      {"lz-setoption", "lz-setoption name visits value 50\n"}};
  for (const auto& [known, told] : ways) {
    const TemporaryFolder folder;
    const FakeEngine fake(folder.path(), FakeScript{.commands = known});
    Driver driver({.commandLine = fake.commandLine(), .visitsAMove = 50});
    ASSERT_TRUE(driver.start());
    EXPECT_TRUE(fake.wasTold(told)) << fake.told();
  }
  EXPECT_TRUE(visitsCommands(Capabilities::minimum(), 50).empty());
}

TEST(Driver, QuotesPathsAsOneWord) {
  const auto words = splitCommandLine(quotedWord("/a b/it's") + " gtp");
  ASSERT_TRUE(words.has_value());
  EXPECT_EQ(*words, (std::vector<std::string>{"/a b/it's", "gtp"}));
}

}  // namespace
}  // namespace tengen::engine
