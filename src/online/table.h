// One game between two people who are not in one room: two seats, those who look on, and what the
// two agree on. Commands come in with the seat they come from and the time; numbered events and
// refusals come out (docs/protocol.md). Rules, clocks and counting are GameSession's. No sockets,
// no threads, no clock and no chance of its own.
//
// Between deciding and announcing stands the store. What a table decides it has done in its memory;
// the records it returns are to be stored all or none, in order, and only then is anybody told:
// whatever a table says (answers, welcomes, presence) may be sent when every record it returned
// before is safe. If storing fails the table is thrown away and restored from what is stored: what
// nobody was told has not happened.
//
// A record is the very text everybody is sent, so a store can answer `sync` without a table, and
// the records alone bring a table back exactly, but for who is connected.
//
// Times are the caller's steady milliseconds. One thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "online/hosted_game.h"
#include "online/lag_quota.h"
#include "online/message.h"
#include "online/names.h"
#include "online/table_event.h"
#include "online/table_settings.h"

namespace tengen::online {

// An event with its number, to be stored and then sent to all.
struct Record {
  uint64_t number;
  std::string text;

  friend bool operator==(const Record&, const Record&) = default;
};
using Records = std::vector<Record>;

struct Decision {
  Records records;     // none for a refusal, unless time was up when it came
  std::string answer;  // to who sent the command: an ack or a refusal
};

// What sets a table up, beside its settings.
struct TableOwner {
  std::string game;  // the name of the table
  Color seat = Color::Black;
  std::string name = {};  // see plainLine()
  std::string date = {};  // as SGF writes it: 2024-03-31
  std::string bot = {};   // see Table::Bot; a person has none
};

class Table {
 public:
  struct Opened;
  static Opened create(const TableOwner& owner, const TableSettings& settings, TimePoint now);
  // The table of these records, each as it was stored, from number 1 on. Its time goes on from
  // `tableTime`, or where that is earlier, from the last record: time when nobody could play does
  // not count. Nothing if they are no table.
  static std::unique_ptr<Table> restore(const std::string& game,
                                        const std::vector<std::string>& records,
                                        TimePoint tableTime, TimePoint now);
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // What people do
  Decision decide(Seat seat, const Command& command, TimePoint now);
  // The other seat, for whoever has the invitation; or for a bot of this level.
  Result<Records, Refusal> join(const std::string& name, TimePoint now,
                                const std::string& bot = {});
  // A seat has a connection, or none any more. Not stored; what follows from it is done by the next
  // tick, which is due at once then.
  void setPresence(Color seat, bool isHere, TimePoint now);
  // A ping of this seat was answered after so long: its clock is spared that. Not stored.
  void setLag(Color seat, Milliseconds roundTrip) { lag_[seat].measured(roundTrip); }

  // What time does
  // Flags, and counts nobody answers; and what follows from who is there: a clock that starts, an
  // offer whose maker has left.
  Records tick(TimePoint now);
  std::optional<TimePoint> nextTick(TimePoint now) const;  // when there is something to do next
  TimePoint timeAt(TimePoint now) const;                   // table time
  // Nothing can be stored, so nobody can move: table time stands still until it goes on, and with
  // it every clock. Not stored.
  void standStill(TimePoint now);
  void goOn(TimePoint now);
  bool isStandingStill() const { return isStandingStill_; }
  // Nobody is at it now: keeps little until somebody asks again.
  void rest();

  // What somebody must think about: dead stones are to be proposed for this board. Asked after
  // every call that returned records; the answer is given with the number of its question.
  struct Question {
    uint64_t number;
    Board board;
    Color toMove;
  };
  std::optional<Question> wantsJudgement() const;
  Records judged(uint64_t number, const Marks& marks, TimePoint now);

  // Frames
  std::string welcome(Seat seat, TimePoint now);
  std::string presence(int watchers, TimePoint now) const;
  std::string synced(TimePoint now) const;
  std::string sgf() const;

  // Questions
  const std::string& name() const { return name_; }  // of the game
  const TableSettings& settings() const { return settings_; }
  uint64_t number() const { return number_; }  // of the latest event
  Phase phase() const;
  std::optional<Color> freeSeat() const;  // while somebody is waited for
  const BothSides<std::optional<std::string>>& players() const { return players_; }
  // The seat that a program of the server has, and how strong it plays. It is played by commands
  // like any other; whoever waits for one that is away need not wait long.
  struct Bot {
    Color seat;
    std::string level;
  };
  const std::optional<Bot>& bot() const { return bot_; }

  // After a rematch was agreed on: the name of the new game, and its table. The tokens that open
  // this one open it too, the colours being changed; not where one side gets stones.
  const std::optional<std::string>& rematch() const { return rematch_; }
  bool doColorsChange() const { return settings_.handicap == 0; }
  Opened openRematch(const std::string& date, TimePoint now) const;

  // For those who write frames (table_json.h)
  struct StandingOffer {
    uint64_t n;
    OfferKind what;
    Color by;
    int64_t moves;  // Undo: how many would be left

