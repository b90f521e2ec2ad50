#include "apps/desktop/controller/game_controller.h"

#include <QCoreApplication>
#include <QThreadPool>

#include "game/formats.h"

#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr int kClockMilliseconds = 100;
constexpr int64_t kAudibleSeconds = 10;  // of a running period
constexpr int kManyStones = 20;          // whoever marks so many dead at once is asked

int prisonersIn(const GameSession& session) {
  const Board& board = session.position().board();
  return board.prisonersOf(Color::Black) + board.prisonersOf(Color::White);
}

}  // namespace

GameController::GameController(Questions& questions, std::filesystem::path journalFolder,
                               std::shared_ptr<const Judge> judge, QObject* parent)
    : QObject(parent),
      questions_(questions),
      journalFolder_(std::move(journalFolder)),
      judge_(std::move(judge)) {
  connect(&clock_, &QTimer::timeout, this, &GameController::tick);
  clock_.setInterval(kClockMilliseconds);
  start({});
}

GameController::~GameController() = default;

// Beginning

GameSession::Parts GameController::parts() {
  GameSession::Parts parts;
  parts.judge = judge_;
  parts.background = [](const std::function<void()>& work, const std::function<void()>& home) {
    QThreadPool::globalInstance()->start([work, home] {
      work();
      QMetaObject::invokeMethod(qApp, home, Qt::QueuedConnection);
    });
  };
  parts.observer = [this](const Change& change) { hear(change); };
  parts.journalFolder = journalFolder_;
  return parts;
}

void GameController::start(const GameSetup& setup, const Seats& seats) {
  auto made = parts();
  std::vector<EnginePlayer*> engines;
  const bool hasClock = setup.time.system != TimeSettings::System::None;
  const auto seat = [&](Color color, std::unique_ptr<Player>& player, std::string& text) {
    auto engine = playerFor(color, seats.of(color));
    if (!engine) return;
    if (hasClock) engine->hold();
    engines.push_back(engine.get());
    text = seatText(seats.of(color));
    player = std::move(engine);
  };
  seat(Color::Black, made.black, made.blackSeat);
  seat(Color::White, made.white, made.whiteSeat);
  auto session = GameSession::start(setup, std::move(made));
  if (!session) {
    emit refused([problem = session.error(), size = setup.size,
                  notation = notation_] { return words::setupError(problem, size, notation); },
                 std::nullopt);
    return;
  }
  engines_ = std::move(engines);
  take(std::move(*session));
  if (!hasClock || engines_.empty()) return;
  session_->setPaused(true);
  getReady();
}

void GameController::open(GameTree tree, const std::string& file, NodeId at) {
  auto made = parts();
  made.file = file;
  engines_.clear();
  take(GameSession::open(std::move(tree), std::move(made), at));
}

void GameController::openPasted(GameTree tree) {
  auto made = parts();
  made.isPasted = true;
  engines_.clear();
  take(GameSession::open(std::move(tree), std::move(made)));
}

bool GameController::recover(Journal::Recovered journal) {
  const Seats named = seatsOf(journal.records);  // journals of old have no other word of them
  auto session = GameSession::recover(std::move(journal), parts());
  if (!session) return false;
  engines_.clear();
  Seats seats = {seatFrom(session->seatOf(Color::Black)), seatFrom(session->seatOf(Color::White))};
  if (!seats.hasEngine()) seats = named;
  take(std::move(session));
  seatEngines(seats);
  return true;
}

bool GameController::keepAside(const std::string& text) {
  if (session_->journal() && session_->hasUnsavedChanges()) {
    isKeptAside_ = session_->flushJournal().has_value();
    return isKeptAside_;
  }
  auto game = loadGo(text);
  if (!game) return false;
  GameSession::Parts kept;
  kept.journalFolder = journalFolder_;
  kept.isPasted = true;
  const NodeId end = game->tree.endOfLine(game->tree.root());
  const auto session = GameSession::open(std::move(game->tree), std::move(kept), end);
  return session->journal() && session->flushJournal();
}

void GameController::show(std::unique_ptr<GameSession> session, Elsewhere& decides) {
  session->subscribe([this](const Change& change) { hear(change); });
  engines_.clear();
  teachingPoints_ = 0;
  take(std::move(session), &decides);
}

// People may do with the record what they like.
void GameController::release() {
  elsewhere_ = nullptr;
  for (const Color color : {Color::Black, Color::White})
    session_->setPlayer(color, nullptr, {});
  session_->keepIn(journalFolder_);
  emit changed({Change::What::ModeChanged});
}

