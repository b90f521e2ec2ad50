// Games against an engine through the window.
#include <QElapsedTimer>
#include <QThreadPool>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "apps/desktop/engine/engine.h"
#include "apps/desktop/engine_test_kit.h"

namespace tengen::desktop {
namespace {

TEST(EngineFlow, AnEngineAnswersEveryMove) {
  EngineGame test("C3 G7");
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Tengen 5k");
  test.click("E5");
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
  EXPECT_FALSE(test.board().picture().toMove.has_value()) << "no ghost stone for the engine";
  test.click("D4");
  EXPECT_TRUE(test.message().contains("not your turn"));
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_EQ(test.status(), "Black to move");
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_NE(test.fake.told().find("play b E5\ngenmove w\nplay b D4\ngenmove w"), std::string::npos)
      << test.fake.told();
}

TEST(EngineFlow, AnEngineWithBlackBegins) {
  EngineGame test("C3", Color::Black);
  ASSERT_TRUE(test.waitForMoves(1));
  EXPECT_EQ(test.stone("C3"), Stone::Black);
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::White);
}

TEST(EngineFlow, UndoTakesBackBothMoves) {
  EngineGame test("C3 G7 H8");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.press("takeBack");
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.session().turn(), Color::Black);
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_NE(test.fake.told().find("undo\nundo\nplay b D4\ngenmove w"), std::string::npos)
      << test.fake.told();
}

TEST(EngineFlow, AMoveCanBeTakenBackWhileTheEngineThinks) {
  EngineGame test("");
  test.click("E5");
  EXPECT_EQ(test.session().turn(), Color::White);
  test.press("takeBack");
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.status(), "Black to move");
}

TEST(EngineFlow, AMoveAfterThatIsAnsweredAtOnce) {
  EngineGame test("think C3");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.fake.told().find("genmove") != std::string::npos; }));
  test.press("takeBack");
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(2)) << "it still thinks about the move that was taken back";
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, PassesLeadToCounting) {
  EngineGame test("C3 pass");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.press("pass");
  ASSERT_TRUE(test.waitForProposal());
  test.press("countDone");
  EXPECT_TRUE(test.session().result().has_value());
}

TEST(EngineFlow, APersonTakesOver) {
  EngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_TRUE(test.window->actions()[Do::TakeOver].isEnabled());
  test.window->actions()[Do::TakeOver].trigger();
  EXPECT_FALSE(test.window->actions()[Do::TakeOver].isEnabled());
  test.clicks("D4 G7");
  EXPECT_EQ(test.stone("G7"), Stone::White);
}

TEST(EngineFlow, AGameOfTwoIsPlayedOnAgainstTengen) {
  EngineGame test("C3");
  test.window->game().start(test.setup);
  test.clicks("E5 D4");
  test.questions.opponentToPlay = Seat{"5k"};
  test.window->actions()[Do::PlayAgainstEngine].trigger();
  test.click("F6");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, ARecordIsPlayedOnAgainstTengenFromWhereOneStands) {
  EngineGame test("C3");
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]RE[W+R];B[ee];W[gg];B[hh])"));
  test.key(Qt::Key_Right);
  test.questions.opponentToPlay = Seat{"5k"};
  test.window->actions()[Do::PlayAgainstEngine].trigger();
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(3));
  EXPECT_EQ(test.stone("C3"), Stone::Black);
  EXPECT_TRUE(test.savedText().contains("RE[W+R]")) << "the record is still there";
}

TEST(EngineFlow, NobodyPassesForTheEngine) {
  EngineGame test("");
  test.click("E5");
  EXPECT_FALSE(test.window->actions()[Do::Pass].isEnabled());
  test.window->game().pass();
  EXPECT_EQ(test.moves(), 1);
}

TEST(EngineFlow, AnEngineResigns) {
  EngineGame test("resign");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.session().result().has_value(); }));
  EXPECT_TRUE(test.savedText().contains("RE[B+R]"));
}

TEST(EngineFlow, APersonResignsForHimselfWhileItThinks) {
  EngineGame test("C3");
  test.click("E5");
  test.window->game().resign();
  EXPECT_TRUE(test.savedText().contains("RE[W+R]"));
  QTest::qWait(200);  // its move comes too late
  EXPECT_EQ(test.moves(), 1);
  EXPECT_FALSE(test.message().contains("two people"));
}

TEST(EngineFlow, ACrashIsSaidAndTheGameGoesOnForTwo) {
  EngineGame test("die");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_TRUE(test.message().contains("no more memory")) << test.message().toStdString();
  EXPECT_EQ(test.status(), "White to move");
  test.click("C3");
  EXPECT_EQ(test.stone("C3"), Stone::White);
  test.click("D4");
  EXPECT_EQ(test.stone("D4"), Stone::Black);
}

