#include "apps/desktop/engine/engine_trial.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <algorithm>

#include "rules/notation.h"
#include "rules/position.h"

namespace tengen::desktop {
namespace {

using engine::Driver;
using engine::EngineError;
using SteadyClock = std::chrono::steady_clock;
using Kind = TrialStep::Kind;
using State = TrialStep::State;

// What makes an engine more than a player.
constexpr const char* kUseful[] = {"undo",           "time_left",         "set_free_handicap",
                                   "kata-set-rules", "final_status_list", "kata-analyze",
                                   "lz-analyze"};

// A game that every engine can be told: two corners are taken, Black is to move.
engine::Game exampleGame() {
  engine::Game game;
  game.size = {19, 19};
  game.moves = {{Color::Black, Move::at({15, 3})}, {Color::White, Move::at({3, 15})}};
  return game;
}

// Something to read: a program that writes anything at all may by chance answer.
bool isName(const std::string& text) {
  const QString name = QString::fromUtf8(text);
  constexpr qsizetype kLongestName = 200;
  return name.size() <= kLongestName && !name.contains(QChar::ReplacementCharacter) &&
         std::all_of(name.begin(), name.end(), [](QChar sign) { return sign.isPrint(); });
}

double secondsSince(SteadyClock::time_point begin) {
  return std::chrono::duration<double>(SteadyClock::now() - begin).count();
}

// The steps one after the other, on the engine's thread. Each is reported as it begins and as it
// ends; the first that fails ends the test, but for thinking aloud, which not all can do.
class Steps {
 public:
  using Report = std::function<void(const TrialStep&)>;

  Steps(Driver& driver, EngineTrial::Limits limits, std::stop_token stop, Report report)
      : driver_(driver), limits_(limits), stop_(std::move(stop)), report_(std::move(report)) {}

  bool run() {
    return step(Kind::Start, &Steps::start) && step(Kind::Name, &Steps::name) &&
           step(Kind::Commands, &Steps::commands) && step(Kind::Board, &Steps::board) &&
           step(Kind::Move, &Steps::move) && step(Kind::Analysis, &Steps::analysis);
  }

 private:
  using Outcome = Result<void, EngineError>;

  bool step(Kind kind, Outcome (Steps::*action)(TrialStep&)) {
    TrialStep step{.kind = kind};
    report_(step);
    const auto begin = SteadyClock::now();
    step.state = State::Done;
    const Outcome done = (this->*action)(step);
    if (step.seconds == 0) step.seconds = secondsSince(begin);
    if (!done) {
      step.state = State::Failed;
      step.error = done.error();
    }
    if (!stop_.stop_requested()) report_(step);
    return done.has_value() && !stop_.stop_requested();
  }

  Outcome start(TrialStep&) { return driver_.launch(); }

  Outcome name(TrialStep& step) {
    auto started = driver_.start(stop_);
    if (!started) return started;
    step.fact = driver_.givenName();
    if (!isName(step.fact)) return nonsense("name", {});
    if (step.fact.empty()) step.state = State::Missing;
    return {};
  }

  Outcome commands(TrialStep& step) {
    if (!driver_.capabilities().areTold()) step.state = State::Missing;
    step.count = static_cast<int>(driver_.capabilities().count());
    for (const char* command : kUseful) {
      if (driver_.capabilities().knows(command)) step.commands.emplace_back(command);
    }
    return {};
  }

  Outcome board(TrialStep& step) {
    auto told = driver_.tell(exampleGame(), stop_);
    step.refusals = driver_.refusals();
    const auto& visits = driver_.options().visitsAMove;
    if (visits && engine::visitsCommands(driver_.capabilities(), *visits).empty()) {
      step.refusals.push_back(
          {.kind = EngineError::Kind::Refused, .command = "visits " + std::to_string(*visits)});
    }
    return told;
  }

  Outcome move(TrialStep& step) {
    const engine::Game game = exampleGame();
    const auto answer = driver_.generateMove({.game = game, .limit = limits_.move}, stop_);
    if (!answer) return Unexpected{answer.error()};
    if (!*answer) return nonsense("genmove b", "resign");
    step.fact = toText(**answer, game.size, Notation::Standard);
    Position position(game.size, game.rules);
    for (const Turn& turn : game.moves)
      position = position.afterRecorded(turn.color, turn.move);
    if (!position.isLegal(Color::Black, **answer)) return nonsense("genmove b", step.fact);
    return {};
  }

  static Outcome nonsense(const std::string& command, const std::string& reply) {
    return Unexpected{
        EngineError{.kind = EngineError::Kind::Nonsense, .command = command, .detail = reply}};
  }

  Outcome analysis(TrialStep& step) {
    const auto begin = SteadyClock::now();
    std::stop_source enough;
    const std::stop_callback whenStopped(stop_, [&] { enough.request_stop(); });
    int visits = 0;
    const auto hear = [&](const engine::Analysis& analysis) {
      visits = analysis.visits;
      if (SteadyClock::now() - begin >= limits_.analysis) enough.request_stop();
    };
    const auto done = driver_.analyze({.game = exampleGame()}, hear, enough.get_token());
    if (!done && done.error().kind == EngineError::Kind::NoAnalysis) {
      step.state = State::Missing;
      return {};
    }
    step.seconds = secondsSince(begin);
    step.count = static_cast<int>(visits / step.seconds);
    return done;
  }

  Driver& driver_;
  EngineTrial::Limits limits_;
  std::stop_token stop_;
  Report report_;
};

}  // namespace

EngineTrial::EngineTrial(engine::DriverOptions options, Limits limits, QObject* parent)
    : QObject(parent), limits_(limits) {
  options.startLimit = limits.start;
  options.commandLimit = limits.move;
  options.restarts = 0;  // the first crash is the answer
  worker_ = std::make_shared<engine::Worker>(std::move(options));
}

EngineTrial::~EngineTrial() {
  worker_->cancel();
  QThreadPool::globalInstance()->start(
      [worker = std::exchange(worker_, nullptr)]() mutable { worker.reset(); });
}

void EngineTrial::begin() {
  const auto home = [here = QPointer(this)](auto report) {
    const auto arrive = [here, report] {
      if (here) report(*here);
    };
    QMetaObject::invokeMethod(qApp, arrive, Qt::QueuedConnection);
  };
  worker_->run([home, limits = limits_](Driver& driver, const std::stop_token& stop) {
    const auto report = [home](const TrialStep& step) {
      home([step](EngineTrial& run) { emit run.stepped(step); });
    };
    const bool worked = Steps(driver, limits, stop, report).run();
    driver.end();  // nobody asks it anything more
    if (!stop.stop_requested()) home([worked](EngineTrial& run) { emit run.finished(worked); });
  });
}

}  // namespace tengen::desktop
