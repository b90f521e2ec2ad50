// Test only: a table with its store. Commands are text as a client sends it, answers and events are
// JSON. After every call the table is restored from what was stored, and must be the same.
#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "online/json.h"
#include "online/table.h"
#include "rules/notation.h"

namespace tengen::online {

constexpr Seat kBlack = Seat::Black;
constexpr Seat kWhite = Seat::White;
constexpr const char* kClaimWin = R"({"t":"claim","what":"win"})";
constexpr const char* kMinute = R"({"size":5,"clock":{"system":"absolute","main":60}})";

class TestTable {
 public:
  // Two people sit at it. Both have been there, so that its clock runs; now nobody is.
  explicit TestTable(std::string_view settings = R"({"size":5})") : TestTable(settings, Waits{}) {
    join();
    bothCome();
    restart(Milliseconds{0});
  }
  struct Waits {};  // for the second one
  TestTable(std::string_view settings, Waits) {
    auto opened = Table::create({"k3f9", Color::Black, "Ada", "2026-11-16"},
                                *parseSettings(*parseObject(settings)), now);
    table_ = std::move(opened.table);
    keep(opened.records);
  }

  Table& table() { return *table_; }
  // A bot, where it has a level.
  void join(const std::string& bot = {}) {
    const auto joined = table_->join(bot.empty() ? "Grace" : "Tengen " + bot, now, bot);
    ASSERT_TRUE(joined);
    keep(*joined);
  }

  void come(Color seat) { setPresence(seat, true); }
  void leave(Color seat) { setPresence(seat, false); }
  void bothCome() {
    come(Color::Black);
    come(Color::White);
  }

  // The answer to `{"t":"move",...}`; where it has no id, it gets one nobody used.
  Json send(Seat seat, std::string_view text) {
    Json json = *parseObject(text);
    if (!json.contains("id")) json["id"] = "c" + std::to_string(++lastId_);
    const auto message = parseMessage(toText(json));
    if (!message) return {{"t", "bad"}, {"reason", message.error().why.reason}};
    return obey(seat, std::get<Command>(*message));
  }
  Json obey(Seat seat, const Command& command) {
    const Decision decision = table_->decide(seat, command, now);
    keep(decision.records);
    return *parseObject(decision.answer);
  }
  bool does(Seat seat, std::string_view text) { return send(seat, text)["t"] == "ack"; }
  // "illegal ko", or "ack".
  std::string word(Seat seat, std::string_view text) {
    const Json answer = send(seat, text);
    if (answer["t"] != "refusal") return answer["t"];
    const std::string reason = textOr(at(answer, "reason"));
    return answer["code"].get<std::string>() + (reason.empty() ? "" : " " + reason);
  }

  // Points of SGF and passes, by whose turn it is: "cc dd pass".
  void play(std::string_view moves) {
    while (!moves.empty()) {
      const size_t end = std::min(moves.find(' '), moves.size());
      const Json move{{"t", "move"}, {"number", number()}, {"at", moves.substr(0, end)}};
      ASSERT_TRUE(does(turn(), toText(move))) << moves;
      moves.remove_prefix(std::min(end + 1, moves.size()));
    }
  }
  int number() const { return table_->game().moves(); }
  Seat turn() const { return seatOf(table_->game().session().turn()); }
  // The server has thought: these are dead.
  void judge(std::string_view dead) {
    const auto question = table_->wantsJudgement();
    ASSERT_TRUE(question);
    const auto marks =
        parseMarks("dead " + std::string(dead) + " black  white  nobody ", table_->game().size());
    keep(table_->judged(question->number, *marks, now));
  }
  void agree(Seat seat) {
    const Json count = state()["count"];
    const Json agree{{"t", "agree"}, {"revision", count["revision"]}, {"hash", count["hash"]}};
    ASSERT_TRUE(does(seat, toText(agree)));
  }
  // What the network costs Black is measured anew after a restart.
  void setBlackLag(Milliseconds lag) {
    blackLag_ = lag;
    table_->setLag(Color::Black, lag);
  }
  void wait(Milliseconds time) {
    now += time;
    keep(table_->tick(now));
  }

  Json state() { return (*parseObject(table_->welcome(kBlack, now)))["state"]; }
  Json last() const { return *parseObject(stored.back()); }  // the latest event
  Json lastButOne() const { return *parseObject(stored.at(stored.size() - 2)); }
  std::string phase() { return state()["phase"]; }
  std::vector<std::string> types() const {
    std::vector<std::string> all;
    for (const std::string& line : stored)
      all.push_back((*parseObject(line))["type"]);
    return all;
  }

  // The program ends and begins again; `away` passes meanwhile.
  void restart(Milliseconds away) {
    now += away;
    table_ = Table::restore("k3f9", stored, TimePoint{0}, now);
    ASSERT_TRUE(table_);
  }

  std::vector<std::string> stored;
  TimePoint now{5'000'000};

 private:
  void setPresence(Color seat, bool isHere) {
    table_->setPresence(seat, isHere, now);
    keep(table_->tick(now));
    EXPECT_TRUE(table_->tick(now).empty());
  }
  void keep(const Records& records) {
    for (const Record& record : records) {
      EXPECT_EQ(record.number, stored.size() + 1);
      stored.push_back(record.text);
    }
    const auto again = Table::restore("k3f9", stored, table_->timeAt(now), now);
    ASSERT_TRUE(again) << stored.back();
    again->setLag(Color::Black, blackLag_);
    EXPECT_EQ(again->welcome(kWhite, now), table_->welcome(kWhite, now));
    EXPECT_EQ(again->nextTick(now), table_->nextTick(now));
    EXPECT_EQ(again->sgf(), table_->sgf());
    EXPECT_EQ(again->wantsJudgement().has_value(), table_->wantsJudgement().has_value());
  }

  std::unique_ptr<Table> table_;
  int lastId_ = 0;
  Milliseconds blackLag_{0};
};

}  // namespace tengen::online
