// A session that follows a table, held against the table itself: move by move in what people do,
// and in random games over a network that loses, doubles, reorders and breaks.
#include "remote/mirrored_game.h"

#include <deque>
#include <gtest/gtest.h>

#include "game/game_info.h"
#include "game/node_markup.h"
#include "online/random_player.h"
#include "online/test_table.h"
#include "remote/table_client.h"
#include "rules/areas.h"

namespace tengen::remote {
namespace {

using namespace std::chrono_literals;
using online::Json;
using online::parseObject;
using online::Seat;
using online::TestTable;

// A table, and Black's session of it.
struct Mirror {
  explicit Mirror(std::string_view settings = R"({"size":5})") : table(settings) { follow(); }

  GameSession& session() { return *game; }
  std::string stones() {
    std::string rows;
    const Board& board = game->position().board();
    for (const Point p : AllPoints(board.size()))
      rows += ".XO"[static_cast<size_t>(board.at(p))];
    return rows;
  }
  TableView view() {
    online::FollowedTable told;
    told.welcome(*parseObject(table.table().welcome(online::kBlack, table.now)));
    return *viewOf(told);
  }
  void follow() {
    const TableView now = view();
    mirror.setTime(table.table().timeAt(table.now));
    if (!mirror.isOf(now)) game = mirror.begin(now, Color::Black, "2026-11-16", {});
    ASSERT_TRUE(game);
    ASSERT_TRUE(mirror.follow(*game, now));
    expectSame(now);
  }
  void expectSame(const TableView& now) {
    const Json rows = table.state()["stones"];
    std::string told;
    for (const Json& row : rows)
      told += row.get<std::string>();
    EXPECT_EQ(stones(), told);
    EXPECT_EQ(game->counting() != nullptr, now.phase == Phase::Counting);
    EXPECT_EQ(game->result(), now.result);
    if (now.phase == Phase::Playing) {
      EXPECT_EQ(game->turn(), now.toMove);
    }
    if (game->counting()) {
      EXPECT_EQ(game->counting()->marks(), now.count->marks);
    }
  }
  void play(std::string_view moves) {
    table.play(moves);
    follow();
  }

