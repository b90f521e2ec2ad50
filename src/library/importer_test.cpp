#include "library/importer.h"

#include <cstring>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/checksum.h"
#include "base/os/file.h"
#include "library/file_survey.h"
#include "library/filter_line.h"
#include "library/game_split.h"
#include "library/kept_facts.h"
#include "library/library_test_kit.h"
#include "library/repair.h"
#include "library/segment_format.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;

TEST(GameSplit, CutsARowOfGamesAndNothingElse) {
  const auto games = splitGames("(;B[aa](;W[bb])(;W[cc]))\n (;C[a ) and \\] here])\n");
  ASSERT_TRUE(games);
  EXPECT_EQ(*games,
            (std::vector<std::string_view>{"(;B[aa](;W[bb])(;W[cc]))", "(;C[a ) and \\] here])"}));
  EXPECT_FALSE(splitGames("prose (;B[aa])"));
  EXPECT_FALSE(splitGames("(;B[aa]"));
  EXPECT_FALSE(splitGames("(;B[aa]))"));
  EXPECT_FALSE(splitGames("(;C[never closed)"));
  EXPECT_FALSE(splitGames(""));
}

std::string manyGames(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += "(;SZ[9]PB[Player " + std::to_string(i) + "]C[" + std::string(400, '.') + "];B[" +
            std::string(1, static_cast<char>('a' + i % 9)) + "a])\n";
  }
  return text;
}

TEST(Importer, ReadsALargeCollectionInPortionsThatKeepTheirNumbers) {
  const TestLibrary library;
  constexpr int kGames = 3000;  // over a megabyte
  library.write("large.sgf", manyGames(kGames));
  EXPECT_EQ(library.scan().games, static_cast<size_t>(kGames));
  const Library opened = library.open();
  for (const int number : {1, 513, 3000}) {
    GameFilter filter;
    filter.players = {"player " + std::to_string(number - 1)};
    const Answer answer = opened.find(filter, {.examples = 100, .players = 0});
    bool isThere = false;
    for (const Hit& hit : answer.examples) {
      const auto game = opened.game(hit.game);
      ASSERT_TRUE(game);
      isThere |= game->number == number && game->black == "Player " + std::to_string(number - 1);
    }
    EXPECT_TRUE(isThere) << number;
  }
}

TEST(Importer, GamesAddedOneByOneAreJoinedToOnePart) {
  const TestLibrary library;
  constexpr int kGames = 40;
  for (int i = 0; i < kGames; ++i) {
    library.write(std::to_string(i) + ".sgf", "(;SZ[9]PB[P" + std::to_string(i) + "];B[cc];W[dd])");
    EXPECT_EQ(library.scan().games, 1u);
  }
  const Library opened = library.open();
  EXPECT_LE(opened.segments().size(), 17u);
  EXPECT_EQ(opened.find(GameFilter{}).wins.games, static_cast<size_t>(kGames));
  Board board(BoardSize{9, 9});
  board.play(Point{2, 2}, Color::Black);
  EXPECT_EQ(opened.find(PositionQuery{.board = board, .next = {}, .moves = {}}, {}).hits,
            static_cast<size_t>(kGames));
}

TEST(Importer, AStoppedImportGoesOn) {
  const TestLibrary library;
  library.write("large.sgf", manyGames(3000));
  std::stop_source stop;
  {
    auto importer = Importer::open(library.home());
    ASSERT_TRUE(importer);
    ASSERT_TRUE(importer->addSources({library.games().string()}));
    stop.request_stop();
    const auto report = importer->scan(stop.get_token());
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->wasStopped);
  }
  library.scan();
  EXPECT_EQ(library.open().find(GameFilter{}).wins.games, 3000u);
}

TEST(Importer, FindsNoGameInAProgramOrAPictureThatIsCalledOne) {
  const TestLibrary library;
  std::string noise;
  for (int i = 0; i < 3000; ++i)
    noise += static_cast<char>(i * 37 % 256);
  library.write("node.sgf", ";\x91" + noise);
  library.write("property.sgf", "o[" + noise);
  library.write("game.sgf", "\x89PNG(;B[aa];W[bb])" + noise);
  library.write("broken.sgf",
                "(;PB[\xc0\xee\xb2\xfd\xef\xbf];B[aa];W[bb" + std::string(3000, '\0'));
  const ImportReport report = library.scan();
  EXPECT_EQ(report.games, 1u) << "that which only lost its end";
  EXPECT_EQ(report.troubles.size(), 3u);
}

