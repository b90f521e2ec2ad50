// The report, the lessons and hints through the window.
#include "apps/desktop/learn_test_kit.h"

namespace tengen::desktop {
namespace {

using Mood = LessonView::Mood;

// The report

TEST(ReportFlow, CardsSayWhoPlayedWhatWhatWasBetterAndWhatItCost) {
  Learning test;
  test.openReviewed();
  const ReportView view = test.report().view();
  ASSERT_EQ(view.mistakes.size(), 3u);
  EXPECT_EQ(view.mistakes[0].move, QString::fromUtf8("Move 2 · G3"));
  EXPECT_EQ(view.mistakes[0].better, "better E5, then B8");
  EXPECT_TRUE(view.mistakes[0].cost.startsWith(QString::fromUtf8("−6.4")));
  EXPECT_EQ(view.mistakes[2].move, QString::fromUtf8("Move 5 · C8"));
  EXPECT_EQ(view.black.all, "2.6");
  EXPECT_EQ(view.white.byPhase[0], "6.4");
}

TEST(ReportFlow, CountsTheMistakesThatThePlayersCardsCount) {
  Learning test;
  // White's six stones are mistakes of three runs and more; three cards are shown.
  test.openRecord("(;SZ[9]PB[Ana];B[ee];W[gg];B[de];W[gc];B[dd];W[hh];B[fe];W[aa];B[ee];W[ba])");
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  const ReportView view = test.report().view();
  for (const auto& [side, state] :
       {std::pair(&view.black, "blackState"), {&view.white, "whiteState"}}) {
    const QString card = test.find<QLabel>(state).text();
    EXPECT_EQ(card, QString("%1 mistake%2").arg(side->mistakes, side->mistakes == "1" ? "" : "s"));
  }
  EXPECT_EQ(view.stopsOf[1], view.white.mistakes.toInt());
}

// White loses eight points twice: the first time the game was nearly decided and is decided then.
TEST(ReportFlow, NLeadsToEveryCardAndTheGraphMarksThemAll) {
  Learning test;
  test.openRecord("(;SZ[9];B[ee];W[gg];B[de];W[gc])");
  const auto see = [&](int number, const char* best, const char* played, double win, double after) {
    test.window->game().toMove(number);
    engine::Analysis seen;
    seen.toMove = Color::White;
    seen.visits = 50;
    seen.win = win;
    seen.lead = 4;
    seen.candidates = {{.move = Move::at(test.at(best)), .visits = 30, .win = win, .lead = 4},
                       {.move = Move::at(test.at(played)), .visits = 20, .win = after, .lead = 12}};
    test.window->review().take(seen);
  };
  see(1, "C3", "G3", 0.94, 0.97);
  see(3, "C7", "G7", 0.6, 0.9);
  ASSERT_TRUE(test.waitFor([&] { return test.report().view().mistakes.size() == 2; }));
  EXPECT_EQ(test.report().view().stopsOf[1], 2);
  EXPECT_TRUE(test.window->review().graph()[2].mistakeOf);
  EXPECT_TRUE(test.window->review().graph()[4].mistakeOf);
  test.key(Qt::Key_Home);
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 1);
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 3);
}

TEST(ReportFlow, AnotherGameOfTheFileDoesNotDropAnUnsavedReviewUnasked) {
  Learning test;
  test.openRecord("(;SZ[9];B[de];W[gg];B[cg])(;SZ[9];B[cc])");
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  test.questions.unsaved = Questions::Unsaved::Cancel;
  const int asked = test.questions.askedUnsaved;
  test.window->files().openGame(1);
  EXPECT_EQ(test.questions.askedUnsaved, asked + 1);
  EXPECT_EQ(test.session().tree().openGame(), 0u);
  test.questions.unsaved = Questions::Unsaved::Discard;
  test.window->files().openGame(1);
  EXPECT_EQ(test.session().tree().openGame(), 1u);
}

TEST(ReportFlow, OfAFewPositionsThereIsNoPraise) {
  Learning test;
  test.openReviewed();
  const ReportView whole = test.report().view();
  EXPECT_EQ(whole.progress, "") << "all of them";
  EXPECT_NE(whole.black.accuracy, QString::fromUtf8("–"));
  ReportView part = reportViewOf(test.window->review().report(), test.session().tree(),
                                 {.looked = 3, .positions = 250});
  EXPECT_EQ(part.progress, "3 of 250 positions looked at");
  EXPECT_EQ(part.black.accuracy, QString::fromUtf8("–"));
  EXPECT_EQ(part.white.all, QString::fromUtf8("–"));
  part.mistakes.clear();
  test.report().show(part);
  for (const auto* label : test.report().findChildren<QLabel*>())
    EXPECT_FALSE(label->isVisible() && label->text().contains("Well played"));
}

