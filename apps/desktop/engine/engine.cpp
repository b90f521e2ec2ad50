#include "apps/desktop/engine/engine.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace tengen::desktop {
namespace {

using engine::Driver;
using engine::EngineError;

// The engine's last words where it had any, or the system's. What was asked of it, and what it
// answered, is for those who read the traffic.
QString reasonOf(const EngineError& error) {
  const bool hasStarted = error.kind != EngineError::Kind::CannotStart;
  return QString::fromStdString(hasStarted ? error.lastWords : error.code.message()).trimmed();
}

}  // namespace

Engine::Engine(const std::string& commandLine, QObject* parent)
    : QObject(parent),
      worker_(std::make_shared<engine::Worker>(engine::DriverOptions{
          .commandLine = commandLine, .keepsClockMargin = true, .log = traffic_})) {}

// An engine takes a moment to leave, and nobody here waits for it.
Engine::~Engine() {
  worker_->cancel();
  QThreadPool::globalInstance()->start(
      [worker = std::exchange(worker_, nullptr)]() mutable { worker.reset(); });
}

void Engine::run(std::function<Report(Driver&, const std::stop_token&)> work) {
  awaited_ = ++lastNumber_;
  worker_->run([home = QPointer(this), number = awaited_, work = std::move(work)](
                   Driver& driver, const std::stop_token& stop) {
    const Report report = work(driver, stop);
    if (stop.stop_requested()) return;
    const auto arrive = [home, number, report] {
      if (!home || home->awaited_ != number) return;
      home->awaited_ = 0;
      report(*home);
    };
    QMetaObject::invokeMethod(qApp, arrive, Qt::QueuedConnection);
  });
}

void Engine::prepare(const engine::Game& game) {
  run([game](Driver& driver, const std::stop_token& stop) -> Report {
    const auto told = driver.tell(game, stop);
    if (!told) return failureOf(told.error());
    return [](Engine& engine) { emit engine.ready(); };
  });
}

void Engine::ask(const engine::MoveQuestion& question) {
  run([question](Driver& driver, const std::stop_token& stop) {
    return reportOf(driver.generateMove(question, stop));
  });
}

void Engine::askForHint(const engine::MoveQuestion& question) {
  run([question](Driver& driver, const std::stop_token& stop) {
    return reportOf(driver.suggestMove(question, stop));
  });
}

void Engine::analyze(engine::AnalysisQuestion question) {
  question.request = lastNumber_ + 1;
  const auto hear = [home = QPointer(this)](const engine::Analysis& analysis) {
    const auto arrive = [home, analysis] {
      if (home && home->awaited_ == analysis.request) emit home->analysed(analysis);
    };
    QMetaObject::invokeMethod(qApp, arrive, Qt::QueuedConnection);
  };
  run([question, hear](Driver& driver, const std::stop_token& stop) -> Report {
    const auto done = driver.analyze(question, hear, stop);
    if (!done) return failureOf(done.error());
    return [](Engine&) {};
  });
}

void Engine::evaluate(const engine::EvaluationQuestion& question) {
  run([question](Driver& driver, const std::stop_token& stop) -> Report {
    const auto analysis = driver.evaluate(question, stop);
    if (!analysis) return failureOf(analysis.error());
    return [analysis = *analysis, name = QString::fromStdString(driver.name())](Engine& engine) {
      emit engine.evaluated(analysis, name);
    };
  });
}

void Engine::cancel() {
  awaited_ = 0;
  worker_->cancel();
}

Engine::Report Engine::reportOf(const Driver::Answer<std::optional<Move>>& answer) {
  if (!answer) return failureOf(answer.error());
  return [move = *answer](Engine& engine) {
    if (move) {
      emit engine.moved(*move);
    } else {
      emit engine.resigned();
    }
  };
}

Engine::Report Engine::failureOf(const EngineError& error) {
  return [why = reasonOf(error)](Engine& engine) { emit engine.failed(why); };
}

}  // namespace tengen::desktop
