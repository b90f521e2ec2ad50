// Learning in the window: the report, lessons made of the game, hints and the teaching game.
#include "apps/desktop/main_window.h"
#include "apps/desktop/settings/last_setup.h"

namespace tengen::desktop {
namespace {

constexpr int kMovesWorthAReview = 10;

}  // namespace

void MainWindow::connectLearning() {
  on(Do::Hint, [this] { hint_->ask(); });
  on(Do::NextMistake, [this] { report_->next(); });
  on(Do::PreviousMistake, [this] { report_->previous(); });
  on(Do::TryAgain, [this] { report_->tryAgainFromHere(); });
  on(Do::GuessMove, [this] { guessMove_->start(); });
  connect(hint_, &Hint::said, message_, &MessageLine::say);
  connect(hint_, &Hint::warned, message_, &MessageLine::warn);
  connect(report_, &ReportController::said, message_, &MessageLine::say);
  connect(report_, &ReportController::changed, this, &MainWindow::updateLearning);
  connect(report_, &ReportController::tryAgainWanted, tryAgain_, &TryAgain::start);
  connect(reportPanel_, &ReportPanel::reviewWanted, &(*actions_)[Do::ReviewGame],
          &QAction::trigger);
  connect(review_, &ReviewController::runningChanged, this, [this] {
    if (review_->isRunning()) showReport();
  });
  connect(tryAgain_, &Lesson::begun, guessMove_, &Lesson::leave);
  connect(guessMove_, &Lesson::begun, tryAgain_, &Lesson::leave);
  for (Lesson* lesson : {static_cast<Lesson*>(tryAgain_), static_cast<Lesson*>(guessMove_)}) {
    connect(lesson, &Lesson::begun, this, &MainWindow::followLesson);
    connect(lesson, &Lesson::left, this, &MainWindow::followLesson);
    connect(lesson, &Lesson::said, message_, &MessageLine::say);
  }
  connect(game_, &GameController::gameEnded, this, &MainWindow::offerReview);
  connect(game_, &GameController::sessionReplaced, this, [this] {
    notice_->withdraw(NoticeBar::About::Game);
    notice_->withdraw(NoticeBar::About::Result);
  });
  connect(game_, &GameController::changed, this, [this] {
    if (!game_->session().result()) notice_->withdraw(NoticeBar::About::Result);
  });
  game_->setTeachingPoints(loadLastGame().teachingPoints);
}

void MainWindow::showReport() {
  if (layout_->mode() != WindowMode::Review) chooseMode(WindowMode::Review);
  panes_->open("report");
}

// While one looks for a move nothing tells it.
void MainWindow::followLesson() {
  const bool on = isInLesson();
  analysis_->setSilent(on);
  explorer_->setSilent(on);
  report_->setSecret(guessMove_->isOn() ? Secret::AllMoves
                     : on               ? Secret::BetterMoves
                                        : Secret::Nothing);
  if (on) {
    message_->say({});  // it may tell the answer
    if (layout_->mode() != WindowMode::Review) chooseMode(WindowMode::Review);
    layout_->setSideShown(true);
  }
  layout_->setLearning(on);
  board_->setFocus();
  updateActions();
}

void MainWindow::leaveLesson() {
  tryAgain_->leave();
  guessMove_->leave();
}

// Whoever has just lost wants to know why.
void MainWindow::offerReview() {
  const GameSession& session = game_->session();
  if (!adviser_->isThere() || session.tree().moveNumber(session.node()) < kMovesWorthAReview) {
    return;
  }
  notice_->ask(
      [] { return tr("Shall we look at where points were lost?"); },
      {{[] { return tr("&Review this game"); }, [this] { (*actions_)[Do::ReviewGame].trigger(); }},
       {[] { return tr("N&ot now"); }, [this] { offerReviewLater(); }}},
      NoticeBar::About::Result);
}

void MainWindow::offerReviewLater() {
  message_->offer([] { return tr("The game can be reviewed whenever you like."); },
                  [] { return tr("Review game"); },
                  [this] { (*actions_)[Do::ReviewGame].trigger(); });
}

void MainWindow::updateLearning() {
  const auto& actions = *actions_;
  const bool hasMistakes = !report_->stops().empty() && !isInLesson();
  // Where they cannot go anywhere they say why; in a game that is played their key is a letter.
  const Mode::Kind mode = game_->session().mode().kind();
  const bool isRecord = mode == Mode::Kind::Review || mode == Mode::Kind::Over;
  actions[Do::NextMistake].setEnabled(hasMistakes || (isRecord && !isInLesson()));
  actions[Do::PreviousMistake].setEnabled(hasMistakes || (isRecord && !isInLesson()));
  actions[Do::TryAgain].setEnabled(hasMistakes && adviser_->isThere());
  actions[Do::GuessMove].setEnabled(guessMove_->canStart() && !isInLesson());
  if (!isInLesson()) return;
  actions[Do::Live].setEnabled(false);
  actions[Do::Hint].setEnabled(false);
  actions[Do::StopAnalysis].setEnabled(true);
}

}  // namespace tengen::desktop
