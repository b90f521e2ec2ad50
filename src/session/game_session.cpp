#include "session/game_session.h"

#include <cassert>
#include <chrono>

#include "game/node_markup.h"
#include "session/mode/play_mode.h"
#include "session/recorded_marks.h"

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
      position_(cursor_.position()),
      turn_(position_.toMove()),
      players_{std::move(parts.black), std::move(parts.white)},
      judge_(std::move(parts.judge)),
      observer_(std::move(parts.observer)),
      time_(parts.time ? std::move(parts.time) : machineTime),
      clock_(timeSettingsOf(tree_)),
      journalFolder_(std::move(parts.journalFolder)) {
  setBase(std::make_unique<PlayMode>());
  for (auto& player : players_) {
    if (!player) player = std::make_unique<HumanPlayer>();
  }
  offset_ = -time_();
}

// Questions

std::optional<int> GameSession::repeatedMove() const {
  if (position_.rules().ko != Ko::Simple || mode().kind() != Mode::Kind::Play) return std::nullopt;
  return position_.repeatedMove();
}

bool GameSession::canTakeBack() const {
  const bool isLast = tree_.firstChild(node()) == kNoNode && tree_.hasMove(node());
  return mode().kind() != Mode::Kind::Over && node() != tree_.root() && isLast;
}

GameFacts GameSession::facts() const {
  const auto last = tree_.moveAt(node());
  const bool blackPassedLast = last && last->color == Color::Black && last->move.isPass();
  return {position_.rules().komi, tree_.handicap(), position_.passesBy(Color::Black),
          position_.passesBy(Color::White), blackPassedLast};
}

Score GameSession::score() const {
  if (counting()) return counting()->score();
  const Board& board = position_.board();
  return tengen::score(tengen::count(board, Marks(board.size())), position_.rules(), facts());
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

Outcome GameSession::doNow(const Event& event, Change change) {
  write(event);
  const bool possible = perform(event);
  assert(possible);
  static_cast<void>(possible);
  tell(change);
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
  tell({Change::What::Moved, repeatedMove()});
  if (counting()) {
    proposeMarks();
    tell({Change::What::Counting});
  }
  askPlayer();
  return {};
}

Outcome GameSession::click(Point point, Touch touch) {
  return modes_.back()->click(*this, point, touch);
}

Outcome GameSession::takeBack() {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  if (!canTakeBack()) return refusal(Refusal::NothingToTakeBack);
  stopThinking();
  const Outcome done = doNow(event(Kind::TakeBack), {Change::What::TakenBack});
  askPlayer();
  return done;
}

Outcome GameSession::redo() {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!canRedo()) return refusal(Refusal::NothingToRedo);
  const Turn again = takenBack_.back();
  return play(again.color, again.move);
}

Outcome GameSession::resign(Color color) {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  Event resigned = event(Kind::Resign);
  resigned.color = color;
  return doNow(resigned, {Change::What::Ended});
}

Outcome GameSession::count() {
  if (endIfFlagFell()) return refusal(Refusal::GameOver);
  if (counting()) return refusal(Refusal::NotPlaying);
  stopThinking();
  const Event counted = event(Kind::Count);
  write(counted);
  perform(counted);
  proposeMarks();
  tell({Change::What::Counting});
  return {};
}

Outcome GameSession::toggle(Point point, CountMode::Extent extent) {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  const auto marks = counting()->marksAfter(point, extent);
  if (!marks) return Unexpected{marks.error()};
  Event marked = event(Kind::Marks);
  marked.text = marksText(*marks);
  return doNow(marked, {Change::What::Marked});
}

Outcome GameSession::resume(Color asker) {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  Event resumed = event(Kind::Resume);
  resumed.color = asker;
  const Outcome done = doNow(resumed, {Change::What::Resumed});
  askPlayer();
  return done;
}

Outcome GameSession::accept() {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  return doNow(event(Kind::Accept), {Change::What::Ended});
}

Outcome GameSession::agreeNoResult() {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  if (!repeatedMove()) return refusal(Refusal::NoRepetition);
  return doNow(event(Kind::NoResult), {Change::What::Ended});
}

void GameSession::setComment(std::string_view text) {
  if (tree_.comment(node()) == text) return;
  Event commented = event(Kind::Comment);
  commented.text = std::string(text);
  static_cast<void>(doNow(commented, {Change::What::Commented}));
}

void GameSession::tick() {
  if (endIfFlagFell() || !clock_.untilFall(now())) return;
  if (now() - lastWritten_ >= kTickEvery) write(event(Kind::Tick));
}

bool GameSession::endIfFlagFell() {
  const auto side = clock_.fallen(now());
  if (!side || base() != Mode::Kind::Play) return false;
  Event fell = event(Kind::Flag);
  fell.color = colorOf(*side);
  stopThinking();
  static_cast<void>(doNow(fell, {Change::What::Ended}));
  return true;
}

// What actions are made of

// The judge's opinion becomes a mark like any other, so that a recovered game shows the same.
void GameSession::proposeMarks() {
  Event proposed = event(Kind::Marks);
  proposed.text = marksText(marksToPropose());
  write(proposed);
  perform(proposed);
}

// What people said about this board before, in this session or in the file, else what the judge
// thinks.
const Marks* GameSession::marksHere() const {
  const auto known = marksOf_.find(position_.board().hash());
  const bool fits = known != marksOf_.end() && known->second.dead.size() == tree_.size();
  return fits ? &known->second : nullptr;
}

Marks GameSession::marksToPropose() const {
  const Board& board = position_.board();
  if (const Marks* known = marksHere()) return *known;
  const NodeMarkup markup = markupAt(tree_, node());
  const Territory recorded{markup.blackTerritory, markup.whiteTerritory};
  if (!recorded.isEmpty()) return tengen::marksOf(board, recorded);
  if (judge_) return judge_->judge(board, position_.toMove()).marks;
  return Marks(board.size());
}

// A player may answer at once, and so may the next: a loop, where calls would nest as deep as the
// game is long. Nobody is asked where the game went on already: that is a walk.
void GameSession::askPlayer() {
  if (asking_) return;
  asking_ = true;
  std::optional<NodeId> asked;
  while (mode().kind() == Mode::Kind::Play && asked != node() && cursor_.isAtEnd()) {
    asked = node();
    player(turn_).think(*this);
  }
  asking_ = false;
}

void GameSession::stopThinking() {
  if (mode().kind() == Mode::Kind::Play) player(turn_).stop();
}

void GameSession::tell(const Change& change) {
  if (observer_) observer_(change);
}

}  // namespace tengen
