#include "nn/features.h"

#include <gtest/gtest.h>

#include "nn/nn_test_kit.h"
#include "rules/diagram.h"

namespace tengen::nn {
namespace {

Features featuresOf(const Situation& situation, Symmetry symmetry = Symmetry::None) {
  Features features;
  describe(situation, symmetry, features);
  return features;
}

// One plane drawn: * for one, . for zero.
std::string drawn(const Features& features, int plane, BoardSize size) {
  PointSet set(size);
  for (int i = 0; i < size.points(); ++i)
    set[size.pointAt(i)] = features.planes[static_cast<size_t>(i * kPlanes + plane)] != 0;
  return toDiagram(set);
}

Situation situationOf(std::string_view diagram, Color toMove, const Ruleset& rules = {}) {
  const Board board = boardOf(diagram);
  return {*Position::withStones(board.size(), pointsDrawn(diagram, 'X'), pointsDrawn(diagram, 'O'),
                                rules, toMove),
          {},
          0};
}

// The planes as training/data.py words them, from questions a board answers slowly.
bool slowPlane(const Situation& situation, int plane, Point point) {
  const Position& position = situation.position;
  const Stone stone = position.board().at(point);
  const Stone own = stoneOf(position.toMove());
  if (plane == 0) return stone == own;
  if (plane == 1) return stone != own && stone != Stone::None;
  if (plane <= 4) {
    return stone != Stone::None && position.board().libertyCount(point) == plane - 1;
  }
  if (plane == 5) {
    const auto error = position.whyIllegal(position.toMove(), Move::at(point));
    return error && (error->kind == MoveError::Kind::Ko || error->kind == MoveError::Kind::Superko);
  }
  if (plane <= 10) {
    const auto& move = situation.recent[static_cast<size_t>(plane - 6)];
    return move && *move == Move::at(point);
  }
  return true;
}

void expectSlowPlanes(const Situation& situation, Symmetry symmetry) {
  const Features features = featuresOf(situation, symmetry);
  const BoardSize size = situation.position.board().size();
  ASSERT_EQ(features.planes.size(), static_cast<size_t>(size.points() * kPlanes));
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    const int shown = size.indexOf(transformed(point, size, symmetry));
    for (int plane = 0; plane < kPlanes; ++plane) {
      ASSERT_EQ(features.planes[static_cast<size_t>(shown * kPlanes + plane)],
                slowPlane(situation, plane, point))
          << "plane " << plane << " at " << i << " turned by " << static_cast<int>(symmetry);
    }
  }
}

TEST(Features, ShowOwnStonesFirstWhoeverMoves) {
  const char* diagram =
      ". X ."
      "\nO . .";
  const Features black = featuresOf(situationOf(diagram, Color::Black));
  EXPECT_EQ(drawn(black, 0, {3, 2}), ".*.\n...\n");
  EXPECT_EQ(drawn(black, 1, {3, 2}), "...\n*..\n");
  const Features white = featuresOf(situationOf(diagram, Color::White));
  EXPECT_EQ(drawn(white, 0, {3, 2}), "...\n*..\n");
  EXPECT_EQ(drawn(white, 1, {3, 2}), ".*.\n...\n");
}

TEST(Features, CountLibertiesUpToThree) {
  const Features features =
      featuresOf(situationOf("X O . . ."
                             "\n. O . . ."
                             "\n. . . X X"
                             "\n. . . . ."
                             "\n. X . . O",
                             Color::Black));
  const BoardSize size{5, 5};
  EXPECT_EQ(drawn(features, 2, size), "*....\n.....\n.....\n.....\n.....\n");  // one
  EXPECT_EQ(drawn(features, 3, size), ".....\n.....\n.....\n.....\n....*\n");  // two
  EXPECT_EQ(drawn(features, 4, size), ".....\n.....\n.....\n.....\n.*...\n");  // three
}

TEST(Features, MarkTheKoForTheSideThatMayNotTake) {
  Situation before = situationOf(
      ". X O ."
      "\nX O . O"
      "\n. X O ."
      "\n. . . .",
      Color::Black);
  const Situation after = before.after(Move::at({2, 1}));
  EXPECT_EQ(drawn(featuresOf(after), 5, {4, 4}), "....\n.*..\n....\n....\n");
  const Situation later = after.after(Move::at({3, 3}));
  EXPECT_EQ(drawn(featuresOf(later), 5, {4, 4}), "....\n....\n....\n....\n");
}

TEST(Features, TellMovesAndPassesOfTheLastFiveTurns) {
  Situation situation{Position({3, 3}), {}, 6.5};
  for (const Move move : {Move::at({0, 0}), Move::pass(), Move::at({2, 2})})
    situation = situation.after(move);
  const Features features = featuresOf(situation);
  EXPECT_EQ(drawn(features, 6, {3, 3}), "...\n...\n..*\n");
  EXPECT_EQ(drawn(features, 7, {3, 3}), "...\n...\n...\n");
  EXPECT_EQ(drawn(features, 8, {3, 3}), "*..\n...\n...\n");
  EXPECT_EQ(features.facts[5], 0);
  EXPECT_EQ(features.facts[6], 1);
  EXPECT_EQ(features.facts[7], 0);
  EXPECT_EQ(features.facts[8], 0);
}

TEST(Features, GiveKomiToTheSideThatReceivesIt) {
  Situation situation{Position({3, 3}), {}, 6.5};
  EXPECT_FLOAT_EQ(featuresOf(situation).facts[0], -0.65f);
  EXPECT_FLOAT_EQ(featuresOf(situation.after(Move::pass())).facts[0], 0.65f);
}

TEST(Features, TellTheRules) {
  const auto factsUnder = [](const Ruleset& rules) {
    const auto facts = featuresOf({Position({3, 3}, rules), {}, 0}).facts;
    return std::vector<float>(facts.begin() + 1, facts.begin() + 5);
  };
  using Facts = std::vector<float>;
  EXPECT_EQ(factsUnder({}), (Facts{0, 0, 0, 0}));
  EXPECT_EQ(factsUnder({.scoring = Scoring::Area}), (Facts{1, 0, 0, 0}));
  EXPECT_EQ(factsUnder({.ko = Ko::Positional}), (Facts{0, 1, 0, 0}));
  EXPECT_EQ(factsUnder({.ko = Ko::Situational}), (Facts{0, 0, 1, 0}));
  EXPECT_EQ(factsUnder({.suicide = Suicide::SeveralStones}), (Facts{0, 0, 0, 1}));
}

TEST(Features, AgreeWithTheSlowTwinInRandomGamesOfAllShapesAndRules) {
  int forbidden = 0;
  for (uint64_t seed = 0; seed < 150; ++seed) {
    const BoardSize sizes[] = {{1, 1}, {2, 2}, {3, 2}, {5, 5}, {7, 9}, {19, 19}, {52, 3}};
    const BoardSize size = sizes[seed % std::size(sizes)];
    const Ruleset rules{.ko = static_cast<Ko>(seed % 3),
                        .suicide = static_cast<Suicide>(seed / 3 % 2)};
    const int moves = static_cast<int>(seed * 37 % 150);
    const Situation situation = randomSituation(size, moves, seed, rules);
    for (const Symmetry symmetry : symmetriesOf(size))
      expectSlowPlanes(situation, symmetry);
    const Features features = featuresOf(situation);
    for (size_t i = 5; i < features.planes.size(); i += kPlanes)
      forbidden += features.planes[i];
  }
  EXPECT_GT(forbidden, 10) << "the games should have shown some ko";
}

}  // namespace
}  // namespace tengen::nn