TEST(ReportFlow, AMistakeThatProvesToBeNoneIsPointedOutNoMore) {
  Learning test;
  test.openReviewed();
  test.key(Qt::Key_Home);
  test.key(Qt::Key_N);
  ASSERT_EQ(test.overlay().line.size(), 1u);
  engine::Analysis deeper;
  deeper.toMove = Color::White;
  deeper.visits = 5000;
  deeper.lead = 0;
  deeper.candidates = {{.move = Move::at(test.at("G3")), .visits = 4000, .lead = 0},
                       {.move = Move::at(test.at("E5")), .visits = 1000, .lead = 2}};
  test.window->review().take(deeper);
  EXPECT_TRUE(test.waitFor([&] { return test.overlay().line.empty(); }));
  EXPECT_TRUE(test.message().contains("no mistake")) << test.message().toStdString();
}

TEST(ReportFlow, NJumpsToTheNextMistakeAndShowsThePositionBeforeIt) {
  Learning test;
  test.openReviewed();
  test.key(Qt::Key_Home);
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 1);
  ASSERT_EQ(test.overlay().line.size(), 1u);
  EXPECT_EQ(test.overlay().line[0].point, test.at("G3")) << "the played move as a shadow";
  ASSERT_EQ(test.overlay().candidates.size(), 1u);
  EXPECT_EQ(test.overlay().candidates[0].point, test.at("E5")) << "the better one is marked";
  EXPECT_TRUE(test.report().view().mistakes[0].chosen);
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 3);
  test.key(Qt::Key_N, Qt::ShiftModifier);
  EXPECT_EQ(test.moves(), 1);
  test.key(Qt::Key_Right);
  EXPECT_TRUE(test.overlay().isEmpty()) << "it belongs to that position";
}

TEST(ReportFlow, ACardLeadsToItsMove) {
  Learning test;
  test.openReviewed();
  QTest::mouseClick(test.report().card(1), Qt::LeftButton);
  EXPECT_EQ(test.moves(), 3);
  EXPECT_TRUE(test.report().view().mistakes[1].chosen);
  EXPECT_TRUE(test.message().contains("6.4")) << test.message().toStdString();
}

TEST(ReportFlow, BeforeAReviewThereIsAButtonForIt) {
  Learning test;
  test.openRecord();
  test.window->panes().open("report");
  EXPECT_FALSE(test.report().view().isKnown);
  test.pressSoon("reviewGame");
  EXPECT_TRUE(test.window->review().isRunning());
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
}

TEST(ReportFlow, WhereAPartIsKnownTheRestCanBeReviewed) {
  Learning test;
  test.openReviewed();
  std::string text = test.window->review().textToSave();
  text.replace(text.rfind(')'), 1, ";W[aa];B[ab];W[ac])");
  ASSERT_TRUE(test.window->files().openText(QString::fromStdString(text)));
  ASSERT_TRUE(test.report().view().isKnown);
  test.window->panes().open("report");
  settle();
  ASSERT_NE(test.window->findChild<QPushButton*>("reviewRest"), nullptr);
  test.pressSoon("reviewRest");
  ASSERT_TRUE(test.waitFor([&] { return test.report().view().progress.isEmpty(); }));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  settle();
  EXPECT_FALSE(test.find<QPushButton>("reviewRest").isVisible());
}

TEST(ReportFlow, BeforeAReviewNSaysThatItComesFirst) {
  Learning test;
  test.openRecord();
  test.key(Qt::Key_N);
  EXPECT_EQ(test.message(), "Review the game first (Ctrl+R)");
  test.window->game().toStart();
  test.key(Qt::Key_N, Qt::ShiftModifier);
  EXPECT_EQ(test.message(), "Review the game first (Ctrl+R)");
  test.key(Qt::Key_R, Qt::ControlModifier);
  EXPECT_TRUE(test.window->review().isRunning());
}

