// What becomes of an opponent: undo, pauses, ends that are undone, and games that come back.
#include <fstream>

#include "apps/desktop/engine_test_kit.h"

namespace tengen::desktop {
namespace {

// Undo

TEST(OpponentFlow, CtrlZTakesBackBothMovesAndRedoBringsThemBack) {
  EngineGame test("C3 G7 H8");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.status(), "Black to move");
  QTest::qWait(100);
  EXPECT_EQ(test.moves(), 0) << "it is not the engine's turn";
  test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(test.moves(), 2);
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(OpponentFlow, ItsFirstMoveIsNotOnesOwnToTakeBack) {
  for (const auto undo : {&GameController::takeBack, &GameController::undo}) {
    EngineGame test("C3 G7", Color::Black);
    ASSERT_TRUE(test.waitForMoves(1));
    (test.window->game().*undo)();
    EXPECT_TRUE(test.message().contains("no move to take back")) << test.message().toStdString();
    QTest::qWait(100);
    EXPECT_EQ(test.stone("C3"), Stone::Black);
    EXPECT_EQ(test.moves(), 1);
  }
}

TEST(OpponentFlow, ACommentIsUndoneAlone) {
  EngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.window->game().comment("Why there?");
  test.window->edits().undo();
  EXPECT_EQ(test.moves(), 2);
  EXPECT_FALSE(test.savedText().contains("Why"));
}

TEST(OpponentFlow, ALossOnTimeThatIsUndoneGoesOnWithALastPeriod) {
  TestWindow test;
  test.setup.time = TimeSettings::byoYomi(Milliseconds{0}, 1, Milliseconds{600});
  test.window->game().start(test.setup);
  ASSERT_TRUE(test.waitFor([&] { return test.session().result().has_value(); }));
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(test.find<QLabel>("status").text(), "Black to move");
  EXPECT_TRUE(test.message().contains("Black has some time again")) << test.message().toStdString();
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
}

TEST(OpponentFlow, StillSitsThereWhenAResignationAfterPlayingOnIsUndone) {
  EngineGame test("C3 G7");
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]RE[W+R];B[ee];W[gg];B[hh])"));
  test.key(Qt::Key_Right);
  test.questions.opponentToPlay = Seat{"5k"};
  test.window->actions()[Do::PlayAgainstEngine].trigger();
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(3));
  test.press("resign");
  EXPECT_TRUE(test.savedText().contains("C[B+R]")) << test.savedText().toStdString();
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(test.moves(), 3) << "no stone goes";
  EXPECT_FALSE(test.savedText().contains("C[B+R]"));
  test.click("F6");
  ASSERT_TRUE(test.waitForMoves(5)) << "and it answers";
}

// Pauses and names

TEST(OpponentFlow, APausedGameSaysSoAndItsClockStandsStill) {
  EngineGame test("");
  ASSERT_TRUE(test.beginWithClock());
  test.click("E5");
  ASSERT_TRUE(test.window->actions()[Do::PauseEngine].isEnabled());
  test.window->actions()[Do::PauseEngine].trigger();
  EXPECT_EQ(test.status(), "Paused, White to move");
  EXPECT_FALSE(test.session().clock().isRunning());
  test.window->actions()[Do::PauseEngine].trigger();
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
  EXPECT_TRUE(test.session().clock().isRunning());
}

TEST(OpponentFlow, WhoTakesOverTakesTheNameAway) {
  EngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.window->actions()[Do::TakeOver].trigger();
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "White");
  test.clicks("D4 F6");
  EXPECT_FALSE(test.savedText().contains("Tengen 5k"));
}

TEST(OpponentFlow, WhoPlaysOnIsNamed) {
  EngineGame test("C3");
  test.window->game().start(test.setup);
  test.clicks("E5 D4");
  test.questions.opponentToPlay = Seat{"9k"};
  test.window->actions()[Do::PlayAgainstEngine].trigger();
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Tengen 9k");
  test.click("H2");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_TRUE(test.savedText().contains("PW[Tengen 9k]"));
}

// The moves so far are its own.
TEST(OpponentFlow, AnEngineThatStopsKeepsItsNameAndIsToldOfWithoutJargon) {
  EngineGame test(engine::FakeScript{.rows = "genmove) exit 1 ;;"});
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_FALSE(test.message().contains("genmove")) << test.message().toStdString();
  test.click("C3");
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Tengen 5k");
}

TEST(OpponentFlow, WhatAnEngineRefusedWithEndsBeforeTheNextSentence) {
  EngineGame test(engine::FakeScript{.rows = "genmove) no I do not want ;;"});
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_TRUE(test.message().contains("I do not want. ")) << test.message().toStdString();
}

// Games that come back

TEST(OpponentFlow, AnUnfinishedGameThatIsOpenedCanGoOn) {
  EngineGame test("C3");
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]PB[Ann]PW[Tengen 15k];B[ee];W[gg];B[hh])"));
  ASSERT_TRUE(test.window->notice().isVisible());
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("Tengen 15k"));
  test.press("noticeChoice0");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.stone("C3"), Stone::White);
  test.press("resign");
  EXPECT_TRUE(test.savedText().contains("RE[W+R]"));
}

TEST(OpponentFlow, AnUnfinishedGameGoesOnAgainstAnyEngineOfTheList) {
  OtherEngineGame test("C3");
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]PB[Ann]PW[Wooden Fish];B[ee];W[gg];B[hh])"));
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("Wooden Fish"));
  test.press("noticeChoice0");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_TRUE(test.other->wasTold("genmove w"));
}