  TestTable table;
  MirroredGame mirror;
  std::unique_ptr<GameSession> game;
};

TEST(MirroredGame, ShowsWhatTheTableSays) {
  Mirror far;
  far.play("ba");
  far.play("aa");
  far.play("ab");
  EXPECT_EQ(far.stones().substr(0, 10), ".X...X....") << "a stone was taken";
  EXPECT_EQ(gameInfo(far.session().tree()).blackName, "Ada");
}

TEST(MirroredGame, IsTheSameForWhoComesLate) {
  Mirror far;
  far.play("ba aa ab ee pass cc pass dd pass pass");
  EXPECT_TRUE(far.session().counting());
}

TEST(MirroredGame, BeginsAnewWhenTheOtherPlayerSitsDown) {
  Mirror far;
  far.table.~TestTable();
  new (&far.table) TestTable(R"({"size":5})", TestTable::Waits{});
  far.follow();
  EXPECT_FALSE(far.session().click({0, 0})) << "nobody plays alone";
  far.table.join();
  EXPECT_FALSE(far.mirror.isOf(far.view()));
  far.follow();
  EXPECT_EQ(gameInfo(far.session().tree()).whiteName, "Grace");
}

TEST(MirroredGame, AMoveOfOnesOwnStandsAtOnceAndStays) {
  Mirror far;
  ASSERT_TRUE(far.session().click({2, 2}));
  far.mirror.moved(far.session(), 0, {Color::Black, Move::at({2, 2})});
  ASSERT_TRUE(far.mirror.follow(far.session(), far.view())) << "somebody says hello";
  EXPECT_EQ(far.stones()[12], 'X');
  far.play("cc");
  EXPECT_FALSE(far.mirror.isMoveOnItsWay());
  EXPECT_EQ(far.session().position().moveNumber(), 1);
}

TEST(MirroredGame, ARefusedMoveIsTakenBack) {
  Mirror far;
  ASSERT_TRUE(far.session().click({2, 2}));
  far.mirror.moved(far.session(), 0, {Color::Black, Move::at({2, 2})});
  far.mirror.moveRefused();
  far.follow();
  EXPECT_EQ(far.stones()[12], '.');
  EXPECT_EQ(far.session().turn(), Color::Black);
}

// The end is told before the refusal.
TEST(MirroredGame, AMoveThatCameAfterTheEndIsTakenBack) {
  Mirror far;
  ASSERT_TRUE(far.session().click({2, 2}));
  far.mirror.moved(far.session(), 0, {Color::Black, Move::at({2, 2})});
  far.table.does(online::kWhite, R"({"t":"resign"})");
  far.follow();
  EXPECT_EQ(far.stones()[12], '.');
  EXPECT_TRUE(far.session().result());
}

TEST(MirroredGame, ItIsNotOnesTurnWhileTheOtherThinks) {
  Mirror far;
  far.play("cc");
  EXPECT_EQ(far.session().click({0, 0}).error().kind, SessionError::Kind::NoClicks);
}

TEST(MirroredGame, TwoPassesAreCountedWithTheDeadStonesOfTheServer) {
  Mirror far;
  far.play("cc aa pass pass");
  EXPECT_TRUE(far.session().isJudging());
  far.table.judge("aa");
  far.follow();
  EXPECT_FALSE(far.session().isJudging());
  far.table.does(online::kWhite, R"({"t":"mark","revision":)" +
                                     far.table.state()["count"]["revision"].dump() +
                                     R"(,"at":"aa"})");
  far.follow();
  EXPECT_FALSE(far.session().counting()->marks().dead[Point{}]) << "it lives after all";
  far.table.agree(online::kBlack);
  far.table.agree(online::kWhite);
  far.follow();
  EXPECT_EQ(gameInfo(far.session().tree()).result, toText(*far.session().result()));
}

TEST(MirroredGame, TheRecordOfACountedGameHasItsTerritory) {
  Mirror far;
  far.play("cc aa pass pass");
  far.table.judge("aa");
  far.table.agree(online::kBlack);
  far.table.agree(online::kWhite);
  far.follow();
  EXPECT_EQ(markupAt(far.session().tree(), far.session().node()).blackTerritory.size(), 24u);
}

TEST(MirroredGame, AfterADisputeTheOtherSideMovesFirst) {
  Mirror far;
  far.play("cc aa pass pass");
  far.table.judge("");
  far.follow();
  far.table.bothCome();
  ASSERT_TRUE(far.table.does(online::kBlack, R"({"t":"resume"})"));
  far.follow();
  EXPECT_EQ(far.session().turn(), Color::White);
  far.play("bb");
  Mirror late;
  late.table.play("cc aa pass pass");
  late.table.judge("");
  late.table.bothCome();
  ASSERT_TRUE(late.table.does(online::kBlack, R"({"t":"resume"})"));
  late.table.play("bb");
  late.follow();
  EXPECT_EQ(late.stones(), far.stones());
}

TEST(MirroredGame, MovesThatWereTakenBackAreGone) {
  Mirror far;
  far.play("cc dd");
  ASSERT_TRUE(far.table.does(online::kBlack, R"({"t":"offer","what":"undo"})"));
  far.follow();
  const auto offer = far.view().offer;
  ASSERT_TRUE(offer);
  EXPECT_EQ(offer->by, Color::Black);
  EXPECT_EQ(offer->movesLeft, 0);
  ASSERT_TRUE(far.table.does(
      online::kWhite, R"({"t":"answer","yes":true,"offer":)" + std::to_string(offer->n) + "}"));
  far.follow();
  EXPECT_EQ(far.session().position().moveNumber(), 0);
}

TEST(MirroredGame, WhoLooksBackIsBroughtToTheNextMove) {
  Mirror far;
  far.play("cc dd ce");
  far.session().toStart();
  EXPECT_FALSE(far.mirror.isAtLatest(far.session()));
  far.play("ee");
  EXPECT_TRUE(far.mirror.isAtLatest(far.session()));
  far.play("pass pass");
  far.session().back();
  far.table.judge("");
  far.follow();
  EXPECT_TRUE(far.session().counting());
}

TEST(MirroredGame, ClocksAreTheServers) {
  Mirror far(R"({"size":5,"clock":{"system":"byoyomi","main":60,"periods":3,"period":10}})");
  far.table.wait(20s);
  far.play("cc");
  EXPECT_EQ(far.session().timeLeft(Color::Black).main, 40s);
  far.table.wait(65s);
  far.mirror.setTime(far.table.table().timeAt(far.table.now));
  EXPECT_EQ(far.session().timeLeft(Color::White), (SideTime{0s, 5s, 3}));
  ASSERT_TRUE(far.table.does(online::kWhite, R"({"t":"chat","text":"hm"})"));
  far.follow();
  EXPECT_EQ(far.session().timeLeft(Color::White), (SideTime{0s, 5s, 3})) << "told of no clock";
  EXPECT_EQ(far.session().timeLeft(Color::Black).main, 40s);
}

TEST(MirroredGame, NoFlagFallsBeforeTheServerSaysSo) {
  Mirror far(online::kMinute);
  far.mirror.setTime(far.table.table().timeAt(far.table.now) + 10min);
  far.session().tick();
  EXPECT_FALSE(far.session().result());
  EXPECT_EQ(far.session().timeLeft(Color::Black).main, 1ms);
  far.play("cc");  // it had been made in time
  EXPECT_EQ(far.session().timeLeft(Color::Black).main, 1min);
  far.table.wait(2min);
  far.follow();
  EXPECT_EQ(toText(*far.session().result()), "B+T");
}

TEST(MirroredGame, ClocksStandStillWithThoseOfTheServer) {
  Mirror far(online::kMinute);
  far.table.wait(10s);
  far.table.table().standStill(far.table.now);
  far.follow();
  far.mirror.setTime(1h);
  EXPECT_EQ(far.session().timeLeft(Color::Black).main, 50s);
  far.table.now += 1h;
  far.table.table().goOn(far.table.now);
  far.follow();
  far.mirror.setTime(20s);
  EXPECT_EQ(far.session().timeLeft(Color::Black).main, 40s);
}

TEST(MirroredGame, WhitesLastPassOfAgaRulesIsMadeOnce) {
  for (const bool isLate : {false, true}) {
    Mirror far(R"({"size":5,"rules":"aga"})");
    for (const char* move : {"cc", "pass", "pass"}) {
      far.table.play(move);
      if (!isLate) far.follow();
    }
    far.follow();
    EXPECT_EQ(far.session().tree().moveNumber(far.session().node()),
              static_cast<int>(far.view().moves.size()));
  }
}

TEST(MirroredGame, HandicapStonesAreThere) {
  Mirror far(R"({"size":9,"handicap":2})");
  EXPECT_EQ(far.session().turn(), Color::White);
  far.play("ee");
}

TEST(MirroredGame, ACancelledGameHasNoResult) {
  Mirror far;
  ASSERT_TRUE(far.table.does(online::kBlack, R"({"t":"cancel"})"));
  ASSERT_TRUE(far.mirror.follow(far.session(), far.view()));
  EXPECT_EQ(far.session().result()->kind, GameResult::Kind::Void);
}

TEST(MirroredGame, WhatNoGameCanBeIsNotFollowed) {
  Mirror far;
  TableView broken = far.view();
  broken.moves = {{Color::Black, Move::at({0, 0})}, {Color::White, Move::at({0, 0})}};
  EXPECT_FALSE(far.mirror.follow(far.session(), broken));
}

// Random games over a bad network

struct Person {
  Person(Color mine, uint64_t seed) : color(mine), client("g", "token", seed) {}

