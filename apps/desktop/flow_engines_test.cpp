// The engines page, the console and the comparison, through the window.
#include <QClipboard>
#include <QDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QTimer>

#include "apps/desktop/dialogs/engines_dialog.h"
#include "apps/desktop/dialogs/picture_test_kit.h"
#include "apps/desktop/engine/engine.h"
#include "apps/desktop/engine_test_kit.h"
#include "apps/desktop/panels/engine_console.h"

namespace tengen::desktop {
namespace {

TEST(EnginesFlow, WhatIsAddedInThePageCanBeChosenInANewGame) {
  EngineGame test("");
  std::filesystem::create_directory(test.folder.path() / "other");
  const FakeEngine other(test.folder.path() / "other", "C3");
  QTimer::singleShot(0, [&] {
    auto* page = qobject_cast<EnginesDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->findChild<QListWidget*>("engineList")->item(0)->text(), "Tengen");
    page->findChild<QPushButton*>("addEngine")->click();
    page->findChild<QLineEdit*>("engineName")->setText("Wooden Fish");
    page->findChild<QLineEdit*>("engineProgram")->setText(QString::fromStdString(other.program()));
    page->findChild<QPushButton*>("ok")->click();
  });
  test.window->actions()[Do::Engines].trigger();
  EXPECT_TRUE(engineNames().contains("Wooden Fish"));
  test.questions.seats.white = {.engine = "Wooden Fish"};
  test.press("newGame");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

struct ConsoleFlow : EngineGame {
  explicit ConsoleFlow(const std::string& answers) : EngineGame(answers) {}

  EngineConsole& open() {
    window->actions()[Do::EngineConsole].trigger();
    return find<EngineConsole>("engineConsole");
  }
  QString text() { return find<QPlainTextEdit>("consoleText").toPlainText(); }
  bool waitForText(const char* wanted) {
    return waitFor([&] { return text().contains(QString::fromUtf8(wanted)); });
  }
  void send(const char* command) {
    find<QLineEdit>("consoleCommand").setText(command);
    QTest::keyClick(&find<QLineEdit>("consoleCommand"), Qt::Key_Return);
  }
};

TEST(EnginesFlow, TheConsoleShowsWhatIsSaidInTheGame) {
  ConsoleFlow test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.open();
  EXPECT_EQ(test.find<QComboBox>("consoleEngines").currentText(), "Tengen 5k");
  ASSERT_TRUE(test.waitForText("> genmove w"));
  EXPECT_TRUE(test.text().contains("C3"));
  test.click("D4");
  ASSERT_TRUE(test.waitForText("> play b D4")) << "and goes on";
  keepPicture(test.find<EngineConsole>("engineConsole"), "engine_console");
}

TEST(EnginesFlow, ACommandTypedInTheConsoleIsAnsweredAndTheGameGoesOn) {
  ConsoleFlow test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.open();
  test.send("showboard please");
  ASSERT_TRUE(test.waitForText("> showboard please"));
  EXPECT_EQ(test.find<QLineEdit>("consoleCommand").text(), "");
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(4)) << "it is told everything anew: who knows what was done";
}

TEST(EnginesFlow, AThinkingEngineIsNotDisturbedByTheConsole) {
  ConsoleFlow test("");
  test.click("E5");
  test.open();
  test.send("name");
  EXPECT_TRUE(test.find<QLabel>("consoleBusy").isVisible());
  EXPECT_EQ(test.find<QLineEdit>("consoleCommand").text(), "name") << "it stays";
  EXPECT_TRUE(test.window->game().isEngines(Color::White));
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
}

TEST(EnginesFlow, EscAndTheKeyThatOpensItLeaveTheConsole) {
  ConsoleFlow test("");
  for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F12}) {
    EngineConsole& console = test.open();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&console));
    QTest::keyClick(&test.find<QLineEdit>("consoleCommand"), key);
    EXPECT_FALSE(console.isVisible()) << key;
  }
}

TEST(EnginesFlow, TheConsoleStartsAnyEngineForItselfAndEndsItWhenItCloses) {
  ConsoleFlow test("");
  test.window->game().start(test.setup);  // two people: nothing runs
  EngineConsole& console = test.open();
  ASSERT_EQ(test.find<QComboBox>("consoleEngines").currentText(), "Start Tengen");
  test.send("version");
  ASSERT_TRUE(test.waitForText("> version"));
  EXPECT_EQ(Engine::all().size(), 1);
  console.close();
  EXPECT_TRUE(Engine::all().isEmpty());
}

TEST(EnginesFlow, TheConsoleFiltersAndCopies) {
  EngineConsole console;
  console.setEngines({"Fake"}, 0);
  using Kind = ConsoleLine::Kind;
  console.setLines({{Kind::Sent, "komi 6.5"}, {Kind::Received, "="}, {Kind::Complaint, "komi?"}});
  console.show();
  console.findChild<QLineEdit*>("consoleFilter")->setText("KOMI");
  console.addLines({{Kind::Sent, "genmove b"}, {Kind::Sent, "komi 0"}});
  console.findChild<QPushButton*>("consoleCopy")->click();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), "> komi 6.5\n! komi?\n> komi 0");
  console.findChild<QLineEdit*>("consoleFilter")->clear();
  EXPECT_TRUE(
      console.findChild<QPlainTextEdit*>("consoleText")->toPlainText().contains("genmove b"));
}

