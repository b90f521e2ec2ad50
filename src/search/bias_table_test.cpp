#include "search/bias_table.h"

#include <gtest/gtest.h>

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
  BiasTable::Evidence one, other;
  table.give(place, one, {0.9, 30, 3});
  table.give(place, other, {-0.1, 2, 1});
  EXPECT_DOUBLE_EQ(table.meanAt(place).win, 0.2);
  EXPECT_DOUBLE_EQ(table.meanAt(place).lead, 8);
  table.give(place, one, {0.3, 6, 1});
  EXPECT_NEAR(table.meanAt(place).win, 0.1, 1e-12);
  EXPECT_NEAR(table.meanAt(place).lead, 4, 1e-12);
}

TEST(BiasTable, TakesOverWhatStays) {
  BiasTable table, kept;
  const auto place = table.indexFor(after({"C3", "D4"}));
  BiasTable::Evidence stays, goes;
  table.give(place, stays, {0.3, 6, 3});
  table.give(place, goes, {5, 5, 5});
  const auto there = kept.takeOver(table, place, stays);
  EXPECT_NEAR(kept.meanAt(there).win, 0.1, 1e-12);
  EXPECT_EQ(kept.indexFor(after({"C3", "D4"})), there);
}

}  // namespace
}  // namespace tengen::search