TEST(Importer, TakesEveryGameTheProgramWouldOpen) {
  const TestLibrary library;
  library.write("word.sgf", "(;GM[Go]SZ[9];B[aa])");
  library.write("blanks.sgf", "(;GM[ 1 ]SZ[9];B[bb])");
  library.write("othello.sgf", "(;GM[ 2 ]SZ[8];B[d3])");
  EXPECT_EQ(library.scan().games, 2u);
}

TEST(Importer, IsRefusedWhileAnotherImports) {
  const TestLibrary library;
  const auto first = Importer::open(library.home());
  ASSERT_TRUE(first);
  const auto second = Importer::open(library.home());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().kind, LibraryError::Kind::Busy);
}

TEST(Importer, WhatAnImportThatWasKilledLeftBehindIsCleanedAway) {
  const TestLibrary library;
  library.write("a.sgf", "(;SZ[9];B[cc])");
  library.scan();
  const fs::path stray = library.home() / "games-77-3.seg";
  ASSERT_TRUE(replaceFile(stray, "half a part"));
  library.scan();
  EXPECT_FALSE(fs::exists(stray));
}

size_t gamesOf(const TestLibrary& library, const char* line) {
  return library.open().find(filterOfLine(line)).wins.games;
}

TEST(Importer, AGameOfSeveralDatesIsFoundByEachOfThem) {
  const TestLibrary library;
  library.write("a.sgf",
                "(;SZ[9]DT[2005-03,05];B[cc])(;SZ[9]DT[2010-01-31,02-01];B[cc])"
                "(;SZ[9]DT[1990s];B[cc])");
  library.scan();
  EXPECT_EQ(gamesOf(library, "2005-03"), 1u);
  EXPECT_EQ(gamesOf(library, "2005-05"), 1u);
  EXPECT_EQ(gamesOf(library, "2005-04"), 0u);
  EXPECT_EQ(gamesOf(library, "2010-02"), 1u);
  EXPECT_EQ(gamesOf(library, "1997"), 1u);
  EXPECT_EQ(gamesOf(library, "1989-"), 3u);
  EXPECT_EQ(gamesOf(library, "2011-"), 0u);
  EXPECT_EQ(library.open().game(1)->date, "2005-03,05") << "as the file has it";
}

TEST(Importer, GamesAreFoundByTheNamesOfTheirFilesToo) {
  const TestLibrary library;
  library.write("Übung 12.sgf", "(;SZ[9];B[cc])(;SZ[9];B[dd])");
  library.write("other.sgf", "(;SZ[9];B[cc])");
  library.scan();
  EXPECT_EQ(gamesOf(library, "ubung"), 2u);
  EXPECT_EQ(gamesOf(library, "other.sgf"), 1u);
  EXPECT_EQ(gamesOf(library, "sgf"), 0u) << "every name ends so";
}

TEST(Importer, APlayerIsFoundWhateverBlanksStandInTheName) {
  const TestLibrary library;
  library.write("a.sgf", "(;SZ[9]PB[Lee  Sedol];B[cc])");
  library.scan();
  GameFilter filter;
  filter.players = {"lee sedol "};
  EXPECT_EQ(library.open().find(filter).wins.games, 1u);
}

TEST(Importer, ACatalogueOfAnEarlierVersionIsBroughtUpToDate) {
  const TestLibrary library;
  library.write("a.sgf", "(;SZ[9]PB[José]DT[2005-03,05];B[cc])");
  library.scan();
  {
    auto old = Catalogue::open(library.home(), Catalogue::Access::Write);
    ASSERT_TRUE(
        old->run("UPDATE players SET folded = 'josé'; DROP TABLE later_dates;"
                 "PRAGMA user_version = 2"));
  }
  EXPECT_EQ(Library::open(library.home()).error().kind, LibraryError::Kind::Older);
  EXPECT_EQ(library.scan().games, 1u) << "read again";
  EXPECT_EQ(gamesOf(library, "jose 2005-05"), 1u);
}

