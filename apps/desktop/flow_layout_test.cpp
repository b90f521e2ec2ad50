// What the window is for just now, where its parts stand, and what it offers first.
#include <QListWidget>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>
#include <fstream>

#include "base/os/file.h"

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

void resizeTo(TestWindow& test, QSize size) {
  test.window->resize(size);
  settle();
}

QRect placeOf(TestWindow& test, QWidget& widget) {
  return QRect(widget.mapTo(test.window.get(), QPoint()), widget.size());
}

TEST(LayoutFlow, EachModeShowsWhatItNeeds) {
  TestWindow test;
  EXPECT_EQ(test.window->mode(), WindowMode::Play);
  EXPECT_TRUE(test.find<QWidget>("pass").isVisible());
  test.press("reviewMode");
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
  EXPECT_FALSE(test.find<QWidget>("pass").isVisible());
  EXPECT_FALSE(test.find<QWidget>("editBar").isVisible());
  test.press("editMode");
  EXPECT_TRUE(test.session().editing());
  EXPECT_TRUE(test.find<QWidget>("editBar").isVisible());
  EXPECT_FALSE(test.find<QWidget>("blackName").isVisible());
  test.press("playMode");
  EXPECT_FALSE(test.session().editing());
  EXPECT_TRUE(test.find<QWidget>("pass").isVisible());
}

TEST(LayoutFlow, InReviewAsMuchIsSeenOfACommentAsOfTheTree) {
  TestWindow test;
  resizeTo(test, {1180, 820});
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]C[What was thought];B[ee];W[cc])"));
  test.find<QWidget>("candidates").show();  // as in a game that was reviewed
  settle();
  const int comment = test.find<QWidget>("comment").height();
  EXPECT_GE(comment, test.find<TreeWidget>("tree").height() - 2);
  EXPECT_GE(comment, 6 * test.window->fontMetrics().lineSpacing());
}

TEST(LayoutFlow, WhatWasOddAboutAFileTakesNoMoreRoomThanItNeeds) {
  TestWindow test;
  test.questions.unsaved = Questions::Unsaved::Discard;
  resizeTo(test, {1000, 640});
  auto& list = test.find<QListWidget>("warningsList");
  ASSERT_TRUE(test.window->files().openText("(;SZ[9];B[ee];W[ee])"));
  ASSERT_TRUE(test.waitFor([&] { return list.isVisible() && list.count() == 1; }));
  settle();
  EXPECT_LT(list.height(), 2 * list.sizeHintForRow(0));
  ASSERT_TRUE(test.window->files().openText(
      "(;SZ[9];B[ee];W[ee];B[ee];W[ee];B[ee];W[ee];B[ee];W[ee];B[ee];W[ee])"));
  ASSERT_TRUE(test.waitFor([&] { return list.isVisible() && list.count() == 9; }));
  settle();
  EXPECT_EQ(list.viewport()->height() % list.sizeHintForRow(0), 0) << "no line is cut";
  EXPECT_GE(list.viewport()->height(), 5 * list.sizeHintForRow(0));
}

TEST(LayoutFlow, LeavingTheEditorLeadsBackToWhereOneWas) {
  TestWindow test;
  test.key(Qt::Key_2, Qt::AltModifier);
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
  test.key(Qt::Key_3, Qt::AltModifier);
  EXPECT_EQ(test.window->mode(), WindowMode::Edit);
  test.press("editDone");
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
  test.key(Qt::Key_1, Qt::AltModifier);
  EXPECT_EQ(test.window->mode(), WindowMode::Play);
}

TEST(LayoutFlow, AnOpenedGameIsReviewedAndANewOneIsPlayed) {
  TestWindow test;
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]PB[Ana]PW[Ben];B[ee];W[cc])"));
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
  EXPECT_EQ(test.find<QLabel>("title").text(), QString::fromUtf8("Ana – Ben"));
  test.window->game().start(test.setup);
  EXPECT_EQ(test.window->mode(), WindowMode::Play);
}

