// What nobody may do to somebody who is away, or who only waits: games that strangers won.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using namespace std::chrono_literals;

constexpr const char* kTenMinutes = R"({"size":5,"clock":{"system":"absolute","main":600}})";
constexpr const char* kResume = R"({"t":"resume"})";
constexpr const char* kClaimVoid = R"({"t":"claim","what":"void"})";
constexpr const char* kClaimCount = R"({"t":"claim","what":"count"})";

// . X . O .      All is clear: White has a point more of territory, and komi.
// . X . O .
// . X . O .
// . X . O .
// . X . O .
void count(TestTable& game) {
  game.play("ba da bb db bc dc bd dd be de pass pass");
  game.judge("");
}

std::string mark(TestTable& game, Seat seat, const char* at) {
  const Json json{{"t", "mark"}, {"revision", game.table().revision()}, {"at", at}};
  return game.word(seat, toText(json));
}

Json side(TestTable& game, const char* color) {
  return (*parseObject(game.table().presence(0, game.now)))[color];
}

void agreeOnPause(TestTable& game) {
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"pause"})"));
  const Json yes{{"t", "answer"}, {"offer", game.last()["n"]}, {"yes", true}};
  ASSERT_TRUE(game.does(kWhite, toText(yes)));
}

// A count that one side agreed to, and left

TEST(Agreed, AndGoneOwesNoAnswer) {
  TestTable game(kTenMinutes);
  game.bothCome();
  count(game);
  game.agree(kWhite);
  game.leave(Color::White);
  EXPECT_EQ(side(game, "white"), Json({{"here", false}})) << "no claim is promised";
  game.wait(5min - 1ms);
  EXPECT_EQ(game.word(kBlack, kClaimVoid), "not-allowed not-away");
  EXPECT_EQ(game.word(kBlack, kClaimCount), "not-allowed not-away");
  game.wait(1ms);
  EXPECT_EQ(game.last()["why"], "count-time") << "the deadline decides";
  EXPECT_EQ(game.last()["result"], "W+6.5");
}

TEST(Agreed, AndGoneIsNotLeftWithoutAResultByAMark) {
  TestTable game;
  game.bothCome();
  count(game);
  game.agree(kWhite);
  game.leave(Color::White);
  ASSERT_EQ(mark(game, kBlack, "da"), "ack") << "which makes White's word void";
  EXPECT_TRUE(side(game, "white").contains("claimAt")) << "somebody must end it some day";
  game.wait(5min);
  EXPECT_EQ(game.word(kBlack, kClaimVoid), "not-allowed has-agreed");
  ASSERT_TRUE(game.does(kBlack, kClaimCount));
  EXPECT_EQ(game.state()["result"], "W+6.5") << "by the proposal, not by Black's marks";
}

TEST(Agreed, InACountBeforeSaysNothingAboutThisOne) {
  TestTable game;
  game.bothCome();
  count(game);
  game.agree(kWhite);
  ASSERT_TRUE(game.does(kBlack, kResume));
  game.play("ca cb pass pass");
  game.judge("");
  game.leave(Color::White);
  game.wait(5min);
  EXPECT_TRUE(game.does(kBlack, kClaimVoid));
}

// Play goes on only with both

TEST(Resume, OutOfACountWaitsForWhoIsAway) {
  TestTable game(kMinute);
  game.bothCome();
  count(game);
  game.agree(kWhite);
  game.leave(Color::White);
  const Json deadline = game.state()["count"]["deadline"];
  EXPECT_EQ(game.word(kBlack, kResume), "not-allowed away");
  EXPECT_EQ(game.state()["count"]["deadline"], deadline);
  game.come(Color::White);
  EXPECT_TRUE(game.does(kBlack, kResume));
}

