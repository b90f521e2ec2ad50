// The explorer through the window: real files, a real index, real clicks.
#include "apps/desktop/dialogs/picture_test_kit.h"
#include "apps/desktop/library_window_test_kit.h"

namespace tengen::desktop {
namespace {

TEST(ExplorerFlow, AnEmptyLibrarySaysHowToAddGamesAndOffersIt) {
  LibraryWindow test;
  test.openExplorer();
  ASSERT_TRUE(test.waitFor([&] { return !test.explorer().view().hasGames; }));
  test.press("explorerAdd");
  ASSERT_TRUE(test.waitForHeadline("4 games"));
  EXPECT_TRUE(test.explorer().view().hasGames);
}

TEST(ExplorerFlow, NextMovesAreBarsInThePanelAndLettersOnTheBoard) {
  LibraryWindow test;
  test.fill();
  test.openExplorer();
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.rows().size() == 3; }));
  EXPECT_EQ(test.rows(), (QStringList{"A G6 2", "B G7 1", " Pass 1"}));
  EXPECT_EQ(test.letters(), (QStringList{"A G6", "B G7"}));
  const ExplorerBarsView& bars = test.explorer().view().bars;
  EXPECT_EQ(bars.headline, "4 games");
  EXPECT_EQ(bars.won, (WonShares{0.5, 0.5}));
  EXPECT_EQ(bars.years.first, 1999);
  EXPECT_EQ(bars.years.shares.size(), 12u);
  EXPECT_EQ(test.explorer().view().games[0].players, QString::fromUtf8("Fei – Gus"));
  EXPECT_EQ(test.explorer().view().games[0].detail, QString::fromUtf8("2010 · B+3 · move 1"));
}

TEST(ExplorerFlow, ARowThatIsClickedIsPlayedAndTheNextPositionShown) {
  LibraryWindow test;
  test.fill();
  test.openExplorer();
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.rows().size() == 3; }));
  ExplorerBars& bars = test.explorer().bars();
  QTest::mouseMove(&bars, bars.lineArea(0).center());
  ASSERT_TRUE(test.waitFor([&] { return !test.board().overlay().line.empty(); }));
  EXPECT_EQ(test.board().overlay().line.front().point, test.at("G6"));
  QTest::mouseClick(&bars, Qt::LeftButton, {}, bars.lineArea(0).center());
  EXPECT_EQ(test.stone("G6"), Stone::White);
  ASSERT_TRUE(test.waitForHeadline("2 games"));
  test.click("A1");
  ASSERT_TRUE(test.waitFor([&] { return !test.explorer().view().note.isEmpty(); }));
  EXPECT_EQ(test.letters(), QStringList());
}

TEST(ExplorerFlow, APartOfTheBoardIsLookedForWhereverItStands) {
  LibraryWindow test;
  test.fill();
  test.clicks("G4 A9");  // no game has this board, but one had a stone like this near its corner
  const auto placeOf = [&](const char* name) {
    return test.board().boardGeometry().center(test.at(name)).toPoint();
  };
  QTest::mousePress(&test.board(), Qt::RightButton, {}, placeOf("F5"));
  QTest::mouseMove(&test.board(), placeOf("J1"));
  QTest::mouseRelease(&test.board(), Qt::RightButton, {}, placeOf("J1"));
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 2) << "nothing was played";
  ASSERT_TRUE(test.explorer().isVisible());
  ASSERT_TRUE(test.explorer().view().isPart ||
              test.waitFor([&] { return test.explorer().view().isPart; }));
  ASSERT_TRUE(test.waitFor([&] { return !test.explorer().view().bars.headline.isEmpty(); }));
  EXPECT_EQ(test.board().overlay().region, (PaintedRegion{test.at("F5"), test.at("J1")}));
  test.press("explorerWhole");
  ASSERT_TRUE(test.waitFor([&] { return !test.explorer().view().note.isEmpty(); }));
  EXPECT_FALSE(test.board().overlay().region);
}

// White defends or Black attacks: the same point, and the letter of the one is not painted over by
// that of the other.
TEST(ExplorerFlow, APointThatBothSidesPlayHasOneLetter) {
  LibraryWindow test(
      "(;SZ[9];B[gg];W[hf])(;SZ[9];B[gg];W[hf])(;SZ[9];B[gg];W[aa];B[hf])(;SZ[9];B[gg];W[hh])");
  test.fill();
  test.click("G3");
  test.window->explorer().setRegion(test.at("F4"), test.at("J1"));
  test.openExplorer();
  ASSERT_TRUE(test.waitFor([&] { return test.rows().size() == 3; }));
  const QString black = QString::fromUtf8("●");
  const QString white = QString::fromUtf8("○");
  EXPECT_EQ(test.rows(),
            (QStringList{"A " + white + "H4 2", "A " + black + "H4 1", "B " + white + "H2 1"}));
  EXPECT_EQ(test.letters(), (QStringList{"A H4", "B H2"}));
}

