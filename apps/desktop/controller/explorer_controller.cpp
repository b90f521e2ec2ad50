#include "apps/desktop/controller/explorer_controller.h"

#include "library/filter_line.h"

#include "apps/desktop/words/library_words.h"

namespace tengen::desktop {
namespace {

constexpr size_t kExamples = 20;
constexpr size_t kMostRemembered = 4;  // as many as stand in a row

Point pointAt(int x, int y) {
  return {static_cast<decltype(Point::x)>(x), static_cast<decltype(Point::y)>(y)};
}

library::Pattern patternIn(const Board& board, const PaintedRegion& region) {
  const Point from = region.upperLeft;
  const Point to = region.lowerRight;
  library::Pattern pattern;
  pattern.size = {to.x - from.x + 1, to.y - from.y + 1};
  for (int y = from.y; y <= to.y; ++y) {
    for (int x = from.x; x <= to.x; ++x)
      pattern.points.push_back(library::allowedOf(board.at(pointAt(x, y))));
  }
  pattern.edges = {.left = from.x == 0,
                   .right = to.x == board.size().width - 1,
                   .top = from.y == 0,
                   .bottom = to.y == board.size().height - 1};
  return pattern;
}

Grid<Stone> stonesOf(const Board& board) {
  Grid<Stone> stones(board.size());
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    stones[point] = board.at(point);
  }
  return stones;
}

// Where the pattern's own points lie on the board.
void moveTo(Point corner, std::vector<library::NextMove>& moves) {
  for (library::NextMove& next : moves) {
    if (next.turn.move.isPass()) continue;
    const Point point = next.turn.move.point();
    next.turn.move = Move::at(pointAt(point.x + corner.x, point.y + corner.y));
  }
}

Found findHere(const library::Library& games, const library::PositionQuery& query,
               const std::optional<PaintedRegion>& region, const library::GameFilter& filter,
               const std::stop_token& stop) {
  const library::AnswerOptions options{.examples = kExamples, .players = 0};
  Found found;
  if (region) {
    const library::PatternQuery part{
        .pattern = patternIn(query.board, *region), .next = {}, .moves = {}};
    found.answer = games.find(part, filter, options, stop);
    moveTo(region->upperLeft, found.answer.next);
  } else {
    found.answer = games.find(query, filter, options, stop);
  }
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
  connect(&game, &GameController::sessionReplaced, this, &ExplorerController::clearRegion);
  connect(&game, &GameController::changed, this, [this](const Change& change) {
    if (change.what == Change::What::Edited) node_ = kNoNode;  // its board may be another one
    if (earlier_ && node_ != game_.session().node()) return clearRegion();
    follow();
  });
  connect(&library, &LibraryThread::opened, this, &ExplorerController::refresh);
  connect(&panel, &ExplorerPanel::shownChanged, this, &ExplorerController::refresh);
  connect(&panel, &ExplorerPanel::filterChanged, this, &ExplorerController::refresh);
  connect(&panel, &ExplorerPanel::lineHovered, this, &ExplorerController::showLetters);
  connect(&panel, &ExplorerPanel::lineChosen, this, &ExplorerController::play);
  connect(&panel, &ExplorerPanel::wholeBoardWanted, this, &ExplorerController::clearRegion);
  connect(&panel, &ExplorerPanel::searchChosen, this, &ExplorerController::repeat);
  connect(&panel, &ExplorerPanel::gameChosen, this, &ExplorerController::openGame);
}

void ExplorerController::setRegion(Point from, Point to) {
  region_ = regionBetween(from, to);
  earlier_.reset();
  remember();
  refresh();
}

void ExplorerController::clearRegion() {
  region_.reset();
  earlier_.reset();
  refresh();
}

void ExplorerController::remember() {
  const GameSession& session = game_.session();
  const Asked now{session.position().board(), session.turn(), *region_};
  const library::Pattern wanted = patternIn(now.board, now.region);
  std::erase_if(history_, [&](const Asked& before) {
    const library::Pattern pattern = patternIn(before.board, before.region);
    return pattern.size == wanted.size && pattern.points == wanted.points &&
           pattern.edges == wanted.edges;
  });
  history_.insert(history_.begin(), now);
  if (history_.size() > kMostRemembered) history_.pop_back();
}

void ExplorerController::repeat(int search) {
  const auto index = static_cast<size_t>(search);
  if (index >= history_.size()) return;
  earlier_ = history_[index];
  region_ = earlier_->region;
  refresh();
}

std::optional<Color> ExplorerController::mover() const {
  return region_ ? std::nullopt : std::optional(game_.session().turn());
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
  showLetters();
  if (isWanted()) return ask();
  node_ = kNoNode;
  isAsking_ = false;
  show({});
}

void ExplorerController::ask() {
  const GameSession& session = game_.session();
  library::PositionQuery query{.board = earlier_ ? earlier_->board : session.position().board(),
                               .toMove = earlier_ ? earlier_->turn : session.turn(),
                               .next = {},
                               .moves = {}};
  const library::GameFilter filter = library::filterOfLine(panel_.filter().toStdString());
  isAsking_ = true;
  library_.ask(
      LibraryThread::About::Position,
      [this, query, filter, region = region_, node = session.node()](
          const LibraryThread::Opened* opened, const std::stop_token& stop) -> LibraryThread::Home {
        Found found;
        if (opened) found = findHere(opened->library, query, region, filter, stop);
        return [this, found, node] { take(found, node); };
      });
}

void ExplorerController::take(const Found& found, NodeId node) {
  isAsking_ = false;
  ++answers_;
  if (!isWanted() || node != game_.session().node()) return;
  found_ = found;
  const GameSession& session = game_.session();
  const BoardSize size = earlier_ ? earlier_->board.size() : session.tree().size();
  show(explorerView(found, mover(), size, game_.notation()));
  showLetters();
}

void ExplorerController::show(const ExplorerView& view) {
  ExplorerView shown = view;
  const LibraryState& library = library_.state();
  shown.isImporting = isImporting_;
  shown.isPart = region_.has_value();
  shown.isEarlier = earlier_.has_value();
  for (const Asked& asked : history_)
    shown.history.push_back({stonesOf(asked.board), asked.region});
  if (library_.isKnown() && library.games == 0) {
    shown.hasGames = false;
    shown.note = library.error ? words::libraryProblem(*library.error) : QString();
  }
  panel_.show(shown);
}

// A row that is pointed at shows its stone.
void ExplorerController::showLetters(std::optional<int> pointedAt) {
  BoardOverlay overlay;
  overlay.region = isWanted() && !earlier_ ? region_ : std::nullopt;
  if (!found_ || earlier_) return layers_.set(BoardLayers::Layer::Explorer, overlay);
  const auto moves = shownMoves(found_->answer, mover());
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
  if (!found_ || earlier_) return;
  const auto moves = shownMoves(found_->answer, mover());
  const auto index = static_cast<size_t>(line);
  if (index >= moves.size() || moves[index].turn.color != game_.session().turn()) return;
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
