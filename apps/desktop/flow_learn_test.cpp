// The report and the lessons through the window, with an engine of a few lines of shell.
#include <QThreadPool>

#include "engine/fake_engine.h"

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

using engine::FakeEngine;
using engine::FakeScript;

// It thinks E5 is worth 4.4 points to the mover, D5 3.9, D4 3.8, C3 3.5 and everything else -2;
// what is bad is answered at A1. The mover leads by 4.2 whoever that is: no position was looked at
// longer than the moves that led there, so that none speaks against them. Only where G7 was played
// it thinks B2 is best: another mistake.
FakeScript teacher() {
  FakeScript script;
  script.commands += " kata-analyze tengen-analyze stop";
  script.rows =
      "tengen-analyze)\n"
      "  forced=; case \"$rest\" in *force*) forced=${rest#*force }; forced=${forced%% *} ;; esac\n"
      "  best=E5; [ \"$forced\" = G7 ] && best=B2\n"
      "  printf '=%s\\ninfo move %s visits 80 winrate 0.74 scoreLead 4.4 order 0 pv %s B8 "
      "info move D5 visits 30 winrate 0.72 scoreLead 3.9 order 1 pv D5 B8 "
      "info move D4 visits 30 winrate 0.72 scoreLead 3.8 order 1 pv D4 B8 "
      "info move C3 visits 20 winrate 0.70 scoreLead 3.5 order 2 pv C3 B8 ' \"$id\" $best $best\n"
      "  case \"$forced\" in ''|E5|D5|D4|C3) ;;\n"
      "    *) printf 'info move %s visits 9 winrate 0.4 scoreLead -2 order 3 pv %s A1 B1 ' "
      "$forced $forced ;;\n"
      "  esac\n"
      "  printf 'rootInfo visits 9 winrate 0.73 scoreLead 4.2\\n\\n'; continue ;;";
  return script;
}

struct Learning : TestWindow {
  explicit Learning(FakeScript script = teacher()) : fake(folder.path(), script) {
    engineProgram = fake.program();
    QSettings().setValue("engine/moment", 0);
    questions.unsaved = Questions::Unsaved::Discard;
    make();
    window->game().start(setup);
    window->tryAgain().setPace(1);
    window->guessMove().setPace(1);
  }
  ~Learning() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }

  // Moves 2 and 4 of White and move 5 of Black lose 6.4 points.
  void openRecord(const char* sgf = "(;SZ[9]PB[Ana];B[de];W[gg];B[cg];W[gc];B[cb])") {
    ASSERT_TRUE(window->files().openText(sgf));
  }
  void openReviewed() {
    openRecord();
    window->actions()[Do::ReviewGame].trigger();
    ASSERT_TRUE(waitFor([&] { return !window->review().isRunning(); }));
    ASSERT_TRUE(waitFor([&] { return report().view().mistakes.size() == 3; }));
  }
  // A button that has just come out.
  void pressSoon(const char* name) {
    ASSERT_TRUE(waitFor([&] {
      const auto* button = window->findChild<QAbstractButton*>(name);
      return button && button->isVisible();
    })) << name;
    QCoreApplication::processEvents();
    press(name);
  }
  ReportPanel& report() { return find<ReportPanel>("report"); }
  const LessonView& lesson() { return find<LessonPanel>("lesson").view(); }
  bool isInLesson() { return find<LessonPanel>("lesson").isVisible(); }
  const BoardOverlay& overlay() { return board().overlay(); }
  int moves() { return session().tree().moveNumber(session().node()); }
  bool waitForMood(LessonView::Mood mood) {
    return waitFor([&] { return lesson().mood == mood; });
  }

  FakeEngine fake;
};

using Mood = LessonView::Mood;

// The report