void GameController::take(std::unique_ptr<GameSession> session, Elsewhere* decides) {
  if (session_ && !std::exchange(isKeptAside_, false)) session_->discardJournal();
  elsewhere_ = decides;
  Engine::stopThoseWhoMayNot();
  const auto old = std::exchange(session_, std::move(session));
  awaited_.reset();
  answersHeld_ = false;
  prisonersBefore_ = prisonersIn(*session_);
  lastTick_ = -1;
  wasThinking_ = false;
  emit sessionReplaced();
  noteThinking();
  if (session_->clock().settings().system == TimeSettings::System::None) {
    clock_.stop();
  } else {
    clock_.start();
  }
}

// News

void GameController::hear(const Change& change) {
  if (!session_) return;                                   // said while it is being made
  if (change.what == Change::What::Ended) letEnginesGo();  // a pause ends with the game
  soundOf(change);
  emit changed(change);
  noteThinking();
}

void GameController::noteThinking() {
  if (std::exchange(wasThinking_, isThinking()) != isThinking()) emit thinkingChanged();
}

void GameController::soundOf(const Change& change) {
  const int before = std::exchange(prisonersBefore_, prisonersIn(*session_));
  if (change.what == Change::What::Ended) emit gameEnded();
  if (change.what != Change::What::Moved) return;
  const auto turn = session_->tree().moveAt(session_->node());
  if (turn && turn->move.isPass()) {
    emit passed();
  } else {
    emit stonePlayed(std::max(0, prisonersBefore_ - before));
  }
}

void GameController::refuse(const SessionError& error) {
  const auto why = [this, error] { return words::refusal(error, *session_, notation_); };
  const std::optional<Point> point = error.move ? std::optional(error.move->point) : error.point;
  emit refused(why, point);
  if (error.move && error.move->kind == MoveError::Kind::Superko) {
    emit repetitionOffered(why, error.move->repeatsMove);
  }
}

bool GameController::carryOut(const std::function<Outcome(GameSession&)>& action) {
  if (!elsewhere_) return carryOutElsewhere(action);
  emit refused([] { return tr("That has to wait until the game at the table is over."); }, {});
  return false;
}

bool GameController::carryOutElsewhere(const std::function<Outcome(GameSession&)>& action) {
  emit aboutToAct();
  const Outcome done = action(*session_);
  if (!done) refuse(done.error());
  noteThinking();
  return done.has_value();
}

// Playing

void GameController::click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
  if (isFileExpected_) return emit touchedTooEarly();
  if (modifiers & Qt::ControlModifier) return toMoveOn(point);
  const Touch touch = button == Qt::RightButton         ? Touch::Other
                      : (modifiers & Qt::ShiftModifier) ? Touch::Narrow
                                                        : Touch::Plain;
  if (takeMove_ && button == Qt::LeftButton) return takeMove_(Move::at(point));
  // Only editing has a use for the other button.
  if (touch == Touch::Other && !session_->editing()) return;
  if (refusesMoves()) return;
  if (session_->counting() && !mayKill(point, touch)) return;
  if (elsewhere_) return elsewhere_->touch(point);
  carryOut([&](GameSession& session) { return session.click(point, touch); });
}

bool GameController::isOnlyLookedAt() const {
  return isLookedAt_ && hasEngines() && session_->mode().kind() == Mode::Kind::Play;
}

bool GameController::refusesMoves() {
  if (isOnlyLookedAt()) emit touchedWhileLookedAt();
  return isOnlyLookedAt();
}

bool GameController::mayKill(Point point, Touch touch) {
  const auto extent = touch == Touch::Narrow ? CountMode::Extent::Chain : CountMode::Extent::Group;
  const int stones = session_->counting()->stonesKilledBy(point, extent);
  return stones < kManyStones || questions_.markDead(stones);
}

void GameController::playTyped(const QString& text) {
  const BoardSize size = session_->tree().size();
  const Notation read = notation_ == Notation::Sgf ? Notation::Standard : notation_;
  const auto move = parseMove(text.toStdString(), size, read);
  if (!move) {
    emit refused([text] { return tr("“%1” is no point of this board.").arg(text); }, std::nullopt);
  } else if (move->isPass()) {
    pass();
  } else {
    click(move->point(), Qt::LeftButton, Qt::NoModifier);
  }
}

void GameController::pass() {
  if (isFileExpected_) return emit touchedTooEarly();
  if (takeMove_) return takeMove_(Move::pass());
  if (refusesMoves()) return;
  if (elsewhere_) return elsewhere_->pass();
  if (session_->mode().kind() == Mode::Kind::Play && isEngines(session_->turn())) {
    return refuse({SessionError::Kind::NoClicks, {}, {}});
  }
  playPass();
}

void GameController::playPass() {
  carryOut([](GameSession& session) { return session.play(session.turn(), Move::pass()); });
}

