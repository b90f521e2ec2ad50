// The library and the explorer through the window: real files, a real index, real clicks.
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>
#include <fstream>

#include "formats/zip_test_kit.h"

#include "apps/desktop/base/style.h"
#include "apps/desktop/dialogs/picture_test_kit.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

// Four games on 9x9 that begin at E5: twice D3 follows, once G3 and once a pass. On a board that
// is the same from all sides the moves are shown in the upper right: G6 and G7.
constexpr const char* kGames =
    "(;SZ[9]PB[Ana]PW[Ben]DT[2001]RE[B+R];B[ee];W[dg];B[cc])"
    "(;SZ[9]PB[Cho]PW[Dan]DT[2003]RE[W+2.5]EV[Castle cup];B[ee];W[dg];B[gc];W[cc])"
    "(;SZ[9]PB[Eva]PW[Ana]DT[1999]RE[W+R];B[ee];W[gg])"
    "(;SZ[9]PB[Fei]PW[Gus]DT[2010]RE[B+3];B[ee];W[])";
constexpr const char* kProblem = "(;SZ[9]PB[Problem 1]DT[2020]AB[aa][ba]AW[ab][bb];B[cc];W[dd])";

struct LibraryWindow : TestWindow {
  explicit LibraryWindow(const char* games = kGames) {
    questions.unsaved = Questions::Unsaved::Discard;
    std::filesystem::create_directories(gamesFolder());
    if (games) write("games.sgf", games);
    questions.folder = QString::fromStdString(gamesFolder().string());
  }

  std::filesystem::path gamesFolder() const { return folder.path() / "games"; }
  void write(const char* name, const std::string& text) const {
    std::ofstream(gamesFolder() / name, std::ios::binary) << text;
  }
  ExplorerPanel& explorer() { return find<ExplorerPanel>("explorer"); }
  LibraryPage& page() { return find<LibraryPage>("libraryPage"); }
  void openExplorer() {
    window->panes().open("explorer");
    ASSERT_TRUE(explorer().isVisible());
  }
  bool waitForImport(int games) {
    return waitFor([&] {
      return !window->library().isImporting() && window->library().model().rowCount() == games &&
             !window->library().isListing();
    });
  }
  // With its games in, and the explorer in sight.
  void fill(int games = 4) {
    window->library().addFolder();
    ASSERT_TRUE(waitForImport(games));
  }
  bool waitForHeadline(const QString& words) {
    return waitFor([&] { return explorer().view().bars.headline == words; });
  }
  QStringList rows() {
    QStringList rows;
    for (const ExplorerLine& line : explorer().view().bars.lines)
      rows << QString("%1 %2 %3").arg(line.letter, line.move, line.games);
    return rows;
  }
  QStringList letters() {
    QStringList letters;
    for (const PaintedLetter& letter : board().overlay().letters) {
      const auto point = toText(letter.point, session().tree().size(), Notation::Standard);
      letters << letter.text + ' ' + QString::fromStdString(point);
    }
    return letters;
  }
  int moves() { return session().tree().moveNumber(session().node()); }
  QString cell(int row, GameListModel::Column column) {
    GameListModel& model = window->library().model();
    waitFor([&] { return model.data(model.index(row, column), Qt::DisplayRole).isValid(); });
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
  }
};

// The explorer

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

// The library

TEST(LibraryFlow, ListsTheGamesTheLatestFirst) {
  LibraryWindow test;
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  EXPECT_TRUE(test.page().isVisible());
  EXPECT_FALSE(test.board().isVisible());
  EXPECT_EQ(test.cell(0, GameListModel::Black), "Fei");
  EXPECT_EQ(test.cell(1, GameListModel::Event), "Castle cup");
  EXPECT_EQ(test.cell(3, GameListModel::Date), "1999");
  EXPECT_EQ(test.find<QLabel>("libraryCount").text(), "4 games");
}

TEST(LibraryFlow, AnyColumnSortsAndTheChosenGameStaysInSight) {
  LibraryWindow test;
  std::string many;
  for (int i = 0; i < 200; ++i)
    many += "(;SZ[9]PB[P" + std::to_string(1000 + i) + "]DT[1950]RE[B+R];B[cc])";
  test.write("many.sgf", many);
  test.fill(204);
  test.window->actions()[Do::LibraryMode].trigger();
  settle();
  QHeaderView& header = *test.page().list().horizontalHeader();
  const auto sort = [&](GameListModel::Column column, Qt::SortOrder order) {
    header.setSortIndicator(column, order);
    EXPECT_TRUE(test.waitForImport(204));
  };
  sort(GameListModel::Black, Qt::AscendingOrder);
  EXPECT_EQ(test.cell(0, GameListModel::Black), "Ana");
  EXPECT_EQ(test.cell(4, GameListModel::Black), "P1000");
  sort(GameListModel::White, Qt::DescendingOrder);
  EXPECT_EQ(test.cell(203, GameListModel::White), "Ana");
  sort(GameListModel::Moves, Qt::DescendingOrder);
  EXPECT_EQ(test.cell(0, GameListModel::Moves), "4");
  test.page().choose(0);  // Cho – Dan
  sort(GameListModel::Date, Qt::AscendingOrder);
  EXPECT_EQ(test.cell(test.page().chosenRow(), GameListModel::Black), "Cho");
  const QRect row = test.page().list().visualRect(test.page().list().currentIndex());
  EXPECT_TRUE(test.page().list().viewport()->rect().intersects(row));
}

