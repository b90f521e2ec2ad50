#include "apps/server/sqlite_store.h"

#include <atomic>
#include <future>
#include <gtest/gtest.h>
#include <optional>
#include <thread>

#include "base/os/temporary_folder.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;

// What came of it, or nothing.
std::optional<Kind> outcomeOf(const Result<void, StoreError>& result) {
  return result ? std::nullopt : std::optional(result.error().kind);
}

class SqliteStoreTest : public ::testing::Test {
 protected:
  std::unique_ptr<SqliteStore> open() {
    auto store = SqliteStore::open(folder_.path() / "games.db");
    EXPECT_TRUE(store) << store.error().detail;
    return std::move(*store);
  }

  static std::optional<Kind> create(Store& store, NewGame game) {
    std::promise<std::optional<Kind>> told;
    store.create(std::move(game), [&](auto result) { told.set_value(outcomeOf(result)); });
    return told.get_future().get();
  }
  static std::optional<Kind> append(Store& store, Append append) {
    std::promise<std::optional<Kind>> told;
    store.append(std::move(append), [&](auto result) { told.set_value(outcomeOf(result)); });
    return told.get_future().get();
  }
  static Result<StoredGame, StoreError> claim(Store& store, const std::string& game) {
    std::promise<Result<StoredGame, StoreError>> told;
    store.claim(game, [&](auto result) { told.set_value(std::move(result)); });
    return told.get_future().get();
  }

  // The one this store writes with; the game must be there.
  static uint64_t epochOf(Store& store) { return claim(store, "g")->epoch; }

  TemporaryFolder folder_;
  const TokenHash black_ = hashOf("black");
  const TokenHash white_ = hashOf("white");
};

TEST_F(SqliteStoreTest, GivesBackWhatItTookAlsoToTheNextWhoOpensIt) {
  {
    const auto store = open();
    EXPECT_EQ(create(*store, {"g", {{"black", black_}}, {"created"}}), std::nullopt);
    EXPECT_EQ(
        append(*store, {"g", epochOf(*store), 1, {"joined", "move"}, Keys{{"white", white_}}}),
        std::nullopt);
  }
  const auto store = open();
  const auto game = claim(*store, "g");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->records, (std::vector<std::string>{"created", "joined", "move"}));
  EXPECT_EQ(game->keys, (Keys{{"white", white_}}));
}

TEST_F(SqliteStoreTest, KeepsTheTableTimeWithoutARecord) {
  {
    const auto store = open();
    create(*store, {"g", {}, {"created"}});
    const uint64_t epoch = epochOf(*store);
    EXPECT_EQ(claim(*store, "g")->tableTime.count(), 0);
    for (const int time : {12'000, 14'000}) {
      Append append{"g", epoch, 1, {}};
      append.tableTime = std::chrono::milliseconds(time);
      EXPECT_EQ(SqliteStoreTest::append(*store, append), std::nullopt);
    }
  }
  const auto game = claim(*open(), "g");
  EXPECT_EQ(game->tableTime.count(), 14'000);
  EXPECT_EQ(game->records.size(), 1u);
}

TEST_F(SqliteStoreTest, KeepsKeysWhereAnAppendDoesNotNameThem) {
  const auto store = open();
  create(*store, {"g", {{"black", black_}}});
  append(*store, {"g", epochOf(*store), 0, {"a"}});
  EXPECT_EQ(claim(*store, "g")->keys, (Keys{{"black", black_}}));
}

TEST_F(SqliteStoreTest, TakesNoRecordTwiceAndNoneBeyondAGap) {
  const auto store = open();
  create(*store, {"g", {}});
  EXPECT_EQ(append(*store, {"g", epochOf(*store), 0, {"a"}}), std::nullopt);
  EXPECT_EQ(append(*store, {"g", epochOf(*store), 0, {"again"}}), Kind::Gap);
  EXPECT_EQ(append(*store, {"g", epochOf(*store), 5, {"far"}}), Kind::Gap);
  EXPECT_EQ(claim(*store, "g")->records, std::vector<std::string>{"a"});
}

TEST_F(SqliteStoreTest, MakesNoGameTwice) {
  const auto store = open();
  EXPECT_EQ(create(*store, {"g", {}, {"a"}}), std::nullopt);
  EXPECT_EQ(create(*store, {"g", {}, {"b"}}), Kind::Exists);
  EXPECT_EQ(claim(*store, "g")->records, std::vector<std::string>{"a"});
}

TEST_F(SqliteStoreTest, KeepsItsSecretAndTellsItToNobodyElsesFile) {
  const std::string secret = open()->secret();
  EXPECT_EQ(secret.size(), 32u);
  EXPECT_EQ(open()->secret(), secret);
  const auto other = SqliteStore::open(folder_.path() / "other.db");
  EXPECT_NE((*other)->secret(), secret);
}

TEST_F(SqliteStoreTest, KnowsNoOtherGames) {
  const auto store = open();
  EXPECT_EQ(append(*store, {"g", 1, 0, {"a"}}), Kind::NotFound);
  EXPECT_EQ(claim(*store, "g").error().kind, Kind::NotFound);
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

TEST_F(SqliteStoreTest, DoesManyJobsOfManyThreadsWithoutLosingOne) {
  const auto store = open();
  create(*store, {"g", {}});
  const uint64_t epoch = epochOf(*store);
  constexpr int kGames = 8;
  constexpr int kRecords = 50;
  std::vector<std::jthread> threads;
  std::atomic<int> done = 0;
  for (int game = 0; game < kGames; ++game) {
    threads.emplace_back([&, name = "g" + std::to_string(game)] {
      store->create({name, {}}, [](auto) {});
      for (uint64_t i = 0; i < kRecords; ++i) {
        store->append({name, epoch, i, {std::to_string(i)}},
                      [&](const auto& result) { done += result ? 1 : 0; });
      }
    });
  }
  threads.clear();
  EXPECT_EQ(create(*store, {"last", {}}), std::nullopt);
  EXPECT_EQ(done, kGames * kRecords);
  EXPECT_EQ(claim(*store, "g3")->records.size(), size_t{kRecords});
}

TEST_F(SqliteStoreTest, FinishesWhatWaitsBeforeItGoes) {
  std::atomic<int> done = 0;
  {
    const auto store = open();
    store->create({"g", {}}, [&](const auto& result) { done += result ? 1 : 0; });
    store->create({"h", {}}, [&](const auto& result) { done += result ? 1 : 0; });
  }
  EXPECT_EQ(done, 2);
}

TEST_F(SqliteStoreTest, SaysThatAFolderIsNoFile) {
  const auto store = SqliteStore::open(folder_.path());
  ASSERT_FALSE(store);
  EXPECT_FALSE(store.error().detail.empty());
}

}  // namespace
}  // namespace tengen::server