TEST(OpponentFlow, NobodyIsOfferedWhereThereIsAResultOrNoEngine) {
  EngineGame test("C3");
  for (const char* game : {"(;SZ[9]PW[Tengen 15k]RE[W+R];B[ee])", "(;SZ[9]PB[Ann]PW[Bob];B[ee])",
                           "(;SZ[9]PB[Tengen 1d]PW[Tengen 15k];B[ee])"}) {
    ASSERT_TRUE(test.window->files().openText(game));
    EXPECT_FALSE(test.window->notice().isVisible()) << game;
  }
}

TEST(OpponentFlow, TheClockOfAGameThatComesBackWaitsForItsEngine) {
  EngineGame test("C3");
  ASSERT_TRUE(test.beginWithClock());
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.crash();
  std::ofstream(test.fake.program(), std::ios::trunc)
      << "#!/bin/sh\nsleep 1\nwhile read -r id word rest; do printf '=%s\\n\\n' $id; done\n";
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  EXPECT_EQ(test.moves(), 2);
  EXPECT_FALSE(test.session().clock().isRunning());
  ASSERT_TRUE(test.waitFor([&] { return test.session().clock().isRunning(); }));
  EXPECT_EQ(test.status(), "Black to move");
}

// Looking at a game that goes on

TEST(OpponentFlow, InReviewARunningGameIsOnlyLookedAt) {
  EngineGame test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_TRUE(test.board().picture().toMove);
  test.press("reviewMode");
  EXPECT_TRUE(test.message().contains("still being played")) << test.message().toStdString();
  EXPECT_FALSE(test.board().picture().toMove) << "no ghost stone promises a move";
  test.key(Qt::Key_Left);
  test.key(Qt::Key_Left);
  test.click("D4");
  EXPECT_TRUE(test.message().contains("still being played")) << test.message().toStdString();
  test.window->game().pass();
  test.window->game().playTyped("D4");
  EXPECT_EQ(test.session().tree().children(test.session().tree().root()).size(), 1u);
  test.key(Qt::Key_End);
  test.click("D4");
  test.press("messageButton");
  EXPECT_EQ(test.window->mode(), WindowMode::Play);
  EXPECT_EQ(test.moves(), 2);
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(4));
}

TEST(OpponentFlow, WhoLooksBackIsToldSoAndNobodyThinksThere) {
  EngineGame test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.key(Qt::Key_Left);
  EXPECT_TRUE(test.status().startsWith("You are looking back.")) << test.status().toStdString();
  EXPECT_EQ(test.find<QLabel>("whiteState").text(), "");
  test.key(Qt::Key_End);
  EXPECT_EQ(test.status(), "Black to move");
}

TEST(OpponentFlow, PlayTengenProposesTengenAlsoAfterAGameAgainstAnother) {
  OtherEngineGame test("C3");
  test.questions.setup.reset();
  test.window->files().newGame(Opponent::Tengen);
  const Seats& seats = test.questions.proposed->seats;
  EXPECT_EQ(seats.white.engine, "");
  EXPECT_NE(seats.white.level, "");
  EXPECT_FALSE(seats.black.isEngine());
}

TEST(OpponentFlow, WhyARunningGameCannotBeReviewedIsSaid) {
  EngineGame test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.press("reviewMode");
  test.window->panes().open("report");
  settle();
  EXPECT_FALSE(test.find<QPushButton>("reviewGame").isEnabled());
  EXPECT_TRUE(test.find<QPushButton>("reviewGame").toolTip().contains("when it is over"));
  EXPECT_TRUE(test.window->actions()[Do::ReviewGame].toolTip().contains("when it is over"));
  ASSERT_TRUE(test.find<QLabel>("whyNoReview").isVisible());
  test.window->game().resign();
  EXPECT_TRUE(test.find<QPushButton>("reviewGame").isEnabled());
  EXPECT_FALSE(test.find<QLabel>("whyNoReview").isVisible());
}

TEST(OpponentFlow, InReviewAGameOfTwoPeopleIsABoardToTryThingsOn) {
  TestWindow test;
  test.press("reviewMode");
  test.clicks("D4 E5");
  EXPECT_EQ(test.stone("E5"), Stone::White);
}

// Getting ready

TEST(OpponentFlow, AClickWhileTheEngineGetsReadyIsForTheNewGame) {
  EngineGame test("C3");
  test.click("A1");
  std::ofstream(test.fake.program(), std::ios::trunc)
      << "#!/bin/sh\nsleep 1\nwhile read -r id word rest; do case $word in genmove) printf '=%s "
         "C3\\n\\n' $id ;; *) printf '=%s\\n\\n' $id ;; esac; done\n";
  test.questions.setup->time = TimeSettings::absolute(Milliseconds{600'000});
  test.press("newGame");
  EXPECT_EQ(test.stone("A1"), Stone::None) << "the new board is there at once";
  EXPECT_TRUE(test.status().contains("getting ready")) << test.status().toStdString();
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_FALSE(test.session().clock().isRunning());
  ASSERT_TRUE(test.waitForMoves(2)) << "then it answers";
  EXPECT_GT(test.session().timeLeft(Color::Black).main, Milliseconds{599'500});
}

TEST(OpponentFlow, WhoTakesOverFromAnEngineThatIsNotReadyPlaysOn) {
  EngineGame test("C3");
  std::ofstream(test.fake.program(), std::ios::trunc) << "#!/bin/sh\nsleep 20\n";
  test.questions.setup->time = TimeSettings::absolute(Milliseconds{600'000});
  test.press("newGame");
  test.window->actions()[Do::TakeOver].trigger();
  EXPECT_TRUE(test.session().clock().isRunning());
  EXPECT_EQ(test.status(), "Black to move");
}

}  // namespace
}  // namespace tengen::desktop
