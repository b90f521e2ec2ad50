// Any bytes as a message of a client, as a body of HTTP and as a stored event, each line one; and
// what is a command is done at a table, by one side after the other. Whatever happens there, its
// records bring the same table back.
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "online/message.h"
#include "online/table.h"

namespace {

using namespace tengen::online;
using tengen::Color;
using tengen::TimePoint;

constexpr size_t kMostLines = 200;

class Game {
 public:
  Game() {
    const auto settings = parseSettings(
        Json{{"size", 3},
             {"clock", {{"system", "byoyomi"}, {"main", 9}, {"periods", 2}, {"period", 9}}}});
    auto opened = Table::create({"g", Color::Black, "Ada"}, *settings, TimePoint{0});
    table_ = std::move(opened.table);
    keep(opened.records);
    keep(*table_->join("Grace", TimePoint{0}));
    for (const Color color : {Color::Black, Color::White})
      table_->setPresence(color, true, TimePoint{0});
  }

  void say(const std::string& line) {
    const auto message = parseMessage(line);
    if (!message) return;
    const auto* command = std::get_if<Command>(&*message);
    if (!command) return;
    now_ += TimePoint{100};
    const Decision decision =
        table_->decide(lines_++ % 2 == 0 ? Seat::Black : Seat::White, *command, now_);
    if (!parseObject(decision.answer)) std::abort();
    keep(decision.records);
    if (const auto question = table_->wantsJudgement())
      keep(table_->judged(question->number, tengen::Marks({3, 3}), now_));
  }

  void comeBack() {
    const auto again = Table::restore("g", stored_, table_->timeAt(now_), now_);
    if (!again || again->welcome(Seat::Watch, now_) != table_->welcome(Seat::Watch, now_))
      std::abort();
  }

 private:
  void keep(const Records& records) {
    for (const Record& record : records)
      stored_.push_back(record.text);
  }

  std::unique_ptr<Table> table_;
  std::vector<std::string> stored_;
  TimePoint now_{0};
  size_t lines_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  Game game;
  std::vector<std::string> lines;
  std::istringstream text(bytes);
  for (std::string line; std::getline(text, line) && lines.size() < kMostLines;) {
    static_cast<void>(parseCreate(line));
    static_cast<void>(parseJoin(line));
    game.say(line);
    lines.push_back(line);
  }
  game.comeBack();
  static_cast<void>(Table::restore("g", lines, TimePoint{0}, TimePoint{0}));
  return 0;
}
