// Analysis and review in the window: their actions, and what they show where.
#include "apps/desktop/main_window.h"

namespace tengen::desktop {

void MainWindow::connectAnalysis() {
  on(Do::Live, [this] { analysis_->toggle(); });
  on(Do::ReviewGame, [this] { review_->start(); });
  on(Do::StopAnalysis, [this] {
    if (isInLesson()) return leaveLesson();
    analysis_->stop();
    review_->stop();
  });
  // A touch on a candidate is the engine's line; every other is the game's.
  connect(board_, &BoardWidget::pointClicked, this,
          [this](Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
            if (!analysis_->click(point, button, modifiers)) game_->click(point, button, modifiers);
          });
  connect(board_, &BoardWidget::wheelTurned, this, [this](int steps) {
    if (analysis_->turnWheel(steps)) return;
    steps > 0 ? game_->forward(steps) : game_->back(-steps);
  });
  connect(analysis_, &AnalysisController::said, this,
          [this](const Saying& words, std::optional<Point> point) {
            message_->say(words);
            if (point) board_->pointOut(*point);
          });
  connect(analysis_, &AnalysisController::warned, message_, &MessageLine::warn);
  connect(analysis_, &AnalysisController::refreshed, this,
          [this] { view_->setEstimate(analysis_->estimate()); });
  connect(review_, &ReviewController::said, message_, &MessageLine::say);
  connect(review_, &ReviewController::warned, message_, &MessageLine::warn);
  connect(review_, &ReviewController::changed, this, &MainWindow::showReview);
  connect(analysis_, &AnalysisController::liveChanged, this, &MainWindow::updateActions);
  connect(review_, &ReviewController::runningChanged, this, &MainWindow::follow);
  offerToGoOn();
  connect(settings_, &PreferencesController::applied, this, &MainWindow::applyAnalysis);
  files_->setText(
      {[this] { return review_->textToSave(); }, [this] { return review_->isUnsaved(); }});
  connect(files_, &FileController::saved, review_, &ReviewController::noteSaved);
  connect(recovery_, &Recovery::restored, review_, &ReviewController::recall);
  top_->addTool(Do::Live, Glyph::Live);
  applyAnalysis(settings_->preferences());
  showReview();
}

// After the engine has died; why stands in the message line.
void MainWindow::offerToGoOn() {
  const auto offer = [this](const Saying& words, Do action, NoticeBar::About about) {
    notice_->ask(
        words,
        {{[] { return tr("&Start again"); }, [this, action] { (*actions_)[action].trigger(); }},
         {[] { return tr("N&ot now"); }, nullptr}},
        about);
  };
  connect(analysis_, &AnalysisController::engineGone, this, [offer] {
    offer([] { return tr("Live analysis has stopped. Shall it start again?"); }, Do::Live,
          NoticeBar::About::Live);
  });
  connect(review_, &ReviewController::engineGone, this, [offer] {
    offer([] { return tr("The review has stopped. Shall it start again?"); }, Do::ReviewGame,
          NoticeBar::About::Review);
  });
  connect(analysis_, &AnalysisController::liveChanged, this, [this] {
    if (analysis_->isLive()) notice_->withdraw(NoticeBar::About::Live);
  });
  connect(review_, &ReviewController::runningChanged, this, [this] {
    if (review_->isRunning()) notice_->withdraw(NoticeBar::About::Review);
  });
  connect(game_, &GameController::sessionReplaced, this, [this] {
    notice_->withdraw(NoticeBar::About::Live);
    notice_->withdraw(NoticeBar::About::Review);
  });
}

void MainWindow::applyAnalysis(const Preferences& preferences) {
  review_->setEstimating(preferences.scoreEstimate);
  review_->setReviewsOnOpen(preferences.reviewOnOpen);
  AnalysisController::Options options;
  options.overlay.value = preferences.winRate ? CandidateValue::Chance : CandidateValue::Points;
  options.overlay.ownership = preferences.ownership;
  options.thinkFirst = preferences.thinkFirst;
  options.estimate = preferences.scoreEstimate;
  analysis_->setOptions(options);
}

void MainWindow::showReview() {
  updateTitle();  // a review that is in no file is a change
  GraphWidget& graph = navigation_->graph();
  graph.setPoints(review_->graph());
  graph.setPlace(review_->place());
  graph.setTall(review_->isRunning() || !review_->review().isEmpty());
  graph.setNote(review_->isRunning() ? tr("Reviewing: %1 %").arg(review_->percent()) : QString());
  const review::Report report = review_->report();
  const ReviewController::Looked looked = review_->looked();
  if (report.moves.empty() || !isOfTheWholeGame(looked.positions, looked.all)) {
    return players_->showLosses(std::nullopt);
  }
  const auto lossOf = [](const review::SideReport& side) {
    return PlayerLoss{side.all.loss, side.mistakes};
  };
  players_->showLosses(LossesView{lossOf(report.black), lossOf(report.white)});
}

}  // namespace tengen::desktop
