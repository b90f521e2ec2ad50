// Two who do anything, a network that loses, doubles and reorders, and a server that ends without
// warning or cannot store: in every game all see the same after every event, the rules are kept,
// and what was acknowledged happened once. The same seed is the same game.
//
//   TENGEN_RANDOM_TABLES=10000 online_test --gtest_filter='RandomTables.*'
#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <memory>

#include "base/decimal.h"
#include "base/os/environment.h"
#include "online/followed_table.h"
#include "online/random_player.h"
#include "online/table.h"
#include "rules/notation.h"
#include "rules/slow_board.h"

namespace tengen::online {
namespace {

// What the rules say about a game, by the slow board.
class RulesModel {
 public:
  RulesModel(BoardSize size, const Ruleset& rules) : games_{SlowGame(size, rules)} {}

  void follow(const Json& event) {
    const std::string type = event["type"];
    if (type == "undone") games_.resize(event["number"].get<size_t>() + 1, games_[0]);
    if (type != "move") return;
    const Color by = event["by"] == "black" ? Color::Black : Color::White;
    const Move move = moveAt(event["at"]);
    SlowGame next = games_.back();
    EXPECT_FALSE(next.whyIllegal(by, move)) << event;
    next.play(by, move);
    games_.push_back(std::move(next));
    EXPECT_EQ(event["number"], games_.size() - 1);
    EXPECT_EQ(event["prisoners"]["black"], games_.back().prisoners[0]);
    EXPECT_EQ(event["prisoners"]["white"], games_.back().prisoners[1]);
  }
  bool isIllegal(Color by, const std::string& point) const {
    return games_.back().whyIllegal(by, moveAt(point)).has_value();
  }
  Json stones() const {
    const SlowBoard& board = games_.back().board;
    Json rows = Json::array();
    for (int y = 0; y < board.size.height; ++y) {
      std::string row;
      for (int x = 0; x < board.size.width; ++x)
        row +=
            ".XO"[static_cast<size_t>(board.stones[board.size.pointAt(y * board.size.width + x)])];
      rows.push_back(row);
    }
    return rows;
  }

 private:
  Move moveAt(const std::string& point) const {
    if (point == "pass") return Move::pass();
    return Move::at(*parsePoint(point, games_[0].board.size, Notation::Sgf));
  }
  std::vector<SlowGame> games_;  // by number of moves
};

// What everybody must see alike after the event of this number. Clocks are left out: they are as of
// a moment.
Json pictureOf(const FollowedTable& client) {
  Json shown = client.state();
  shown.erase("clocks");
  return shown;
}

struct Person {
  Color color;
  FollowedTable client;
  bool isConnected = false;
  std::deque<std::string> toServer;
  std::deque<std::string> toClient;
  std::map<std::string, std::string> waiting;  // commands without an answer, by id
  std::map<std::string, uint64_t> acked;
  int commands = 0;

  std::string seat() const { return std::string(nameOf(color)); }
};

class World {
 public:
  explicit World(uint64_t seed)
      : random_(seed),
        settings_(randomSettings()),
        model_(settings_.size, setupOf(settings_).rules) {
    auto opened = Table::create({"g", Color::Black, "Ada"}, settings_, now_);
    table_ = std::move(opened.table);
    store(opened.records);
    store(*table_->join("Grace", now_));
  }

  void play() {
    for (int i = 0; i < 3000 && !::testing::Test::HasFailure(); ++i) {
      step(people_[random_.below(2)]);
      const bool isEnd = table_->phase() == Phase::Over || table_->phase() == Phase::Cancelled;
      if (isEnd && random_.below(60) == 0) break;
    }
    for (Person& person : people_)
      settle(person);
    checkStore();
  }

 private:
  bool oneIn(uint32_t n) { return random_.below(n) == 0; }

  TableSettings randomSettings() {
    const char* const rules[] = {"japanese", "chinese", "tromp-taylor", "aga"};
    const char* const clocks[] = {"null", R"({"system":"absolute","main":300})",
                                  R"({"system":"byoyomi","main":20,"periods":3,"period":20})",
                                  R"({"system":"fischer","main":30,"increment":8})",
                                  R"({"system":"canadian","main":20,"stones":5,"period":60})"};
    const Json json{{"size", 2 + random_.below(4)},
                    {"rules", rules[random_.below(4)]},
                    {"clock", Json::parse(clocks[random_.below(5)])}};
    return *parseSettings(json);
  }

