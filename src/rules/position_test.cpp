#include "rules/position.h"

#include <gtest/gtest.h>

#include "rules/colors_for_test.h"
#include "rules/diagram.h"

namespace tengen {
namespace {

using Kind = MoveError::Kind;

Ruleset rulesWith(Ko ko, Suicide suicide = Suicide::Forbidden) {
  Ruleset rules;
  rules.ko = ko;
  rules.suicide = suicide;
  return rules;
}

Position positionOf(std::string_view drawing, const Ruleset& rules = {}, Color toMove = B) {
  const Board board = boardOf(drawing);
  return *Position::withStones(board.size(), pointsDrawn(drawing, 'X'), pointsDrawn(drawing, 'O'),
                               rules, toMove);
}

Position played(Position position, std::initializer_list<Turn> turns) {
  for (const Turn& turn : turns) {
    auto next = position.after(turn.color, turn.move);
    EXPECT_TRUE(next) << "move " << position.moveNumber() + 1 << " is illegal";
    if (next) position = *next;
  }
  return position;
}

Turn at(Color color, uint8_t x, uint8_t y) {
  return {color, Move::at({x, y})};
}

Turn passOf(Color color) {
  return {color, Move::pass()};
}

// Black to take at c2 (2, 1), White to take back at b2 (1, 1).
constexpr std::string_view kKo = R"(
    . X O .
    X O . O
    . X O .
    . . . .
)";

TEST(Position, StartsWithItsRulesAndSideToMove) {
  const Position position({5, 4}, rulesWith(Ko::Situational), W);
  EXPECT_EQ(position.board(), Board({5, 4}));
  EXPECT_EQ(position.rules().ko, Ko::Situational);
  EXPECT_EQ(position.toMove(), W);
  EXPECT_EQ(position.moveNumber(), 0);
  EXPECT_EQ(position.passesInARow(), 0);
  EXPECT_EQ(position.legalPoints(B).size(), 20u);
  EXPECT_EQ(Position({3, 3}).toMove(), B);
}

TEST(Position, AMoveLeavesTheOldPositionAlone) {
  const Position before({3, 3});
  const auto after = before.after(Move::at({1, 1}));
  ASSERT_TRUE(after);
  EXPECT_EQ(toDiagram(before.board()), "...\n...\n...\n");
  EXPECT_EQ(toDiagram(after->board()), "...\n.X.\n...\n");
  EXPECT_EQ(after->toMove(), W);
  EXPECT_EQ(after->moveNumber(), 1);
  EXPECT_EQ(before.moveNumber(), 0);
}

TEST(Position, CountsPassesInARowAndBySide) {
  const Position position =
      played(Position({3, 3}), {passOf(B), passOf(W), at(B, 0, 0), passOf(W), passOf(B)});
  EXPECT_EQ(position.passesInARow(), 2);
  EXPECT_EQ(position.passesBy(B), 2);
  EXPECT_EQ(position.passesBy(W), 2);
  EXPECT_EQ(position.moveNumber(), 5);
  EXPECT_EQ(played(position, {at(W, 1, 1)}).passesInARow(), 0);
  EXPECT_EQ(played(position, {passOf(B)}).passesBy(B), 3);
  EXPECT_EQ(position.toMove(), W);
}

TEST(Position, EitherColourMayMoveAtAnyTime) {
  const Position position = played(Position({3, 3}), {at(B, 0, 0), at(B, 1, 1), at(W, 2, 2)});
  EXPECT_EQ(position.toMove(), B);
  EXPECT_EQ(toDiagram(position.board()), "X..\n.X.\n..O\n");
}

TEST(Legality, NamesThePointOffTheBoardOrOccupied) {
  const Position position = positionOf("X..\n...\n");
  EXPECT_EQ(position.whyIllegal(B, Move::at({3, 0})), (MoveError{Kind::OffBoard, {3, 0}}));
  EXPECT_EQ(position.whyIllegal(W, Move::at({0, 2})), (MoveError{Kind::OffBoard, {0, 2}}));
  EXPECT_EQ(position.whyIllegal(W, Move::at({0, 0})), (MoveError{Kind::Occupied, {0, 0}}));
  EXPECT_EQ(position.whyIllegal(W, Move::at({2, 1})), std::nullopt);
  EXPECT_EQ(position.after(W, Move::at({0, 0})).error().kind, Kind::Occupied);
}

TEST(Legality, APassIsAlwaysLegal) {
  EXPECT_TRUE(Position({1, 1}).isLegal(Move::pass()));
  EXPECT_TRUE(Position({1, 1}).legalPoints(B).empty());
}

TEST(Legality, SuicideDependsOnTheRules) {
  constexpr std::string_view drawing = R"(
      X . O .
      O O . O
      . . O .
  )";
  const MoveError several{Kind::Suicide, {1, 0}};
  EXPECT_EQ(positionOf(drawing).whyIllegal(B, Move::at({1, 0})), several);
  for (const Ko ko : {Ko::Simple, Ko::Positional, Ko::Situational}) {
    const Position free = positionOf(drawing, rulesWith(ko, Suicide::SeveralStones));
    EXPECT_EQ(free.whyIllegal(B, Move::at({1, 0})), std::nullopt);
    // One stone alone never.
    EXPECT_EQ(free.whyIllegal(B, Move::at({2, 1})), (MoveError{Kind::Suicide, {2, 1}}));
    EXPECT_EQ(free.whyIllegal(B, Move::at({3, 2})), (MoveError{Kind::Suicide, {3, 2}}));
    const auto after = free.after(B, Move::at({1, 0}));
    ASSERT_TRUE(after);
    EXPECT_EQ(toDiagram(after->board()), "..O.\nOO.O\n..O.\n");
    EXPECT_EQ(after->board().prisonersOf(W), 2);
  }
}

