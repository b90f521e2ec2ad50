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

QStringList commandsOf(const std::vector<EngineError>& refusals) {
  QStringList commands;
  for (const EngineError& error : refusals)
    commands << QString::fromStdString(error.command);
  return commands;
}

QList<Engine*>& living() {
  static QList<Engine*> engines;
  return engines;
}

}  // namespace

Engine::Engine(engine::DriverOptions options, Permission mayThink, QObject* parent)
    : QObject(parent), mayThink_(std::move(mayThink)) {
  options.log = traffic_;
  worker_ = std::make_shared<engine::Worker>(std::move(options));
  living().append(this);
}

Engine::Engine(const std::string& commandLine, Permission mayThink, QObject* parent)
    : Engine(engine::DriverOptions{.commandLine = commandLine, .keepsClockMargin = true},
             std::move(mayThink), parent) {}

const QList<Engine*>& Engine::all() {
  return living();
}

void Engine::stopThoseWhoMayNot() {
  for (Engine* engine : living()) {
    if (!engine->mayThink_()) engine->cancel();
  }
}

// An engine takes a moment to leave, and nobody here waits for it.
Engine::~Engine() {
  living().removeOne(this);
  worker_->cancel();
  QThreadPool::globalInstance()->start(
      [worker = std::exchange(worker_, nullptr)]() mutable { worker.reset(); });
}

void Engine::run(std::function<Report(Driver&, const std::stop_token&)> work) {
  if (!mayThink_()) return cancel();
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
  run([question](Driver& driver, const std::stop_token& stop) -> Report {
    const Report moved = reportOf(driver.generateMove(question, stop));
    return [moved, refused = commandsOf(driver.refusals())](Engine& engine) {
      engine.noteRefusals(refused);
      moved(engine);
    };
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

// Whatever it answers stands in the traffic; whoever asked a question before is not told of this.
void Engine::say(const QString& command) {
  run([line = command.toStdString()](Driver& driver, const std::stop_token& stop) -> Report {
    (void)driver.ask(line, stop);
    return [](Engine&) {};
  });
}

void Engine::cancel() {
  awaited_ = 0;
  worker_->cancel();
}

void Engine::noteRefusals(const QStringList& commands) {
  if (commands == refused_) return;
  refused_ = commands;
  if (!commands.isEmpty()) emit wouldNotBeTold(commands);
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
  return [error](Engine& engine) {
    engine.error_ = error;
    emit engine.failed(reasonOf(error));
  };
}

}  // namespace tengen::desktop
