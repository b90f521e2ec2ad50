#include "apps/desktop/words/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace tengen::desktop::words {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

QString decimal(double value) {
  return QLocale().toString(value, 'f', QLocale::FloatingPointShortest);
}

QString momentName(const GameSession& session, int moveNumber, Notation notation) {
  const GameTree& tree = session.tree();
  int played = 0;
  for (const NodeId id : tree.pathTo(session.node())) {
    const auto turn = tree.moveAt(id);
    if (!turn || ++played != moveNumber) continue;
    const QString where = turn->move.isPass()
                              ? Words::tr("pass")
                              : pointName(turn->move.point(), tree.size(), notation);
    return Words::tr("move %1 (%2)").arg(moveNumber).arg(where);
  }
  return Words::tr("the start");
}

QString moveRefusal(const MoveError& error, const GameSession& session, Notation notation) {
  const QString point = pointName(error.point, session.tree().size(), notation);
  switch (error.kind) {
    case MoveError::Kind::OffBoard:
      return Words::tr("%1 is not on the board.").arg(point);
    case MoveError::Kind::Occupied:
      return Words::tr("There is a stone on %1 already.").arg(point);
    case MoveError::Kind::Suicide:
      return Words::tr(
                 "A stone on %1 would have no liberties and capture nothing: that is "
                 "suicide, and not allowed.")
          .arg(point);
    case MoveError::Kind::Ko:
      return Words::tr(
                 "Ko: %1 would take back at once. Play somewhere else first; after that you "
                 "may take it.")
          .arg(point);
    case MoveError::Kind::Superko:
      return Words::tr(
                 "%1 would bring back the whole board as it was at %2. These rules forbid "
                 "that (superko).")
          .arg(point, momentName(session, error.repeatsMove, notation));
  }
  return {};
}

QString time(Milliseconds left) {
  // Rounded up, so that 0:00 means that it is over.
  const auto seconds = (left.count() + 999) / 1000;
  const auto hours = seconds / 3600;
  const QString minutesAndSeconds = QStringLiteral("%1:%2")
                                        .arg(seconds / 60 % 60, hours > 0 ? 2 : 1, 10, QChar('0'))
                                        .arg(seconds % 60, 2, 10, QChar('0'));
  return hours > 0 ? QStringLiteral("%1:%2").arg(hours).arg(minutesAndSeconds) : minutesAndSeconds;
}

}  // namespace

QString pointName(Point point, BoardSize size, Notation notation) {
  return QString::fromStdString(toText(point, size, notation));
}

QString sideName(Color color) {
  return color == Color::Black ? Words::tr("Black") : Words::tr("White");
}

QString refusal(const SessionError& error, const GameSession& session, Notation notation) {
  using Kind = SessionError::Kind;
  switch (error.kind) {
    case Kind::Illegal:
      return moveRefusal(*error.move, session, notation);
    case Kind::NotYourTurn:
      return session.turn() == Color::Black ? Words::tr("It is Black's turn.")
                                            : Words::tr("It is White's turn.");
    case Kind::NoClicks:
      return Words::tr("It is not your turn.");
    case Kind::NotPlaying:
      return Words::tr("The game is being counted. Resume goes back to play.");
    case Kind::NotCounting:
      return Words::tr("Nothing is being counted. Press Count, or let both sides pass.");
    case Kind::GameOver:
      return Words::tr("The game is over.");
    case Kind::NothingToTakeBack:
      return Words::tr("There is no move to take back.");
    case Kind::NothingToRedo:
      return Words::tr("There is nothing to redo.");
    case Kind::AliveForSure:
      return Words::tr("This group is alive whatever anybody plays: it cannot be marked dead.");
    case Kind::NoRepetition:
      return Words::tr("No position has been repeated: the game cannot end without a result.");
    case Kind::StillJudging:
      return Words::tr("Dead stones are still being looked for.");
    case Kind::NoOffer:
      return Words::tr("Nothing was offered.");
    case Kind::OfferPending:
      return Words::tr("Another offer waits for its answer.");
    case Kind::NotReviewing:
      return Words::tr("This game is being played already.");
    case Kind::NotEditing:
      return Words::tr("Only edit mode can do that.");
    case Kind::NothingToUndo:
      return Words::tr("There is nothing to undo.");
    case Kind::RootStays:
      return Words::tr("The start of a game can be neither cut nor deleted.");
    case Kind::NoLiberties:
      return Words::tr("A stone there would leave stones without liberties.");
    case Kind::Unreadable:
      return Words::tr("There is no game on the clipboard.");
  }
  return {};
}

