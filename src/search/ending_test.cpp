#include "search/ending.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Black lives in the corner with two eyes, and a white stone lies in one of them.
constexpr std::string_view kCorner = R"(
  . X . O X .
  X X X X X .
  O O O O O O
  . . . . . .
  . . . . . .)";

Points pointsOf(BoardSize size, std::vector<std::string> texts) {
  Points points;
  for (const std::string& text : texts)
    points.push_back(*parsePoint(text, size, Notation::Standard));
  return points;
}

TEST(CountStones, TakesStonesForAliveUnlessTheyAreProvenDead) {
  // The white stone inside cannot live, and Benson knows. The black one below may.
  const nn::Situation corner = situationOf(kCorner, Color::Black, areaRules(), 0.5);
  EXPECT_DOUBLE_EQ(countStones(corner).lead, 10 - 18 - 0.5);
  EXPECT_DOUBLE_EQ(countStones(corner).win, 0);
  const nn::Situation invaded = situationOf(R"(
    . X . O X .
    X X X X X .
    O O O O O O
    . . . . . .
    . . X . . .)",
                                            Color::Black, areaRules(), 0.5);
  EXPECT_DOUBLE_EQ(countStones(invaded).lead, 10 + 1 - 6 - 0.5);
  EXPECT_DOUBLE_EQ(countStones(invaded).win, 1);
}

TEST(CountMarked, KnowsDrawsAndWhoWinsThem) {
  const std::string_view even = ". X O .\n . X O .";
  Ruleset rules = areaRules();
  rules.tie = Tie::Draw;
  const auto count = [&](double komi) {
    return countMarked(situationOf(even, Color::Black, rules, komi), Marks({4, 2}));
  };
  EXPECT_DOUBLE_EQ(count(0).win, 0.5);
  EXPECT_DOUBLE_EQ(count(0.5).win, 0);
  EXPECT_DOUBLE_EQ(count(-0.5).win, 1);
  rules.tie = Tie::White;
  EXPECT_DOUBLE_EQ(count(0).win, 0);
}

TEST(CountMarked, HandsOverPassStones) {
  const Ruleset aga = [] {
    Ruleset rules = territoryRules();
    rules.passStones = true;
    return rules;
  }();
  const nn::Situation start = situationOf(". X O .\n . X O .", Color::Black, aga, 0);
  const nn::Situation passed = start.after(Move::pass());
  // Black has handed over one stone, and White, who passes last, owes one.
  EXPECT_DOUBLE_EQ(countMarked(passed, Marks({4, 2})).lead, 0);
  EXPECT_DOUBLE_EQ(countMarked(passed.after(Move::pass()), Marks({4, 2})).lead, 0);
}

TEST(DeadByOwnership, TakesWholeChainsThatStandInTheOthersLand) {
  const std::string_view drawing = R"(
    . X . O .
    . X . O X
    . X . O X
    . X O O .
    . X . O .)";
  const std::string_view owners = R"(
    X X . O O
    X X . O O
    X X . O O
    X X O O O
    X X . O O)";
  for (const Color toMove : {Color::Black, Color::White}) {
    const nn::Situation situation = situationOf(drawing, toMove, areaRules(), 0);
    const Marks marks = deadByOwnership(situation, ownershipOf(owners, {5, 5}, toMove));
    EXPECT_EQ(toDiagram(marks.dead), ".....\n....*\n....*\n.....\n.....\n");
    const Marks unsure = deadByOwnership(situation, ownershipOf(owners, {5, 5}, toMove, 0.2f));
    EXPECT_EQ(unsure, Marks({5, 5}));
  }
}

TEST(DeadByOwnership, NeverKillsWhatCannotDie) {
  const nn::Situation situation = situationOf(kCorner, Color::Black, areaRules(), 0);
  const Marks marks = deadByOwnership(situation, std::vector<float>(30, -1));
  EXPECT_EQ(toDiagram(marks.dead), "...*..\n......\n......\n......\n......\n");
}

TEST(FillsOwnEye, ExceptToSaveStonesInAtari) {
  const Board board = boardOf(R"(
    . X . X O
    X X X X O
    O O O . O
    . X O . .
    X X O O O)");
  EXPECT_TRUE(fillsOwnEye(board, {0, 0}, Color::Black));
  EXPECT_FALSE(fillsOwnEye(board, {0, 0}, Color::White));
  EXPECT_TRUE(fillsOwnEye(board, {2, 0}, Color::Black));
  EXPECT_FALSE(fillsOwnEye(board, {0, 3}, Color::Black));  // no eye: White is beside it
  EXPECT_FALSE(fillsOwnEye(board, {3, 2}, Color::White));
  const Board atari = boardOf(R"(
    . X X O
    X O O O
    X O . .
    O O . .)");
  EXPECT_FALSE(fillsOwnEye(atari, {0, 0}, Color::Black));
}

TEST(Ending, IsSettledWhenEveryPointIsClear) {
  const nn::Situation situation = situationOf(kWalls, Color::Black, areaRules(), 0.5);
  const BoardSize size{6, 5};
  const Ending clear(situation, ownershipOf(kWallOwners, size, Color::Black));
  EXPECT_TRUE(clear.isSettled());
  EXPECT_EQ(clear.dame(), pointsOf(size, {"C2"}));
  EXPECT_DOUBLE_EQ(clear.leadIfOver(), 14 - 15 - 0.5);
  EXPECT_FALSE(clear.hasDeadEnemies());

  const Ending vague(situation, ownershipOf(kWallOwners, size, Color::Black, 0.4f));
  EXPECT_FALSE(vague.isSettled());
  auto claimed = ownershipOf(kWallOwners, size, Color::Black);
  claimed[static_cast<size_t>(size.indexOf(pointsOf(size, {"C2"})[0]))] = 0.9f;
  EXPECT_FALSE(Ending(situation, claimed).isSettled());
}