TEST(LayoutFlow, PanelsGoBelowTheBoardWhereTheWindowIsTallerThanWide) {
  TestWindow test;
  auto& cards = test.find<QWidget>("playerPanel");
  EXPECT_GE(placeOf(test, cards).left(), placeOf(test, test.board()).right());
  resizeTo(test, {700, 1000});
  EXPECT_GE(placeOf(test, cards).top(), placeOf(test, test.board()).bottom());
  EXPECT_GT(test.board().boardGeometry().wood().width(), 600) << "the board keeps the room";
  resizeTo(test, {1000, 700});
  EXPECT_GE(placeOf(test, cards).left(), placeOf(test, test.board()).right());
}

TEST(LayoutFlow, PanelsScaleWithTheWindow) {
  TestWindow test;
  auto& cards = test.find<QWidget>("playerPanel");
  const int before = cards.width();
  resizeTo(test, {1900, 1000});
  EXPECT_GT(cards.width(), before);
  EXPECT_GT(test.board().boardGeometry().wood().height(), 850) << "the board takes the height";
}

// Each mode has its own places, kept between runs.
TEST(LayoutFlow, WhatIsHiddenAndMovedIsRememberedForEachMode) {
  TestWindow test;
  test.window->actions()[Do::ShowComment].trigger();
  test.key(Qt::Key_2, Qt::AltModifier);
  EXPECT_TRUE(test.window->panes().isShown("comment"));
  EXPECT_TRUE(test.window->actions()[Do::ShowComment].isChecked());
  test.window->actions()[Do::PanelsLeft].trigger();
  auto& board = test.board();
  EXPECT_LT(placeOf(test, test.find<QWidget>("playerPanel")).left(), placeOf(test, board).left());
  test.make();
  EXPECT_FALSE(test.window->panes().isShown("comment"));
  EXPECT_FALSE(test.window->actions()[Do::ShowComment].isChecked());
  test.key(Qt::Key_2, Qt::AltModifier);
  EXPECT_TRUE(test.window->panes().isShown("comment"));
  EXPECT_TRUE(test.window->actions()[Do::PanelsLeft].isChecked());
}

TEST(LayoutFlow, AllPanelsCanBeHiddenForTheBoard) {
  TestWindow test;
  const int before = test.board().width();
  test.key(Qt::Key_F4);
  settle();
  EXPECT_FALSE(test.find<QWidget>("playerPanel").isVisible());
  EXPECT_GT(test.board().width(), before);
  test.key(Qt::Key_F4);
  EXPECT_TRUE(test.find<QWidget>("playerPanel").isVisible());
}

TEST(LayoutFlow, APaneCanHaveARowOfItsOwnBelowTheOthers) {
  TestWindow test;
  resizeTo(test, {1180, 900});
  PaneTabs& panes = test.window->panes();
  auto& comment = test.find<QWidget>("comment");
  EXPECT_FALSE(comment.isVisible());
  panes.setBelow("comment", true);
  settle();
  EXPECT_TRUE(comment.isVisible());
  EXPECT_TRUE(test.find<QWidget>("tree").isVisible());
  EXPECT_GT(placeOf(test, comment).top(), placeOf(test, test.find<QWidget>("tree")).top());
  panes.setBelow("comment", false);
  settle();
  EXPECT_TRUE(comment.isVisible()) << "what was moved is in front";
  EXPECT_FALSE(test.find<QWidget>("tree").isVisible());
}

// Long words come and go without moving anything.
TEST(LayoutFlow, NothingJumpsWhenTextChanges) {
  TestWindow test;
  auto& panes = test.find<QWidget>("panes");
  const QRect before = placeOf(test, panes);
  const QRect board = placeOf(test, test.board());
  test.clicks("E5 C3");
  test.click("C3");  // refused, with words
  settle();
  EXPECT_EQ(placeOf(test, panes), before);
  test.press("resign");
  settle();
  EXPECT_EQ(placeOf(test, panes), before);
  EXPECT_EQ(placeOf(test, test.board()), board);
}