TEST(Resume, AfterAPauseWaitsForWhoIsAway) {
  TestTable game(kMinute);
  game.play("cc");
  agreeOnPause(game);
  game.come(Color::Black);
  EXPECT_EQ(game.word(kBlack, kResume), "not-allowed away") << "White's clock would run";
  game.come(Color::White);
  EXPECT_TRUE(game.does(kBlack, kResume));
}

TEST(Resume, IsNotSaidAgainByWhoPlayedNoStoneSince) {
  TestTable game(kMinute);
  game.bothCome();
  count(game);
  ASSERT_TRUE(game.does(kBlack, kResume));
  game.play("pass pass");
  game.judge("");
  EXPECT_EQ(game.word(kBlack, kResume), "not-allowed no-stone");
  game.restart(1h);
  game.bothCome();
  EXPECT_EQ(game.word(kBlack, kResume), "not-allowed no-stone") << "it is in the records";
  ASSERT_TRUE(game.does(kWhite, kResume)) << "the other side has not been heard yet";
  game.play("cb pass pass");
  game.judge("");
  EXPECT_TRUE(game.does(kBlack, kResume)) << "a stone was played";
  game.play("pass pass");
  game.judge("");
  EXPECT_EQ(game.word(kBlack, kResume), "not-allowed no-stone");
  EXPECT_EQ(game.word(kWhite, kResume), "not-allowed no-stone");
}

// A pause that both agreed on

TEST(Paused, NobodyIsWaitedFor) {
  TestTable game(kMinute);
  game.play("cc");
  agreeOnPause(game);
  game.come(Color::Black);
  game.wait(100h);
  EXPECT_EQ(side(game, "white"), Json({{"here", false}}));
  EXPECT_EQ(game.word(kBlack, kClaimWin), "wrong-phase paused");
  EXPECT_EQ(game.word(kBlack, kClaimVoid), "wrong-phase paused");
  EXPECT_EQ(game.phase(), "paused");
}

// A count has an end

TEST(Count, LastsAQuarterOfAnHourWhateverIsMarked) {
  TestTable game(kTenMinutes);
  game.bothCome();
  count(game);
  const TimePoint end = game.now + 15min;
  for (int i = 0; i < 14; ++i) {
    game.wait(1min);
    ASSERT_EQ(mark(game, kBlack, "da"), "ack");
  }
  game.agree(kWhite);
  EXPECT_EQ(game.table().nextTick(game.now), end);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"propose"})"));
  EXPECT_EQ(game.table().nextTick(game.now), end);
  game.wait(1min);
  EXPECT_EQ(game.last()["why"], "count-time");
  EXPECT_EQ(game.last()["result"], "W+6.5");
}

TEST(Count, AnotherOneHasAQuarterOfAnHourToo) {
  TestTable game(kTenMinutes);
  game.bothCome();
  count(game);
  game.wait(4min);
  ASSERT_TRUE(game.does(kBlack, kResume));
  game.play("ca cb pass pass");
  game.judge("");
  for (int i = 0; i < 3; ++i) {
    game.wait(4min);
    ASSERT_EQ(mark(game, kBlack, "da"), "ack");
  }
  EXPECT_EQ(game.phase(), "counting");
}

// Clocks start for people who are there

TestTable bothSit() {
  TestTable game(kMinute, TestTable::Waits{});
  game.join();
  return game;
}