  Color color;
  TableClient client;
  MirroredGame mirror;
  std::unique_ptr<GameSession> game;
  bool isConnected = false;
  std::deque<std::string> toServer;
  std::deque<std::string> toClient;
};

class BadNetwork {
 public:
  explicit BadNetwork(uint64_t seed)
      : random_(seed), people_{Person(Color::Black, seed), Person(Color::White, ~seed)} {
    constexpr std::array kSettings{
        R"({"size":5})", R"({"size":5,"rules":"aga"})", R"({"size":[4,5],"rules":"chinese"})",
        R"({"size":5,"clock":{"system":"byoyomi","main":20,"periods":3,"period":5}})",
        R"({"size":5,"rules":"ing","clock":{"system":"fischer","main":30,"increment":2}})"};
    const auto settings = online::parseSettings(*parseObject(kSettings[seed % kSettings.size()]));
    auto opened = online::Table::create({"g", Color::Black, "Ada", ""}, *settings, now_);
    table_ = std::move(opened.table);
    publish(opened.records);
    publish(*table_->join("Grace", now_));
    for (const Color color : {Color::Black, Color::White})
      table_->setPresence(color, true, now_);
  }

  void run() {
    for (int step = 0; step < 600; ++step) {
      now_ += Milliseconds{random_.below(40)};
      publish(table_->tick(now_));
      judge();
      act(people_[random_.below(2)]);
    }
    for (Person& person : people_)
      settle(person);
  }

 private:
  bool oneIn(uint32_t n) { return random_.below(n) == 0; }

  void act(Person& person) {
    keepConnected(person);
    if (oneIn(60) && person.isConnected) return breakLine(person);
    if (oneIn(3)) return deliver(person);
    if (oneIn(2)) return serve(person);
    if (!person.client.table().state().is_object()) return;
    if (person.client.hasUnanswered("move")) return;
    const std::string seat(online::nameOf(person.color));
    person.client.send(online::randomCommand(random_, person.client.table().state(), seat), now_);
    speak(person);
  }

