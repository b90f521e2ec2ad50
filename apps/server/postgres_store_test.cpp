// What PostgreSQL adds to a store: several processes, of which each game has one.
#include "apps/server/postgres_store.h"

#include <gtest/gtest.h>
#include <thread>

#include "apps/server/store_test_kit.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;
using std::chrono::milliseconds;
using store_test::append;
using store_test::claim;
using store_test::create;

constexpr milliseconds kForever{3'600'000};

class PostgresStoreTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!postgres_.isThere()) GTEST_SKIP() << "no PostgreSQL: TENGEN_POSTGRES";
  }

  std::unique_ptr<PostgresStore> open(milliseconds lease = kForever) {
    auto store = PostgresStore::open(postgres_.url(), {{}, [this] { ++lapses_; }}, lease);
    EXPECT_TRUE(store) << store.error().detail;
    return std::move(*store);
  }
  // As when it was killed, or away for too long.
  void endLeaseOf(const PostgresStore& store) {
    ASSERT_TRUE(
        postgres_.run("UPDATE processes SET lease_until = now() - interval '1 second' "
                      "WHERE id = '" +
                      store.process() + "'"));
  }
  static std::vector<std::string> read(PostgresStore& store, uint64_t after) {
    std::promise<std::vector<std::string>> told;
    store.read("g", after, [&](const auto& records) { told.set_value(records.value_or(Texts{})); });
    return told.get_future().get();
  }
  using Texts = std::vector<std::string>;

  store_test::TestPostgres postgres_;
  std::atomic<int> lapses_ = 0;
};

TEST_F(PostgresStoreTest, AGameHasOneOwnerAndTheOthersAreToldWho) {
  const auto first = open();
  const auto second = open();
  create(*first, {"g", {}});
  ASSERT_TRUE(claim(*second, "g"));
  const auto refused = claim(*first, "g");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::NotOwner);
  EXPECT_EQ(refused.error().owner, second->process());
}

TEST_F(PostgresStoreTest, WhoseLeaseHasRunOutIsFollowedAndWritesNothingAnyMore) {
  const auto before = open();
  const auto after = open();
  create(*before, {"g", {}});
  const uint64_t old = claim(*before, "g")->epoch;
  EXPECT_EQ(append(*before, {"g", old, 0, {"a"}}), std::nullopt);
  endLeaseOf(*before);
  const auto taken = claim(*after, "g");
  ASSERT_TRUE(taken);
  EXPECT_GT(taken->epoch, old);
  EXPECT_EQ(append(*before, {"g", old, 1, {"late"}}), Kind::NotOwner);
  EXPECT_EQ(append(*after, {"g", taken->epoch, 1, {"b"}}), std::nullopt);
  EXPECT_EQ(append(*before, {"g", old, 2, {"later"}}), Kind::NotOwner);
  EXPECT_EQ(read(*before, 0), (Texts{"a", "b"}));
}

TEST_F(PostgresStoreTest, WhoIsLateButWasNotFollowedGoesOn) {
  const auto store = open();
  create(*store, {"g", {}});
  const uint64_t epoch = claim(*store, "g")->epoch;
  endLeaseOf(*store);
  EXPECT_EQ(append(*store, {"g", epoch, 0, {"a"}}), std::nullopt);
}

TEST_F(PostgresStoreTest, ALeaseThatRanOutIsTakenAgainAndThatIsTold) {
  const auto store = open(milliseconds(250));
  // Again and again: one that is just being renewed is renewed all the same.
  for (int i = 0; i < 100 && lapses_ == 0; ++i) {
    endLeaseOf(*store);
    std::this_thread::sleep_for(milliseconds(100));
  }
  EXPECT_GE(lapses_, 1);
}

TEST_F(PostgresStoreTest, WhoGoesInOrderLeavesItsGamesToTheOthersAtOnce) {
  const auto second = open();
  {
    const auto first = open();
    create(*first, {"g", {}});
    ASSERT_TRUE(claim(*first, "g"));
  }
  EXPECT_TRUE(claim(*second, "g"));
}

