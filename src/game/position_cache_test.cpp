#include "game/position_cache.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

Position boardOfWidth(int width) {
  return Position(BoardSize{width, 1});
}
sgf::NodeId node(size_t id) {
  return static_cast<sgf::NodeId>(id);
}

TEST(PositionCache, GivesBackWhatWasPutIn) {
  PositionCache cache;
  EXPECT_EQ(cache.find(node(1)), nullptr);
  cache.insert(node(1), boardOfWidth(3));
  cache.insert(node(2), boardOfWidth(4));
  ASSERT_NE(cache.find(node(1)), nullptr);
  EXPECT_EQ(cache.find(node(1))->board().size().width, 3);
  EXPECT_EQ(cache.find(node(2))->board().size().width, 4);
  cache.clear();
  EXPECT_EQ(cache.find(node(1)), nullptr);
}

TEST(PositionCache, LetsGoOfTheOneNotUsedForLongest) {
  PositionCache cache;
  cache.insert(node(0), boardOfWidth(9));  // forgotten with all about it
  cache.clear();
  for (size_t i = 0; i < PositionCache::kCapacity; ++i) {
    cache.insert(node(i), boardOfWidth(1 + static_cast<int>(i)));
  }
  ASSERT_NE(cache.find(node(0)), nullptr);
  cache.insert(node(1000), boardOfWidth(52));
  EXPECT_EQ(cache.find(node(1)), nullptr);
  ASSERT_NE(cache.find(node(0)), nullptr);
  EXPECT_EQ(cache.find(node(0))->board().size().width, 1);
  ASSERT_NE(cache.find(node(1000)), nullptr);
  EXPECT_EQ(cache.find(node(1000))->board().size().width, 52);
  cache.insert(node(2), boardOfWidth(3));  // only used once more
  cache.insert(node(1001), boardOfWidth(51));
  EXPECT_NE(cache.find(node(2)), nullptr);
  EXPECT_EQ(cache.find(node(3)), nullptr);
  EXPECT_NE(cache.find(node(1000)), nullptr);
}

}  // namespace
}  // namespace tengen