void GameController::resign() {
  if (session_->result()) return refuse({SessionError::Kind::GameOver, {}, {}});
  // A person resigns for himself, also while the machine thinks.
  const Color turn = session_->turn();
  const Color loser = isEngines(turn) && !isEngines(opponent(turn)) ? opponent(turn) : turn;
  holdEngines();  // nobody plays on while it is asked
  const bool resigns = questions_.resign(loser);
  letEnginesGo();
  if (!resigns) return;
  if (elsewhere_) return elsewhere_->resign();
  carryOut([loser](GameSession& session) { return session.resign(loser); });
}

// Players who come and go

void GameController::seatEngine(Color color, const Seat& seat) {
  auto engine = playerFor(color, seat);
  if (!engine) return session_->setPlayer(color, nullptr, {});
  if (isPaused()) engine->hold();
  engines_.push_back(engine.get());
  session_->setPlayer(color, std::move(engine), seatText(seat));
}

void GameController::seatEngines(const Seats& seats) {
  const bool hasClock = session_->clock().settings().system != TimeSettings::System::None;
  const bool waits = hasClock && seats.hasEngine() && engines_.empty() && !isPaused();
  if (waits) session_->setPaused(true);
  for (const Color color : {Color::Black, Color::White}) {
    if (seats.of(color).isEngine()) seatEngine(color, seats.of(color));
  }
  if (waits && !engines_.empty()) getReady();
  if (waits && engines_.empty()) setPaused(false);  // none of them is there any more
  emit changed({Change::What::ModeChanged});        // who sits where, and who is thinking
}

// Who has stopped is still named: its seat is kept.
void GameController::startEnginesAgain() {
  Seats stopped;
  for (const Color color : {Color::Black, Color::White}) {
    Seat& seat = color == Color::Black ? stopped.black : stopped.white;
    if (!isEngines(color)) seat = seatFrom(session_->seatOf(color));
  }
  seatEngines(stopped);
}

void GameController::playAgainstEngine() {
  const auto seat = questions_.opponent(hasEngineProgram());
  if (!seat) return;
  takeOver();
  seatEngine(opponent(session_->turn()), *seat);
  if (session_->mode().kind() == Mode::Kind::Play) return;
  carryOut([](GameSession& session) { return session.playOn(); });
}

void GameController::goOn(const Seats& seats) {
  session_->toMainLineEnd();
  for (const Color color : {Color::Black, Color::White}) {
    if (seats.of(color).isEngine()) seatEngine(color, seats.of(color));
  }
  carryOut([](GameSession& session) { return session.playOn(); });
}

void GameController::chooseEngine(Color color) {
  if (const auto seat = questions_.opponent(hasEngineProgram())) seatEngine(color, *seat);
}

void GameController::takeOver() {
  for (const Color color : {Color::Black, Color::White}) {
    if (isEngines(color)) session_->setPlayer(color, nullptr, {});
  }
  engines_.clear();
  if (std::exchange(awaited_, nullptr)) setPaused(false);
}

// Counting

void GameController::count() {
  carryOut([](GameSession& session) { return session.count(); });
}

void GameController::proposeAgain() {
  if (elsewhere_) return elsewhere_->proposeAgain();
  carryOut([](GameSession& session) { return session.proposeAgain(); });
}

void GameController::skipThinking() {
  if (isThinking() && !elsewhere_)
    carryOut([](GameSession& session) { return session.skipJudging(); });
}

// What a record says of its end is not ours to replace unasked.
bool GameController::mayReplaceResult() {
  const auto recorded = session_->result();
  if (!session_->counting() || isThinking() || !recorded) return true;
  const GameResult counted = session_->counting()->score().result;
  return *recorded == counted ||
         questions_.replaceResult(words::result(*recorded), words::result(counted));
}

void GameController::done() {
  if (elsewhere_) return elsewhere_->agreeToCount();
  if (!mayReplaceResult()) return;
  const CountMode* counting = session_->counting();
  const bool isUnfinished =
      counting && !isThinking() && !session_->result() && counting->isUnfinished();
  if (isUnfinished && !questions_.endUnfinished()) return resume();
  carryOut([](GameSession& session) { return session.accept(); });
}

void GameController::resume() {
  if (elsewhere_) return elsewhere_->resume();
  carryOut([](GameSession& session) { return session.resume(opponent(session.turn())); });
}

void GameController::agreeNoResult() {
  if (elsewhere_) return elsewhere_->agreeNoResult();
  carryOut([](GameSession& session) { return session.agreeNoResult(); });
}

// Time

void GameController::tick() {
  session_->tick();
  emit clockMoved();
  if (!session_->clock().isRunning()) return;
  const SideTime left = session_->timeLeft(session_->turn());
  if (!left.isOvertime()) return;
  const int64_t second = (left.period.count() + 999) / 1000;
  if (second == lastTick_ || second > kAudibleSeconds) return;
  lastTick_ = second;
  emit clockTicked();
}

void GameController::comment(const QString& text) {
  session_->setComment(text.toStdString());
}

}  // namespace tengen::desktop