    friend bool operator==(const StandingOffer&, const StandingOffer&) = default;
  };
  struct ChatLine {
    uint64_t n;
    Color by;
    std::string text;
  };
  struct Taken {
    Points captured;
    Points lost;  // the mover's own, by suicide
  };
  const HostedGame& game() const { return *game_; }
  const std::optional<StandingOffer>& offer() const { return offer_; }
  uint64_t revision() const { return revision_; }
  const BothSides<bool>& agreed() const { return agreed_; }
  std::optional<TimePoint> countDeadline() const { return countDeadline_; }
  // How the game ends by the last proposal of the server; nothing before there is one.
  std::optional<GameResult> proposedResult() const;
  const std::vector<ChatLine>& chat() const { return chat_; }
  const Taken& lastTaken() const { return lastTaken_; }
  const std::optional<End>& end() const { return end_; }
  const std::string& finalCount() const { return finalCount_; }  // its JSON; empty if not counted

 private:
  explicit Table(std::string name);

  // Commands, one function each: it refuses, or lets happen what is to happen.
  using Outcome = std::optional<Refusal>;
  Outcome move(Color by, const Command& command);
  Outcome resign(Color by, const Command& command);
  Outcome cancel(Color by, const Command& command);
  Outcome makeOffer(Color by, const Command& command);
  Outcome answer(Color by, const Command& command);
  Outcome mark(Color by, const Command& command);
  Outcome agree(Color by, const Command& command);
  Outcome propose(Color by, const Command& command);
  Outcome resume(Color by, const Command& command);
  Outcome claim(Color by, const Command& command);
  Outcome addTime(Color by, const Command& command);
  Outcome say(Color by, const Command& command);
  bool isTooMuch(Color by, Command::Kind kind) const;
  Outcome obey(Color by, const Command& command);

  Outcome whyNotOffer(Color by, OfferKind what) const;
  Outcome whyNotCount(uint64_t revision) const;
  void accept(StandingOffer offer, Color by);
  enum class Patience : uint8_t { None, ForLag };  // with a flag whose move may be on its way
  void endByTime(Patience patience);
  void followPresence();
  bool isStartDue() const;   // of the clock
  bool isOfferLeft() const;  // of another game, by who made it
  std::optional<TimePoint> flagFallsAt(Patience patience) const;
  void endByProposal(End why, std::optional<Color> by);
  bool isAwaited(Color seat) const;     // is away, and who is there waits for an answer
  TimePoint graceOf(Color seat) const;  // its end, if they are awaited until then
  bool isDecidable(Phase phase) const;

  // Events: made true and written, one after the other.
  void happen(TableEvent event);
  bool apply(const TableEvent& event);
  bool applyKind(const TableEvent& event);
  bool applyMove(const TableEvent& event);
  bool applyMarks(const TableEvent& event);
  bool applyOver(const TableEvent& event);
  void seat(const TableEvent& event);
  void beginGame();
  void renewCount(uint64_t revision);
  void extendCount();
  Records takeRecords();

  void setTime(TimePoint now);
  bool wasDone(Color by, const std::string& id, uint64_t& number) const;
  void rememberDone(Color by, const std::string& id, uint64_t number);

  std::string name_;
  TableSettings settings_;
  std::string date_;
  BothSides<std::optional<std::string>> players_;  // their names; nothing: the seat is free
  std::optional<Bot> bot_;
  std::optional<HostedGame> game_;
  bool isCancelled_ = false;
  std::optional<End> end_;

  std::optional<StandingOffer> offer_;
  // Or withdrawn, since the last move.
  BothSides<std::array<bool, kOfferNames.size()>> wasDeclined_;
  uint64_t revision_ = 0;  // the event that made the marks of the count
  BothSides<bool> agreed_;
  BothSides<bool> hasAgreed_;      // in this count, if only to other marks
  BothSides<bool> owesStone_;      // has resumed play from a count, and since then only passed
  std::optional<Marks> proposal_;  // the server's last in this count
  std::optional<TimePoint> countDeadline_;
  TimePoint countBegan_{0};
  std::string finalCount_;
  std::vector<ChatLine> chat_;  // the latest
  std::optional<std::string> rematch_;
  Taken lastTaken_;

  uint64_t number_ = 0;
  TimePoint time_{0};       // table time now
  TimePoint clockTime_{0};  // of the latest event that could touch the clock
  TimePoint offset_{0};     // of table time from the caller's
  bool isStandingStill_ = false;
  Records records_;  // of the call that is going on
  std::string commandId_;
  // Commands that were done, the latest of each seat: a retry gets the same answer.
  struct Done {
    uint64_t idHash;
    uint64_t number;
  };
  BothSides<std::vector<Done>> done_;
  // Events of each side so far.
  BothSides<int> chatLines_;
  BothSides<int> besideMoves_;  // neither lines nor moves

  BothSides<bool> isHere_;
  BothSides<bool> hasLeft_;  // since the table was made or restored
  BothSides<LagQuota> lag_;
  BothSides<Milliseconds> awaited_;  // since they left, by somebody who was there
};

struct Table::Opened {
  std::unique_ptr<Table> table;
  Records records;
};

}  // namespace tengen::online
