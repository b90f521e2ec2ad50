// A game far away as a session here, so that a front end shows it as it shows any game: the session
// is led to what the table says, and the server's word is the last. The judge and the clock are the
// server's: dead stones are those it names, times those it tells, and no flag falls before it says
// so. Moves of one's own stand on the board at once and go away again if they are refused.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "online/told_judgement.h"
#include "remote/table_view.h"
#include "session/game_session.h"

namespace tengen::remote {

// Whoever moves for a side elsewhere: answers when the server says so.
class RemotePlayer final : public Player {
 public:
  void think(GameSession&) override {}
  void stop() override {}
  std::optional<Move> moveByClick(Point) const override { return std::nullopt; }
};

class MirroredGame {
 public:
  MirroredGame();

  // The session of this table, at its start. Parts are the front end's, but for the judge, the time
  // and the players: `own` is the side that moves here, nothing for those who look on.
  std::unique_ptr<GameSession> begin(const TableView& table, std::optional<Color> own,
                                     const std::string& date, GameSession::Parts parts);
  // Whether the session that was begun is still this table's: not once the other player has sat
  // down, whose name the record bears.
  bool isOf(const TableView& table) const;

  // Leads the session to what the table says. False if no game can be like that.
  bool follow(GameSession& session, const TableView& table);
  // Is the session where the latest move is?
  bool isAtLatest(const GameSession& session) const { return session.node() == latest_; }

  // A move was made in the session at its latest node and is on its way to the server, which has
  // had so many before it; until the table has it, or it was refused.
  void moved(const GameSession& session, int movesBefore, Turn turn);
  void moveRefused() { own_.reset(); }
  bool isMoveOnItsWay() const { return own_.has_value(); }

  void setTime(TimePoint tableTime);

 private:
  struct OwnMove {
    size_t movesBefore;
    Turn turn;
  };
  struct Time;

  std::vector<Turn> expectedMoves(const TableView& table);
  bool followMoves(GameSession& session, const std::vector<Turn>& expected);
  bool followPhase(GameSession& session, const TableView& table);
  bool followTurn(GameSession& session, Color toMove);
  void followCount(GameSession& session, const TableView::Counting& count);
  bool followEnd(GameSession& session, const TableView& table);
  void followClocks(GameSession& session, const TableView& table);

  online::ToldJudgement judgement_;
  std::shared_ptr<Time> time_;
  BothSides<std::optional<std::string>> names_;
  NodeId latest_ = kNoNode;
  std::optional<TableView::Clocks> clocksTold_;  // each is taken over once
  std::optional<OwnMove> own_;
  bool isOver_ = false;
};

}  // namespace tengen::remote