TEST(LayoutFlow, MenusAreReachedByKeysAndAsABarOnRequest) {
  TestWindow test;
  EXPECT_FALSE(test.window->menuBar()->isVisible());
  test.key(Qt::Key_F10);
  EXPECT_NE(QApplication::activePopupWidget(), nullptr);
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
  test.key(Qt::Key_G, Qt::AltModifier);
  EXPECT_TRUE(test.window->actions().menus().front()->isVisible());
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
  test.window->actions()[Do::ShowMenuBar].trigger();
  EXPECT_TRUE(test.window->menuBar()->isVisible());
  test.make();
  EXPECT_TRUE(test.window->menuBar()->isVisible());
}

// In a high window the panels stand below the board, where there is little height.
TEST(CountLayout, TheResultIsInViewWheneverDoneIs) {
  TestWindow test;
  for (const char* pane : {"tree", "explorer"}) {
    for (const QSize size : {QSize(700, 1200), QSize(640, 480), QSize(1180, 820)}) {
      test.window->resize(size);
      test.window->panes().open(pane);
      test.clicks("E5 C3");
      test.window->game().count();
      ASSERT_TRUE(test.waitForProposal());
      settle();
      const auto& result = test.find<QLabel>("countResult");
      const auto& total = *test.find<QLabel>("countWhy").parentWidget();
      EXPECT_LE(total.width(), total.parentWidget()->width()) << size.height() << pane;
      EXPECT_EQ(result.visibleRegion().boundingRect(), result.rect()) << size.height() << pane;
      test.window->game().resume();
    }
  }
}

TEST(WarningsLayout, WordsAreWrappedAndNotCut) {
  TestWindow test;
  const auto path = test.folder.path() / "odd.sgf";
  ASSERT_TRUE(replaceFile(path, std::string("(;SZ[9];B[aa]W[bb]XYZZY[1];W[zz];B[aa])")));
  test.window->files().openPath(QString::fromStdString(path.string()));
  auto& list = test.find<QListWidget>("warningsList");
  ASSERT_TRUE(test.waitFor([&] { return list.isVisible() && list.count() > 0; }));
  for (const QSize size : {QSize(700, 1200), QSize(640, 480), QSize(1180, 820)}) {
    test.window->resize(size);
    settle();
    EXPECT_FALSE(list.horizontalScrollBar()->isVisible());
    EXPECT_GE(list.viewport()->height(), list.sizeHintForRow(0));
  }
}

TEST(ProblemsLayout, OnAHighPageTheBoardIsOnTop) {
  TestWindow test;
  test.window->showProblems();
  test.window->resize(700, 1200);
  settle();
  const auto topOf = [&](const char* name) {
    return test.find<QWidget>(name).mapTo(test.window.get(), QPoint()).y();
  };
  const auto& board = test.find<QWidget>("problemBoard");
  EXPECT_LE(topOf("problemBoard") + board.height(), topOf("problemLesson"));
  EXPECT_GT(board.width(), 600);
  test.window->resize(1180, 820);
  settle();
  EXPECT_LT(topOf("problemLesson"), topOf("problemBoard") + board.height());
}

TEST(StartFlow, TheFirstLookOffersWhatPeopleCameFor) {
  TestWindow test;
  test.engineProgram = "/bin/false";
  test.make();
  test.window->showStart();
  EXPECT_TRUE(test.find<QWidget>("startPage").isVisible());
  EXPECT_FALSE(test.board().isVisible());
  EXPECT_FALSE(test.find<QWidget>("startReview").isEnabled()) << "there is none yet";
  test.questions.setup.reset();  // and nothing is chosen
  test.press("startPlay");
  EXPECT_EQ(test.questions.proposed->seats.white.level, "15k");
  EXPECT_TRUE(test.find<QWidget>("startPage").isVisible());
  test.questions.setup = test.setup;
  test.press("startTwo");
  EXPECT_FALSE(test.questions.proposed->seats.hasEngine());
  EXPECT_FALSE(test.find<QWidget>("startPage").isVisible());
  EXPECT_TRUE(test.board().isVisible());
}

