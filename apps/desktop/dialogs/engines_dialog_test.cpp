#include "apps/desktop/dialogs/engines_dialog.h"

#include <QThreadPool>
#include <filesystem>
#include <fstream>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"

#include "apps/desktop/dialogs/dialog_test_kit.h"
#include "apps/desktop/engine/found_engines.h"
#include "apps/desktop/words/engine_words.h"

namespace tengen::desktop {
namespace {

using engine::EngineError;
using engine::FakeEngine;
using engine::FakeScript;

const EngineProfile kFound{
    .name = "GNU Go", .program = "/usr/games/gnugo", .arguments = "--mode gtp"};
const EngineProfile kKept{.name = "Wooden Fish",
                          .program = "/opt/fish",
                          .arguments = "--deep 'a b'",
                          .pace = EngineProfile::Pace::Visits,
                          .amount = 300,
                          .startCommands = {"one", "two"},
                          .perspective = engine::Perspective::Black};

EnginesDialog::Engines someEngines() {
  return {"/opt/tengen", {kKept}, {kFound}};
}

void selectEngine(EnginesDialog& dialog, int row) {
  field<QListWidget>(dialog, "engineList").setCurrentRow(row);
}

TEST(EnginesDialog, ListsTengenThoseAddedAndThoseFound) {
  EnginesDialog dialog(someEngines());
  shown(dialog);
  const auto& list = field<QListWidget>(dialog, "engineList");
  ASSERT_EQ(list.count(), 3);
  EXPECT_EQ(list.item(0)->text(), "Tengen");
  EXPECT_EQ(list.item(1)->text(), "Wooden Fish");
  EXPECT_EQ(list.item(2)->text(), "GNU Go");
  EXPECT_TRUE(field<QLineEdit>(dialog, "engineProgram").isReadOnly()) << "Tengen is as it is";
  EXPECT_FALSE(field<QPushButton>(dialog, "removeEngine").isEnabled());
  expectAccessible(dialog);
  selectEngine(dialog, 1);
  expectAccessible(dialog);
  keepPicture(dialog, "engines");
}

TEST(EnginesDialog, ReturnsWhatItWasGivenWhenNothingIsTouched) {
  EnginesDialog dialog(someEngines());
  shown(dialog);
  for (const int row : {1, 2, 0})
    selectEngine(dialog, row);
  EXPECT_TRUE(dialog.kept() == QList<EngineProfile>{kKept});
}

TEST(EnginesDialog, WhatIsTypedIsWhatIsKept) {
  EnginesDialog dialog(someEngines());
  shown(dialog);
  field<QPushButton>(dialog, "addEngine").click();
  type(field<QLineEdit>(dialog, "engineName"), "KataGo");
  type(field<QLineEdit>(dialog, "engineProgram"), "/opt/katago");
  type(field<QLineEdit>(dialog, "engineArguments"), "gtp -model 'my net.bin.gz'");
  choose(field<QComboBox>(dialog, "enginePace"), 1);
  type(field<QSpinBox>(dialog, "engineAmount"), "7");
  field<QPlainTextEdit>(dialog, "engineStartCommands")
      .setPlainText(" kata-set-param a 1\n\nkomi 7");
  choose(field<QComboBox>(dialog, "enginePerspective"), 2);
  const QList<EngineProfile> kept = dialog.kept();
  ASSERT_EQ(kept.size(), 2);
  EXPECT_TRUE(kept[1] == (EngineProfile{.name = "KataGo",
                                        .program = "/opt/katago",
                                        .arguments = "gtp -model 'my net.bin.gz'",
                                        .pace = EngineProfile::Pace::Seconds,
                                        .amount = 7,
                                        .startCommands = {"kata-set-param a 1", "komi 7"},
                                        .perspective = engine::Perspective::White}));
}

TEST(EnginesDialog, OneThatWasFoundIsKeptOnceItIsChangedAndCanBeAsItWasFoundAgain) {
  EnginesDialog dialog(someEngines());
  shown(dialog);
  selectEngine(dialog, 2);
  type(field<QLineEdit>(dialog, "engineArguments"), "--mode gtp --level 1");
  ASSERT_EQ(dialog.kept().size(), 2);
  EXPECT_EQ(dialog.kept()[1].arguments, "--mode gtp --level 1");
  field<QPushButton>(dialog, "removeEngine").click();
  EXPECT_EQ(field<QLineEdit>(dialog, "engineArguments").text(), "--mode gtp");
  EXPECT_EQ(dialog.kept().size(), 1);
}

TEST(EnginesDialog, NamesAreMadeDifferentAndFoundWhereThereIsNone) {
  EnginesDialog dialog({{}, {}, {}});
  shown(dialog);
  for (const char* name : {"Fish", "Fish", "", "Tengen 5k"}) {
    field<QPushButton>(dialog, "addEngine").click();
    type(field<QLineEdit>(dialog, "engineProgram"), "/opt/katago-1.15");
    if (*name) type(field<QLineEdit>(dialog, "engineName"), name);
  }
  QStringList names;
  for (const EngineProfile& profile : dialog.kept())
    names << profile.name;
  EXPECT_EQ(names.join(", "), "Fish, Fish 2, KataGo, Tengen 5k 2");
}

TEST(EnginesDialog, ATestThatIsBrokenOffSaysNothingAgainstTheEngine) {
  const TemporaryFolder folder;
  const engine::FakeEngine silent(folder.path(), engine::FakeScript{.rows = "name) ;;"});
  const EngineProfile slow{.name = "Slow", .program = QString::fromStdString(silent.program())};
  EnginesDialog dialog({"/bin/sh", {slow}, {}});
  shown(dialog);
  selectEngine(dialog, 1);
  dialog.test();
  ASSERT_TRUE(dialog.isTesting());
  QTest::qWait(200);
  selectEngine(dialog, 0);
  EXPECT_FALSE(dialog.isTesting());
  QTest::qWait(300);
  for (const EngineProfile& profile : dialog.kept())
    EXPECT_FALSE(profile.failedTest) << profile.name.toStdString();
}

TEST(EnginesDialog, AnEngineWithoutAProgramIsAskedAboutAndAnUntouchedOneForgotten) {
  EnginesDialog dialog(someEngines());
  shown(dialog);
  field<QPushButton>(dialog, "addEngine").click();
  type(field<QLineEdit>(dialog, "engineName"), "Nothing yet");
  field<QPushButton>(dialog, "ok").click();
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_TRUE(field<QLabel>(dialog, "engineNote").text().contains("program"));
  type(field<QLineEdit>(dialog, "engineName"), "");
  QTest::keyClick(&field<QLineEdit>(dialog, "engineName"), Qt::Key_Backspace);
  field<QPushButton>(dialog, "ok").click();
  EXPECT_FALSE(dialog.isVisible());
  EXPECT_EQ(dialog.kept().size(), 1);
}

TEST(EnginesDialog, AProgramThatIsNotThereIsKeptOnlyByThoseWhoInsist) {
  EnginesDialog dialog(someEngines());
  shown(dialog);
  field<QPushButton>(dialog, "addEngine").click();
  type(field<QLineEdit>(dialog, "engineProgram"), "/no/such/engine");
  field<QPushButton>(dialog, "ok").click();
  ASSERT_TRUE(dialog.isVisible());
  EXPECT_TRUE(field<QLabel>(dialog, "engineNote").text().contains("no such program"));
  field<QPushButton>(dialog, "ok").click();
  EXPECT_FALSE(dialog.isVisible());
  EXPECT_EQ(dialog.kept().size(), 2);
}

// Testing

struct Tested {
  explicit Tested(const EngineProfile& profile) : dialog({{}, {profile}, {}}) {
    shown(dialog);
    field<QPushButton>(dialog, "testEngine").click();
  }
  ~Tested() {
    dialog.reject();
    QThreadPool::globalInstance()->waitForDone();
  }

