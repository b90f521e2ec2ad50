#include "apps/server/live_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

#include "judge/playout_judge.h"

#include "apps/server/games.h"

namespace tengen::server {
namespace {

using online::Json;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Keeps games in memory, and only when it is told to.
class SlowStore : public Store {
 public:
  const std::string& secret() const override { return secret_; }
  void create(NewGame game, Done done) override {
    jobs_.push_back([this, game, done](const How& how) {
      if (how.isDone) games_[game.name] = {game.keys, game.records, 1};
      done(how.told);
    });
  }
  void append(Append append, Done done) override {
    jobs_.push_back([this, append, done](const How& how) {
      StoredGame& game = games_.at(append.game);
      if (!how.isDone) return done(how.told);
      if (game.records.size() != append.after)
        return done(Unexpected{StoreError{StoreError::Kind::Gap}});
      game.records.insert(game.records.end(), append.records.begin(), append.records.end());
      if (append.keys) game.keys = *append.keys;
      if (append.rematch)
        games_[append.rematch->name] = {append.rematch->keys, append.rematch->records, 1};
      done(how.told);
    });
  }
  void claim(std::string game, Claimed claimed) override {
    const auto found = games_.find(game);
    if (found == games_.end()) return claimed(Unexpected{StoreError{StoreError::Kind::NotFound}});
    if (claimError_) return claimed(Unexpected{*claimError_});
    claimed(found->second);
  }
  void check(Done done) override { done({}); }

  // Does what waits, or says that it cannot. How much that was.
  size_t work(bool works = true) {
    return answer(works ? How{true, {}} : How{false, failed(StoreError::Kind::Unavailable)});
  }
  // Cannot take the first of what waits; the others wait on.
  void refuseOne() {
    const auto first = jobs_.front();
    jobs_.erase(jobs_.begin());
    first({false, failed(StoreError::Kind::Unavailable)});
  }
  // Does it or not, and does not know.
  size_t breakOff(bool isDone) { return answer({isDone, failed(StoreError::Kind::Unsure)}); }
  // Somebody else has claimed all games.
  void takeAway() {
    claimError_ = StoreError{.kind = StoreError::Kind::NotOwner, .owner = "another"};
    answer({false, failed(StoreError::Kind::NotOwner)});
  }
  void failClaims(std::optional<StoreError> error) { claimError_ = std::move(error); }
  const StoredGame& game(const std::string& name) const { return games_.at(name); }
  bool has(const std::string& name) const { return games_.contains(name); }

 private:
  struct How {
    bool isDone;
    Result<void, StoreError> told;
  };
  size_t answer(const How& how) {
    const auto jobs = std::exchange(jobs_, {});
    for (const auto& job : jobs)
      job(how);
    return jobs.size();
  }
  static Result<void, StoreError> failed(StoreError::Kind kind) {
    return Unexpected{StoreError{kind, "away"}};
  }
  std::string secret_ = "secret";
  std::map<std::string, StoredGame> games_;
  std::optional<StoreError> claimError_;
  std::vector<std::function<void(const How&)>> jobs_;
};

class Watcher : public Client {
 public:
  void send(Frame message) override {
    heard_.push_back(Json::parse(*message));
    if (heard_.back()["t"] == "welcome") welcome_ = heard_.back();
  }
  void close(std::string_view code, std::string_view) override { closed_ = code; }

  // What was said since, by kind; events by their type.
  std::vector<std::string> take() {
    std::vector<std::string> kinds;
    for (const Json& message : std::exchange(heard_, {})) {
      last_ = message;
      const std::string kind = message["t"];
      if (kind != "presence")
        kinds.push_back(kind == "event" ? std::string(message["type"]) : kind);
    }
    return kinds;
  }
  const Json& last() const { return last_; }
  const Json& welcome() const { return welcome_; }  // the latest
  const std::string& closed() const { return closed_; }