TEST(EngineFlow, OneThatDiedIsStartedAgainOnceThatIsAskedFor) {
  EngineGame test("die C3 G7");
  const auto& notice = test.window->notice();
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return notice.isVisible(); }));
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("Tengen 5k plays no more"));
  EXPECT_EQ(test.find<QPushButton>("noticeChoice0").text(), "&Start again");
  EXPECT_EQ(test.find<QPushButton>("noticeChoice1").text(), "&Take over");
  test.answersFrom("C3 G7");
  test.press("noticeChoice0");
  EXPECT_FALSE(notice.isVisible());
  ASSERT_TRUE(test.waitForMoves(2)) << test.message().toStdString();
  EXPECT_EQ(test.stone("C3"), Stone::White);
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Tengen 5k");
}

TEST(EngineFlow, OneThatDiedWithAClockIsWaitedFor) {
  EngineGame test("die");
  ASSERT_TRUE(test.beginWithClock());
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  test.answersFrom("C3");
  test.press("noticeChoice0");
  EXPECT_FALSE(test.session().clock().isRunning()) << "until it is ready";
  ASSERT_TRUE(test.waitForMoves(2)) << test.message().toStdString();
}

TEST(EngineFlow, TheSideOfOneThatDiedCanBeTakenOver) {
  EngineGame test("die");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  test.press("noticeChoice1");
  EXPECT_FALSE(test.window->notice().isVisible());
  test.clicks("C3 D4");
  EXPECT_EQ(test.moves(), 3);
}

TEST(EngineFlow, WhetherItShallStartAgainIsNotAskedOfAGameThatIsGone) {
  EngineGame test("die");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  test.window->game().start(test.setup);
  EXPECT_FALSE(test.window->notice().isVisible());
}

TEST(EngineFlow, AMoveThatCannotBePlayedIsAFailureToo) {
  EngineGame test("E5");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  test.click("C3");
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, WalkingBackLeavesTheEngineAloneAndANewMoveWakesIt) {
  EngineGame test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.key(Qt::Key_Home);
  test.click("D4");  // another first move: a variation
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_EQ(test.stone("E5"), Stone::None);
}

TEST(EngineFlow, AGameThatComesBackAfterACrashHasItsEngineAgain) {
  EngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.crash();
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  EXPECT_EQ(test.moves(), 2);
  EXPECT_EQ(test.find<PlayerPanel>("playerPanel").view().nearer, Color::Black)
      << "on this side, as before";
  test.click("D4");  // the engine starts anew, and its list of answers with it
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
}

TEST(EngineFlow, ASeatTakesAnyEngineOfTheList) {
  OtherEngineGame test("C3 G7");
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Wooden Fish");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_TRUE(test.savedText().contains("PW[Wooden Fish]")) << test.savedText().toStdString();
  EXPECT_TRUE(test.other->wasTold("genmove w"));
  EXPECT_FALSE(test.fake.wasTold("genmove"));
}

TEST(EngineFlow, AnEngineOfTheListIsSaidByNameWhenItStops) {
  OtherEngineGame test("die");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_TRUE(test.message().contains("Wooden Fish")) << test.message().toStdString();
}

TEST(EngineFlow, AGameIsPlayedOnAgainstAnyEngineOfTheList) {
  OtherEngineGame test("C3");
  test.window->game().start(test.setup);
  test.questions.opponentToPlay = Seat{.engine = "Wooden Fish"};
  test.window->actions()[Do::PlayAgainstEngine].trigger();
  test.click("F6");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, AGameThatComesBackAfterACrashHasItsOtherEngineAgain) {
  OtherEngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.crash();
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  test.click("D4");
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
  EXPECT_TRUE(test.window->game().isEngines(Color::White));
}

TEST(EngineFlow, WhereItsEngineIsGoneTwoPeopleOrAnotherPlayOn) {
  OtherEngineGame test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.crash();
  saveEngines({});
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("Wooden Fish"));
  test.clicks("D4 G7");
  EXPECT_EQ(test.stone("G7"), Stone::White) << "a person plays it";
  saveEngines({added(*test.other, "Tin Fish")});
  test.questions.opponentToPlay = Seat{.engine = "Tin Fish"};
  test.press("noticeChoice0");
  EXPECT_TRUE(test.window->game().isEngines(Color::White));
  EXPECT_FALSE(test.window->game().isEngines(Color::Black));
}

TEST(EngineFlow, AHintNamesAMoveAndPlaysNone) {
  TestWindow test;
  const FakeEngine fake(test.folder.path(), "C3 G7");
  test.engineProgram = fake.program();
  test.make();
  test.window->game().start(test.setup);
  test.key(Qt::Key_F8);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("C3"); }));
  EXPECT_EQ(test.stone("C3"), Stone::None);
  test.clicks("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_FALSE(test.message().contains("C3"));
  test.key(Qt::Key_F8);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("G7"); }));
  EXPECT_NE(fake.told().find("undo\nplay b E5\ngenmove w"), std::string::npos) << fake.told();
  test.window.reset();
  QThreadPool::globalInstance()->waitForDone();
}

