#include "search/bias_table.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "base/random.h"
#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

nn::Situation after(std::initializer_list<const char*> moves) {
  nn::Situation situation = emptySituation(9);
  for (const char* move : moves)
    situation = situation.after(moveOf(move, {9, 9}));
  return situation;
}

TEST(BiasTable, TakesPositionsForAlikeByTheLastTwoMovesAndTheStonesAround) {
  BiasTable table;
  const auto place = table.indexFor(after({"C3", "G7", "D4", "E4"}));
  EXPECT_EQ(place, table.indexFor(after({"C3", "H8", "D4", "E4"}))) << "a stone far away";
  EXPECT_NE(place, table.indexFor(after({"E3", "G7", "D4", "E4"}))) << "a stone near by";
  EXPECT_NE(place, table.indexFor(after({"C3", "G7", "D4", "E5"}))) << "another move";
  EXPECT_NE(place, table.indexFor(after({"D4", "G7", "C3", "E4"}))) << "another answer to it";
}

TEST(BiasTable, KnowsNoPlaceForAPassOrAFirstMove) {
  BiasTable table;
  EXPECT_EQ(table.indexFor(after({"D4"})), BiasTable::kNone);
  EXPECT_EQ(table.indexFor(after({"D4", "pass"})), BiasTable::kNone);
  EXPECT_NE(table.indexFor(after({"pass", "D4"})), BiasTable::kNone);
}

TEST(BiasTable, IsTheMeanOfWhatWasGivenLast) {
  BiasTable table;
  const auto place = table.indexFor(after({"C3", "D4"}));
  EXPECT_EQ(table.meanAt(place).weight, 0);
  BiasTable::Given one, other;
  table.give(place, one, {0.875f, 30, 3});
  table.give(place, other, {-0.125f, 2, 1});
  EXPECT_DOUBLE_EQ(table.meanAt(place).win, 0.1875);
  EXPECT_DOUBLE_EQ(table.meanAt(place).lead, 8);
  table.give(place, one, {0.375f, 6, 1});
  EXPECT_DOUBLE_EQ(table.meanAt(place).win, 0.125);
  EXPECT_DOUBLE_EQ(table.meanAt(place).lead, 4);
}

TEST(BiasTable, TakesOverWhatStays) {
  BiasTable table, kept;
  const auto place = table.indexFor(after({"C3", "D4"}));
  BiasTable::Given stays, goes;
  table.give(place, stays, {0.375f, 6, 3});
  table.give(place, goes, {5, 5, 5});
  const auto there = kept.takeOver(table, place, stays);
  EXPECT_NEAR(kept.meanAt(there).win, 0.125, 1e-12);
  EXPECT_EQ(kept.indexFor(after({"C3", "D4"})), there);
}

TEST(BiasTable, FindsEachOfManyPositionsAgain) {
  BiasTable table;
  Random random(5);
  std::vector<nn::Situation> seen;
  std::set<BiasTable::Index> places;
  for (int game = 0; game < 20; ++game) {
    nn::Situation situation = emptySituation(9);
    for (int move = 0; move < 30; ++move) {
      const Point point{static_cast<uint8_t>(random.below(9)),
                        static_cast<uint8_t>(random.below(9))};
      if (!situation.position.isLegal(Move::at(point))) continue;
      situation = situation.after(Move::at(point));
      const auto place = table.indexFor(situation);
      if (place == BiasTable::kNone) continue;
      if (!places.insert(place).second) continue;
      BiasTable::Given nothing;
      table.give(place, nothing, {static_cast<float>(seen.size()), 0, 1});
      seen.push_back(situation);
    }
  }
  ASSERT_GT(seen.size(), 300u);
  for (size_t i = 0; i < seen.size(); ++i)
    ASSERT_EQ(table.meanAt(table.indexFor(seen[i])).win, static_cast<double>(i));
  EXPECT_LT(table.bytes(), 60 * 2 * seen.size());
}

}  // namespace
}  // namespace tengen::search
