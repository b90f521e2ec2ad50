// The second half of walks and edits, and what mode a session is in after them.
#include <charconv>
#include <cmath>
#include <utility>

#include "game/game_info.h"
#include "game/node_markup.h"
#include "session/game_session.h"
#include "session/mode/over_mode.h"
#include "session/mode/play_mode.h"
#include "session/mode/review_mode.h"
#include "session/seat.h"

namespace tengen {
namespace {

using Kind = Event::Kind;

}  // namespace

// Walks and edits

bool GameSession::performGo(NodeId id, TimePoint at) {
  if (!isNode(id)) return false;
  takenBack_.clear();
  leaveCountOrOver(at);
  if (node() != id) cursor_.goTo(id);
  arrive();
  return true;
}

bool GameSession::performGame(std::string_view number, TimePoint at) {
  size_t game = 0;
  const auto end = std::from_chars(number.data(), number.data() + number.size(), game);
  if (end.ec != std::errc{} || game >= tree_.gameCount()) return false;
  takenBack_.clear();
  leaveCountOrOver(at);
  tree_.open(game);
  cursor_.toStart();
  arrive();
  readResult();
  return true;
}

bool GameSession::performCount(TimePoint at) {
  if (counting()) return false;
  leaveCountOrOver(at);
  beginCount(at);
  return true;
}

bool GameSession::performBeginEdit(TimePoint at) {
  if (counting() || editing()) return false;
  leaveCountOrOver(at);
  modes_.push_back(std::make_unique<EditMode>());
  runClock(at);
  return true;
}

bool GameSession::performEndEdit(TimePoint at) {
  if (!editing()) return false;
  modes_.pop_back();
  runClock(at);
  return true;
}

bool GameSession::performEdit(const Event& event) {
  const auto edits = parseTreeEdits(event.text);
  if (!edits || counting()) return false;
  {
    GameTree::Step step(tree_, node());
    for (const TreeEdit& edit : *edits) {
      if (!doAgain(tree_, edit)) return false;
    }
    step.endAt(event.node);
  }
  if (!isNode(event.node)) return false;
  arriveEdited(event);
  return true;
}

void GameSession::arriveEdited(const Event& edited) {
  takenBack_.clear();
  leaveCountOrOver(edited.at);
  if (node() != edited.node) cursor_.goTo(edited.node);
  arrive();
  readResult();
}

bool GameSession::performTravel(Kind kind, TimePoint at) {
  if (counting()) return false;
  const NodeId before = node();
  leaveCountOrOver(at);
  takenBack_.clear();
  const bool travelled = kind == Kind::Undo ? cursor_.undo() : cursor_.redo();
  arrive();
  readResult();
  if (format_ >= 2) followResult(at);
  if (node() != before && mode().kind() == Mode::Kind::Play) restoreClock(at);
  runClock(at);
  return travelled;
}

// A game whose result was undone goes on, on a rest of time where that was up (in journals before
// the third format it did not); one whose result is back is over.
void GameSession::followResult(TimePoint at) {
  const bool isGame = isPlayed_ || (isPlayedOn_ && format_ >= 3);
  if (!isGame || modes_.size() > 1) return;
  const auto result = writtenEnd();
  if (!result && base() != Mode::Kind::Play && (format_ >= 3 || !clock_.fallen(at))) {
    result_.reset();
    setBase(std::make_unique<PlayMode>());
    if (const auto fallen = clock_.fallen(at)) {
      clock_.set(*fallen, restAfterFall(clock_.settings()), at);
    }
  } else if (result && base() == Mode::Kind::Play) {
    result_ = result;
    setBase(std::make_unique<OverMode>());
  }
}

// How this game ended, if its tree says so.
std::optional<GameResult> GameSession::writtenEnd() const {
  if (!isPlayedOn_ || format_ < 3) return parseResult(tree_.text(tree_.root(), "RE"));
  if (!end_) return std::nullopt;
  const bool isThere =
      end_->isInComment ? tree_.comment(end_->node).find(toText(end_->result)) != std::string::npos
                        : !tree_.text(tree_.root(), "RE").empty();
  return isThere ? std::optional(end_->result) : std::nullopt;
}

// The clock

bool GameSession::performPause(bool paused, TimePoint at) {
  if (base() != Mode::Kind::Play) return false;
  isPaused_ = paused;
  runClock(at);
  return true;
}

bool GameSession::performAddTime(const Event& event) {
  int64_t given = 0;
  const char* end = event.text.data() + event.text.size();
  const auto read = std::from_chars(event.text.data(), end, given);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  if (!whole || given <= 0 || Milliseconds{given} > kLongestTime || isOver()) return false;
  if (event.kind == Kind::Forgive) {
    clock_.forgive(Milliseconds{given}, event.at);
    return true;
  }
  const Side side = sideOf(event.color);
  clock_.set(side, withMore(clock_.left(side, event.at), Milliseconds{given}), event.at);
  return true;
}

bool GameSession::performSetTime(const Event& event) {
  const auto left = parseSideTime(event.text);
  if (!left || isOver()) return false;
  clock_.set(sideOf(event.color), *left, event.at);
  return true;
}

void GameSession::restoreClock(TimePoint at) {
  if (clock_.settings().system == TimeSettings::System::None) return;
  for (const Color color : {Color::Black, Color::White})
    clock_.set(sideOf(color), recordedTime(color), at);
}

// What was left after the last move of this side on the way here.
SideTime GameSession::recordedTime(Color color) const {
  for (NodeId id = node(); id != kNoNode; id = tree_.parent(id)) {
    const TimeLeft shown = timeLeftAt(tree_, id);
    const bool black = color == Color::Black;
    const auto& seconds = black ? shown.black : shown.white;
    if (!seconds) continue;
    const auto time = Milliseconds{std::llround(*seconds * 1000)};
    return timeShown(clock_.settings(), time,
                     black ? shown.blackOvertimeMoves : shown.whiteOvertimeMoves);
  }
  return fullTime(clock_.settings());
}

// Players and their agreements

bool GameSession::performSeat(const Event& event) {
  std::string& seat = seats_[indexOf(event.color)];
  if (const std::string name = nameOfSeat(seat); !name.empty()) {
    formerEngines_[indexOf(event.color)] = name;
  }
  seat = event.text;
  return true;
}

bool GameSession::performPlayOn(TimePoint at) {
  if (modes_.size() > 1 || base() == Mode::Kind::Play) return false;
  if (clock_.fallen(at)) clock_ = Clock();
  result_.reset();
  end_.reset();
  isPlayedOn_ = true;
  takenBack_.clear();
  setBase(std::make_unique<PlayMode>());
  runClock(at);
  return true;
}

bool GameSession::performOffer(const Event& event) {
  const auto what = agreementNamed(event.text);
  if (!what || offer_ || !isNode(event.node)) return false;
  offer_ = Offer{*what, event.color, event.node, number_ + 1};
  return true;
}

bool GameSession::performDecline() {
  if (!offer_) return false;
  offer_.reset();
  return true;
}

// Modes

void GameSession::setBase(std::unique_ptr<Mode> mode) {
  modes_.clear();
  modes_.push_back(std::move(mode));
}

void GameSession::leaveCountOrOver(TimePoint at) {
  if (counting()) {
    modes_.pop_back();
    runClock(at);
  }
  if (isOver()) setBase(std::make_unique<ReviewMode>());
}

void GameSession::runClock(TimePoint at) {
  const bool plays = mode().kind() == Mode::Kind::Play;
  if (plays) clock_.start(sideOf(turn_), at);
  if (!plays || isPaused_) clock_.pause(at);
}

void GameSession::readResult() {
  if (base() == Mode::Kind::Review) result_ = parseResult(tree_.text(tree_.root(), "RE"));
}

}  // namespace tengen
