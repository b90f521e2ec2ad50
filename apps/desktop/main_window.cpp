#include "apps/desktop/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QVBoxLayout>

#include "apps/desktop/settings/appearance.h"

namespace tengen::desktop {

MainWindow::MainWindow(Parts parts, QWidget* parent)
    : QMainWindow(parent),
      dialogs_(*this),
      questions_(parts.questions ? *parts.questions : dialogs_) {
  setAcceptDrops(true);
  actions_ = new Actions(*this, *menuBar());
  makeWidgets();
  layOut();
  game_ = new GameController(questions_, parts.journalFolder, parts.judge, this);
  files_ = new FileController(*game_, questions_, this);
  view_ = new GameView(
      *game_, {*board_, *players_, *tree_, *comment_, *navigation_, *count_, *message_}, this);
  keys_ = new BoardKeys(*board_, *this);
  connectGame();
  connectFiles();
  connectView();
  updateTitle();
  updateActions();
  board_->setFocus();
}

MainWindow::~MainWindow() {
  tree_->setGame(nullptr);
}

void MainWindow::makeWidgets() {
  board_ = new BoardWidget(this);
  board_->setObjectName("board");
  players_ = new PlayerPanel(this);
  tree_ = new TreePanel(this);
  tree_->setColors(treeColors(palette()));
  comment_ = new CommentPanel(this);
  navigation_ = new NavigationBar(this);
  count_ = new CountPanel(this);
  count_->hide();
  warnings_ = new WarningsPanel(this);
  message_ = new MessageLine(this);
  notice_ = new NoticeBar(this);
  buttons_ = new PlayButtons(*actions_, this);
}

void MainWindow::layOut() {
  auto* side = new QWidget(this);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  down_ = new QSplitter(Qt::Vertical, side);
  down_->setChildrenCollapsible(false);
  down_->addWidget(tree_);
  down_->addWidget(comment_);
  down_->setStretchFactor(0, 3);
  down_->setStretchFactor(1, 2);
  column->addWidget(players_);
  column->addWidget(count_);
  column->addWidget(down_, 1);
  column->addWidget(warnings_);
  warnings_->setMaximumHeight(160);
  side->setMinimumWidth(280);

  across_ = new QSplitter(Qt::Horizontal, this);
  across_->setChildrenCollapsible(false);
  across_->addWidget(board_);
  across_->addWidget(side);
  across_->setStretchFactor(0, 1);
  across_->setStretchFactor(1, 0);
  across_->setSizes({760, 360});

  auto* centre = new QWidget(this);
  auto* rows = new QVBoxLayout(centre);
  rows->setContentsMargins(8, 4, 8, 4);
  rows->setSpacing(6);
  auto* controls = new QHBoxLayout;
  controls->setSpacing(16);
  controls->addWidget(navigation_, 1);
  controls->addWidget(buttons_);
  rows->addWidget(notice_);
  rows->addWidget(across_, 1);
  rows->addLayout(controls);
  rows->addWidget(message_);
  setCentralWidget(centre);
  setMinimumSize(640, 480);
  resize(1180, 820);
}

void MainWindow::connectGame() {
  const auto& actions = *actions_;
  GameController* game = game_;
  const auto on = [this, &actions](Do what, auto deed) {
    connect(&actions[what], &QAction::triggered, this, [deed](bool) { deed(); });
  };
  on(Do::Pass, [game] { game->pass(); });
  on(Do::Count, [game] { game->count(); });
  on(Do::Resign, [game] { game->resign(); });
  on(Do::TakeBack, [game] { game->takeBack(); });
  on(Do::NoResult, [game] { game->agreeNoResult(); });
  on(Do::ToStart, [game] { game->toStart(); });
  on(Do::Back10, [game] { game->back(10); });
  on(Do::Back, [game] { game->back(); });
  on(Do::Forward, [game] { game->forward(); });
  on(Do::Forward10, [game] { game->forward(10); });
  on(Do::ToEnd, [game] { game->toEnd(); });
  on(Do::VariationAbove, [game] { game->toSibling(-1); });
  on(Do::VariationBelow, [game] { game->toSibling(1); });
  on(Do::MainLine, [game] { game->toMainLine(); });
  connect(board_, &BoardWidget::pointClicked, game, &GameController::click);
  connect(board_, &BoardWidget::wheelTurned, game,
          [game](int steps) { steps > 0 ? game->forward(steps) : game->back(-steps); });
  connect(keys_, &BoardKeys::moveTyped, game, &GameController::playTyped);
  connect(keys_, &BoardKeys::typing, this, [this](const QString& text) {
    message_->say(text.isEmpty() ? QString() : tr("%1 – Enter plays, Esc gives up").arg(text));
  });
  on(Do::BoardCursor, [this] { keys_->bringOutCursor(); });
  connect(navigation_, &NavigationBar::startWanted, game, &GameController::toStart);
  connect(navigation_, &NavigationBar::backWanted, game, [game] { game->back(); });
  connect(navigation_, &NavigationBar::forwardWanted, game, [game] { game->forward(); });
  connect(navigation_, &NavigationBar::endWanted, game, &GameController::toEnd);
  connect(navigation_, &NavigationBar::placeWanted, game, &GameController::toPlace);
  connect(tree_, &TreePanel::nodeWanted, game, &GameController::goTo);
  connect(warnings_, &WarningsPanel::nodeWanted, game, &GameController::goTo);
  connect(comment_, &CommentPanel::commentWritten, game, &GameController::comment);
  connect(comment_, &CommentPanel::pointNamed, board_, &BoardWidget::flash);
  connect(game, &GameController::aboutToAct, comment_, &CommentPanel::commit);
  connect(count_, &CountPanel::doneWanted, game, &GameController::done);
  connect(count_, &CountPanel::resumeWanted, game, &GameController::resume);
}

void MainWindow::connectFiles() {
  FileController* files = files_;
  const auto on = [this](Do what, auto deed) {
    connect(&(*actions_)[what], &QAction::triggered, this, [deed](bool) { deed(); });
  };
  on(Do::NewGame, [files] { files->newGame(); });
  on(Do::Open, [files] { files->open(); });
  on(Do::Save, [files] { files->save(); });
  on(Do::SaveAs, [files] { files->saveAs(); });
  on(Do::CopyGame, [files] { files->copyGame(); });
  on(Do::PasteGame, [files] { files->pasteGame(); });
  on(Do::Quit, [this] { close(); });
  connect(files, &FileController::said, message_, &MessageLine::say);
  connect(files, &FileController::warned, message_, &MessageLine::warn);
  connect(files, &FileController::fileChanged, this, &MainWindow::updateTitle);
  connect(files, &FileController::warningsFound, warnings_,
          [this](std::vector<WarningLine> lines) { warnings_->show(std::move(lines)); });
  connect(files, &FileController::loadingLong, this, [this](const QString& name) {
    message_->offer(tr("Reading %1…").arg(name), tr("Stop"), [this] { files_->stopLoading(); });
  });
  connect(files, &FileController::loadingStopped, this, [this] { message_->say({}); });
  connect(files, &FileController::changedOutside, this, [this](const QString& name) {
    notice_->ask(tr("“%1” was changed by another program.").arg(name),
                 {{tr("Load it"), [this] { files_->reload(); }},
                  {tr("Keep mine"), [this] { files_->keepMine(); }}});
  });
}

void MainWindow::connectView() {
  connect(view_, &GameView::refreshed, this, [this] {
    updateTitle();
    updateActions();
  });
  connect(&(*actions_)[Do::ShowTree], &QAction::toggled, tree_, &QWidget::setVisible);
  connect(&(*actions_)[Do::ShowComment], &QAction::toggled, comment_, &QWidget::setVisible);
  connect(&(*actions_)[Do::ShowScore], &QAction::toggled, view_, &GameView::setRunningScore);
  connect(&(*actions_)[Do::FullScreen], &QAction::toggled, this,
          [this](bool full) { full ? showFullScreen() : showNormal(); });
  (*actions_)[Do::ShowTree].setChecked(true);
  (*actions_)[Do::ShowComment].setChecked(true);
}

void MainWindow::setBoardTheme(const QString& id) {
  board_->setTheme(boardTheme(id));
}

void MainWindow::setCoordinates(CoordinateStyle style) {
  board_->setCoordinates(style);
}

void MainWindow::updateTitle() {
  setWindowTitle(QStringLiteral("%1[*] – Tengen").arg(files_->name()));
  setWindowModified(game_->session().hasUnsavedChanges());
}

void MainWindow::updateActions() {
  const GameSession& session = game_->session();
  const auto& actions = *actions_;
  const bool playing = !session.counting() && !session.result();
  actions[Do::Pass].setEnabled(playing);
  actions[Do::Count].setEnabled(!session.counting());
  actions[Do::Resign].setEnabled(playing);
  actions[Do::TakeBack].setEnabled(session.canTakeBack());
  actions[Do::NoResult].setEnabled(session.repeatedMove().has_value());
  actions[Do::ChooseGame].setEnabled(files_->gameCount() > 1);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!files_->mayLeave()) return event->ignore();
  game_->session().discardJournal();
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && actions_) {
    actions_->retranslate();
    view_->refresh();
    updateTitle();
  }
  if (event->type() == QEvent::PaletteChange && tree_) tree_->setColors(treeColors(palette()));
  QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.front().isLocalFile()) {
    files_->openPath(urls.front().toLocalFile());
  } else if (event->mimeData()->hasText()) {
    files_->openText(event->mimeData()->text());
  }
  event->acceptProposedAction();
}

}  // namespace tengen::desktop
