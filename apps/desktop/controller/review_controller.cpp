#include "apps/desktop/controller/review_controller.h"

#include <algorithm>

#include "base/os/file.h"
#include "game/formats.h"
#include "review/batch.h"
#include "review/line.h"
#include "review/record.h"
#include "sgf/writer.h"

#include "apps/desktop/controller/analysis_view.h"

namespace tengen::desktop {
namespace {

constexpr int kRefreshMilliseconds = 50;
constexpr int kEstimateVisits = 1;
constexpr int kKeepMilliseconds = 2000;  // as much of a review as a crash may cost

}  // namespace

ReviewController::ReviewController(GameController& game, Adviser& adviser, QObject* parent)
    : QObject(parent), game_(game), adviser_(adviser) {
  refresh_.setSingleShot(true);
  refresh_.setInterval(kRefreshMilliseconds);
  connect(&refresh_, &QTimer::timeout, this, &ReviewController::changed);
  keeping_.setSingleShot(true);
  keeping_.setInterval(kKeepMilliseconds);
  connect(&keeping_, &QTimer::timeout, this, &ReviewController::keepNow);
  connect(&game, &GameController::aboutToAct, this, &ReviewController::keepNow);
  connect(&game, &GameController::sessionReplaced, this, &ReviewController::takeSession);
  connect(&game, &GameController::changed, this, &ReviewController::hear);
  connect(&adviser, &Adviser::evaluated, this, &ReviewController::receive);
  connect(&adviser, &Adviser::failed, this, [this](Adviser::Service service, const QString& why) {
    if (service != Adviser::Service::Review) return;
    asked_.reset();
    const bool wasRunning = isRunning();
    wasStopped_ |= wasRunning;
    end();
    if (!wasRunning) return;
    emit warned([why] { return tr("The review has stopped: the engine is gone. %1").arg(why); });
    emit engineGone();
  });
  takeSession();
}

// Questions

const review::Evaluation* ReviewController::here() const {
  const GameSession& session = game_.session();
  return review_.at(review::positionNode(session.tree(), session.node()));
}

std::optional<Move> ReviewController::playedHere() {
  const GameSession& session = game_.session();
  const NodeId node = review::positionNode(session.tree(), session.node());
  const review::Line& positions = line();
  const auto found =
      std::find_if(positions.begin(), positions.end(),
                   [node](const review::LinePosition& position) { return position.node == node; });
  return found == positions.end() ? std::nullopt : found->played;
}

QString ReviewController::whyNot() const {
  const GameSession& session = game_.session();
  const Mode::Kind mode = session.mode().kind();
  if (!adviser_.isThere()) return tr("There is no engine to review it.");
  if (!game_.mayEnginesLook()) return tr("A game at a table can be reviewed when it is over.");
  if (mode == Mode::Kind::Play && game_.hasEngines()) {
    return tr("A game against an engine can be reviewed when it is over.");
  }
  if (mode == Mode::Kind::Count || mode == Mode::Kind::Edit) {
    return tr("It can be reviewed after counting or editing.");
  }
  const bool hasMoves = session.tree().moveNumber(session.line().back()) > 0;
  return hasMoves ? QString() : tr("There is no move to review yet.");
}

int ReviewController::percent() const {
  if (!queue_) return 100;
  const auto progress = queue_->progress(review_);
  return progress.all == 0 ? 0 : static_cast<int>(100 * progress.done / progress.all);
}

const std::vector<NodeId>& ReviewController::lineNodes() {
  const GameSession& session = game_.session();
  std::vector<NodeId> nodes = reviewed_.nearest(session.tree(), session.line());
  if (nodes != lineNodes_) {
    lineNodes_ = std::move(nodes);
    line_.clear();
  }
  return lineNodes_;
}

const review::Line& ReviewController::line() {
  const NodeId end = lineNodes().back();
  if (line_.empty()) line_ = review::lineTo(game_.session().tree(), end);
  return line_;
}

// Every position of a game takes its time: they are not asked for where nothing is known of any.
std::vector<GraphPoint> ReviewController::graph() {
  if (review_.isEmpty()) return std::vector<GraphPoint>(lineNodes().size());
  const review::Line& positions = line();
  return graphOf(lineNodes_, positions, review_);
}

review::Report ReviewController::report() {
  if (review_.isEmpty()) return {};
  return review::reportOf(line(), review_, game_.session().tree().size());
}

ReviewController::Looked ReviewController::looked() {
  lineNodes();
  const GameTree& tree = game_.session().tree();
  const auto isKnown = [&](NodeId node) {
    return review_.at(review::positionNode(tree, node)) != nullptr;
  };
  return {static_cast<int>(std::count_if(lineNodes_.begin(), lineNodes_.end(), isKnown)),
          static_cast<int>(lineNodes_.size())};
}

// Where it leaves that line, if it does.
GraphPlace ReviewController::place() {
  lineNodes();
  const GameTree& tree = game_.session().tree();
  const NodeId here = game_.session().node();
  NodeId on = here;
  auto at = static_cast<size_t>(tree.depth(here));
  while (at >= lineNodes_.size() || lineNodes_[at] != on) {
    on = tree.parent(on);
    --at;
  }
  return {.at = static_cast<int>(at),
          .last = static_cast<int>(lineNodes_.size()) - 1,
          .moveNumber = tree.moveNumber(here),
          .isAside = on != here};
}

NodeId ReviewController::nodeAt(int place) {
  lineNodes();
  return lineNodes_[std::min(static_cast<size_t>(place), lineNodes_.size() - 1)];
}

std::string ReviewController::textToSave() const {
  if (review_.isEmpty()) return game_.session().save();
  const GameTree& tree = game_.session().tree();
  sgf::Collection copy = tree.collection();
  review::writeReview(copy, tree, review_);
  return sgf::write(copy);
}

// Settings

void ReviewController::setEstimating(bool wanted) {
  estimating_ = wanted;
  askNext();
}

void ReviewController::setReviewsOnOpen(bool wanted) {
  reviewsOnOpen_ = wanted;
}

// Running

void ReviewController::start() {
  if (!canStart()) return;
  const GameSession& session = game_.session();
  const NodeId end = session.line().back();
  reviewed_.add(end);
  const auto freshQueue = [&] {
    return review::Queue(review::lineTo(session.tree(), end), review::Plan::full());
  };
  if (!freshQueue().next(review_)) {
    emit changed();
    return emit said([] { return tr("This game has been reviewed already."); });
  }
  review_.forgetForeign();
  wasStopped_ = false;
  queue_ = freshQueue();
  follow();
  emit runningChanged();
  emit changed();
}

void ReviewController::stop() {
  if (!isRunning()) return;
  wasStopped_ = true;
  end();
  emit said([] { return tr("The review has stopped; what is known stays."); });
}

void ReviewController::end() {
  if (!std::exchange(queue_, std::nullopt)) return;
  keepNow();
  askNext();
  emit runningChanged();
  emit changed();
}

std::optional<review::Task> ReviewController::estimateTask() const {
  const GameSession& session = game_.session();
  const NodeId node = review::positionNode(session.tree(), session.node());
  if (!estimating_ || session.counting() || session.editing() || here()) return std::nullopt;
  if (!review_.isOpenAt(node)) return std::nullopt;  // another program speaks of this line
  return review::Task{.node = node, .toMove = session.turn(), .visits = kEstimateVisits};
}

std::optional<review::Task> ReviewController::nextTask() {
  if (!game_.mayEnginesLook()) return std::nullopt;
  if (const auto task = queue_ ? queue_->next(review_) : std::nullopt) return task;
  return estimateTask();
}

void ReviewController::askNext() {
  if (!adviser_.isThere()) return;
  const auto task = nextTask();
  if (!task) {
    asked_.reset();
    adviser_.stop(Adviser::Service::Review);
    if (!queue_) return;
    end();
    emit said([] { return tr("The review is done."); });
    return;
  }
  if (task == asked_) return;
  asked_ = task;
  const GameSession& session = game_.session();
  adviser_.evaluate(review::questionOf(*task, session.tree(), session.position().rules()));
}

void ReviewController::receive(const engine::Analysis& analysis, const QString& engineName) {
  if (!asked_) return;
  const review::Task task = *std::exchange(asked_, std::nullopt);
  review_.credit(engineName.toStdString(), game_.session().tree().rules());
  review_.take(task.node, review::evaluationOf(analysis, task.played));
  if (queue_) queue_->finish(task);
  if (queue_) {
    // What was known before is a part of the review from now on.
    if (!std::exchange(isUnsaved_, true)) {
      for (const auto& [node, evaluation] : review_.evaluations())
        unkept_.insert(node);
    }
    unkept_.insert(task.node);
    if (!keeping_.isActive()) keeping_.start();
  }
  if (!refresh_.isActive()) refresh_.start();
  askNext();
}

void ReviewController::take(const engine::Analysis& live) {
  const GameSession& session = game_.session();
  const NodeId node = review::positionNode(session.tree(), session.node());
  const NodeId next = session.tree().firstChild(node);
  const auto played = next == kNoNode ? std::nullopt : session.tree().moveAt(next);
  const auto move = played ? std::optional(played->move) : std::nullopt;
  if (!review_.take(node, review::evaluationOf(live, move))) return;
  if (isUnsaved_) unkept_.insert(node);  // with what comes next: it gets deeper all the time
  if (!refresh_.isActive()) refresh_.start();
}

// In the journal: pieces, so that it grows with the review and not with every look.
void ReviewController::keepNow() {
  keeping_.stop();
  if (unkept_.empty()) return;
  const std::vector<NodeId> nodes(unkept_.begin(), unkept_.end());
  unkept_.clear();
  GameSession& session = game_.session();
  session.keepReview(review::batchText(review_, session.tree(), nodes));
}

void ReviewController::noteSaved() {
  isUnsaved_ = false;
  unkept_.clear();
}

void ReviewController::recall() {
  recallSaved();
  const GameSession& session = game_.session();
  for (const std::string& batch : session.keptReview())
    isUnsaved_ |= review::takeBatch(review_, session.tree(), batch);
  if (!isUnsaved_) return;
  reviewed_.add(session.tree().root());
  emit changed();
}

void ReviewController::recallSaved() {
  const GameSession& session = game_.session();
  auto bytes = readFile(session.file());
  if (!bytes) return;
  auto copy = load(std::move(*bytes), session.file());
  if (!copy || copy->tree.gameCount() <= session.tree().openGame()) return;
  copy->tree.open(session.tree().openGame());
  review::Review saved =
      review::carriedOver(review::readReview(copy->tree), copy->tree, session.tree());
  if (saved.isEmpty()) return;
  review_ = std::move(saved);
  reviewed_.add(session.tree().root());
  emit changed();
}

// Following the game

void ReviewController::takeSession() {
  review_ = review::readReview(game_.session().tree());
  reviewed_.clear();
  if (!review_.isEmpty()) reviewed_.add(game_.session().tree().root());
  isUnsaved_ = false;
  wasStopped_ = false;
  unkept_.clear();
  line_.clear();
  boardChanges_ = game_.session().tree().boardChanges().size();
  asked_.reset();
  const bool wasRunning = std::exchange(queue_, std::nullopt).has_value();
  adviser_.stop(Adviser::Service::Review);
  if (wasRunning) emit runningChanged();
  if (reviewsOnOpen_ && canStart()) start();
  follow();
  emit changed();
}

void ReviewController::hear(const Change& change) {
  if (change.what == Change::What::GameOpened) return takeSession();
  forgetChanged();
  const bool isPlayed = game_.session().mode().kind() == Mode::Kind::Play && game_.hasEngines();
  if (isPlayed && isRunning()) end();
  follow();
  emit changed();
}

void ReviewController::follow() {
  const GameSession& session = game_.session();
  if (queue_) queue_->show(review::positionNode(session.tree(), session.node()));
  askNext();
}

// What was said of boards that are others now, or under other rules, is void.
void ReviewController::forgetChanged() {
  const GameTree& tree = game_.session().tree();
  if (!review_.isEmpty() && review_.source().rules != tree.rules()) return takeSession();
  const auto all = tree.boardChanges();
  const auto changes = all.subspan(std::min(boardChanges_, all.size()));
  boardChanges_ = all.size();
  if (changes.empty()) return;
  line_.clear();
  std::vector<NodeId> stale;
  for (const auto& [node, evaluation] : review_.evaluations()) {
    for (NodeId above = node; above != kNoNode; above = tree.parent(above)) {
      if (std::find(changes.begin(), changes.end(), above) == changes.end()) continue;
      stale.push_back(node);
      break;
    }
  }
  for (const NodeId node : stale)
    review_.forget(node);
}

}  // namespace tengen::desktop