QString setupError(const GameSetupError& problem, BoardSize size, Notation notation) {
  using Kind = GameSetupError::Kind;
  switch (problem.kind) {
    case Kind::BadSize:
      return Words::tr("A board has from 1 to %1 lines a side.").arg(kMaxSide);
    case Kind::UnnamedRules:
      return Words::tr("These rules have no name.");
    case Kind::BadHandicap:
      return Words::tr("A handicap is two stones or more.");
    case Kind::TooMuchHandicap:
      return Words::tr("This board has room for %1 handicap stones at most.").arg(problem.most);
    case Kind::HandicapMismatch:
      return Words::tr("There must be as many black stones as the handicap says.");
    case Kind::Stones:
      return Words::tr("The stones around %1 cannot stand like that.")
          .arg(pointName(problem.stones.point, size, notation));
  }
  return {};
}

QString result(const GameResult& result) {
  using Kind = GameResult::Kind;
  const bool black = result.winner == Color::Black;
  const QString code = QString::fromStdString(toText(result));
  switch (result.kind) {
    case Kind::Counted: {
      if (result.margin == 0) {
        return (black ? Words::tr("Equal scores: Black wins by the rules (%1)")
                      : Words::tr("Equal scores: White wins by the rules (%1)"))
            .arg(code);
      }
      return (black ? Words::tr("Black wins by %1 points (%2)")
                    : Words::tr("White wins by %1 points (%2)"))
          .arg(decimal(result.margin), code);
    }
    case Kind::Resignation:
      return (black ? Words::tr("Black wins by resignation (%1)")
                    : Words::tr("White wins by resignation (%1)"))
          .arg(code);
    case Kind::Time:
      return (black ? Words::tr("Black wins on time (%1)") : Words::tr("White wins on time (%1)"))
          .arg(code);
    case Kind::Forfeit:
      return (black ? Words::tr("Black wins by forfeit (%1)")
                    : Words::tr("White wins by forfeit (%1)"))
          .arg(code);
    case Kind::Draw:
      return Words::tr("The game is a draw");
    case Kind::Void:
      return Words::tr("The game ended without a result");
  }
  return code;
}

QString lastMove(const GameSession& session, Notation notation) {
  const GameTree& tree = session.tree();
  const auto turn = tree.moveAt(session.node());
  if (!turn) return {};
  const int number = session.position().moveNumber();
  if (turn->move.isPass()) {
    return turn->color == Color::Black ? Words::tr("Move %1: Black passes").arg(number)
                                       : Words::tr("Move %1: White passes").arg(number);
  }
  const QString point = pointName(turn->move.point(), tree.size(), notation);
  return (turn->color == Color::Black ? Words::tr("Move %1: Black %2")
                                      : Words::tr("Move %1: White %2"))
      .arg(number)
      .arg(point);
}

bool isLookingBack(const GameSession& session) {
  const auto isElsewhere = [&](Color color) {
    return !session.playerOf(color).moveByClick(Point{});
  };
  return session.mode().kind() == Mode::Kind::Play &&
         (isElsewhere(Color::Black) || isElsewhere(Color::White)) &&
         session.tree().firstChild(session.node()) != kNoNode;
}

bool isTurnAwaited(const GameSession& session) {
  return session.mode().kind() == Mode::Kind::Play && !session.isPaused() &&
         !isLookingBack(session);
}