// Who watches Tengen against Tengen must be able to follow.
TEST(EngineFlow, AMoveTakesAMomentAndThePauseStopsTheGame) {
  EngineGame test("C3 G7 D4");
  QSettings().setValue("engine/moment", 400);
  test.press("newGame");
  QElapsedTimer watch;
  watch.start();
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_GE(watch.elapsed(), 400);
  test.click("D4");
  test.window->actions()[Do::PauseEngine].trigger();
  QTest::qWait(800);
  EXPECT_EQ(test.moves(), 3) << "its answer waits";
  EXPECT_TRUE(test.window->actions()[Do::PauseEngine].isChecked());
  test.window->actions()[Do::PauseEngine].trigger();
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.stone("G7"), Stone::White);
}

TEST(EngineFlow, HandicapIsToldAsHandicap) {
  EngineGame test("E5");
  test.questions.setup->handicap = 4;
  test.questions.setup->rules = *rulesetNamed("chinese");
  test.press("newGame");
  ASSERT_TRUE(test.waitForMoves(1));
  EXPECT_TRUE(test.fake.wasTold("clear_board\nset_free_handicap ")) << test.fake.told();
  EXPECT_FALSE(test.fake.wasTold("play b")) << test.fake.told();
}

// The clock begins when the engine is there.
TEST(EngineFlow, TheStartOfAnEngineCostsNoTime) {
  EngineGame test("C3", Color::Black);
  std::ofstream(test.fake.program(), std::ios::trunc)
      << "#!/bin/sh\nsleep 1\nwhile read -r id word rest; do case $word in genmove) printf '=%s "
         "C3\\n\\n' $id ;; *) printf '=%s\\n\\n' $id ;; esac; done\n";
  test.questions.setup->time = TimeSettings::byoYomi(Milliseconds{0}, 1, Milliseconds{700});
  test.press("newGame");
  ASSERT_TRUE(test.waitFor([&] { return test.session().clock().isRunning(); }));
  ASSERT_TRUE(test.waitForMoves(1)) << "it lost on time while it started";
}

// An engine that knows nothing of KataGo's words, in both seats.
TEST(EngineFlow, GnuGoPlaysBlackAndWhiteWithHandicap) {
  const std::string gnugo = "/usr/games/gnugo";
  if (!std::filesystem::exists(gnugo)) GTEST_SKIP() << "gnugo is not installed";
  for (const std::string rules : {"chinese", "japanese"}) {
    TestWindow test;
    const std::string arguments = "--mode gtp --level 1 --" + rules + "-rules";
    saveEngines({{.name = "GNU Go",
                  .program = QString::fromStdString(gnugo),
                  .arguments = QString::fromStdString(arguments)}});
    QSettings().setValue("engine/moment", 0);
    test.make();
    test.questions.setup->handicap = 4;
    test.questions.setup->rules = *rulesetNamed(rules);
    test.questions.seats = {{.engine = "GNU Go"}, {.engine = "GNU Go"}};
    test.press("newGame");
    const auto moves = [&] { return test.session().tree().moveNumber(test.session().node()); };
    EXPECT_TRUE(QTest::qWaitFor([&] { return moves() >= 10; }, 60'000))
        << test.message().toStdString();
    test.window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }
}

TEST(EngineFlow, GoingAwayWaitsForNobodyAndLeavesNoEngineBehind) {
  const TemporaryFolder folder;
  const auto number = folder.path() / "number";
  const FakeEngine fake(
      folder.path(),
      engine::FakeScript{.rows = "name) echo $$ > '" + number.string() + "'; yes Fake ;;"});
  auto thinking = std::make_unique<Engine>(fake.commandLine(), &Engine::always);
  engine::Game game;
  game.size = {9, 9};
  thinking->ask({.game = game});
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.wasTold("genmove"); }, 10'000));
  QElapsedTimer watch;
  watch.start();
  thinking.reset();
  EXPECT_LT(watch.elapsed(), 200);
  QThreadPool::globalInstance()->waitForDone();
  int process = 0;
  std::ifstream(number) >> process;
  ASSERT_GT(process, 0);
  EXPECT_NE(::kill(process, 0), 0);
}

TEST(EngineFlow, AMissingProgramIsSaid) {
  TestWindow test;
  test.engineProgram = "/no/such/tengen";
  test.make();
  test.questions.seats.white.level = "5k";
  test.press("newGame");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
}

}  // namespace
}  // namespace tengen::desktop