 private:
  std::vector<Json> heard_;
  Json last_;
  Json welcome_;
  std::string closed_;
};

class LiveGameTest : public ::testing::Test {
 protected:
  LiveGameTest() {
    table_ = Json::parse(ask([&](const Respond& respond) {
                           games_.create(
                               R"({"req":"a","color":"black","watch":true,"settings":{"size":9}})",
                               respond);
                         }).body);
    name_ = table_["game"];
    seat_ = Json::parse(join().body);
    black_ = enter(table_["token"]);
    white_ = enter(seat_["token"]);
    black_->take();
    white_->take();
  }

  HttpResponse ask(const std::function<void(const Respond&)>& question) {
    std::optional<HttpResponse> answer;
    question([&](HttpResponse response) { answer = std::move(response); });
    run();
    store_.work();
    run();
    return answer.value();
  }
  HttpResponse join() {
    const Json body{{"req", "b"}, {"invite", table_["invite"]}, {"name", "Grace"}};
    return ask([&](const Respond& respond) { games_.join(name_, body.dump(), respond); });
  }
  HttpResponse look(const Json& secret) {
    return ask([&](const Respond& respond) { games_.look(name_, secret.dump(), respond); });
  }
  std::shared_ptr<Watcher> enter(const std::string& token) {
    const auto listener = std::make_shared<Watcher>();
    games_.find(name_)->enter(listener, token);
    run();
    return listener;
  }
  void say(const std::shared_ptr<Watcher>& client, const std::string& text) {
    games_.find(name_)->hear(client, *online::parseMessage(text));
    run();
  }
  // Not stored yet.
  void agreeToARematch() {
    say(black_, R"({"t":"resign","id":"r"})");
    stored();
    say(black_, R"({"t":"offer","id":"o","what":"rematch"})");
    stored();
    black_->take();
    white_->take();
    const uint64_t offer = store_.game(name_).records.size();
    say(white_, R"({"t":"answer","id":"y","yes":true,"offer":)" + std::to_string(offer) + "}");
  }
  void run() {
    context_.restart();
    context_.poll();
  }
  void stored(bool works = true) {
    store_.work(works);
    run();
  }

  boost::asio::io_context context_;
  SlowStore store_;
  TokenMaker tokens_{store_.secret()};
  Judging judging_{std::make_shared<PlayoutJudge>(), 1};
  Metrics metrics_;
  std::atomic<bool> isStopping_ = false;
  PublicTables publicTables_;
  Games games_{{context_, store_, tokens_, judging_, metrics_, publicTables_, isStopping_},
               {.openTables = true, .club = "Tengen"}};
  Json table_;
  Json seat_;
  std::string name_;
  std::shared_ptr<Watcher> black_;
  std::shared_ptr<Watcher> white_;
};

constexpr const char* kMove = R"({"t":"move","id":"m","number":0,"at":"cc"})";

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
  join();
  const auto player = enter(table_["token"]);
  size_t tries = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1500);
  while (std::chrono::steady_clock::now() < end) {
    context_.restart();
    context_.run_for(std::chrono::milliseconds(5));
    tries += store_.work(false);
  }
  EXPECT_EQ(tries, 1u) << "the flag fell after a second";
}

TEST_F(LiveGameTest, OnlyATokenOpensIt) {
  EXPECT_EQ(enter("guess")->closed(), "unknown");
  EXPECT_EQ(enter(table_["invite"])->closed(), "unknown");
  name_ = "another";
  EXPECT_EQ(enter(table_["token"])->closed(), "unknown");
}

TEST_F(LiveGameTest, ASeatIsTakenOnce) {
  EXPECT_EQ(join().status, 409);
}

