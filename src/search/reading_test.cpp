#include "search/reading.h"

#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

constexpr BoardSize kSeven{7, 7};

Point at(std::string_view text) {
  return moveOf(text, kSeven).point();
}

// Black C2 drives the white stone along the edge into the black one.
constexpr std::string_view kEdge = R"(
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . X O . . . .)";

// White D4 drives the two black stones to the lower edge in a ladder.
constexpr std::string_view kLadder = R"(
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . O X . . . .
  . O X . . . .
  . . O . . . .
  . . . . . . .)";

TEST(Reading, CountsTheMovesOfTheSideThatTakes) {
  const Board edge = boardOf(kEdge);
  EXPECT_EQ(movesToTake(edge, at("C1"), 5), 2);
  EXPECT_EQ(movesToTake(edge, at("C1"), 1), 0);
  EXPECT_EQ(movesToTake(edge, at("D2"), 5), 0);
  Board atari = edge;
  atari.play(at("C2"), Color::Black);
  EXPECT_EQ(movesToTake(atari, at("C1"), 5), 1);
}

TEST(Reading, FollowsALadderAsFarAsItIsAsked) {
  const Board ladder = boardOf(kLadder);
  EXPECT_EQ(movesToTake(ladder, at("C3"), 4), 0);
  EXPECT_EQ(movesToTake(ladder, at("C3"), 5), 5);
}

TEST(Reading, KnowsThatAChainIsSavedByTakingWhatSurroundsIt) {
  // As above, but after Black C2 White takes at A1.
  const Board board = boardOf(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . O . X . . .
    . X O . . . .)");
  EXPECT_EQ(movesToTake(board, at("C1"), 2), 0);
}

int of(const std::vector<int>& values, std::string_view text) {
  return values[static_cast<size_t>(indexOf(moveOf(text, kSeven), kSeven))];
}
bool of(const std::vector<bool>& values, std::string_view text) {
  return values[static_cast<size_t>(indexOf(moveOf(text, kSeven), kSeven))];
}

TEST(Tactics, OfAReaderWhoLooksFarEnough) {
  const Tactics black = tacticsOf(situationOf(kEdge, Color::Black, areaRules(), 0), 2);
  EXPECT_EQ(of(black.takes, "C2"), 1);
  EXPECT_EQ(of(black.takes, "D1"), 0);
  EXPECT_FALSE(of(black.hidden, "C2"));
  const Tactics white = tacticsOf(situationOf(kEdge, Color::White, areaRules(), 0), 2);
  EXPECT_EQ(of(white.saves, "C2"), 1);
}

TEST(Tactics, AreHiddenFromAReaderWhoDoesNot) {
  for (const Color side : {Color::Black, Color::White}) {
    const Tactics found = tacticsOf(situationOf(kEdge, side, areaRules(), 0), 1);
    EXPECT_EQ(of(found.takes, "C2"), 0);
    EXPECT_EQ(of(found.saves, "C2"), 0);
    EXPECT_TRUE(of(found.hidden, "C2"));
    EXPECT_FALSE(of(found.hidden, "G7"));
  }
}

// A beginner runs where a better player has seen the end of it.
TEST(Tactics, OfAShortReaderSaveWhatIsLost) {
  nn::Situation situation = situationOf(kLadder, Color::White, areaRules(), 0);
  situation = situation.after(moveOf("D4", kSeven));  // atari
  EXPECT_EQ(of(tacticsOf(situation, 1).saves, "D3"), 2);
  EXPECT_EQ(of(tacticsOf(situation, kDeepestReading).saves, "D3"), 0);
}

}  // namespace
}  // namespace tengen::search
