// A game of the server over a store that does what it is told to, and people who listen to it.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judge/playout_judge.h"

#include "apps/server/games.h"
#include "apps/server/live_game.h"

namespace tengen::server {

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
  GameTime time_;
  std::atomic<bool> isStopping_ = false;
  PublicTables publicTables_;
  Games games_{{context_, store_, tokens_, judging_, metrics_, publicTables_, time_, isStopping_},
               {.openTables = true, .club = "Tengen"}};
  Json table_;
  Json seat_;
  std::string name_;
  std::shared_ptr<Watcher> black_;
  std::shared_ptr<Watcher> white_;
};

inline constexpr const char* kMove = R"({"t":"move","id":"m","number":0,"at":"cc"})";

}  // namespace tengen::server
