#include "training/selfplay_labels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/diagram.h"

namespace tengen::training {
namespace {

constexpr std::string_view kEnd = R"(
  . X O .
  X X O O
  X . O .)";

TEST(SelfPlayLabels, CountStonesAndWhatTheyAloneSurround) {
  const Board board = boardOf(kEnd);
  using enum Stone;
  EXPECT_THAT(areaOwners(board), testing::ElementsAre(Black, Black, White, White,  //
                                                      Black, Black, White, White,  //
                                                      Black, None, White, White));
  EXPECT_EQ(areaLead(board), -1);
}

TEST(SelfPlayLabels, LieOnTheCanvasOfNineteenLines) {
  EXPECT_EQ(onCanvas({4, 3}, 0), 0);
  EXPECT_EQ(onCanvas({4, 3}, 4), kSide);
  EXPECT_EQ(onCanvas({4, 3}, 12), kNoPoint) << "the pass";
}

SearchedTurn turn(const Board& board, Color toMove, uint16_t move, float black) {
  const float sign = toMove == Color::Black ? 1.0f : -1.0f;
  const AreaOwners owners = areaOwners(board);
  std::vector<float> ownership;
  for (const Stone owner : owners)
    ownership.push_back(owner == Stone::None ? 0 : sign * (owner == Stone::Black ? black : -black));
  return {{}, board, toMove, move, false, ownership};
}

TEST(SelfPlayLabels, TellTheEndToEveryTurn) {
  const Board end = boardOf(kEnd);
  std::vector<SearchedTurn> game;
  game.push_back(turn(end, Color::Black, 12, 1));
  game.push_back(turn(end, Color::White, 12, 1));
  labelGame(game, end, 0.5);
  EXPECT_EQ(game[0].record.lead, -3) << "half points: a point behind, and komi";
  EXPECT_EQ(game[1].record.lead, 3);
  EXPECT_EQ(game[0].record.reply, kNoPoint);
  EXPECT_EQ(game[1].record.reply, kNoMove);
  EXPECT_EQ(game[0].record.owners[0] & 3, 1) << "the corner is the mover's";
  EXPECT_EQ(game[1].record.owners[0] & 3, 2);
  EXPECT_EQ(game[0].record.ending, kSettled);
}

TEST(SelfPlayLabels, ExpectWhatTheNextSearchesSawMoreThanTheResult) {
  const Board end = boardOf(kEnd);
  std::vector<SearchedTurn> game;
  for (const Color color : {Color::Black, Color::White, Color::Black})
    game.push_back(turn(end, color, 12, 1));
  for (SearchedTurn& turn : game)
    turn.record.expected = turn.toMove == Color::Black ? 65535 : 0;  // Black is sure to win
  labelGame(game, end, 0.5);                                         // and does not
  const double later = 1 - 1 / (1 + 0.12 * 12);
  EXPECT_NEAR(game[2].record.expected / 65535.0, 1 - later, 1e-4);
  EXPECT_NEAR(game[1].record.expected / 65535.0, later * later, 1e-4) << "White's chance";
  EXPECT_NEAR(game[0].record.expected / 65535.0, 1 - later * later * later, 1e-4);
}

TEST(SelfPlayLabels, SeeNoSettledBoardWhereNobodyExpectedIt) {
  const Board end = boardOf(kEnd);
  std::vector<SearchedTurn> game{turn(end, Color::Black, 12, 0.1f)};
  labelGame(game, end, 0.5);
  EXPECT_EQ(game[0].record.ending, kNearEnd);
}

}  // namespace
}  // namespace tengen::training
