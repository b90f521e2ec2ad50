// Problems through the window: sets, tries, what is due, and nothing that tells the answer.
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <array>
#include <fstream>

#include "base/os/file.h"
#include "game/formats.h"

#include "apps/desktop/controller/problem_set.h"
#include "apps/desktop/panels/two_line_delegate.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

using Mood = LessonView::Mood;

// Black takes at C1 and, after the answer, at A1; B1 is wrong.
constexpr const char* kTwoMoves =
    "(;GM[1]FF[4]SZ[9]PL[B]GN[The answer is C1]AB[ab][bb]AW[ai]C[Take the corner.]"
    "(;B[ci];W[bi];B[ag]TE[1]C[Well read.])(;B[bi]BM[1]C[Too slow.]))"
    "(;GM[1]FF[4]SZ[9]PL[W]AB[cc]AW[gg];W[ee]TE[1])";

struct ProblemWindow : TestWindow {
  ProblemWindow() {
    const auto path = folder.path() / "mine.sgf";
    std::ofstream(path, std::ios::binary) << kTwoMoves;
    file = QString::fromStdString(path.string());
    QSettings().setValue("problems/varied", false);
  }

  QString file;
  ProblemsPage& page() { return find<ProblemsPage>("problemsPage"); }
  const LessonView& lesson() { return page().lesson().view(); }
  bool openMine() {
    window->showProblems();
    window->problems().openFile(file);
    return waitFor([&] { return lesson().words == "Take the corner."; });
  }
  void play(const char* name) {
    BoardWidget& board = page().board();
    const Point point = *parsePoint(name, board.picture().size(), Notation::Standard);
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.boardGeometry().center(point).toPoint());
  }
  void choose(ProblemsController::Choice choice) { emit page().lesson().chosen(choice); }
  Stone stoneAt(const char* name) {
    const BoardPicture& picture = page().board().picture();
    return picture.stones[*parsePoint(name, picture.size(), Notation::Standard)];
  }
};

TEST(ProblemFlow, OurOwnSetsAreThereAndTheLessonComesFirst) {
  ProblemWindow test;
  test.window->actions()[Do::FirstLesson].trigger();
  EXPECT_TRUE(test.page().isVisible());
  EXPECT_FALSE(test.board().isVisible());
  auto& sets = test.find<QListWidget>("problemSets");
  ASSERT_EQ(sets.count(), 3);
  EXPECT_EQ(test.lesson().score, "Problem 1 of 10");
  EXPECT_TRUE(test.lesson().words.startsWith("Go is played on the crossings"));
  test.play("E5");
  EXPECT_EQ(test.lesson().mood, Mood::Right);
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().score, "Problem 2 of 10");
}

TEST(ProblemFlow, RepliesComeFromTheTreeAndRightIsToldPlainly) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  EXPECT_EQ(test.lesson().title, "Black to play");
  test.play("C1");
  EXPECT_EQ(test.stoneAt("B1"), Stone::White) << "the answer of the tree";
  EXPECT_EQ(test.lesson().mood, Mood::Asking);
  test.play("A3");
  EXPECT_EQ(test.lesson().mood, Mood::Right);
  EXPECT_EQ(test.lesson().words, "Right. Well read.");
}

TEST(ProblemFlow, AWrongMoveIsToldAndCanBeTriedAgain) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.play("B1");
  EXPECT_EQ(test.lesson().mood, Mood::Wrong);
  EXPECT_EQ(test.lesson().words, "Wrong. Too slow.");
  test.choose(ProblemsController::Again);
  EXPECT_EQ(test.stoneAt("B1"), Stone::None);
  test.play("J9");
  EXPECT_EQ(test.lesson().mood, Mood::Wrong) << "a move the tree does not know";
}

TEST(ProblemFlow, AfterAMoveNobodyThoughtOfOneLooksOnWhereOneWas) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.play("J9");
  EXPECT_EQ(test.lesson().mood, Mood::Wrong);
  test.play("C1");
  EXPECT_EQ(test.lesson().mood, Mood::Asking);
  test.play("H8");
  EXPECT_EQ(test.lesson().mood, Mood::Wrong);
  EXPECT_EQ(test.stoneAt("B1"), Stone::White) << "what was found stays";
  test.play("A3");
  EXPECT_EQ(test.lesson().mood, Mood::Right);
  test.choose(ProblemsController::Next);
  test.play("E5");
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().words, "Take the corner.") << "only the first try counts";
}

