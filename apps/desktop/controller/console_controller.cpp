#include "apps/desktop/controller/console_controller.h"

#include <QEvent>
#include <QWindow>
#include <algorithm>

#include "apps/desktop/settings/engine_list.h"

namespace tengen::desktop {
namespace {

using Kind = engine::TrafficLog::Entry::Kind;

constexpr int kLookMilliseconds = 150;

ConsoleLine lineOf(const engine::TrafficLog::Entry& entry) {
  const QString text = QString::fromStdString(entry.text);
  switch (entry.kind) {
    case Kind::Sent:
      return {ConsoleLine::Kind::Sent, text};
    case Kind::Received:
      return {ConsoleLine::Kind::Received, text};
    case Kind::Error:
      return {ConsoleLine::Kind::Complaint, text};
    case Kind::Started:
      return {ConsoleLine::Kind::Started, text};
    case Kind::Ended:
      return {ConsoleLine::Kind::Ended, text};
  }
  return {};
}

}  // namespace

ConsoleController::ConsoleController(QWidget& window, GameController& game,
                                     std::string tengenProgram, QObject* parent)
    : QObject(parent), window_(window), game_(game), tengenProgram_(std::move(tengenProgram)) {
  connect(&game, &GameController::sessionReplaced, this, [this] {
    if (console_ && !game_.mayEnginesLook()) console_->close();
  });
  timer_.setInterval(kLookMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &ConsoleController::look);
}

ConsoleController::~ConsoleController() = default;

void ConsoleController::open() {
  if (!game_.mayEnginesLook()) return;
  if (!console_) {
    console_ = new EngineConsole(&window_);
    console_->setObjectName("engineConsole");
    console_->setWindowFlag(Qt::Window);
    console_->resize(640, 420);
    console_->installEventFilter(this);
    connect(console_, &EngineConsole::engineChosen, this, &ConsoleController::choose);
    connect(console_, &EngineConsole::commandEntered, this, &ConsoleController::send);
  }
  // Its key leaves it again where it works there, too.
  const QWindow* shown = console_->isVisible() ? console_->windowHandle() : nullptr;
  if (shown && shown->isActive()) return static_cast<void>(console_->close());
  look();
  timer_.start();
  console_->show();
  console_->raise();
  console_->activateWindow();
  console_->setFocus();
}

bool ConsoleController::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Close) {
    timer_.stop();
    own_.reset();
  }
  return QObject::eventFilter(watched, event);
}

void ConsoleController::look() {
  listChoices();
  const Engine* engine = chosen_.engine;
  if (!engine || !engine->isThinking()) console_->sayBusy(false);
  showNews();
}

// Those that live first; then those that could be started here.
void ConsoleController::listChoices() {
  choices_.clear();
  QStringList shown;
  for (Engine* engine : Engine::all()) {
    choices_.push_back({engine->name(), engine});
    shown << engine->name();
  }
  QStringList others = engineNames();
  if (!tengenProgram_.empty()) others.prepend(QStringLiteral("Tengen"));
  for (const QString& name : others) {
    if (own_ && own_->name() == name) continue;
    choices_.push_back({name, {}});
    shown << tr("Start %1").arg(name);
  }
  const auto there = std::find(choices_.begin(), choices_.end(), chosen_);
  const bool isThere = there != choices_.end();
  const int row = isThere ? static_cast<int>(there - choices_.begin()) : choices_.empty() ? -1 : 0;
  console_->setEngines(shown, row);
  if (!isThere && row >= 0) choose(row);
}

void ConsoleController::choose(int row) {
  listenTo(choices_[static_cast<size_t>(row)]);
}

void ConsoleController::listenTo(const Choice& choice) {
  chosen_ = choice;
  seen_ = 0;
  console_->setLines({});
  showNews();
}

void ConsoleController::send(const QString& command) {
  if (!chosen_.engine) {
    own_ = std::make_unique<Engine>(optionsFor(chosen_.name),
                                    [this] { return game_.mayEnginesLook(); });
    own_->setName(chosen_.name);
    listenTo({chosen_.name, own_.get()});
  }
  const bool isBusy = chosen_.engine->isThinking();
  console_->sayBusy(isBusy);
  if (!isBusy) chosen_.engine->say(command);
}

engine::DriverOptions ConsoleController::optionsFor(const QString& name) const {
  const auto profile = engineNamed(name);
  if (profile) return driverOptions(*profile);
  return {.commandLine = tengenCommand(tengenProgram_)};
}

void ConsoleController::showNews() {
  if (!chosen_.engine) return;
  const auto news = chosen_.engine->traffic().newsSince(seen_);
  seen_ = news.added;
  if (news.entries.empty()) return;
  std::vector<ConsoleLine> lines;
  std::transform(news.entries.begin(), news.entries.end(), std::back_inserter(lines), lineOf);
  console_->addLines(lines);
}

}  // namespace tengen::desktop
