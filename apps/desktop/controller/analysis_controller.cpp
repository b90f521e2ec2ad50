#include "apps/desktop/controller/analysis_controller.h"

#include <algorithm>
#include <utility>

#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr int kAskAfterMilliseconds = 40;
constexpr Milliseconds kReportEvery{100};
constexpr int kMostMoves = 30;  // of which an engine reports

}  // namespace

AnalysisController::AnalysisController(GameController& game, Adviser& adviser,
                                       ReviewController& review, BoardWidget& board,
                                       BoardLayers& layers, CandidatesPanel& list, QObject* parent)
    : QObject(parent),
      game_(game),
      adviser_(adviser),
      review_(review),
      layers_(layers),
      list_(list) {
  askSoon_.setSingleShot(true);
  askSoon_.setInterval(kAskAfterMilliseconds);
  connect(&askSoon_, &QTimer::timeout, this, &AnalysisController::ask);
  connect(&game, &GameController::sessionReplaced, this, &AnalysisController::takeSession);
  connect(&game, &GameController::changed, this, [this](const Change& change) {
    if (change.what == Change::What::Edited) node_ = kNoNode;  // its board may be another one
    follow();
  });
  connect(&adviser, &Adviser::analysed, this, &AnalysisController::hear);
  connect(&adviser, &Adviser::failed, this, [this](Adviser::Service service, const QString& why) {
    if (service != Adviser::Service::Live) return;
    stop();
    emit warned([why] { return tr("Live analysis has stopped: the engine is gone. %1").arg(why); });
    emit engineGone();
  });
  connect(&review, &ReviewController::changed, this, &AnalysisController::refresh);
  connect(&board, &BoardWidget::pointHovered, this, &AnalysisController::hoverPoint);
  connect(&list, &CandidatesPanel::lineHovered, this, &AnalysisController::hoverLine);
  connect(&list, &CandidatesPanel::lineChosen, this, &AnalysisController::chooseLine);
  connect(&list, &CandidatesPanel::wheelTurned, this, &AnalysisController::turnWheel);
  takeSession();
}

void AnalysisController::setOptions(const Options& options) {
  options_ = options;
  refresh();
}

void AnalysisController::setSilent(bool silent) {
  if (silent) stop();
  silent_ = silent;
  refresh();
}

// On and off

void AnalysisController::toggle() {
  if (!adviser_.isThere() || silent_ || !game_.mayEnginesLook()) return;
  if (live_ && isHidden()) {
    revealed_ = true;
    return refresh();
  }
  if (live_) return stop();
  live_ = true;
  revealed_ = false;
  emit liveChanged();
  if (options_.thinkFirst) {
    emit said([] { return tr("Think first: Space shows what the engine thinks."); }, {});
  }
  follow();
}

void AnalysisController::stop() {
  if (!std::exchange(live_, false)) return;
  adviser_.stop(Adviser::Service::Live);
  askSoon_.stop();
  heard_.reset();
  hideLine();
  emit liveChanged();
  refresh();
}

void AnalysisController::takeSession() {
  // Nobody thinks for a player unasked.
  if (game_.session().mode().kind() == Mode::Kind::Play) stop();
  node_ = kNoNode;
  follow();
}

// Following the game

bool AnalysisController::mayThink() const {
  if (!game_.mayEnginesLook()) return false;
  const GameSession& session = game_.session();
  const Mode::Kind mode = session.mode().kind();
  if (mode == Mode::Kind::Count || mode == Mode::Kind::Edit) return false;
  return mode != Mode::Kind::Play || !game_.isEngines(session.turn());
}

void AnalysisController::follow() {
  const GameSession& session = game_.session();
  adviser_.hold(!mayThink());
  const bool isSame = std::exchange(node_, session.node()) == session.node() && mayThink() &&
                      heard_ && heard_->toMove == session.turn();
  if (!isSame) {
    revealed_ = false;
    saidPass_ = false;
    heard_.reset();
    reading_.reset();
    list_.point(std::nullopt);
    adviser_.stop(Adviser::Service::Live);
    if (live_ && mayThink()) askSoon_.start();
  }
  refresh();
}

void AnalysisController::ask() {
  if (!live_ || !mayThink()) return;
  engine::AnalysisQuestion question{.game = gameIn(game_.session()),
                                    .color = game_.session().turn()};
  question.interval = kReportEvery;
  question.ownership = true;
  question.mostMoves = kMostMoves;
  adviser_.analyze(question);
}

void AnalysisController::hear(const engine::Analysis& analysis) {
  if (!live_ || askSoon_.isActive() || !mayThink()) return;
  heard_ = ranked(analysis);
  review_.take(analysis);
  refresh();
  if (isHidden() || analysis.candidates.empty()) return;
  const bool passes = analysis.candidates.front().move.isPass();
  if (passes && !std::exchange(saidPass_, true)) {
    emit said([] { return tr("The best move here is to pass."); }, {});
  }
}

