// Two processes of a cluster in one: a store and a bus between them that can lose what is sent.
#include "apps/server/cluster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "judge/playout_judge.h"

namespace tengen::server {
namespace {

using online::Json;
using ::testing::Contains;
using ::testing::ElementsAre;

// What both share: the games, and whose they are.
struct SharedGames {
  struct Game {
    StoredGame stored;
    std::string owner = {};
  };
  std::map<std::string, Game> games;
  std::set<std::string> living{"a", "b"};
};

class StoreOf : public Store {
 public:
  StoreOf(SharedGames& shared, std::string process) : shared_(shared), process_(process) {}

  const std::string& secret() const override { return secret_; }
  void create(NewGame game, Done done) override {
    shared_.games[game.name] = {{game.keys, game.records, 0}};
    done({});
  }
  void append(Append append, Done done) override {
    StoredGame& game = shared_.games.at(append.game).stored;
    if (game.epoch != append.epoch) return done(Unexpected{StoreError{StoreError::Kind::NotOwner}});
    game.records.insert(game.records.end(), append.records.begin(), append.records.end());
    if (append.keys) game.keys = *append.keys;
    if (append.rematch) create(*append.rematch, [](const auto&) {});
    done({});
  }
  void claim(std::string name, Claimed claimed) override {
    const auto found = shared_.games.find(name);
    if (found == shared_.games.end())
      return claimed(Unexpected{StoreError{StoreError::Kind::NotFound}});
    auto& [game, owner] = found->second;
    if (owner != process_ && shared_.living.contains(owner)) {
      return claimed(Unexpected{StoreError{.kind = StoreError::Kind::NotOwner, .owner = owner}});
    }
    owner = process_;
    ++game.epoch;
    claimed(game);
  }
  void check(Done done) override { done({}); }
  void read(const std::string& game, uint64_t after, const PostgresStore::Read& read) {
    const auto& records = shared_.games.at(game).stored.records;
    read(std::vector(records.begin() + static_cast<int>(after), records.end()));
  }

 private:
  SharedGames& shared_;
  const std::string process_;
  const std::string secret_ = "secret";
};

class Listener : public Client {
 public:
  void send(Frame message) override {
    const Json json = Json::parse(*message);
    const std::string kind = json["t"];
    if (kind != "presence") heard.push_back(kind == "event" ? std::string(json["type"]) : kind);
  }
  void close(std::string_view code, std::string_view) override { closed = code; }

  std::vector<std::string> take() { return std::exchange(heard, {}); }
  std::vector<std::string> heard;
  std::string closed;
};

class ClusterTest : public ::testing::Test, protected Bus {
 protected:
  struct Process {
    Process(boost::asio::io_context& context, SharedGames& shared, const std::string& name)
        : store(shared, name),
          cluster(context, metrics, name,
                  [this](const std::string& game, uint64_t after, const PostgresStore::Read& read) {
                    store.read(game, after, read);
                  }),
          games({context, store, tokens, judging, metrics, publicTables, time, isStopping,
                 &cluster}) {}

    StoreOf store;
    Metrics metrics;
    TokenMaker tokens{"secret"};
    Judging judging{std::make_shared<PlayoutJudge>(), 1};
    PublicTables publicTables;
    GameTime time;
    std::atomic<bool> isStopping = false;
    Cluster cluster;
    Games games;
  };
  using ListenerRef = std::shared_ptr<Listener>;

  ClusterTest() {
    a_.cluster.start(*this, a_.games);
    b_.cluster.start(*this, b_.games);
    a_.games.create(R"({"req":"a","color":"black","watch":true,"settings":{"size":9}})",
                    [&](const HttpResponse& made) { table_ = Json::parse(made.body); });
    game_ = table_["game"];
  }

  bool isUp() const override { return isUp_; }
  void send(const std::string& process, const std::string& text) override {
    if (isUp_ && !silenced_.contains(process)) (process == "a" ? a_ : b_).cluster.arrived(text);
  }

  // Works until it is so, or for far too long.
  bool wait(const std::function<bool()>& isSo) {
    for (int i = 0; i < 2000 && !isSo(); ++i) {
      context_.restart();
      context_.run_for(std::chrono::milliseconds(10));
    }
    return isSo();
  }
  Json join(Process& process) {
    Json seat;
    const Json body{{"req", "b"}, {"invite", table_["invite"]}, {"name", "Grace"}};
    process.games.join(game_, body.dump(),
                       [&](const HttpResponse& made) { seat = Json::parse(made.body); });
    wait([&] { return !seat.is_null(); });
    return seat;
  }
  ListenerRef enter(Process& process, const std::string& token) {
    const auto listener = std::make_shared<Listener>();
    process.games.find(game_)->enter(listener, token);
    return listener;
  }
  // Black at A, which owns the game; White at B.
  void sitDown() {
    black_ = enter(a_, table_["token"]);
    hears(black_, "welcome");
    whiteToken_ = join(b_)["token"];
    white_ = enter(b_, whiteToken_);
    hears(white_, "welcome");
    black_->take();
    white_->take();
  }
  void say(Process& process, const ListenerRef& client, const std::string& text) {
    process.games.find(game_)->hear(client, *online::parseMessage(text), text);
  }
  void hears(const ListenerRef& client, const std::string& what) {
    const auto has = [&] {
      return std::find(client->heard.begin(), client->heard.end(), what) != client->heard.end();
    };
    EXPECT_TRUE(wait(has)) << what;
  }
  void isClosed(const ListenerRef& client) {
    EXPECT_TRUE(wait([&] { return !client->closed.empty(); }));
    EXPECT_EQ(client->closed, "unavailable");
  }

