// The game of a table: a GameSession that is told the time, whose proposals of dead stones are
// thought about elsewhere, and that keeps little, for there are thousands of them.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "online/names.h"
#include "online/table_settings.h"
#include "online/told_judgement.h"
#include "session/game_session.h"

namespace tengen::online {

class HostedGame {
 public:
  HostedGame(const TableSettings& settings, const BothSides<std::string>& names,
             const std::string& date, TimePoint now);
  HostedGame(const HostedGame&) = delete;
  HostedGame& operator=(const HostedGame&) = delete;

  // Time: what was told last is now. The clock stands still until start(), whatever is played
  // before, and while the two have agreed on a pause.
  void setTime(TimePoint now) { now_ = now; }
  void start();
  bool isStarted() const { return isStarted_; }
  void setPaused(bool isPaused);
  bool isPaused() const { return isPaused_; }

  // Questions
  const GameSession& session() const { return *session_; }
  BoardSize size() const { return session_->tree().size(); }
  int moves() const { return session_->position().moveNumber(); }
  bool isOver() const { return session_->result().has_value(); }
  bool hasClock() const;
  // When the flag of the side to move falls if nothing happens; as it was at this earlier moment.
  std::optional<TimePoint> flagFallsAt(TimePoint asOf) const;
  // How many moves are left when this side's last one is taken back; nothing if it made none.
  std::optional<int> movesBeforeLastOf(Color color) const;

  // Actions; those of the session that nothing has to be added to.
  GameSession& session() { return *session_; }
  bool takeBackTo(int moves);
  // The answer to what the session wants judged. False if it waits for none.
  bool propose(const Marks& marks) { return judgement_.propose(*session_, marks); }
  void giveTime(Color color, Milliseconds time);

 private:
  // A present that no move has recorded yet: taking back moves must not take it away.
  struct Gift {
    Color color;
    Milliseconds time;
    int moves;  // made when it was given
  };
  int lastMoveOf(Color color) const;  // its number; 0 if there is none

  mutable TimePoint now_;
  ToldJudgement judgement_;
  std::vector<Gift> gifts_;
  bool isStarted_ = false;
  bool isPaused_ = false;
  std::unique_ptr<GameSession> session_;
};

}  // namespace tengen::online