// The tags of a library whose catalogue is emptied, or taken away.
class LostCatalogue : public ::testing::TestWithParam<bool> {
 protected:
  LostCatalogue() {
    library.write("a.sgf", "(;SZ[9]PB[Ana];B[cc])(;SZ[9]PB[Ben];B[dd])");
    library.scan();
    auto importer = Importer::open(library.home());
    EXPECT_TRUE(importer->tag({*library.open().contentOf(1)}, "mine", true));
    EXPECT_TRUE(importer->joinPlayers("Ana", "Anna"));
    kept = *readFile(Catalogue::keptFileIn(library.home()));
    for (const char* tail : {"-wal", "-shm"})
      fs::remove(Catalogue::fileIn(library.home()).string() + tail);
    fs::remove(Catalogue::fileIn(library.home()));
    if (GetParam()) std::ofstream(Catalogue::fileIn(library.home()), std::ios::binary);
  }

  TestLibrary library;
  std::string kept;
};

TEST_P(LostCatalogue, IsDamageAndIsMadeAnewWithWhatPeopleSaid) {
  const auto opened = Library::open(library.home());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().kind, LibraryError::Kind::Damaged);
  const auto mended = repair(library.home(), {.isInCatalogue = true});
  ASSERT_TRUE(mended) << mended.error().detail;
  EXPECT_EQ(mended->games, 2u);
  GameFilter mine;
  mine.tags = {"mine"};
  EXPECT_EQ(library.open().find(mine).wins.games, 1u);
  EXPECT_EQ(*readFile(Catalogue::keptFileIn(library.home())), kept);
}

TEST_P(LostCatalogue, IsNotWrittenOverByTheNextImport) {
  library.scan();
  EXPECT_EQ(*readFile(Catalogue::keptFileIn(library.home())), kept);
  EXPECT_EQ(gamesOf(library, "anna"), 1u);
}

INSTANTIATE_TEST_SUITE_P(EmptyOrGone, LostCatalogue, ::testing::Bool());

TEST(Importer, ANameThatIsNoNameIsCutBetweenItsLetters) {
  const TestLibrary library;
  std::string name;
  for (int i = 0; i < 200'000; ++i)
    name += i % 7 == 0 ? "x" : "名";
  library.write("a.sgf", "(;SZ[9]CA[UTF-8]PB[" + name + "]EV[" + name + "];B[cc])");
  library.scan();
  const auto game = library.open().game(1);
  for (const std::string& cut : {game->black, game->event}) {
    EXPECT_LT(cut.size(), 310u);
    EXPECT_TRUE(cut.ends_with("名…")) << cut;
    EXPECT_TRUE(name.starts_with(cut.substr(0, cut.size() - 3)));
  }
}

// Not as root, who may read everything: another user looks.
FileSurvey surveyOfAnother(const fs::path& source, const std::vector<FileRow>& known) {
  constexpr uid_t kAnother = 1234;
  const bool isRoot = ::geteuid() == 0;
  EXPECT_TRUE(!isRoot || ::seteuid(kAnother) == 0);
  FileSurvey survey = surveyFiles({source.string()}, known);
  EXPECT_TRUE(!isRoot || ::seteuid(0) == 0);
  return survey;
}

TEST(FileSurvey, NamesAFolderThatCannotBeReadAndKeepsWhatIsKnownOfIt) {
  const TestLibrary library;
  for (const char* name : {"a.sgf", "closed/deep/b.sgf", "closed/c.sgf", "open/d.sgf"})
    library.write(name, "(;SZ[9];B[cc])");
  fs::permissions(library.games().parent_path(), fs::perms(0755));
  const auto known = surveyFiles({library.games().string()}, {}).toRead;
  ASSERT_EQ(known.size(), 4u);
  fs::remove(library.games() / "open" / "d.sgf");
  const fs::path closed = library.games() / "closed";
  // Not even its names; the names but nothing of the files.
  for (const int mode : {0, 0444}) {
    fs::permissions(closed, fs::perms(mode));
    const FileSurvey survey = surveyOfAnother(library.games(), known);
    fs::permissions(closed, fs::perms(0755));
    ASSERT_FALSE(survey.unreadableFolders.empty()) << mode;
    for (const FileError& folder : survey.unreadableFolders) {
      EXPECT_TRUE(isBelow(folder.path.string(), closed.string())) << folder.path;
      EXPECT_EQ(folder.code, std::errc::permission_denied);
    }
    EXPECT_EQ(survey.gone.size(), 1u) << "d.sgf alone";
    EXPECT_EQ(survey.unchanged, 1u);
    EXPECT_TRUE(survey.toRead.empty());
  }
}

// What is done to a sound catalogue, as text: `sqlite3` can do it, and so can a failing disk.
class WoundedCatalogue : public ::testing::TestWithParam<const char*> {
 protected:
  WoundedCatalogue() {
    library.write("a.sgf", "(;SZ[9]PB[Ana]EV[Cup];B[cc])(;SZ[9]PB[Ben];B[dd])");
    for (int i = 0; i < kOthers; ++i)
      library.write("b" + std::to_string(i) + ".sgf", "(;SZ[9]PB[Cho];B[ee])");
    library.scan();
    fs::remove(otherThatSharesAPart());
    library.scan();
    EXPECT_FALSE(library.open().catalogue().damage()) << *library.open().catalogue().damage();
    auto database =
        sqlite::Database::open(Catalogue::fileIn(library.home()), sqlite::Database::Access::Write);
    const auto ran = database->run(GetParam());
    EXPECT_TRUE(ran) << ran.error().text;
  }
  void isMendedByRepair() {
    const auto mended = repair(library.home(), {.isInCatalogue = true});
    ASSERT_TRUE(mended) << mended.error().detail;
    EXPECT_EQ(mended->games, kOthers + 1u);
    EXPECT_EQ(library.open().catalogue().damage(), std::nullopt);
    EXPECT_EQ(gamesOf(library, "ana"), 1u);
  }

  TestLibrary library;

 private:
  static constexpr int kOthers = 40;  // more than there are threads that make a part each

  // A part that had this file alone would go with it, and nothing would be noted as removed.
  fs::path otherThatSharesAPart() const {
    const auto database =
        sqlite::Database::open(Catalogue::fileIn(library.home()), sqlite::Database::Access::Read);
    sqlite::Statement shared(*database, R"(
      SELECT path FROM files JOIN pieces ON pieces.file = files.id JOIN segments AS part
        ON pieces.first_game >= part.first_game
        AND pieces.first_game < part.first_game + part.games
      WHERE part.games > pieces.games AND pieces.games = 1)");
    EXPECT_TRUE(shared.next());
    return std::string(shared.text(0));
  }
};

using WithoutAPlace = WoundedCatalogue;
using WithoutRows = WoundedCatalogue;

TEST_P(WithoutAPlace, CannotBeOpenedAndIsMadeAnewByRepair) {
  const auto opened = Library::open(library.home());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().kind, LibraryError::Kind::Damaged);
  const auto importer = Importer::open(library.home());
  ASSERT_FALSE(importer) << "nothing that is lost is made again without its rows";
  EXPECT_EQ(importer.error().kind, LibraryError::Kind::Damaged);
  isMendedByRepair();
}

