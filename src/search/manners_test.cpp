#include "search/manners.h"

#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen {
namespace {

constexpr BoardSize kSize{6, 5};
// White has invaded, and is dead.
constexpr std::string_view kInvaded = R"(
  . . X O . .
  . O X O . .
  . . X O . .
  . X X O . .
  . X X O O .)";

std::vector<float> evenPolicy() {
  return std::vector<float>(31, 1.0f / 31);
}

struct Case {
  std::string_view drawing = kFilled;
  std::string_view owners = kFilledOwners;
  Ruleset rules = areaRules();
  double komi = 0.5;
  bool afterPass = false;
  Cleanup cleanup = Cleanup::ByAgreement;
  Color toMove = Color::Black;
  float sure = 0.95f;
};

Manners mannersIn(const Case& in) {
  const Color before = in.afterPass ? opponent(in.toMove) : in.toMove;
  Situation situation = situationOf(in.drawing, before, in.rules, in.komi);
  if (in.afterPass) situation = situation.after(Move::pass());
  const Ending ending(situation, ownershipOf(in.owners, kSize, in.toMove, in.sure));
  return mannersFor(situation, ending, evenPolicy(), in.cleanup);
}

bool allows(const Manners& manners, std::string_view move) {
  return manners.allowed[static_cast<size_t>(indexOf(moveOf(move, kSize), kSize))];
}

TEST(Manners, PassWhenEverythingIsSettled) {
  for (const Ruleset& rules : {areaRules(), territoryRules()}) {
    const Manners manners = mannersIn({.rules = rules});
    EXPECT_TRUE(manners.isTimeToPass);
    EXPECT_TRUE(allows(manners, "pass"));
    EXPECT_FALSE(manners.decided);
  }
}

TEST(Manners, DoNotPassWhileThingsAreOpen) {
  const Manners manners = mannersIn({.sure = 0.3f});
  EXPECT_FALSE(manners.isTimeToPass);
  EXPECT_FALSE(allows(manners, "pass"));
  EXPECT_FALSE(manners.decided);
}

TEST(Manners, FillDameUnderAreaRulesOnly) {
  const Manners area = mannersIn({.drawing = kWalls, .owners = kWallOwners});
  EXPECT_FALSE(area.isTimeToPass);
  EXPECT_FALSE(allows(area, "pass"));
  EXPECT_TRUE(allows(area, "C2"));
  const Manners territory =
      mannersIn({.drawing = kWalls, .owners = kWallOwners, .rules = territoryRules()});
  EXPECT_TRUE(territory.isTimeToPass);
}

TEST(Manners, LookAtDameAndLikelyMovesAloneWhenAllIsSettled) {
  const Situation situation = situationOf(kWalls, Color::Black, areaRules(), 0.5);
  const Ending ending(situation, ownershipOf(kWallOwners, kSize, Color::Black));
  std::vector<float> policy(31, 0.001f);
  policy[static_cast<size_t>(indexOf(moveOf("E2", kSize), kSize))] = 0.5f;
  const Manners manners = mannersFor(situation, ending, policy, Cleanup::ByAgreement);
  EXPECT_TRUE(allows(manners, "C2"));
  EXPECT_TRUE(allows(manners, "E2"));
  EXPECT_FALSE(allows(manners, "E3"));
}

TEST(Manners, AnswerAPassWithAPassWhenTheCountIsWon) {
  EXPECT_EQ(mannersIn({.komi = -0.5, .afterPass = true}).decided, Move::pass());
  EXPECT_EQ(mannersIn({.komi = 0.5, .afterPass = true}).decided, std::nullopt);
  EXPECT_EQ(mannersIn({.komi = -0.5}).decided, std::nullopt);
  EXPECT_EQ(mannersIn({.komi = 0.5, .afterPass = true, .toMove = Color::White}).decided,
            Move::pass());
  // Won with the dead stone alive as well, though nothing is settled yet.
  EXPECT_EQ(mannersIn({.drawing = kInvaded, .komi = -20, .afterPass = true, .sure = 0.3f}).decided,
            Move::pass());
}

TEST(Manners, StayOutOfOwnTerritoryAfterAPassThatLoses) {
  for (const Ruleset& rules : {areaRules(), territoryRules()}) {
    const Manners lost = mannersIn({.rules = rules, .komi = 20, .afterPass = true});
    EXPECT_FALSE(allows(lost, "A3"));
    EXPECT_TRUE(allows(lost, "E3"));
    EXPECT_TRUE(allows(lost, "pass"));
    EXPECT_TRUE(allows(mannersIn({.rules = rules, .komi = 20}), "A3")) << "there may be a threat";
  }
}

TEST(Manners, DoNotTakeDeadStonesOffAfterAPassThatWins) {
  // As the stones stand the invader counts; everybody knows that it is dead.
  EXPECT_EQ(mannersIn({.drawing = kInvaded, .komi = -0.5, .afterPass = true}).decided,
            Move::pass());
  EXPECT_EQ(mannersIn({.drawing = kInvaded, .komi = -0.5, .afterPass = true, .sure = 0.3f}).decided,
            std::nullopt);
}