TEST(ProblemFlow, TheChosenSetStaysMarked) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  auto& sets = test.find<QListWidget>("problemSets");
  const QRect last = sets.visualItemRect(sets.item(sets.count() - 1));
  QTest::mouseClick(sets.viewport(), Qt::LeftButton, {}, last.center() + QPoint(0, last.height()));
  ASSERT_TRUE(sets.currentItem());
  EXPECT_TRUE(sets.currentItem()->isSelected());
}

TEST(ProblemFlow, NothingTellsTheAnswerBeforeItIsFound) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  const auto isTold = [&] {
    for (const auto* label : test.window->findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains("The answer is")) return true;
    }
    return test.window->windowTitle().contains("answer");
  };
  EXPECT_FALSE(isTold());
  EXPECT_TRUE(test.page().board().picture().variations.empty());
  EXPECT_FALSE(test.window->tree().isVisible());
  test.play("C1");
  EXPECT_FALSE(isTold());
  test.play("A3");
  EXPECT_TRUE(isTold()) << "its name, once it is solved";
}

TEST(ProblemFlow, WhatIsKnownIsNotDueAgainToday) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.play("C1");
  test.play("A3");
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().title, "White to play");
  test.play("E5");
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().words, "2 of 2 right at the first try.");
  test.window->problems().start(3);
  EXPECT_EQ(test.lesson().title, "Nothing is due today");
  test.choose(ProblemsController::All);
  EXPECT_EQ(test.lesson().words, "Take the corner.");
  EXPECT_TRUE(readFile(test.folder.path() / "journals" / "problems.txt")) << "kept for tomorrow";
}

TEST(ProblemFlow, TheCountOfTodayIsWhatIsLeftAndWrongOnesComeAgain) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  const auto detail = [&] {
    return test.find<QListWidget>("problemSets").item(3)->data(kDetailRole);
  };
  EXPECT_EQ(detail().toString(), QString::fromUtf8("0 of 2 known · 2 for today"));
  test.play("B1");  // wrong
  test.choose(ProblemsController::Next);
  test.play("E5");
  EXPECT_EQ(detail().toString(), QString::fromUtf8("1 of 2 known · 1 for today"));
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().score, "Problem 3 of 3");
  EXPECT_EQ(test.lesson().words, "Take the corner.") << "once more";
  test.play("C1");
  test.play("A3");
  EXPECT_EQ(detail().toString(), "2 of 2 known");
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().words, "1 of 2 right at the first try.");
  EXPECT_EQ(test.lesson().title, "That was the last one for today");
}

TEST(ProblemFlow, WhatWasSkippedIsLeftForTodayAndOffered) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.choose(ProblemsController::Next);
  test.play("E5");
  test.choose(ProblemsController::Next);
  EXPECT_EQ(test.lesson().title, "1 left for today");
  test.choose(ProblemsController::Due);
  EXPECT_EQ(test.lesson().words, "Take the corner.");
}

TEST(ProblemFlow, AMoveIsTypedForTheProblemAndNeverForTheGameBehindIt) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.page().setFocus();
  test.key(Qt::Key_E);
  test.key(Qt::Key_5);
  EXPECT_TRUE(test.message().contains("E5"));
  test.press("problemsLeave");
  EXPECT_EQ(test.message(), "") << "given up with the page";
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 0);
  test.window->showProblems();
  test.key(Qt::Key_C);
  test.key(Qt::Key_1);
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.stoneAt("B1"), Stone::White) << "the answer of the tree to C1";
  EXPECT_EQ(test.message(), "");
}

// Where the answer is a pass

constexpr const char* kPassing =
    "(;GM[1]FF[4]SZ[9]PL[B]AB[ab]AW[ai]C[Nothing is left.](;B[]TE[1]C[Well seen.])(;B[bi]BM[1]))"
    "(;GM[1]FF[4]SZ[9]PL[B]AB[cc]AW[gg]C[Wait for it.];B[ee];W[];B[dd]TE[1])";

struct PassingWindow : ProblemWindow {
  bool open() {
    std::ofstream(folder.path() / "mine.sgf", std::ios::binary) << kPassing;
    window->showProblems();
    window->problems().openFile(file);
    return waitFor([&] { return lesson().words == "Nothing is left."; });
  }
};

TEST(ProblemFlow, APassIsPlayedByItsButton) {
  PassingWindow test;
  ASSERT_TRUE(test.open());
  const std::string name = "lesson" + std::to_string(ProblemsController::Pass);
  test.press(name.c_str());
  EXPECT_EQ(test.lesson().words, "Right. Well seen.");
}

