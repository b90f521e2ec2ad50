// A scan of files that changed: their games are there before, meanwhile and afterwards.
#include <set>

#include "base/os/file.h"
#include "library/import_writer.h"
#include "library/library_test_kit.h"
#include "library/repair.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;

std::set<std::string> playersIn(const TestLibrary& library) {
  const Library opened = library.open();
  std::set<std::string> names;
  for (const Hit& hit : opened.find(GameFilter{}, {.examples = 100, .players = 0}).examples)
    names.insert(opened.game(hit.game)->black);
  return names;
}

size_t partsIn(const TestLibrary& library) {
  size_t parts = 0;
  for (const auto& entry : fs::directory_iterator(library.home()))
    parts += entry.path().extension() == ".seg";
  return parts;
}

std::string gameOf(const std::string& black) {
  return "(;SZ[9]PB[" + black + "];B[cc];W[dd])";
}

using Players = std::set<std::string>;

TEST(Rescan, ThatIsStoppedAtOnceLosesNoGame) {
  const TestLibrary library;
  library.write("changed.sgf", gameOf("Ana"));
  library.write("renamed.sgf", gameOf("Ben"));
  library.scan();
  library.write("changed.sgf", gameOf("Ana II"));
  fs::rename(library.games() / "renamed.sgf", library.games() / "otherwise.sgf");
  std::stop_source stop;
  stop.request_stop();
  {
    auto importer = Importer::open(library.home());
    ASSERT_TRUE(importer->scan(stop.get_token()));
  }
  EXPECT_EQ(playersIn(library), (Players{"Ana", "Ben"}));
  const ImportReport report = library.scan();
  EXPECT_EQ(report.removed, 2u);
  EXPECT_EQ(playersIn(library), (Players{"Ana II", "Ben"}));
}

TEST(Rescan, OfAFileThatHasNoGameAnyMoreTakesItsGamesOut) {
  const TestLibrary library;
  library.write("a.sgf", gameOf("Ana"));
  library.scan();
  library.write("a.sgf", "no game");
  EXPECT_EQ(library.scan().removed, 1u);
  EXPECT_EQ(playersIn(library), Players{});
  EXPECT_EQ(library.scan().unchanged, 1u);
}

TEST(Rescan, LeavesNoPartWithoutGames) {
  const TestLibrary library;
  for (int i = 0; i < 20; ++i) {
    library.write("a.sgf", gameOf("Ana " + std::to_string(i) + std::string(i, 'x')));
    library.scan();
  }
  const Library opened = library.open();
  EXPECT_EQ(opened.segments().size(), 1u);
  EXPECT_EQ(partsIn(library), 1u);
  EXPECT_GE(opened.segments().front().firstGame(), 20u) << "no number is given twice";
  EXPECT_LE(opened.catalogue().removed().size(), 20u);
  EXPECT_FALSE(opened.catalogue().damage());
}

// A large collection comes in several transactions.
class ChangedCollection : public testing::Test {
 protected:
  ChangedCollection() {
    library.write("a.sgf", gameOf("Ana") + gameOf("Ben"));
    library.scan();
    catalogue = std::make_unique<Catalogue>(
        std::move(*Catalogue::open(library.home(), Catalogue::Access::Write)));
    files = {catalogue->files().front()};
    files[0].size = 77;
    writer = std::make_unique<ImportWriter>(library.home(), *catalogue, files);
  }
  ImportBatch read(const std::string& black) const {
    ImportBatch batch;
    ImportBatch::Row row{};
    row.number = 1;
    row.facts.info.size = {9, 9};
    row.facts.info.blackName = black;
    row.black = writer->numbersOf(row.facts.info).black;
    const GameColumns columns{.black = row.black, .size = {9, 9}};
    batch.add(std::move(row), columns, {});
    return batch;
  }

  TestLibrary library;
  std::unique_ptr<Catalogue> catalogue;
  std::vector<FileRow> files;
  std::unique_ptr<ImportWriter> writer;
};

TEST_F(ChangedCollection, IsTheOldOneUntilAllOfItIsRead) {
  ASSERT_TRUE(writer->commit(read("Cho"), {}));
  EXPECT_EQ(playersIn(library), (Players{"Ana", "Ben"}));
  EXPECT_FALSE(library.open().catalogue().damage());
  ASSERT_TRUE(writer->commit(read("Dosaku"), {{.file = 0, .games = 2, .code = {}}}));
  EXPECT_EQ(playersIn(library), (Players{"Cho", "Dosaku"}));
  EXPECT_FALSE(library.open().catalogue().damage());
  EXPECT_EQ(writer->removed(), 2u);
  EXPECT_EQ(catalogue->files().front().size, 77);
}

TEST_F(ChangedCollection, LeavesNothingOfAReadingThatWasBrokenOff) {
  ASSERT_TRUE(writer->commit(read("Cho"), {}));
  writer.reset();
  catalogue.reset();
  EXPECT_EQ(library.scan().unchanged, 1u);
  EXPECT_EQ(playersIn(library), (Players{"Ana", "Ben"}));
  EXPECT_FALSE(library.open().catalogue().damage());
  EXPECT_EQ(partsIn(library), 1u);
}

TEST_F(ChangedCollection, ThatCannotBeReadKeepsItsGames) {
  using enum FileState;
  ASSERT_TRUE(writer->commit({}, {{.file = 0, .games = 0, .state = Unreadable, .code = {}}}));
  EXPECT_EQ(playersIn(library), (Players{"Ana", "Ben"}));
}

class PartCutShort : public testing::Test {
 protected:
  PartCutShort() {
    library.write("a.sgf", gameOf("Ana") + gameOf("Ben"));
    library.scan();
    const auto rows = library.open().catalogue().segments();
    fs::resize_file(segmentFile(library.home(), rows.front()), 100);
  }
  size_t unsearched() const { return library.open().unsearched(); }

  TestLibrary library;
};

TEST_F(PartCutShort, IsDamagedUntilItsFilesAreThereToMakeItAnew) {
  const fs::path away = library.games().parent_path() / "away";
  fs::rename(library.games(), away);
  EXPECT_EQ(unsearched(), 2u);
  const auto mended = repair(library.home(), {});
  ASSERT_TRUE(mended);
  EXPECT_EQ(mended->unsearched, 2u);
  EXPECT_EQ(unsearched(), 2u);
  fs::rename(away, library.games());
  const ImportReport report = library.scan();
  EXPECT_EQ(report.games, 2u);
  EXPECT_EQ(report.unsearched, 0u);
  EXPECT_EQ(unsearched(), 0u);
  EXPECT_TRUE(library.open().damaged().empty());
  EXPECT_EQ(playersIn(library), (Players{"Ana", "Ben"}));
}

TEST_F(PartCutShort, IsForgottenWithItsSource) {
  {
    auto importer = Importer::open(library.home());
    ASSERT_EQ(**importer->removeSource(library.games().string()), 2u);
  }
  EXPECT_TRUE(library.open().damaged().empty());
}

}  // namespace
}  // namespace tengen::library