TEST(LibraryFlow, WhoTypesAFilterLooksAtItsFirstGame) {
  LibraryWindow test;
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  test.page().choose(3);
  QTest::keyClicks(&test.find<QLineEdit>("libraryFilter"), "1990-2005");
  ASSERT_TRUE(test.waitForImport(3));
  EXPECT_EQ(test.page().chosenRow(), 0);
}

TEST(LibraryFlow, AGameWithoutNamesIsShownByItsFile) {
  LibraryWindow test("(;SZ[9];B[cc])(;SZ[9];B[dd])");
  test.fill(2);
  test.window->actions()[Do::LibraryMode].trigger();
  EXPECT_EQ(test.cell(0, GameListModel::Black), "games.sgf");
  EXPECT_EQ(test.cell(1, GameListModel::Black), "games.sgf (2)");
}

TEST(LibraryFlow, AFolderIsRemovedAfterAQuestionAndItsFilesStay) {
  LibraryWindow test;
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  auto& button = test.find<QPushButton>("libraryRemove");
  ASSERT_TRUE(test.waitFor([&] { return button.isVisible(); }));
  ASSERT_EQ(button.menu()->actions().size(), 1);
  test.questions.removesFolder = false;
  button.menu()->actions().front()->trigger();
  EXPECT_TRUE(test.questions.askedRemove.endsWith("games"));
  test.questions.removesFolder = true;
  button.menu()->actions().front()->trigger();
  ASSERT_TRUE(test.waitForImport(0));
  EXPECT_TRUE(test.find<QWidget>("libraryAddFirst").isVisible());
  EXPECT_TRUE(std::filesystem::exists(test.gamesFolder() / "games.sgf"));
}

TEST(LibraryFlow, AllFilesThatWereLeftOutCanBeSeen) {
  LibraryWindow test;
  test.write("broken.sgf", "this is no game");
  test.write("also.sgf", "nor is this");
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  test.press("libraryShowTroubles");
  auto& all = test.find<QPlainTextEdit>("libraryTroubles");
  EXPECT_TRUE(all.isVisible());
  EXPECT_TRUE(all.toPlainText().contains("broken.sgf"));
  EXPECT_TRUE(all.toPlainText().contains("also.sgf"));
}

TEST(LibraryFlow, AFolderThatIsGoneIsToldByALookForNewGames) {
  LibraryWindow test;
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  std::filesystem::rename(test.gamesFolder(), test.folder.path() / "elsewhere");
  test.press("libraryScan");
  auto& problem = test.find<QLabel>("libraryProblem");
  ASSERT_TRUE(test.waitFor([&] { return problem.text().contains("is not there"); }));
  EXPECT_EQ(test.window->library().model().rowCount(), 4);
}

TEST(LibraryFlow, ADamagedCatalogueIsMendedByAButton) {
  LibraryWindow test;
  test.fill();
  test.window.reset();
  const auto home = test.folder.path() / "library";
  for (const char* tail : {"-wal", "-shm"})
    std::filesystem::remove((home / "catalogue.db").string() + tail);
  std::ofstream(home / "catalogue.db", std::ios::binary | std::ios::trunc);
  test.make();
  test.window->actions()[Do::LibraryMode].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.find<QWidget>("libraryMend").isVisible(); }));
  EXPECT_FALSE(test.find<QWidget>("libraryAddFirst").isVisible());
  test.press("libraryMend");
  ASSERT_TRUE(test.waitForImport(4));
  EXPECT_FALSE(test.find<QWidget>("libraryMend").isVisible());
  EXPECT_TRUE(test.find<QLabel>("libraryProblem").text().isEmpty());
}

TEST(LibraryFlow, NothingInAFileIsMarkup) {
  LibraryWindow test("(;SZ[9]PB[<b>x</b>]RE[<h1>big</h1><img src=\"/tmp/x.png\">];B[cc])");
  test.fill(1);
  test.window->actions()[Do::LibraryMode].trigger();
  const auto shown = [&] { return test.page().preview().view().result.startsWith("<h1>"); };
  ASSERT_TRUE(test.waitFor(shown));
  Style style;
  for (QLabel* label : test.window->findChildren<QLabel*>()) {
    style.polish(label);  // as the program does with all of them
    EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->objectName().toStdString();
  }
}

