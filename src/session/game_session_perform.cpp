// The second half of every edit of a session: making it true. A session that is played and one that
// is recovered from its journal both run through here.
#include <cassert>
#include <utility>

#include "game/edits.h"
#include "game/game_info.h"
#include "game/node_markup.h"
#include "session/game_session.h"
#include "session/mode/over_mode.h"
#include "session/mode/play_mode.h"
#include "session/recorded_marks.h"
#include "sgf/text.h"

namespace tengen {
namespace {

using Kind = Event::Kind;

// What the clock of the side that moved shows: its main time, or its period with what is left to
// play.
TimeLeft timeAfter(Color color, const SideTime& left) {
  const Milliseconds time = left.isOvertime() ? left.period : left.main;
  const double seconds = static_cast<double>(time.count()) / 1000;
  const std::optional<int> count = left.isOvertime() ? std::optional(left.count) : std::nullopt;
  TimeLeft shown;
  (color == Color::Black ? shown.black : shown.white) = seconds;
  (color == Color::Black ? shown.blackOvertimeMoves : shown.whiteOvertimeMoves) = count;
  return shown;
}

}  // namespace

// Any change of the game withdraws an offer, and nobody waits for a judge once the count is left.
bool GameSession::perform(const Event& event) {
  if (!performKind(event)) return false;
  enter(event);
  const bool keepsOffer = event.kind == Kind::Offer || event.kind == Kind::Comment ||
                          event.kind == Kind::Seat || event.kind == Kind::AddTime ||
                          event.kind == Kind::Forgive || event.kind == Kind::SetTime ||
                          !isNumbered(event.kind);
  if (!keepsOffer) offer_.reset();
  if (!counting()) stopJudging();
  return true;
}

bool GameSession::performKind(const Event& event) {
  switch (event.kind) {
    case Kind::Start:
    case Kind::Open:
      return false;
    case Kind::Play:
      return performPlay(event);
    case Kind::TakeBack:
      return performTakeBack(event.at);
    case Kind::Marks:
    case Kind::Proposal:
      return performMarks(event.text);
    case Kind::UndoMarks:
    case Kind::RedoMarks:
      return performMarksTravel(event.kind);
    case Kind::Resume:
      return performResume(event.color, event.at);
    case Kind::Accept:
      return performAccept(event.at);
    case Kind::Resign:
      return performEnd({GameResult::Kind::Resignation, opponent(event.color)}, event.at);
    case Kind::Flag:
      return performEnd({GameResult::Kind::Time, opponent(event.color)}, event.at);
    case Kind::NoResult:
      return performEnd({GameResult::Kind::Void}, event.at);
    case Kind::Comment:
      tengen::setComment(tree_, node(), event.text);
      return true;
    case Kind::Go:
      return performGo(event.node, event.at);
    case Kind::Game:
      return performGame(event.text, event.at);
    case Kind::Count:
      return performCount(event.at);
    case Kind::BeginEdit:
      return performBeginEdit(event.at);
    case Kind::EndEdit:
      return performEndEdit(event.at);
    case Kind::Edit:
      return performEdit(event);
    case Kind::Undo:
    case Kind::Redo:
      return performTravel(event.kind, event.at);
    case Kind::Saved:
      tree_.markSaved();
      isPasted_ = false;
      keptReview_.clear();
      if (!event.text.empty()) file_ = event.text;
      return true;
    case Kind::File:
      file_ = event.text;
      return true;
    case Kind::Pasted:
      file_.clear();
      isPasted_ = true;
      return true;
    case Kind::Seat:
      return performSeat(event);
    case Kind::PlayOn:
      return performPlayOn(event.at);
    case Kind::Offer:
      return performOffer(event);
    case Kind::Decline:
      return performDecline();
    case Kind::Pause:
    case Kind::Unpause:
      return performPause(event.kind == Kind::Pause, event.at);
    case Kind::End: {
      const auto result = parseResult(event.text);
      return result && performEnd(*result, event.at);
    }
    case Kind::AddTime:
    case Kind::Forgive:
      return performAddTime(event);
    case Kind::SetTime:
      return performSetTime(event);
    case Kind::Review:
      keptReview_.push_back(event.text);
      return true;
    case Kind::Tick:
      return true;
  }
  return false;
}

bool GameSession::performPlay(const Event& event) {
  const Turn turn{event.color, event.move};
  if (modes_.back()->whyNotPlay(*this, turn)) return false;
  const bool redone = !takenBack_.empty() && takenBack_.back().turn == turn;
  NodeId again = kNoNode;
  if (redone) {
    if (format_ >= 2) again = takenBack_.back().node;  // before, it was made anew
    takenBack_.pop_back();
  } else {
    takenBack_.clear();
  }
  record(turn, event.at, again);

  // Where passes cost a stone each side must have made as many: White passes last.
  const bool whiteStillPasses = position().rules().passStones && turn_ == Color::White;
  if (passesSinceResume() >= 2 && whiteStillPasses) record({Color::White, Move::pass()}, event.at);
  if (passesSinceResume() >= 2) beginCount(event.at);
  return true;
}

void GameSession::beginCount(TimePoint at) {
  modes_.push_back(std::make_unique<CountMode>(position(), facts(), Marks(tree_.size())));
  marksAreProposed_ = false;
  runClock(at);
}

// As a new node or the one that is there; or one that was taken back, with all that it says.
void GameSession::record(Turn turn, TimePoint at, NodeId again) {
  const size_t nodes = tree_.collection().nodeCount();
  GameTree::Step step(tree_, node());
  if (again != kNoNode) {
    tree_.attach(again, node());
    cursor_.goTo(again);
  } else {
    const auto child = cursor_.play(turn, position());
    assert(child);
    static_cast<void>(child);
  }
  step.endAt(node());
  if (mode().kind() == Mode::Kind::Play) nameMover(turn.color);
  const bool isNew = again != kNoNode || tree_.collection().nodeCount() > nodes;
  if (mode().kind() == Mode::Kind::Play) pressClock(turn.color, isNew, at);
  if (!isOneOfMany_ || again != kNoNode) return arrive();
  position_ = std::move(*position_).afterRecorded(turn.color, turn.move);  // the tree keeps none
  turn_ = position().toMove();
}

// After a walk it may be the other side whose time ran.
void GameSession::pressClock(Color mover, bool isNew, TimePoint at) {
  if (clock_.turn() == sideOf(mover)) {
    clock_.press(at);
  } else {
    clock_.start(sideOf(opponent(mover)), at);
    if (isPaused_) clock_.pause(at);
  }
  if (!isNew || clock_.settings().system == TimeSettings::System::None) return;
  setTimeLeft(tree_, node(), timeAfter(mover, clock_.left(sideOf(mover), at)));
}

// In the step of the move: whoever undoes it has the names of before. A record keeps the names of
// those who played it.
void GameSession::nameMover(Color mover) {
  const std::string_view ident = mover == Color::Black ? "PB" : "PW";
  const std::string written = tree_.text(tree_.root(), ident);
  const std::string name = playerName(mover);
  const bool isOurs = isPlayed_ || written.empty() || written == formerEngines_[indexOf(mover)];
  if (written == name || !isOurs) return;
  if (name.empty()) {
    tree_.removeProperty(tree_.root(), ident);
  } else {
    tree_.setProperty(tree_.root(), ident, sgf::escapeText(name));
  }
}

// The turn is the position's, except where play was resumed.
void GameSession::arrive() {
  position_ = positionHere();
  turn_ = position().toMove();
}

Position GameSession::positionHere() const {
  Position here = cursor_.position();
  const auto resumed = resumedAt_.find(node());
  return resumed == resumedAt_.end() ? here : here.withToMove(resumed->second);
}

bool GameSession::performTakeBack(TimePoint at) {
  if (!canTakeBack()) return false;
  const NodeId gone = node();
  if (const auto turn = tree_.moveAt(gone)) takenBack_.push_back({*turn, gone});
  resumedAt_.erase(gone);
  cursor_.back();
  tree_.detach(gone);
  if (counting()) modes_.pop_back();
  arrive();
  restoreClock(at);
  runClock(at);
  return true;
}

bool GameSession::performMarks(std::string_view text) {
  const auto marks = parseMarks(text, tree_.size());
  if (!marks || !counting()) return false;
  auto& counting = static_cast<CountMode&>(*modes_.back());
  marksAreProposed_ ? counting.mark(*marks) : counting.begin(*marks);
  marksAreProposed_ = true;
  marksOf_.insert_or_assign(position().board().hash(), *marks);
  marksNumber_ = number_ + 1;
  return true;
}

bool GameSession::performMarksTravel(Kind kind) {
  if (!counting()) return false;
  auto& counting = static_cast<CountMode&>(*modes_.back());
  if (!(kind == Kind::UndoMarks ? counting.undo() : counting.redo())) return false;
  marksOf_.insert_or_assign(position().board().hash(), counting.marks());
  marksNumber_ = number_ + 1;
  return true;
}

bool GameSession::performResume(Color asker, TimePoint at) {
  if (!counting()) return false;
  takenBack_.clear();
  marksOf_.erase(position().board().hash());  // they were not agreed on
  if (passesSinceResume() >= 2) resumedAt_.insert_or_assign(node(), opponent(asker));
  modes_.pop_back();
  arrive();
  runClock(at);
  return true;
}

bool GameSession::performAccept(TimePoint at) {
  if (!counting()) return false;
  const GameTree::Step step(tree_, node());
  const Territory territory = territoryOf(position().board(), counting()->marks(),
                                          counting()->count(), position().rules().scoring);
  setTerritory(tree_, node(), territory.black, territory.white);
  return performEnd(counting()->score().result, at);
}

bool GameSession::performEnd(const GameResult& result, TimePoint at) {
  if (isOver()) return false;
  // Undone, one stands where the game ended. Journals of the first format walked to the root.
  const GameTree::Step step(tree_, format_ >= 2 ? node() : tree_.root());
  // What was played on from a record is a variation of it, and its result is not the record's: it
  // is noted where the variation ends.
  const bool hadResult = !tree_.text(tree_.root(), "RE").empty();
  const bool isInComment = isPlayedOn_ && hadResult;
  // What was given up on the way here is a variation of the game, whose result this is. (In
  // journals before the fourth format it stayed the main line.)
  if (format_ >= 4 && base() == Mode::Kind::Play && !hadResult) makeMainLine(tree_, node());
  if (!isInComment) setResult(tree_, result);
  if (isInComment && format_ >= 3) {
    const std::string comment = tree_.comment(node());
    tengen::setComment(tree_, node(), comment + (comment.empty() ? "" : "\n") + toText(result));
  }
  result_ = result;
  end_ = End{result, node(), isInComment};
  isPaused_ = false;
  if (base() == Mode::Kind::Play) {
    setBase(std::make_unique<OverMode>());
  } else {
    modes_.resize(1);
  }
  runClock(at);
  return true;
}

}  // namespace tengen