TEST_F(LiveGameTest, AnInvitationShowsWhoInvitesToWhatUntilItIsTaken) {
  EXPECT_EQ(look({{"invite", table_["invite"]}}).status, 409);
  const std::string body = R"({"req":"c","name":"Ada","color":"white","settings":{"size":13}})";
  table_ = Json::parse(ask([&](const Respond& respond) { games_.create(body, respond); }).body);
  name_ = table_["game"];
  const Json seen = Json::parse(look({{"invite", table_["invite"]}}).body);
  EXPECT_EQ(seen["seat"], "black");
  EXPECT_EQ(seen["names"], (Json{{"black", nullptr}, {"white", "Ada"}}));
  EXPECT_EQ(seen["settings"]["size"], (Json{13, 13}));
  EXPECT_EQ(seen["phase"], "waiting");
  EXPECT_EQ(join().status, 200) << "looking takes nothing";
}

TEST_F(LiveGameTest, WhoHasASeatSeesHowTheGameStandsWithoutComing) {
  say(black_, kMove);
  stored();
  const Json seen = Json::parse(look({{"token", seat_["token"]}}).body);
  EXPECT_EQ(seen["seat"], "white");
  EXPECT_EQ(seen["toMove"], "white");
  EXPECT_EQ(seen["number"], 1);
  EXPECT_EQ(metrics_.players, 2);
}

TEST_F(LiveGameTest, WithoutASecretOfTheTableNothingIsShown) {
  EXPECT_EQ(look({{"token", "guess"}}).status, 403);
  EXPECT_EQ(look({{"token", table_["invite"]}}).status, 403);
  EXPECT_EQ(look({{"invite", table_["token"]}}).status, 403);
  EXPECT_EQ(look({{"token", ""}}).status, 400);
  EXPECT_EQ(look(Json::object()).status, 400);
  name_ = "another";
  EXPECT_EQ(look({{"token", seat_["token"]}}).status, 404);
}

TEST_F(LiveGameTest, ARematchIsThereBeforeAnybodyHearsOfItAndTheTokensOpenTheOtherSeats) {
  agreeToARematch();
  stored();
  EXPECT_THAT(black_->take(), ElementsAre("rematch"));
  const std::string next = black_->last()["game"];
  ASSERT_TRUE(store_.has(next));
  name_ = next;
  const auto again = enter(table_["token"]);
  EXPECT_THAT(again->take(), ElementsAre("welcome"));
  const auto other = enter(seat_["token"]);
  EXPECT_TRUE(other->closed().empty());
}

