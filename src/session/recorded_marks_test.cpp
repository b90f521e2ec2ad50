#include "session/recorded_marks.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.h"
#include "rules/diagram.h"

namespace tengen {
namespace {

Territory recorded(const Board& board, const Marks& marks, Scoring scoring = Scoring::Area) {
  return territoryOf(board, marks, count(board, marks), scoring);
}

Marks restored(const Board& board, const Territory& territory, Scoring scoring = Scoring::Area) {
  return marksOf(board, territory, scoring);
}

// Dead stones in what was given to their own side: nobody means that.
bool holdsOwnStones(const Board& board, const Territory& territory) {
  const auto isBlack = [&](Point point) { return board.at(point) == Stone::Black; };
  const auto isWhite = [&](Point point) { return board.at(point) == Stone::White; };
  return std::any_of(territory.black.begin(), territory.black.end(), isBlack) ||
         std::any_of(territory.white.begin(), territory.white.end(), isWhite);
}

TEST(RecordedMarks, TerritoryIsWhatNoLivingStoneCovers) {
  const Board board = boardOf(
      ".X.O.\n"
      "OX.O.\n");
  Marks marks(board.size());
  marks.dead[{0, 1}] = true;
  const Territory territory = recorded(board, marks);
  EXPECT_EQ(territory.black, (Points{{0, 0}, {0, 1}}));
  EXPECT_EQ(territory.white, (Points{{4, 0}, {4, 1}}));
  EXPECT_EQ(restored(board, territory), marks);
}

TEST(RecordedMarks, ARegionGivenByHandComesBackSo) {
  const Board board = boardOf(
      ".X.O.\n"
      ".X.O.\n");
  Marks marks(board.size());
  cycleRegion(marks, board, {2, 0});  // dame, given to Black
  const Territory territory = recorded(board, marks);
  EXPECT_EQ(territory.black.size(), 4u);
  EXPECT_EQ(restored(board, territory), marks);
}

TEST(RecordedMarks, AnEyeInSekiIsTerritoryByAreaAlone) {
  const Board board = boardOf(
      "O..XO...\n"
      "..XO.O..\n"
      "...XO...\n"
      "......X.\n");
  const Marks marks(board.size());
  ASSERT_EQ(count(board, marks).white.sekiTerritory, 1);
  const Territory byTerritory = recorded(board, marks, Scoring::Territory);
  EXPECT_EQ(recorded(board, marks).white.size(), byTerritory.white.size() + 1);
  EXPECT_EQ(restored(board, byTerritory, Scoring::Territory), marks) << "and comes back as an eye";
}

TEST(RecordedMarks, NoTerritoryMeansThatNobodyOwnsAnything) {
  const Board board = boardOf(
      ".X.\n"
      ".X.\n");
  const Marks marks = restored(board, {});
  EXPECT_EQ(count(board, marks).black.territory, 0);
  EXPECT_TRUE(recorded(board, marks).isEmpty());
}

TEST(RecordedMarks, AnyTerritoryComesBackFromItsMarks) {
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    Board board(BoardSize{4, 4});
    for (int move = 0; move < 12; ++move) {
      const Point point{static_cast<uint8_t>(random.below(4)),
                        static_cast<uint8_t>(random.below(4))};
      const Color color = random.below(2) ? Color::Black : Color::White;
      if (board.at(point) == Stone::None) board.play(point, color);
    }
    Marks marks(board.size());
    for (int click = 0; click < 4; ++click) {
      const Point point{static_cast<uint8_t>(random.below(4)),
                        static_cast<uint8_t>(random.below(4))};
      if (board.at(point) == Stone::None) {
        cycleRegion(marks, board, point);
      } else {
        toggleChain(marks, board, point);
      }
    }
    const Territory territory = recorded(board, marks);
    if (holdsOwnStones(board, territory)) continue;
    EXPECT_EQ(recorded(board, restored(board, territory)), territory) << toDiagram(board);
  }
}

}  // namespace
}  // namespace tengen
