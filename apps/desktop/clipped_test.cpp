// Every word of the window has room in every language, in the smallest window we promise.
#include "apps/desktop/clipped.h"

#include <QAction>
#include <QDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>
#include <fstream>

#include "apps/desktop/dialogs/engines_dialog.h"
#include "apps/desktop/dialogs/friend_dialog.h"
#include "apps/desktop/dialogs/join_dialog.h"
#include "apps/desktop/dialogs/new_game_dialog.h"
#include "apps/desktop/dialogs/picture_test_kit.h"
#include "apps/desktop/translations/language.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

QList<QDialog*> openDialogs() {
  QList<QDialog*> dialogs;
  for (QWidget* top : QApplication::topLevelWidgets()) {
    auto* dialog = qobject_cast<QDialog*>(top);
    if (dialog && dialog->isVisible()) dialogs << dialog;
  }
  return dialogs;
}

// The smallest window we promise, one a little larger, and the usual one.
class Words : public ::testing::TestWithParam<std::tuple<const char*, QSize>> {
 protected:
  Words() {
    window.window->resize(size());
    installLanguage(language());
    settle();
  }
  ~Words() override { installLanguage("en"); }

  static const char* language() { return std::get<0>(GetParam()); }
  static QSize size() { return std::get<1>(GetParam()); }
  std::string clipped() {
    settle();
    keep(*window.window);
    return clippedIn(*window.window);
  }
  // The layout settles in steps of its own.
  bool isSeen(const QWidget& panel) {
    return window.waitFor([&] { return hiddenIn(panel).empty(); });
  }
  // For those who want to look.
  static void keep(QWidget& shown) {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    keepPicture(shown, QString("%1-%2x%3-%4-%5")
                           .arg(language())
                           .arg(size().width())
                           .arg(size().height())
                           .arg(QString(test->name()).section('/', 0, 0))
                           .arg(shown.metaObject()->className() + QString(shown.objectName()))
                           .replace(':', '_'));
  }

  TestWindow window{{19, 19}};
};

TEST_P(Words, HaveRoomWhilePlaying) {
  ASSERT_EQ(window.window->size(), size());
  window.clicks("D4 Q16");
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomWhileCounting) {
  window.clicks("D4 Q16");
  window.window->game().count();
  ASSERT_TRUE(window.waitFor([&] { return !window.window->game().isThinking(); }));
  EXPECT_EQ(clipped(), "");
  const auto& result = window.find<QLabel>("countResult");
  EXPECT_EQ(result.visibleRegion().boundingRect(), result.rect()) << "below the table";
}

