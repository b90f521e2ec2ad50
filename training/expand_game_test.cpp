#include "training/expand_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "training/training_test_kit.h"

namespace tengen::training {
namespace {

using testing::ElementsAre;

struct Expanded {
  bool whole = false;
  std::vector<PositionRecord> records;
  GameEntry entry;
};

Expanded expanded(const WrittenGame& written) {
  const std::string bytes = gameFile({written});
  const auto games = readGames(bytes);
  Expanded made;
  made.records.resize(recordsOf(games->front()));
  LibertyClasses liberties;
  made.whole = expandGame(games->front(), 7, made.records, made.entry, liberties);
  return made;
}

unsigned pointOf(const PositionRecord& record, size_t point) {
  return record.board[point / 2] >> point % 2 * 4 & 15u;
}

TEST(ExpandGame, ShowsEveryPositionBeforeItsMove) {
  // Black takes the corner stone: 0 is White's, 1 and 19 are Black's.
  const Expanded made = expanded({20000, {1, 0, 19, 180}});
  EXPECT_TRUE(made.whole);
  ASSERT_EQ(made.records.size(), 6u);
  const PositionRecord& third = made.records[2];
  EXPECT_EQ(third.ply, 2);
  EXPECT_EQ(third.move, 19);
  EXPECT_EQ(third.game, 7u);
  EXPECT_EQ(third.whiteToMove, 0);
  EXPECT_EQ(pointOf(third, 0), 2u | 1u << 2) << "a white stone with a single liberty";
  EXPECT_EQ(pointOf(third, 1), 1u | 2u << 2);
  EXPECT_EQ(pointOf(third, 2), 0u);
  EXPECT_EQ(pointOf(made.records[3], 0), 0u) << "taken";
  EXPECT_EQ(made.records[3].whiteToMove, 1);
}

TEST(ExpandGame, MarksWhatIsToBeSkipped) {
  const Expanded resigned = expanded({-20000, {60, 61}});
  EXPECT_EQ(resigned.entry.result, -20000);
  EXPECT_EQ(resigned.entry.hasOwners, 0);
  EXPECT_EQ(resigned.records[2].move, kNoMove) << "a game given up has no passes";

  const Expanded illegal = expanded({20000, {60, 60, 61}});
  EXPECT_FALSE(illegal.whole);
  std::vector<uint16_t> moves;
  for (const PositionRecord& record : illegal.records)
    moves.push_back(record.move);
  EXPECT_THAT(moves, ElementsAre(60, kNoMove, kNoMove, kNoMove, kNoMove));
}

TEST(ExpandGame, TellsTheKoPointToWhomItIsForbidden) {
  // . X O .
  // X a X O   White takes at a, where Black may not take back.
  // . X O .
  const auto at = [](int x, int y) { return y * kSide + x; };
  const Expanded made = expanded({20000,
                                  {at(6, 5), at(7, 5), at(5, 6), at(8, 6), at(6, 7), at(7, 7),
                                   at(7, 6), at(6, 6), at(15, 15)}});
  EXPECT_TRUE(made.whole);
  EXPECT_EQ(made.records[7].ko, kNoPoint);
  EXPECT_EQ(made.records[8].ko, at(7, 6));
}

}  // namespace
}  // namespace tengen::training
