#include "apps/desktop/controller/game_view.h"

#include "rules/areas.h"

#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

// Stones of the other side that lie on the board and no longer in the picture of a counted game.
int deadTakenBy(Color color, const Board& board, const BoardPicture& picture) {
  int taken = 0;
  for (const Point point : AllPoints(board.size())) {
    const Stone stone = board.at(point);
    const bool isGone = stone != Stone::None && picture.stones[point] == Stone::None;
    if (isGone && colorOf(stone) != color) ++taken;
  }
  return taken;
}

// The game goes on otherwise from the position before.
bool isVariation(const GameSession& session) {
  const GameTree& tree = session.tree();
  return tree.firstChild(tree.parent(session.node())) != session.node();
}

}  // namespace

GameView::GameView(GameController& game, const Widgets& widgets, QObject* parent)
    : QObject(parent), game_(game), widgets_(widgets) {
  connect(&game, &GameController::sessionReplaced, this, &GameView::takeSession);
  connect(&game, &GameController::changed, this, &GameView::hear);
  connect(&game, &GameController::clockMoved, this, &GameView::refreshPlayers);
  connect(&game, &GameController::waitingChanged, this, &GameView::refreshPlayers);
  connect(&game, &GameController::refused, this,
          [this](const Saying& why, std::optional<Point> point) {
            widgets_.message.warn(why);
            if (point && game_.session().tree().size().contains(*point)) {
              widgets_.board.flash(*point);
            }
          });
  connect(&game, &GameController::hinted, this,
          [this](const Saying& words, std::optional<Point> point) {
            widgets_.message.say(words);
            if (point) widgets_.board.pointOut(*point);
          });
  connect(&game, &GameController::engineFailed, this,
          [this](const Saying& words) { widgets_.message.warn(words); });
  connect(&game, &GameController::repetitionOffered, this, [this](const Saying& why, int move) {
    widgets_.message.offer(
        why, [] { return tr("Show that position"); }, [this, move] { game_.toMove(move); });
  });
  connect(&game, &GameController::thinkingChanged, this, [this] {
    if (!game_.isThinking()) return;  // what it found is told as news
    if (game_.isElsewhere())
      return widgets_.message.say([] { return tr("Looking for dead stones…"); });
    widgets_.message.offer([] { return tr("Looking for dead stones…"); }, [] { return tr("Skip"); },
                           [this] { game_.skipThinking(); });
  });
  takeSession();
}

void GameView::setPictureOptions(const PictureOptions& options) {
  options_ = options;
  refresh();
}

void GameView::setEstimate(const QString& words) {
  if (words == estimate_) return;
  estimate_ = words;
  refreshPlayers();
}

void GameView::takeSession() {
  options_.from = kNoNode;
  nearer_ = Color::White;
  if (options_.numbers == MoveNumbers::FromNode) {
    options_.numbers = MoveNumbers::None;
  }
  widgets_.tree.setGame(&game_.session().tree());
  widgets_.message.say({});  // words about a game that is gone
  refresh();
  checkJournal();
}

void GameView::checkJournal() {
  if (const auto& error = game_.session().journalError()) tellJournal(*error);
}

void GameView::tellJournal(const FileError& error) {
  emit journalFailed([error] {
    return tr("The game goes on, but it cannot be kept safe against a crash: %1")
        .arg(words::fileProblem(error));
  });
}

void GameView::refreshPlayers() {
  const GameSession& session = game_.session();
  PlayersView view = playersOf(session, estimate_);
  const Board& board = session.position().board();
  view.black.captures += deadTakenBy(Color::Black, board, widgets_.board.picture());
  view.white.captures += deadTakenBy(Color::White, board, widgets_.board.picture());
  if (game_.areAnswersHeld()) {
    view.status = session.turn() == Color::Black ? tr("Black waits") : tr("White waits");
    view.black.thinking = false;
    view.white.thinking = false;
  }
  if (game_.isGettingReady()) view.status = textOf(game_.gettingReady());
  if (const auto own = game_.ownAtTable()) {
    (*own == Color::Black ? view.black : view.white).isOwn = true;
    if (session.turn() == *own && words::isTurnAwaited(session)) {
      const auto last = session.tree().moveAt(session.node());
      const bool passed = last && last->move.isPass();
      view.status = !passed                ? tr("Your move")
                    : *own == Color::Black ? tr("White passed. Your move")
                                           : tr("Black passed. Your move");
    }
  }
  if (game_.isWaitingForPlayer()) {
    view.status = tr("Waiting for the other player");
    view.black.toMove = view.white.toMove = false;
  }
  // Across the board sits the engine, or who is elsewhere; on this side the person, who stays there
  // when the others go.
  const bool isBlackElsewhere = game_.isEngines(Color::Black);
  if (isBlackElsewhere != game_.isEngines(Color::White))
    nearer_ = isBlackElsewhere ? Color::White : Color::Black;
  view.nearer = nearer_;
  widgets_.players.show(view);
}

void GameView::refresh() {
  const GameSession& session = game_.session();
  BoardPicture picture = pictureOf(session, options_);
  if (game_.isOnlyLookedAt()) picture.toMove.reset();
  widgets_.board.setPicture(picture);
  widgets_.tree.follow(session.node());
  widgets_.navigation.show(placeOf(session));
  widgets_.comment.setBoard(session.tree().size(), game_.notation());
  widgets_.comment.showComment(QString::fromStdString(session.tree().comment(session.node())));
  refreshPlayers();
  if (session.counting()) widgets_.count.show(countOf(session));
  emit refreshed();
}

void GameView::hear(const Change& change) {
  refresh();
  tell(change);
}

void GameView::tell(const Change& change) {
  const GameSession& session = game_.session();
  switch (change.what) {
    case Change::What::Proposed:
      widgets_.message.say([isAtTable = game_.isElsewhere()] {
        if (isAtTable)
          return tr(
              "Click a group to mark it dead or alive, an empty region to change its owner; the "
              "game ends when both agree.");
        return tr(
            "Click a group to mark it dead or alive, an empty region to change its owner; "
            "Done writes the result.");
      });
      return;
    case Change::What::Moved:
    case Change::What::Counting:
      if (session.counting()) return;  // the proposal says more
      break;
    case Change::What::Marked:
      widgets_.message.say(
          [result = session.counting()->score().result] { return words::result(result); });
      return;
    case Change::What::Ended:
      widgets_.message.say([result = *session.result()] { return words::result(result); });
      return;
    case Change::What::JournalFailed:
      tellJournal(*change.journal);
      return;
    case Change::What::PlayerChanged:
      return;  // the panel shows it, and why it came so was said
    default:
      break;
  }
  if (change.repeatsMove) {
    widgets_.message.say([move = *change.repeatsMove] {
      return tr("The whole board is as it was at move %1. You may agree on “no result” in the Game "
                "menu.")
          .arg(move);
    });
    return;
  }
  if (change.what == Change::What::Moved && session.undoTakesBack() && isVariation(session)) {
    return widgets_.message.offer(
        [this] {
          const QString move = words::lastMove(game_.session(), game_.notation());
          return tr("A variation has begun here. %1").arg(move);
        },
        [] { return tr("Undo"); }, [this] { game_.undo(); });
  }
  widgets_.message.say([this] { return words::lastMove(game_.session(), game_.notation()); });
}

}  // namespace tengen::desktop