TEST(ReportFlow, InAGameThatIsPlayedNIsALetterAndSoItIsWhereLettersWereTyped) {
  Learning test;
  test.key(Qt::Key_N);
  EXPECT_TRUE(test.message().startsWith("N –")) << test.message().toStdString();
  test.key(Qt::Key_Escape);
  test.openRecord();
  test.key(Qt::Key_A);
  test.key(Qt::Key_N);
  EXPECT_TRUE(test.message().startsWith("AN –")) << test.message().toStdString();
}

TEST(ReportFlow, CtrlKeysWorkWhileAMoveIsTypedWhichIsGivenUp) {
  Learning test;
  test.openRecord();
  test.key(Qt::Key_C);
  test.key(Qt::Key_R, Qt::ControlModifier);
  EXPECT_TRUE(test.window->review().isRunning());
  const int before = test.moves();
  test.key(Qt::Key_4);
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.moves(), before);
}

TEST(ReportFlow, AFinishedGameOffersToBeReviewed) {
  Learning test;
  test.window->game().start(test.setup);
  test.clicks("A1 B2 C3 D4 E5 F6 G7 H8 J9 A9 J1 A5");
  test.window->game().resign();
  ASSERT_TRUE(test.find<NoticeBar>("noticeBar").isVisible());
  test.pressSoon("noticeChoice0");
  EXPECT_TRUE(test.window->review().isRunning());
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
  EXPECT_TRUE(test.report().isVisible());
}

TEST(ReportFlow, TheOfferToReviewGoesWithTheResult) {
  Learning test;
  test.clicks("A1 B2 C3 D4 E5 F6 G7 H8 J9 A9 J1 A5");
  test.window->game().resign();
  ASSERT_TRUE(test.find<NoticeBar>("noticeBar").isVisible());
  test.key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_FALSE(test.session().result());
  EXPECT_FALSE(test.find<NoticeBar>("noticeBar").isVisible());
}

TEST(ReportFlow, StaysInASideLineAndLeadsBackToTheGame) {
  Learning test;
  test.openReviewed();
  const auto points = test.find<GraphWidget>("graph").points();
  test.key(Qt::Key_Home);
  test.clicks("A1 A2 A3");  // a side line nobody has looked at
  EXPECT_EQ(test.report().view().mistakes.size(), 3u);
  EXPECT_EQ(test.find<GraphWidget>("graph").points(), points);
  EXPECT_EQ(test.find<GraphWidget>("graph").caption(), "side line, move 3");
  EXPECT_EQ(test.find<GraphWidget>("graph").place().at, 0) << "where it left the game";
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 1) << "the first mistake of the game";
  EXPECT_FALSE(test.find<GraphWidget>("graph").place().isAside);
}

TEST(ReportFlow, OfASideLineThatIsReviewedIsItsOwn) {
  Learning test;
  test.openReviewed();
  test.key(Qt::Key_Home);
  test.clicks("E5 G7 D4 C3");
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  ASSERT_TRUE(test.waitFor([&] { return test.find<GraphWidget>("graph").points().size() == 5; }));
  EXPECT_FALSE(test.find<GraphWidget>("graph").place().isAside);
  test.key(Qt::Key_M, Qt::ControlModifier);
  EXPECT_EQ(test.find<GraphWidget>("graph").points().size(), 6u) << "of the main line again";
  EXPECT_EQ(test.report().view().mistakes.size(), 3u);
}

// Try again

TEST(TryAgainFlow, ARightMoveIsPraisedAndTheRecordStaysAsItIs) {
  Learning test;
  test.openReviewed();
  const QString before = test.savedText();
  QTest::mouseClick(test.report().card(2), Qt::LeftButton);
  ASSERT_TRUE(test.message().contains("E5"));
  QTest::mouseClick(test.report().card(2)->findChild<QPushButton*>("tryAgain"), Qt::LeftButton);
  ASSERT_TRUE(test.isInLesson());
  EXPECT_EQ(test.moves(), 4);
  EXPECT_TRUE(test.overlay().isEmpty()) << "nothing tells the answer";
  EXPECT_FALSE(test.message().contains("E5")) << test.message().toStdString();
  EXPECT_FALSE(test.find<CandidatesPanel>("candidates").isVisible());
  EXPECT_EQ(test.report().view().mistakes[2].better, "What was better?");
  test.click("D4");
  ASSERT_TRUE(test.waitForMood(Mood::Right));
  EXPECT_TRUE(test.lesson().words.contains("0.6")) << test.lesson().words.toStdString();
  EXPECT_TRUE(test.fake.wasTold("force D4"));
  EXPECT_EQ(test.savedText(), before);
  EXPECT_EQ(test.moves(), 4);
}

