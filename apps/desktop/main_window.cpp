#include "apps/desktop/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QVBoxLayout>

#include "apps/desktop/controller/game_sounds.h"
#include "apps/desktop/menu/keys_page.h"
#include "apps/desktop/settings/appearance.h"

namespace tengen::desktop {
namespace {

constexpr int kLowWindow = 620;  // the count leaves no room for tree and comment

}  // namespace

MainWindow::MainWindow(Parts parts, QWidget* parent)
    : QMainWindow(parent),
      dialogs_(*this),
      questions_(parts.questions ? *parts.questions : dialogs_) {
  setAcceptDrops(true);
  actions_ = new Actions(*this, *menuBar());
  makeWidgets();
  layOut();
  game_ = new GameController(questions_, parts.journalFolder, parts.judge, this);
  game_->setEngineProgram(parts.engineProgram);
  edits_ = new EditController(*game_, this);
  files_ = new FileController(*game_, questions_, this);
  recovery_ = new Recovery(*game_, *files_, *notice_, parts.journalFolder, this);
  new UnfinishedGame(*game_, *files_, *notice_, this);
  view_ = new GameView(
      *game_, {*board_, *players_, *tree_, *comment_, *navigation_, *count_, *message_}, this);
  keys_ = new BoardKeys(*board_, *this);
  look_ = new LookController({*actions_, *game_, *view_, *board_, *tree_, *comment_}, this);
  menuDialogs_ =
      new DialogController({*this, *actions_, *game_, *edits_, *files_, *look_, *board_}, this);
  connectGame();
  connectEdits();
  connectFiles();
  connectView();
  if (parts.sound) connectSound(*parts.sound);
  restorePlaces();
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
  editBar_ = new EditBar(this);
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
  rows->addWidget(editBar_);
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
  const auto on = [this, &actions](Do what, auto action) {
    connect(&actions[what], &QAction::triggered, this, [action](bool) { action(); });
  };
  on(Do::Pass, [game] { game->pass(); });
  on(Do::Count, [game] { game->count(); });
  on(Do::Resign, [game] { game->resign(); });
  on(Do::Hint, [game] { game->hint(); });
  on(Do::PlayAgainstTengen, [game] { game->playAgainstTengen(); });
  on(Do::TakeOver, [game] { game->takeOver(); });
  connect(&actions[Do::PauseEngine], &QAction::triggered, game, &GameController::setPaused);
  on(Do::NoResult, [game] { game->agreeNoResult(); });
  on(Do::ToStart, [game] { game->toStart(); });
  on(Do::Back10, [game] { game->back(10); });
  on(Do::Back, [game] { game->back(); });
  on(Do::Forward, [game] { game->forward(); });
  on(Do::Forward10, [game] { game->forward(10); });
  on(Do::ToEnd, [game] { game->toEnd(); });
  on(Do::VariationAbove, [game] { game->toSibling(-1); });
  on(Do::VariationBelow, [game] { game->toSibling(1); });
  on(Do::GoToMove, [game] { game->askForMove(); });
  on(Do::FindInComments, [game] { game->find(); });
  on(Do::FindNext, [game] { game->findNext(); });
  on(Do::MainLine, [game] { game->toMainLine(); });
  connect(board_, &BoardWidget::pointClicked, game, &GameController::click);
  connect(board_, &BoardWidget::wheelTurned, game,
          [game](int steps) { steps > 0 ? game->forward(steps) : game->back(-steps); });
  connect(keys_, &BoardKeys::moveTyped, game, &GameController::playTyped);
  connect(keys_, &BoardKeys::typing, this, [this](const QString& text) {
    if (text.isEmpty()) return message_->say({});
    message_->say([text] { return tr("%1 – Enter plays, Esc gives up").arg(text); });
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
  connect(comment_, &CommentPanel::pointNamed, board_, &BoardWidget::pointOut);
  connect(game, &GameController::aboutToAct, comment_, &CommentPanel::commit);
  connect(count_, &CountPanel::doneWanted, game, &GameController::done);
  connect(count_, &CountPanel::proposalWanted, game, &GameController::proposeAgain);
  connect(count_, &CountPanel::resumeWanted, game, &GameController::resume);
}

void MainWindow::connectEdits() {
  EditController* edits = edits_;
  const auto on = [this](Do what, auto action) {
    connect(&(*actions_)[what], &QAction::triggered, this, [action](bool) { action(); });
  };
  on(Do::TakeBack, [edits] { edits->takeBack(); });
  on(Do::Undo, [edits] { edits->undo(); });
  on(Do::Redo, [edits] { edits->redo(); });
  on(Do::CutBranch, [edits] { edits->doBranchHere(BranchAction::Cut); });
  on(Do::CopyBranch, [edits] { edits->doBranchHere(BranchAction::Copy); });
  on(Do::PasteBranch, [edits] { edits->doBranchHere(BranchAction::Paste); });
  on(Do::DeleteBranch, [edits] { edits->doBranchHere(BranchAction::Delete); });
  on(Do::Promote, [edits] { edits->doBranchHere(BranchAction::Promote); });
  on(Do::MakeMainLine, [edits] { edits->doBranchHere(BranchAction::MakeMainLine); });
  on(Do::TurnRight, [edits] { edits->turn(Symmetry::QuarterTurn); });
  on(Do::TurnLeft, [edits] { edits->turn(Symmetry::ThreeQuarterTurn); });
  on(Do::MirrorSideways, [edits] { edits->turn(Symmetry::MirrorLeftRight); });
  on(Do::MirrorUpDown, [edits] { edits->turn(Symmetry::MirrorTopBottom); });
  on(Do::SwapColors, [edits] { edits->swapColors(); });
  connect(&(*actions_)[Do::EditMode], &QAction::triggered, edits, &EditController::setEditing);
  connect(editBar_, &EditBar::toolChosen, edits, &EditController::setTool);
  connect(editBar_, &EditBar::doneWanted, edits, [edits] { edits->setEditing(false); });
  connect(board_, &BoardWidget::pointsDragged, edits, &EditController::drag);
  connect(tree_, &TreePanel::actionWanted, edits, &EditController::doBranch);
  connect(edits, &EditController::said, message_, &MessageLine::say);
}

void MainWindow::connectFiles() {
  FileController* files = files_;
  const auto on = [this](Do what, auto action) {
    connect(&(*actions_)[what], &QAction::triggered, this, [action](bool) { action(); });
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
  QMenu* recent = &actions_->recentMenu();
  connect(recent, &QMenu::aboutToShow, this, [this, recent] {
    recent->clear();
    for (const QString& path : files_->recentFiles()) {
      recent->addAction(QFileInfo(path).fileName(), this, [this, path] { files_->openPath(path); })
          ->setToolTip(path);
    }
  });
  connect(menuDialogs_, &DialogController::said, message_, &MessageLine::say);
  connect(menuDialogs_, &DialogController::warned, message_, &MessageLine::warn);
  connect(recovery_, &Recovery::said, message_, &MessageLine::say);
  connect(recovery_, &Recovery::warned, message_, &MessageLine::warn);
  connect(files, &FileController::fileChanged, this, [this] {
    updateTitle();
    notice_->withdraw(NoticeBar::About::File);
  });
  connect(files, &FileController::warningsFound, warnings_,
          [this](std::vector<WarningLine> lines, bool areMore) {
            warnings_->show(std::move(lines), areMore);
          });
  connect(files, &FileController::loadingLong, this, [this](const QString& name) {
    message_->offer([name] { return tr("Reading %1… The board waits for it.").arg(name); },
                    [] { return tr("Stop"); }, [this] { files_->stopLoading(); });
  });
  connect(files, &FileController::loaded, this, [this] {
    const auto games = static_cast<int>(files_->gameCount());
    if (games < 2) return;
    notice_->ask([games] { return tr("This file has %n games; the first is open.", "", games); },
                 {{[] { return tr("&Choose another…"); }, [this] { menuDialogs_->chooseGame(); }},
                  {[] { return tr("&Stay"); }, nullptr}},
                 NoticeBar::About::File);
  });
  connect(files, &FileController::loadingStopped, this, [this] { message_->say({}); });
  connect(files, &FileController::changedOutside, this, [this](const QString& name) {
    notice_->ask([name] { return tr("“%1” was changed by another program.").arg(name); },
                 {{[] { return tr("&Load it"); }, [this] { files_->reload(); }},
                  {[] { return tr("&Keep mine"); }, [this] { files_->keepMine(); }}},
                 NoticeBar::About::File);
  });
}

void MainWindow::connectView() {
  connect(view_, &GameView::refreshed, this, [this] {
    updateTitle();
    updateActions();
  });
  connect(view_, &GameView::journalFailed, this, [this](const Saying& words) {
    notice_->ask(words, {{[] { return tr("&Save as…"); }, [this] { files_->saveAs(); }},
                         {[] { return tr("&Play on"); }, nullptr}});
  });
  view_->checkJournal();  // of the game that was there before anybody could hear
  connect(&(*actions_)[Do::FullScreen], &QAction::toggled, this,
          [this](bool full) { full ? showFullScreen() : showNormal(); });
  connect(&(*actions_)[Do::ZoomTreeIn], &QAction::triggered, tree_, [this] { tree_->zoom(1.2); });
  connect(&(*actions_)[Do::ZoomTreeOut], &QAction::triggered, tree_,
          [this] { tree_->zoom(1 / 1.2); });
  connect(&(*actions_)[Do::FoldBranch], &QAction::triggered, tree_,
          [this] { tree_->toggleCollapsed(game_->session().node()); });
  connect(&(*actions_)[Do::Keys], &QAction::triggered, this,
          [this] { KeysPage(*actions_, this).exec(); });
  connect(&(*actions_)[Do::About], &QAction::triggered, this, [this] {
    QMessageBox::about(
        this, tr("About Tengen"),
        tr("Tengen %1\nPlay, read and count games of Go.").arg(QApplication::applicationVersion()));
  });
}

void MainWindow::connectSound(SoundPlayer& player) {
  hearGame(*game_, player);
  applySound(look_->preferences(), player);
  connect(look_, &LookController::applied, this,
          [&player](const Preferences& preferences) { applySound(preferences, player); });
}

void MainWindow::restorePlaces() {
  const QSettings settings;
  restoreGeometry(settings.value("window/geometry").toByteArray());
  across_->restoreState(settings.value("window/across").toByteArray());
  down_->restoreState(settings.value("window/down").toByteArray());
}

void MainWindow::rememberPlaces() {
  QSettings settings;
  settings.setValue("window/geometry", saveGeometry());
  settings.setValue("window/across", across_->saveState());
  settings.setValue("window/down", down_->saveState());
}

void MainWindow::updateTitle() {
  setWindowTitle(files_->name() + "[*]");  // Qt adds the name of the program, as to dialogs
  setWindowModified(game_->session().hasUnsavedChanges());
}

void MainWindow::updateActions() {
  using Kind = Mode::Kind;
  const GameSession& session = game_->session();
  const auto& actions = *actions_;
  const Kind mode = session.mode().kind();
  const bool engineThinks = mode == Kind::Play && game_->isEngines(session.turn());
  actions[Do::Pass].setEnabled((mode == Kind::Play && !engineThinks) || mode == Kind::Review);
  actions[Do::Count].setEnabled(mode == Kind::Play || mode == Kind::Review);
  actions[Do::Resign].setEnabled(mode == Kind::Play);
  actions[Do::TakeBack].setEnabled(session.editing() ? session.canUndoEdit()
                                                     : session.canTakeBack());
  actions[Do::Undo].setEnabled(session.canUndoEdit());
  actions[Do::Redo].setEnabled(session.canRedoEdit());
  actions[Do::EditMode].setChecked(session.editing() != nullptr);
  editBar_->setVisible(session.editing() != nullptr);
  if (session.editing()) editBar_->showTool(session.editing()->tool());
  actions[Do::Hint].setEnabled(game_->hasEngineProgram() && !engineThinks &&
                               (mode == Kind::Play || mode == Kind::Review));
  actions[Do::PlayAgainstTengen].setEnabled(game_->hasEngineProgram() && mode != Kind::Count &&
                                            mode != Kind::Edit);
  actions[Do::TakeOver].setEnabled(game_->hasEngines());
  actions[Do::PauseEngine].setEnabled(mode == Kind::Play && game_->canPause());
  actions[Do::PauseEngine].setChecked(game_->isPaused());
  actions[Do::NoResult].setEnabled(session.repeatedMove().has_value());
  actions[Do::ChooseGame].setEnabled(files_->gameCount() > 1);
  actions[Do::Reopen].setEnabled(!files_->path().isEmpty());
  makeRoom();
}

void MainWindow::makeRoom() {
  down_->setVisible(height() >= kLowWindow || !game_->session().counting());
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!files_->mayLeave()) return event->ignore();
  game_->session().discardJournal();
  rememberPlaces();
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && look_) {
    actions_->retranslate();
    look_->retranslate();
    view_->refresh();
    updateTitle();
  }
  if (event->type() == QEvent::PaletteChange && tree_) tree_->setColors(treeColors(palette()));
  QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (game_) makeRoom();
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