TEST(ProblemFlow, APassIsTyped) {
  PassingWindow test;
  ASSERT_TRUE(test.open());
  for (const Qt::Key key : {Qt::Key_P, Qt::Key_A, Qt::Key_S, Qt::Key_S, Qt::Key_Return})
    test.key(key);
  EXPECT_EQ(test.lesson().words, "Right. Well seen.") << test.message().toStdString();
}

TEST(ProblemFlow, TheKeyForPassPassesInTheProblemAndNotInTheGameBehind) {
  PassingWindow test;
  ASSERT_TRUE(test.open());
  test.key(Qt::Key_F5);
  EXPECT_EQ(test.lesson().words, "Right. Well seen.");
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 0);
}

TEST(ProblemFlow, AHintAndTheSolutionSayThatOnePasses) {
  PassingWindow test;
  ASSERT_TRUE(test.open());
  test.choose(ProblemsController::Hint);
  EXPECT_EQ(test.lesson().words, "Think about passing.");
  test.choose(ProblemsController::Solution);
  EXPECT_EQ(test.lesson().words, "This is the solution: pass.");
  test.choose(ProblemsController::Next);
  test.choose(ProblemsController::Solution);
  EXPECT_EQ(test.lesson().words, "This is the solution. Move 2 is a pass.");
}

TEST(ProblemFlow, AnAnswerThatIsAPassIsTold) {
  PassingWindow test;
  ASSERT_TRUE(test.open());
  test.choose(ProblemsController::Next);
  test.play("E5");
  EXPECT_EQ(test.lesson().words, "White passes. Go on.");
}

TEST(ProblemFlow, APassThatIsNotTheMoveIsTold) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.choose(ProblemsController::Pass);
  EXPECT_EQ(test.lesson().mood, Mood::Wrong);
  test.choose(ProblemsController::Pass);
  test.play("C1");
  EXPECT_EQ(test.lesson().mood, Mood::Asking) << "one looks on";
}

TEST(ProblemFlow, AHalfTypedMoveOfTheGameIsForgottenInProblems) {
  ProblemWindow test;
  test.board().setFocus();
  test.key(Qt::Key_E);
  test.key(Qt::Key_5);
  ASSERT_TRUE(test.openMine());
  test.press("problemsLeave");
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.stone("E5"), Stone::None);
}

TEST(ProblemFlow, PanelsOfTheGameBehindStayAsTheyAre) {
  ProblemWindow test;
  test.window->panes().setShown("tree", true);
  ASSERT_TRUE(test.openMine());
  test.key(Qt::Key_T, Qt::ControlModifier);
  EXPECT_TRUE(test.window->panes().isShown("tree"));
  test.press("problemsLeave");
  EXPECT_TRUE(test.window->actions()[Do::ShowTree].isEnabled());
}

TEST(ProblemFlow, InALowWindowSetsAreInABox) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.window->resize(640, 480);
  settle();
  EXPECT_FALSE(test.find<QListWidget>("problemSets").isVisible());
  auto& box = test.find<QComboBox>("problemSetBox");
  ASSERT_TRUE(box.isVisible());
  EXPECT_TRUE(test.find<QCheckBox>("problemsVaried").isVisible());
  EXPECT_EQ(box.currentIndex(), 3);
  emit box.activated(1);
  EXPECT_TRUE(box.currentText().startsWith("Captures"));
}

TEST(ProblemFlow, AFolderOfProblemsIsASet) {
  ProblemWindow test;
  const auto folder = test.folder.path() / "tsumego";
  std::filesystem::create_directories(folder);
  for (const int number : {10, 2}) {
    std::ofstream(folder / (std::to_string(number) + ".sgf"), std::ios::binary)
        << "(;GM[1]FF[4]SZ[9]PL[B]AB[ab]AW[ai]C[Number " << number << "];B[ci]TE[1])";
  }
  std::ofstream(folder / "notes.txt") << "none";
  test.questions.folder = QString::fromStdString(folder.string());
  test.window->showProblems();
  test.find<QAction>("problemsOpenFolder").trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.lesson().words == "Number 2"; }));
  EXPECT_EQ(test.find<QListWidget>("problemSets").item(3)->text(), "tsumego");
}

TEST(ProblemFlow, ProgressOfANewerVersionIsNotWrittenOver) {
  ProblemWindow test;
  const auto path = test.folder.path() / "journals" / "problems.txt";
  const std::string newer = "tengen problems 9\nsomething\n";
  ASSERT_TRUE(replaceFile(path, newer));
  ASSERT_TRUE(test.openMine());
  test.play("B1");
  EXPECT_EQ(*readFile(path), newer);
  EXPECT_TRUE(test.message().contains("newer version"));
}

