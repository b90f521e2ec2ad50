// The library through the window: real files, a real index, real clicks.
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>

#include "formats/zip_test_kit.h"

#include "apps/desktop/base/style.h"
#include "apps/desktop/library_window_test_kit.h"
#include "apps/desktop/opening.h"

namespace tengen::desktop {
namespace {

constexpr const char* kProblem = "(;SZ[9]PB[Problem 1]DT[2020]AB[aa][ba]AW[ab][bb];B[cc];W[dd])";

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

TEST(LibraryFlow, AFileThatComesIntoAFolderBelowAWatchedOneIsFound) {
  LibraryWindow test;
  std::filesystem::create_directories(test.gamesFolder() / "old" / "deep");
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  EXPECT_TRUE(test.window->library().watch().isWhole());
  test.write("old/deep/new.sgf", "(;SZ[9]PB[New]DT[2024];B[cc])");
  ASSERT_TRUE(test.waitForImport(5));
  std::filesystem::create_directories(test.gamesFolder() / "old" / "other");
  test.write("old/other/newer.sgf", "(;SZ[9]PB[Newer]DT[2025];B[cc])");
  ASSERT_TRUE(test.waitForImport(6));
  test.write("old/other/newest.sgf", "(;SZ[9]PB[Newest]DT[2026];B[cc])");
  ASSERT_TRUE(test.waitForImport(7)) << "a folder that came meanwhile is watched, too";
}

TEST(LibraryFlow, FoldersThatCannotAllBeWatchedAreLookedAtWhenPeopleComeBack) {
  LibraryWindow test;
  std::filesystem::create_directories(test.gamesFolder() / "old" / "deep");
  test.window->library().watch().setMost(1);
  test.fill();
  test.window->actions()[Do::LibraryMode].trigger();
  EXPECT_FALSE(test.window->library().watch().isWhole());
  test.write("old/deep/new.sgf", "(;SZ[9]PB[New]DT[2024];B[cc])");
  emit qApp->applicationStateChanged(Qt::ApplicationActive);
  ASSERT_TRUE(test.waitForImport(5));
}

// Of a list with many rows those are looked at that nobody has seen.
struct DamagedWhileOpen : LibraryWindow {
  DamagedWhileOpen() {
    std::string many;
    for (int i = 0; i < 3000; ++i)
      many += "(;SZ[9]PB[P" + std::to_string(1000 + i) + "]DT[1950]RE[B+R];B[cc])";
    write("many.sgf", many);
    fill(3004);
    window->actions()[Do::LibraryMode].trigger();
    settle();
  }
  std::filesystem::path catalogue() const { return folder.path() / "library" / "catalogue.db"; }
  void expectItIsSaidAndMended() {
    page().list().scrollToBottom();
    ASSERT_TRUE(waitFor([&] { return find<QWidget>("libraryMend").isVisible(); }));
    EXPECT_TRUE(find<QLabel>("libraryProblem").text().contains("is damaged"));
    press("libraryMend");
    ASSERT_TRUE(waitFor([&] { return !find<QWidget>("libraryMend").isVisible(); }));
    ASSERT_TRUE(waitForImport(3004));
    EXPECT_TRUE(find<QLabel>("libraryProblem").text().isEmpty());
    EXPECT_TRUE(cell(3003, GameListModel::Black).startsWith("P"));
  }
};

TEST(LibraryFlow, ACatalogueThatIsOverwrittenWhileTheWindowIsOpenIsSaidAndMended) {
  DamagedWhileOpen test;
  for (const char* tail : {"", "-wal"}) {
    const auto path = test.catalogue().string() + tail;
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    const auto size = std::filesystem::file_size(path);
    constexpr size_t kPage = 4096;  // the first says what file it is
    file.seekp(kPage);
    file << std::string(size - std::min(size, kPage), '\x55');
  }
  test.expectItIsSaidAndMended();
}

TEST(LibraryFlow, RowsLostFromTheCatalogueWhileTheWindowIsOpenAreSaidAndMended) {
  DamagedWhileOpen test;
  {
    auto importer = library::Importer::open(test.folder.path() / "library");
    ASSERT_TRUE(importer);
    ASSERT_TRUE(importer->catalogue().run("DELETE FROM games WHERE id > 2000"));
  }
  test.expectItIsSaidAndMended();
}

TEST(LibraryFlow, DamageInsideTheIndexIsSaidAndMended) {
  LibraryWindow test;
  test.fill();
  test.window.reset();
  for (const auto& entry : std::filesystem::directory_iterator(test.folder.path() / "library")) {
    if (entry.path().extension() != ".seg") continue;
    std::fstream file(entry.path(), std::ios::binary | std::ios::in | std::ios::out);
    constexpr int kBehindTheHead = 512;
    file.seekp(kBehindTheHead);
    file << std::string(kBehindTheHead, '\x55');
  }
  test.make();
  test.window->actions()[Do::LibraryMode].trigger();
  ASSERT_TRUE(test.waitFor([&] {
    const auto& mend = test.find<QWidget>("libraryMend");
    return mend.isVisible() && mend.isEnabled();
  }));
  EXPECT_TRUE(test.find<QLabel>("libraryProblem").text().contains("is damaged"));
  test.press("libraryMend");
  ASSERT_TRUE(test.waitFor([&] { return !test.find<QWidget>("libraryMend").isVisible(); }));
  ASSERT_TRUE(test.waitForImport(4));
  EXPECT_EQ(test.cell(0, GameListModel::Black), "Fei");
}

TEST(LibraryFlow, GamesThatAnotherProgramTookOutLeaveTheList) {
  DamagedWhileOpen test;
  std::filesystem::remove(test.gamesFolder() / "many.sgf");
  {
    auto importer = library::Importer::open(test.folder.path() / "library");
    ASSERT_TRUE(importer);
    ASSERT_TRUE(importer->scan());
  }
  test.page().list().scrollToBottom();
  ASSERT_TRUE(test.waitForImport(4));
  EXPECT_FALSE(test.find<QWidget>("libraryMend").isVisible());
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

TEST(LibraryFlow, TheChosenGameStaysMarked) {
  LibraryWindow test;
  test.fill();
  test.key(Qt::Key_L, Qt::ControlModifier);
  auto& list = test.find<QTableView>("libraryGames");
  const QRect viewport = list.viewport()->rect();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, viewport.center());
  EXPECT_TRUE(list.selectionModel()->isRowSelected(0));
}

TEST(LibraryFlow, WhereNothingFitsItSaysWhatCanBeLookedFor) {
  LibraryWindow test;
  test.fill();
  test.key(Qt::Key_L, Qt::ControlModifier);
  test.find<QLineEdit>("libraryFilter").setText("ana 1850");
  ASSERT_TRUE(test.waitForImport(0));
  EXPECT_TRUE(test.find<QLabel>("libraryCount").text().startsWith("No game fits."));
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
  test.press("libraryScan");
  ASSERT_TRUE(test.waitFor([&] { return test.message() == "No new games."; }));
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

// As `tengen-desktop --mode library` does.
TEST(LibraryFlow, AWindowCanOpenWithIt) {
  LibraryWindow test;
  CommandLine line;
  openWindow(*test.window, line, {});
  EXPECT_TRUE(test.find<StartPage>("startPage").isVisible());
  line.mode = "library";
  openWindow(*test.window, line, {});
  EXPECT_TRUE(test.page().isVisible());
  line.mode = "explorer";
  line.move = 2;
  test.write("two.sgf", "(;SZ[9];B[ee];W[gg];B[cc])");
  const QString file = QString::fromStdString((test.gamesFolder() / "two.sgf").string());
  openWindow(*test.window, line, file);
  ASSERT_TRUE(test.waitFor([&] { return test.explorer().isVisible(); }));
  EXPECT_EQ(test.moves(), 2);
  test.window->game().toMove(3);
  test.window->files().openPath(file);
  test.waitFor([&] { return !test.window->files().isLoading(); });
  EXPECT_NE(test.moves(), 2) << "what was asked at the start is over";
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
