// Which touch leads to what: actions and signals of widgets meet their controllers here. Those of
// analysis and of learning do so in files of their own.
#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>

#include "apps/desktop/main_window.h"
#include "apps/desktop/menu/keys_page.h"

namespace tengen::desktop {

void MainWindow::connectGame() {
  const auto& actions = *actions_;
  GameController* game = game_;
  on(Do::Pass, [this] {
    layout_->page() == WindowLayout::Page::Problems ? problems().pass() : game_->pass();
  });
  on(Do::Count, [game] { game->count(); });
  on(Do::Resign, [game] { game->resign(); });
  on(Do::PlayAgainstEngine, [game] { game->playAgainstEngine(); });
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
  const auto readComment = [this] { panes_->open("comment"); };
  on(Do::FindInComments, [game, readComment] {
    game->find();
    readComment();
  });
  on(Do::FindNext, [game, readComment] {
    game->findNext();
    readComment();
  });
  on(Do::MainLine, [game] { game->toMainLine(); });
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
  connect(navigation_, &NavigationBar::placeWanted, game,
          [this](int place) { game_->goTo(review_->nodeAt(place)); });
  connect(tree_, &TreePanel::nodeWanted, game, &GameController::goTo);
  connect(warnings_, &WarningsPanel::nodeWanted, game, &GameController::goTo);
  connect(comment_, &CommentPanel::commentWritten, game, &GameController::comment);
  connect(comment_, &CommentPanel::writingChanged, this, &MainWindow::updateTitle);
  connect(comment_, &CommentPanel::pointNamed, board_, &BoardWidget::pointOut);
  connect(game, &GameController::aboutToAct, comment_, &CommentPanel::commit);
  connect(count_, &CountPanel::doneWanted, game, &GameController::done);
  connect(count_, &CountPanel::proposalWanted, game, &GameController::proposeAgain);
  connect(count_, &CountPanel::resumeWanted, game, &GameController::resume);
}

void MainWindow::connectEdits() {
  EditController* edits = edits_;
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
  connect(&(*actions_)[Do::EditMode], &QAction::triggered, this, [this](bool editing) {
    if (editing && !layout_->isBoardShown()) return chooseMode(WindowMode::Edit);
    edits_->setEditing(editing);
  });
  connect(editBar_, &EditBar::toolChosen, edits, &EditController::setTool);
  connect(editBar_, &EditBar::doneWanted, edits, [edits] { edits->setEditing(false); });
  connect(board_, &BoardWidget::pointsDragged, edits, &EditController::drag);
  connect(tree_, &TreePanel::actionWanted, edits, &EditController::doBranch);
  connect(edits, &EditController::said, message_, &MessageLine::say);
}

void MainWindow::connectFiles() {
  FileController* files = files_;
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
  connect(files, &FileController::lostOutside, this, [this](const QString& name, bool isThere) {
    const auto words = [name, isThere] {
      return (isThere ? tr("“%1” was emptied by another program: its game is only in this window.")
                      : tr("“%1” is no longer there: its game is only in this window."))
          .arg(name);
    };
    notice_->ask(words,
                 {{[] { return tr("&Save it again"); }, [this] { files_->save(); }},
                  {[] { return tr("&Not now"); }, nullptr}},
                 NoticeBar::About::File);
  });
}

void MainWindow::connectView() {
  connect(view_, &GameView::refreshed, this, &MainWindow::follow);
  connect(view_, &GameView::journalFailed, this, [this](const Saying& words) {
    notice_->ask(words, {{[] { return tr("&Save as…"); }, [this] { files_->saveAs(); }},
                         {[] { return tr("&Play on"); }, nullptr}});
  });
  view_->checkJournal();  // of the game that was there before anybody could hear
  connectLayout();
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

void MainWindow::connectLayout() {
  on(Do::PlayMode, [this] { chooseMode(WindowMode::Play); });
  on(Do::ReviewMode, [this] { chooseMode(WindowMode::Review); });
  on(Do::OpenMenu, [this] { top_->openMenu(); });
  on(Do::ShowTree, [this](bool shown) { panes_->setShown("tree", shown); });
  on(Do::ShowComment, [this](bool shown) { panes_->setShown("comment", shown); });
  on(Do::ShowReport, [this](bool shown) { panes_->setShown("report", shown); });
  on(Do::ShowPanels, [this](bool shown) { layout_->setSideShown(shown); });
  on(Do::PanelsLeft, [this](bool left) { layout_->setSideLeft(left); });
  connect(top_, &TopBar::modeWanted, this, &MainWindow::chooseMode);
  connect(layout_, &WindowLayout::placesChanged, this, &MainWindow::followLayout);
  connect(game_, &GameController::touchedWhileLookedAt, this, &MainWindow::sayOnlyLookedAt);
  // The keys are the board's again after a click.
  connect(top_, &TopBar::touched, this, [this] { board_->setFocus(); });
  connect(notice_, &NoticeBar::answered, this, [this] { board_->setFocus(); });
  connect(game_, &GameController::sessionReplaced, this, [this] {
    const bool opened = game_->session().mode().kind() == Mode::Kind::Review;
    layout_->setPage(WindowLayout::Page::None);
    layout_->setMode(opened ? WindowMode::Review : WindowMode::Play);
    board_->setFocus();
  });
  connect(game_, &GameController::changed, this, [this] {
    if (layout_->page() == WindowLayout::Page::Start) layout_->setPage(WindowLayout::Page::None);
  });
  connect(settings_, &PreferencesController::applied, this, &MainWindow::showMenuBar);
}

void MainWindow::makeStart() {
  start_ = new StartPage(this);
  layout_->addStart(*start_);
  connect(start_, &StartPage::friendWanted, this, [this] {
    const auto seats = remote_->knownSeats();
    if (!seats.empty()) goBackTo(seats.front().key);
  });
  connect(start_, &StartPage::playWanted, this, [this] { files_->newGame(Opponent::Tengen); });
  connect(start_, &StartPage::twoWanted, this, [this] { files_->newGame(Opponent::Person); });
  connect(start_, &StartPage::openWanted, this, [this] { files_->open(); });
  connect(start_, &StartPage::reviewWanted, this, [this] { files_->openPath(lastGame()); });
  connect(start_, &StartPage::learnWanted, this, &MainWindow::showProblems);
  connect(start_, &StartPage::leaveWanted, this, [this] {
    layout_->setPage(WindowLayout::Page::None);
    board_->setFocus();
  });
  connect(start_, &StartPage::shownAtStartChosen, this, [this](bool shown) {
    Preferences wanted = settings_->preferences();
    wanted.startPage = shown;
    settings_->change(wanted);
  });
}

}  // namespace tengen::desktop
