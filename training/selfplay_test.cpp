// Self-play as Python calls it, with a network that knows nothing.
#include "training/selfplay.h"

#include <cstring>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "training/selfplay_record.h"
#include "training/selfplay_tree.h"

namespace tengen::training {
namespace {

constexpr int kWidth = 4;
constexpr int kHeight = 5;
constexpr size_t kBoard = kWidth * kHeight;
constexpr size_t kGames = 3;

// The first records of a table whose questions are all answered alike.
std::vector<SelfPlayRecord> played(int threads, size_t wanted) {
  const std::unique_ptr<SelfPlay, void (*)(SelfPlay*)> all(selfplay_new(threads), selfplay_delete);
  const int table = selfplay_add_table(all.get(), kWidth, kHeight, kGames, 12, 4, 1);
  std::vector<uint16_t> planes(kGames * kBoard);
  std::vector<float> globals(kGames * kGlobals);
  std::vector<float> answers;
  for (size_t game = 0; game < kGames; ++game) {
    answers.resize(answers.size() + kBoard + 1, 0.0f);  // policy
    answers.push_back(0.5f);
    answers.resize(answers.size() + 1 + kBoard, 0.0f);  // lead and owners
  }
  selfplay_ask(all.get(), table, planes.data(), globals.data());
  std::vector<SelfPlayRecord> records;
  for (int step = 0; step < 100'000 && records.size() < wanted; ++step) {
    for (const uint16_t bits : planes)
      EXPECT_TRUE(bits >> 11 & 1) << "every point is on the board";
    selfplay_advance(all.get(), table, answers.data(), planes.data(), globals.data());
    std::vector<SelfPlayRecord> fresh(1000);
    fresh.resize(static_cast<size_t>(selfplay_take(all.get(), table, fresh.data(), 1000)));
    records.insert(records.end(), fresh.begin(), fresh.end());
  }
  return records;
}

int ownersBalance(const SelfPlayRecord& record) {
  int balance = 0;
  for (size_t spot = 0; spot < kPoints; ++spot) {
    const unsigned code = record.owners[spot / 4] >> spot % 4 * 2 & 3u;
    balance += code == 1 ? 1 : code == 2 ? -1 : 0;
  }
  return balance;
}

TEST(SelfPlay, WritesRecordsThatAddUp) {
  const auto records = played(1, 100);
  ASSERT_GE(records.size(), 100u);
  for (const SelfPlayRecord& record : records) {
    EXPECT_EQ(record.width, kWidth);
    EXPECT_EQ(record.height, kHeight);
    EXPECT_EQ(record.lead, 2 * ownersBalance(record) + record.komi);
    unsigned total = 0;
    for (size_t i = 0; i < record.moves.size(); ++i) {
      if (record.moves[i] == kNoMove) continue;
      total += record.weights[i];
      if (record.moves[i] == kNoPoint) continue;
      EXPECT_EQ(record.planes[record.moves[i]] & 3, 0) << "an empty point";
    }
    EXPECT_TRUE(total == 0 || (total > 65000 && total <= 65535)) << total;
  }
}

// Games share nothing but the fair komi, which they move in an order of their own with threads.
TEST(SelfPlay, IsTheSameAgainForTheSameSeed) {
  const auto once = played(1, 60);
  const auto again = played(1, 60);
  ASSERT_EQ(once.size(), again.size());
  EXPECT_EQ(std::memcmp(once.data(), again.data(), once.size() * sizeof once[0]), 0);
  EXPECT_GE(played(3, 60).size(), 60u);
}

TEST(SelfPlayTree, EndsWithTwoPassesAndLeavesEyesAlone) {
  // Everything but two eyes is Black's: only the pass is left to Black.
  const Points black{{1, 0}, {0, 1}, {1, 1}, {2, 1}};
  const Ruleset rules{.scoring = Scoring::Area};
  const auto position = Position::withStones({3, 2}, black, {}, rules, Color::Black);
  ASSERT_TRUE(position);
  Tree tree(nn::Situation{*position, {}, 0});
  const std::vector<float> policy(7, 0);
  const std::vector<float> ownership(6, 0);
  for (int visit = 0; visit < 40; ++visit) {
    if (tree.descend()) tree.absorb({policy, 0.5f, 0, ownership});
  }
  EXPECT_EQ(tree.visits(), 40);
  ASSERT_EQ(tree.root().edges.size(), 1u);
  EXPECT_EQ(tree.root().edges[0].move, 6);
  EXPECT_EQ(tree.visitsOf(tree.root().edges[0]), 39);
}

TEST(SelfPlayTree, KnowsTheChanceToWinOfBothSides) {
  const Ruleset rules{.scoring = Scoring::Area};
  Tree tree(nn::Situation{Position({3, 3}, rules), {}, 0});
  const std::vector<float> policy(10, 0);
  const std::vector<float> ownership(9, 0);
  ASSERT_TRUE(tree.descend());
  tree.absorb({policy, 0.9f, 0, ownership});
  EXPECT_FLOAT_EQ(tree.win(), 0.9f);
  ASSERT_TRUE(tree.descend());
  tree.absorb({policy, 0.5f, 0, ownership});
  EXPECT_FLOAT_EQ(tree.win(), 0.7f) << "the other side has one half";
}

}  // namespace
}  // namespace tengen::training
