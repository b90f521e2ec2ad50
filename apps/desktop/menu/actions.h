// Everything a user can do from menus and keys, as one table: its words, its keys, its menu. What
// each does is connected elsewhere.
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QObject>
#include <map>
#include <vector>

namespace tengen::desktop {

enum class Do : uint8_t {
  // Game
  NewGame,
  PlayFriend,
  JoinGame,
  Open,
  Save,
  SaveAs,
  Reopen,
  ChooseGame,
  NextFile,
  PreviousFile,
  Problems,
  CopyGame,
  PasteGame,
  Export,
  Print,
  GameInfo,
  Pass,
  Count,
  Resign,
  TakeBack,
  Hint,
  PauseEngine,
  PlayAgainstEngine,
  TakeOver,
  NoResult,
  Quit,
  // Edit
  Undo,
  Redo,
  EditMode,
  CutBranch,
  CopyBranch,
  PasteBranch,
  DeleteBranch,
  Promote,
  MakeMainLine,
  TurnRight,
  TurnLeft,
  MirrorSideways,
  MirrorUpDown,
  SwapColors,
  CopyPicture,
  Settings,
  // View
  PlayMode,
  ReviewMode,
  LibraryMode,
  ShowPanels,
  PanelsLeft,
  ShowMenuBar,
  OpenMenu,
  ShowTree,
  ShowComment,
  ShowReport,
  ShowExplorer,
  NumbersNone,
  NumbersLast,
  NumbersAll,
  NumbersFromHere,
  Light,
  Dark,
  FollowSystem,
  ZoomTreeIn,
  ZoomTreeOut,
  FoldBranch,
  BoardCursor,
  FullScreen,
  // Analysis
  Live,
  StopAnalysis,
  ReviewGame,
  ReviewOnOpen,
  NextMistake,
  PreviousMistake,
  TryAgain,
  GuessMove,
  ThinkFirst,
  ShowOwnership,
  ShowWinRate,
  ShowScore,
  Engines,
  CompareEngines,
  EngineConsole,
  // Go
  ToStart,
  Back10,
  Back,
  Forward,
  Forward10,
  ToEnd,
  VariationAbove,
  VariationBelow,
  MainLine,
  GoToMove,
  FindInComments,
  FindNext,
  // Help
  FirstLesson,
  Keys,
  About,
};

class Actions : public QObject {
  Q_OBJECT

 public:
  // Makes them all and fills the menu bar.
  Actions(QWidget& window, QMenuBar& bar);

  QAction& operator[](Do what) const { return *actions_.at(what); }
  const std::vector<QMenu*>& menus() const { return menus_; }  // as in the bar
  QMenu& recentMenu() { return *recent_; }
  QMenu& languageMenu() { return *language_; }
  QMenu& themeMenu() { return *theme_; }
  QMenu& coordinateMenu() { return *coordinates_; }
  void retranslate();
  // Behind a page nothing acts on the game on the board, whatever else is set. Passing is the
  // window's business: problems know it too.
  void setBoardShown(bool shown) { onTheBoard_->setEnabled(shown); }

  // For the page of keys: each action's words and its keys, in the order of the menus.
  struct KeyLine {
    QString words;
    QString keys;
  };
  std::vector<KeyLine> keyLines() const;

 private:
  void fill(QMenu& menu, size_t from);

  QWidget& window_;
  std::map<Do, QAction*> actions_;
  QActionGroup* onTheBoard_;
  std::vector<QMenu*> menus_;
  QMenu* recent_ = nullptr;
  QMenu* language_ = nullptr;
  QMenu* theme_ = nullptr;
  QMenu* coordinates_ = nullptr;
};

}  // namespace tengen::desktop