TEST(Manners, TakeAPassOnAnEmptyBoardForAHandicap) {
  const Situation situation = emptySituation(5).after(moveOf("C3", {5, 5})).after(Move::pass());
  const Ending ending(situation, std::vector<float>(25, 0.4f));
  EXPECT_GT(ending.leadOfStones(), 0);
  const std::vector<float> policy(26, 1.0f / 26);
  const Manners manners = mannersFor(situation, ending, policy, Cleanup::ByAgreement);
  EXPECT_FALSE(manners.decided);
  EXPECT_FALSE(manners.allowed.back());
}

TEST(Manners, TakeDeadStonesOffWhenAskedTo) {
  const Manners manners = mannersIn({.drawing = kInvaded, .cleanup = Cleanup::Everything});
  ASSERT_TRUE(manners.decided);
  EXPECT_FALSE(manners.decided->isPass());
  const Point p = manners.decided->point();
  EXPECT_EQ(std::abs(p.x - 1) + std::abs(p.y - 1), 1) << "beside the dead stone";
  EXPECT_TRUE(mannersIn({.drawing = kInvaded}).isTimeToPass);
  // White has nothing to take.
  EXPECT_TRUE(
      mannersIn({.drawing = kInvaded, .cleanup = Cleanup::Everything, .toMove = Color::White})
          .isTimeToPass);
}

TEST(Manners, TakeDeadStonesOffWhereTheyWouldCountAndItMatters) {
  const Case invaded{.drawing = kInvaded, .komi = -0.5, .cleanup = Cleanup::ToWin};
  const Manners needed = mannersIn(invaded);
  ASSERT_TRUE(needed.decided);
  EXPECT_FALSE(needed.decided->isPass());
  Case won = invaded;
  won.komi = -30;  // won with them, too
  EXPECT_FALSE(mannersIn(won).decided);
  EXPECT_TRUE(mannersIn(won).isTimeToPass);
  Case lost = invaded;
  lost.komi = 30;  // lost without them, too
  EXPECT_FALSE(mannersIn(lost).decided);
}

TEST(Manners, PassWhenOnlyEyesAreLeft) {
  const Situation situation = situationOf(R"(
    . X . X .
    X X X X X
    O O O O O
    . O . O O
    O O O O .)",
                                          Color::Black, areaRules(), 20);
  const Ending ending(situation, std::vector<float>(25, 0.1f));  // nobody knows anything
  const std::vector<float> policy(26, 1.0f / 26);
  EXPECT_EQ(mannersFor(situation, ending, policy, Cleanup::ByAgreement).decided, Move::pass());
}

MoveReport moveWorth(std::string_view move, float winrate, float lead) {
  MoveReport report;
  report.move = moveOf(move, kSize);
  report.winrate = winrate;
  report.lead = lead;
  report.visits = 10;
  return report;
}

struct Found {
  double komi = -0.5;
  MoveReport first;
  MoveReport second;
  float sure = 0.95f;
};

Move chosenIn(const Found& in) {
  const Situation situation = situationOf(kFilled, Color::Black, areaRules(), in.komi);
  const Ending ending(situation, ownershipOf(kFilledOwners, kSize, Color::Black, in.sure));
  const Manners manners = mannersFor(situation, ending, evenPolicy(), Cleanup::ByAgreement);
  Report report;
  report.moves = {in.first, in.second};
  return bestWithManners(ending, manners, report);
}

TEST(BestWithManners, IsAPassThatCostsNothing) {
  EXPECT_EQ(
      chosenIn({.first = moveWorth("E3", 0.95f, 1.2f), .second = moveWorth("pass", 0.93f, 1.0f)}),
      Move::pass());
  EXPECT_EQ(
      chosenIn({.first = moveWorth("E3", 0.95f, 2.2f), .second = moveWorth("pass", 0.95f, 1.0f)}),
      moveOf("E3", kSize));
  EXPECT_EQ(
      chosenIn({.first = moveWorth("E3", 0.95f, 1.0f), .second = moveWorth("pass", 0.80f, 1.0f)}),
      moveOf("E3", kSize));
}

TEST(BestWithManners, DoesNotPassAwayAGameWonByPlayingOn) {
  EXPECT_EQ(
      chosenIn(
          {.komi = 0.5, .first = moveWorth("pass", 0.6f, 1), .second = moveWorth("E3", 0.55f, 1)}),
      moveOf("E3", kSize));
  EXPECT_EQ(
      chosenIn(
          {.komi = 0.5, .first = moveWorth("pass", 0.1f, -1), .second = moveWorth("E3", 0.1f, -1)}),
      Move::pass());
}

TEST(BestWithManners, IsAPassForALoserWithoutHope) {
  const MoveReport pass = moveWorth("pass", 0, -1);
  EXPECT_EQ(chosenIn({.komi = 0.5, .first = moveWorth("E3", 0.25f, -0.2f), .second = pass}),
            Move::pass());
  EXPECT_EQ(chosenIn({.komi = 0.5, .first = moveWorth("E3", 0.4f, -0.2f), .second = pass}),
            moveOf("E3", kSize));
}

TEST(BestWithManners, IsTheBestMoveOtherwise) {
  EXPECT_EQ(
      chosenIn(
          {.first = moveWorth("E3", 0.5f, 0), .second = moveWorth("pass", 0.5f, 0), .sure = 0.3f}),
      moveOf("E3", kSize));
}

}  // namespace
}  // namespace tengen