TEST_P(Words, HaveRoomInTheLibraryAndTheExplorer) {
  window.window->chooseMode(WindowMode::Library);
  ASSERT_TRUE(
      window.waitFor([&] { return window.find<QPushButton>("libraryAddFirst").isVisible(); }));
  EXPECT_EQ(clipped(), "");
  window.window->chooseMode(WindowMode::Review);
  window.window->panes().open("explorer");
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomWithProblems) {
  window.window->showProblems();
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomWhileEditing) {
  window.window->edits().setEditing(true);
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomWhileReviewing) {
  window.clicks("D4 Q16");
  window.window->chooseMode(WindowMode::Review);
  window.window->findChild<PlayerPanel*>()->showLosses(LossesView{{1.9, 14}, {12.6, 1}});
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomOnTheClocks) {
  GameSetup setup;
  setup.time = TimeSettings::byoYomi(Milliseconds{0}, 5, Milliseconds{30'000});
  window.window->game().start(setup);
  EXPECT_EQ(clipped(), "");
  setup.time = TimeSettings::absolute(Milliseconds{2 * 3600 * 1000});
  window.window->game().start(setup);
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomOnTheStartPage) {
  window.window->showStart();
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomInTheBarOfQuestions) {
  window.window->notice().ask([] { return QStringLiteral("A question "); },
                              {{[] { return Recovery::tr("&Restore"); }, nullptr},
                               {[] { return Recovery::tr("&Discard"); }, nullptr},
                               {[] { return Recovery::tr("&Later"); }, nullptr}});
  EXPECT_EQ(clipped(), "");
}

// What a lesson asks and says; with every button it has all of it is seen without scrolling.
TEST_P(Words, HaveRoomInALesson) {
  ASSERT_TRUE(window.window->files().openText("(;SZ[19]PB[Ana]PW[Ben];B[pd];W[dp];B[dd])"));
  const NodeId root = window.session().tree().root();
  const NodeId move = window.session().tree().firstChild(root);
  window.window->tryAgain().start({{.node = move,
                                    .before = root,
                                    .number = 123,
                                    .turn = {Color::Black, Move::at({15, 3})},
                                    .points = 12.3}},
                                  0);
  auto& panel = window.find<LessonPanel>("lesson");
  LessonView view = panel.view();
  EXPECT_EQ(clipped(), "");
  view.mood = LessonView::Mood::Wrong;
  view.words = TryAgain::tr("%1 loses %2 points. This is the answer to it.").arg("Q16", "12.3");
  view.score = TryAgain::tr("Found at the first try: %1 of %2").arg(2).arg(10);
  view.choices = {{1, TryAgain::tr("Another move"), true},
                  {2, TryAgain::tr("Keep line")},
                  {0, TryAgain::tr("Better move")},
                  {3, TryAgain::tr("Next mistake")},
                  {4, TryAgain::tr("Leave")}};
  panel.show(view);
  EXPECT_EQ(clipped(), "");
  EXPECT_TRUE(isSeen(panel)) << hiddenIn(panel);
  window.window->tryAgain().leave();
  window.window->guessMove().start();
  EXPECT_EQ(clipped(), "");
  EXPECT_TRUE(isSeen(panel)) << hiddenIn(panel);
}

// All that a table may have to say at once.
TableLook waitingTable() {
  TableLook look;
  look.status = RemoteGame::tr("Waiting for the other player.");
  look.link = "http://192.168.178.21:8361/g/k3f9x2ab#i=9sXwPq8d7Hf3kLm2";
  look.linkNote = MainWindow::tr("Send this link: it opens in a browser, or in Tengen.");
  look.canTalk = true;
  look.choices = {{0, RemoteGame::tr("Call it off")}};
  return look;
}

TableLook talkingTable(const QString& status) {
  TableLook look;
  look.status = status;
  look.chat = QStringList{"Ada: Hello!", "Grace: Nice to meet you."};
  look.canTalk = true;
  return look;
}

TableLook lostTable() {
  const QString lost =
      RemoteGame::tr("The connection to %1 is lost. It comes back by itself; nothing is lost.");
  TableLook look = talkingTable(lost.arg("192.168.178.21:8361"));
  look.isTrouble = true;
  return look;
}

TableLook askingTable() {
  TableLook look = talkingTable({});
  look.question = QCoreApplication::translate("Table", "%1 asks to take back a move.").arg("Grace");
  look.canAnswer = true;
  return look;
}

TableLook lonelyTable() {
  const char* words = "%1 is away. You may claim the game, or wait.";
  TableLook look = talkingTable(QCoreApplication::translate("Table", words).arg("Grace"));
  look.choices = {{0, RemoteGame::tr("Claim the win")}, {1, RemoteGame::tr("No result")}};
  return look;
}

// What the panel of a table shows at its fullest, without scrolling.
TEST_P(Words, HaveRoomAtATable) {
  auto& panel = window.find<TablePanel>("table");
  window.window->findChild<WindowLayout*>()->setAtTable(true);
  window.window->findChild<PlayButtons*>()->setAtTable(true);
  for (const TableLook& look : {waitingTable(), lostTable(), askingTable(), lonelyTable()}) {
    panel.show(look);
    window.window->setObjectName((look.status + look.question).left(8));  // a picture each
    EXPECT_EQ(clipped(), "");
    EXPECT_TRUE(isSeen(panel)) << hiddenIn(panel);
  }
  panel.hide();

  JoinDialog join({{{{false, "192.168.178.21", 8361}, "k3f9", "s"}, "Ada – Grace", "2026-11-16"}},
                  "Ada");
  FriendDialog make(loadLastTable(), true);
  for (QDialog* dialog : {static_cast<QDialog*>(&join), static_cast<QDialog*>(&make)}) {
    dialog->show();
    dialog->resize(dialog->size().expandedTo(dialog->sizeHint()));  // the stand-in screen is small
    settle();
    keep(*dialog);
    EXPECT_EQ(clippedIn(*dialog), "") << dialog->metaObject()->className();
  }
}

// Each dialog of the menus, as it opens, and with every page and clock it has.
TEST_P(Words, HaveRoomInEveryDialog) {
  std::ofstream(window.folder.path() / "two.sgf")
      << "(;GM[1]SZ[9]PB[Ana]PW[Ben];B[aa])(;GM[1]SZ[9]PB[Chen];B[bb])";
  window.window->files().openPath(
      QString::fromStdString((window.folder.path() / "two.sgf").string()));
  ASSERT_TRUE(window.waitFor([&] { return !window.window->files().isLoading(); }));
  int seen = 0;
  for (const Do what : {Do::GameInfo, Do::Engines, Do::Settings, Do::ChooseGame, Do::Reopen,
                        Do::Export, Do::Print, Do::Keys, Do::About}) {
    QTimer::singleShot(0, [&] {
      ASSERT_EQ(openDialogs().size(), 1);
      QDialog& dialog = *openDialogs().front();
      dialog.resize(dialog.size().expandedTo(dialog.sizeHint()));  // the stand-in screen is small
      settle();
      keep(dialog);
      EXPECT_EQ(clippedIn(dialog), "") << dialog.metaObject()->className();
      for (auto* tabs : dialog.findChildren<QTabWidget*>()) {
        for (int page = 0; page < tabs->count(); ++page) {
          tabs->setCurrentIndex(page);
          settle();
          EXPECT_EQ(clippedIn(dialog), "") << dialog.metaObject()->className() << page;
        }
      }
      ++seen;
      dialog.reject();
    });
    window.window->actions()[what].trigger();
  }
  EXPECT_EQ(seen, 9);
}

TEST_P(Words, HaveRoomInTheTrialOfAnEngineThatFails) {
  EnginesDialog dialog({{}, {{.name = "K", .program = "/no/such/engine"}}, {}});
  dialog.show();
  dialog.resize(dialog.size().expandedTo(dialog.sizeHint()));  // the stand-in screen is small
  dialog.findChild<QPushButton*>("testEngine")->click();
  const auto* outcome = dialog.findChild<QLabel*>("testOutcome");
  ASSERT_TRUE(window.waitFor([&] { return !outcome->text().isEmpty(); }));
  settle();
  EXPECT_EQ(clippedIn(dialog), "");
}

TEST_P(Words, HaveRoomInTheConsoleAndTheComparison) {
  for (const auto& [what, name] : {std::pair(Do::EngineConsole, "engineConsole"),
                                   std::pair(Do::CompareEngines, "compareDialog")}) {
    window.window->actions()[what].trigger();
    auto& page = window.find<QWidget>(name);
    page.resize(page.minimumSizeHint());
    settle();
    EXPECT_EQ(clippedIn(page), "") << name;
    page.close();
  }
}

TEST_P(Words, HaveRoomForANewGameWithEveryClock) {
  NewGameDialog dialog({});
  dialog.offerEngines(engineSeats(true, {"Leela Zero"}), {{"25k"}, {.engine = "Leela Zero"}});
  dialog.show();
  dialog.resize(dialog.size().expandedTo(dialog.sizeHint()));  // the stand-in screen is small
  settle();
  keep(dialog);
  EXPECT_EQ(clippedIn(dialog), "");
  auto& systems = *dialog.findChild<QComboBox*>("timeSystem");
  for (int i = 0; i < systems.count(); ++i) {
    systems.setCurrentIndex(i);
    settle();
    EXPECT_EQ(clippedIn(dialog), "") << systems.currentText().toStdString();
  }
}

// What is shown when the language is switched is said again in the new one.
TEST_P(Words, AlreadySaidAreSaidAnew) {
  installLanguage("en");
  window.clicks("D4 D4");
  window.window->notice().ask([] { return FileController::tr("Unsaved game"); },
                              {{[] { return Recovery::tr("&Later"); }, nullptr}});
  settle();
  const QString english = window.message();
  ASSERT_TRUE(english.contains("already"));
  installLanguage(language());
  settle();
  const bool isEnglish = std::string(language()) == "en";
  EXPECT_EQ(window.message() == english, isEnglish);
  EXPECT_EQ(window.find<QLabel>("noticeText").text() == "Unsaved game", isEnglish);
  EXPECT_EQ(window.find<QPushButton>("noticeChoice0").text() == "&Later", isEnglish);
}

// No two lines of a menu, and no two menus, are reached by the same letter.
TEST_P(Words, HaveLettersOfTheirOwnInEveryMenu) {
  const auto doubled = [](const QList<QAction*>& actions) {
    QString seen, twice;
    for (const QAction* action : actions) {
      const QString key = QKeySequence::mnemonic(action->text()).toString();
      if (key.isEmpty()) continue;
      if (seen.contains(key)) twice += key + ' ' + action->text() + "; ";
      seen += key + ' ';
    }
    return twice.toStdString();
  };
  const auto menus = window.window->menuBar()->actions();
  EXPECT_EQ(doubled(menus), "");
  for (const QAction* menu : menus)
    EXPECT_EQ(doubled(menu->menu()->actions()), "");
}

// The window spoke another language when it was made: nothing may be left of it.
TEST_P(Words, ChangeAtOnceInMenusAndButtons) {
  const auto wordsOf = [&] {
    settle();
    QStringList words;
    for (const QAction* action : window.window->menuBar()->actions())
      words << action->text();
    for (const auto* button : window.window->findChildren<QPushButton*>())
      words << button->text();
    return words.join("; ").toStdString();
  };
  const std::string switched = wordsOf();
  Preferences preferences = loadPreferences();
  preferences.language = language();
  savePreferences(preferences);
  window.make();
  EXPECT_EQ(switched, wordsOf());
}

INSTANTIATE_TEST_SUITE_P(Languages, Words,
                         ::testing::Combine(::testing::Values("en", "es", "ja", "ko", "zh_CN"),
                                            ::testing::Values(QSize(640, 480), QSize(900, 640),
                                                              QSize(1180, 820))));

}  // namespace
}  // namespace tengen::desktop
