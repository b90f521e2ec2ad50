#include "remote/mirrored_game.h"

#include <algorithm>

namespace tengen::remote {
namespace {

std::vector<Turn> movesTo(const GameTree& tree, NodeId node) {
  std::vector<Turn> moves;
  for (const NodeId id : tree.pathTo(node)) {
    if (const auto turn = tree.moveAt(id)) moves.push_back(*turn);
  }
  return moves;
}

size_t commonLength(const std::vector<Turn>& a, const std::vector<Turn>& b) {
  const auto [end, unused] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<size_t>(end - a.begin());
}

bool isCounted(const GameResult& result) {
  return result.kind == GameResult::Kind::Counted || result.kind == GameResult::Kind::Draw;
}

}  // namespace

// Table time as the session sees it: it stops short of the flag, which is the server's to let fall.
struct MirroredGame::Time {
  TimePoint now{0};
  TimePoint flagFalls = TimePoint::max();
};

MirroredGame::MirroredGame() : time_(std::make_shared<Time>()) {}

std::unique_ptr<GameSession> MirroredGame::begin(const TableView& table, std::optional<Color> own,
                                                 const std::string& date,
                                                 GameSession::Parts parts) {
  GameSetup setup = online::setupOf(table.settings);
  setup.blackName = table.names.black.value_or("");
  setup.whiteName = table.names.white.value_or("");
  setup.date = date;
  judgement_ = {};
  judgement_.sitIn(parts);
  *time_ = {};
  parts.time = [time = time_] { return time->now; };
  parts.black = std::make_unique<RemotePlayer>();
  parts.white = std::make_unique<RemotePlayer>();
  const bool waits = table.phase == Phase::Waiting;
  if (own && !waits) (*own == Color::Black ? parts.black : parts.white) = nullptr;  // a person
  auto session = GameSession::start(setup, std::move(parts));
  if (!session) return nullptr;
  names_ = table.names;
  latest_ = (*session)->node();
  own_.reset();
  isOver_ = false;
  clocksTold_.reset();
  (*session)->setPaused(waits);
  return std::move(*session);
}

bool MirroredGame::isOf(const TableView& table) const {
  return names_ == table.names && latest_ != kNoNode;
}

void MirroredGame::moved(const GameSession& session, int movesBefore, Turn turn) {
  own_ = OwnMove{static_cast<size_t>(movesBefore), turn};
  latest_ = session.node();
  const auto left = session.untilFlagFalls();  // of the other side, whose clock runs here already
  time_->flagFalls = left ? time_->now + *left : TimePoint::max();
}

void MirroredGame::setTime(TimePoint tableTime) {
  time_->now = std::min(tableTime, time_->flagFalls - Milliseconds{1});
}

bool MirroredGame::follow(GameSession& session, const TableView& table) {
  if (isOver_) return true;
  const bool isGame = followMoves(session, expectedMoves(table)) &&
                      (own_.has_value() || followPhase(session, table));
  latest_ = session.node();
  followClocks(session, table);
  return isGame;
}

// Those of the table, and one's own that is on its way: not for long where the game has ended.
std::vector<Turn> MirroredGame::expectedMoves(const TableView& table) {
  std::vector<Turn> expected = table.moves;
  const bool isOver = table.phase == Phase::Over || table.phase == Phase::Cancelled;
  if (own_ && (isOver || own_->movesBefore != expected.size())) own_.reset();
  if (own_) expected.push_back(own_->turn);
  return expected;
}

bool MirroredGame::followMoves(GameSession& session, const std::vector<Turn>& expected) {
  const bool isThere = session.node() == latest_ || session.goTo(latest_);
  const std::vector<Turn> made = movesTo(session.tree(), session.node());
  const size_t common = commonLength(made, expected);
  // Where passes cost a stone the session has made White's last one already.
  const bool isPassAhead = session.counting() && made.size() == expected.size() + 1 &&
                           made.back() == Turn{Color::White, Move::pass()} &&
                           session.position().rules().passStones && common == expected.size();
  if (isPassAhead) return isThere;
  for (size_t i = made.size(); i > common; --i) {
    if (!session.takeBack()) return false;
  }
  for (size_t i = common; i < expected.size(); ++i) {
    const Turn& turn = expected[i];
    if (movesTo(session.tree(), session.node()).size() > i) continue;  // White's last pass
    if (session.counting() && !session.resume(opponent(turn.color))) return false;
    if (!session.play(turn.color, turn.move)) return false;
  }
  return isThere;
}

bool MirroredGame::followPhase(GameSession& session, const TableView& table) {
  switch (table.phase) {
    case Phase::Waiting:
      session.setPaused(true);
      return true;
    case Phase::Playing:
      if (session.counting() && table.isJustMoved) return true;  // the count comes next
      return followTurn(session, table.toMove);
    case Phase::Paused:
      session.setPaused(true);
      return true;
    case Phase::Counting:
      if (table.count) followCount(session, *table.count);
      return table.count.has_value();
    case Phase::Over:
    case Phase::Cancelled:
      return followEnd(session, table);
  }
  return false;
}

// After two passes, and those taken back and made again, it is the turn of whom resuming says.
bool MirroredGame::followTurn(GameSession& session, Color toMove) {
  const auto last = session.tree().moveAt(session.node());
  if (!session.counting() && session.turn() != toMove && last) {
    if (!session.takeBack() || !session.play(last->color, last->move)) return false;
  }
  if (session.counting() && !session.resume(opponent(toMove))) return false;
  session.setPaused(false);
  return session.turn() == toMove;
}

void MirroredGame::followCount(GameSession& session, const TableView::Counting& count) {
  if (!session.counting()) static_cast<void>(session.count());
  if (!session.counting()) return;
  const bool isOther = count.isJudging || session.counting()->marks() != count.marks;
  if (isOther && !session.isJudging()) static_cast<void>(session.proposeAgain());
  if (!count.isJudging) judgement_.propose(session, count.marks);
}

// By the marks of the count, so that the record has its territory; whatever our own count says, the
// result is the server's.
bool MirroredGame::followEnd(GameSession& session, const TableView& table) {
  const GameResult result = table.result.value_or(GameResult{GameResult::Kind::Void});
  if (isCounted(result) && table.count) {
    TableView::Counting last = *table.count;
    last.isJudging = false;
    followCount(session, last);
  }
  isOver_ = true;
  const bool isSame = session.counting() && session.score().result == result;
  return static_cast<bool>(isSame ? session.accept() : session.end(result));
}

void MirroredGame::followClocks(GameSession& session, const TableView& table) {
  if (!table.clocks || isOver_ || own_ || clocksTold_ == table.clocks) return;
  const TimePoint asOf = table.clocks->asOf;
  clocksTold_ = table.clocks;
  // While the server can store nothing its clocks stand still, and so does ours.
  const bool isStanding = table.phase == Phase::Playing && !table.clocks->running;
  time_->flagFalls = isStanding ? asOf + Milliseconds{1} : TimePoint::max();
  BothSides<SideTime> left = table.clocks->left;
  if (const auto running = table.clocks->running) {
    const Side side = *running == Color::Black ? Side::Black : Side::White;
    Clock told(session.clock().settings());
    told.set(side, left[*running], asOf);
    told.start(side, asOf);
    if (const auto falls = told.untilFall(asOf)) time_->flagFalls = asOf + *falls;
    setTime(std::max(time_->now, asOf));
    left[*running] = told.left(side, time_->now);
  }
  for (const Color color : {Color::Black, Color::White})
    static_cast<void>(session.setClock(color, left[color]));
}

}  // namespace tengen::remote