  void step(Person& person) {
    if (!person.isConnected) {
      if (oneIn(6)) connect(person);
      return;
    }
    if (oneIn(400)) return restart();
    if (oneIn(150)) return disconnect(person);
    if (oneIn(5)) passTime();
    if (oneIn(4)) answerQuestion();
    if (oneIn(2)) table_->rest();
    if (oneIn(20)) table_->setLag(person.color, Milliseconds{random_.below(3'000)});
    if (oneIn(3)) act(person);
    if (oneIn(30)) disturb(person);
    if (oneIn(2) && !person.toServer.empty()) serve(person);
    if (!person.toClient.empty()) listen(person);
  }

  // The person

  void act(Person& person) {
    if (person.client.isLost()) {
      person.toServer.push_back(toText(Json{{"t", "sync"}, {"since", person.client.number()}}));
      return;
    }
    if (!person.client.state().is_object()) return;
    Json command = randomCommand(random_, person.client.state(), person.seat());
    const std::string id = std::to_string(++person.commands);
    command["id"] = id;
    person.waiting[id] = toText(command);
    person.toServer.push_back(toText(command));
  }

  void listen(Person& person) {
    const Json frame = *parseObject(person.toClient.front());
    person.toClient.pop_front();
    if (frame["t"] == "welcome") {
      person.client.welcome(frame);
      expectPicture(person.client);
      for (const auto& [id, text] : person.waiting)
        person.toServer.push_back(text);
    } else if (frame["t"] == "event") {
      if (person.client.hear(frame)) expectPicture(person.client);
    } else if (frame["t"] == "ack") {
      hearAck(person, frame);
    } else if (frame["t"] == "refusal" && frame["code"] != "unavailable") {
      EXPECT_FALSE(person.acked.contains(frame["id"])) << "first done, then refused";
      person.waiting.erase(frame["id"].get<std::string>());
    }
  }

  void hearAck(Person& person, const Json& ack) {
    const std::string id = ack["id"];
    const uint64_t n = ack["n"];
    const auto [known, isNew] = person.acked.emplace(id, n);
    EXPECT_EQ(known->second, n) << "two answers to one command";
    person.waiting.erase(id);
    ASSERT_LE(n, stored_.size()) << "not stored";
    const Json event = *parseObject(stored_[n - 1]);
    EXPECT_EQ(event["id"], id);
    EXPECT_EQ(event["by"], person.seat());
  }

  void expectPicture(const FollowedTable& client) {
    EXPECT_EQ(pictureOf(client), pictures_.at(client.number()))
        << "after event " << client.number();
  }

  // The network

  void disturb(Person& person) {
    auto& frames = oneIn(2) ? person.toClient : person.toServer;
    if (frames.empty()) return;
    const size_t i = random_.below(static_cast<uint32_t>(frames.size()));
    switch (random_.below(3)) {
      case 0:
        frames.erase(frames.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      case 1:
        frames.push_back(frames[i]);
        break;
      default:
        std::swap(frames[i], frames.front());
    }
  }

  void connect(Person& person) {
    table_->setPresence(person.color, true, now_);
    publish(table_->tick(now_));  // the welcome tells of it
    person.isConnected = true;
    person.toClient.push_back(table_->welcome(seatOf(person.color), now_));
  }

  void disconnect(Person& person) {
    person.isConnected = false;
    person.toServer.clear();
    person.toClient.clear();
    table_->setPresence(person.color, false, now_);
    publish(table_->tick(now_));
  }

  // The server

  void serve(Person& person) {
    const auto message = parseMessage(person.toServer.front());
    person.toServer.pop_front();
    ASSERT_TRUE(message);
    if (const auto* sync = std::get_if<Sync>(&*message)) {
      for (size_t i = sync->since; i < stored_.size(); ++i)
        person.toClient.push_back(stored_[i]);
      person.toClient.push_back(table_->synced(now_));
      return;
    }
    const auto& command = std::get<Command>(*message);
    const Decision decision = table_->decide(seatOf(person.color), command, now_);
    if (!decision.records.empty() && oneIn(100)) {
      // It could not be stored: then it has not happened.
      takeUpAgain();
      person.toClient.push_back(refusalFrame({"unavailable"}, command.id, table_->number(), {}));
      return;
    }
    checkRefusal(person, command, decision);
    publish(decision.records);
    person.toClient.push_back(decision.answer);
  }

  void checkRefusal(const Person& person, const Command& command, const Decision& decision) {
    const Json answer = *parseObject(decision.answer);
    if (answer["t"] != "refusal" || answer["code"] != "illegal") return;
    if (command.kind != Command::Kind::Move || settings_.rules == "aga") return;
    EXPECT_TRUE(model_.isIllegal(person.color, command.at)) << answer;
  }

  void passTime() {
    now_ += Milliseconds{random_.below(oneIn(100) ? 400'000 : 3'000)};
    publish(table_->tick(now_));
  }

  void answerQuestion() {
    const auto question = table_->wantsJudgement();
    if (!question) return;
    Marks marks(settings_.size);
    const Point point = settings_.size.pointAt(
        static_cast<int>(random_.below(static_cast<uint32_t>(settings_.size.points()))));
    if (question->board.at(point) != Stone::None) {
      for (const Point stone : question->board.chainAt(point))
        marks.dead[stone] = true;
    }
    publish(table_->judged(question->number - (oneIn(5) ? 1 : 0), marks, now_));
  }

  void restart() {
    for (Person& person : people_)
      disconnect(person);
    takeUpAgain();
  }

  void takeUpAgain() {
    now_ += Milliseconds{random_.below(1'000'000)};
    table_ = Table::restore("g", stored_, TimePoint{0}, now_);
    ASSERT_TRUE(table_) << stored_.back();
    for (Person& person : people_)
      table_->setPresence(person.color, person.isConnected, now_);
    expectTable();
  }

  void store(const Records& records) {
    for (const Record& record : records) {
      ASSERT_EQ(record.number, stored_.size() + 1);
      stored_.push_back(record.text);
      const Json event = *parseObject(record.text);
      model_.follow(event);
      ASSERT_TRUE(all_.hear(event));
      pictures_[record.number] = pictureOf(all_);
      EXPECT_EQ(all_.state()["stones"], model_.stones());
    }
  }

  void publish(const Records& records) {
    store(records);
    for (const Record& record : records) {
      for (Person& person : people_) {
        if (person.isConnected) person.toClient.push_back(record.text);
      }
    }
    if (!records.empty()) expectTable();
  }

  // The table itself is what its events say.
  void expectTable() {
    FollowedTable fresh;
    fresh.welcome(*parseObject(table_->welcome(Seat::Watch, now_)));
    ASSERT_EQ(fresh.number(), stored_.size());
    EXPECT_EQ(pictureOf(fresh), pictureOf(all_));
  }

  // The end

  // Connects again until every command has its answer: a store may fail even now.
  void settle(Person& person) {
    int tries = 0;
    do {
      disconnect(person);
      connect(person);
      while (!person.toClient.empty() || !person.toServer.empty())
        person.toClient.empty() ? serve(person) : listen(person);
    } while (!person.waiting.empty() && ++tries < 20);
    EXPECT_EQ(person.client.number(), stored_.size());
    EXPECT_TRUE(person.waiting.empty());
  }

  void checkStore() {
    std::map<std::pair<std::string, std::string>, int> times;
    for (const std::string& line : stored_) {
      const Json event = *parseObject(line);
      if (!event.contains("id")) continue;
      EXPECT_EQ(++times[std::pair(event["by"], event["id"])], 1) << event;
    }
  }

  Random random_;
  TableSettings settings_;
  RulesModel model_;
  TimePoint now_{1'000'000};
  std::unique_ptr<Table> table_;
  std::vector<std::string> stored_;
  FollowedTable all_;  // hears everything in order
  std::map<uint64_t, Json> pictures_;
  std::array<Person, 2> people_{Person{Color::Black, {}, false, {}, {}, {}, {}},
                                Person{Color::White, {}, false, {}, {}, {}, {}}};
};

TEST(RandomTables, AllSeeTheSameWhateverTheNetworkDoes) {
  const auto wanted = environment("TENGEN_RANDOM_TABLES");
  const int games = wanted ? parseInteger(*wanted).value_or(0) : 60;
  for (int seed = 0; seed < games; ++seed) {
    World(static_cast<uint64_t>(seed)).play();
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tengen::online