TEST(LibraryFlow, FiltersAsOneTypesAndOpensByEnter) {
  LibraryWindow test;
  test.fill();
  test.key(Qt::Key_L, Qt::ControlModifier);
  settle();
  auto& filter = test.find<QLineEdit>("libraryFilter");
  ASSERT_EQ(test.window->focusWidget(), &filter);
  QTest::keyClicks(&filter, "ana 1990-2001");
  ASSERT_TRUE(test.waitForImport(2));
  EXPECT_EQ(test.find<QLabel>("libraryCount").text(), "2 of 4 games");
  test.key(Qt::Key_Down);
  test.key(Qt::Key_Return);
  ASSERT_TRUE(test.waitFor([&] { return test.window->files().name() == "games.sgf"; }));
  EXPECT_EQ(test.session().tree().openGame(), 2u) << "Eva – Ana";
  EXPECT_TRUE(test.board().isVisible());
}

TEST(LibraryFlow, APreviewShowsTheEndOfAGameAndTheBeginningOfAProblem) {
  LibraryWindow test;
  test.write("problem.sgf", kProblem);
  test.fill(5);
  test.window->actions()[Do::LibraryMode].trigger();
  const auto shown = [&]() -> const GamePreviewView& { return test.page().preview().view(); };
  test.page().choose(0);
  ASSERT_TRUE(test.waitFor([&] { return shown().black == "Problem 1"; }));
  EXPECT_EQ(shown().picture.stones[(Point{0, 0})], Stone::Black);
  EXPECT_EQ(shown().picture.stones[(Point{2, 2})], Stone::None) << "the answer";
  test.page().choose(2);
  ASSERT_TRUE(test.waitFor([&] { return shown().black == "Cho"; }));
  EXPECT_EQ(shown().picture.lastMove, (Point{2, 2}));
}

TEST(LibraryFlow, NewFilesOfAWatchedFolderAreFoundWhenAskedFor) {
  LibraryWindow test;
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  test.write("new.sgf", "(;SZ[9]PB[New]DT[2024];B[cc])");
  test.press("libraryScan");
  ASSERT_TRUE(test.waitForImport(5));
  EXPECT_EQ(test.cell(0, GameListModel::Black), "New");
  EXPECT_EQ(test.message(), "1 game added.");
}

TEST(LibraryFlow, AFileThatIsNoGameIsToldAndTheRestIsThere) {
  LibraryWindow test;
  test.write("broken.sgf", "this is no game");
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  EXPECT_TRUE(test.find<QLabel>("libraryProblem").text().contains("broken.sgf"));
}

TEST(LibraryFlow, AnEmptyLibraryInvitesAndEscapeLeaves) {
  LibraryWindow test;
  test.window->actions()[Do::LibraryMode].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.find<QWidget>("libraryAddFirst").isVisible(); }));
  test.press("libraryAddFirst");
  ASSERT_TRUE(test.waitForImport(4));
  EXPECT_FALSE(test.find<QWidget>("libraryAddFirst").isVisible());
  test.find<QLineEdit>("libraryFilter").setFocus();
  test.key(Qt::Key_Escape);
  EXPECT_EQ(test.window->mode(), WindowMode::Play);
  EXPECT_TRUE(test.board().isVisible());
}

TEST(FileFlow, AGameOfAnArchiveIsSavedBesideIt) {
  LibraryWindow test(nullptr);
  formats::ZipForTest zip;
  zip.add({"folder/one.sgf", "(;SZ[9]PB[Ana];B[ee])"});
  test.write("games.zip", zip.bytes());
  test.fill(1);
  test.window->actions()[Do::LibraryMode].trigger();
  emit test.page().openWanted(0);
  ASSERT_TRUE(test.waitFor([&] { return test.window->files().name() == "one.sgf"; }));
  test.click("C3");
  test.questions.file = test.questions.folder + "/mine.sgf";
  EXPECT_TRUE(test.window->files().save());
  EXPECT_TRUE(std::filesystem::exists(test.gamesFolder() / "mine.sgf"));
  EXPECT_EQ(test.window->files().name(), "mine.sgf");
}

TEST(FileFlow, TheNextFileOfAFolderIsAKeyAway) {
  LibraryWindow test(nullptr);
  test.write("2.sgf", "(;SZ[9]PB[Two];B[ee])");
  test.write("10.sgf", "(;SZ[9]PB[Ten];B[ee])");
  const auto opened = [&](const QString& name) {
    return test.waitFor([&] { return test.window->files().name() == name; });
  };
  test.window->files().openPath(test.questions.folder + "/2.sgf");
  ASSERT_TRUE(opened("2.sgf"));
  test.key(Qt::Key_PageDown, Qt::ControlModifier);
  EXPECT_TRUE(opened("10.sgf")) << "as people count";
  test.key(Qt::Key_PageDown, Qt::ControlModifier);
  EXPECT_EQ(test.message(), "This is the last file of the folder.");
  test.key(Qt::Key_PageUp, Qt::ControlModifier);
  EXPECT_TRUE(opened("2.sgf"));
}

}  // namespace
}  // namespace tengen::desktop