TEST(Legality, ListsLegalPointsInReadingOrder) {
  const Position position = positionOf(R"(
      . X .
      X . .
      O O .
  )");
  EXPECT_EQ(position.legalPoints(W), (Points{{2, 0}, {1, 1}, {2, 1}, {2, 2}}));
  EXPECT_EQ(position.legalPoints(B).size(), 5u);
}

TEST(Ko, MayNotBeRetakenAtOnce) {
  for (const Ko ko : {Ko::Simple, Ko::Positional, Ko::Situational}) {
    const Position taken = played(positionOf(kKo, rulesWith(ko)), {at(B, 2, 1)});
    EXPECT_EQ(taken.whyIllegal(W, Move::at({1, 1})), (MoveError{Kind::Ko, {1, 1}}));
    EXPECT_FALSE(taken.after(Move::at({1, 1})));
    EXPECT_EQ(taken.whyIllegal(B, Move::at({1, 1})), std::nullopt);  // Black may fill it
  }
}

TEST(Ko, MayBeRetakenAfterAThreatElsewhere) {
  for (const Ko ko : {Ko::Simple, Ko::Positional, Ko::Situational}) {
    const Position answered =
        played(positionOf(kKo, rulesWith(ko)), {at(B, 2, 1), at(W, 0, 3), at(B, 3, 3)});
    EXPECT_TRUE(answered.isLegal(W, Move::at({1, 1})));
  }
}

TEST(Ko, APassLiftsSimpleKoButNotSuperko) {
  const auto afterPass = [](Ko ko) {
    return played(positionOf(kKo, rulesWith(ko)), {at(B, 2, 1), passOf(W), passOf(B)});
  };
  EXPECT_EQ(afterPass(Ko::Simple).whyIllegal(W, Move::at({1, 1})), std::nullopt);
  // The start is repeated, with Black to move as then.
  const MoveError repeatsStart{Kind::Superko, {1, 1}, 0};
  EXPECT_EQ(afterPass(Ko::Positional).whyIllegal(W, Move::at({1, 1})), repeatsStart);
  EXPECT_EQ(afterPass(Ko::Situational).whyIllegal(W, Move::at({1, 1})), repeatsStart);
}

TEST(Superko, SituationalAsksWhoIsToMoveNext) {
  // White starts, so the stones were seen with White to move only.
  const auto start = [](Ko ko) { return positionOf(kKo, rulesWith(ko), W); };
  const auto retaken = [&](Ko ko) {
    return played(start(ko), {passOf(W), at(B, 2, 1), passOf(W), passOf(B)});
  };
  EXPECT_EQ(retaken(Ko::Positional).whyIllegal(W, Move::at({1, 1})),
            (MoveError{Kind::Superko, {1, 1}, 1}));
  EXPECT_EQ(retaken(Ko::Situational).whyIllegal(W, Move::at({1, 1})),
            (MoveError{Kind::Superko, {1, 1}, 1}));  // White's pass made it so

  const auto blackTwice = [&](Ko ko) { return played(start(ko), {at(B, 2, 1), passOf(B)}); };
  EXPECT_EQ(blackTwice(Ko::Positional).whyIllegal(W, Move::at({1, 1})),
            (MoveError{Kind::Superko, {1, 1}, 0}));
  EXPECT_EQ(blackTwice(Ko::Situational).whyIllegal(W, Move::at({1, 1})), std::nullopt);
}

