#include "apps/desktop/menu/actions.h"

#include <QCoreApplication>
#include <array>

namespace tengen::desktop {
namespace {

enum class Kind : uint8_t { Plain, Check, Separator, Recent, Themes, Coordinates, Languages };

struct Row {
  Kind kind;
  Do what;
  const char* text;
  const char* keys;  // portable text; two sequences are separated by a blank
};

constexpr Row separator() {
  return {Kind::Separator, Do::NewGame, "", ""};
}
constexpr Row plain(Do what, const char* text, const char* keys = "") {
  return {Kind::Plain, what, text, keys};
}
constexpr Row check(Do what, const char* text, const char* keys = "") {
  return {Kind::Check, what, text, keys};
}

#define WORDS(text) QT_TRANSLATE_NOOP("Actions", text)

const std::vector<Row> kGame = {
    plain(Do::NewGame, WORDS("&New game…"), "Ctrl+N"),
    plain(Do::PlayFriend, WORDS("Pla&y a friend…"), "Ctrl+Shift+N"),
    plain(Do::JoinGame, WORDS("&Join a game…"), "Ctrl+J"),
    plain(Do::Open, WORDS("&Open…"), "Ctrl+O"),
    {Kind::Recent, Do::Open, WORDS("Open r&ecent"), ""},
    plain(Do::Save, WORDS("&Save"), "Ctrl+S"),
    plain(Do::SaveAs, WORDS("Save &as…"), "Ctrl+Shift+S"),
    plain(Do::ChooseGame, WORDS("Choose a game of this fi&le…"), "Ctrl+Shift+L"),
    plain(Do::NextFile, WORDS("Next file of the folder"), "Ctrl+PgDown"),
    plain(Do::PreviousFile, WORDS("Previous file of the folder"), "Ctrl+PgUp"),
    plain(Do::Problems, WORDS("Proble&ms"), "Ctrl+Shift+P"),
    plain(Do::Reopen, WORDS("Reopen with another enco&ding…")),
    separator(),
    plain(Do::CopyGame, WORDS("Copy game as S&GF"), "Ctrl+Shift+C"),
    plain(Do::PasteGame, WORDS("Paste game &from clipboard"), "Ctrl+Shift+V"),
    plain(Do::Export, WORDS("E&xport…"), "Ctrl+Shift+E"),
    plain(Do::Print, WORDS("Prin&t…"), "Ctrl+P"),
    plain(Do::GameInfo, WORDS("Game &information…"), "Ctrl+I"),
    separator(),
    plain(Do::Pass, WORDS("&Pass"), "F5"),
    plain(Do::Count, WORDS("&Count"), "F6"),
    plain(Do::Resign, WORDS("&Resign"), "F7"),
    plain(Do::TakeBack, WORDS("Take &back a move"), "Ctrl+Backspace"),
    plain(Do::Hint, WORDS("&Hint"), "F8"),
    check(Do::PauseEngine, WORDS("Pause engine"), "F9"),
    plain(Do::PlayAgainstEngine, WORDS("Play on from here against…")),
    plain(Do::TakeOver, WORDS("Take over from the engine")),
    plain(Do::NoResult, WORDS("Agree on “no result”")),
    separator(),
    plain(Do::Quit, WORDS("&Quit"), "Ctrl+Q"),
};

const std::vector<Row> kEdit = {
    plain(Do::Undo, WORDS("&Undo edit"), "Ctrl+Z"),
    plain(Do::Redo, WORDS("&Redo edit"), "Ctrl+Shift+Z Ctrl+Y"),
    separator(),
    check(Do::EditMode, WORDS("&Edit mode"), "Ctrl+E Alt+3"),
    separator(),
    plain(Do::CutBranch, WORDS("Cu&t branch"), "Ctrl+X"),
    plain(Do::CopyBranch, WORDS("&Copy branch"), "Ctrl+C"),
    plain(Do::PasteBranch, WORDS("&Paste branch"), "Ctrl+V"),
    plain(Do::DeleteBranch, WORDS("&Delete branch"), "Ctrl+Delete"),
    plain(Do::Promote, WORDS("Mo&ve branch up"), "Ctrl+Up"),
    plain(Do::MakeMainLine, WORDS("Make &main line"), "Ctrl+Shift+Up"),
    separator(),
    plain(Do::TurnRight, WORDS("Turn board right")),
    plain(Do::TurnLeft, WORDS("Turn board left")),
    plain(Do::MirrorSideways, WORDS("Mirror left and right")),
    plain(Do::MirrorUpDown, WORDS("Mirror top and bottom")),
    plain(Do::SwapColors, WORDS("Swap colours")),
    separator(),
    plain(Do::CopyPicture, WORDS("Copy board as p&icture"), "Ctrl+Alt+C"),
    plain(Do::Settings, WORDS("&Settings…"), "Ctrl+,"),
};

const std::vector<Row> kView = {
    plain(Do::PlayMode, WORDS("&Play mode"), "Alt+1"),
    plain(Do::ReviewMode, WORDS("Re&view mode"), "Alt+2"),
    plain(Do::LibraryMode, WORDS("L&ibrary"), "Ctrl+L Alt+4"),
    separator(),
    check(Do::ShowPanels, WORDS("Pan&els"), "F4"),
    check(Do::PanelsLeft, WORDS("Panels on the left")),
    check(Do::ShowTree, WORDS("Game &tree"), "Ctrl+T"),
    check(Do::ShowComment, WORDS("&Comment"), "Ctrl+K"),
    check(Do::ShowReport, WORDS("Report")),
    check(Do::ShowExplorer, WORDS("E&xplorer"), "E"),
    check(Do::ShowMenuBar, WORDS("Me&nu bar"), "Ctrl+Shift+M"),
    plain(Do::OpenMenu, WORDS("Open the menus"), "F10"),
    separator(),
    check(Do::NumbersNone, WORDS("No move numbers"), "Ctrl+0"),
    check(Do::NumbersLast, WORDS("Last moves numbered"), "Ctrl+1"),
    check(Do::NumbersAll, WORDS("All moves numbered"), "Ctrl+2"),
    check(Do::NumbersFromHere, WORDS("Numbered from here"), "Ctrl+3"),
    separator(),
    {Kind::Themes, Do::NewGame, WORDS("&Board"), ""},
    {Kind::Coordinates, Do::NewGame, WORDS("C&oordinates"), ""},
    check(Do::FollowSystem, WORDS("Window as the &system")),
    check(Do::Light, WORDS("&Light window")),
    check(Do::Dark, WORDS("&Dark window")),
    {Kind::Languages, Do::NewGame, WORDS("L&anguage"), ""},
    separator(),
    plain(Do::ZoomTreeIn, WORDS("Larger tree"), "Ctrl++ Ctrl+="),
    plain(Do::ZoomTreeOut, WORDS("Smaller tree"), "Ctrl+-"),
    plain(Do::FoldBranch, WORDS("Fold or unfold branch"), "Ctrl+B"),
    plain(Do::BoardCursor, WORDS("Board cursor"), "F2"),
    check(Do::FullScreen, WORDS("&Full screen"), "F11"),
};

const std::vector<Row> kAnalysis = {
    check(Do::Live, WORDS("&Live analysis"), "Space"),
    plain(Do::StopAnalysis, WORDS("&Stop thinking"), "Esc"),
    separator(),
    plain(Do::ReviewGame, WORDS("&Review game"), "Ctrl+R"),
    check(Do::ReviewOnOpen, WORDS("Review games when they are &opened")),
    plain(Do::NextMistake, WORDS("&Next mistake"), "N"),
    plain(Do::PreviousMistake, WORDS("&Previous mistake"), "Shift+N"),
    separator(),
    plain(Do::TryAgain, WORDS("Try the mistakes again"), "Ctrl+Shift+R"),
    plain(Do::GuessMove, WORDS("Guess the moves of this game"), "Ctrl+Shift+G"),
    separator(),
    check(Do::ThinkFirst, WORDS("&Think first")),
    check(Do::ShowOwnership, WORDS("Owners&hip")),
    check(Do::ShowWinRate, WORDS("&Win rate instead of points")),
    check(Do::ShowScore, WORDS("Score &estimate")),
    separator(),
    plain(Do::Engines, WORDS("En&gines…"), "Ctrl+Shift+,"),
    plain(Do::CompareEngines, WORDS("Two engines side by side…")),
    plain(Do::EngineConsole, WORDS("Engine console"), "F12"),
};

const std::vector<Row> kGo = {
    plain(Do::ToStart, WORDS("To the &start"), "Home"),
    plain(Do::Back10, WORDS("Back ten moves"), "PgUp"),
    plain(Do::Back, WORDS("&Back"), "Left"),
    plain(Do::Forward, WORDS("&Forward"), "Right"),
    plain(Do::Forward10, WORDS("Forward ten moves"), "PgDown"),
    plain(Do::ToEnd, WORDS("To the &end"), "End"),
    separator(),
    plain(Do::VariationAbove, WORDS("Variation above"), "Up"),
    plain(Do::VariationBelow, WORDS("Variation below"), "Down"),
    plain(Do::MainLine, WORDS("Back to the &main line"), "Ctrl+M"),
    separator(),
    plain(Do::GoToMove, WORDS("&Go to move…"), "Ctrl+G"),
    plain(Do::FindInComments, WORDS("Fi&nd in comments…"), "Ctrl+F"),
    plain(Do::FindNext, WORDS("Find ne&xt"), "F3"),
};

const std::vector<Row> kHelp = {
    plain(Do::FirstLesson, WORDS("&First steps: how to play")),
    plain(Do::Keys, WORDS("&Keys"), "F1"),
    plain(Do::About, WORDS("&About Tengen")),
};

struct MenuRow {
  const char* title;
  const std::vector<Row>* rows;
};
const std::array<MenuRow, 6> kMenus = {{{WORDS("&Game"), &kGame},
                                        {WORDS("&Edit"), &kEdit},
                                        {WORDS("&View"), &kView},
                                        {WORDS("&Analysis"), &kAnalysis},
                                        {WORDS("G&o"), &kGo},
                                        {WORDS("&Help"), &kHelp}}};
#undef WORDS

constexpr std::array kOnTheBoard{Do::GameInfo,
                                 Do::Count,
                                 Do::Resign,
                                 Do::TakeBack,
                                 Do::Hint,
                                 Do::PauseEngine,
                                 Do::PlayAgainstEngine,
                                 Do::TakeOver,
                                 Do::NoResult,
                                 Do::Undo,
                                 Do::Redo,
                                 Do::CutBranch,
                                 Do::CopyBranch,
                                 Do::PasteBranch,
                                 Do::DeleteBranch,
                                 Do::Promote,
                                 Do::MakeMainLine,
                                 Do::TurnRight,
                                 Do::TurnLeft,
                                 Do::MirrorSideways,
                                 Do::MirrorUpDown,
                                 Do::SwapColors,
                                 Do::CopyPicture,
                                 Do::FoldBranch,
                                 Do::BoardCursor,
                                 Do::Live,
                                 Do::ReviewGame,
                                 Do::NextMistake,
                                 Do::PreviousMistake,
                                 Do::TryAgain,
                                 Do::GuessMove,
                                 Do::ToStart,
                                 Do::Back10,
                                 Do::Back,
                                 Do::Forward,
                                 Do::Forward10,
                                 Do::ToEnd,
                                 Do::VariationAbove,
                                 Do::VariationBelow,
                                 Do::MainLine,
                                 Do::GoToMove,
                                 Do::FindInComments,
                                 Do::FindNext};

QString words(const char* text) {
  return QCoreApplication::translate("Actions", text);
}

QList<QKeySequence> keysOf(const char* text) {
  QList<QKeySequence> keys;
  for (const QString& one : QString::fromLatin1(text).split(' ', Qt::SkipEmptyParts)) {
    keys.append(QKeySequence(one, QKeySequence::PortableText));
  }
  return keys;
}

}  // namespace

Actions::Actions(QWidget& window, QMenuBar& bar) : QObject(&window), window_(window) {
  for (size_t i = 0; i < kMenus.size(); ++i) {
    menus_.push_back(bar.addMenu(QString()));
    fill(*menus_.back(), i);
  }
  const auto choice = [this](std::initializer_list<Do> members) {
    auto* group = new QActionGroup(this);
    for (const Do member : members)
      group->addAction(actions_.at(member));
  };
  choice({Do::NumbersNone, Do::NumbersLast, Do::NumbersAll, Do::NumbersFromHere});
  choice({Do::FollowSystem, Do::Light, Do::Dark});
  onTheBoard_ = new QActionGroup(this);
  onTheBoard_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
  for (const Do what : kOnTheBoard)
    onTheBoard_->addAction(actions_.at(what));
  retranslate();
}

void Actions::fill(QMenu& menu, size_t index) {
  for (const Row& row : *kMenus[index].rows) {
    switch (row.kind) {
      case Kind::Separator:
        menu.addSeparator();
        break;
      case Kind::Recent:
        recent_ = menu.addMenu(QString());
        break;
      case Kind::Themes:
        theme_ = menu.addMenu(QString());
        break;
      case Kind::Coordinates:
        coordinates_ = menu.addMenu(QString());
        break;
      case Kind::Languages:
        language_ = menu.addMenu(QString());
        break;
      case Kind::Plain:
      case Kind::Check: {
        QAction* action = menu.addAction(QString());
        action->setCheckable(row.kind == Kind::Check);
        action->setShortcuts(keysOf(row.keys));
        window_.addAction(action);  // keys work without the menu, and in full screen
        actions_[row.what] = action;
        break;
      }
    }
  }
}

void Actions::retranslate() {
  for (size_t i = 0; i < kMenus.size(); ++i) {
    menus_[i]->setTitle(words(kMenus[i].title));
    for (const Row& row : *kMenus[i].rows) {
      const QString text = words(row.text);
      if (row.kind == Kind::Recent) recent_->setTitle(text);
      if (row.kind == Kind::Themes) theme_->setTitle(text);
      if (row.kind == Kind::Coordinates) coordinates_->setTitle(text);
      if (row.kind == Kind::Languages) language_->setTitle(text);
      if (row.kind == Kind::Plain || row.kind == Kind::Check) {
        actions_.at(row.what)->setText(text);
      }
    }
  }
}

std::vector<Actions::KeyLine> Actions::keyLines() const {
  std::vector<KeyLine> lines;
  for (const MenuRow& menu : kMenus) {
    for (const Row& row : *menu.rows) {
      if (row.kind != Kind::Plain && row.kind != Kind::Check) continue;
      const QAction& action = *actions_.at(row.what);
      if (action.shortcut().isEmpty()) continue;
      QString text = action.text();
      lines.push_back({text.remove('&').remove(QStringLiteral("…")),
                       action.shortcut().toString(QKeySequence::NativeText)});
    }
  }
  return lines;
}

}  // namespace tengen::desktop
