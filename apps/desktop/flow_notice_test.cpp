// Questions that can wait, what they move (nothing), and what the window remembers of games.
#include "apps/desktop/file_test_kit.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

// Questions

TEST(NoticeFlow, AQuestionMovesNeitherBoardNorPanels) {
  for (const QSize size :
       {QSize(1180, 820), QSize(640, 480), QSize(700, 1200), QSize(2000, 1200)}) {
    TestWindow test;
    test.window->resize(size);
    settle();
    const QRect before(test.board().mapTo(test.window.get(), QPoint()), test.board().size());
    const QRectF wood = test.board().boardGeometry().wood();
    test.window->notice().ask(
        [] { return QString("A game was left behind: “evening.sgf”, Ana – Tengen 5k, 38 moves"); },
        {{[] { return QString("Bring it back"); }, nullptr},
         {[] { return QString("Later"); }, nullptr}});
    settle();
    EXPECT_EQ(QRect(test.board().mapTo(test.window.get(), QPoint()), test.board().size()), before);
    EXPECT_EQ(test.board().boardGeometry().wood(), wood);
    NoticeBar& notice = test.window->notice();
    ASSERT_TRUE(notice.isVisible());
    const QRect bar(notice.mapTo(test.window.get(), QPoint()), notice.size());
    EXPECT_FALSE(wood.translated(before.topLeft()).intersects(bar))
        << size.width() << ": no point is covered";
    auto& ways = *test.window->findChild<NavigationBar*>();
    EXPECT_FALSE(QRect(ways.mapTo(test.window.get(), QPoint()), ways.size()).intersects(bar))
        << size.width() << ": nor a way through the game";
    EXPECT_TRUE(test.window->rect().contains(bar));
    test.press("noticeChoice1");
    EXPECT_FALSE(notice.isVisible());
  }
}

TEST(NoticeFlow, BesideNoPanelsAQuestionCoversNothingEither) {
  TestWindow test;
  test.window->actions()[Do::ShowPanels].trigger();
  test.window->notice().ask([] { return QString("A game was left behind"); },
                            {{[] { return QString("Later"); }, nullptr}});
  settle();
  NoticeBar& notice = test.window->notice();
  const QRect bar(notice.mapTo(test.window.get(), QPoint()), notice.size());
  EXPECT_FALSE(bar.isEmpty());
  for (QWidget* part : {static_cast<QWidget*>(test.window->findChild<NavigationBar*>()),
                        static_cast<QWidget*>(&test.board())})
    EXPECT_FALSE(QRect(part->mapTo(test.window.get(), QPoint()), part->size()).intersects(bar));
}

TEST(NoticeFlow, PanelsMakeRoomForAQuestion) {
  TestWindow test;
  test.press("reviewMode");
  settle();
  test.window->notice().ask([] { return QString("A game was left behind"); },
                            {{[] { return QString("Later"); }, nullptr}});
  settle();
  NoticeBar& notice = test.window->notice();
  const QRect bar(notice.mapTo(test.window.get(), QPoint()), notice.size());
  auto& comment = test.find<QWidget>("comment");
  EXPECT_FALSE(QRect(comment.mapTo(test.window.get(), QPoint()), comment.size()).intersects(bar));
}

TEST(NoticeFlow, OnTheStartPageItHasRoomOfItsOwn) {
  TestWindow test;
  test.window->resize(640, 480);
  test.window->showStart();
  test.window->notice().ask([] { return QString("A game was left behind"); },
                            {{[] { return QString("Later"); }, nullptr}});
  settle();
  NoticeBar& notice = test.window->notice();
  const QRect bar(notice.mapTo(test.window.get(), QPoint()), notice.size());
  auto& page = *test.window->findChild<StartPage*>();
  EXPECT_FALSE(QRect(page.mapTo(test.window.get(), QPoint()), page.size()).intersects(bar));
}

TEST(NoticeFlow, AGameLeftBehindIsCountedWholeAlsoFromAVariation) {
  TestWindow test;
  test.clicks("C3 G3 C7 G7 E5 E3 E7");
  for (int i = 0; i < 6; ++i)
    test.key(Qt::Key_Left);
  test.clicks("A1");
  test.crash();
  test.make();
  test.window->recovery().offer();
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("7 moves"))
      << test.find<QLabel>("noticeText").text().toStdString();
}

// Files

TEST(NoticeFlow, TheLastGameIsOneThatWasPlayedHere) {
  TestWindow test;
  test.clicks("C3 G3");
  test.questions.file = QString::fromStdString((test.folder.path() / "mine.sgf").string());
  test.key(Qt::Key_S, Qt::ControlModifier);
  open(test, write(test, "theirs.sgf", "(;SZ[9];B[aa])"));
  test.window->showStart();
  emit test.window->findChild<StartPage*>()->reviewWanted();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_TRUE(test.window->files().path().endsWith("mine.sgf"))
      << test.window->files().path().toStdString();
}

TEST(NoticeFlow, ANewFileIsCalledByPlayersAndDate) {
  TestWindow test;
  test.window->files().openText("(;SZ[9]PB[Ana/Eva]PW[Tengen 5k]DT[2026-03-04];B[aa])");
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(test.questions.suggested, "Ana Eva - Tengen 5k 2026-03-04.sgf");
  test.questions.unsaved = Questions::Unsaved::Discard;
  test.window->files().openText("(;SZ[9];B[aa])");
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(test.questions.suggested, "game.sgf");
}

TEST(NoticeFlow, AFolderThatTakesNoFilesIsNotSaidToBeMissing) {
  const FileError error{"/proc/foo.sgf",
                        std::make_error_code(std::errc::no_such_file_or_directory)};
  EXPECT_TRUE(words::saveProblem(error).contains("Nothing can be written"))
      << words::saveProblem(error).toStdString();
  const FileError gone{"/no/such/foo.sgf",
                       std::make_error_code(std::errc::no_such_file_or_directory)};
  EXPECT_TRUE(words::saveProblem(gone).contains("There is no folder"));
}

}  // namespace
}  // namespace tengen::desktop
