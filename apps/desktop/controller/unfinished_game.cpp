#include "apps/desktop/controller/unfinished_game.h"

#include "apps/desktop/settings/engine_list.h"

namespace tengen::desktop {
namespace {

// Whom the record names, where it is one person and one engine and nobody has won.
Seats unfinishedSeats(const GameTree& tree) {
  const auto says = [&tree](const char* ident) { return tree.text(tree.root(), ident); };
  const Seats seats{seatNamed(says("PB")), seatNamed(says("PW"))};
  const bool isAgainstEngine = seats.black.isEngine() != seats.white.isEngine();
  return isAgainstEngine && says("RE").empty() ? seats : Seats();
}

}  // namespace

UnfinishedGame::UnfinishedGame(GameController& game, FileController& files, NoticeBar& notice,
                               QObject* parent)
    : QObject(parent), game_(game), files_(files), notice_(notice) {
  connect(&files, &FileController::loaded, this, &UnfinishedGame::offer);
}

void UnfinishedGame::offer() {
  const Seats seats = unfinishedSeats(game_.session().tree());
  if (!seats.hasEngine() || files_.gameCount() > 1) return;
  const Seat& engine = seats.black.isEngine() ? seats.black : seats.white;
  if (engine.engine.isEmpty() && !game_.hasEngineProgram()) return;
  const QString name = QString::fromStdString(engineName(engine));
  notice_.ask([name] { return tr("This game is not finished. Go on against %1?").arg(name); },
              {{[] { return tr("&Go on"); }, [this, seats] { game_.goOn(seats); }},
               {[] { return tr("&Not now"); }, nullptr}},
              NoticeBar::About::File);
}

}  // namespace tengen::desktop