TEST(ExplorerFlow, APartThatWasLookedForIsASmallBoardThatLooksForItAgain) {
  LibraryWindow test;
  test.fill();
  test.clicks("G4 A9");
  test.window->explorer().setRegion(test.at("F5"), test.at("J1"));
  test.openExplorer();
  const auto isFound = [&] {
    return !test.window->explorer().isAsking() && !test.explorer().view().bars.headline.isEmpty();
  };
  ASSERT_TRUE(test.waitFor(isFound));
  const QString headline = test.explorer().view().bars.headline;
  ASSERT_EQ(test.explorer().view().history.size(), 1u);
  test.window->explorer().setRegion(test.at("F5"), test.at("J1"));
  EXPECT_EQ(test.explorer().view().history.size(), 1u) << "the same again";
  ASSERT_TRUE(test.waitFor(isFound));
  auto& games = test.find<QListWidget>("explorerGames");
  emit games.itemActivated(games.item(0));
  ASSERT_TRUE(test.waitFor([&] { return test.window->files().name() == "games.sgf"; }));
  test.openExplorer();  // a record has panels of its own
  ASSERT_TRUE(test.waitFor([&] { return !test.explorer().view().isPart; }));
  ExplorerHistory& history = test.explorer().history();
  QTest::mouseClick(&history, Qt::LeftButton, {}, history.placeOf(0).center());
  ASSERT_TRUE(test.waitFor([&] {
    return test.explorer().view().isEarlier && test.explorer().view().bars.headline == headline;
  }));
  EXPECT_TRUE(test.letters().empty()) << "they are of another board";
  keepPicture(test.explorer(), "explorer-history");
  test.window->game().back();
  ASSERT_TRUE(test.waitFor([&] { return !test.explorer().view().isEarlier; }));
  EXPECT_EQ(test.explorer().view().history.size(), 1u);
}

TEST(ExplorerFlow, AFilterLeavesTheGamesThatFit) {
  LibraryWindow test;
  test.fill();
  test.openExplorer();
  ASSERT_TRUE(test.waitForHeadline("4 games"));
  QTest::keyClicks(&test.find<QLineEdit>("explorerFilter"), "ana 2001");
  ASSERT_TRUE(test.waitForHeadline("1 game"));
  EXPECT_EQ(test.explorer().view().games.size(), 1u);
}

TEST(ExplorerFlow, AGameThatIsChosenOpensAtThePosition) {
  LibraryWindow test;
  test.fill();
  test.openExplorer();
  test.clicks("E5 D3");
  ASSERT_TRUE(test.waitForHeadline("2 games"));
  auto& games = test.find<QListWidget>("explorerGames");
  emit games.itemActivated(games.item(0));  // Cho – Dan, the second game of its file
  ASSERT_TRUE(test.waitFor([&] { return test.window->files().name() == "games.sgf"; }));
  EXPECT_EQ(test.questions.askedUnsaved, 1);
  EXPECT_EQ(test.session().tree().openGame(), 1u);
  EXPECT_EQ(test.moves(), 2);
  EXPECT_EQ(test.stone("D3"), Stone::White);
}

TEST(ExplorerFlow, NothingIsToldWhileALessonAsksForMoves) {
  LibraryWindow test;
  test.fill();
  test.openExplorer();
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.letters().size() == 2; }));
  test.window->explorer().setSilent(true);
  EXPECT_EQ(test.letters(), QStringList());
  EXPECT_TRUE(test.explorer().view().bars.lines.empty());
}

TEST(ExplorerFlow, ItsKeyIsALetterOfAMoveWhileAGameIsPlayed) {
  LibraryWindow test;
  test.board().setFocus();
  test.key(Qt::Key_E);
  test.key(Qt::Key_4);
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.stone("E4"), Stone::Black);
  EXPECT_FALSE(test.explorer().isVisible());
  ASSERT_TRUE(test.window->files().openText(kGames));
  settle();
  test.board().setFocus();
  test.key(Qt::Key_E);
  EXPECT_TRUE(test.explorer().isVisible()) << "in a record it opens the explorer";
  test.key(Qt::Key_E);
  EXPECT_FALSE(test.explorer().isVisible());
}

}  // namespace
}  // namespace tengen::desktop
