// What every store promises, asked of each of them.
#include "apps/server/store.h"

#include <atomic>
#include <future>
#include <gtest/gtest.h>
#include <thread>

#include "base/os/temporary_folder.h"

#include "apps/server/postgres_store.h"
#include "apps/server/sqlite_store.h"
#include "apps/server/store_test_kit.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;
using store_test::append;
using store_test::claim;
using store_test::create;

class StoreTest : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (isPostgres() && !postgres_.isThere()) GTEST_SKIP() << "no PostgreSQL: TENGEN_POSTGRES";
  }

  bool isPostgres() const { return std::string_view(GetParam()) == "Postgres"; }

  // Again and again the same games.
  std::unique_ptr<Store> open() {
    if (isPostgres()) return opened(PostgresStore::open(postgres_.url()));
    return opened(SqliteStore::open(folder_.path() / "games.db"));
  }
  template <class Made>
  static std::unique_ptr<Store> opened(Made made) {
    EXPECT_TRUE(made) << made.error().detail;
    return std::move(*made);
  }

  // The one this store writes with; the game must be there.
  static uint64_t epochOf(Store& store) { return claim(store, "g")->epoch; }

  TemporaryFolder folder_;
  store_test::TestPostgres postgres_;
  const TokenHash black_ = hashOf("black");
  const TokenHash white_ = hashOf("white");
};

INSTANTIATE_TEST_SUITE_P(Each, StoreTest, ::testing::Values("Sqlite", "Postgres"),
                         [](const auto& store) { return std::string(store.param); });

TEST_P(StoreTest, GivesBackWhatItTookAlsoToTheNextWhoOpensIt) {
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

TEST_P(StoreTest, KeepsTheTableTimeWithoutARecord) {
  {
    const auto store = open();
    create(*store, {"g", {}, {"created"}});
    EXPECT_EQ(claim(*store, "g")->tableTime.count(), 0);
    const uint64_t epoch = epochOf(*store);
    for (const int time : {12'000, 14'000}) {
      Append append{"g", epoch, 1, {}};
      append.tableTime = std::chrono::milliseconds(time);
      EXPECT_EQ(store_test::append(*store, append), std::nullopt);
    }
  }
  const auto game = claim(*open(), "g");
  EXPECT_EQ(game->tableTime.count(), 14'000);
  EXPECT_EQ(game->records.size(), 1u);
}

TEST_P(StoreTest, KeepsKeysWhereAnAppendDoesNotNameThem) {
  const auto store = open();
  create(*store, {"g", {{"black", black_}}});
  append(*store, {"g", epochOf(*store), 0, {"a"}});
  EXPECT_EQ(claim(*store, "g")->keys, (Keys{{"black", black_}}));
}

TEST_P(StoreTest, TakesNoRecordTwiceAndNoneBeyondAGap) {
  const auto store = open();
  create(*store, {"g", {}});
  EXPECT_EQ(append(*store, {"g", epochOf(*store), 0, {"a"}}), std::nullopt);
  EXPECT_EQ(append(*store, {"g", epochOf(*store), 0, {"again"}}), Kind::Gap);
  EXPECT_EQ(append(*store, {"g", epochOf(*store), 5, {"far"}}), Kind::Gap);
  EXPECT_EQ(claim(*store, "g")->records, std::vector<std::string>{"a"});
}

TEST_P(StoreTest, MakesNoGameTwice) {
  const auto store = open();
  EXPECT_EQ(create(*store, {"g", {}, {"a"}}), std::nullopt);
  EXPECT_EQ(create(*store, {"g", {}, {"b"}}), Kind::Exists);
  EXPECT_EQ(claim(*store, "g")->records, std::vector<std::string>{"a"});
}

TEST_P(StoreTest, MakesARematchWithTheRecordsThatNameIt) {
  const auto store = open();
  create(*store, {"g", {}});
  Append agreed{"g", epochOf(*store), 0, {"rematch g-2"}};
  agreed.rematch = NewGame{"g-2", {{"black", white_}}, {"created"}};
  EXPECT_EQ(append(*store, agreed), std::nullopt);
  EXPECT_EQ(claim(*store, "g")->records, std::vector<std::string>{"rematch g-2"});
  const auto rematch = claim(*store, "g-2");
  ASSERT_TRUE(rematch);
  EXPECT_EQ(rematch->records, std::vector<std::string>{"created"});
  EXPECT_EQ(rematch->keys, (Keys{{"black", white_}}));
}

TEST_P(StoreTest, TakesARematchThatIsThereAlready) {
  const auto store = open();
  create(*store, {"g", {}});
  create(*store, {"g-2", {}, {"created"}});
  Append agreed{"g", epochOf(*store), 0, {"rematch g-2"}};
  agreed.rematch = NewGame{"g-2", {}, {"created again"}};
  EXPECT_EQ(append(*store, agreed), std::nullopt);
  EXPECT_EQ(claim(*store, "g")->records.size(), 1u);
  EXPECT_EQ(claim(*store, "g-2")->records, std::vector<std::string>{"created"});
}

TEST_P(StoreTest, SaysThatItTakesSomethingNow) {
  std::promise<bool> answer;
  open()->check([&](const auto& taken) { answer.set_value(taken.has_value()); });
  EXPECT_TRUE(answer.get_future().get());
}

TEST_P(StoreTest, KeepsItsSecret) {
  const std::string secret = open()->secret();
  EXPECT_EQ(secret.size(), 32u);
  EXPECT_EQ(open()->secret(), secret);
}

TEST_P(StoreTest, RefusesAnEpochThatIsNotTheLatest) {
  const auto store = open();
  create(*store, {"g", {}});
  const uint64_t epoch = epochOf(*store);
  EXPECT_EQ(append(*store, {"g", epoch - 1, 0, {"late"}}), Kind::NotOwner);
  EXPECT_EQ(append(*store, {"g", epoch + 1, 0, {"forged"}}), Kind::NotOwner);
  EXPECT_EQ(append(*store, {"g", epoch, 0, {"a"}}), std::nullopt);
}

TEST_P(StoreTest, KeepsTextAsItIs) {
  const std::string text = R"({"text":"\"quoted\", {braces}, back\\slash, NULL, 囲碁"})";
  const auto store = open();
  create(*store, {"g", {}, {text, "NULL", ""}});
  EXPECT_EQ(claim(*store, "g")->records, (std::vector<std::string>{text, "NULL", ""}));
}

TEST_P(StoreTest, KnowsNoOtherGames) {
  const auto store = open();
  EXPECT_EQ(append(*store, {"g", 1, 0, {"a"}}), Kind::NotFound);
  EXPECT_EQ(claim(*store, "g").error().kind, Kind::NotFound);
}

TEST_P(StoreTest, DoesManyJobsOfManyThreadsWithoutLosingOne) {
  const auto store = open();
  constexpr int kGames = 8;
  constexpr int kRecords = 50;
  std::vector<std::jthread> threads;
  std::atomic<int> done = 0;
  for (int game = 0; game < kGames; ++game) {
    threads.emplace_back([&, name = "g" + std::to_string(game)] {
      create(*store, {name, {}});
      const uint64_t epoch = claim(*store, name)->epoch;
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

TEST_P(StoreTest, FinishesWhatWaitsBeforeItGoes) {
  std::atomic<int> done = 0;
  {
    const auto store = open();
    store->create({"g", {}}, [&](const auto& result) { done += result ? 1 : 0; });
    store->create({"h", {}}, [&](const auto& result) { done += result ? 1 : 0; });
  }
  EXPECT_EQ(done, 2);
}

}  // namespace
}  // namespace tengen::server
