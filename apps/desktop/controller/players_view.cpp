// What the player panel shows of a game.
#include <QCoreApplication>

#include "game/game_info.h"

#include "apps/desktop/controller/picture_maker.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

struct Players {
  Q_DECLARE_TR_FUNCTIONS(Players)
};

// Who keeps the clock of a game elsewhere may have seen it end while a moment was left here.
bool lostOnTime(const GameSession& session, Color color) {
  const auto result = session.result();
  return session.isFinishedHere() && result && result->kind == GameResult::Kind::Time &&
         result->winner != color;
}

PlayerLine lineFor(const GameSession& session, Color color) {
  const bool black = color == Color::Black;
  const GameTree& tree = session.tree();
  PlayerLine line;
  const std::string name = session.playerName(color);
  line.name = QString::fromStdString(name);
  if (name == tree.text(tree.root(), black ? "PB" : "PW")) {
    line.rank = QString::fromStdString(tree.text(tree.root(), black ? "BR" : "WR"));
  }
  line.captures = session.position().board().prisonersOf(color);
  SideTime left = session.timeLeft(color);
  if (lostOnTime(session, color)) left.main = left.period = Milliseconds{0};
  line.clock = words::clockFace(session.clock().settings(), left);
  line.overtime = words::overtime(session.clock().settings());
  if (line.clock.isEmpty()) line.clock = words::recordedClock(tree, session.node(), color);
  line.inByoYomi = left.isOvertime();
  line.toMove = !session.isFinishedHere() && !session.counting() && session.turn() == color;
  line.thinking = line.toMove && !session.isPaused() && !words::isLookingBack(session) &&
                  session.mode().kind() == Mode::Kind::Play &&
                  !session.playerOf(color).moveByClick(Point{});
  return line;
}

QString namesOf(const PlayersView& view) {
  const auto name = [](const PlayerLine& line, Color color) {
    return line.name.isEmpty() ? words::sideName(color) : line.name;
  };
  if (view.black.name.isEmpty() && view.white.name.isEmpty()) return {};
  return QStringLiteral("%1 – %2").arg(name(view.black, Color::Black),
                                       name(view.white, Color::White));
}

}  // namespace

PlayersView playersOf(const GameSession& session, const QString& estimate) {
  PlayersView view;
  view.black = lineFor(session, Color::Black);
  view.white = lineFor(session, Color::White);
  view.names = namesOf(view);
  view.status = words::status(session);
  view.detail = words::rulesAndKomi(session.tree());
  const int handicap = session.tree().handicap();
  if (handicap > 0) view.detail += Players::tr(", %n handicap stone(s)", "", handicap);
  if (session.result() && !session.isFinishedHere()) view.note = words::result(*session.result());
  if (!estimate.isEmpty() && !session.counting()) view.note = estimate;
  return view;
}

}  // namespace tengen::desktop
