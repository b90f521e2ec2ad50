#include "apps/desktop/controller/game_controller.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr int kClockMilliseconds = 100;
constexpr int64_t kAudibleSeconds = 10;  // of a running period

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
  parts.judge = std::make_unique<RememberedJudge>(memory_);
  parts.observer = [this](const Change& change) { hear(change); };
  parts.journalFolder = journalFolder_;
  return parts;
}

void GameController::start(const GameSetup& setup, const Seats& seats) {
  std::vector<EnginePlayer*> before = std::exchange(engines_, {});
  auto made = parts();
  made.black = playerFor(Color::Black, seats.black);
  made.white = playerFor(Color::White, seats.white);
  auto session = GameSession::start(setup, std::move(made));
  if (!session) engines_ = std::move(before);
  if (!session) {
    emit refused([problem = session.error(), size = setup.size,
                  notation = notation_] { return words::setupError(problem, size, notation); },
                 std::nullopt);
    return;
  }
  take(std::move(*session));
}

void GameController::open(GameTree tree, const std::string& file, NodeId at) {
  auto made = parts();
  made.file = file;
  engines_.clear();
  take(GameSession::open(std::move(tree), std::move(made), at));
}

bool GameController::recover(Journal::Recovered journal) {
  std::vector<EnginePlayer*> before = std::exchange(engines_, {});
  const Seats seats = seatsOf(journal.records);
  auto made = parts();
  made.black = playerFor(Color::Black, seats.black);
  made.white = playerFor(Color::White, seats.white);
  auto session = GameSession::recover(std::move(journal), std::move(made));
  if (!session) {
    engines_ = std::move(before);
    return false;
  }
  take(std::move(session));
  return true;
}

void GameController::take(std::unique_ptr<GameSession> session) {
  if (session_) session_->discardJournal();
  const auto old = std::exchange(session_, std::move(session));
  awaited_.reset();
  if (adviser_) adviser_->cancel();
  prisonersBefore_ = prisonersIn(*session_);
  lastTick_ = -1;
  emit sessionReplaced();
  if (session_->clock().settings().system == TimeSettings::System::None) {
    clock_.stop();
  } else {
    clock_.start();
  }
}

// News

void GameController::hear(const Change& change) {
  if (!session_) return;  // said while it is being made
  if (adviser_) adviser_->cancel();
  soundOf(change);
  emit changed(change);
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
  emit aboutToAct();
  const Outcome done = action(*session_);
  if (!done) refuse(done.error());
  return done.has_value();
}

// Playing

void GameController::click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
  if (modifiers & Qt::ControlModifier) return toMoveOn(point);
  const Touch touch = button == Qt::RightButton         ? Touch::Other
                      : (modifiers & Qt::ShiftModifier) ? Touch::Narrow
                                                        : Touch::Plain;
  // Only editing has a use for the other button.
  if (touch == Touch::Other && !session_->editing()) return;
  carryOut([&](GameSession& session) { return session.click(point, touch); });
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
  if (session_->mode().kind() == Mode::Kind::Play && isEngines(session_->turn())) {
    return refuse({SessionError::Kind::NoClicks, {}, {}});
  }
  playPass();
}

void GameController::playPass() {
  const auto play = [this] {
    carryOut([](GameSession& session) { return session.play(session.turn(), Move::pass()); });
  };
  if (session_->position().passesInARow() == 0) return play();
  whenJudged(play);  // this pass ends the game, and dead stones will be proposed
}

void GameController::resign() {
  if (session_->result()) return refuse({SessionError::Kind::GameOver, {}, {}});
  // A person resigns for himself, also while the machine thinks.
  const Color turn = session_->turn();
  const Color loser = isEngines(turn) && !isEngines(opponent(turn)) ? opponent(turn) : turn;
  if (!questions_.resign(loser)) return;
  carryOut([loser](GameSession& session) { return session.resign(loser); });
}

// Against an engine one takes back one's own last move, and its answer with it.
void GameController::takeBack() {
  for (EnginePlayer* engine : engines_)
    engine->hold();
  const auto back = [](GameSession& session) { return session.takeBack(); };
  const bool done = carryOut(back);
  const Color turn = session_->turn();
  if (done && isEngines(turn) && !isEngines(opponent(turn)) && session_->canTakeBack()) {
    carryOut(back);
  }
  for (EnginePlayer* engine : engines_)
    engine->letGo();
}

// Counting

void GameController::count() {
  whenJudged([this] { carryOut([](GameSession& session) { return session.count(); }); });
}

void GameController::done() {
  carryOut([](GameSession& session) { return session.accept(); });
}

void GameController::resume() {
  carryOut([](GameSession& session) { return session.resume(opponent(session.turn())); });
}

void GameController::agreeNoResult() {
  carryOut([](GameSession& session) { return session.agreeNoResult(); });
}

void GameController::whenJudged(std::function<void()> then) {
  const Board& board = session_->position().board();
  const uint64_t hash = board.hash();
  if (!judge_ || memory_->find(hash)) return then();
  const bool underWay = awaited_ && awaited_->board == hash;
  awaited_ = {hash, std::move(then)};
  emit thinkingChanged();
  if (underWay) return;
  const auto home = [self = QPointer(this), hash] {
    if (self && self->awaited_ && self->awaited_->board == hash) self->useVerdict();
  };
  QThreadPool::globalInstance()->start(
      [judge = judge_, memory = memory_, board, color = session_->turn(), hash, home] {
        memory->remember(hash, judge->judge(board, color));
        QMetaObject::invokeMethod(qApp, home, Qt::QueuedConnection);
      });
}

void GameController::skipThinking() {
  if (!awaited_) return;
  memory_->remember(awaited_->board, Verdict(session_->tree().size()));
  useVerdict();
}

void GameController::useVerdict() {
  const Awaited awaited = std::move(*awaited_);
  awaited_.reset();
  emit thinkingChanged();
  if (session_->position().board().hash() == awaited.board) awaited.then();
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
