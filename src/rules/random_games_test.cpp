// The fast board and the position against their slow obvious twin, on random games of all rules.
// TENGEN_RANDOM_GAMES=100000 plays more of them.
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>

#include "base/random.h"
#include "rules/slow_board.h"

namespace tengen {
namespace {

int gamesToPlay() {
  const char* wanted = std::getenv("TENGEN_RANDOM_GAMES");
  return wanted ? std::atoi(wanted) : 10'000;
}

// Mostly boards so small that positions repeat often.
BoardSize randomSize(Random& random) {
  const uint32_t largest = random.below(20) == 0 ? 9 : random.below(4) == 0 ? 5 : 3;
  return {static_cast<int>(1 + random.below(largest)), static_cast<int>(1 + random.below(largest))};
}

Ruleset randomRules(Random& random) {
  Ruleset rules;
  rules.ko = static_cast<Ko>(random.below(3));
  rules.suicide = static_cast<Suicide>(random.below(2));
  return rules;
}

void expectSameChains(const Board& fast, const SlowBoard& slow, Point p) {
  const Vertex v = fast.vertexOf(p);
  ASSERT_EQ(fast.chainAt(p), inReadingOrder(slow.chainAt(p), slow.size));
  if (slow.stones[p] == Stone::None) {
    const auto region = slow.chainAt(p);
    ASSERT_EQ(fast.borderOf(p), inReadingOrder(slow.around(region, false), slow.size));
    ASSERT_EQ(fast.touchesEmpty(v), region.size() > 1);
    return;
  }
  const Points liberties = inReadingOrder(slow.libertiesOf(p), slow.size);
  ASSERT_EQ(fast.libertiesOf(p), liberties);
  ASSERT_EQ(fast.libertyCount(p), static_cast<int>(liberties.size()));
  ASSERT_EQ(fast.isInAtari(v), liberties.size() == 1);
  if (liberties.size() == 1) {
    ASSERT_EQ(fast.lastLibertyOf(v), fast.vertexOf(liberties.front()));
  }
  std::set<Point> ring;
  for (Vertex stone = v; ring.insert(fast.pointOf(stone)).second;) {
    ASSERT_EQ(fast.chainIdOf(stone), fast.chainIdOf(v));
    stone = fast.nextInChain(stone);
  }
  ASSERT_EQ(ring, slow.chainAt(p));
}

// The same stones made anew have the same hash, and the empties are those points without one.
void expectSameBoard(const Board& fast, const SlowBoard& slow) {
  Points black, white;
  std::set<Point> empty;
  for (int index = 0; index < slow.size.points(); ++index) {
    const Point p = slow.size.pointAt(index);
    ASSERT_EQ(fast.at(p), slow.stones[p]);
    if (slow.stones[p] == Stone::Black) black.push_back(p);
    if (slow.stones[p] == Stone::White) white.push_back(p);
    if (slow.stones[p] == Stone::None) empty.insert(p);
    ASSERT_NO_FATAL_FAILURE(expectSameChains(fast, slow, p));
  }
  Board anew(slow.size);
  ASSERT_TRUE(anew.setUp(black, white, {}));
  ASSERT_EQ(fast.hash(), anew.hash());
  ASSERT_EQ(fast.stones(), static_cast<int>(black.size() + white.size()));
  std::set<Point> listed;
  for (const Vertex v : fast.empties())
    listed.insert(fast.pointOf(v));
  ASSERT_EQ(listed, empty);
  ASSERT_EQ(fast.empties().size(), empty.size());
}

// How often each reason was given: games that never meet superko would prove little.
using Reasons = std::map<MoveError::Kind, int>;

void playOneGame(Random& random, Reasons& reasons) {
  const BoardSize size = randomSize(random);
  const Ruleset rules = randomRules(random);
  Position fast(size, rules);
  SlowGame slow(size, rules);
  const int length = size.points() * 3 + 4;
  for (int number = 0; number < length; ++number) {
    const Color color = random.below(8) ? fast.toMove() : opponent(fast.toMove());
    const Point p =
        size.pointAt(static_cast<int>(random.below(static_cast<uint32_t>(size.points()))));
    Move move = random.below(16) ? Move::at(p) : Move::pass();
    const auto expected = slow.whyIllegal(color, move);
    ASSERT_EQ(fast.whyIllegal(color, move), expected);
    ASSERT_EQ(fast.board().koPoint(), slow.ko);
    if (expected) ++reasons[expected->kind];
    if (expected) move = Move::pass();
    if (expected && random.below(4)) continue;
    fast = *fast.after(color, move);
    slow.play(color, move);
    ASSERT_EQ(fast.board().prisonersOf(Color::Black), slow.prisoners[0]);
    ASSERT_EQ(fast.board().prisonersOf(Color::White), slow.prisoners[1]);
    ASSERT_EQ(fast.moveNumber() + 1, static_cast<int>(slow.past.size()));
    ASSERT_EQ(fast.toMove(), slow.past.back().toMove);
  }
  expectSameBoard(fast.board(), slow.board);
  for (const Color color : {Color::Black, Color::White}) {
    ASSERT_EQ(fast.legalPoints(color), slow.legalPoints(color));
  }
}

TEST(RandomGames, AgreeWithTheSlowBoard) {
  const int games = gamesToPlay();
  Reasons reasons;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<uint64_t>(game));
    playOneGame(random, reasons);
    if (HasFatalFailure()) FAIL() << "in game " << game;
  }
  using Reason = MoveError::Kind;
  for (const Reason kind : {Reason::Occupied, Reason::Suicide, Reason::Ko, Reason::Superko}) {
    EXPECT_GT(reasons[kind], games / 20) << static_cast<int>(kind);
  }
}

TEST(RandomGames, AgreeWithTheSlowBoardOnLargeBoards) {
  for (const BoardSize size : {BoardSize{19, 19}, {52, 7}, {3, 40}}) {
    Random random(static_cast<uint64_t>(size.points()));
    Board fast(size);
    SlowBoard slow(size);
    for (int number = 0; number < 2 * size.points(); ++number) {
      const auto empties = static_cast<uint32_t>(fast.empties().size());
      const Point p = fast.pointOf(fast.empties()[random.below(empties)]);
      const Color color = number % 2 ? Color::White : Color::Black;
      const uint64_t hash = fast.hashAfter(p, color);
      SlowBoard next = slow;
      const auto outcome = next.play(p, color);
      ASSERT_EQ(fast.isSuicide(p, color), outcome.sacrificed > 0);
      slow = next;
      ASSERT_EQ(fast.play(p, color), outcome.captured);
      ASSERT_EQ(fast.hash(), hash);
      ASSERT_EQ(fast.at(p), slow.stones[p]);
    }
    expectSameBoard(fast, slow);
  }
}

TEST(RandomGames, KeepLongChainsExactOnTheLargestBoard) {
  // Nearly all black: chains of a thousand stones and more, their liberties far apart.
  const BoardSize size{52, 52};
  Random random(52);
  Board fast(size);
  for (int number = 0; number < 2600; ++number) {
    const auto empties = static_cast<uint32_t>(fast.empties().size());
    fast.play(fast.empties()[random.below(empties)],
              random.below(12) ? Color::Black : Color::White);
  }
  SlowBoard slow(size);
  for (int index = 0; index < size.points(); ++index) {
    slow.stones[size.pointAt(index)] = fast.at(size.pointAt(index));
  }
  for (int index = 0; index < size.points(); index += 97) {
    ASSERT_NO_FATAL_FAILURE(expectSameChains(fast, slow, size.pointAt(index)));
  }
}

}  // namespace
}  // namespace tengen
