#include "apps/desktop/controller/hint.h"

#include "review/attempt.h"

#include "apps/desktop/engine/engine_player.h"
#include "apps/desktop/words/analysis_words.h"

namespace tengen::desktop {
namespace {

constexpr int kHintVisits = 200;
constexpr size_t kMostHints = 3;

// The best, and others that are as good as right.
std::vector<Move> movesOf(const engine::Analysis& analysis) {
  const review::Evaluation seen = review::evaluationOf(analysis, std::nullopt);
  std::vector<Move> moves;
  for (const review::Candidate& candidate : seen.candidates) {
    const auto attempt = review::judgeAttempt(seen, candidate.move);
    const bool isFirst = moves.empty();
    if (moves.size() < kMostHints && (isFirst || (attempt && attempt->isRight()))) {
      moves.push_back(candidate.move);
    }
  }
  return moves;
}

}  // namespace

Hint::Hint(GameController& game, Adviser& adviser, BoardLayers& layers, QObject* parent)
    : QObject(parent), game_(game), adviser_(adviser), layers_(layers) {
  connect(&adviser, &Adviser::hinted, this, &Hint::sayMove);
  connect(&adviser, &Adviser::failed, this, [this](Adviser::Service service, const QString&) {
    if (service != Adviser::Service::Hint) return;
    emit warned([] { return tr("Tengen has stopped: there is no hint."); });
  });
  connect(&game, &GameController::sessionReplaced, this, &Hint::withdraw);
  connect(&game, &GameController::changed, this, [this] {
    if (game_.session().node() != node_) withdraw();
  });
}

void Hint::withdraw() {
  if (std::exchange(node_, kNoNode) == kNoNode) return;
  adviser_.stop(Adviser::Service::Question);
  adviser_.stop(Adviser::Service::Hint);
  layers_.clear(BoardLayers::Layer::Hint);
}

void Hint::ask() {
  if (!adviser_.isThere() || !game_.mayEnginesLook()) return;
  emit game_.aboutToAct();
  const GameSession& session = game_.session();
  node_ = session.node();
  emit said([] { return tr("Tengen is looking for a move…"); });
  const engine::EvaluationQuestion question{
      .game = gameIn(session), .color = session.turn(), .visits = kHintVisits};
  adviser_.ask(question, [this, asked = node_](const auto& analysis) {
    if (asked == node_) receive(analysis);
  });
}

void Hint::receive(const std::optional<engine::Analysis>& analysis) {
  if (!analysis || analysis->candidates.empty()) {
    const GameSession& session = game_.session();
    return adviser_.askForHint({.game = gameIn(session), .color = session.turn()});
  }
  show(movesOf(*analysis));
}

void Hint::sayMove(std::optional<Move> move) {
  if (!move) return emit said([] { return tr("Tengen would resign here."); });
  show({*move});
}

void Hint::show(const std::vector<Move>& moves) {
  if (moves.front().isPass()) return emit said([] { return tr("Tengen would pass here."); });
  BoardOverlay stones;
  QStringList names;
  for (const Move move : moves) {
    if (move.isPass()) continue;
    stones.line.push_back(
        {move.point(), game_.session().turn(), static_cast<int>(stones.line.size()) + 1, true});
    names << words::moveName(move, game_.session().tree().size(), game_.notation());
  }
  layers_.set(BoardLayers::Layer::Hint, stones);
  emit said([names] {
    const QString first = names.front();
    if (names.size() == 1) return tr("Tengen would play %1.").arg(first);
    return tr("Tengen would play %1, or %2.").arg(first, names.mid(1).join(tr(" or ")));
  });
}

}  // namespace tengen::desktop