TEST_F(LiveGameTest, ARematchWithHandicapIsOpenedByTheTokensOfTheSameSeats) {
  table_ = Json::parse(ask([&](const Respond& respond) {
                         games_.create(R"({"req":"h","color":"black",)"
                                       R"("settings":{"size":9,"handicap":2}})",
                                       respond);
                       }).body);
  name_ = table_["game"];
  seat_ = Json::parse(join().body);
  black_ = enter(table_["token"]);
  white_ = enter(seat_["token"]);
  agreeToARematch();
  stored();
  const std::string next = name_ + "-2";
  EXPECT_EQ(store_.game(next).keys.at("black"), store_.game(name_).keys.at("black"));
  EXPECT_EQ(store_.game(next).keys.at("white"), store_.game(name_).keys.at("white"));
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

TEST_F(LiveGameTest, AnOpenTableIsListedWhileItsMakerWaitsAndAnybodyMayJoin) {
  const auto tables = [&](int second) {
    const SteadyTime later = std::chrono::steady_clock::now() + std::chrono::seconds(2 * second);
    return Json::parse(publicTables_.tables(later).body)["tables"];
  };
  const std::string body = R"({"req":"c","name":"Ada","color":"white","open":true})";
  table_ = Json::parse(ask([&](const Respond& respond) { games_.create(body, respond); }).body);
  name_ = table_["game"];
  EXPECT_EQ(table_["invite"], "public");
  EXPECT_EQ(tables(0), Json::array()) << "nobody is there yet";
  const auto ada = enter(table_["token"]);
  ASSERT_EQ(tables(1).size(), 1u);
  EXPECT_EQ(tables(1)[0]["game"], name_);
  EXPECT_EQ(tables(1)[0]["seat"], "black");
  EXPECT_EQ(tables(1)[0]["names"]["white"], "Ada");
  EXPECT_EQ(enter("public")->closed(), "unknown") << "who may join may not watch";
  EXPECT_EQ(join().status, 200);
  EXPECT_EQ(tables(2), Json::array());
}

TEST_F(LiveGameTest, EverybodyMayWatchWhatTheWallShowsAndNothingElse) {
  const auto games = [&](int second) {
    const SteadyTime later = std::chrono::steady_clock::now() + std::chrono::seconds(2 * second);
    return Json::parse(publicTables_.wall(later).body)["games"];
  };
  EXPECT_EQ(enter("public")->closed(), "unknown");
  const std::string body = R"({"req":"c","color":"black","wall":true,"settings":{"size":9}})";
  table_ = Json::parse(ask([&](const Respond& respond) { games_.create(body, respond); }).body);
  name_ = table_["game"];
  EXPECT_EQ(table_["watch"], "public");
  const auto ada = enter(table_["token"]);
  EXPECT_EQ(games(0), Json::array()) << "nobody plays yet";
  join();
  EXPECT_TRUE(enter("public")->closed().empty());
  say(ada, kMove);
  EXPECT_EQ(games(1)[0]["last"], nullptr) << "not before it is safe";
  stored();
  EXPECT_EQ(games(2)[0]["last"], "cc");
  EXPECT_EQ(games(2)[0]["stones"][2], "..X......");
  say(ada, R"({"t":"resign","id":"r"})");
  stored();
  EXPECT_EQ(games(3)[0]["result"], "W+R");
}

TEST_F(LiveGameTest, AServerThatOffersNoneOfItRefusesIt) {
  Games plain({context_, store_, tokens_, judging_, metrics_, publicTables_, isStopping_});
  for (const char* what : {"open", "wall"}) {
    const Json body{{"req", "c"}, {what, true}};
    const auto answer = ask([&](const Respond& respond) { plain.create(body.dump(), respond); });
    EXPECT_EQ(answer, errorResponse(400, "bad-settings", what));
  }
}

TEST_F(LiveGameTest, LeavesMemoryWhenNobodyNeedsItAndComesBackAsItWas) {
  say(black_, kMove);
  stored();
  const auto soon = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  games_.forgetIdle(soon);
  EXPECT_EQ(metrics_.gamesInMemory, 1);
  games_.find(name_)->leave(black_);
  games_.find(name_)->leave(white_);
  run();
  games_.forgetIdle(soon);
  EXPECT_EQ(metrics_.gamesInMemory, 0);
  const auto back = enter(table_["token"]);
  EXPECT_THAT(back->take(), ElementsAre("welcome"));
  EXPECT_EQ(back->last()["t"], "presence");
}

TEST_F(LiveGameTest, WhoLeavesBeforeItIsLoadedIsNotThereAfterwards) {
  games_.find(name_)->leave(black_);
  games_.find(name_)->leave(white_);
  run();
  games_.forgetIdle(std::chrono::steady_clock::now() + std::chrono::minutes(2));
  const auto hasty = std::make_shared<Watcher>();
  games_.find(name_)->enter(hasty, table_["token"]);
  games_.find(name_)->leave(hasty);
  run();
  EXPECT_EQ(metrics_.players, 0);
}

TEST_F(LiveGameTest, WhoMissedSomethingIsToldJustThat) {
  say(black_, kMove);
  stored();
  white_->take();
  say(white_, R"({"t":"sync","since":2})");
  EXPECT_THAT(white_->take(), ElementsAre("move", "synced"));
  say(white_, R"({"t":"sync","since":3})");
  EXPECT_THAT(white_->take(), ElementsAre("synced"));
}

}  // namespace
}  // namespace tengen::server
