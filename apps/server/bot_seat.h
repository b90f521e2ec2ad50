// Tengen at a table of the server: what it does with its seat. It looks at the table after
// everything that happens there and answers with the commands a person would send; moves it has
// from engines that all bots share. It accepts every offer, agrees to the count it thinks right,
// objects once to another, and plays no faster than people can follow.
//
// Keeps no game of its own: a table that was loaded anew is looked at like any other. One thread at
// a time; times are those of the table's caller.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "online/table.h"

#include "apps/server/bot_engines.h"

namespace tengen::server {

class BotSeat {
 public:
  // Who keeps the table.
  struct Host {
    std::function<bool(const online::Command&)> obey;  // false: nothing came of it
    std::function<void(std::string frame)> tell;       // everybody who is there
    std::function<void(TimePoint)> wakeAt;             // look() then, at the latest
    // Runs this where look() is called, and then look(); from any thread, also when both are gone:
    // then it does nothing.
    std::function<void(std::function<void()>)> post;
  };

  BotSeat(const online::Table::Bot& bot, BotEngines& engines, Host host);
  BotSeat(const BotSeat&) = delete;
  BotSeat& operator=(const BotSeat&) = delete;
  ~BotSeat();

  Color color() const { return color_; }
  bool isHere() const { return failures_ < kTries; }     // else no engine plays for it
  bool isBusy() const { return asked_.has_value(); }     // a move is on its way
  const std::string& notice() const { return notice_; }  // while it waits: what was told last

  // Does whatever is to be done.
  void look(const online::Table& table, TimePoint now);

  static constexpr int kTries = 2;  // to get a move; then it is away for a while

 private:
  struct Asked {
    engine::Game game;
    TimePoint since;
    uint64_t number;  // of all that was asked
    BotEngines::Ticket ticket = 0;
    std::optional<BotThought> thought = std::nullopt;
  };

  bool act(const online::Table& table, TimePoint now);  // false: nothing is left to do
  bool answerOffer(const online::Table& table);
  bool play(const online::Table& table, TimePoint now);
  bool count(const online::Table& table, TimePoint now);
  void ask(const online::Table& table, TimePoint now);
  void tellWait(TimePoint now);
  void heard(uint64_t number, const Result<BotThought, engine::EngineError>& thought);
  bool say(const online::Table& table, online::Command command);
  bool givesUp(const online::Table& table);
  void fail();
  void forget();

  const Color color_;
  const std::string level_;
  BotEngines& engines_;
  const Host host_;

  std::optional<Asked> asked_;
  uint64_t lastAsked_ = 0;
  std::string notice_;
  int failures_ = 0;                   // in a row
  std::optional<TimePoint> tryAgain_;  // while it is away
  int hopelessTurns_ = 0;
  // Of a count: its marks since when, and how many moves there were when it objected.
  uint64_t revision_ = 0;
  TimePoint revisionSince_{0};
  std::optional<int> objectedAt_;
};

// How long to think in a game with a clock.
Milliseconds thinkingTime(const TimeSettings& time, const SideTime& left);

}  // namespace tengen::server
