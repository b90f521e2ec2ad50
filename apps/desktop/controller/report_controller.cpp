#include "apps/desktop/controller/report_controller.h"

#include <algorithm>

namespace tengen::desktop {

ReportController::ReportController(GameController& game, ReviewController& review,
                                   BoardLayers& layers, ReportPanel& panel, QObject* parent)
    : QObject(parent), game_(game), review_(review), layers_(layers), panel_(panel) {
  connect(&review, &ReviewController::changed, this, &ReportController::refresh);
  connect(&review, &ReviewController::runningChanged, this, &ReportController::refresh);
  connect(&panel, &ReportPanel::mistakeChosen, this,
          [this](int index) { choose(cards_[static_cast<size_t>(index)]); });
  connect(&panel, &ReportPanel::tryAgainWanted, this,
          [this](int index) { tryAgain(cards_[static_cast<size_t>(index)]); });
  refresh();
}

void ReportController::refresh() {
  const review::Report report = review_.report();
  const bool hadStops = !stops_.empty();
  cards_ = cardsOf(report);
  stops_ = report.worthALook;
  judgeChosenAnew();
  pointOut();
  const ReviewController::Looked looked = review_.looked();
  ReportView view = reportViewOf(report, game_.session().tree(),
                                 {.notation = game_.notation(),
                                  .chosen = chosen_ ? chosen_->node : kNoNode,
                                  .secret = secret_,
                                  .looked = looked.positions,
                                  .positions = looked.all});
  view.whyNot = review_.whyNot();
  const bool isWhole = isOfTheWholeGame(looked.positions, looked.all);
  view.isUnfinished = !review_.isRunning() && (!isWhole || review_.wasStopped());
  panel_.show(view);
  if (hadStops == stops_.empty()) emit changed();
}

void ReportController::setSecret(Secret secret) {
  secret_ = secret;
  refresh();
}

// A review that goes on may come to think otherwise of the move that is pointed out.
void ReportController::judgeChosenAnew() {
  if (chosen_ && game_.session().node() != chosen_->before) chosen_.reset();
  if (!chosen_) return;
  const auto isIt = [this](const review::Judgement& mistake) {
    return mistake.node == chosen_->node;
  };
  const auto found = std::find_if(stops_.begin(), stops_.end(), isIt);
  if (found != stops_.end()) {
    const bool isNews = wordsFor(*found) != wordsFor(*chosen_);
    chosen_ = *found;
    if (isNews) sayChosen();
    return;
  }
  chosen_.reset();
  emit said([] { return tr("Looked at longer, the move is no mistake."); });
}

QString ReportController::wordsFor(const review::Judgement& mistake) const {
  return mistakeWords(mistake, game_.session().tree(), game_.notation());
}

void ReportController::sayChosen() {
  emit said([this, chosen = *chosen_] { return wordsFor(chosen); });
}

void ReportController::pointOut() {
  if (chosen_) {
    layers_.set(BoardLayers::Layer::Mistake, mistakeOverlay(*chosen_));
  } else {
    layers_.clear(BoardLayers::Layer::Mistake);
  }
}

void ReportController::choose(const review::Judgement& mistake) {
  const review::Judgement chosen = mistake;  // the list may be another one when the game has moved
  game_.goTo(chosen.before);
  chosen_ = chosen;
  refresh();
  if (chosen_) sayChosen();
}

// From mistake to mistake, of the side whose cards are shown

std::vector<review::Judgement> ReportController::shownStops() const {
  const auto side = panel_.side();
  return side ? review::ofColor(stops_, *side) : stops_;
}

bool ReportController::isAfterHere(const review::Judgement& mistake) const {
  const int here = review_.place().at;
  const int there = game_.session().tree().depth(mistake.before);
  return there > here || (there == here && !chosen_);
}

void ReportController::sayNoStops() {
  const ReviewController::Looked looked = review_.looked();
  if (review_.isRunning())
    return emit said([] { return tr("No mistake was found yet: the review goes on."); });
  if (isOfTheWholeGame(looked.positions, looked.all) && !stops_.empty()) {
    const bool black = panel_.side() == Color::Black;
    return emit said([black] {
      return black ? tr("There is no mistake of Black in this game.")
                   : tr("There is no mistake of White in this game.");
    });
  }
  if (isOfTheWholeGame(looked.positions, looked.all))
    return emit said([] { return tr("There is no mistake in this game."); });
  if (!review_.whyNot().isEmpty()) return emit said([this] { return review_.whyNot(); });
  emit said([] { return tr("Review the game first (Ctrl+R)"); });
}

void ReportController::next() {
  const auto stops = shownStops();
  if (stops.empty()) return sayNoStops();
  const auto after = [this](const review::Judgement& mistake) { return isAfterHere(mistake); };
  const auto found = std::find_if(stops.begin(), stops.end(), after);
  if (found != stops.end()) return choose(*found);
  emit said([] { return tr("There is no mistake after this."); });
}

void ReportController::previous() {
  const auto stops = shownStops();
  if (stops.empty()) return sayNoStops();
  const auto before = [&, here = review_.place().at](const review::Judgement& mistake) {
    return game_.session().tree().depth(mistake.before) < here;
  };
  const auto found = std::find_if(stops.rbegin(), stops.rend(), before);
  if (found != stops.rend()) return choose(*found);
  emit said([] { return tr("There is no mistake before this."); });
}

void ReportController::tryAgainFromHere() {
  const auto stops = shownStops();
  if (stops.empty()) return;
  const auto after = [this](const review::Judgement& mistake) { return isAfterHere(mistake); };
  const auto found = std::find_if(stops.begin(), stops.end(), after);
  tryAgain(chosen_ ? *chosen_ : found == stops.end() ? stops.front() : *found);
}

// The card may be about a move that is no mistake by itself: it is tried all the same.
void ReportController::tryAgain(const review::Judgement& mistake) {
  const auto mine = review::ofColor(stops_, mistake.turn.color);
  const auto first = std::find_if(mine.begin(), mine.end(),
                                  [&](const auto& one) { return one.node == mistake.node; });
  emit tryAgainWanted(mine, static_cast<size_t>(first - mine.begin()));
}

}  // namespace tengen::desktop
