#include "rules/scoring.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "rules/areas.h"
#include "rules/diagram.h"

namespace tengen {
namespace {

Ruleset rulesFor(Scoring scoring) {
  Ruleset rules;
  rules.scoring = scoring;
  return rules;
}

Marks deadAt(const Board& board, const Points& dead) {
  Marks marks(board.size());
  for (const Point p : dead) {
    marks.dead[p] = true;
  }
  return marks;
}

std::string ownersIn(const Count& count) {
  const BoardSize size = count.owner.size();
  std::string text;
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    text += ".BW"[static_cast<int>(count.owner[p])];
    if (p.x + 1 == size.width) text += '\n';
  }
  return text;
}

std::string resultOf(const Board& board, const Marks& marks, const Ruleset& rules,
                     const GameFacts& facts = {}) {
  return toText(score(count(board, marks), rules, facts).result);
}

TEST(Count, GivesARegionToTheSideAroundIt) {
  const Board board = boardOf(
      "..X.O.\n"
      "..X.O.\n"
      "..XOO.\n");
  const Count counted = count(board, Marks(board.size()));
  EXPECT_EQ(ownersIn(counted),
            "BBB.WW\n"
            "BBB.WW\n"
            "BBBWWW\n");
  EXPECT_EQ(toDiagram(counted.dame), "...*..\n...*..\n......\n");
  EXPECT_EQ(counted.neutral, 2);
  EXPECT_EQ(counted.black.stones, 3);
  EXPECT_EQ(counted.black.territory, 6);
  EXPECT_EQ(counted.white.stones, 4);
  EXPECT_EQ(counted.white.territory, 3);
  EXPECT_EQ(&counted.of(Color::Black), &counted.black);
  EXPECT_EQ(&counted.of(Color::White), &counted.white);
}

TEST(Count, LeavesAnEmptyBoardToNobody) {
  const Board board(BoardSize{3, 2});
  const Count counted = count(board, Marks(board.size()));
  EXPECT_EQ(counted.neutral, 6);
  EXPECT_EQ(counted.black.territory + counted.white.territory, 0);
  EXPECT_EQ(resultOf(board, Marks(board.size()), rulesFor(Scoring::Area)), "Draw");
}

TEST(Count, GivesAWholeBoardToOneStone) {
  const Board board = boardOf("....O....");
  EXPECT_EQ(count(board, Marks(board.size())).white.territory, 8);
}

TEST(Count, CreditsDeadStonesToTheirTaker) {
  const Board board = boardOf(
      "..XO.\n"
      ".OXO.\n"
      "..XOX\n"
      "..XO.\n");
  const Count counted = count(board, deadAt(board, {{1, 1}, {4, 2}}));
  EXPECT_EQ(ownersIn(counted), "BBBWW\nBBBWW\nBBBWW\nBBBWW\n");
  EXPECT_EQ(counted.black.deadTaken, 1);
  EXPECT_EQ(counted.white.deadTaken, 1);
  EXPECT_EQ(counted.black.territory, 8);
  EXPECT_EQ(counted.white.territory, 4);
  EXPECT_EQ(counted.black.stones, 4);
  EXPECT_EQ(counted.white.stones, 4);
  EXPECT_EQ(resultOf(board, deadAt(board, {{1, 1}, {4, 2}}), rulesFor(Scoring::Territory)), "B+4");
}

TEST(Count, LooksThroughDeadStones) {
  // The dead chain parts two regions that are one when it is gone.
  const Board board = boardOf(
      "..O..X\n"
      "..O..X\n"
      "XXXXXX\n");
  EXPECT_EQ(count(board, Marks(board.size())).neutral, 8);
  const Count counted = count(board, deadAt(board, {{2, 0}, {2, 1}}));
  EXPECT_EQ(counted.neutral, 0);
  EXPECT_EQ(counted.black.territory, 10);
  EXPECT_EQ(counted.black.deadTaken, 2);
}

TEST(Count, KeepsADeadStoneInOpenLandAPrisonerAndItsPointNeutral) {
  const Board board = boardOf("X.O.O..");
  const Count counted = count(board, deadAt(board, {{2, 0}}));
  EXPECT_EQ(ownersIn(counted), "B...WWW\n");
  EXPECT_EQ(counted.black.deadTaken, 1);
  EXPECT_EQ(counted.neutral, 3);
}

TEST(Count, LeavesABoardOfDeadStonesToNobody) {
  const Board board = boardOf("X.O");
  const Count counted = count(board, deadAt(board, {{0, 0}, {2, 0}}));
  EXPECT_EQ(counted.neutral, 3);
  EXPECT_EQ(counted.black.deadTaken, 1);
  EXPECT_EQ(counted.white.deadTaken, 1);
}

TEST(Count, BelievesOwnersSetByHand) {
  const Board board = boardOf("..X.O..");
  Marks marks(board.size());
  marks.regionOwner[Point{3, 0}] = Owner::White;
  marks.regionOwner[Point{0, 0}] = Owner::Nobody;
  marks.regionOwner[Point{1, 0}] = Owner::Nobody;
  marks.regionOwner[Point{2, 0}] = Owner::White;  // a living stone: its colour is its owner
  EXPECT_EQ(ownersIn(count(board, marks)), "..BWWWW\n");
}

TEST(Count, TakesPrisonersFromTheBoard) {
  Board board = boardOf(
      "OX.\n"
      "...\n");
  board.play(Point{0, 1}, Color::Black);
  const Count counted = count(board, Marks(board.size()));
  EXPECT_EQ(counted.black.prisoners, 1);
  EXPECT_EQ(counted.white.prisoners, 0);
  EXPECT_EQ(score(counted, rulesFor(Scoring::Territory), {}).black, 5);
  EXPECT_EQ(score(counted, rulesFor(Scoring::Area), {}).black, 6);
}

TEST(Count, OfABentFourInTheCornerIsWhatTheMarksSay) {
  // White cannot start the ko and Black can at the very end: White is dead. Nobody sees that from
  // the stones alone, which are a seki.
  const Board board = boardOf(
      "XX.OX..\n"
      "XOOOX..\n"
      ".OXXX..\n"
      "OOX....\n"
      "XXX....\n");
  const Points white{{3, 0}, {1, 1}, {2, 1}, {3, 1}, {1, 2}, {0, 3}, {1, 3}};
  const Count counted = count(board, deadAt(board, white));
  EXPECT_EQ(counted.black.deadTaken, 7);
  EXPECT_EQ(counted.black.stones + counted.black.territory, 35);
  EXPECT_EQ(toDiagram(counted.seki), toDiagram(PointSet(board.size())));
  EXPECT_EQ(toDiagram(count(board, Marks(board.size())).seki),
            "**.*...\n"
            "****...\n"
            ".*.....\n"
            "**.....\n"
            ".......\n");
}

TEST(Count, WorksOnALine) {
  const Board board = boardOf(".X.XO.");
  const Count counted = count(board, Marks(board.size()));
  EXPECT_EQ(ownersIn(counted), "BBBBWW\n");
  const Board column = boardOf(".\nX\n.\nO\n.\n");
  EXPECT_EQ(ownersIn(count(column, Marks(column.size()))), "B\nB\n.\nW\nW\n");
}

TEST(Score, AddsKomiAndHandicapBonusToWhite) {
  const Board board = boardOf("..X.O..");
  const Count counted = count(board, Marks(board.size()));
  Ruleset rules = rulesFor(Scoring::Area);
  rules.handicapBonus = HandicapBonus::PerStone;
  const Score result = score(counted, rules, {.komi = 0.5, .handicap = 3});
  EXPECT_EQ(result.scoring, Scoring::Area);
  EXPECT_EQ(result.handicapBonus, 3);
  EXPECT_EQ(result.black, 3);
  EXPECT_EQ(result.white, 6.5);
  EXPECT_EQ(toText(result.result), "W+3.5");
}

TEST(Score, GivesTheBonusForNineStonesByRuleset) {
  const Board board = boardOf("..X.O..");
  const Count counted = count(board, Marks(board.size()));
  const struct {
    const char* rules;
    int bonus;
  } kCases[] = {{"japanese", 0},    {"korean", 0},       {"chinese", 9}, {"aga", 8},
                {"new-zealand", 0}, {"tromp-taylor", 0}, {"ing", 0},     {"classroom", 0}};
  for (const auto& [name, bonus] : kCases) {
    const Score result = score(counted, *rulesetNamed(name), {.komi = 0.5, .handicap = 9});
    EXPECT_EQ(result.handicapBonus, bonus) << name;
    EXPECT_EQ(result.white - result.black, bonus + 0.5) << name;
  }
}

TEST(Score, CountsNoEyesInSekiByTerritoryButAllByArea) {
  const Board board = boardOf(
      "...OX.....\n"
      "...OX.....\n"
      "OOOOXXXXX.\n"
      "XXXXOOOOX.\n"
      "..X.O.OXX.\n");
  const Count counted = count(board, Marks(board.size()));
  EXPECT_EQ(score(counted, rulesFor(Scoring::Territory), {}).black, 13);
  EXPECT_EQ(score(counted, rulesFor(Scoring::Territory), {}).white, 6);
  EXPECT_EQ(score(counted, rulesFor(Scoring::Area), {}).black, 30);
  EXPECT_EQ(score(counted, rulesFor(Scoring::Area), {}).white, 19);
}

TEST(Score, LetsTheRulesDecideATie) {
  const Board board = boardOf("..X.O..");
  Ruleset rules = rulesFor(Scoring::Area);
  const Marks marks(board.size());
  EXPECT_EQ(resultOf(board, marks, rules), "Draw");
  rules.tie = Tie::White;
  EXPECT_EQ(resultOf(board, marks, rules), "W+0");
  rules.tie = Tie::Black;
  EXPECT_EQ(resultOf(board, marks, rules), "B+0");
  EXPECT_EQ(resultOf(board, marks, rules, {.komi = 0.5}), "W+0.5");
  EXPECT_EQ(resultOf(board, marks, rules, {.komi = -0.5}), "B+0.5");
}

TEST(Score, ShowsNoDustOfBinaryFractions) {
  const Board board = boardOf("......X.O");
  EXPECT_EQ(resultOf(board, Marks(board.size()), rulesFor(Scoring::Area), {.komi = 5.3}), "B+0.7");
  EXPECT_EQ(resultOf(board, Marks(board.size()), rulesFor(Scoring::Area), {.komi = 0.1 + 5.9}),
            "Draw");
}

TEST(Score, HandsOverPassStonesWhereTerritoryIsCounted) {
  const Board board = boardOf("...X.O...");
  const Count counted = count(board, Marks(board.size()));
  Ruleset rules = rulesFor(Scoring::Territory);
  GameFacts facts{.blackPasses = 1, .whitePasses = 3};
  EXPECT_EQ(score(counted, rules, facts).black, 3);
  rules.passStones = true;
  EXPECT_EQ(score(counted, rules, facts).black, 6);
  EXPECT_EQ(score(counted, rules, facts).white, 4);
  facts.blackPassedLast = true;
  EXPECT_EQ(score(counted, rules, facts).black, 7);
  EXPECT_EQ(score(counted, rules, facts).white, 4);
  rules.scoring = Scoring::Area;
  EXPECT_EQ(score(counted, rules, facts).black, 4);
  EXPECT_EQ(score(counted, rules, facts).white, 4);
}

// The owner of one point, found by walking from it alone.
Owner slowOwner(const Board& board, const Marks& marks, Point start) {
  const auto living = [&](Point p) { return board.at(p) != Stone::None && !marks.dead[p]; };
  if (living(start)) return board.at(start) == Stone::Black ? Owner::Black : Owner::White;
  bool black = false;
  bool white = false;
  PointSet seen(board.size());
  Points open{start};
  seen[start] = true;
  while (!open.empty()) {
    const Point from = open.back();
    open.pop_back();
    for (const Point p : Neighbours(from, board.size())) {
      if (living(p)) {
        (board.at(p) == Stone::Black ? black : white) = true;
      } else if (!seen[p]) {
        seen[p] = true;
        open.push_back(p);
      }
    }
  }
  if (black == white) return Owner::Nobody;
  return black ? Owner::Black : Owner::White;
}

// A game of random moves, with the moves each side made; passes are the moves that were refused.
struct RandomGame {
  explicit RandomGame(BoardSize size) : board(size) {}
  Board board;
  int blackMoves = 0;
  int whiteMoves = 0;
};

RandomGame randomGame(Random& random) {
  RandomGame game({1 + static_cast<int>(random.below(7)), 1 + static_cast<int>(random.below(7))});
  const BoardSize size = game.board.size();
  Color color = Color::Black;
  for (uint32_t left = random.below(100); left > 0; --left, color = opponent(color)) {
    const Point p =
        size.pointAt(static_cast<int>(random.below(static_cast<uint32_t>(size.points()))));
    if (game.board.at(p) != Stone::None || game.board.isSuicide(p, color)) continue;
    game.board.play(p, color);
    ++(color == Color::Black ? game.blackMoves : game.whiteMoves);
  }
  return game;
}

Marks randomMarks(const Board& board, Random& random) {
  Marks marks(board.size());
  for (int i = 0; i < board.size().points(); ++i) {
    const Point p = board.size().pointAt(i);
    if (board.at(p) == Stone::None || random.below(6) != 0) continue;
    for (const Point stone : board.chainAt(p)) {
      marks.dead[stone] = true;
    }
  }
  return marks;
}

TEST(CountOnRandomBoards, AgreesWithTheSlowCount) {
  Random random(11);
  for (int round = 0; round < 1000; ++round) {
    const Board board = randomGame(random).board;
    const Marks marks = randomMarks(board, random);
    const Count counted = count(board, marks);
    int points = counted.neutral;
    for (const Color color : {Color::Black, Color::White}) {
      points += counted.of(color).stones + counted.of(color).territory;
    }
    EXPECT_EQ(points, board.size().points());
    for (int i = 0; i < board.size().points(); ++i) {
      const Point p = board.size().pointAt(i);
      ASSERT_EQ(counted.owner[p], slowOwner(board, marks, p)) << toDiagram(board);
      ASSERT_EQ(counted.dame[p], counted.owner[p] == Owner::Nobody);
    }
  }
}

// Every stone played is on the board, a prisoner or dead: so both ways of counting differ by the
// moves one side made more, and not at all when both made as many.
TEST(CountOnRandomBoards, ByAreaAndTerritoryDifferByTheMovesMade) {
  Random random(12);
  for (int round = 0; round < 1000; ++round) {
    const RandomGame game = randomGame(random);
    Count counted = count(game.board, randomMarks(game.board, random));
    counted.black.sekiTerritory = 0;
    counted.white.sekiTerritory = 0;
    const Score area = score(counted, rulesFor(Scoring::Area), {});
    const Score territory = score(counted, rulesFor(Scoring::Territory), {});
    EXPECT_EQ((area.black - area.white) - (territory.black - territory.white),
              game.blackMoves - game.whiteMoves);
  }
}

}  // namespace
}  // namespace tengen
