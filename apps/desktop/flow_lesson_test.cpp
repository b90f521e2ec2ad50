// What lessons and the report owe to those who learn: the moves of the game and no others, buttons
// that stay where they are, one number for one move, one's own mistakes first.
#include <array>
#include <fstream>

#include "apps/desktop/learn_test_kit.h"
#include "apps/desktop/translations/language.h"

namespace tengen::desktop {
namespace {

using Mood = LessonView::Mood;

// Guess the move

TEST(LessonFlow, OnlyTheMovesOfTheGameAreGuessed) {
  Learning test;
  test.openRecord();
  test.click("A1");  // a stray move beside the game
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson0");  // Black's
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.stone("A1"), Stone::None);
  test.click("D5");
  EXPECT_EQ(test.window->guessMove().score(), (review::GuessScore{1, 1, 1, 1}));
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2 && test.lesson().toPlay; }));
  EXPECT_FALSE(test.lesson().title.contains("over")) << test.lesson().title.toStdString();
}

TEST(LessonFlow, FromAVariationGuessingBeginsWhereItLeftTheGame) {
  Learning test;
  test.openRecord();
  test.key(Qt::Key_Right);
  test.key(Qt::Key_Right);
  test.clicks("A1 A2 A3 A4");
  test.window->actions()[Do::GuessMove].trigger();
  test.pressSoon("lesson2");  // both
  EXPECT_EQ(test.moves(), 2);
  test.click("C3");
  EXPECT_EQ(test.window->guessMove().score().right, 1);
}

// Try again

QPoint placeOf(Learning& test, const char* name) {
  return test.find<QAbstractButton>(name).mapTo(test.window.get(), QPoint());
}

TEST(LessonFlow, TheButtonsOfTryAgainStayWhereTheyAre) {
  Learning test;
  test.openReviewed();
  test.window->actions()[Do::TryAgain].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.isInLesson(); }));
  settle();
  const std::array names = {"lesson0", "lesson1", "lesson2", "lesson3", "lesson4"};
  std::array<QPoint, 5> before;
  for (size_t i = 0; i < names.size(); ++i)
    before[i] = placeOf(test, names[i]);
  const auto expectSame = [&](const char* stage) {
    settle();
    for (size_t i = 0; i < names.size(); ++i)
      EXPECT_EQ(placeOf(test, names[i]), before[i]) << stage << ": " << names[i];
  };
  EXPECT_FALSE(test.find<QAbstractButton>("lesson2").isEnabled()) << "there is no line to keep";
  test.click("J1");
  ASSERT_TRUE(test.waitForMood(Mood::Wrong));
  expectSame("wrong");
  EXPECT_TRUE(test.find<QAbstractButton>("lesson2").isEnabled());
  test.pressSoon("lesson1");
  test.click("E5");
  ASSERT_TRUE(test.waitForMood(Mood::Right));
  expectSame("right");
  test.pressSoon("lesson3");
  expectSame("the next one");
  EXPECT_TRUE(test.find<QAbstractButton>("lesson4").isVisible());
}

TEST(LessonFlow, ALineThatWasKeptIsNotSpokenOfAtTheNextTry) {
  Learning test;
  test.openReviewed();
  test.window->actions()[Do::TryAgain].trigger();
  test.click("J1");
  ASSERT_TRUE(test.waitForMood(Mood::Wrong));
  test.pressSoon("lesson2");  // keep
  ASSERT_TRUE(test.message().contains("as a variation")) << test.message().toStdString();
  test.click("E7");
  EXPECT_EQ(test.message(), "");
}

TEST(LessonFlow, TheMoveOfTheCardCostsWhatTheCardSays) {
  FakeScript script = teacher();
  // Looked at again, everything else is only 1.5 behind.
  const auto replace = [&script](const std::string& old, const std::string& with) {
    script.rows.replace(script.rows.find(old), old.size(), with);
  };
  replace("  best=E5", "  bad=-2; [ -e \"$0.later\" ] && bad=2.9\n  best=E5");
  replace("scoreLead -2 order 3", "scoreLead %s order 3");
  replace("$forced $forced ;;", "$forced $bad $forced ;;");
  Learning test(script);
  test.openReviewed();
  QTest::mouseClick(test.report().card(0)->findChild<QPushButton*>("tryAgain"), Qt::LeftButton);
  ASSERT_TRUE(test.isInLesson());
  const QString cost = test.report().view().mistakes[0].cost.mid(1, 3);
  std::ofstream(test.fake.program() + ".later") << "now";
  test.click("G3");
  ASSERT_TRUE(test.waitForMood(Mood::Wrong));
  EXPECT_TRUE(test.lesson().words.contains(cost))
      << cost.toStdString() << " and " << test.lesson().words.toStdString();
}

// The report