TEST(ReportFlow, CardsSayWhoPlayedWhatWhatWasBetterAndWhatItCost) {
  Learning test;
  test.openReviewed();
  const ReportView view = test.report().view();
  ASSERT_EQ(view.mistakes.size(), 3u);
  EXPECT_EQ(view.mistakes[0].move, QString::fromUtf8("Move 2 · White G3"));
  EXPECT_EQ(view.mistakes[0].better, "better E5, then B8");
  EXPECT_TRUE(view.mistakes[0].cost.startsWith(QString::fromUtf8("−6.4")));
  EXPECT_EQ(view.mistakes[2].move, QString::fromUtf8("Move 5 · Ana C8"));
  EXPECT_EQ(view.black.all, "2.6");
  EXPECT_EQ(view.white.byPhase[0], "6.4");
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

TEST(ReportFlow, WithoutMistakesNIsALetterLikeOthers) {
  Learning test;
  test.openRecord();
  test.key(Qt::Key_N);
  EXPECT_TRUE(test.message().startsWith("N")) << test.message().toStdString();
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
  EXPECT_EQ(test.overlay().line[0], (PaintedGhost{test.at("E5"), Color::Black, 1}));
  EXPECT_EQ(test.overlay().line[2].point, test.at("D4"));
  EXPECT_TRUE(test.message().contains("E5, or D5 or D4")) << test.message().toStdString();
  QTest::qWait(100);
  EXPECT_EQ(test.overlay().line.size(), 3u);
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_TRUE(test.overlay().isEmpty());
}

// Teaching games

struct TeachingGame : Learning {
  explicit TeachingGame(FakeScript script = answering()) : Learning(std::move(script)) {
    questions.seats.white.level = "5k";
    questions.teachingPoints = 5;
    press("newGame");
  }
  static FakeScript answering() {
    FakeScript script = teacher();
    script.answers = "G7 G3 C7";
    return script;
  }
  bool isOffered() { return find<NoticeBar>("noticeBar").isVisible(); }
};

TEST(TeachingFlow, ABigMistakeIsOfferedBackOnceBeforeTheAnswer) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("6 point"));
  EXPECT_EQ(test.moves(), 1) << "the engine waits";
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
  test.click("A9");  // as bad: who wants to, may
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_FALSE(test.isOffered());
}

TEST(TeachingFlow, AnotherQuestionIsNotInTheWay) {
  TeachingGame test;
  test.window->notice().ask([] { return QString("A game was left"); },
                            {{[] { return QString("Later"); }, nullptr}});
  test.click("J1");
  ASSERT_TRUE(
      test.waitFor([&] { return test.find<QLabel>("noticeText").text().contains("6 point"); }));
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.find<QLabel>("noticeText").text(), "A game was left");
}

TEST(TeachingFlow, NobodyIsSaidToThinkWhileTheQuestionWaits) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  EXPECT_EQ(test.find<QLabel>("status").text(), "White waits");
  EXPECT_EQ(test.find<QLabel>("whiteState").text(), "");
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.find<QLabel>("status").text(), "Black to move");
}

TEST(TeachingFlow, PlayingOnIsAnsweredAtOnce) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  test.pressSoon("noticeChoice1");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_EQ(test.stone("J1"), Stone::Black);
}

TEST(TeachingFlow, AGoodMoveIsAnsweredWithoutAWord) {
  TeachingGame test;
  test.click("D5");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_FALSE(test.isOffered());
}

TEST(TeachingFlow, TakingBackByOneselfEndsTheOffer) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  test.press("takeBack");
  EXPECT_FALSE(test.isOffered());
  EXPECT_EQ(test.moves(), 0);
}

TEST(TeachingFlow, WhereAClockRunsTheEngineIsNotKeptWaitingAndBothMovesGoBack) {
  TeachingGame test;
  test.questions.setup->time = TimeSettings::absolute(Milliseconds{600'000});
  test.press("newGame");
  ASSERT_TRUE(test.waitFor(
      [&] { return test.session().clock().settings() == test.questions.setup->time; }));
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2 && test.isOffered(); }))
      << test.fake.told();
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
}

TEST(TeachingFlow, NobodyIsToldUnlessItWasWished) {
  TeachingGame test;
  test.questions.teachingPoints = 0;
  test.press("newGame");
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_FALSE(test.isOffered());
}

}  // namespace
}  // namespace tengen::desktop
