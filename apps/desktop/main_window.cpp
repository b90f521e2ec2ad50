#include "apps/desktop/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QShortcut>
#include <algorithm>
#include <utility>

#include "apps/desktop/controller/game_sounds.h"
#include "apps/desktop/settings/appearance.h"

namespace tengen::desktop {
namespace {

// Strong, and quick with a hint; how deeply it analyses is asked for each time.
std::string adviserCommand(const std::string& program) {
  return program.empty() ? program : tengenCommand(program, "--level 6d");
}

}  // namespace

MainWindow::MainWindow(Parts parts, QWidget* parent)
    : QMainWindow(parent),
      journalFolder_(parts.journalFolder),
      dialogs_(*this),
      questions_(parts.questions ? *parts.questions : dialogs_) {
  setAcceptDrops(true);
  applyAppearance(loadPreferences().appearance);  // before anything asks for its type
  actions_ = new Actions(*this, *menuBar());
  makeWidgets();
  layOut();
  game_ = new GameController(questions_, parts.journalFolder, parts.judge, this);
  game_->setEngineProgram(parts.engineProgram);
  game_->lookForEngines();
  edits_ = new EditController(*game_, this);
  files_ = new FileController(*game_, questions_, this);
  recovery_ = new Recovery(*game_, *files_, *notice_, parts.journalFolder, this);
  remote_ = new RemoteGame(
      {*game_, *files_, *tablePanel_,
       parts.journalFolder.empty() ? parts.journalFolder : parts.journalFolder / "seats.json"},
      this);
  server_ = new LocalServer(parts.engineProgram, parts.journalFolder / "friend", this);
  new UnfinishedGame(*game_, *files_, *notice_, this);
  // The review before the view: a game that is another one must not be looked up in the old review.
  adviser_ = new Adviser(
      adviserCommand(parts.engineProgram), [this] { return game_->mayEnginesLook(); }, this);
  review_ = new ReviewController(*game_, *adviser_, this);
  view_ = new GameView(
      *game_, {*board_, *players_, *tree_, *comment_, *navigation_, *count_, *message_}, this);
  layers_ = std::make_unique<BoardLayers>(*board_);
  analysis_ =
      new AnalysisController(*game_, *adviser_, *review_, *board_, *layers_, *candidates_, this);
  report_ = new ReportController(*game_, *review_, *layers_, *reportPanel_, this);
  hint_ = new Hint(*game_, *adviser_, *layers_, this);
  teaching_ = new Teaching(*game_, *adviser_, *notice_, this);
  tryAgain_ = new TryAgain({*game_, *adviser_, *layers_, *lesson_}, this);
  guessMove_ = new GuessMove({*game_, *adviser_, *layers_, *lesson_}, this);
  libraryThread_ = new LibraryThread(parts.libraryFolder, this);
  explorer_ = new ExplorerController(*game_, *libraryThread_, *layers_, *explorerPanel_, this);
  keys_ = new BoardKeys(*board_, *this);
  settings_ = new PreferencesController({*actions_, *game_, *view_, *board_}, this);
  menuDialogs_ =
      new DialogController({*this, *actions_, *game_, *edits_, *files_, *settings_, *board_}, this);
  engines_ = new EnginesController({*this, *actions_, *game_, *notice_, parts.engineProgram}, this);
  connectGame();
  connectEdits();
  connectFiles();
  connectView();
  connectAnalysis();
  connectLearning();
  connectLibrary();
  connectProblems();
  connectTable();
  if (parts.sound) connectSound(*parts.sound);
  restorePlaces();
  showMenuBar();
  follow();
  board_->setFocus();
}

MainWindow::~MainWindow() {
  tree_->setGame(nullptr);
  delete explorer_;  // it would hear how its panel goes, and lay letters on a board that is gone
}

void MainWindow::makeWidgets() {
  top_ = new TopBar(*actions_, this);
  board_ = new BoardWidget(this);
  board_->setObjectName("board");
  players_ = new PlayerPanel(this);
  tree_ = new TreePanel(this);
  tree_->setColors(treeColors(palette()));
  comment_ = new CommentPanel(this);
  reportPanel_ = new ReportPanel(this);
  panes_ = new PaneTabs(this);
  panes_->add("tree", tree_, [] { return tr("Tree"); });
  panes_->add("comment", comment_, [] { return tr("Comment"); });
  panes_->add("report", reportPanel_, [] { return tr("Report"); });
  explorerPanel_ = new ExplorerPanel(this);
  panes_->add("explorer", explorerPanel_, [] { return tr("Explorer"); });
  panes_->setRoomy({"report"});
  navigation_ = new NavigationBar(this);
  candidates_ = new CandidatesPanel(this);
  lesson_ = new LessonPanel(this);
  count_ = new CountPanel(this);
  tablePanel_ = new TablePanel(this);
  warnings_ = new WarningsPanel(this);
  message_ = new MessageLine(this);
  notice_ = new NoticeBar(this);
  editBar_ = new EditBar(this);
  buttons_ = new PlayButtons(*actions_, this);
  side_ = new SidePanel({*players_, *buttons_, *count_, *tablePanel_, *panes_, *warnings_}, this);
  side_->addSection(lesson_);
  side_->addSection(candidates_);
}

void MainWindow::layOut() {
  layout_ = new WindowLayout(
      {*top_, *notice_, *editBar_, *board_, *navigation_, *side_, *panes_, *message_}, this);
  setCentralWidget(layout_);
  setMinimumSize(640, 480);
  resize(1180, 820);
}

void MainWindow::connectSound(SoundPlayer& player) {
  hearGame(*game_, player);
  applySound(settings_->preferences(), player);
  connect(settings_, &PreferencesController::applied, this,
          [&player](const Preferences& preferences) { applySound(preferences, player); });
}

void MainWindow::restorePlaces() {
  restoreGeometry(QSettings().value("window/geometry").toByteArray());
  layout_->setMode(WindowMode::Play);
}

void MainWindow::showPlaces() {
  const auto& actions = *actions_;
  actions[Do::ShowTree].setChecked(panes_->isShown("tree"));
  actions[Do::ShowComment].setChecked(panes_->isShown("comment"));
  actions[Do::ShowReport].setChecked(panes_->isShown("report"));
  actions[Do::ShowExplorer].setChecked(panes_->isShown("explorer"));
  actions[Do::ShowPanels].setChecked(layout_->isSideShown());
  actions[Do::PanelsLeft].setChecked(layout_->isSideLeft());
}

// Without the bar its letters still open the menus, at the button that has them all.
void MainWindow::showMenuBar() {
  const bool shown = settings_->preferences().menuBar;
  menuBar()->setVisible(shown);
  qDeleteAll(menuKeys_);
  menuKeys_.clear();
  if (shown) return;
  for (QMenu* menu : actions_->menus()) {
    auto* key = new QShortcut(QKeySequence::mnemonic(menu->title()), this);
    connect(key, &QShortcut::activated, this, [this, menu] { top_->openMenu(*menu); });
    menuKeys_.append(key);
  }
}

// What the window is for

void MainWindow::chooseMode(WindowMode mode) {
  keys_->setWaits(false);
  layout_->setPage(WindowLayout::Page::None);
  if (mode == WindowMode::Library && layout_->mode() != mode && layout_->mode() != WindowMode::Edit)
    modeBeforeLibrary_ = layout_->mode();
  if (mode == WindowMode::Library) library();
  edits_->setEditing(mode == WindowMode::Edit);
  const bool editing = game_->session().editing() != nullptr;  // it may have been refused
  layout_->setMode(editing ? WindowMode::Edit : mode == WindowMode::Edit ? layout_->mode() : mode);
  if (layout_->mode() == WindowMode::Library) return library_->enter();
  if (game_->isOnlyLookedAt()) sayOnlyLookedAt();
}

void MainWindow::followLayout() {
  showPlaces();
  const bool before = game_->isOnlyLookedAt();
  game_->setLookedAt(layout_->mode() == WindowMode::Review);
  if (game_->isOnlyLookedAt() != before) view_->refresh();
  updateActions();
}

void MainWindow::sayOnlyLookedAt() {
  message_->offer(
      [] {
        return tr(
            "This game is still being played: here it is only looked at. Moves are made in "
            "Play; it can be reviewed when it is over.");
      },
      [] { return tr("Back to play"); }, [this] { chooseMode(WindowMode::Play); });
}

// Editing is the session's business, and playing on from a record makes a game of it.
void MainWindow::followMode() {
  const Mode::Kind kind = game_->session().mode().kind();
  const Mode::Kind before = std::exchange(kind_, kind);
  if (kind == before) return;
  if (kind == Mode::Kind::Edit) {
    modeBeforeEdit_ = layout_->mode();
    layout_->setMode(WindowMode::Edit);
  } else if (before == Mode::Kind::Edit && layout_->mode() == WindowMode::Edit) {
    layout_->setMode(modeBeforeEdit_);
  } else if (before == Mode::Kind::Review && kind == Mode::Kind::Play) {
    layout_->setMode(WindowMode::Play);
  }
}

QString MainWindow::lastGame() const {
  // One that was played here, before those that were only looked at.
  const QStringList files = QStringList(files_->lastPlayed()) + files_->recentFiles();
  const auto there = std::find_if(files.begin(), files.end(),
                                  [](const QString& file) { return QFileInfo::exists(file); });
  return there == files.end() ? QString() : *there;
}

void MainWindow::showStart() {
  if (!start_) makeStart();
  const QString last = lastGame();
  const auto seats = remote_->knownSeats();
  start_->offer(game_->hasEngineProgram(), QFileInfo(last).fileName(),
                seats.empty() ? QString() : QString::fromStdString(seats.front().title));
  start_->setShownAtStart(settings_->preferences().startPage);
  layout_->setPage(WindowLayout::Page::Start);
  keys_->setWaits(true);
  start_->setFocus();
}

void MainWindow::follow() {
  updateTitle();
  updateActions();
  followMode();
  const bool counting = game_->session().counting() != nullptr;
  tree_->widget().keepGrowth(counting);
  layout_->setCounting(counting);
  navigation_->graph().setPlace(review_->place());
}

void MainWindow::updateTitle() {
  setWindowTitle(files_->name() + "[*]");  // Qt adds the name of the program, as to dialogs
  setWindowModified(files_->hasUnsaved() || comment_->isWriting());
  const PlayersView& view = players_->view();
  top_->showGame(view.names.isEmpty() ? files_->name() : view.names, view.detail);
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
  actions[Do::TakeBack].setEnabled(session.editing() || mode == Kind::Over ? session.canUndoEdit()
                                                                           : game_->canTakeBack());
  actions[Do::Undo].setEnabled(session.canUndoEdit());
  actions[Do::Redo].setEnabled(session.canRedoEdit());
  actions[Do::EditMode].setChecked(session.editing() != nullptr);
  editBar_->setVisible(session.editing() != nullptr);
  if (session.editing()) editBar_->showTool(session.editing()->tool());
  actions[Do::Hint].setEnabled(game_->hasEngineProgram() && !engineThinks &&
                               (mode == Kind::Play || mode == Kind::Review));
  actions[Do::PlayAgainstEngine].setEnabled(game_->hasOpponents() && mode != Kind::Count &&
                                            mode != Kind::Edit);
  actions[Do::TakeOver].setEnabled(game_->hasEngines());
  actions[Do::PauseEngine].setEnabled(mode == Kind::Play && game_->canPause());
  actions[Do::PauseEngine].setChecked(game_->isPaused());
  actions[Do::NoResult].setEnabled(session.repeatedMove().has_value());
  actions[Do::Live].setEnabled(adviser_->isThere() && mode != Kind::Count && mode != Kind::Edit);
  actions[Do::Live].setChecked(analysis_->isLive());
  actions[Do::StopAnalysis].setEnabled(analysis_->isLive() || review_->isRunning());
  actions[Do::ReviewGame].setEnabled(review_->canStart());
  actions[Do::ReviewGame].setToolTip(review_->whyNot());
  actions[Do::ShowScore].setEnabled(adviser_->isThere());
  actions[Do::CompareEngines].setEnabled(true);
  actions[Do::EngineConsole].setEnabled(true);
  actions[Do::ChooseGame].setEnabled(files_->gameCount() > 1);
  actions[Do::Reopen].setEnabled(!files_->path().isEmpty());
  actions[Do::NextFile].setEnabled(!files_->path().isEmpty());
  actions[Do::PreviousFile].setEnabled(!files_->path().isEmpty());
  // In a game that is played a letter begins a move, else it is the menus'.
  keys_->setLettersAreMoves(mode == Kind::Play);
  updateLearning();
  updateTable();
  actions_->setBoardShown(layout_->isBoardShown());
  if (!layout_->isBoardShown())
    actions[Do::Pass].setEnabled(layout_->page() == WindowLayout::Page::Problems);
}

void MainWindow::keepWork() {
  emit game_->aboutToAct();
  static_cast<void>(game_->session().flushJournal());
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!files_->mayLeave()) return event->ignore();
  game_->session().discardJournal();
  QSettings().setValue("window/geometry", saveGeometry());
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && settings_) {
    actions_->retranslate();
    settings_->retranslate();
    report_->refresh();
    tryAgain_->refresh();
    guessMove_->refresh();
    explorer_->refresh();
    if (library_) library_->refresh();
    if (problems_) problems_->refresh();
    view_->refresh();
    remote_->refresh();
    showMenuBar();
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