QString status(const GameSession& session) {
  const bool black = session.turn() == Color::Black;
  if (session.counting() && !session.result() && session.position().passesInARow() < 2) {
    return black ? Words::tr("The game is not over, Black to move. Counted as it stands.")
                 : Words::tr("The game is not over, White to move. Counted as it stands.");
  }
  if (session.counting()) return Words::tr("Counting: click stones that are dead");
  if (session.isFinishedHere()) return result(*session.result());
  if (isLookingBack(session)) {
    return Words::tr("You are looking back. End leads to where the game stands.");
  }
  if (session.isPaused()) {
    return black ? Words::tr("Paused, Black to move") : Words::tr("Paused, White to move");
  }
  if (session.mode().kind() == Mode::Kind::Play &&
      !session.playerOf(session.turn()).moveByClick(Point{})) {
    return black ? Words::tr("Black is thinking…") : Words::tr("White is thinking…");
  }
  const auto last = session.tree().moveAt(session.node());
  if (last && last->move.isPass() && last->color != session.turn()) {
    return black ? Words::tr("White passed. Black to move")
                 : Words::tr("Black passed. White to move");
  }
  return black ? Words::tr("Black to move") : Words::tr("White to move");
}

QString clockFace(const TimeSettings& settings, const SideTime& left) {
  if (settings.system == TimeSettings::System::None) return {};
  if (!left.isOvertime()) return time(left.main);
  const bool stones = settings.system == TimeSettings::System::Canadian;
  return (stones ? QStringLiteral("%1 / %2") : QStringLiteral("%1 × %2"))
      .arg(time(left.period))
      .arg(left.count);
}

QString overtime(const TimeSettings& settings) {
  const QString seconds = decimal(static_cast<double>(settings.extra.count()) / 1000);
  switch (settings.system) {
    case TimeSettings::System::Fischer:
      return Words::tr("+%1 s a move").arg(seconds);
    case TimeSettings::System::ByoYomi:
      return Words::tr("%1 × %2 s").arg(settings.count).arg(seconds);
    case TimeSettings::System::Canadian:
      return Words::tr("%n moves in %1", "", settings.count).arg(time(settings.extra));
    default:
      return {};
  }
}

QString recordedClock(const GameTree& tree, NodeId node, Color color) {
  constexpr int kFarthest = 4;  // nodes: both sides have moved, with some to spare for marks
  const bool black = color == Color::Black;
  const auto timeIn = [&tree](NodeId id, const char* ident) -> QString {
    bool known = false;
    const double seconds = QString::fromStdString(tree.text(id, ident)).trimmed().toDouble(&known);
    if (!known || seconds < 0 || seconds > 1e6) return {};
    return time(Milliseconds{static_cast<int64_t>(seconds * 1000)});
  };
  for (int i = 0; i < kFarthest; ++i, node = tree.parent(node)) {
    if (const QString left = timeIn(node, black ? "BL" : "WL"); !left.isEmpty()) {
      const QString count = QString::fromStdString(tree.text(node, black ? "OB" : "OW")).trimmed();
      return count.isEmpty() ? left : QStringLiteral("%1 × %2").arg(left, count.left(3));
    }
    if (tree.parent(node) == kNoNode) return timeIn(node, "TM");  // nobody has moved yet
  }
  return {};
}

QString rulesAndKomi(const GameTree& tree) {
  const QString named = QString::fromStdString(tree.text(tree.root(), "RU")).trimmed();
  const bool known = rulesetNamed(named.toStdString()).has_value();
  const QString rules = rulesName(tree.rules());
  const QString komi = decimal(tree.rules().komi);
  if (known && tree.komi()) return Words::tr("%1, komi %2").arg(rules, komi);
  if (known) return Words::tr("%1, komi not said: counted with %2").arg(rules, komi);
  if (!named.isEmpty()) {
    return Words::tr("Rules “%1” not known: counted by %2, komi %3").arg(named, rules, komi);
  }
  if (tree.komi()) return Words::tr("Rules not said: counted by %1, komi %2").arg(rules, komi);
  return Words::tr("Rules and komi not said: counted by %1, komi %2").arg(rules, komi);
}

}  // namespace tengen::desktop::words