  QString text(const char* name) { return field<QLabel>(dialog, name).text(); }
  bool waitForOutcome() {
    return QTest::qWaitFor([&] { return !text("testOutcome").isEmpty(); }, 20'000);
  }
  QString steps() {
    QStringList words;
    for (const QLabel* label : dialog.findChildren<QLabel*>("stepWords"))
      words << label->text();
    return words.join(" | ");
  }

  EnginesDialog dialog;
};

struct EngineTest : ::testing::Test {
  EngineProfile profile(const FakeScript& script) {
    fake.emplace(folder.path(), script);
    return {.name = "Fake", .program = QString::fromStdString(fake->program())};
  }

  TemporaryFolder folder;
  std::optional<FakeEngine> fake;
};

TEST_F(EngineTest, ShowsEveryStepOfAnEngineThatWorks) {
  EngineProfile fish = profile(
      {.answers = "Q4",
       .commands = "play genmove undo time_left kata-analyze stop",
       .rows = "kata-analyze) printf '=%s\\n' \"$id\"; i=0; while [ $i -lt 25 ]; do i=$((i+1)); "
               "printf 'info move D4 visits %s winrate 0.6 order 0 pv D4\\n' $((i*10)); sleep 0.1; "
               "done ;;\nstop) printf '\\n'; yes ;;"});
  fish.startCommands = {"hello"};
  Tested test(fish);
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_TRUE(test.text("testOutcome").startsWith("It works"))
      << test.text("testOutcome").toStdString();
  EXPECT_TRUE(test.text("testOutcome").contains("visits a second"));
  EXPECT_TRUE(test.steps().contains("Fake 1")) << test.steps().toStdString();
  EXPECT_TRUE(test.steps().contains("kata-analyze")) << test.steps().toStdString();
  EXPECT_TRUE(test.steps().contains("Q4 in")) << test.steps().toStdString();
  EXPECT_TRUE(fake->wasTold("hello"));
  keepPicture(test.dialog, "engines_test");
}

TEST_F(EngineTest, OneThatPlaysAndDoesNotAnalyseWorksAndWhatItRefusedIsSaid) {
  Tested test(profile({.answers = "Q4", .rows = "komi) no never ;;"}));
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_TRUE(test.text("testOutcome").startsWith("It works"));
  EXPECT_TRUE(test.steps().contains("would not be told: komi 6.5")) << test.steps().toStdString();
  EXPECT_TRUE(test.steps().contains("does not think aloud"));
}

TEST_F(EngineTest, WhatAnEngineDoesNotSayIsNotClaimed) {
  Tested test(profile({.commands = "", .rows = "quit) yes; exit 0 ;;\n*) yes ;;"}));
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_FALSE(test.steps().contains("commands")) << test.steps().toStdString();
  EXPECT_FALSE(test.steps().contains("/")) << test.steps().toStdString();
  EXPECT_TRUE(test.steps().contains("does not say"));
}

TEST_F(EngineTest, ShowsTheTrueErrorLineAndARemedy) {
  const auto program = folder.path() / "katago";
  std::ofstream(program) << "#!/bin/sh\necho 'KataGo v1.15' >&2\necho 'Error: -model was not "
                            "specified' >&2\necho 'Bye.' >&2\nexit 1\n";
  std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  Tested test(
      {.name = "K", .program = QString::fromStdString(program.string()), .arguments = "gtp"});
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_EQ(test.text("testOutcome"), "This engine cannot be used as it is.");
  EXPECT_EQ(test.text("testComplaint"), "Error: -model was not specified");
  EXPECT_EQ(test.text("testRemedy"), "KataGo needs a network: add -model FILE.");
  keepPicture(test.dialog, "engines_test_failed");
}

TEST_F(EngineTest, AMissingProgramIsSaid) {
  Tested test({.name = "K", .program = "/no/such/program"});
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_TRUE(test.steps().contains("/no/such/program")) << test.steps().toStdString();
  EXPECT_TRUE(test.text("testRemedy").contains("installed"));
}

TEST_F(EngineTest, OneThatFailedIsKeptOnlyByThoseWhoInsist) {
  Tested test(profile({.answers = "Q16"}));  // Black's stone lies there
  ASSERT_TRUE(test.waitForOutcome());
  field<QPushButton>(test.dialog, "ok").click();
  ASSERT_TRUE(test.dialog.isVisible());
  EXPECT_TRUE(test.text("engineNote").contains("test has failed"));
  field<QPushButton>(test.dialog, "ok").click();
  EXPECT_FALSE(test.dialog.isVisible());
  EXPECT_TRUE(test.dialog.kept()[0].failedTest);
}

// Nothing came of it yet: no empty card lies below the steps.
TEST_F(EngineTest, PaintsNoCardBeforeThereIsAnOutcome) {
  Tested test(profile({.rows = "name) ;;"}));
  const QLabel& outcome = field<QLabel>(test.dialog, "testOutcome");
  const QImage picture = test.dialog.grab().toImage();
  const QPoint place = outcome.mapTo(&test.dialog, QPoint(outcome.width() / 2, 0));
  EXPECT_EQ(picture.pixelColor(place * picture.devicePixelRatio()),
            test.dialog.palette().color(QPalette::Window));
}

TEST_F(EngineTest, AMoveThatCannotBePlayedIsAFailure) {
  Tested test(profile({.answers = "Q16"}));  // Black's stone lies there
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_TRUE(test.steps().contains("makes no sense")) << test.steps().toStdString();
}

// `cat /dev/urandom` answers everything sooner or later.
TEST_F(EngineTest, GibberishIsNoName) {
  Tested test(profile({.rows = "name) printf '=%s \\377\\376\\201x\\n\\n' \"$id\" ;;"}));
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_EQ(test.text("testOutcome"), "This engine cannot be used as it is.");
  EXPECT_FALSE(test.steps().contains("after")) << test.steps().toStdString();
}

TEST_F(EngineTest, HowLongASilentEngineIsWaitedForIsSaid) {
  Tested test(profile({.rows = "name) ;;"}));
  EXPECT_TRUE(QTest::qWaitFor([&] { return test.steps().contains("waits up to 120 s"); }, 5000))
      << test.steps().toStdString();
}

TEST_F(EngineTest, CanBeStoppedAndClosingStopsItToo) {
  Tested test(profile({.rows = "name) ;;"}));
  auto& button = field<QPushButton>(test.dialog, "testEngine");
  EXPECT_EQ(button.text(), "&Stop");
  button.click();
  EXPECT_EQ(button.text(), "T&est");
  EXPECT_EQ(test.text("testOutcome"), "The test was stopped.");
  button.click();
  test.dialog.reject();
  EXPECT_EQ(button.text(), "T&est");
}

TEST_F(EngineTest, FindsThatGnuGoWorksAsItIsFound) {
  const QList<EngineProfile> found = foundEngines();
  if (found.isEmpty() || found[0].name != "GNU Go") GTEST_SKIP() << "gnugo is not installed";
  Tested test(found[0]);
  ASSERT_TRUE(test.waitForOutcome());
  EXPECT_TRUE(test.text("testOutcome").startsWith("It works")) << test.steps().toStdString();
  EXPECT_TRUE(test.steps().startsWith(" | GNU Go 3")) << test.steps().toStdString();
  keepPicture(test.dialog, "engines_test_gnugo");
}

TEST(EngineRemedies, FitTheEngineAndWhatItSaid) {
  const auto remedy = [](const char* line, const char* words) {
    const EngineError died{.kind = EngineError::Kind::Died, .command = "name", .lastWords = words};
    return words::engineRemedy(died, line).toStdString();
  };
  EXPECT_NE(remedy("'/usr/games/gnugo'", "").find("--mode gtp"), std::string::npos);
  EXPECT_NE(remedy("'/opt/leelaz' --gtp", "A network weights file is required").find("--weights"),
            std::string::npos);
  EXPECT_NE(remedy("'/opt/katago'", "").find("gtp"), std::string::npos);
  EXPECT_NE(remedy("'/opt/katago' gtp -model x", "No OpenCL platforms").find("graphics card"),
            std::string::npos);
  EXPECT_NE(
      remedy("'/opt/x'", "x: error while loading shared libraries: libzip.so.4").find("library"),
      std::string::npos);
  EXPECT_NE(remedy("'/opt/x' -model ~/net", "cannot open").find("~"), std::string::npos);
  EXPECT_NE(remedy("'/opt/x'", "hm").find("GTP"), std::string::npos);
}

}  // namespace
}  // namespace tengen::desktop