TEST(LessonFlow, OnesOwnMistakesAreSeenFirstAndTheOthersOnDemand) {
  Learning test;
  test.openRecord("(;SZ[9]PB[Ana]PW[Tengen 5k];B[de];W[gg];B[cg];W[gc];B[cb])");
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.report().view().mistakes.size() == 3; }));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  settle();
  EXPECT_FALSE(test.report().card(0)->isVisible()) << "White's, and Tengen had White";
  EXPECT_TRUE(test.report().card(2)->isVisible());
  test.press("reportBoth");
  EXPECT_TRUE(test.report().card(0)->isVisible());
  test.press("reportWhite");
  EXPECT_FALSE(test.report().card(2)->isVisible());
  test.press("reportBoth");
  test.key(Qt::Key_Home);
  test.key(Qt::Key_N);
  test.press("reportBlack");
  EXPECT_TRUE(test.report().card(0)->isVisible()) << "what is on the board is never left out";
}

TEST(LessonFlow, NGoesToTheMistakesOfTheSideThatIsShown) {
  Learning test;
  test.openRecord("(;SZ[9]PB[Ana]PW[Tengen 5k];B[de];W[gg];B[cg];W[gc];B[cb])");
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.report().view().mistakes.size() == 3; }));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  settle();
  test.key(Qt::Key_Home);
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 4) << "before Black's mistake, move 5";
  test.key(Qt::Key_N);
  EXPECT_TRUE(test.message().contains("no mistake after")) << test.message().toStdString();
  test.press("reportBoth");
  test.key(Qt::Key_Home);
  test.key(Qt::Key_N);
  EXPECT_EQ(test.moves(), 1) << "before White's first";
}

TEST(LessonFlow, TheReportHasTheRoomAndGivesItBack) {
  Learning test;
  test.window->resize(1180, 820);
  test.openReviewed();
  test.window->panes().open("tree");
  settle();
  const int comment = test.find<QWidget>("comment").height();
  test.window->panes().open("report");
  settle();
  EXPECT_LT(test.find<QWidget>("comment").height(), comment);
  for (size_t card = 0; card < 3; ++card)
    EXPECT_EQ(test.report().card(card)->visibleRegion().boundingRect(),
              test.report().card(card)->rect())
        << card;
  test.window->panes().open("tree");
  settle();
  EXPECT_EQ(test.find<QWidget>("comment").height(), comment);
  test.window->panes().open("report");
  settle();
  test.window->chooseMode(WindowMode::Edit);
  settle();
  EXPECT_GT(test.find<QWidget>("comment").height(), 100) << "the other modes keep their rows";
}

TEST(LessonFlow, TheCandidatesKeepTheirRoomInAReviewedGame) {
  Learning test;
  test.openReviewed();
  test.window->panes().open("tree");
  settle();
  const QRect before = test.window->panes().geometry();
  const TreeGrowth growth = test.window->tree().widget().growth();
  test.key(Qt::Key_Home);
  test.clicks("A1 A2 A3");  // nobody has looked at these
  settle();
  EXPECT_EQ(test.window->panes().geometry(), before);
  EXPECT_EQ(test.window->tree().widget().growth(), growth);
}

// First steps

TEST(LessonFlow, WhatComesWithTheProgramIsInTheLanguageOfTheWindow) {
  Learning test;
  test.window->actions()[Do::FirstLesson].trigger();
  const LessonPanel& lesson = test.window->findChild<ProblemsPage*>()->lesson();
  EXPECT_TRUE(lesson.view().words.contains("crossings")) << lesson.view().words.toStdString();
  installLanguage("es");
  settle();
  EXPECT_TRUE(lesson.view().words.contains("intersecciones")) << lesson.view().words.toStdString();
  installLanguage("en");
  settle();
  EXPECT_TRUE(lesson.view().words.contains("crossings"));
}

// What is in no file

TEST(LessonFlow, AReviewAloneIsCalledAReview) {
  Learning test;
  const auto path = test.folder.path() / "game.sgf";
  std::ofstream(path) << "(;SZ[9]PB[Ana];B[de];W[gg];B[cg];W[gc];B[cb])";
  test.window->files().openPath(QString::fromStdString(path.string()));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_FALSE(test.window->isWindowModified());
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.window->isWindowModified(); }))
      << "said while it goes on";
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  EXPECT_TRUE(test.window->isWindowModified());
  EXPECT_TRUE(test.window->files().mayLeave());
  EXPECT_EQ(test.questions.unsafe, Questions::Unsafe::ReviewAlone);
  test.click("A1");
  EXPECT_TRUE(test.window->files().mayLeave());
  EXPECT_EQ(test.questions.unsafe, Questions::Unsafe::Changes);
}

TEST(LessonFlow, WhoDoesNotWantAReviewNowIsShownTheWayBack) {
  Learning test;
  test.window->game().start(test.setup);
  test.clicks("A1 B2 C3 D4 E5 F6 G7 H8 J9 A9 J1 A5");
  test.window->game().resign();
  test.pressSoon("noticeChoice1");
  EXPECT_TRUE(test.message().contains("whenever you like")) << test.message().toStdString();
  test.pressSoon("messageButton");
  EXPECT_TRUE(test.window->review().isRunning());
}

}  // namespace
}  // namespace tengen::desktop
