#include "apps/desktop/controller/explorer_controller.h"

#include "library/filter_line.h"

#include "apps/desktop/words/library_words.h"

namespace tengen::desktop {
namespace {

constexpr size_t kExamples = 20;

Found findPosition(const library::Library& games, const library::PositionQuery& query,
                   const library::GameFilter& filter, const std::stop_token& stop) {
  Found found;
  found.answer = games.find(query, filter, {.examples = kExamples, .players = 0}, stop);
  for (const library::Hit& hit : found.answer.examples) {
    if (stop.stop_requested()) break;
    if (auto game = games.game(hit.game))
      found.games.push_back({std::move(*game), hit.node, games.moveNumberOf(hit)});
  }
  return found;
}

}  // namespace

ExplorerController::ExplorerController(GameController& game, LibraryThread& library,
                                       BoardLayers& layers, ExplorerPanel& panel, QObject* parent)
    : QObject(parent), game_(game), library_(library), layers_(layers), panel_(panel) {
  connect(&game, &GameController::sessionReplaced, this, &ExplorerController::refresh);
  connect(&game, &GameController::changed, this, [this](const Change& change) {
    if (change.what == Change::What::Edited) node_ = kNoNode;  // its board may be another one
    follow();
  });
  connect(&library, &LibraryThread::opened, this, &ExplorerController::refresh);
  connect(&panel, &ExplorerPanel::shownChanged, this, &ExplorerController::refresh);
  connect(&panel, &ExplorerPanel::filterChanged, this, &ExplorerController::refresh);
  connect(&panel, &ExplorerPanel::lineHovered, this, &ExplorerController::showLetters);
  connect(&panel, &ExplorerPanel::lineChosen, this, &ExplorerController::play);
  connect(&panel, &ExplorerPanel::gameChosen, this, &ExplorerController::openGame);
}

void ExplorerController::setSilent(bool silent) {
  isSilent_ = silent;
  refresh();
}

void ExplorerController::setImporting(bool importing) {
  isImporting_ = importing;
  refresh();
}

bool ExplorerController::isWanted() const {
  const Mode::Kind mode = game_.session().mode().kind();
  const bool isLookedFor = mode == Mode::Kind::Play || mode == Mode::Kind::Review;
  return panel_.isVisible() && !isSilent_ && isLookedFor;
}

void ExplorerController::refresh() {
  node_ = kNoNode;
  follow();
}

// What is shown in the panel stays until the answer is there, so that it does not flicker; letters
// of another position would be wrong.
void ExplorerController::follow() {
  if (std::exchange(node_, game_.session().node()) == game_.session().node()) return;
  found_.reset();
  layers_.clear(BoardLayers::Layer::Explorer);
  if (isWanted()) return ask();
  node_ = kNoNode;
  isAsking_ = false;
  show({});
}

void ExplorerController::ask() {
  const GameSession& session = game_.session();
  library::PositionQuery query{
      .board = session.position().board(), .toMove = session.turn(), .next = {}, .moves = {}};
  const library::GameFilter filter = library::filterOfLine(panel_.filter().toStdString());
  isAsking_ = true;
  library_.ask(
      LibraryThread::About::Position,
      [this, query, filter, node = session.node()](
          const LibraryThread::Opened* opened, const std::stop_token& stop) -> LibraryThread::Home {
        Found found;
        if (opened) found = findPosition(opened->library, query, filter, stop);
        return [this, found, node] { take(found, node); };
      });
}

void ExplorerController::take(const Found& found, NodeId node) {
  isAsking_ = false;
  ++answers_;
  if (!isWanted() || node != game_.session().node()) return;
  found_ = found;
  const GameSession& session = game_.session();
  show(explorerView(found, session.turn(), session.tree().size(), game_.notation()));
  showLetters();
}

void ExplorerController::show(const ExplorerView& view) {
  ExplorerView shown = view;
  const LibraryState& library = library_.state();
  shown.isImporting = isImporting_;
  if (library_.isKnown() && library.games == 0) {
    shown.hasGames = false;
    shown.note = library.error ? words::libraryProblem(*library.error) : QString();
  }
  panel_.show(shown);
}

// A row that is pointed at shows its stone.
void ExplorerController::showLetters(std::optional<int> pointedAt) {
  if (!found_) return layers_.clear(BoardLayers::Layer::Explorer);
  const auto moves = shownMoves(found_->answer, game_.session().turn());
  BoardOverlay overlay;
  overlay.letters = lettersOf(moves);
  const auto index = static_cast<size_t>(pointedAt.value_or(-1));
  if (index < moves.size() && !moves[index].turn.move.isPass()) {
    overlay.line = {{moves[index].turn.move.point(), moves[index].turn.color, 0}};
    std::erase_if(overlay.letters, [&](const PaintedLetter& letter) {
      return letter.point == overlay.line.front().point;
    });
  }
  layers_.set(BoardLayers::Layer::Explorer, overlay);
}

void ExplorerController::play(int line) {
  if (!found_) return;
  const auto moves = shownMoves(found_->answer, game_.session().turn());
  const auto index = static_cast<size_t>(line);
  if (index >= moves.size()) return;
  const Move move = moves[index].turn.move;
  if (move.isPass()) return game_.pass();
  game_.click(move.point(), Qt::LeftButton, Qt::NoModifier);
}

void ExplorerController::openGame(int game) {
  const auto index = static_cast<size_t>(game);
  if (!found_ || index >= found_->games.size()) return;
  const FoundGame& found = found_->games[index];
  emit gameWanted({QString::fromStdString(found.game.file), found.game.number, found.node});
}

}  // namespace tengen::desktop
