// The second half of every deed of a session: making it true. A session that is played and one that
// is recovered from its journal both run through here.
#include <cassert>
#include <utility>

#include "game/edits.h"
#include "game/game_info.h"
#include "game/node_markup.h"
#include "session/game_session.h"
#include "session/mode/over_mode.h"
#include "session/mode/play_mode.h"

namespace tengen {
namespace {

using Kind = Event::Kind;

// Owned points that no living stone of the owner covers: what TB and TW tell.
Points territoryOf(const Board& board, const Marks& marks, const Count& count, Owner owner) {
  Points points;
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const bool covered = board.at(point) != Stone::None && !marks.dead[point];
    if (!covered && count.owner[point] == owner) points.push_back(point);
  }
  return points;
}

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

bool GameSession::perform(const Event& event) {
  switch (event.kind) {
    case Kind::Start:
      return false;
    case Kind::Play:
      return performPlay(event);
    case Kind::TakeBack:
      return performTakeBack(event.at);
    case Kind::Marks:
      return performMarks(event.text);
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
      tengen::setComment(tree_, node_, event.text);
      return true;
    case Kind::Tick:
      return true;
  }
  return false;
}

bool GameSession::performPlay(const Event& event) {
  const Turn turn{event.color, event.move};
  if (mode_->whyNotPlay(*this, turn)) return false;
  const bool redone = !takenBack_.empty() && takenBack_.back() == turn;
  if (redone) {
    takenBack_.pop_back();
  } else {
    takenBack_.clear();
  }
  record(turn, event.at);

  // Where passes cost a stone each side must have made as many: White passes last.
  const bool whiteStillPasses = position_.rules().passStones && turn_ == Color::White;
  if (passesSinceResume() >= 2 && whiteStillPasses) record({Color::White, Move::pass()}, event.at);
  if (passesSinceResume() >= 2) {
    clock_.pause(event.at);
    const GameFacts facts{position_.rules().komi, tree_.handicap(),
                          position_.passesBy(Color::Black), position_.passesBy(Color::White)};
    mode_ = std::make_unique<CountMode>(position_, facts, Marks(tree_.size()));
    marksAreProposed_ = false;
  }
  return true;
}

void GameSession::record(Turn turn, Moment at) {
  const GameTree::Step step(tree_, node_);
  const auto child = tree_.play(node_, turn);
  assert(child);
  clock_.press(at);
  if (clock_.settings().system != TimeSettings::System::None) {
    setTimeLeft(tree_, *child, timeAfter(turn.color, clock_.left(sideOf(turn.color), at)));
  }
  arriveAt(*child);
}

// The turn is the position's, except where play was resumed.
void GameSession::arriveAt(NodeId node) {
  node_ = node;
  position_ = tree_.positionAt(node);
  if (!resumes_.empty() && resumes_.back().first == node) {
    position_ = position_.withToMove(resumes_.back().second);
  }
  turn_ = position_.toMove();
}

bool GameSession::performTakeBack(Moment at) {
  if (!canTakeBack()) return false;
  const NodeId gone = node_;
  if (const auto turn = tree_.moveAt(gone)) takenBack_.push_back(*turn);
  if (!resumes_.empty() && resumes_.back().first == gone) resumes_.pop_back();
  const NodeId parent = tree_.parent(gone);
  tree_.detach(gone);
  mode_ = std::make_unique<PlayMode>();
  arriveAt(parent);
  clock_.start(sideOf(turn_), at);
  return true;
}

bool GameSession::performMarks(std::string_view text) {
  const auto marks = parseMarks(text, tree_.size());
  if (!marks || !counting()) return false;
  static_cast<CountMode&>(*mode_).setMarks(*marks);
  marksAreProposed_ = true;
  return true;
}

bool GameSession::performResume(Color asker, Moment at) {
  if (!counting()) return false;
  takenBack_.clear();
  if (!resumes_.empty() && resumes_.back().first == node_) resumes_.pop_back();
  resumes_.emplace_back(node_, opponent(asker));
  mode_ = std::make_unique<PlayMode>();
  arriveAt(node_);
  clock_.start(sideOf(turn_), at);
  return true;
}

bool GameSession::performAccept(Moment at) {
  if (!counting()) return false;
  const Board& board = position_.board();
  const Marks& marks = counting()->marks();
  const Count& count = counting()->count();
  setTerritory(tree_, node_, territoryOf(board, marks, count, Owner::Black),
               territoryOf(board, marks, count, Owner::White));
  return performEnd(counting()->score().result, at);
}

bool GameSession::performEnd(const GameResult& result, Moment at) {
  if (result_) return false;
  clock_.pause(at);
  result_ = result;
  setResult(tree_, result);
  mode_ = std::make_unique<OverMode>();
  return true;
}

}  // namespace tengen
