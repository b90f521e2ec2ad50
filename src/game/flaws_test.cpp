#include "game/flaws.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using testing::nodeAt;
using testing::treeOf;
using enum RecordedFlaw;

using Flaws = std::vector<RecordedFlaw>;

Flaws flawsIn(const char* text, int node) {
  const GameTree tree = treeOf(text);
  return flawsAt(tree, nodeAt(tree, node));
}

TEST(Flaws, OfMovesAreNamedByTheirRule) {
  EXPECT_EQ(flawsIn("(;SZ[3];B[bb];W[aa])", 2), Flaws{});
  EXPECT_EQ(flawsIn("(;SZ[3];B[bb];W[bb])", 2), Flaws{Occupied});
  EXPECT_EQ(flawsIn("(;SZ[3];B[zz])", 1), Flaws{OffBoard});
  EXPECT_EQ(flawsIn("(;SZ[3]AW[ba][ab];B[aa])", 1), Flaws{Suicide});
  constexpr const char* kKo = "(;SZ[4:3]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])";
  EXPECT_EQ(flawsIn(kKo, 1), Flaws{});
  EXPECT_EQ(flawsIn(kKo, 2), Flaws{Ko});
  EXPECT_EQ(
      flawsIn("(;SZ[4:3]RU[Tromp-Taylor]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])", 4),
      Flaws{Superko});
  EXPECT_EQ(flawsIn("(;SZ[4:3]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])", 4), Flaws{});
}

TEST(Flaws, AreNoneWhereTheFileForcesTheMove) {
  EXPECT_EQ(flawsIn("(;SZ[3];B[bb];W[bb]KO[])", 2), Flaws{});
}

TEST(Flaws, AreJudgedByTheRulesOfTheGame) {
  constexpr const char* kStones = "AB[aa]AW[ca][bb][ab]";
  const auto suicide = [&](const std::string& rules) {
    const GameTree tree = treeOf("(;SZ[3]" + rules + kStones + ";B[ba])");
    return flawsAt(tree, nodeAt(tree, 1));
  };
  EXPECT_EQ(suicide(""), Flaws{Suicide});
  EXPECT_EQ(suicide("RU[NZ]"), Flaws{});
}

TEST(Flaws, OfNodesAreOddPassesAndMixtures) {
  EXPECT_EQ(flawsIn("(;SZ[9];B[``])", 1), Flaws{OddPass});
  EXPECT_EQ(flawsIn("(;SZ[18];B[ss])", 1), Flaws{OddPass});
  EXPECT_EQ(flawsIn("(;SZ[9];B[tt])", 1), Flaws{});
  EXPECT_EQ(flawsIn("(;SZ[9];B[])", 1), Flaws{});
  EXPECT_EQ(flawsIn("(;SZ[9];B[aa]AW[bb])", 1), Flaws{MoveAndSetup});
  EXPECT_EQ(flawsIn("(;SZ[9];AW[bb];C[x])", 1), Flaws{});
  EXPECT_EQ(flawsIn("(;SZ[9];B[aa]W[bb])", 1), Flaws{SeveralMoves});
  EXPECT_EQ(flawsIn("(;SZ[9];B[aa]W[aa])", 1), (Flaws{Occupied, SeveralMoves}));
  EXPECT_EQ(flawsIn("(;SZ[9];AB[zz][aa])", 1), Flaws{SetupOffBoard});
  EXPECT_EQ(flawsIn("(;SZ[2];AB[aa:bb])", 1), Flaws{SetupWithoutLiberties});
  EXPECT_EQ(flawsIn("(;SZ[3];AB[bb]B[bb])", 1), (Flaws{MoveAndSetup, Occupied}));
}

TEST(Flaws, OfRootsAreBrokenFacts) {
  EXPECT_EQ(flawsIn("(;SZ[19]KM[6.5]HA[0]RU[Japanese])", 0), Flaws{});
  EXPECT_EQ(flawsIn("(;SZ[190])", 0), Flaws{BadSize});
  EXPECT_EQ(flawsIn("(;KM[x])", 0), Flaws{BadKomi});
  EXPECT_EQ(flawsIn("(;KM[])", 0), Flaws{});
  EXPECT_EQ(flawsIn("(;KM[375])", 0), (Flaws{HundredfoldKomi, KomiInStones}));
  EXPECT_EQ(flawsIn("(;KM[3.75])", 0), Flaws{});
  EXPECT_EQ(flawsIn("(;HA[x])", 0), Flaws{BadHandicap});
  EXPECT_EQ(flawsIn("(;HA[1])", 0), Flaws{});
  EXPECT_EQ(flawsIn("(;RU[my own])", 0), Flaws{UnknownRules});
  EXPECT_EQ(flawsIn("(;RU[])", 0), Flaws{});
  EXPECT_EQ(flawsIn("(;SZ[9];SZ[190]KM[x])", 1), Flaws{});
}

TEST(Flaws, OfAGameComeInFileOrder) {
  const GameTree tree = treeOf("(;SZ[3]KM[650];B[bb](;W[bb];B[zz])(;W[aa])(;W[``];B[ba];W[ba]))");
  const auto n = testing::nodesOf(tree);
  EXPECT_EQ(flawsOf(tree), (std::vector<FlawAt>{{n[0], HundredfoldKomi},
                                                {n[2], Occupied},
                                                {n[3], OffBoard},
                                                {n[5], OddPass},
                                                {n[7], Occupied}}));
  EXPECT_EQ(flawsOf(treeOf("(;SZ[3];B[aa])")), std::vector<FlawAt>{});
}

TEST(Flaws, AreNotLookedForOnceItIsStopped) {
  std::stop_source search;
  const GameTree tree = treeOf("(;SZ[3];B[bb];W[bb])");
  EXPECT_EQ(flawsOf(tree, search.get_token()).size(), 1u);
  search.request_stop();
  EXPECT_TRUE(flawsOf(tree, search.get_token()).empty());
}

TEST(Flaws, OfAGameAreThoseOfItsNodes) {
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    const GameTree tree = treeOf(testing::randomTreeText(seed, 80, 3));
    std::vector<FlawAt> expected;
    for (const NodeId id : testing::nodesOf(tree)) {
      for (const RecordedFlaw flaw : flawsAt(tree, id))
        expected.push_back({id, flaw});
    }
    ASSERT_EQ(flawsOf(tree), expected) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tengen
