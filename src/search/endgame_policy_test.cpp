#include "search/endgame_policy.h"

#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

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

EndgamePolicy endgamePolicyIn(const Case& in) {
  const Color before = in.afterPass ? opponent(in.toMove) : in.toMove;
  nn::Situation situation = situationOf(in.drawing, before, in.rules, in.komi);
  if (in.afterPass) situation = situation.after(Move::pass());
  const Ending ending(situation, ownershipOf(in.owners, kWallsSize, in.toMove, in.sure));
  return endgamePolicyFor(situation, ending, evenPolicy(), in.cleanup);
}

bool allows(const EndgamePolicy& endgame, std::string_view move) {
  return endgame.allowed[static_cast<size_t>(indexOf(moveOf(move, kWallsSize), kWallsSize))];
}

TEST(EndgamePolicy, PassWhenEverythingIsSettled) {
  for (const Ruleset& rules : {areaRules(), territoryRules()}) {
    const EndgamePolicy endgame = endgamePolicyIn({.rules = rules});
    EXPECT_TRUE(endgame.isTimeToPass);
    EXPECT_TRUE(allows(endgame, "pass"));
    EXPECT_FALSE(endgame.decided);
  }
}

TEST(EndgamePolicy, DoNotPassWhileThingsAreOpen) {
  const EndgamePolicy endgame = endgamePolicyIn({.sure = 0.3f});
  EXPECT_FALSE(endgame.isTimeToPass);
  EXPECT_FALSE(allows(endgame, "pass"));
  EXPECT_FALSE(endgame.decided);
}

TEST(EndgamePolicy, FillDameUnderAreaRulesOnly) {
  const EndgamePolicy area = endgamePolicyIn({.drawing = kWalls, .owners = kWallOwners});
  EXPECT_FALSE(area.isTimeToPass);
  EXPECT_FALSE(allows(area, "pass"));
  EXPECT_TRUE(allows(area, "C2"));
  const EndgamePolicy territory =
      endgamePolicyIn({.drawing = kWalls, .owners = kWallOwners, .rules = territoryRules()});
  EXPECT_TRUE(territory.isTimeToPass);
}

TEST(EndgamePolicy, LookAtDameAndLikelyMovesAloneWhenAllIsSettled) {
  const nn::Situation situation = situationOf(kWalls, Color::Black, areaRules(), 0.5);
  const Ending ending(situation, ownershipOf(kWallOwners, kWallsSize, Color::Black));
  std::vector<float> policy(31, 0.001f);
  policy[static_cast<size_t>(indexOf(moveOf("E2", kWallsSize), kWallsSize))] = 0.5f;
  const EndgamePolicy endgame = endgamePolicyFor(situation, ending, policy, Cleanup::ByAgreement);
  EXPECT_TRUE(allows(endgame, "C2"));
  EXPECT_TRUE(allows(endgame, "E2"));
  EXPECT_FALSE(allows(endgame, "E3"));
}

TEST(EndgamePolicy, AnswerAPassWithAPassWhenTheCountIsWon) {
  EXPECT_EQ(endgamePolicyIn({.komi = -0.5, .afterPass = true}).decided, Move::pass());
  EXPECT_EQ(endgamePolicyIn({.komi = 0.5, .afterPass = true}).decided, std::nullopt);
  EXPECT_EQ(endgamePolicyIn({.komi = -0.5}).decided, std::nullopt);
  EXPECT_EQ(endgamePolicyIn({.komi = 0.5, .afterPass = true, .toMove = Color::White}).decided,
            Move::pass());
  // Won with the dead stone alive as well, though nothing is settled yet.
  EXPECT_EQ(
      endgamePolicyIn({.drawing = kInvaded, .komi = -20, .afterPass = true, .sure = 0.3f}).decided,
      Move::pass());
}

TEST(EndgamePolicy, StayOutOfOwnTerritoryAfterAPassThatLoses) {
  for (const Ruleset& rules : {areaRules(), territoryRules()}) {
    const EndgamePolicy lost = endgamePolicyIn({.rules = rules, .komi = 20, .afterPass = true});
    EXPECT_FALSE(allows(lost, "A3"));
    EXPECT_TRUE(allows(lost, "E3"));
    EXPECT_TRUE(allows(lost, "pass"));
    EXPECT_TRUE(allows(endgamePolicyIn({.rules = rules, .komi = 20}), "A3"))
        << "there may be a threat";
  }
}

TEST(EndgamePolicy, DoNotTakeDeadStonesOffAfterAPassThatWins) {
  // As the stones stand the invader counts; everybody knows that it is dead.
  EXPECT_EQ(endgamePolicyIn({.drawing = kInvaded, .komi = -0.5, .afterPass = true}).decided,
            Move::pass());
  EXPECT_EQ(
      endgamePolicyIn({.drawing = kInvaded, .komi = -0.5, .afterPass = true, .sure = 0.3f}).decided,
      std::nullopt);
}

TEST(EndgamePolicy, TakeAPassOnAnEmptyBoardForAHandicap) {
  const nn::Situation situation = emptySituation(5).after(moveOf("C3", {5, 5})).after(Move::pass());
  const Ending ending(situation, std::vector<float>(25, 0.4f));
  EXPECT_GT(ending.leadOfStones(), 0);
  const std::vector<float> policy(26, 1.0f / 26);
  const EndgamePolicy endgame = endgamePolicyFor(situation, ending, policy, Cleanup::ByAgreement);
  EXPECT_FALSE(endgame.decided);
  EXPECT_FALSE(endgame.allowed.back());
}