TEST(StartFlow, TheLastGameIsOpenedForReview) {
  TestWindow test;
  const auto file = test.folder.path() / "last.sgf";
  std::ofstream(file) << "(;SZ[9];B[ee])";
  test.window->files().openPath(QString::fromStdString(file.string()));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  test.make();
  test.window->showStart();
  test.press("startReview");
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_EQ(test.window->mode(), WindowMode::Review);
  EXPECT_TRUE(test.board().isVisible());
  EXPECT_EQ(test.window->files().name(), "last.sgf");
}

TEST(StartFlow, ThePageCanBeLeftAndSwitchedOff) {
  TestWindow test;
  test.window->showStart();
  test.press("startShown");
  EXPECT_FALSE(loadPreferences().startPage);
  QTest::keyClicks(test.window.get(), "d4");
  QTest::keyClick(test.window.get(), Qt::Key_Return);
  EXPECT_EQ(test.stone("D4"), Stone::Black);
  EXPECT_TRUE(test.board().isVisible()) << "who plays wants to see the board";
  test.window->showStart();
  QTest::keyClick(&test.find<QWidget>("startPage"), Qt::Key_Escape);
  EXPECT_TRUE(test.board().isVisible());
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::White);
}

TEST(LayoutFlow, AfterAClickAboveTheBoardTheKeysAreTheBoards) {
  TestWindow test;
  const auto ask = [&] {
    test.window->notice().ask([] { return QString("A question"); },
                              {{[] { return QString("Yes"); }, nullptr}});
    settle();
  };
  ask();
  test.press("noticeChoice0");
  settle();
  EXPECT_EQ(test.window->focusWidget(), &test.board());
  ask();
  test.find<QWidget>("noticeChoice0").setFocus();
  test.key(Qt::Key_Space);
  settle();
  EXPECT_EQ(test.window->focusWidget(), &test.board()) << "answered with a key";
  for (const char* button : {"reviewMode", "editMode", "playMode", "menu"}) {
    test.find<QWidget>("menu").setFocus();
    test.press(button);
    if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    settle();
    EXPECT_EQ(test.window->focusWidget(), &test.board()) << button;
  }
}

TEST(LayoutFlow, TheTreeDoesNotTurnWhileStonesAreCounted) {
  for (const QSize size : {QSize(1180, 820), QSize(1000, 700), QSize(1400, 1000)}) {
    TestWindow test;
    resizeTo(test, size);
    test.clicks("E5 C3");
    auto& tree = test.find<TreeWidget>("tree");
    const TreeGrowth before = tree.growth();
    test.window->game().count();
    ASSERT_TRUE(test.waitForProposal());
    settle();
    EXPECT_EQ(tree.growth(), before) << size.width();
    test.press("countDone");
    settle();
    EXPECT_EQ(tree.growth(), before) << size.width();
  }
}

TEST(LayoutFlow, AfterCountingTheKeysAreTheBoards) {
  TestWindow test;
  test.clicks("E5");
  test.window->game().count();
  ASSERT_TRUE(test.waitForProposal());
  test.press("countDone");
  settle();
  EXPECT_EQ(test.window->focusWidget(), &test.board());
}

TEST(StartFlow, AFirstGameIsASmallOneAndTheLastChoiceIsRemembered) {
  TestWindow test;
  test.questions.setup.reset();
  test.window->files().newGame();
  EXPECT_EQ(test.questions.proposed->setup.size, (BoardSize{9, 9}));
  test.questions.setup = test.setup;
  test.questions.setup->size = {13, 13};
  test.window->files().newGame();
  test.window->files().newGame();
  EXPECT_EQ(test.questions.proposed->setup.size, (BoardSize{13, 13}));
}

TEST(StartFlow, AfterItsChoiceTheKeysAreTheBoards) {
  TestWindow test;
  test.window->showStart();
  test.press("startTwo");
  settle();
  EXPECT_EQ(test.window->focusWidget(), &test.board());
}

TEST(LayoutFlow, WhoHasNoNameIsCalledByTheColour) {
  TestWindow test;
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]PB[Ana];B[ee])"));
  EXPECT_EQ(test.find<QLabel>("title").text(), QString::fromUtf8("Ana – White"));
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "White");
}

}  // namespace
}  // namespace tengen::desktop
