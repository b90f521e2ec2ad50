#include "remote/table_client.h"

#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::remote {
namespace {

using namespace std::chrono_literals;
using online::Json;
using online::parseObject;
using online::TestTable;
using Line = TableClient::Line;
using Wish = TableClient::Wish;

// A client of Black at a table of two, and the way between them.
struct Far {
  TestTable table;
  TableClient client{"k3f9", "secret", 1};
  TimePoint now{1'000'000};

  Far() { EXPECT_EQ(client.tick(now), Wish::Connect); }

  std::vector<Json> sent() {
    std::vector<Json> frames;
    for (const std::string& frame : client.takeFrames())
      frames.push_back(*parseObject(frame));
    return frames;
  }
  std::optional<News> hear(const std::string& frame) { return client.hear(frame, now); }
  std::optional<News> hear(const Json& frame) { return hear(online::toText(frame)); }
  std::optional<News> welcome() {
    return hear(table.table().welcome(online::Seat::Black, table.now));
  }
  void connect() {
    client.opened(now);
    sent();
    welcome();
  }
  void reconnect() {
    for (int i = 0; i < 100 && client.line() != Line::Connecting; ++i) {
      now += 200ms;
      client.tick(now);
    }
    connect();
  }
  std::string event(size_t n) const { return table.stored.at(n - 1); }
};

TEST(TableClient, SaysHelloAndHearsTheWholeTable) {
  Far far;
  far.client.opened(far.now);
  EXPECT_EQ(far.sent(),
            std::vector{(Json{{"t", "hello"}, {"v", 1}, {"game", "k3f9"}, {"token", "secret"}})});
  EXPECT_EQ(far.client.line(), Line::Connecting);
  const auto news = far.welcome();
  ASSERT_TRUE(news);
  EXPECT_EQ(news->kind, News::Kind::Welcome);
  EXPECT_EQ(far.client.line(), Line::Open);
  EXPECT_EQ(far.client.seat(), online::Seat::Black);
  EXPECT_EQ(far.client.table().number(), 2u);
}

TEST(TableClient, AsksForWhatItMissedAndIgnoresWhatItKnows) {
  Far far;
  far.connect();
  far.table.play("cc dd");  // events 3 and 4
  EXPECT_FALSE(far.hear(far.event(4)));
  EXPECT_EQ(far.sent(), std::vector{(Json{{"t", "sync"}, {"since", 2}})});
  EXPECT_FALSE(far.hear(far.event(4)));
  EXPECT_TRUE(far.sent().empty()) << "asked once";
  EXPECT_TRUE(far.hear(far.event(3)));
  EXPECT_FALSE(far.hear(far.event(3)));
  EXPECT_TRUE(far.hear(far.event(4)));
  EXPECT_EQ(far.client.table().state()["moves"].size(), 2u);
}

TEST(TableClient, ACommandIsKeptUntilItIsAnswered) {
  Far far;
  far.connect();
  far.client.send({{"t", "move"}, {"number", 0}, {"at", "cc"}}, far.now);
  const Json sent = far.sent().at(0);
  far.client.broke(far.now);
  far.client.send({{"t", "chat"}, {"text", "Hello!"}}, far.now);
  EXPECT_TRUE(far.sent().empty()) << "nothing can be said now";
  far.reconnect();
  const auto again = far.sent();
  ASSERT_EQ(again.size(), 2u);
  EXPECT_EQ(again[0], sent) << "with the same id";
  EXPECT_EQ(again[1]["t"], "chat");

  const auto news = far.hear(far.table.send(online::kBlack, online::toText(sent)));
  ASSERT_TRUE(news);
  EXPECT_EQ(news->kind, News::Kind::Done);
  EXPECT_EQ(news->command, sent);
  EXPECT_TRUE(far.client.hasUnanswered("chat"));
  EXPECT_FALSE(far.client.hasUnanswered("move"));
}

TEST(TableClient, ARefusalSaysWhatOf) {
  Far far;
  far.connect();
  far.client.send({{"t", "resume"}}, far.now);
  const Json sent = far.sent().at(0);
  const auto news = far.hear(far.table.send(online::kBlack, online::toText(sent)));
  ASSERT_TRUE(news);
  EXPECT_EQ(news->kind, News::Kind::Refused);
  EXPECT_EQ(news->command["t"], "resume");
  EXPECT_EQ(news->message["code"], "wrong-phase");
  EXPECT_FALSE(far.client.hasUnanswered());
}

TEST(TableClient, ConnectsAgainAfterLongerAndLongerPauses) {
  Far far;
  far.connect();
  far.client.broke(far.now);
  EXPECT_EQ(far.client.line(), Line::Waiting);
  const auto untilNext = [&far] {
    const TimePoint since = far.now;
    while (far.client.tick(far.now) != Wish::Connect)
      far.now += 10ms;
    const TimePoint waited = far.now - since;
    far.client.broke(far.now);
    return waited;
  };
  EXPECT_LE(untilNext(), 650ms);
  TimePoint last = 0ms;
  for (int i = 0; i < 8; ++i)
    last = untilNext();
  EXPECT_GE(last, 11s);
  EXPECT_LE(last, 19s);
}

TEST(TableClient, AConnectionThatSaysNothingIsDead) {
  Far far;
  far.connect();
  far.now += 21s;
  EXPECT_EQ(far.client.tick(far.now), Wish::Nothing);
  EXPECT_EQ(far.sent().at(0)["t"], "sync") << "are you there?";
  far.now += 9s;
  EXPECT_EQ(far.client.tick(far.now), Wish::Nothing);
  far.now += 2s;
  EXPECT_EQ(far.client.tick(far.now), Wish::HangUp);
  EXPECT_EQ(far.client.line(), Line::Waiting);
}

TEST(TableClient, OneThatAnswersIsNot) {
  Far far;
  far.connect();
  for (int i = 0; i < 10; ++i) {
    far.now += 15s;
    far.hear(Json{{"t", "ping"}, {"nonce", "c41d"}, {"now", 0}});
    EXPECT_EQ(far.sent().at(0), (Json{{"t", "pong"}, {"nonce", "c41d"}}));
    EXPECT_EQ(far.client.tick(far.now), Wish::Nothing);
  }
  EXPECT_EQ(far.client.line(), Line::Open);
}

TEST(TableClient, NobodyConnectsAgainToATableThatIsNotThere) {
  for (const char* code : {"unknown", "version", "bad-hello"}) {
    Far far;
    far.client.opened(far.now);
    far.hear(Json{{"t", "closing"}, {"code", code}});
    EXPECT_EQ(far.client.line(), Line::Closed);
    EXPECT_EQ(far.client.closedBecause(), code);
    EXPECT_EQ(far.client.tick(far.now), Wish::HangUp);
    far.now += 1h;
    EXPECT_EQ(far.client.tick(far.now), Wish::Nothing);
  }
}

TEST(TableClient, AServerThatStopsIsWaitedFor) {
  Far far;
  far.connect();
  far.hear(Json{{"t", "closing"}, {"code", "stopping"}});
  EXPECT_EQ(far.client.line(), Line::Waiting);
  EXPECT_EQ(far.client.tick(far.now), Wish::HangUp);
  far.now += 1s;
  EXPECT_EQ(far.client.tick(far.now), Wish::Connect);
}

TEST(TableClient, TableTimeIsThatOfTheQuickestMessageOfThisConnection) {
  Far far;
  far.client.opened(far.now);
  Json welcome = *parseObject(far.table.table().welcome(online::kBlack, far.table.now));
  welcome["now"] = 5000;
  far.hear(welcome);
  far.now += 1s;
  far.hear(Json{{"t", "ping"}, {"nonce", ""}, {"now", 5900}});  // took 100 ms longer
  EXPECT_EQ(far.client.tableTime(far.now), 6s);
  far.hear(Json{{"t", "ping"}, {"nonce", ""}, {"now", 6200}});  // 200 ms quicker
  EXPECT_EQ(far.client.tableTime(far.now), 6200ms);

  far.client.broke(far.now);  // the server is away for a minute, and its clocks stand still
  far.now += 60s;
  far.client.tick(far.now);
  far.client.opened(far.now);
  welcome["now"] = 6300;
  far.hear(welcome);
  EXPECT_EQ(far.client.tableTime(far.now), 6300ms);
}

TEST(TableClient, NonsenseOfAServerChangesNothing) {
  Far far;
  far.connect();
  const Json before = far.client.table().state();
  for (const char* frame :
       {"", "[]", "{", "{}", R"({"t":7})", R"({"t":"event"})", R"({"t":"event","n":"x"})",
        R"({"t":"event","n":-1})", R"({"t":"welcome"})", R"({"t":"welcome","n":9,"seat":"king"})",
        R"({"t":"welcome","n":9,"seat":"black","state":[]})", R"({"t":"ack"})",
        R"({"t":"ack","id":{}})", R"({"t":"presence","black":7})", R"({"t":"whatever"})"}) {
    static_cast<void>(far.hear(std::string(frame)));
    EXPECT_EQ(far.client.table().state(), before) << frame;
  }
  for (const char* type : {"move", "undone", "offer", "chat", "joined", "over", "rematch", "x"}) {
    const uint64_t next = far.client.table().number() + 1;
    static_cast<void>(far.hear(Json{{"t", "event"}, {"n", next}, {"type", type}, {"at", 7}}));
    EXPECT_EQ(far.client.table().number(), next);
  }
}

TEST(TableClient, KnowsHowManyTurnsComeBeforeTheBotsUntilItMoves) {
  Far far;
  far.connect();
  const auto news = far.hear(Json{{"t", "thinking"}, {"ahead", 2}, {"seconds", 6}});
  ASSERT_TRUE(news);
  EXPECT_EQ(news->kind, News::Kind::Queue);
  EXPECT_EQ(far.client.botQueue(), (BotQueue{2, 6s}));
  far.hear(Json{{"t", "thinking"}, {"ahead", 0}, {"seconds", 0}});
  EXPECT_FALSE(far.client.botQueue());

  far.hear(Json{{"t", "thinking"}, {"ahead", 1}, {"seconds", 3}});
  far.table.send(online::kBlack, R"({"t":"chat","id":"c","text":"Hello!"})");
  far.hear(far.event(3));
  EXPECT_TRUE(far.client.botQueue());
  far.table.play("cc");
  far.hear(far.event(4));
  EXPECT_FALSE(far.client.botQueue());
}

}  // namespace
}  // namespace tengen::remote
