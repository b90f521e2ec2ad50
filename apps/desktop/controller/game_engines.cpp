// GameController: engines that play for a side, and one that gives advice.
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr const char* kAdviser = " gtp --level 6d";  // strong, and quick with an answer

}  // namespace

std::unique_ptr<Player> GameController::playerFor(Color color, const Seat& seat) {
  if (!seat.isEngine() || engineProgram_.empty()) return nullptr;
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
  reports.failed = [this](Color, const QString& why) {
    if (session_->mode().kind() != Mode::Kind::Play) return;
    emit changed({Change::What::ModeChanged});  // clicks have a meaning now
    emit engineFailed([why] {
      const QString words = tr("Tengen has stopped. The game goes on for two people.");
      return why.isEmpty() ? words : words + QStringLiteral(" (%1)").arg(why);
    });
  };
  const std::string commandLine =
      Engine::quoted(engineProgram_) + " gtp --level " + seat.level.toStdString();
  auto player = std::make_unique<EnginePlayer>(color, commandLine, std::move(reports));
  engines_.push_back(player.get());
  return player;
}

bool GameController::isEngines(Color color) const {
  return !session_->playerOf(color).moveByClick(Point{}).has_value();
}

void GameController::makeAdviser() {
  adviser_ = std::make_unique<Engine>(Engine::quoted(engineProgram_) + kAdviser);
  connect(adviser_.get(), &Engine::moved, this, [this](const Move& move) {
    if (move.isPass()) return emit hinted([] { return tr("Tengen would pass here."); }, {});
    const Point point = move.point();
    const QString name = words::pointName(point, session_->tree().size(), notation_);
    emit hinted([name] { return tr("Tengen would play %1.").arg(name); }, point);
  });
  connect(adviser_.get(), &Engine::resigned, this,
          [this] { emit hinted([] { return tr("Tengen would resign here."); }, {}); });
  connect(adviser_.get(), &Engine::failed, this, [this](const QString&) {
    emit refused([] { return tr("Tengen has stopped: there is no hint."); }, std::nullopt);
  });
}

void GameController::hint() {
  if (engineProgram_.empty()) return;
  emit aboutToAct();
  if (!adviser_) makeAdviser();
  emit hinted([] { return tr("Tengen is looking for a move…"); }, {});
  adviser_->ask({gtpPositionOf(*session_), {}, session_->turn(), session_->tree().size()});
}

}  // namespace tengen::desktop
