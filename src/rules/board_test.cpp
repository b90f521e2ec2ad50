#include "rules/board.h"

#include <gtest/gtest.h>

#include "rules/colors_for_test.h"
#include "rules/diagram.h"

namespace tengen {
namespace {

TEST(Board, StartsEmpty) {
  const Board board({4, 3});
  EXPECT_EQ(board.size(), (BoardSize{4, 3}));
  EXPECT_EQ(board.stones(), 0);
  EXPECT_EQ(board.empties().size(), 12u);
  EXPECT_EQ(board.hash(), 0u);
  EXPECT_EQ(board.koPoint(), std::nullopt);
  EXPECT_EQ(board.prisonersOf(B), 0);
  EXPECT_EQ(board.prisonersOf(W), 0);
  EXPECT_EQ(toDiagram(board), "....\n....\n....\n");
}

TEST(Board, WorksOnEverySizeFromOneToFiftyTwo) {
  for (const BoardSize size : {BoardSize{1, 1}, {1, 52}, {52, 1}, {52, 52}, {25, 2}}) {
    Board board(size);
    const Point last{static_cast<uint8_t>(size.width - 1), static_cast<uint8_t>(size.height - 1)};
    EXPECT_EQ(board.pointOf(board.vertexOf(last)), last);
    EXPECT_FALSE(board.isOnBoard(0));
    EXPECT_EQ(board.isSuicide(last, B), size.points() == 1);
    EXPECT_EQ(board.chainAt(last).size(), static_cast<size_t>(size.points()));
    if (size.points() == 1) continue;
    board.play(last, W);
    EXPECT_EQ(board.at(last), Stone::White);
    EXPECT_EQ(board.libertyCount(last), size.width == 1 || size.height == 1 ? 1 : 2);
  }
}

TEST(Board, NeighboursAreOneAndOneStrideAway) {
  const Board board({5, 3});
  const Vertex v = board.vertexOf({2, 1});
  EXPECT_EQ(board.pointOf(static_cast<Vertex>(v - 1)), (Point{1, 1}));
  EXPECT_EQ(board.pointOf(static_cast<Vertex>(v + board.stride())), (Point{2, 2}));
  // The border column is shared by the end of one row and the start of the next.
  EXPECT_FALSE(board.isOnBoard(static_cast<Vertex>(board.vertexOf({4, 0}) + 1)));
  EXPECT_FALSE(board.isOnBoard(static_cast<Vertex>(board.vertexOf({0, 0}) - board.stride())));
  EXPECT_FALSE(board.isOnBoard(static_cast<Vertex>(board.vertexOf({4, 2}) + board.stride())));
  EXPECT_EQ(board.at(Vertex{0}), Stone::None);
}

TEST(Chains, AreMadeOfStonesThatTouch) {
  const Board board = boardOf(R"(
      X X . O
      . X O O
      X . . .
  )");
  EXPECT_EQ(board.chainAt({0, 0}), (Points{{0, 0}, {1, 0}, {1, 1}}));
  EXPECT_EQ(board.libertiesOf({1, 1}), (Points{{2, 0}, {0, 1}, {1, 2}}));
  EXPECT_EQ(board.libertyCount({1, 1}), 3);
  EXPECT_EQ(board.libertyCount({0, 2}), 2);
  EXPECT_EQ(board.chainIdOf(board.vertexOf({0, 0})), board.chainIdOf(board.vertexOf({1, 1})));
  EXPECT_NE(board.chainIdOf(board.vertexOf({0, 0})), board.chainIdOf(board.vertexOf({0, 2})));
}

TEST(Chains, OfAnEmptyPointAreItsRegionWithItsBorder) {
  const Board board = boardOf(R"(
      . X O .
      X . O .
      . . O O
  )");
  EXPECT_EQ(board.chainAt({0, 2}), (Points{{1, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(board.borderOf({0, 2}), (Points{{1, 0}, {0, 1}, {2, 1}, {2, 2}}));
  EXPECT_EQ(board.borderOf({0, 0}), (Points{{1, 0}, {0, 1}}));
  EXPECT_EQ(board.borderOf({3, 0}), (Points{{2, 0}, {2, 1}, {3, 2}}));
  EXPECT_TRUE(board.libertiesOf({0, 0}).empty());
  EXPECT_EQ(board.libertyCount({0, 0}), 0);
}

TEST(Chains, JoinWhenAStoneConnectsFour) {
  Board board = boardOf(R"(
      . X .
      X . X
      . X .
  )");
  board.play(Point{1, 1}, B);
  EXPECT_EQ(board.chainAt({1, 1}).size(), 5u);
  EXPECT_EQ(board.libertyCount({1, 1}), 4);
  int stones = 0;
  const Vertex start = board.vertexOf({1, 0});
  Vertex v = start;
  do {
    EXPECT_EQ(board.chainIdOf(v), board.chainIdOf(start));
    v = board.nextInChain(v);
    ++stones;
  } while (v != start);
  EXPECT_EQ(stones, 5);
}

TEST(Atari, IsALastLibertyHoweverManyStonesTouchIt) {
  const Board board = boardOf(R"(
      X X X
      X . X
      X X X
  )");
  EXPECT_TRUE(board.isInAtari(board.vertexOf({0, 0})));
  EXPECT_EQ(board.lastLibertyOf(board.vertexOf({0, 0})), board.vertexOf({1, 1}));
}

TEST(Atari, IsNotTwoLibertiesWhoseMeanIsEmptyToo) {
  // Two liberties, one on each side of the middle, which is a liberty of nobody's.
  const Board board = boardOf(R"(
      . X . X .
      . X X X .
      . . . . .
  )");
  EXPECT_FALSE(board.isInAtari(board.vertexOf({1, 0})));
  const Board eyes = boardOf(R"(
      X . X . X
      X X X X X
  )");
  EXPECT_FALSE(eyes.isInAtari(eyes.vertexOf({0, 0})));
  const Board corner = boardOf(R"(
      X O .
      . . .
  )");
  EXPECT_TRUE(corner.isInAtari(corner.vertexOf({0, 0})));
  EXPECT_EQ(corner.lastLibertyOf(corner.vertexOf({0, 0})), corner.vertexOf({0, 1}));
  EXPECT_FALSE(corner.isInAtari(corner.vertexOf({1, 0})));
}

TEST(Capture, TakesAChainWithoutLiberties) {
  Board board = boardOf(R"(
      . X X .
      X O O X
      . X . .
  )");
  EXPECT_EQ(board.play(Point{2, 2}, B), 2);
  EXPECT_EQ(toDiagram(board), ".XX.\nX..X\n.XX.\n");
  EXPECT_EQ(board.prisonersOf(B), 2);
  EXPECT_EQ(board.prisonersOf(W), 0);
  EXPECT_EQ(board.stones(), 6);
  EXPECT_EQ(board.libertyCount({1, 0}), 4);
  EXPECT_EQ(board.koPoint(), std::nullopt);
}

TEST(Capture, TakesSeveralChainsAtOnce) {
  Board board = boardOf(R"(
      . O X
      O . .
      X . .
  )");
  EXPECT_EQ(board.play(Point{1, 1}, B), 0);
  EXPECT_EQ(board.play(Point{0, 0}, B), 2);
  EXPECT_EQ(toDiagram(board), "X.X\n.X.\nX..\n");
  EXPECT_EQ(board.koPoint(), std::nullopt);
}

TEST(Capture, ComesBeforeSuicide) {
  Board board = boardOf(R"(
      . O X .
      O O X .
      X X X .
  )");
  EXPECT_FALSE(board.isSuicide({0, 0}, B));
  EXPECT_TRUE(board.isSuicide({0, 0}, W));
  EXPECT_EQ(board.play(Point{0, 0}, B), 3);
  EXPECT_EQ(toDiagram(board), "X.X.\n..X.\nXXX.\n");
}

TEST(Suicide, IsOfOneStoneOrOfSeveral) {
  const Board board = boardOf(R"(
      . X O . O
      X X O O .
      . O . O .
  )");
  EXPECT_TRUE(board.isSuicide({0, 0}, W));   // one stone
  EXPECT_FALSE(board.isSuicide({0, 0}, B));  // the corner chain still has a liberty below
  EXPECT_FALSE(board.isSuicide({0, 2}, B));  // and one above
  EXPECT_TRUE(board.isSuicide({3, 0}, B));
  EXPECT_FALSE(board.isSuicide({3, 0}, W));
  EXPECT_TRUE(board.isSuicide({2, 2}, B));
  const Board several = boardOf(R"(
      X X . O
      O O O .
  )");
  EXPECT_TRUE(several.isSuicide({2, 0}, B));
  EXPECT_FALSE(several.isSuicide({2, 0}, W));
}

TEST(Suicide, RemovesTheWholeChainAndPaysTheOpponent) {
  Board board = boardOf(R"(
      X . O
      O O .
  )");
  ASSERT_TRUE(board.isSuicide({1, 0}, B));
  EXPECT_EQ(board.play(Point{1, 0}, B), 0);
  EXPECT_EQ(toDiagram(board), "..O\nOO.\n");
  EXPECT_EQ(board.prisonersOf(W), 2);
  EXPECT_EQ(board.prisonersOf(B), 0);
  EXPECT_EQ(board.koPoint(), std::nullopt);
}

TEST(Suicide, IsNoneWhereAFriendHasALibertyElsewhere) {
  const Board board = boardOf(R"(
      . X .
      X O O
      O . .
  )");
  EXPECT_FALSE(board.isSuicide({0, 0}, B));
  const Board filled = boardOf(R"(
      . X O
      X O .
      O . .
  )");
  EXPECT_TRUE(filled.isSuicide({0, 0}, B));
}

TEST(SimpleKo, ForbidsTheOtherSideToTakeBackAtOnce) {
  Board board = boardOf(R"(
      . X O .
      X O . O
      . X O .
  )");
  EXPECT_EQ(board.play(Point{2, 1}, B), 1);
  EXPECT_EQ(board.koPoint(), (Point{1, 1}));
  EXPECT_EQ(board.koVertex(), board.vertexOf({1, 1}));
  EXPECT_EQ(board.koColor(), W);
  board.pass();
  EXPECT_EQ(board.koPoint(), std::nullopt);
  EXPECT_EQ(board.play(Point{1, 1}, W), 1);
  EXPECT_EQ(board.koPoint(), (Point{2, 1}));
  EXPECT_EQ(board.koColor(), B);
  board.play(Point{0, 0}, B);
  EXPECT_EQ(board.koPoint(), std::nullopt);
}

TEST(SimpleKo, IsNoSnapback) {
  Board board = boardOf(R"(
      X O . . X
      X O O O X
      X X X X X
      . . . . .
  )");
  EXPECT_EQ(board.play(Point{2, 0}, B), 0);
  EXPECT_EQ(board.play(Point{3, 0}, W), 1);
  EXPECT_EQ(board.koPoint(), std::nullopt);
  EXPECT_EQ(board.play(Point{2, 0}, B), 5);
  EXPECT_EQ(board.koPoint(), std::nullopt);
}

TEST(SimpleKo, NeedsALoneStoneThatTookALoneStone) {
  Board twoTaken = boardOf(R"(
      . X X O .
      X O O . O
      . X X O .
  )");
  EXPECT_EQ(twoTaken.play(Point{3, 1}, B), 2);
  EXPECT_EQ(twoTaken.koPoint(), std::nullopt);

  Board withFriend = boardOf(R"(
      . X O .
      X O . X
      . X O .
  )");
  EXPECT_EQ(withFriend.play(Point{2, 1}, B), 1);
  EXPECT_EQ(withFriend.koPoint(), std::nullopt);

  Board withLiberty = boardOf(R"(
      . X O .
      X O . .
      . X O .
  )");
  EXPECT_EQ(withLiberty.play(Point{2, 1}, B), 1);
  EXPECT_EQ(withLiberty.koPoint(), std::nullopt);
}

TEST(Vacated, PointsAreThoseAStoneWasTakenFrom) {
  Board board = boardOf(R"(
      X O .
      . . .
  )");
  EXPECT_FALSE(board.wasVacated({0, 0}));
  board.play(Point{0, 1}, W);
  EXPECT_TRUE(board.wasVacated({0, 0}));
  EXPECT_FALSE(board.wasVacated({0, 1}));
  EXPECT_FALSE(board.wasVacated({2, 0}));
  board.play(Point{0, 0}, W);
  const Point gone[] = {{0, 1}};
  ASSERT_TRUE(board.setUp({}, {}, gone));
  EXPECT_TRUE(board.wasVacated({0, 0}));
  EXPECT_TRUE(board.wasVacated({0, 1}));
  EXPECT_FALSE(board.wasVacated({1, 0}));
}

TEST(Eyes, HaveOnlyFriendsAround) {
  const Board board = boardOf(R"(
      . X . X .
      X X X X X
      . X . . .
  )");
  EXPECT_TRUE(board.isEyelike(board.vertexOf({0, 0}), B));
  EXPECT_FALSE(board.isEyelike(board.vertexOf({0, 0}), W));
  EXPECT_TRUE(board.isEyelike(board.vertexOf({2, 0}), B));
  EXPECT_TRUE(board.isEyelike(board.vertexOf({0, 2}), B));
  EXPECT_FALSE(board.isEyelike(board.vertexOf({2, 2}), B));
  EXPECT_FALSE(board.isEyelike(board.vertexOf({4, 2}), B));
}

TEST(Eyes, MayHaveOneEnemyOnADiagonalInTheMiddle) {
  const Board one = boardOf(R"(
      . . . . .
      . O X . .
      . X . X .
      . . X . .
      . . . . .
  )");
  EXPECT_TRUE(one.isEyelike(one.vertexOf({2, 2}), B));
  const Board two = boardOf(R"(
      . . . . .
      . O X . .
      . X . X .
      . . X O .
      . . . . .
  )");
  EXPECT_FALSE(two.isEyelike(two.vertexOf({2, 2}), B));
}

TEST(Eyes, MayHaveNoneAtTheEdge) {
  const Board edge = boardOf(R"(
      . X . X .
      . . X O .
  )");
  EXPECT_FALSE(edge.isEyelike(edge.vertexOf({2, 0}), B));
  const Board corner = boardOf(R"(
      . O .
      O X .
  )");
  EXPECT_FALSE(corner.isEyelike(corner.vertexOf({0, 0}), W));
}

TEST(SetUp, PutsReplacesAndTakesStones) {
  Board board = boardOf(R"(
      X X .
      . O .
  )");
  const Point black[] = {{1, 1}};
  const Point white[] = {{2, 1}};
  const Point empty[] = {{0, 0}, {2, 0}};
  EXPECT_TRUE(board.setUp(black, white, empty));
  EXPECT_EQ(toDiagram(board), ".X.\n.XO\n");
  EXPECT_EQ(board.stones(), 3);
  EXPECT_EQ(board.hash(), boardOf(".X.\n.XO\n").hash());
  EXPECT_EQ(board.libertyCount({1, 0}), 3);
}

TEST(SetUp, RefusesAChainWithoutLibertiesAndChangesNothing) {
  Board board = boardOf(R"(
      X O .
      . . .
  )");
  const Board before = board;
  const Point last[] = {{0, 1}};
  EXPECT_FALSE(board.setUp({}, last, {}));
  EXPECT_EQ(board, before);
  EXPECT_EQ(board.trySetUp({}, last, {}), (Point{0, 0}));
  const Point moved[] = {{0, 1}, {1, 0}};
  EXPECT_EQ(board.trySetUp({}, moved, {}), (Point{0, 0}));
  EXPECT_EQ(board.hash(), before.hash());
  EXPECT_TRUE(board.setUp(last, {}, {}));  // joins instead
}

TEST(SetUp, NamesTheNewStoneThatCannotBreathe) {
  Board board = boardOf(R"(
      . O .
      O . .
  )");
  const Point corner[] = {{0, 0}};
  EXPECT_EQ(board.trySetUp(corner, {}, {}), (Point{0, 0}));
  EXPECT_EQ(board.trySetUp({}, corner, {}), std::nullopt);
}

TEST(SetUp, SplitsAChainAndKeepsPrisonersButNotTheKo) {
  Board board = boardOf(R"(
      . X O . .
      X O . O .
      . X O . .
  )");
  board.play(Point{2, 1}, B);
  ASSERT_NE(board.koPoint(), std::nullopt);
  const Point far[] = {{4, 2}};
  ASSERT_TRUE(board.setUp(far, {}, {}));
  EXPECT_EQ(board.koPoint(), std::nullopt);
  EXPECT_EQ(board.prisonersOf(B), 1);
  const Point middle[] = {{2, 1}};
  ASSERT_TRUE(board.setUp({}, {}, middle));
  EXPECT_EQ(board.prisonersOf(B), 1);

  Board line = boardOf("XXX\n...\n");
  const Point gap[] = {{1, 0}};
  ASSERT_TRUE(line.setUp({}, {}, gap));
  EXPECT_NE(line.chainIdOf(line.vertexOf({0, 0})), line.chainIdOf(line.vertexOf({2, 0})));
}

TEST(Equality, IsOfSizeStonesAndKo) {
  EXPECT_EQ(Board({3, 3}), Board({3, 3}));
  EXPECT_NE(Board({3, 2}), Board({2, 3}));
  EXPECT_NE(boardOf("X..\n"), boardOf("O..\n"));
  Board ko = boardOf(R"(
      . X O .
      X O . O
      . X O .
  )");
  ko.play(Point{2, 1}, B);
  Board lifted = ko;
  EXPECT_EQ(ko, lifted);
  lifted.pass();
  EXPECT_NE(ko, lifted);
}

TEST(Copies, AreIndependentAndMayChangeSize) {
  Board board = boardOf("X..\n...\n");
  Board other({9, 9});
  other = board;
  other.play(Point{2, 1}, W);
  EXPECT_EQ(toDiagram(board), "X..\n...\n");
  EXPECT_EQ(toDiagram(other), "X..\n..O\n");
  Board& self = other;
  other = self;
  EXPECT_EQ(toDiagram(other), "X..\n..O\n");
  Board moved = std::move(other);
  other = moved;
  EXPECT_EQ(other, moved);
  board = boardOf("O.\n..\n..\n");  // as many points, another shape
  EXPECT_EQ(toDiagram(board), "O.\n..\n..\n");
}

TEST(Empties, CanBeShuffledByTheCaller) {
  Board board({2, 2});
  const Vertex first = board.empties()[0];
  const Vertex last = board.empties()[3];
  board.swapEmpties(0, 3);
  EXPECT_EQ(board.empties()[0], last);
  EXPECT_EQ(board.empties()[3], first);
  board.play(first, B);
  EXPECT_EQ(board.empties().size(), 3u);
  for (const Vertex v : board.empties())
    EXPECT_EQ(board.at(v), Stone::None);
  board.play(last, W);
  for (const Vertex v : board.empties())
    EXPECT_EQ(board.at(v), Stone::None);
}

}  // namespace
}  // namespace tengen
