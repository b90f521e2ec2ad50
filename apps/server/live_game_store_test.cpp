// What a game tells and forgets when its store is slow, away or somebody else's.
#include <thread>

#include "apps/server/live_game_test_kit.h"

namespace tengen::server {
namespace {

TEST_F(LiveGameTest, TellsNobodyOfAMoveBeforeItIsStored) {
  say(black_, kMove);
  EXPECT_THAT(black_->take(), IsEmpty());
  EXPECT_THAT(white_->take(), IsEmpty());
  stored();
  EXPECT_THAT(black_->take(), ElementsAre("move", "ack"));
  EXPECT_THAT(white_->take(), ElementsAre("move"));
}

TEST_F(LiveGameTest, AMoveThatCouldNotBeStoredHasNotHappened) {
  say(black_, kMove);
  stored(false);
  EXPECT_THAT(black_->take(), ElementsAre("refusal"));
  EXPECT_EQ(black_->last()["code"], "unavailable");
  EXPECT_EQ(black_->last()["n"], 2) << "the latest event that happened";
  EXPECT_THAT(white_->take(), IsEmpty());
  say(black_, kMove);
  stored();
  EXPECT_THAT(black_->take(), ElementsAre("move", "ack"));
  EXPECT_THAT(white_->take(), ElementsAre("move"));
  EXPECT_EQ(store_.game(name_).records.size(), 3u);
}

TEST_F(LiveGameTest, WhatWasDecidedAfterALostMoveIsLostWithIt) {
  say(black_, kMove);
  say(white_, R"({"t":"move","id":"w","number":1,"at":"dd"})");
  stored(false);
  EXPECT_THAT(black_->take(), ElementsAre("refusal"));
  EXPECT_THAT(white_->take(), ElementsAre("refusal"));
  say(white_, R"({"t":"move","id":"w","number":1,"at":"dd"})");
  EXPECT_THAT(white_->take(), ElementsAre("refusal"));
  EXPECT_EQ(white_->last()["code"], "wrong-number");
}

TEST_F(LiveGameTest, AMoveNobodyIsSureOfIsAcknowledgedIfItTurnsOutToBeStored) {
  say(black_, kMove);
  store_.breakOff(true);
  run();
  EXPECT_THAT(black_->take(), ElementsAre("move", "ack"));
  EXPECT_THAT(white_->take(), ElementsAre("move"));
}

TEST_F(LiveGameTest, AMoveNobodyIsSureOfIsRefusedIfItTurnsOutToBeLost) {
  say(black_, kMove);
  store_.breakOff(false);
  run();
  EXPECT_THAT(black_->take(), ElementsAre("refusal"));
  EXPECT_EQ(black_->last()["code"], "unavailable");
  EXPECT_THAT(white_->take(), IsEmpty());
}

TEST_F(LiveGameTest, WhileTheStoreIsAwayNothingIsSaidOfAMoveNobodyIsSureOf) {
  say(black_, kMove);
  store_.failClaims(StoreError{StoreError::Kind::Unavailable});
  store_.breakOff(true);
  run();
  EXPECT_THAT(black_->take(), IsEmpty());
  store_.failClaims(std::nullopt);
  say(white_, R"({"t":"sync","since":2})");
  EXPECT_THAT(black_->take(), ElementsAre("move", "ack"));
  EXPECT_THAT(white_->take(), ElementsAre("move", "move", "synced"));
}

TEST_F(LiveGameTest, WhoseGameAnotherHasTakenIsToldToComeAgain) {
  say(black_, kMove);
  store_.takeAway();
  run();
  EXPECT_EQ(black_->closed(), "unavailable");
  EXPECT_EQ(white_->closed(), "unavailable");
}

TEST_F(LiveGameTest, AGameThatWasTakenIsNoticedAlsoWhenNobodyMoves) {
  games_.checkOwnership();
  run();
  store_.takeAway();
  run();
  EXPECT_EQ(black_->closed(), "unavailable");
}

TEST_F(LiveGameTest, WhoComesWhileAMoveIsBeingStoredIsWelcomedAfterIt) {
  say(black_, kMove);
  const auto watcher = enter(table_["watch"]);
  EXPECT_THAT(watcher->take(), IsEmpty());
  stored();
  EXPECT_THAT(watcher->take(), ElementsAre("welcome"));
}

TEST_F(LiveGameTest, WhoComesWhileAMoveIsBeingLostIsWelcomedAllTheSame) {
  say(black_, kMove);
  const auto watcher = enter(table_["watch"]);
  stored(false);
  EXPECT_THAT(watcher->take(), ElementsAre("welcome"));
}

TEST_F(LiveGameTest, AResultThatCannotBeStoredIsTriedAgainAfterAPause) {
  const std::string body =
      R"({"req":"c","color":"black","settings":{"size":9,"clock":{"system":"absolute","main":1}}})";
  table_ = Json::parse(ask([&](const Respond& respond) { games_.create(body, respond); }).body);
  name_ = table_["game"];
  seat_ = Json::parse(join().body);
  const auto player = enter(table_["token"]);
  const auto other = enter(seat_["token"]);
  stored();
  size_t tries = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1500);
  while (std::chrono::steady_clock::now() < end) {
    context_.restart();
    context_.run_for(std::chrono::milliseconds(5));
    tries += store_.work(false);
  }
  EXPECT_EQ(tries, 1u) << "the flag fell after a second";
}

TEST_F(LiveGameTest, NobodyHearsOfARematchThatCouldNotBeStored) {
  agreeToARematch();
  store_.refuseOne();
  run();
  stored();
  EXPECT_THAT(white_->take(), ElementsAre("refusal"));
  EXPECT_THAT(black_->take(), IsEmpty());
}

// A game with a clock, whose store refuses a move.
class ClockedTest : public LiveGameTest {
 protected:
  ClockedTest() {
    table_ = Json::parse(ask([&](const Respond& respond) {
                           games_.create(R"({"req":"c","color":"black","settings":{"size":9,)"
                                         R"("clock":{"system":"absolute","main":60}}})",
                                         respond);
                         }).body);
    name_ = table_["game"];
    seat_ = Json::parse(join().body);
    black_ = enter(table_["token"]);
    white_ = enter(seat_["token"]);
    black_->take();
    white_->take();
  }
  Json clocksOf(const std::shared_ptr<Watcher>& client) {
    EXPECT_EQ(client->welcome()["t"], "welcome");
    return client->welcome()["state"]["clocks"];
  }
};

TEST_F(ClockedTest, TheClocksStandStillWhileTheStoreTakesNothingAndThenGoOn) {
  say(black_, R"({"t":"move","id":"m","number":0,"at":"aa"})");
  store_.work(false);
  run();
  EXPECT_THAT(black_->take(), ElementsAre("refusal", "welcome"));
  EXPECT_THAT(white_->take(), ElementsAre("welcome"));
  EXPECT_EQ(clocksOf(black_)["running"], nullptr);
  const auto left = clocksOf(black_)["black"]["main"];
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(clocksOf(enter(table_["token"]))["black"]["main"], left);

  say(black_, R"({"t":"move","id":"n","number":0,"at":"aa"})");
  stored();
  EXPECT_EQ(clocksOf(black_)["running"], "white");
  EXPECT_EQ(clocksOf(black_)["black"]["main"], left);
}

}  // namespace
}  // namespace tengen::server
