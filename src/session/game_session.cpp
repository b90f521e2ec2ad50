#include "session/game_session.h"

#include <cassert>
#include <chrono>

#include "rules/game_facts.h"
#include "session/mode/play_mode.h"

namespace tengen {
namespace {

using Kind = Event::Kind;
using Refusal = SessionError::Kind;

// How much thinking time a crash may give back to the player whose clock ran.
constexpr Milliseconds kTickEvery{5000};

Color colorOf(Side side) {
  return side == Side::Black ? Color::Black : Color::White;
}

TimePoint machineTime() {
  return std::chrono::duration_cast<TimePoint>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

// Beginning

GameSession::GameSession(GameTree tree, Parts parts)
    : tree_(std::move(tree)),
      file_(std::move(parts.file)),
      cursor_(tree_),
      turn_(cursor_.position().toMove()),
      players_{std::move(parts.black), std::move(parts.white)},
      seats_{std::move(parts.blackSeat), std::move(parts.whiteSeat)},
      judge_(std::move(parts.judge)),
      background_(std::move(parts.background)),
      isOneOfMany_(parts.isOneOfMany),
      time_(parts.time ? std::move(parts.time) : machineTime),
      clock_(timeSettingsOf(tree_)),
      journalFolder_(std::move(parts.journalFolder)) {
  setBase(std::make_unique<PlayMode>());
  for (auto& player : players_) {
    if (!player) player = std::make_unique<HumanPlayer>();
  }
  if (isOneOfMany_) tree_.keepLittle();
  if (parts.observer) subscribe(std::move(parts.observer));
  offset_ = -time_();
}

GameSession::~GameSession() {
  stopJudging();
}

// Questions

const Position& GameSession::position() const {
  if (!position_) position_ = positionHere();
  return *position_;
}

bool GameSession::isFinishedHere() const {
  if (isOver()) return true;
  return base() == Mode::Kind::Review && modes_.size() == 1 && result_ &&
         tree_.endOfLine(tree_.root()) == node();
}

std::optional<int> GameSession::repeatedMove() const {
  if (position().rules().ko != Ko::Simple || mode().kind() != Mode::Kind::Play) return std::nullopt;
  return position().repeatedMove();
}

bool GameSession::canTakeBack() const {
  const bool isLast = tree_.firstChild(node()) == kNoNode && tree_.hasMove(node());
  return mode().kind() != Mode::Kind::Over && node() != tree_.root() && isLast;
}

bool GameSession::undoTakesBack() const {
  return canTakeBack() && !counting() && tree_.isLastStep(tree_.parent(node()), node());
}

GameFacts GameSession::facts() const {
  return factsOf(position(), tree_.handicap());
}

Score GameSession::score() const {
  if (counting()) return counting()->score();
  const Board& board = position().board();
  return tengen::score(tengen::count(board, Marks(board.size())), position().rules(), facts());
}

const CountMode* GameSession::counting() const {
  return mode().kind() == Mode::Kind::Count ? static_cast<const CountMode*>(&mode()) : nullptr;
}

const EditMode* GameSession::editing() const {
  return mode().kind() == Mode::Kind::Edit ? static_cast<const EditMode*>(&mode()) : nullptr;
}

SideTime GameSession::timeLeft(Color color) const {
  return clock_.left(sideOf(color), now());
}

// Since play was last resumed: those before it have been answered.
int GameSession::passesSinceResume() const {
  int passes = 0;
  for (NodeId id = node(); id != tree_.root(); id = tree_.parent(id)) {
    const auto turn = tree_.moveAt(id);
    const bool answered = resumedAt_.contains(id);
    if (answered || !turn || !turn->move.isPass()) break;
    ++passes;
  }
  return passes;
}

// Actions

Outcome GameSession::doNow(const Event& event, Change::What what) {
  write(event);
  const bool possible = perform(event);
  assert(possible);
  static_cast<void>(possible);
  tell({what}, event);
  return {};
}

Outcome GameSession::play(Color color, Move move) {
  if (endIfFlagFell()) return refusal(Refusal::GameOver);
  if (const auto why = modes_.back()->whyNotPlay(*this, {color, move})) return Unexpected{*why};
  Event played = event(Kind::Play);
  played.color = color;
  played.move = move;
  write(played);
  perform(played);
  tell({Change::What::Moved, repeatedMove()}, played);
  if (counting() && !marksAreProposed_) beginJudging(knownMarks());
  askPlayer(isPlayedOn_ ? Ask::Anywhere : Ask::AtTheEnd);
  return {};
}

Outcome GameSession::click(Point point, Touch touch) {
  return modes_.back()->click(*this, point, touch);
}

Outcome GameSession::takeBack() {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  if (!canTakeBack()) return refusal(Refusal::NothingToTakeBack);
  return takeBackTo(tree_.parent(node()));
}

Outcome GameSession::redo() {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!canRedo()) return refusal(Refusal::NothingToRedo);
  const Turn again = takenBack_.back().turn;
  return play(again.color, again.move);
}

Outcome GameSession::resign(Color color) {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  Event resigned = event(Kind::Resign);
  resigned.color = color;
  return doNow(resigned, Change::What::Ended);
}

Outcome GameSession::agreeNoResult() {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  if (!repeatedMove()) return refusal(Refusal::NoRepetition);
  return doNow(event(Kind::NoResult), Change::What::Ended);
}

Outcome GameSession::end(const GameResult& result) {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  stopThinking();
  Event ended = event(Kind::End);
  ended.text = toText(result);
  return doNow(ended, Change::What::Ended);
}

Outcome GameSession::addTime(Color color, Milliseconds time) {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  Event given = event(Kind::AddTime);
  given.color = color;
  given.text = std::to_string(time.count());
  return doNow(given, Change::What::ModeChanged);
}

Outcome GameSession::forgive(Milliseconds time) {
  if (isOver()) return refusal(Refusal::GameOver);
  Event forgiven = event(Kind::Forgive);
  forgiven.text = std::to_string(time.count());
  return doNow(forgiven, Change::What::ModeChanged);
}

Outcome GameSession::setClock(Color color, const SideTime& left) {
  if (isOver()) return refusal(Refusal::GameOver);
  Event told = event(Kind::SetTime);
  told.color = color;
  told.text = sideTimeText(left);
  return doNow(told, Change::What::ModeChanged);
}

void GameSession::setComment(std::string_view text) {
  if (tree_.comment(node()) == text) return;
  Event commented = event(Kind::Comment);
  commented.text = std::string(text);
  static_cast<void>(doNow(commented, Change::What::Commented));
}

void GameSession::tick() {
  if (endIfFlagFell() || !clock_.untilFall(now())) return;
  if (now() - lastWritten_ >= kTickEvery) write(event(Kind::Tick));
}

void GameSession::setPaused(bool paused) {
  if (paused == isPaused_ || endIfFlagFell() || base() != Mode::Kind::Play) return;
  static_cast<void>(doNow(event(paused ? Kind::Pause : Kind::Unpause), Change::What::ModeChanged));
}

bool GameSession::endIfFlagFell() {
  const auto side = clock_.fallen(now());
  if (!side || base() != Mode::Kind::Play) return false;
  Event fell = event(Kind::Flag);
  fell.color = colorOf(*side);
  stopThinking();
  static_cast<void>(doNow(fell, Change::What::Ended));
  return true;
}

// What actions are made of

// A player may answer at once, and so may the next: a loop, where calls would nest as deep as the
// game is long. Nobody is asked where the game went on already, unless it is to be played from
// there: that is a walk.
void GameSession::askPlayer(Ask where) {
  if (asking_) return;
  asking_ = true;
  std::optional<NodeId> asked;
  while (mode().kind() == Mode::Kind::Play && asked != node() &&
         (where == Ask::Anywhere || cursor_.isAtEnd())) {
    asked = node();
    where = Ask::AtTheEnd;
    player(turn_).think(*this);
  }
  asking_ = false;
  goneWhileAsking_.clear();
}

void GameSession::stopThinking() {
  if (mode().kind() == Mode::Kind::Play) player(turn_).stop();
}

}  // namespace tengen
