#include "library/import_writer.h"

#include <gtest/gtest.h>

#include "library/library_test_kit.h"

namespace tengen::library {
namespace {

ImportBatch aGameOf(size_t file) {
  ImportBatch batch;
  ImportBatch::Row row{};
  row.file = file;
  row.number = 1;
  row.facts.info.size = {9, 9};
  batch.add(std::move(row), GameColumns{.size = {9, 9}}, {});
  return batch;
}

ImportSource::Outcome wholly(size_t file) {
  return {.file = file, .games = 1, .code = {}};
}

// Two threads: the disk has no room for what the first one read, but would have for the second's.
TEST(ImportWriter, WritesNothingMoreAfterATransactionThatCameToNothing) {
  const TestLibrary library;
  library.scan();
  auto catalogue = Catalogue::open(library.home(), Catalogue::Access::Write);
  ASSERT_TRUE(catalogue);
  const std::vector<FileRow> files{{.path = "/a.sgf"}, {.path = "/b.sgf"}};
  ImportWriter writer(library.home(), *catalogue, files);
  auto other =
      sqlite::Database::open(Catalogue::fileIn(library.home()), sqlite::Database::Access::Write);
  ASSERT_TRUE(
      other->run("CREATE TRIGGER full BEFORE INSERT ON games "
                 "BEGIN SELECT RAISE(ABORT, 'no room'); END"));
  EXPECT_FALSE(writer.commit(aGameOf(0), {wholly(1)}));
  ASSERT_TRUE(other->run("DROP TRIGGER full"));
  EXPECT_FALSE(writer.commit(aGameOf(1), {wholly(0)}));
  EXPECT_TRUE(catalogue->files().empty()) << "so that both are read by the next scan";
}

}  // namespace
}  // namespace tengen::library
