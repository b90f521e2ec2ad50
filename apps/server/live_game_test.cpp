#include "apps/server/live_game_test_kit.h"

namespace tengen::server {
namespace {

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

TEST_F(LiveGameTest, AnOfferOfARematchEndsWhenItsMakerLeaves) {
  say(black_, R"({"t":"resign","id":"r"})");
  stored();
  say(black_, R"({"t":"offer","id":"o","what":"rematch"})");
  stored();
  white_->take();
  games_.find(name_)->leave(black_);
  run();
  stored();
  EXPECT_THAT(white_->take(), ElementsAre("withdrawn"));
  EXPECT_EQ(enter(table_["token"])->closed(), "");
}

TEST_F(LiveGameTest, AClockRunsForWhoComesToBothBeingThere) {
  table_ = Json::parse(ask([&](const Respond& respond) {
                         games_.create(
                             R"({"req":"c","color":"black",)"
                             R"("settings":{"size":9,"clock":{"system":"absolute","main":60}}})",
                             respond);
                       }).body);
  name_ = table_["game"];
  seat_ = Json::parse(join().body);
  const auto white = enter(seat_["token"]);
  EXPECT_EQ(white->welcome()["state"]["clocks"]["running"], nullptr);
  const auto black = enter(table_["token"]);
  stored();
  EXPECT_EQ(black->welcome()["state"]["clocks"]["running"], "black");
  EXPECT_THAT(white->take(), ElementsAre("welcome", "started"));
  EXPECT_THAT(black->take(), ElementsAre("welcome"));
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
  Games plain({context_, store_, tokens_, judging_, metrics_, publicTables_, time_, isStopping_});
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