TEST(EnginesFlow, TheConsoleRemembersWhatWasTyped) {
  EngineConsole console;
  console.setEngines({"Fake"}, 0);
  console.show();
  auto& line = *console.findChild<QLineEdit*>("consoleCommand");
  for (const char* command : {"name", "version"}) {
    line.setText(command);
    QTest::keyClick(&line, Qt::Key_Return);
  }
  QTest::keyClick(&line, Qt::Key_Up);
  QTest::keyClick(&line, Qt::Key_Up);
  EXPECT_EQ(line.text(), "name");
  QTest::keyClick(&line, Qt::Key_Down);
  EXPECT_EQ(line.text(), "version");
}

// Two engines that think aloud, one of which knows no lead; and one that only plays.
struct CompareFlow : TestWindow {
  CompareFlow() {
    const auto folderOf = [this](const char* name) {
      std::filesystem::create_directory(folder.path() / name);
      return folder.path() / name;
    };
    const auto aloud = [](const char* command, const char* line) {
      return FakeScript{.commands = std::string("play genmove undo stop ") + command,
                        .rows = std::string(command) + ") printf '=%s\\n" + line +
                                "\\n' \"$id\" ;;\nstop) printf '\\n'; yes ;;"};
    };
    fakes.emplace_back(folderOf("a"), aloud("kata-analyze",
                                            "info move D4 visits 70 winrate 0.6 scoreLead 1.5 "
                                            "order 0 pv D4 E5 pass info move C3 visits 7 winrate "
                                            "0.5 scoreLead -0.5 order 1 pv C3"));
    fakes.emplace_back(folderOf("b"),
                       aloud("lz-analyze", "info move C3 visits 12 winrate 5500 order 0 pv C3"));
    fakes.emplace_back(folderOf("c"), FakeScript{.answers = "D4 D4 D4"});
    saveEngines({added(fakes[0], "Kata"), added(fakes[1], "Leela"), added(fakes[2], "Plain")});
    make();
    window->game().start(setup);
    window->actions()[Do::CompareEngines].trigger();
  }
  ~CompareFlow() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }
  QString cell(int column, int row, int field) {
    auto* item =
        find<QTableWidget>(column == 0 ? "compareMoves0" : "compareMoves1").item(row, field);
    return item ? item->text() : QString();
  }
  QString agreement() { return find<QLabel>("compareAgreement").text(); }

  std::vector<FakeEngine> fakes;
};

TEST(EnginesFlow, TwoEnginesAreComparedOnThePositionOfTheBoard) {
  CompareFlow test;
  ASSERT_TRUE(test.waitFor([&] { return test.agreement().contains("D4"); }));
  EXPECT_EQ(test.cell(0, 0, 0), "D4");
  EXPECT_EQ(test.cell(0, 0, 1), "B+1.5");
  EXPECT_EQ(test.cell(0, 0, 2), "60 %");
  EXPECT_EQ(test.cell(0, 1, 1), "W+0.5");
  EXPECT_EQ(test.cell(1, 0, 0), "C3");
  EXPECT_EQ(test.cell(1, 0, 1), "") << "Leela Zero knows no lead";
  EXPECT_EQ(test.cell(1, 0, 3), "12");
  EXPECT_EQ(test.find<QLabel>("compareLine0").text(), "D4 E5 Pass");
  keepPicture(test.find<QDialog>("compareDialog"), "engines_compared");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.fakes[0].wasTold("play b E5"); })) << "it follows";
  ASSERT_TRUE(test.waitFor([&] { return test.cell(0, 0, 1) == "W+1.5"; })) << "White is to move";
}

TEST(EnginesFlow, OneThatIsGoneOrFailedItsTestIsNotComparedUnasked) {
  CompareFlow test;
  test.find<QDialog>("compareDialog").close();
  QList<EngineProfile> engines = loadEngines();
  engines[0].failedTest = true;
  engines.prepend({.name = "Gone", .program = "/no/such/engine"});
  saveEngines(engines);
  test.window->actions()[Do::CompareEngines].trigger();
  EXPECT_EQ(test.find<QComboBox>("compareEngine0").currentText(), "Leela");
  EXPECT_EQ(test.find<QComboBox>("compareEngine1").currentText(), "Plain");
  EXPECT_GE(test.find<QComboBox>("compareEngine0").findText("Kata"), 0) << "who wants it, may";
}

TEST(EnginesFlow, OneThatDoesNotThinkAloudIsAskedWhatItWouldPlay) {
  CompareFlow test;
  auto& box = test.find<QComboBox>("compareEngine1");
  box.setCurrentText("Plain");
  emit box.activated(box.currentIndex());
  ASSERT_TRUE(test.waitFor([&] { return test.agreement() == "Both would play D4."; }));
}

TEST(EnginesFlow, TheComparedEnginesRunOnlyWhileItIsOpen) {
  CompareFlow test;
  EXPECT_EQ(Engine::all().size(), 2);
  test.find<QDialog>("compareDialog").close();
  EXPECT_TRUE(Engine::all().isEmpty());
}

}  // namespace
}  // namespace tengen::desktop
