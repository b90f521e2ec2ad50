// The library in the window: its page, the explorer, and the way from a found game to the board.
#include "apps/desktop/main_window.h"

namespace tengen::desktop {

void MainWindow::connectLibrary() {
  on(Do::LibraryMode, [this] { chooseMode(WindowMode::Library); });
  on(Do::ShowExplorer, [this] { toggleExplorer(); });
  on(Do::NextFile, [this] { files_->openBeside(1); });
  on(Do::PreviousFile, [this] { files_->openBeside(-1); });
  connect(board_, &BoardWidget::regionDragged, this, [this](Point from, Point to) {
    const Mode::Kind mode = game_->session().mode().kind();
    if (isInLesson() || (mode != Mode::Kind::Play && mode != Mode::Kind::Review)) return;
    explorer_->setRegion(from, to);
    if (!explorerPanel_->isVisible()) toggleExplorer();
  });
  connect(explorer_, &ExplorerController::gameWanted, files_, &FileController::openAt);
  connect(explorerPanel_, &ExplorerPanel::addWanted, this, [this] { library().addFolder(); });
  // The explorer opens it, too, and then its folders are looked at.
  connect(libraryThread_, &LibraryThread::opened, this, [this] { library(); });
  const auto dress = [this](const Preferences& preferences) {
    explorerPanel_->history().setTheme(boardTheme(preferences.boardTheme));
  };
  connect(settings_, &PreferencesController::applied, this, dress);
  dress(settings_->preferences());
}

LibraryController& MainWindow::library() {
  if (!library_) makeLibrary();
  return *library_;
}

void MainWindow::makeLibrary() {
  auto* page = new LibraryPage(this);
  layout_->addLibrary(*page);
  library_ = new LibraryController(*libraryThread_, questions_, *page, this);
  connect(library_, &LibraryController::gameWanted, files_, &FileController::openAt);
  connect(library_, &LibraryController::said, message_, &MessageLine::say);
  connect(library_, &LibraryController::warned, message_, &MessageLine::warn);
  connect(library_, &LibraryController::importingChanged, this,
          [this] { explorer_->setImporting(library_->isImporting()); });
  connect(page, &LibraryPage::leaveWanted, this, [this] {
    chooseMode(modeBeforeLibrary_);
    board_->setFocus();
  });
  const auto dress = [page](const Preferences& preferences) {
    page->preview().board().setTheme(boardTheme(preferences.boardTheme));
  };
  connect(settings_, &PreferencesController::applied, page, dress);
  dress(settings_->preferences());
  if (libraryThread_->isKnown()) library_->takeState();
}

void MainWindow::connectProblems() {
  on(Do::Problems, [this] { showProblems(); });
  on(Do::FirstLesson, [this] {
    showProblems();
    problems().startLesson();
  });
  connect(layout_, &WindowLayout::placesChanged, this, [this] {
    // What no page shows cannot be shown or hidden there.
    const bool isGame = layout_->page() != WindowLayout::Page::Problems;
    for (const Do what : {Do::ShowTree, Do::ShowComment, Do::ShowReport, Do::ShowExplorer,
                          Do::ShowPanels, Do::PanelsLeft})
      (*actions_)[what].setEnabled(isGame);
  });
}

ProblemsController& MainWindow::problems() {
  if (!problems_) makeProblems();
  return *problems_;
}

void MainWindow::makeProblems() {
  auto* page = new ProblemsPage(this);
  layout_->addProblems(*page);
  const auto progress =
      journalFolder_.empty() ? std::filesystem::path() : journalFolder_ / "problems.txt";
  problems_ = new ProblemsController({*page, questions_, progress}, this);
  connect(problems_, &ProblemsController::warned, message_, &MessageLine::warn);
  auto* keys = new BoardKeys(page->board(), *page);
  keys->setLettersAreMoves(true);
  connect(keys, &BoardKeys::moveTyped, problems_, &ProblemsController::playTyped);
  connect(keys, &BoardKeys::typing, keys_, &BoardKeys::typing);  // said in the same place
  connect(page, &ProblemsPage::leaveWanted, this, [this] {
    layout_->setPage(WindowLayout::Page::None);
    board_->setFocus();
  });
  const auto dress = [page](const Preferences& preferences) {
    page->board().setTheme(boardTheme(preferences.boardTheme));
    page->board().setCoordinates(preferences.coordinates);
  };
  connect(settings_, &PreferencesController::applied, page, dress);
  dress(settings_->preferences());
}

void MainWindow::showProblems() {
  message_->say({});
  problems();
  layout_->setPage(WindowLayout::Page::Problems);
  keys_->setWaits(false);
  problems_->enter();
}

// In front it goes, behind others or hidden it comes.
void MainWindow::toggleExplorer() {
  if (explorerPanel_->isVisible()) {
    panes_->setShown("explorer", false);
  } else {
    if (layout_->mode() == WindowMode::Library) chooseMode(modeBeforeLibrary_);
    layout_->setSideShown(true);
    panes_->open("explorer");
  }
  showPlaces();
}

}  // namespace tengen::desktop