TEST(TryAgainFlow, AWrongMoveIsAnsweredOnTheBoardAndKeptOnlyIfAsked) {
  Learning test;
  test.openReviewed();
  const QString before = test.savedText();
  test.key(Qt::Key_N);
  test.window->actions()[Do::TryAgain].trigger();
  test.click("J1");
  ASSERT_TRUE(test.waitForMood(Mood::Wrong));
  ASSERT_TRUE(test.waitFor([&] { return test.overlay().line.size() == 3; }));
  EXPECT_EQ(test.savedText(), before);
  test.pressSoon("lesson2");  // keep
  EXPECT_NE(test.savedText(), before);
  EXPECT_EQ(test.session().tree().children(test.session().node()).size(), 2u);
  EXPECT_TRUE(test.message().contains("as a variation")) << test.message().toStdString();
  EXPECT_TRUE(test.isInLesson());
  test.pressSoon("lesson1");  // another move
  EXPECT_TRUE(test.overlay().isEmpty());
  test.click("E7");
  ASSERT_TRUE(test.waitForMood(Mood::Wrong));
}

TEST(TryAgainFlow, TheNextMistakeIsOfTheSameSideAndTheLastOneEndsIt) {
  Learning test;
  test.openReviewed();
  QTest::mouseClick(test.report().card(0)->findChild<QPushButton*>("tryAgain"), Qt::LeftButton);
  EXPECT_EQ(test.lesson().toPlay, Color::White);
  test.pressSoon("lesson3");  // next
  EXPECT_EQ(test.lesson().toPlay, Color::White);
  EXPECT_EQ(test.moves(), 3);
  test.pressSoon("lesson3");
  EXPECT_TRUE(test.lesson().title.contains("last"));
  test.pressSoon("lesson4");  // leave
  EXPECT_FALSE(test.isInLesson());
  test.click("J1");
  EXPECT_EQ(test.stone("J1"), Stone::White) << "clicks are moves again";
}

TEST(TryAgainFlow, AnIllegalMoveIsRefusedAndEscLeaves) {
  Learning test;
  test.openReviewed();
  test.window->actions()[Do::TryAgain].trigger();
  ASSERT_TRUE(test.isInLesson());
  test.window->tryAgain().leave();
  test.key(Qt::Key_End);
  test.window->actions()[Do::TryAgain].trigger();
  test.click("D5");
  EXPECT_TRUE(test.message().contains("already")) << test.message().toStdString();
  test.key(Qt::Key_Escape);
  EXPECT_FALSE(test.isInLesson());
}

TEST(TryAgainFlow, WalkingAwayLeaves) {
  Learning test;
  test.openReviewed();
  test.window->actions()[Do::TryAgain].trigger();
  ASSERT_TRUE(test.isInLesson());
  test.key(Qt::Key_Right);
  EXPECT_FALSE(test.isInLesson());
  EXPECT_NE(test.report().view().mistakes[0].better, "What was better?");
}

TEST(TryAgainFlow, ABetterMoveIsShownToThoseWhoAsk) {
  Learning test;
  test.openReviewed();
  test.window->actions()[Do::TryAgain].trigger();
  test.pressSoon("lesson0");
  ASSERT_TRUE(test.waitFor([&] { return !test.overlay().line.empty(); }));
  EXPECT_EQ(test.overlay().line[0].number, 1);
  EXPECT_TRUE(test.lesson().words.contains("E5"));
}

TEST(TryAgainFlow, ItsButtonsAreSeenInATallWindow) {
  Learning test;
  test.openReviewed();
  test.window->resize(760, 1080);
  test.window->actions()[Do::TryAgain].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.isInLesson(); }));
  const auto& button = test.find<QAbstractButton>("lesson0");
  // The layout settles in steps of its own.
  EXPECT_TRUE(test.waitFor([&] { return button.visibleRegion().boundingRect() == button.rect(); }));
  test.window->tryAgain().leave();
  EXPECT_TRUE(test.find<QLabel>("blackName").isVisible());
}

TEST(TryAgainFlow, AnEngineThatGivesNoAnswerIsSaidAndAnotherMoveMayBeTried) {
  FakeScript script = teacher();
  script.rows.insert(script.rows.find('\n'), " case $rest in *'force H1'*) exit 1 ;; esac");
  Learning test(script);
  test.openReviewed();
  test.window->actions()[Do::TryAgain].trigger();
  test.click("H1");
  ASSERT_TRUE(test.waitFor([&] { return test.lesson().words.contains("no answer"); }));
  test.click("E5");
  ASSERT_TRUE(test.waitForMood(Mood::Right));
}

