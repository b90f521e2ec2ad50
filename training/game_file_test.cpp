#include "training/game_file.h"

#include <gtest/gtest.h>

#include "training/training_test_kit.h"

namespace tengen::training {
namespace {

TEST(GameFile, HoldsResultsAndMovesOfNineBits) {
  const std::string bytes = gameFile({{25, {0, 360, 72}}, {-20000, {}}, {-3, {511, 1}}});
  const auto games = readGames(bytes);
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), 3u);
  EXPECT_EQ((*games)[0].result, 25);
  EXPECT_EQ((*games)[0].moves, 3);
  EXPECT_EQ((*games)[0].moveAt(1), 360);
  EXPECT_EQ((*games)[0].moveAt(2), 72);
  EXPECT_EQ((*games)[1].result, -20000);
  EXPECT_EQ((*games)[2].firstRecord, 3u);
  EXPECT_EQ((*games)[2].moveAt(0), 511);
  EXPECT_EQ((*games)[2].moveAt(1), 1);
}

TEST(GameFile, IsRefusedWhereItIsCutShort) {
  const std::string bytes = gameFile({{25, {0, 360, 72}}});
  for (size_t length = 0; length < bytes.size(); ++length)
    EXPECT_FALSE(readGames(std::string_view(bytes).substr(0, length))) << length;
  EXPECT_FALSE(readGames("TYG2" + bytes.substr(4)));
}

}  // namespace
}  // namespace tengen::training