  boost::asio::io_context context_;
  SharedGames shared_;
  bool isUp_ = true;
  std::set<std::string> silenced_;  // who hears nothing
  Process a_{context_, shared_, "a"};
  Process b_{context_, shared_, "b"};
  Json table_;
  std::string game_;
  std::string whiteToken_;
  ListenerRef black_;
  ListenerRef white_;
};

constexpr const char* kBlackToken = R"({"t":"move","id":"m","number":0,"at":"cc"})";
constexpr const char* kWhiteToken = R"({"t":"move","id":"w","number":1,"at":"dd"})";

TEST_F(ClusterTest, TwoPlayAtTwoProcesses) {
  sitDown();
  say(a_, black_, kBlackToken);
  hears(white_, "move");
  say(b_, white_, kWhiteToken);
  hears(white_, "ack");
  EXPECT_THAT(white_->take(), ElementsAre("move", "move", "ack"));
  EXPECT_THAT(black_->take(), ElementsAre("move", "ack", "move"));
  EXPECT_EQ(shared_.games[game_].owner, "a");
}

TEST_F(ClusterTest, OnlyATokenOpensItFromElsewhereToo) {
  sitDown();
  const auto stranger = enter(b_, "guess");
  EXPECT_TRUE(wait([&] { return !stranger->closed.empty(); }));
  EXPECT_EQ(stranger->closed, "unknown");
}

TEST_F(ClusterTest, WhoLeavesElsewhereIsGone) {
  sitDown();
  EXPECT_EQ(a_.metrics.players, 2);
  b_.games.find(game_)->leave(white_);
  EXPECT_TRUE(wait([&] { return a_.metrics.players == 1; }));
  EXPECT_EQ(b_.metrics.clientsElsewhere, 0);
}

TEST_F(ClusterTest, AnEventThatWasLostOnTheWayIsReadFromTheStore) {
  sitDown();
  silenced_ = {"b"};
  say(a_, black_, kBlackToken);
  hears(black_, "ack");
  silenced_.clear();
  EXPECT_THAT(white_->heard, ::testing::Not(Contains("move")));
  hears(white_, "move");
  EXPECT_EQ(white_->closed, "");
}

TEST_F(ClusterTest, WhoseAnswerWasLostComesAgain) {
  sitDown();
  say(a_, black_, kBlackToken);
  hears(white_, "move");
  silenced_ = {"b"};
  say(b_, white_, kWhiteToken);
  hears(black_, "move");
  EXPECT_TRUE(wait([&] { return shared_.games[game_].stored.records.size() == 4; }));
  silenced_.clear();
  isClosed(white_);
}

TEST_F(ClusterTest, WhoseWordWasLostComesAgain) {
  sitDown();
  say(a_, black_, kBlackToken);
  hears(white_, "move");
  silenced_ = {"a"};
  say(b_, white_, kWhiteToken);
  context_.restart();
  context_.run_for(std::chrono::milliseconds(50));
  silenced_.clear();
  isClosed(white_);
}

TEST_F(ClusterTest, WhileTheBusIsAwayWhatIsSaidElsewhereIsRefusedAndOwnGamesGoOn) {
  sitDown();
  isUp_ = false;
  say(a_, black_, kBlackToken);
  hears(black_, "ack");
  say(b_, white_, R"({"t":"chat","id":"c","text":"hello"})");
  hears(white_, "refusal");
  isUp_ = true;
  hears(white_, "move");
  EXPECT_EQ(white_->closed, "");
}

TEST_F(ClusterTest, WhenTheOwnerIsGoneItsPlayersComeAgainAndTheGameGoesOn) {
  sitDown();
  silenced_ = {"a", "b"};
  shared_.living = {"b"};
  isClosed(white_);
  b_.games.find(game_)->leave(white_);
  white_ = enter(b_, whiteToken_);
  hears(white_, "welcome");
  EXPECT_EQ(shared_.games[game_].owner, "b");
}

TEST_F(ClusterTest, WhoComesBeforeTheLeaseOfADeadOwnerRanOutWaitsForTheGame) {
  sitDown();
  silenced_ = {"a", "b"};
  const auto player = enter(b_, table_["token"]);
  wait([&] { return b_.metrics.clientsElsewhere > 1; });
  shared_.living = {"b"};
  hears(player, "welcome");
  EXPECT_EQ(shared_.games[game_].owner, "b");
  EXPECT_EQ(player->closed, "");
}

}  // namespace
}  // namespace tengen::server