// White has hardly a chance, and everything looks like Black's; but White has not played yet.
TEST(EndgamePolicy, DoNotPassOnABoardWithFewStonesHoweverLostItSeems) {
  constexpr std::string_view kHandicap = R"(
    . . . . . .
    . X . . X .
    . . . . . .
    . X . . X .
    . . . . . .)";
  constexpr std::string_view kBlacks = R"(
    X X X X X X
    X X X X X X
    X X X X X X
    X X X X X X
    X X X X X X)";
  for (const Ruleset& rules : {areaRules(), territoryRules()}) {
    const EndgamePolicy white = endgamePolicyIn(
        {.drawing = kHandicap, .owners = kBlacks, .rules = rules, .toMove = Color::White});
    EXPECT_FALSE(white.isTimeToPass);
    EXPECT_FALSE(allows(white, "pass"));
    EXPECT_FALSE(white.decided);
    const EndgamePolicy black = endgamePolicyIn(
        {.drawing = kHandicap, .owners = kBlacks, .rules = rules, .afterPass = true});
    EXPECT_EQ(black.decided, Move::pass()) << "who gives up may";
  }
}

TEST(EndgamePolicy, TakeDeadStonesOffWhereTheyWouldCountAndItMatters) {
  const Case invaded{.drawing = kInvaded, .komi = -0.5, .cleanup = Cleanup::ToWin};
  const EndgamePolicy needed = endgamePolicyIn(invaded);
  ASSERT_TRUE(needed.decided);
  EXPECT_FALSE(needed.decided->isPass());
  const Point p = needed.decided->point();
  EXPECT_EQ(std::abs(p.x - 1) + std::abs(p.y - 1), 1) << "beside the dead stone";
  Case won = invaded;
  won.komi = -30;  // won with them, too
  EXPECT_FALSE(endgamePolicyIn(won).decided);
  EXPECT_TRUE(endgamePolicyIn(won).isTimeToPass);
  Case lost = invaded;
  lost.komi = 30;  // lost without them, too
  EXPECT_FALSE(endgamePolicyIn(lost).decided);
}

TEST(EndgamePolicy, PassWhenOnlyEyesAreLeft) {
  const nn::Situation situation = situationOf(R"(
    . X . X .
    X X X X X
    O O O O O
    . O . O O
    O O O O .)",
                                              Color::Black, areaRules(), 20);
  const Ending ending(situation, std::vector<float>(25, 0.1f));  // nobody knows anything
  const std::vector<float> policy(26, 1.0f / 26);
  EXPECT_EQ(endgamePolicyFor(situation, ending, policy, Cleanup::ByAgreement).decided,
            Move::pass());
}

MoveReport moveWorth(std::string_view move, float winrate, float lead) {
  MoveReport report;
  report.move = moveOf(move, kWallsSize);
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
  const nn::Situation situation = situationOf(kFilled, Color::Black, areaRules(), in.komi);
  const Ending ending(situation, ownershipOf(kFilledOwners, kWallsSize, Color::Black, in.sure));
  const EndgamePolicy endgame =
      endgamePolicyFor(situation, ending, evenPolicy(), Cleanup::ByAgreement);
  Report report;
  report.moves = {in.first, in.second};
  return bestByEndgamePolicy(ending, endgame, report);
}

TEST(BestByEndgamePolicy, IsAPassThatCostsNothing) {
  EXPECT_EQ(
      chosenIn({.first = moveWorth("E3", 0.95f, 1.2f), .second = moveWorth("pass", 0.93f, 1.0f)}),
      Move::pass());
  EXPECT_EQ(
      chosenIn({.first = moveWorth("E3", 0.95f, 2.2f), .second = moveWorth("pass", 0.95f, 1.0f)}),
      moveOf("E3", kWallsSize));
  EXPECT_EQ(
      chosenIn({.first = moveWorth("E3", 0.95f, 1.0f), .second = moveWorth("pass", 0.80f, 1.0f)}),
      moveOf("E3", kWallsSize));
}

TEST(BestByEndgamePolicy, DoesNotPassAwayAGameWonByPlayingOn) {
  EXPECT_EQ(
      chosenIn(
          {.komi = 0.5, .first = moveWorth("pass", 0.6f, 1), .second = moveWorth("E3", 0.55f, 1)}),
      moveOf("E3", kWallsSize));
  EXPECT_EQ(
      chosenIn(
          {.komi = 0.5, .first = moveWorth("pass", 0.1f, -1), .second = moveWorth("E3", 0.1f, -1)}),
      Move::pass());
}

TEST(BestByEndgamePolicy, IsAPassForALoserWithoutHope) {
  const MoveReport pass = moveWorth("pass", 0, -1);
  EXPECT_EQ(chosenIn({.komi = 0.5, .first = moveWorth("E3", 0.25f, -0.2f), .second = pass}),
            Move::pass());
  EXPECT_EQ(chosenIn({.komi = 0.5, .first = moveWorth("E3", 0.4f, -0.2f), .second = pass}),
            moveOf("E3", kWallsSize));
}

TEST(BestByEndgamePolicy, IsTheBestMoveOtherwise) {
  EXPECT_EQ(
      chosenIn(
          {.first = moveWorth("E3", 0.5f, 0), .second = moveWorth("pass", 0.5f, 0), .sure = 0.3f}),
      moveOf("E3", kWallsSize));
}

}  // namespace
}  // namespace tengen::search