INSTANTIATE_TEST_SUITE_P(
    TableOrColumn, WithoutAPlace,
    ::testing::Values("DROP TABLE games", "DROP TABLE events", "DROP TABLE members",
                      "DROP TABLE players", "DROP TABLE tags", "DROP TABLE segments",
                      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = CAST("
                      "replace(CAST(sql AS BLOB), CAST('komi' AS BLOB), x'6b6fff69') AS TEXT) "
                      "WHERE name = 'games'"));

TEST_P(WithoutRows, IsFoundByACheckAndMadeAnewByRepair) {
  EXPECT_TRUE(library.open().catalogue().damage());
  isMendedByRepair();
}

INSTANTIATE_TEST_SUITE_P(
    OfATable, WithoutRows,
    ::testing::Values("DELETE FROM games",
                      "DELETE FROM games WHERE id = (SELECT max(id) FROM games)",
                      "DELETE FROM removed", "DELETE FROM pieces", "DELETE FROM files",
                      "DELETE FROM players", "DELETE FROM events"));

TEST(Statement, ThatDoesNotFitTheDatabaseIsAnErrorWhateverIsAskedOfIt) {
  auto database = sqlite::Database::open(":memory:", sqlite::Database::Access::Write);
  ASSERT_TRUE(database);
  sqlite::Statement statement(*database, "SELECT name FROM nobody WHERE id = ?1");
  EXPECT_FALSE(statement.with(1, "text", 2.5).next());
  EXPECT_EQ(statement.number(0), 0);
  EXPECT_EQ(statement.text(0), "");
  ASSERT_TRUE(database->run("SELECT 1")) << "what came since is not taken for its error";
  const auto ran = statement.run();
  ASSERT_FALSE(ran);
  EXPECT_EQ(ran.error().kind, sqlite::Error::Kind::Damaged);
  EXPECT_TRUE(database->trouble());
}

TEST(Importer, APlaceThatWasNeverALibraryIsNoDamage) {
  const TestLibrary library;
  EXPECT_EQ(Library::open(library.home()).error().kind, LibraryError::Kind::NotThere);
  fs::create_directories(library.home());
  std::ofstream(Catalogue::fileIn(library.home()), std::ios::binary);
  EXPECT_EQ(Library::open(library.home()).error().kind, LibraryError::Kind::NotThere);
}

TEST(Importer, ASourceThatIsRemovedTakesItsGamesAlongButNotTheirTags) {
  const TestLibrary library;
  library.write("a/1.sgf", "(;SZ[9]PB[Ana];B[cc])");
  library.write("a/deep/2.sgf", "(;SZ[9]PB[Ben];B[dd])");
  library.write("b/3.sgf", "(;SZ[9]PB[Cho];B[ee])");
  const auto path = [&](const char* name) { return (library.games() / name).string(); };
  {
    auto importer = Importer::open(library.home());
    ASSERT_TRUE(importer->addSources({path("a"), path("a/deep"), path("b")}));
    ASSERT_TRUE(importer->scan());
    std::vector<uint64_t> contents;
    for (const GameId id : {1u, 2u, 3u})
      contents.push_back(*library.open().contentOf(id));
    ASSERT_TRUE(importer->tag(contents, "mine", true));
    const auto removed = importer->removeSource(path("a") + "/");
    ASSERT_TRUE(removed);
    EXPECT_EQ(*removed, 1u) << "what lies in a/deep was added by itself";
    EXPECT_FALSE(*importer->removeSource(path("never added")));
  }
  EXPECT_EQ(gamesOf(library, ""), 2u);
  EXPECT_EQ(gamesOf(library, "ana"), 0u);
  EXPECT_TRUE(fs::exists(path("a/1.sgf")));
  {
    auto importer = Importer::open(library.home());
    EXPECT_EQ(importer->scan()->removed, 0u);
    ASSERT_TRUE(importer->addSources({path("a")}));
    ASSERT_TRUE(importer->scan());
  }
  GameFilter mine;
  mine.tags = {"mine"};
  EXPECT_EQ(library.open().find(mine).wins.games, 3u) << "it is back";
}

TEST(Segment, SectionsThatDoNotBeginWhereTheyMayAreDamage) {
  const TestLibrary library;
  library.write("a.sgf", "(;SZ[9];B[cc])");
  library.scan();
  const fs::path path = segmentFile(library.home(), library.open().catalogue().segments().front());
  std::string bytes = *readFile(path);
  SegmentHead head;
  std::memcpy(&head, bytes.data(), sizeof head);
  --head.places[static_cast<size_t>(Section::Black)].offset;
  const std::string_view text(reinterpret_cast<const char*>(&head), sizeof head);
  head.checksum = crc32(text.substr(0, sizeof head - sizeof head.checksum));
  std::memcpy(bytes.data(), &head, sizeof head);
  ASSERT_TRUE(replaceFile(path, bytes));
  const auto segment = Segment::open(path);
  ASSERT_FALSE(segment);
  EXPECT_EQ(segment.error(), Segment::Error::Damaged);
}

TEST(Segment, DamageAnywhereInItIsFoundAndNeverCrashes) {
  const TestLibrary library;
  RandomGames source(9);
  std::string text;
  for (int i = 0; i < 30; ++i)
    text += source.game();
  library.write("a.sgf", text);
  library.scan();
  const fs::path path = segmentFile(library.home(), library.open().catalogue().segments().front());
  const std::string whole = *readFile(path);
  Random random(5);
  for (int i = 0; i < 40; ++i) {
    std::string bytes = whole;
    if (random.below(3) == 0) {
      bytes.resize(random.below(static_cast<uint32_t>(bytes.size())));
    } else {
      bytes[random.below(static_cast<uint32_t>(bytes.size()))] ^=
          static_cast<char>(1 + random.below(255));
    }
    ASSERT_TRUE(replaceFile(path, bytes));
    const auto segment = Segment::open(path);
    // Between two sections lies a byte or two that mean nothing.
    if (!segment || bytes == whole) continue;
    if (segment->check()) continue;
    const Library opened = library.open();
    const Board board(BoardSize{5, 5});
    (void)opened.find(PositionQuery{.board = board, .next = {}, .moves = {}}, {});
    (void)opened.find(PatternQuery{.pattern = *parsePattern("..\n.X"), .next = {}, .moves = {}},
                      {});
  }
}

}  // namespace
}  // namespace tengen::library