TEST_F(PostgresStoreTest, OfOneGameManyClaimAtOnceOneGetsIt) {
  std::vector<std::unique_ptr<PostgresStore>> stores;
  for (int i = 0; i < 4; ++i)
    stores.push_back(open());
  for (int round = 0; round < 20; ++round) {
    const std::string game = "game" + std::to_string(round);
    create(*stores[0], {game, {}});
    std::atomic<int> owners = 0;
    std::vector<std::jthread> threads;
    for (const auto& store : stores)
      threads.emplace_back([&, it = store.get()] { owners += claim(*it, game) ? 1 : 0; });
    threads.clear();
    EXPECT_EQ(owners, 1) << game;
  }
}

TEST_F(PostgresStoreTest, AClaimMakesWhatWasWrittenBeforeItVoid) {
  const auto store = open();
  create(*store, {"g", {}});
  const uint64_t old = claim(*store, "g")->epoch;
  ASSERT_TRUE(claim(*store, "g"));
  EXPECT_EQ(append(*store, {"g", old, 0, {"on its way"}}), Kind::NotOwner);
}

TEST_F(PostgresStoreTest, AGameThatIsNotOursKeepsNoOtherFromBeingStored) {
  const auto store = open();
  for (const char* game : {"a", "b", "c"})
    create(*store, {game, {}});
  const uint64_t a = claim(*store, "a")->epoch;
  const uint64_t c = claim(*store, "c")->epoch;
  std::atomic<int> done = 0;
  const auto count = [&](const auto& result) { done += result ? 1 : 0; };
  for (uint64_t i = 0; i < 120; ++i) {
    store->append({"a", a, i, {"x"}}, count);
    store->append({"b", 77, i, {"x"}}, count);
    store->append({"c", c, i, {"x"}}, count);
  }
  EXPECT_EQ(create(*store, {"last", {}}), std::nullopt);
  EXPECT_EQ(done, 240);
}

TEST_F(PostgresStoreTest, ReadsWhatIsBehindANumber) {
  const auto store = open();
  create(*store, {"g", {}, {"a", "b", "c"}});
  EXPECT_EQ(read(*store, 0), (Texts{"a", "b", "c"}));
  EXPECT_EQ(read(*store, 2), Texts{"c"});
  EXPECT_EQ(read(*store, 3), Texts{});
}

TEST_F(PostgresStoreTest, AConnectionThatWasCutIsMadeAnew) {
  const auto store = open();
  create(*store, {"g", {}});
  const uint64_t epoch = claim(*store, "g")->epoch;
  (void)postgres_.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
      "AND application_name = 'tengen'");
  EXPECT_EQ(append(*store, {"g", epoch, 0, {"a"}}), std::nullopt);
  EXPECT_EQ(claim(*store, "g")->records, Texts{"a"});
}

// One that is being stopped says so in place of an answer, also when the commit has been done.
TEST_F(PostgresStoreTest, ACommitThatWasAnsweredByAnEndNobodyIsSureOf) {
  const auto store = open();
  create(*store, {"g", {}});
  const uint64_t epoch = claim(*store, "g")->epoch;
  ASSERT_TRUE(postgres_.run(R"(
      CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RETURN nullif(pg_terminate_backend(pg_backend_pid()), true); END';
      CREATE CONSTRAINT TRIGGER stop AFTER INSERT ON records DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION stop())"));
  EXPECT_EQ(append(*store, {"g", epoch, 0, {"a"}}), Kind::Unsure);
  ASSERT_TRUE(postgres_.run("DROP TRIGGER stop ON records"));
  EXPECT_EQ(claim(*store, "g")->records, Texts{"a"});
}

TEST(PostgresStore, SaysThatNobodyIsThere) {
  const auto store = PostgresStore::open("postgresql://127.0.0.1:1/games");
  ASSERT_FALSE(store);
  EXPECT_FALSE(store.error().detail.empty());
}

}  // namespace
}  // namespace tengen::server
