// Records that are no SGF files: those of other programs, and those in archives.
#include <gtest/gtest.h>
#include <set>

#include "formats/record_file.h"
#include "formats/zip_test_kit.h"
#include "library/library_test_kit.h"
#include "sqlite/database.h"

namespace tengen::library {
namespace {

constexpr const char* kUgi =
    "[Header]\nTitle=Game\nPlayerB=Cho,9d\nPlayerW=Otake,9d\nWinner=B,R\nSize=19\n"
    "[Data]\nQD,B1,1\nDQ,W1,2\n";

std::set<std::string> namesOf(const Library& library) {
  std::set<std::string> names;
  for (const Hit& hit : library.find(GameFilter{}, {.examples = 100, .players = 0}).examples) {
    const auto game = library.game(hit.game);
    names.insert(std::filesystem::path(game->file).filename().string() + ' ' +
                 std::to_string(game->number));
  }
  return names;
}

TEST(ImportOfOtherFormats, TakesWhatTheProgramCanOpen) {
  const TestLibrary library;
  library.write("pro.ugi", kUgi);
  library.write("readme.txt", "(;B[aa])");
  EXPECT_EQ(library.scan().games, 1u);
  GameFilter filter;
  filter.black = "cho";
  EXPECT_EQ(library.open().find(filter).wins.black, 1u);
}

struct ImportOfArchives : testing::Test {
  void write(const std::vector<formats::ZipFileForTest>& files) const {
    formats::ZipForTest zip;
    for (const auto& file : files)
      zip.add(file);
    library.write("games.zip", zip.bytes());
  }
  TestLibrary library;
};

TEST_F(ImportOfArchives, KeepsTheNameInTheArchiveAndOpensByIt) {
  write(
      {{"two.sgf", "(;SZ[9]PB[Ann];B[cc])(;SZ[9];B[dd])"}, {"old/pro.ugf", kUgi}, {"a.txt", "no"}});
  const ImportReport report = library.scan();
  EXPECT_EQ(report.games, 3u);
  EXPECT_TRUE(report.troubles.empty());
  const Library opened = library.open();
  EXPECT_EQ(namesOf(opened),
            (std::set<std::string>{"games.zip!two.sgf 1", "games.zip!two.sgf 2", "pro.ugf 1"}));
  GameFilter filter;
  filter.black = "cho";
  const auto game = opened.game(opened.find(filter).examples.front().game);
  EXPECT_EQ(*formats::readRecord(game->file), kUgi);
}

TEST_F(ImportOfArchives, TakesOfTwoFilesWithOneNameTheOneThatOpens) {
  write({{"a.sgf", "(;SZ[9];B[cc])"}, {"a.sgf", "(;SZ[9];B[dd])"}});
  EXPECT_EQ(library.scan().games, 1u);
  EXPECT_EQ(*formats::readRecord(library.open().game(1)->file), "(;SZ[9];B[cc])");
}

TEST_F(ImportOfArchives, SaysWhichRecordInItIsBroken) {
  write({{"good.sgf", "(;SZ[9];B[cc])"}, {"locked.sgf", "(;B[aa])", true, 1}});
  const ImportReport report = library.scan();
  EXPECT_EQ(report.games, 1u);
  ASSERT_EQ(report.troubles.size(), 1u);
  EXPECT_EQ(report.troubles[0].path, (library.games() / "games.zip!locked.sgf").string());
  EXPECT_TRUE(report.troubles[0].why);
}

TEST_F(ImportOfArchives, NamesAnArchiveInItThatItDoesNotOpen) {
  write({{"good.sgf", "(;SZ[9];B[cc])"}, {"old/inner.zip", "PK\x03\x04 whatever it has"}});
  const ImportReport report = library.scan();
  EXPECT_EQ(report.games, 1u);
  ASSERT_EQ(report.troubles.size(), 1u);
  EXPECT_EQ(report.troubles[0].path, (library.games() / "games.zip!old/inner.zip").string());
  EXPECT_EQ(report.troubles[0].why->code, sgf::ReadError::Code::ZipInZip);
}

TEST_F(ImportOfArchives, SaysThatOneIsDamagedAndGoesOn) {
  library.write("games.zip", "PK\x03\x04 and nothing else");
  library.write("good.sgf", "(;SZ[9];B[cc])");
  const ImportReport report = library.scan();
  EXPECT_EQ(report.games, 1u);
  ASSERT_EQ(report.troubles.size(), 1u);
  EXPECT_EQ(report.troubles[0].why->code, sgf::ReadError::Code::DamagedZip);
}

TEST_F(ImportOfArchives, ForgetsTheGamesOfOneThatChanged) {
  write({{"one.sgf", "(;SZ[9];B[cc])"}, {"two.sgf", "(;SZ[9];B[cd])"}});
  library.scan();
  write({{"three.sgf", "(;SZ[9];B[ce];W[aa])"}});
  EXPECT_EQ(library.scan().removed, 2u);
  EXPECT_EQ(namesOf(library.open()), (std::set<std::string>{"games.zip!three.sgf 1"}));
}

TEST(ALibraryOfAnOlderVersion, IsBroughtUpToDateByAScan) {
  const TestLibrary library;
  library.write("a.sgf", "(;SZ[9];B[cc])");
  library.scan();
  {
    auto catalogue = Catalogue::open(library.home(), Catalogue::Access::Write);
    ASSERT_TRUE(catalogue->run("DROP TABLE members; PRAGMA user_version = 1"));
  }
  const auto old = Library::open(library.home());
  ASSERT_FALSE(old);
  EXPECT_EQ(old.error().kind, LibraryError::Kind::Older);
  EXPECT_EQ(library.scan().games, 1u) << "dates were read otherwise then";
  EXPECT_EQ(namesOf(library.open()).size(), 1u);
}

}  // namespace
}  // namespace tengen::library