// Showing

const engine::Analysis* AnalysisController::shown() {
  if (isHidden() || !mayThink()) return nullptr;
  if (heard_) return &*heard_;
  const review::Evaluation* kept = review_.here();
  if (!kept) return nullptr;
  known_ = analysisOf(*kept, review_.playedHere());
  return &*known_;
}

void AnalysisController::refresh() {
  const GameSession& session = game_.session();
  const engine::Analysis* analysis = shown();
  // In a reviewed game its room stays, also where nothing is known: what stands below moves not.
  const bool wanted =
      live_ || options_.estimate || review_.isRunning() || !review_.review().isEmpty();
  list_.setVisible(wanted && !session.counting() && !silent_ && game_.mayEnginesLook());
  list_.show(analysis ? candidatesOf(*analysis, session.tree().size(), game_.notation())
                      : CandidatesView{});
  if (reading_) {
    layers_.set(BoardLayers::Layer::Analysis,
                lineOverlay(session.position(), session.turn(), reading_->line, reading_->moves));
  } else {
    layers_.set(BoardLayers::Layer::Analysis,
                live_ && analysis ? overlayOf(*analysis, options_.overlay) : BoardOverlay{});
  }
  emit refreshed();
}

QString AnalysisController::estimate() {
  const engine::Analysis* analysis = options_.estimate ? shown() : nullptr;
  if (!analysis) return {};
  const CandidatesView view =
      candidatesOf(*analysis, game_.session().tree().size(), game_.notation());
  return QStringLiteral("%1 · %2").arg(view.headline, view.chance);
}

// A line under the pointer

std::optional<size_t> AnalysisController::candidateAt(Point point) {
  const engine::Analysis* analysis = shown();
  if (!analysis || !live_) return std::nullopt;
  for (size_t i = 0; i < analysis->candidates.size(); ++i) {
    const engine::Candidate& candidate = analysis->candidates[i];
    if (candidate.move == Move::at(point) && candidate.visits > 0) return i;
  }
  return std::nullopt;
}

void AnalysisController::hoverPoint(std::optional<Point> point) {
  const auto candidate = point ? candidateAt(*point) : std::nullopt;
  candidate ? showLine(*candidate) : hideLine();
}

void AnalysisController::hoverLine(std::optional<int> line) {
  line ? showLine(static_cast<size_t>(*line)) : hideLine();
}

void AnalysisController::showLine(size_t candidate) {
  const engine::Analysis* analysis = shown();
  if (!analysis || candidate >= analysis->candidates.size()) return;
  reading_ = Reading{candidate, analysis->candidates[candidate].pv, 0};
  if (reading_->line.size() > review::kLongestLine) {
    reading_->line.resize(review::kLongestLine, Move::pass());
  }
  reading_->moves = reading_->line.size();
  list_.point(static_cast<int>(candidate));
  refresh();
}

void AnalysisController::hideLine() {
  list_.point(std::nullopt);
  if (!std::exchange(reading_, std::nullopt)) return;
  refresh();
}

// From the whole line forward is its first move again, back is one less.
bool AnalysisController::turnWheel(int steps) {
  if (!reading_) return false;
  const int all = static_cast<int>(reading_->line.size());
  const int now = static_cast<int>(reading_->moves);
  const int next = now == all && steps > 0 ? steps : now + steps;
  reading_->moves = static_cast<size_t>(std::clamp(next, 1, std::max(1, all)));
  refresh();
  return true;
}

// Playing what it thinks

bool AnalysisController::click(Point point, Qt::MouseButton button,
                               Qt::KeyboardModifiers modifiers) {
  const bool wholeLine = button == Qt::LeftButton && (modifiers & Qt::ShiftModifier);
  if (!wholeLine || !reading_ || reading_->line.empty()) return false;
  if (reading_->line.front() != Move::at(point)) return false;
  std::vector<Move> line = reading_->line;
  line.resize(reading_->moves, Move::pass());
  play(line);
  return true;
}

void AnalysisController::chooseLine(int line, Qt::KeyboardModifiers modifiers) {
  const engine::Analysis* analysis = shown();
  const auto index = static_cast<size_t>(line);
  if (!analysis || index >= analysis->candidates.size()) return;
  const engine::Candidate& chosen = analysis->candidates[index];
  play(modifiers & Qt::ShiftModifier ? chosen.pv : std::vector<Move>{chosen.move});
}

// While a game is played nobody moves for the other side: the first move alone.
void AnalysisController::play(const std::vector<Move>& line) {
  hideLine();
  if (game_.refusesMoves()) return;
  const bool whole = game_.session().mode().kind() == Mode::Kind::Review;
  for (const Move move : line) {
    if (move.isPass() && move != line.front()) return;  // what follows is no variation to look at
    const bool done =
        game_.carryOut([move](GameSession& session) { return session.play(session.turn(), move); });
    if (!done || !whole) return;
  }
}

}  // namespace tengen::desktop