TEST(Superko, ForbidsALongerCycle) {
  // 3: . X   4: O .   5: O .   6: O O   7: . .   8: . .   9 would be 3 again
  //    O X      O .      O X      O .      . X      O X
  const auto afterEight = [](Ko ko) {
    return played(Position({2, 2}, rulesWith(ko)),
                  {at(B, 1, 0), at(W, 0, 1), at(B, 1, 1), at(W, 0, 0), at(B, 1, 1), at(W, 1, 0),
                   at(B, 1, 1), at(W, 0, 1)});
  };
  const MoveError repeatsThree{Kind::Superko, {1, 0}, 3};
  EXPECT_EQ(afterEight(Ko::Positional).whyIllegal(B, Move::at({1, 0})), repeatsThree);
  EXPECT_EQ(afterEight(Ko::Situational).whyIllegal(B, Move::at({1, 0})), repeatsThree);
  EXPECT_EQ(afterEight(Ko::Positional).legalPoints(B), (Points{{0, 0}}));
  EXPECT_EQ(played(afterEight(Ko::Simple), {at(B, 1, 0)}).repeatedMove(), 3);
}

TEST(Superko, ForbidsASuicideThatRepeats) {
  // Black fills a corner of White's and dies there with both stones: the board is as before.
  const auto start = [](Ko ko) {
    return positionOf(R"(
        . . O .
        O O . .
    )",
                      rulesWith(ko, Suicide::SeveralStones));
  };
  const auto sent = [&](Ko ko) { return played(start(ko), {at(B, 0, 0), passOf(W)}); };
  EXPECT_EQ(sent(Ko::Positional).whyIllegal(B, Move::at({1, 0})),
            (MoveError{Kind::Superko, {1, 0}, 0}));
  // White is to move now, Black was then.
  EXPECT_EQ(sent(Ko::Situational).whyIllegal(B, Move::at({1, 0})), std::nullopt);
  EXPECT_EQ(sent(Ko::Simple).whyIllegal(B, Move::at({1, 0})), std::nullopt);
}

TEST(Superko, IsLiftedByNewRulesAndByASetUp) {
  const Position ko =
      played(positionOf(kKo, rulesWith(Ko::Positional)), {at(B, 2, 1), passOf(W), passOf(B)});
  EXPECT_FALSE(ko.isLegal(W, Move::at({1, 1})));
  EXPECT_TRUE(ko.withRules(rulesWith(Ko::Simple)).isLegal(W, Move::at({1, 1})));
  EXPECT_FALSE(ko.withRules(rulesWith(Ko::Situational)).isLegal(W, Move::at({1, 1})));
  const auto newStart = ko.afterSetup({}, {}, {});
  ASSERT_TRUE(newStart);
  EXPECT_TRUE(newStart->isLegal(W, Move::at({1, 1})));
}

TEST(Repetition, IsReportedUnderSimpleKo) {
  const Position taken = played(positionOf(kKo), {at(B, 2, 1), passOf(W), passOf(B)});
  EXPECT_EQ(taken.repeatedMove(), std::nullopt);  // passes repeat nothing
  const Position repeated = played(taken, {at(W, 1, 1)});
  EXPECT_EQ(repeated.repeatedMove(), 0);
  // With White to move these stones were last seen when Black had passed, at move 3.
  EXPECT_EQ(played(repeated, {passOf(B), passOf(W), at(B, 2, 1)}).repeatedMove(), 3);
  EXPECT_EQ(played(repeated, {at(B, 3, 3)}).repeatedMove(), std::nullopt);
}

TEST(Repetition, NeedsTheSameSideToMove) {
  const Position position = played(positionOf(kKo, {}, W), {at(B, 2, 1), passOf(B), at(W, 1, 1)});
  EXPECT_EQ(toDiagram(position.board()), toDiagram(boardOf(kKo)));
  EXPECT_EQ(position.repeatedMove(), std::nullopt);
}

TEST(Recorded, MovesAreMadeLegalOrNot) {
  const Position position = positionOf("XO.\n...\n");
  const Position replaced = position.afterRecorded(W, Move::at({0, 0}));
  EXPECT_EQ(toDiagram(replaced.board()), "OO.\n...\n");
  EXPECT_EQ(replaced.moveNumber(), 1);
  EXPECT_EQ(replaced.toMove(), B);
  EXPECT_EQ(replaced.board().prisonersOf(W), 0);

  const Position taken = played(positionOf(kKo, rulesWith(Ko::Positional)), {at(B, 2, 1)});
  EXPECT_EQ(toDiagram(taken.afterRecorded(W, Move::at({1, 1})).board()), toDiagram(boardOf(kKo)));
}

TEST(Recorded, OffTheBoardIsAPass) {
  const Position passed = Position({3, 3}).afterRecorded(B, Move::at({7, 7}));
  EXPECT_EQ(passed.passesBy(B), 1);
  EXPECT_EQ(passed.passesInARow(), 1);
  EXPECT_EQ(passed.board().stones(), 0);
  EXPECT_EQ(Position({3, 3}).afterRecorded(B, Move::pass()).passesBy(B), 1);
}

