#include "session/game_session.h"

#include <cassert>
#include <chrono>

#include "game/formats.h"
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

Moment machineTime() {
  return std::chrono::duration_cast<Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

// Beginning

GameSession::GameSession(GameTree tree, Parts parts)
    : tree_(std::move(tree)),
      node_(tree_.endOfLine(tree_.root())),
      position_(tree_.positionAt(node_)),
      turn_(position_.toMove()),
      mode_(std::make_unique<PlayMode>()),
      players_{std::move(parts.black), std::move(parts.white)},
      judge_(std::move(parts.judge)),
      observer_(std::move(parts.observer)),
      time_(parts.time ? std::move(parts.time) : machineTime),
      clock_(timeSettingsOf(tree_)) {
  for (auto& player : players_) {
    if (!player) player = std::make_unique<HumanPlayer>();
  }
  offset_ = -time_();
}

Result<std::unique_ptr<GameSession>, SetupProblem> GameSession::start(const GameSetup& setup,
                                                                      Parts parts) {
  auto tree = newGame(setup);
  if (!tree) return Unexpected{tree.error()};
  const std::filesystem::path folder = parts.journalFolder;
  std::unique_ptr<GameSession> session(new GameSession(std::move(*tree), std::move(parts)));
  session->clock_.start(sideOf(session->turn_), session->now());
  if (!folder.empty()) {
    Event begun = session->event(Kind::Start);
    begun.text = session->save();
    auto journal = Journal::create(folder, toText(begun, session->tree_.size()));
    if (journal) {
      session->journal_ = std::move(*journal);
    } else {
      session->journalFailed_ = true;
      session->tell({Change::What::JournalFailed, std::nullopt, journal.error()});
    }
  }
  session->askPlayer();
  return session;
}

std::unique_ptr<GameSession> GameSession::recover(Journal::Recovered journal, Parts parts) {
  const auto begun = parseEvent(journal.records.front(), {});
  if (!begun || begun->kind != Kind::Start) return nullptr;
  auto loaded = load(begun->text);
  if (!loaded) return nullptr;

  std::unique_ptr<GameSession> session(new GameSession(std::move(loaded->tree), std::move(parts)));
  session->clock_.start(sideOf(session->turn_), begun->at);
  Moment last = begun->at;
  for (size_t i = 1; i < journal.records.size(); ++i) {
    const auto next = parseEvent(journal.records[i], session->tree_.size());
    if (!next || !session->perform(*next)) return nullptr;
    last = next->at;
  }
  session->offset_ = last - session->time_();
  session->journal_ = std::move(journal.journal);
  session->lastWritten_ = last;
  if (session->counting() && !session->marksAreProposed_) session->proposeMarks();
  session->askPlayer();
  return session;
}

// Questions

std::optional<int> GameSession::repeatedMove() const {
  if (position_.rules().ko != Ko::Simple || mode().kind() != Mode::Kind::Play) return std::nullopt;
  return position_.repeatedMove();
}

bool GameSession::canTakeBack() const {
  return !result_ && node_ != tree_.root();
}

const CountMode* GameSession::counting() const {
  return mode().kind() == Mode::Kind::Count ? static_cast<const CountMode*>(mode_.get()) : nullptr;
}

SideTime GameSession::timeLeft(Color color) const {
  return clock_.left(sideOf(color), now());
}

// Since play was last resumed: those before it have been answered.
int GameSession::passesSinceResume() const {
  int passes = 0;
  for (NodeId id = node_; id != tree_.root(); id = tree_.parent(id)) {
    const auto turn = tree_.moveAt(id);
    const bool answered = !resumes_.empty() && resumes_.back().first == id;
    if (answered || !turn || !turn->move.isPass()) break;
    ++passes;
  }
  return passes;
}

// Deeds

Deed GameSession::doNow(const Event& event, Change change) {
  write(event);
  const bool possible = perform(event);
  assert(possible);
  static_cast<void>(possible);
  tell(change);
  return {};
}

Deed GameSession::play(Color color, Move move) {
  if (endIfFlagFell()) return refusal(Refusal::GameOver);
  if (const auto why = mode_->whyNotPlay(*this, {color, move})) return Unexpected{*why};
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

Deed GameSession::click(Point point, Touch touch) {
  return mode_->click(*this, point, touch);
}

Deed GameSession::takeBack() {
  if (endIfFlagFell() || result_) return refusal(Refusal::GameOver);
  if (!canTakeBack()) return refusal(Refusal::NothingToTakeBack);
  player(turn_).stop();
  const Deed done = doNow(event(Kind::TakeBack), {Change::What::TakenBack});
  askPlayer();
  return done;
}

Deed GameSession::redo() {
  if (result_) return refusal(Refusal::GameOver);
  if (!canRedo()) return refusal(Refusal::NothingToRedo);
  const Turn again = takenBack_.back();
  return play(again.color, again.move);
}

Deed GameSession::resign(Color color) {
  if (endIfFlagFell() || result_) return refusal(Refusal::GameOver);
  Event resigned = event(Kind::Resign);
  resigned.color = color;
  return doNow(resigned, {Change::What::Ended});
}

Deed GameSession::toggle(Point point, CountMode::Extent extent) {
  if (result_) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  const auto marks = counting()->marksAfter(point, extent);
  if (!marks) return Unexpected{marks.error()};
  Event marked = event(Kind::Marks);
  marked.text = marksText(*marks);
  return doNow(marked, {Change::What::Marked});
}

Deed GameSession::resume(Color asker) {
  if (result_) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  Event resumed = event(Kind::Resume);
  resumed.color = asker;
  const Deed done = doNow(resumed, {Change::What::Resumed});
  askPlayer();
  return done;
}

Deed GameSession::accept() {
  if (result_) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  return doNow(event(Kind::Accept), {Change::What::Ended});
}

Deed GameSession::agreeNoResult() {
  if (endIfFlagFell() || result_) return refusal(Refusal::GameOver);
  if (!repeatedMove()) return refusal(Refusal::NoRepetition);
  return doNow(event(Kind::NoResult), {Change::What::Ended});
}

void GameSession::setComment(std::string_view text) {
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
  if (!side || result_) return false;
  Event fell = event(Kind::Flag);
  fell.color = colorOf(*side);
  player(turn_).stop();
  static_cast<void>(doNow(fell, {Change::What::Ended}));
  return true;
}

void GameSession::discardJournal() {
  if (journal_) journal_->remove();
  journal_.reset();
}

// What deeds are made of

void GameSession::write(const Event& event) {
  if (!journal_) return;
  lastWritten_ = event.at;
  const auto written = journal_->append(toText(event, tree_.size()));
  if (written || journalFailed_) return;
  journalFailed_ = true;
  tell({Change::What::JournalFailed, std::nullopt, written.error()});
}

// The judge's opinion becomes a mark like any other, so that a recovered game shows the same.
void GameSession::proposeMarks() {
  Marks marks(tree_.size());
  if (judge_) marks = judge_->judge(position_.board(), position_.toMove()).marks;
  Event proposed = event(Kind::Marks);
  proposed.text = marksText(marks);
  write(proposed);
  perform(proposed);
}

// A player may answer at once, and so may the next: a loop, where calls would nest as deep as the
// game is long.
void GameSession::askPlayer() {
  if (asking_) return;
  asking_ = true;
  std::optional<NodeId> asked;
  while (mode().kind() == Mode::Kind::Play && asked != node_) {
    asked = node_;
    player(turn_).think(*this);
  }
  asking_ = false;
}

void GameSession::tell(const Change& change) {
  if (observer_) observer_(change);
}

}  // namespace tengen
