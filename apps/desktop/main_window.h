// The window: makes its parts and introduces them to one another. What they do is theirs.
#pragma once

#include <QMainWindow>
#include <QShortcut>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/controller/analysis_controller.h"
#include "apps/desktop/controller/board_keys.h"
#include "apps/desktop/controller/dialog_controller.h"
#include "apps/desktop/controller/edit_controller.h"
#include "apps/desktop/controller/engines_controller.h"
#include "apps/desktop/controller/explorer_controller.h"
#include "apps/desktop/controller/file_controller.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/controller/game_view.h"
#include "apps/desktop/controller/guess_move.h"
#include "apps/desktop/controller/hint.h"
#include "apps/desktop/controller/library_controller.h"
#include "apps/desktop/controller/local_server.h"
#include "apps/desktop/controller/preferences_controller.h"
#include "apps/desktop/controller/problems_controller.h"
#include "apps/desktop/controller/recovery.h"
#include "apps/desktop/controller/remote_game.h"
#include "apps/desktop/controller/report_controller.h"
#include "apps/desktop/controller/teaching.h"
#include "apps/desktop/controller/try_again.h"
#include "apps/desktop/controller/unfinished_game.h"
#include "apps/desktop/menu/actions.h"
#include "apps/desktop/panels/start_page.h"
#include "apps/desktop/sound/sound_player.h"
#include "apps/desktop/window_layout.h"
#include "apps/desktop/window_questions.h"

namespace tengen::desktop {

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  // What a window is put together from; tests bring their own.
  struct Parts {
    std::filesystem::path journalFolder;  // empty: none
    std::shared_ptr<const Judge> judge;
    Questions* questions = nullptr;            // null: dialogs
    SoundPlayer* sound = nullptr;              // null: silence
    std::string engineProgram = {};            // empty: nobody but persons plays
    std::filesystem::path libraryFolder = {};  // empty: there is none, and none is made
  };

  explicit MainWindow(Parts parts, QWidget* parent = nullptr);
  ~MainWindow() override;

  GameController& game() { return *game_; }
  EditController& edits() { return *edits_; }
  FileController& files() { return *files_; }
  GameView& view() { return *view_; }
  Actions& actions() { return *actions_; }
  NoticeBar& notice() { return *notice_; }
  Recovery& recovery() { return *recovery_; }
  PreferencesController& settings() { return *settings_; }
  EnginesController& engines() { return *engines_; }
  TreePanel& tree() { return *tree_; }
  AnalysisController& analysis() { return *analysis_; }
  ReviewController& review() { return *review_; }
  TryAgain& tryAgain() { return *tryAgain_; }
  GuessMove& guessMove() { return *guessMove_; }
  ExplorerController& explorer() { return *explorer_; }
  LibraryController& library();    // made when it is first asked for, as its page
  ProblemsController& problems();  // and so are these
  PaneTabs& panes() { return *panes_; }
  RemoteGame& table() { return *remote_; }
  WindowMode mode() const { return layout_->mode(); }

  void chooseMode(WindowMode mode);
  void showStart();  // what to do first, in the place of the board
  void showProblems();
  void keepWork();  // for the next start: the program has to end now, and nobody can be asked
  void joinLink(const remote::Link& link);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makeWidgets();
  void layOut();
  // An action of the menus does this.
  template <class Action>
  void on(Do what, Action action) {
    connect(&(*actions_)[what], &QAction::triggered, this, action);
  }
  void connectGame();
  void connectEdits();
  void connectFiles();
  void connectAnalysis();
  void offerToGoOn();
  void applyAnalysis(const Preferences& preferences);
  void showReview();
  void connectLearning();
  void offerReview();
  void offerReviewLater();
  void showReport();
  void followLesson();
  void leaveLesson();
  void updateLearning();
  bool isInLesson() const { return tryAgain_->isOn() || guessMove_->isOn(); }
  void connectLibrary();
  void makeLibrary();
  void toggleExplorer();
  void connectProblems();
  void makeProblems();
  void connectView();
  void connectLayout();
  void makeStart();
  void connectTable();
  void joinTable(const JoinWish& wish);
  void goBackTo(const client::SeatKey& key);
  void playFriend();
  struct TableHost {
    remote::Address server;
    remote::Address forOthers;  // as they call it
    bool isOurs = false;        // it runs with this window
  };
  void makeTable(const TableHost& host, const client::TableWish& wish);
  void sayNoServer();
  void updateTable();  // what cannot be done while a game goes on there
  void connectSound(SoundPlayer& player);
  void restorePlaces();
  void showPlaces();  // in the menus
  void showMenuBar();
  void follow();  // the game has changed
  void followMode();
  void followLayout();
  void sayOnlyLookedAt();
  void updateTitle();
  void updateActions();
  QString lastGame() const;  // of those opened or saved; empty: none

  std::filesystem::path journalFolder_;
  WindowQuestions dialogs_;
  Questions& questions_;
  TopBar* top_ = nullptr;
  StartPage* start_ = nullptr;  // null: not shown yet
  SidePanel* side_ = nullptr;
  PaneTabs* panes_ = nullptr;
  WindowLayout* layout_ = nullptr;
  QList<QShortcut*> menuKeys_;  // while there is no menu bar
  Mode::Kind kind_ = Mode::Kind::Play;
  WindowMode modeBeforeEdit_ = WindowMode::Play;
  WindowMode modeBeforeLibrary_ = WindowMode::Play;
  BoardWidget* board_ = nullptr;
  PlayerPanel* players_ = nullptr;
  TreePanel* tree_ = nullptr;
  CommentPanel* comment_ = nullptr;
  NavigationBar* navigation_ = nullptr;
  CandidatesPanel* candidates_ = nullptr;
  LessonPanel* lesson_ = nullptr;
  ReportPanel* reportPanel_ = nullptr;
  ExplorerPanel* explorerPanel_ = nullptr;
  CountPanel* count_ = nullptr;
  TablePanel* tablePanel_ = nullptr;
  WarningsPanel* warnings_ = nullptr;
  MessageLine* message_ = nullptr;
  NoticeBar* notice_ = nullptr;
  EditBar* editBar_ = nullptr;
  PlayButtons* buttons_ = nullptr;
  Actions* actions_ = nullptr;
  BoardKeys* keys_ = nullptr;
  GameController* game_ = nullptr;
  EditController* edits_ = nullptr;
  Adviser* adviser_ = nullptr;
  ReviewController* review_ = nullptr;
  std::unique_ptr<BoardLayers> layers_;
  AnalysisController* analysis_ = nullptr;
  ReportController* report_ = nullptr;
  Hint* hint_ = nullptr;
  Teaching* teaching_ = nullptr;
  TryAgain* tryAgain_ = nullptr;
  GuessMove* guessMove_ = nullptr;
  LibraryThread* libraryThread_ = nullptr;
  ExplorerController* explorer_ = nullptr;
  LibraryController* library_ = nullptr;    // null: not opened yet
  ProblemsController* problems_ = nullptr;  // the same
  FileController* files_ = nullptr;
  RemoteGame* remote_ = nullptr;
  LocalServer* server_ = nullptr;
  Recovery* recovery_ = nullptr;
  GameView* view_ = nullptr;
  PreferencesController* settings_ = nullptr;
  DialogController* menuDialogs_ = nullptr;
  EnginesController* engines_ = nullptr;
};

}  // namespace tengen::desktop
