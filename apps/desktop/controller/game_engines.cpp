// GameController: engines that play for a side.
#include <QRandomGenerator>

#include "engine/driver.h"

#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/settings/engine_list.h"
#include "apps/desktop/settings/preferences.h"
#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/engine_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

// Another game every time. At full strength it thinks as long as was chosen where no clock runs.
std::string commandLineFor(const std::string& program, const Seat& seat, int seconds) {
  const std::string level = seat.level.toStdString();
  const quint32 seed = QRandomGenerator::global()->generate();
  const std::string time = level == "max" ? " --time " + std::to_string(seconds) : "";
  return tengenCommand(program,
                       "--variety --level " + level + " --seed " + std::to_string(seed) + time);
}

// As a test of it would say.
QString reasonOf(const EngineFailure& failure, BoardSize size, Notation notation) {
  if (failure.impossible) {
    return GameController::tr("Its move %1 cannot be played.")
        .arg(words::moveName(*failure.impossible, size, notation));
  }
  if (!failure.error) return {};
  const QString trouble = words::engineTrouble(*failure.error);
  const QString complaint = words::engineComplaint(*failure.error);
  return complaint.isEmpty() ? trouble : trouble + QStringLiteral(" (%1)").arg(complaint);
}

}  // namespace

void GameController::lookForEngines() {
  hasOtherEngines_ = !allEngines().isEmpty();
}

// Nothing where there is no such engine.
std::optional<engine::DriverOptions> GameController::optionsFor(const Seat& seat) const {
  if (!seat.engine.isEmpty()) {
    const auto profile = engineNamed(seat.engine);
    return profile ? std::optional(driverOptions(*profile)) : std::nullopt;
  }
  if (seat.level.isEmpty() || engineProgram_.empty()) return std::nullopt;
  const int seconds = loadPreferences().engineSeconds;
  return engine::DriverOptions{.commandLine = commandLineFor(engineProgram_, seat, seconds),
                               .keepsClockMargin = true};
}

std::unique_ptr<EnginePlayer> GameController::playerFor(Color color, const Seat& seat) {
  auto options = optionsFor(seat);
  if (!options) {
    if (!seat.engine.isEmpty()) emit engineMissing(color, seat.engine);
    return nullptr;
  }
  const QString name = QString::fromStdString(engineName(seat));
  EnginePlayer::Reports reports;
  reports.moved = [this](Color mover, Move move) {
    if (session_->mode().kind() != Mode::Kind::Play) return true;  // too late: it is over
    if (!move.isPass()) {
      return carryOut([=](GameSession& session) { return session.play(mover, move); });
    }
    playPass();
    return true;
  };
  reports.resigned = [this](Color loser) {
    carryOut([loser](GameSession& session) { return session.resign(loser); });
  };
  reports.failed = [this, name](Color, const EngineFailure& why) {
    if (session_->mode().kind() != Mode::Kind::Play) return;
    // From the event loop: whoever reports it is not to go meanwhile.
    QMetaObject::invokeMethod(
        this, [this] { unseatFailed(); }, Qt::QueuedConnection);
    emit changed({Change::What::ModeChanged});  // clicks have a meaning now
    const auto words = [this, name, why] {
      return tr("%1 plays no more. %2 The game goes on for two people.")
          .arg(name, reasonOf(why, session_->tree().size(), notation_));
    };
    emit engineFailed(words, name);
  };
  reports.refused = [this, name](const QStringList& commands) {
    const QString list = commands.join(QStringLiteral(", "));
    emit hinted([name, list] { return tr("%1 plays, but would not be told: %2").arg(name, list); },
                {});
  };
  auto player = std::make_unique<EnginePlayer>(
      color, std::move(*options), Milliseconds{loadPreferences().engineMoment}, std::move(reports));
  player->setName(name);
  return player;
}

Saying GameController::gettingReady() const {
  return [name = engines_.front()->name()] { return tr("%1 is getting ready…").arg(name); };
}

// A clock must not run while an engine reads its network. People may move meanwhile.
void GameController::getReady() {
  awaited_ = std::make_shared<size_t>(engines_.size());
  emit waitingChanged();
  emit hinted(gettingReady(), {});
  const auto goOnWhenAllAre = [this, expected = std::weak_ptr(awaited_)] {
    const auto awaited = expected.lock();
    if (!awaited || --*awaited > 0) return;
    awaited_.reset();
    setPaused(false);
  };
  // From the event loop: whoever reports that it is ready is not to go meanwhile.
  for (EnginePlayer* engine : engines_) {
    engine->prepare(gameIn(*session_), [this, goOnWhenAllAre] {
      QMetaObject::invokeMethod(this, goOnWhenAllAre, Qt::QueuedConnection);
    });
  }
}

void GameController::holdEngines() {
  for (EnginePlayer* engine : engines_)
    engine->hold();
}

void GameController::letEnginesGo() {
  if (isPaused() || answersHeld_) return;
  for (EnginePlayer* engine : engines_)
    engine->letGo();
}

void GameController::setPaused(bool paused) {
  if (elsewhere_) return;
  if (paused && !canPause()) return;
  if (paused) holdEngines();
  session_->setPaused(paused);
  letEnginesGo();
}

void GameController::unseatFailed() {
  for (const Color color : {Color::Black, Color::White}) {
    const auto failed = [this, color](const EnginePlayer* engine) {
      return engine == &session_->playerOf(color) && engine->hasFailed();
    };
    // It stays named: the moves so far are its own.
    if (std::erase_if(engines_, failed) > 0)
      session_->setPlayer(color, nullptr, session_->seatOf(color));
  }
}

void GameController::setAnswersHeld(bool held) {
  const bool clockRuns = session_->clock().settings().system != TimeSettings::System::None;
  if (held == answersHeld_ || (held && clockRuns)) return;
  answersHeld_ = held;
  held ? holdEngines() : letEnginesGo();
  emit waitingChanged();
}

bool GameController::isEngines(Color color) const {
  return !session_->playerOf(color).moveByClick(Point{}).has_value();
}

}  // namespace tengen::desktop