  void keepConnected(Person& person) {
    const auto wish = person.client.tick(now_);
    if (wish == TableClient::Wish::HangUp) breakLine(person);
    if (wish != TableClient::Wish::Connect) return speak(person);
    person.isConnected = true;
    person.client.opened(now_);
    speak(person);
  }
  void speak(Person& person) {
    for (std::string& frame : person.client.takeFrames()) {
      person.toServer.push_back(frame);
      if (oneIn(20)) person.toServer.push_back(frame);
    }
  }
  void breakLine(Person& person) {
    person.isConnected = false;
    person.toServer.clear();
    person.toClient.clear();
    person.client.broke(now_);
  }

  void serve(Person& person) {
    if (person.toServer.empty()) return;
    const std::string frame = person.toServer.front();
    person.toServer.pop_front();
    const Json json = *parseObject(frame);
    if (json["t"] == "hello")
      return say(person, table_->welcome(online::seatOf(person.color), now_));
    if (json["t"] == "sync") {
      for (size_t i = json["since"]; i < stored_.size(); ++i)
        say(person, stored_[i]);
      return say(person, table_->synced(now_));
    }
    const auto message = online::parseMessage(frame);
    ASSERT_TRUE(message) << frame;
    const auto decision =
        table_->decide(online::seatOf(person.color), std::get<online::Command>(*message), now_);
    publish(decision.records);
    say(person, decision.answer);
  }
  void say(Person& person, const std::string& frame) {
    if (!person.isConnected || oneIn(40)) return;  // lost
    person.toClient.push_back(frame);
    if (oneIn(20)) person.toClient.push_back(frame);
    if (oneIn(20) && person.toClient.size() > 1)
      std::swap(person.toClient.back(), person.toClient[person.toClient.size() - 2]);
  }
  void publish(const online::Records& records) {
    for (const online::Record& record : records) {
      stored_.push_back(record.text);
      for (Person& person : people_)
        say(person, record.text);
    }
  }
  void judge() {
    const auto question = table_->wantsJudgement();
    if (!question || !oneIn(3)) return;
    publish(table_->judged(question->number, Marks(question->board.size()), now_));
  }

  void deliver(Person& person) {
    if (person.toClient.empty()) return;
    const auto news = person.client.hear(person.toClient.front(), now_);
    person.toClient.pop_front();
    speak(person);
    if (!news || (news->kind != News::Kind::Welcome && news->kind != News::Kind::Event)) return;
    const auto view = viewOf(person.client.table());
    ASSERT_TRUE(view);
    person.mirror.setTime(person.client.tableTime(now_));
    if (!person.mirror.isOf(*view)) person.game = person.mirror.begin(*view, person.color, "", {});
    ASSERT_TRUE(person.mirror.follow(*person.game, *view)) << news->message;
    expectSame(person, *view);
  }
  void expectSame(Person& person, const TableView& view) {
    const Board& board = person.game->position().board();
    size_t y = 0;
    for (const Json& row : person.client.table().state()["stones"]) {
      std::string mine;
      for (int x = 0; x < board.size().width; ++x)
        mine += ".XO"[static_cast<size_t>(
            board.at(Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)}))];
      EXPECT_EQ(mine, row) << "row " << y;
      ++y;
    }
    if (view.phase != Phase::Cancelled) {
      EXPECT_EQ(person.game->result(), view.result);
    }
    EXPECT_EQ(person.game->isPaused(), view.phase == Phase::Paused);
    if (view.phase == Phase::Playing && !person.game->counting()) {
      EXPECT_EQ(person.game->turn(), view.toMove);
    }
  }

  // Until everything was heard and answered.
  void settle(Person& person) {
    for (int i = 0; i < 5000; ++i) {
      now_ += 20ms;
      keepConnected(person);
      serve(person);
      deliver(person);
      const bool isIdle = person.toServer.empty() && person.toClient.empty();
      if (isIdle && person.client.table().number() == stored_.size() &&
          !person.client.hasUnanswered())
        return;
    }
    ADD_FAILURE() << "heard " << person.client.table().number() << " of " << stored_.size();
  }

  Random random_;
  std::array<Person, 2> people_;
  TimePoint now_{1'000'000};
  std::unique_ptr<online::Table> table_;
  std::vector<std::string> stored_;
};

TEST(MirroredGame, RandomGamesOverABadNetworkAreTheSameHereAndThere) {
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    BadNetwork(seed).run();
    if (::testing::Test::HasFailure()) return;
  }
}

}  // namespace
}  // namespace tengen::remote
