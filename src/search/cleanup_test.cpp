#include "search/cleanup.h"

#include <gtest/gtest.h>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

// Black has eyes at A1, A3 and C1; White's stone is dead.
constexpr BoardSize kNestSize{5, 4};
constexpr std::string_view kNest = R"(
  . . . X O
  . X O X .
  X X . X O
  . X . X O)";

Points nestPoints(std::vector<std::string> names) {
  Points named;
  for (const std::string& name : names)
    named.push_back(moveOf(name, kNestSize).point());
  return named;
}

Points nestMoves(std::string_view drawing, Color side) {
  const nn::Situation situation = situationOf(drawing, side, areaRules(), 0.5);
  Marks marks(kNestSize);
  for (const Point p : pointsDrawn(kNest, 'O'))
    marks.dead[p] = p.x < 4;
  return cleanupMoves(situation.position, marks);
}

TEST(CleanupMoves, AreTheLibertiesOfDeadEnemiesAndNoEyes) {
  EXPECT_EQ(nestMoves(kNest, Color::Black), nestPoints({"C4", "C2"}));
  EXPECT_TRUE(nestMoves(kNest, Color::White).empty()) << "its own dead stay where they are";
}

MoveReport cleanupWorth(std::string_view move, float lead, int visits = 20) {
  MoveReport report;
  report.move = moveOf(move, kNestSize);
  report.lead = lead;
  report.visits = visits;
  return report;
}

// A network may think one lead, and the count be another.
struct Leads {
  float raw = 10;
  double count = 10;
};

std::optional<Move> chosenCleanup(std::vector<MoveReport> moves, Leads leads = {},
                                  Scoring scoring = Scoring::Area) {
  Report report;
  report.rawLead = leads.raw;
  report.moves = std::move(moves);
  return harmlessCleanup(report, scoring, leads.count);
}

TEST(HarmlessCleanup, IsTheBestMoveThatLosesNothing) {
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 9.8f), cleanupWorth("C2", 10)}),
            moveOf("C4", kNestSize));
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", -20), cleanupWorth("C2", 10)}),
            moveOf("C2", kNestSize));
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", -20)}), std::nullopt) << "a group would be lost";
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 10, 2)}), std::nullopt) << "nobody has looked";
  EXPECT_EQ(chosenCleanup({}), std::nullopt);
}

TEST(HarmlessCleanup, AllowsForWhatANetworkIsOffTheCount) {
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 7)}, {.raw = 7}), moveOf("C4", kNestSize));
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 10)}, {.raw = 14}), moveOf("C4", kNestSize));
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 5)}, {.raw = 7}), std::nullopt);
}

TEST(HarmlessCleanup, MayCostTheStoneItPutsDown) {
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 8.2f)}), std::nullopt);
  EXPECT_EQ(chosenCleanup({cleanupWorth("C4", 8.2f)}, {}, Scoring::Territory),
            moveOf("C4", kNestSize));
}

}  // namespace
}  // namespace tengen::search