TEST(Started, NoClockRunsBeforeBothAreThere) {
  TestTable game = bothSit();
  EXPECT_EQ(game.phase(), "playing");
  EXPECT_EQ(game.last()["clocks"]["running"], nullptr);
  game.come(Color::White);
  game.wait(1h);
  EXPECT_EQ(game.phase(), "playing");
  EXPECT_EQ(side(game, "black"), Json({{"here", false}}));
  EXPECT_EQ(game.word(kWhite, kClaimWin), "not-allowed not-away");
  game.come(Color::Black);
  EXPECT_EQ(game.last()["type"], "started");
  EXPECT_EQ(game.last()["clocks"]["running"], "black");
  EXPECT_EQ(game.last()["clocks"]["black"]["main"], 60'000);
  game.leave(Color::Black);
  game.wait(1min);
  EXPECT_EQ(game.last()["result"], "W+T") << "it runs on then";
}

TEST(Started, WhoNeverCameHasNoTimeToLose) {
  TestTable game = bothSit();
  game.come(Color::Black);
  game.wait(10s);
  game.play("cc");
  EXPECT_EQ(game.last()["clocks"]["running"], nullptr);
  EXPECT_EQ(game.last()["clocks"]["black"]["main"], 60'000);
  game.wait(1h);
  EXPECT_EQ(game.phase(), "playing");
  EXPECT_TRUE(game.does(kBlack, R"({"t":"cancel"})"));
}

TEST(Started, MayBeCalledOffUntilThenWhateverWasPlayed) {
  TestTable game = bothSit();
  game.play("cc dd bb");
  EXPECT_TRUE(game.does(kWhite, R"({"t":"cancel"})"));
}

TEST(Started, IsSaidOnceAndKeptInTheRecords) {
  TestTable game = bothSit();
  game.bothCome();
  const size_t events = game.stored.size();
  game.leave(Color::White);
  game.come(Color::White);
  EXPECT_EQ(game.stored.size(), events);
  game.restart(1h);
  EXPECT_EQ(game.state()["clocks"]["running"], "black");
}

TEST(Started, LeavesAnAgreedPauseAndACountAlone) {
  TestTable paused = bothSit();
  agreeOnPause(paused);
  EXPECT_EQ(paused.phase(), "paused");
  paused.bothCome();
  EXPECT_EQ(paused.phase(), "paused");
  EXPECT_EQ(paused.state()["clocks"]["running"], nullptr);
  ASSERT_TRUE(paused.does(kWhite, kResume));
  EXPECT_EQ(paused.state()["clocks"]["running"], "black");

  TestTable counted = bothSit();
  count(counted);
  counted.bothCome();
  EXPECT_EQ(counted.phase(), "counting");
  ASSERT_TRUE(counted.does(kBlack, kResume));
  EXPECT_EQ(counted.state()["clocks"]["running"], "white");
}

TEST(Started, InAGameWithoutAClockThereIsNothingToStart) {
  TestTable game(R"({"size":5})", TestTable::Waits{});
  game.join();
  game.bothCome();
  EXPECT_EQ(game.types().back(), "joined");
}

// Stored before clocks waited for anybody.
TEST(Started, AClockOfAnOlderGameRunsFromTheJoining) {
  TestTable game = bothSit();
  Json joined = game.last();
  joined["clocks"]["running"] = "black";
  const auto old = Table::restore("k3f9", {game.stored[0], toText(joined)}, TimePoint{0}, game.now);
  ASSERT_TRUE(old);
  EXPECT_EQ(old->nextTick(game.now), game.now + 60s);
}

// Another game

TEST(Rematch, IsNoLongerOfferedByWhoLeft) {
  TestTable game;
  game.bothCome();
  ASSERT_TRUE(game.does(kWhite, R"({"t":"resign"})"));
  ASSERT_TRUE(game.does(kWhite, R"({"t":"offer","what":"rematch"})"));
  const Json yes{{"t", "answer"}, {"offer", game.last()["n"]}, {"yes", true}};
  game.leave(Color::White);
  EXPECT_EQ(game.last()["type"], "withdrawn");
  EXPECT_EQ(game.last()["by"], "white");
  EXPECT_EQ(game.word(kBlack, toText(yes)), "not-allowed no-offer");
  game.come(Color::White);
  EXPECT_TRUE(game.does(kWhite, R"({"t":"offer","what":"rematch"})")) << "nobody declined it";
  game.leave(Color::Black);
  EXPECT_EQ(game.last()["type"], "offer") << "who is asked may think it over";
}

}  // namespace
}  // namespace tengen::online
