// One seat at a table far away, as docs/protocol.md wants it: frames in, frames and wishes out, the
// time passed in. It finds what was missed and asks for it, keeps every command until the server
// has answered it and sends it again after a broken connection, and says when to connect again.
// No sockets: whoever has one (apps/client) does what tick() asks for and tells what came of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "clock/clock.h"
#include "online/followed_table.h"
#include "online/names.h"

namespace tengen::remote {

// Something a front end may want to show.
struct News {
  enum class Kind : uint8_t {
    Welcome,   // the whole table is known, again perhaps
    Event,     // `message` is one of the table's, the next
    Done,      // `command` was
    Refused,   // `command` was not: `message` has the code and the reason
    Presence,  // who is there
    Queue,     // botQueue() is another
    Record,    // `message` has the game as SGF
  };
  Kind kind;
  online::Json message;
  online::Json command = {};
};

// Whether the two players are at the table.
struct Presence {
  online::BothSides<bool> isHere{true, true};
  online::BothSides<std::optional<TimePoint>> claimAt;  // from then on the game may be claimed
  int watchers = 0;
};

// Turns at other tables that come before the bot's at this one, and about how long that takes.
struct BotQueue {
  int ahead;
  std::chrono::seconds time;

  friend bool operator==(const BotQueue&, const BotQueue&) = default;
};

class TableClient {
 public:
  // The seed is for what must not be guessed or done by all at once: ids and pauses.
  TableClient(std::string game, std::string token, uint64_t seed);

  enum class Line : uint8_t {
    Waiting,     // until it is tried again
    Connecting,  // or saying hello
    Open,
    Closed,  // for good: closedBecause()
  };

  // Questions
  Line line() const { return line_; }
  const std::string& closedBecause() const { return closedBecause_; }  // a code of `closing`
  const std::string& game() const { return game_; }
  const std::string& token() const { return token_; }
  const online::FollowedTable& table() const { return table_; }
  std::optional<online::Seat> seat() const { return seat_; }  // nothing before the first welcome
  const Presence& presence() const { return presence_; }
  const std::optional<BotQueue>& botQueue() const { return botQueue_; }  // nothing: none waits
  TimePoint tableTime(TimePoint now) const { return now - timeOffset_; }
  bool hasUnanswered() const { return !unanswered_.empty(); }
  bool hasUnanswered(std::string_view type) const;  // of this kind

  // What is to be done with the connection now. Asked again and again.
  enum class Wish : uint8_t { Nothing, Connect, HangUp };
  Wish tick(TimePoint now);

  // What became of it. After HangUp nothing more is told of the old one.
  void opened(TimePoint now);
  void broke(TimePoint now);
  std::optional<News> hear(std::string_view frame, TimePoint now);
  std::vector<std::string> takeFrames();  // to be sent, in this order

  // Something that must be done, once: it gets an id and is sent until it is answered.
  void send(online::Json command, TimePoint now);
  // A question that needs no answer if the connection breaks.
  void ask(const online::Json& question, TimePoint now);

 private:
  void write(const online::Json& message, TimePoint now);
  void expectAnswer(TimePoint now);
  void noteAlive(TimePoint now);
  void noteTime(const online::Json& message, TimePoint now);
  std::optional<News> welcomed(online::Json message, TimePoint now);
  std::optional<News> happened(online::Json event, TimePoint now);
  std::optional<News> answered(online::Json message);
  std::optional<News> presenceChanged(online::Json message);
  std::optional<News> queueChanged(online::Json message);
  void closing(const online::Json& message, TimePoint now);
  void sync(TimePoint now);
  std::string newId();

  std::string game_;
  std::string token_;
  Random random_;
  online::FollowedTable table_;
  std::optional<online::Seat> seat_;
  Presence presence_;
  std::optional<BotQueue> botQueue_;

  Line line_ = Line::Waiting;
  std::string closedBecause_;
  TimePoint connectAt_ = TimePoint::min();
  std::optional<TimePoint> answerBy_;  // then the connection is dead, whatever it says itself
  TimePoint heardAt_{0};
  int attempts_ = 0;
  bool hasHungUp_ = false;  // by itself; tick() has not said so yet
  bool isSyncing_ = false;
  TimePoint timeOffset_{0};
  bool isTimeKnown_ = false;  // in this connection
  std::vector<online::Json> unanswered_;
  std::vector<std::string> frames_;
};

}  // namespace tengen::remote