constexpr std::array kOfTheBoard{Do::Count,     Do::Resign,    Do::TakeBack, Do::ToStart,
                                 Do::Back,      Do::GoToMove,  Do::GameInfo, Do::TurnRight,
                                 Do::CutBranch, Do::SwapColors};

TEST(ProblemFlow, NothingActsOnTheGameBehind) {
  ProblemWindow test;
  test.clicks("D4 E5");
  const auto& actions = test.window->actions();
  ASSERT_TRUE(test.openMine());
  for (const Do what : kOfTheBoard)
    EXPECT_FALSE(actions[what].isEnabled()) << actions[what].text().toStdString();
  test.key(Qt::Key_F7);
  EXPECT_EQ(test.questions.askedResign, 0);
  test.key(Qt::Key_F6);
  EXPECT_FALSE(test.session().counting());
  test.window->game().comment("News");
  EXPECT_FALSE(actions[Do::Count].isEnabled()) << "also when the game says something";
  EXPECT_TRUE(actions[Do::Pass].isEnabled()) << "it is the problem's";
  test.press("problemsLeave");
  for (const Do what : kOfTheBoard)
    EXPECT_TRUE(actions[what].isEnabled()) << actions[what].text().toStdString();
}

TEST(ProblemFlow, OnOtherPagesOneCannotPassEither) {
  ProblemWindow test;
  test.clicks("D4 E5");
  const auto& actions = test.window->actions();
  test.window->showStart();
  EXPECT_FALSE(actions[Do::Pass].isEnabled());
  EXPECT_FALSE(actions[Do::Resign].isEnabled());
  test.window->chooseMode(WindowMode::Library);
  EXPECT_FALSE(actions[Do::Pass].isEnabled());
  EXPECT_FALSE(actions[Do::Count].isEnabled());
  test.window->chooseMode(WindowMode::Play);
  EXPECT_TRUE(actions[Do::Pass].isEnabled());
  EXPECT_TRUE(actions[Do::Count].isEnabled());
}

TEST(ProblemFlow, EditingBringsTheBoardOfTheGame) {
  ProblemWindow test;
  ASSERT_TRUE(test.openMine());
  test.window->actions()[Do::EditMode].trigger();
  EXPECT_FALSE(test.page().isVisible());
  EXPECT_TRUE(test.board().isVisible());
  EXPECT_EQ(test.window->mode(), WindowMode::Edit);
}

TEST(ProblemFlow, LeavingComesBackToTheGame) {
  ProblemWindow test;
  test.click("D4");
  ASSERT_TRUE(test.openMine());
  test.press("problemsLeave");
  EXPECT_TRUE(test.board().isVisible());
  EXPECT_EQ(test.stone("D4"), Stone::Black);
}

TEST(ProblemSet, IsTurnedOnlyWhereItsWordsAllowIt) {
  const auto variants = [](const char* comment) {
    return variantsOf(load("(;SZ[9]AB[aa]C[" + std::string(comment) + "];B[bb])")->tree);
  };
  EXPECT_TRUE(variants("Live!").turns && variants("Live!").swaps);
  EXPECT_FALSE(variants("Black to play").swaps);
  EXPECT_TRUE(variants("Black to play").turns);
  EXPECT_FALSE(variants("Why not C3?").turns);
  EXPECT_FALSE(variants("黑先").swaps);
}

TEST(ProblemSet, PosedAnyWayTheSameLinesAreRight) {
  const auto set = ProblemSet::of(load("(;SZ[9]PL[B]AB[ab]AW[bb];B[cc]TE[1])")->tree);
  ASSERT_TRUE(set);
  std::set<std::pair<std::string, Color>> ways;
  Random chance(7);
  for (int i = 0; i < 200; ++i) {
    const auto posed = set->pose(0, false, chance);
    const auto& problem = posed->problem();
    ASSERT_EQ(problem.right().size(), 1u);
    const Move answer = problem.lineTo(problem.right().front()).front();
    ways.insert({toText(answer, {9, 9}, Notation::Standard), problem.toPlay()});
    EXPECT_EQ(posed->solving().play(answer).kind, problems::Solving::Step::Kind::Right);
  }
  EXPECT_EQ(ways.size(), 8u) << "four corners, two colours";
}

}  // namespace
}  // namespace tengen::desktop