TEST(Ending, IsNotSettledWithAnOpenBorder) {
  const nn::Situation open = situationOf(R"(
    . . X O . .
    . . X O . .
    . . . . . .
    . X . O . .
    . X . O O .)",
                                         Color::Black, areaRules(), 0.5);
  const Ending ending(open, ownershipOf(R"(
    X X X O O O
    X X X O O O
    X X . . O O
    X X . O O O
    X X . O O O)",
                                        {6, 5}, Color::Black));
  EXPECT_FALSE(ending.isSettled());
}

TEST(Ending, LeavesSekiAlone) {
  // The stones in the middle share two liberties: whoever plays there loses his.
  const nn::Situation situation = situationOf(R"(
    . O X . O X . .
    . O X . O X X .
    O O X X O X . X
    . O O O X X X .
    . . . O X . X .
    . . . O X X . X)",
                                              Color::Black, areaRules(), 0.5);
  const BoardSize size{8, 6};
  std::vector<float> owned = ownershipOf(R"(
    O O X . O X X X
    O O X . O X X X
    O O X X O X X X
    O O O O X X X X
    O O O O X X X X
    O O O O X X X X)",
                                         size, Color::Black);
  const Ending ending(situation, owned);
  EXPECT_TRUE(ending.isSettled());
  EXPECT_THAT(ending.dame(), IsEmpty());
  // The same stones, but one side may still live or die.
  for (const Point p : pointsOf(size, {"E6", "E5", "E4"}))
    owned[static_cast<size_t>(size.indexOf(p))] = -0.2f;
  EXPECT_FALSE(Ending(situation, owned).isSettled());
}

TEST(Ending, IsNotSettledWithOwnStonesInAtari) {
  const std::string_view drawing = R"(
    . . X O . .
    . . X O . .
    . X . X O .
    . X X O O .
    . X X O . .)";
  const std::string_view owners = R"(
    X X X O O O
    X X X O O O
    X X X X O O
    X X X O O O
    X X X O O O)";
  for (const Color side : {Color::Black, Color::White}) {
    const nn::Situation situation = situationOf(drawing, side, areaRules(), 0.5);
    const Ending ending(situation, ownershipOf(owners, {6, 5}, side));
    EXPECT_EQ(ending.isSettled(), side == Color::White) << "whoever answers is Black";
  }
}

TEST(Ending, SeesTheSameForWhite) {
  const nn::Situation situation = situationOf(kWalls, Color::White, areaRules(), 0.5);
  const Ending ending(situation, ownershipOf(kWallOwners, {6, 5}, Color::White));
  EXPECT_TRUE(ending.isSettled());
  EXPECT_DOUBLE_EQ(ending.leadIfOver(), 1.5);
  EXPECT_EQ(ending.dame().size(), 1u);
}

TEST(Ending, FindsNoSenseInEyesAndSureTerritory) {
  const nn::Situation situation = situationOf(kCorner, Color::Black, areaRules(), 0.5);
  const BoardSize size{6, 5};
  const auto sensibleFor = [&](const nn::Situation& of) {
    PointSet points(size);
    const auto moves = Ending(of, std::vector<float>(30)).sensibleMoves();
    for (const Point p : AllPoints(size))
      points[p] = moves[static_cast<size_t>(size.indexOf(p))];
    EXPECT_TRUE(moves.back());
    return toDiagram(points);
  };
  const std::string rest = "......\n.....*\n......\n******\n******\n";
  EXPECT_EQ(sensibleFor(situation), ".....*" + rest.substr(6));
  EXPECT_EQ(sensibleFor({situation.position.withToMove(Color::White), {}, 0.5}),
            ".....*" + rest.substr(6));
}

TEST(Ending, CleansUpWhatHasTheFewestLibertiesFirst) {
  const nn::Situation situation = situationOf(R"(
    . X . . X .
    . X . O X .
    . X O . X O
    . X X X X .
    . . . . X O)",
                                              Color::Black, areaRules(), 0.5);
  const BoardSize size{6, 5};
  const Ending ending(situation, std::vector<float>(30, 1));
  EXPECT_TRUE(ending.hasDeadEnemies());
  const Points moves = ending.cleanupMoves();
  ASSERT_GE(moves.size(), 5u);
  EXPECT_EQ(moves.front(), pointsOf(size, {"F2"})[0]);
  EXPECT_EQ(moves.back(), pointsOf(size, {"D3"})[0]);  // of the stone with three
}

TEST(Ending, CleansUpWithoutPuttingItselfIntoAtari) {
  const nn::Situation situation = situationOf(R"(
    . O O . X
    . O X X X
    O O X . X
    X X X X X
    . X . X .)",
                                              Color::Black, areaRules(), 0.5);
  const Ending ending(situation, std::vector<float>(25, 1));
  // A5 and A4 would be taken at once; D5 takes nothing, but is safe.
  EXPECT_EQ(ending.cleanupMoves(), pointsOf({5, 5}, {"D5"}));
}

}  // namespace
}  // namespace tengen::search