TEST(Recorded, CapturesAndTakesOffSuicides) {
  const Position position = positionOf(R"(
      . O .
      O . X
      . X .
  )");
  const Position suicide = position.afterRecorded(B, Move::at({0, 0}));
  EXPECT_EQ(toDiagram(suicide.board()), ".O.\nO.X\n.X.\n");
  EXPECT_EQ(suicide.board().prisonersOf(W), 1);
  EXPECT_EQ(suicide.moveNumber(), 1);
  // A stone of the other colour on top of one that kept its chain alive.
  const Position chain = positionOf(R"(
      X X O
      O . .
  )");
  EXPECT_EQ(toDiagram(chain.afterRecorded(W, Move::at({1, 0})).board()), ".OO\nO..\n");
}

TEST(Setup, StartsFromGivenStones) {
  const Point black[] = {{0, 0}, {1, 1}};
  const Point white[] = {{2, 2}};
  const auto position = Position::withStones({3, 3}, black, white, rulesWith(Ko::Simple), W);
  ASSERT_TRUE(position);
  EXPECT_EQ(toDiagram(position->board()), "X..\n.X.\n..O\n");
  EXPECT_EQ(position->toMove(), W);
  EXPECT_EQ(position->board().prisonersOf(B), 0);
}

TEST(Setup, SaysWhatIsWrong) {
  const auto error = [](Points black, Points white) {
    return Position::withStones({3, 2}, black, white).error();
  };
  using SetupKind = SetupError::Kind;
  EXPECT_EQ(error({{3, 0}}, {}), (SetupError{SetupKind::OffBoard, {3, 0}}));
  EXPECT_EQ(error({}, {{0, 2}}), (SetupError{SetupKind::OffBoard, {0, 2}}));
  EXPECT_EQ(error({{1, 1}, {1, 1}}, {}), (SetupError{SetupKind::Twice, {1, 1}}));
  EXPECT_EQ(error({{1, 1}}, {{1, 1}}), (SetupError{SetupKind::Twice, {1, 1}}));
  EXPECT_EQ(error({{0, 0}}, {{1, 0}, {0, 1}}), (SetupError{SetupKind::NoLiberties, {0, 0}}));
  const Position position({3, 2});
  const Point same[] = {{1, 1}};
  EXPECT_EQ(position.afterSetup(same, {}, same).error(), (SetupError{SetupKind::Twice, {1, 1}}));
}

TEST(Setup, InMidGameKeepsPrisonersAndPassesAndForgetsTheRest) {
  const Position before =
      played(positionOf(kKo, rulesWith(Ko::Positional)), {passOf(B), passOf(W), at(B, 2, 1)});
  const Point black[] = {{3, 3}};
  const auto after = before.afterSetup(black, {}, {});
  ASSERT_TRUE(after);
  EXPECT_EQ(after->board().prisonersOf(B), 1);
  EXPECT_EQ(after->passesBy(W), 1);
  EXPECT_EQ(after->passesInARow(), 0);
  EXPECT_EQ(after->moveNumber(), 0);
  EXPECT_EQ(after->toMove(), W);
  EXPECT_EQ(after->rules().ko, Ko::Positional);
  EXPECT_TRUE(after->isLegal(W, Move::at({1, 1})));
}

TEST(ToMove, ChangesWithoutAMoveAndLiftsTheKo) {
  const Position taken = played(positionOf(kKo), {at(B, 2, 1)});
  const Position turned = taken.withToMove(B);
  EXPECT_EQ(turned.toMove(), B);
  EXPECT_EQ(turned.moveNumber(), 1);
  EXPECT_EQ(turned.repeatedMove(), std::nullopt);
  EXPECT_TRUE(turned.isLegal(W, Move::at({1, 1})));
}

TEST(ToMove, AtTheStartSaysWhichSituationWasSeen) {
  // Seen with White to move only: White may bring it back with Black to move.
  const Position start = positionOf(kKo, rulesWith(Ko::Situational)).withToMove(W);
  const Position turned = played(start, {at(B, 2, 1), passOf(B)});
  EXPECT_TRUE(turned.isLegal(W, Move::at({1, 1})));
  // In mid-game both situations have been seen.
  const Position later = played(positionOf(kKo, rulesWith(Ko::Situational)), {passOf(B)});
  const Position both = played(later.withToMove(B), {at(B, 2, 1), passOf(B)});
  EXPECT_EQ(both.whyIllegal(W, Move::at({1, 1})), (MoveError{Kind::Superko, {1, 1}, 1}));
}

}  // namespace
}  // namespace tengen
