#include "apps/server/sqlite_store.h"

#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"

#include "apps/server/store_test_kit.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;
using store_test::append;
using store_test::claim;
using store_test::create;

class SqliteStoreTest : public ::testing::Test {
 protected:
  std::unique_ptr<SqliteStore> open() {
    auto store = SqliteStore::open(folder_.path() / "games.db");
    EXPECT_TRUE(store) << store.error().detail;
    return std::move(*store);
  }
  static uint64_t epochOf(Store& store) { return claim(store, "g")->epoch; }

  TemporaryFolder folder_;
};

TEST_F(SqliteStoreTest, TellsItsSecretToNobodyElsesFile) {
  const auto other = SqliteStore::open(folder_.path() / "other.db");
  EXPECT_NE((*other)->secret(), open()->secret());
}

TEST_F(SqliteStoreTest, RefusesAnOwnerWhomAnotherHasFollowed) {
  const auto before = open();
  create(*before, {"g", {}});
  const uint64_t old = epochOf(*before);
  const auto after = open();
  EXPECT_EQ(append(*before, {"g", old, 0, {"late"}}), Kind::NotOwner);
  EXPECT_EQ(append(*after, {"g", old, 0, {"stolen"}}), Kind::NotOwner);
  EXPECT_EQ(append(*after, {"g", epochOf(*after), 0, {"a"}}), std::nullopt);
}

// Names and talk of strangers, in a folder that may be anybody's to read.
TEST_F(SqliteStoreTest, MakesAFileThatIsNobodyElsesToRead) {
  using std::filesystem::perms;
  const auto store = open();
  create(*store, {"g", {}});
  for (const char* file : {"games.db", "games.db-wal"}) {
    const auto status = std::filesystem::status(folder_.path() / file);
    ASSERT_TRUE(std::filesystem::exists(status)) << file;
    EXPECT_EQ(status.permissions(), perms::owner_read | perms::owner_write) << file;
  }
}

TEST_F(SqliteStoreTest, SaysThatAFolderIsNoFile) {
  const auto store = SqliteStore::open(folder_.path());
  ASSERT_FALSE(store);
  EXPECT_FALSE(store.error().detail.empty());
}

}  // namespace
}  // namespace tengen::server