// Guess the move

TEST(GuessFlow, TheMoveOfTheGameIsRightAndPlayedOn) {
  Learning test;
  test.openRecord();
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson0");  // Black's
  EXPECT_EQ(test.lesson().toPlay, Color::Black);
  test.click("D5");
  EXPECT_EQ(test.stone("D5"), Stone::Black);
  EXPECT_EQ(test.window->guessMove().score(), (review::GuessScore{1, 1, 1, 1}));
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2 && test.lesson().toPlay; }))
      << "White's move is played by itself";
}

TEST(GuessFlow, AMoveThatLosesLessIsSaidToBeBetter) {
  Learning test;
  test.openRecord("(;SZ[9];B[de];W[gg];B[cg];W[gc])");
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson0");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.window->guessMove().score().right == 1; }));
  EXPECT_TRUE(test.lesson().words.endsWith("better.")) << test.lesson().words.toStdString();
}

TEST(GuessFlow, AMoveAsGoodIsRightAndAWorseOneEndsTheStreak) {
  Learning test;
  test.openRecord("(;SZ[9];B[de];W[gg];B[cg];W[gc])");
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson0");
  test.click("E5");  // better than D5 of the game
  ASSERT_TRUE(test.waitFor([&] { return test.window->guessMove().score().right == 1; }));
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2 && test.lesson().toPlay; }));
  EXPECT_EQ(test.stone("E5"), Stone::None);
  EXPECT_EQ(test.stone("D5"), Stone::Black);
  test.click("J1");  // worse than C3
  ASSERT_TRUE(test.waitFor([&] { return test.window->guessMove().score().guesses == 2; }));
  EXPECT_EQ(test.window->guessMove().score(), (review::GuessScore{2, 1, 0, 1}));
  ASSERT_TRUE(test.waitFor([&] { return test.lesson().title.contains("over"); }));
  test.pressSoon("lesson5");
  EXPECT_FALSE(test.isInLesson());
  EXPECT_EQ(test.session().tree().children(test.session().tree().root()).size(), 1u);
}

TEST(GuessFlow, AtTheEndOfAGameItBeginsAtTheStart) {
  Learning test;
  test.openRecord();
  test.key(Qt::Key_End);
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson1");  // White's
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 1 && test.lesson().toPlay; }));
  EXPECT_EQ(test.lesson().toPlay, Color::White);
}

TEST(GuessFlow, TheReportKeepsTheMovesToItself) {
  Learning test;
  test.openReviewed();
  test.window->actions()[Do::GuessMove].trigger();
  EXPECT_FALSE(test.report().view().mistakes[0].move.contains("G3"));
  test.window->guessMove().leave();
  EXPECT_TRUE(test.report().view().mistakes[0].move.contains("G3"));
}

TEST(GuessFlow, ItCanBeToldAndThenCountsForNothing) {
  Learning test;
  test.openRecord();
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson2");  // both
  test.pressSoon("lesson3");  // tell me
  EXPECT_EQ(test.moves(), 1);
  EXPECT_EQ(test.window->guessMove().score().guesses, 0);
}

TEST(GuessFlow, WalkingAwayEndsItAndIsSaid) {
  Learning test;
  test.openRecord();
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson0");
  test.key(Qt::Key_Right);
  EXPECT_FALSE(test.isInLesson());
  EXPECT_TRUE(test.message().contains("Guess the move has ended")) << test.message().toStdString();
}

// Hints

TEST(HintFlow, UpToThreeStonesStayUntilTheNextMove) {
  Learning test;
  test.key(Qt::Key_F8);
  ASSERT_TRUE(test.waitFor([&] { return !test.overlay().line.empty(); }));
  ASSERT_EQ(test.overlay().line.size(), 3u);
  EXPECT_EQ(test.overlay().line[0], (PaintedGhost{test.at("E5"), Color::Black, 1, true}));
  EXPECT_EQ(test.overlay().line[2].point, test.at("D4"));
  EXPECT_TRUE(test.message().contains("E5, or D5 or D4")) << test.message().toStdString();
  QTest::qWait(100);
  EXPECT_EQ(test.overlay().line.size(), 3u);
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_TRUE(test.overlay().isEmpty());
}

}  // namespace
}  // namespace tengen::desktop
