#include "review/suspects.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

constexpr double kLeast = 0.5;

// A game of twelve moves in which every move looks as good as the best. The positions are worth
// these leads to Black.
Judged levelGame(const std::vector<double>& leads) {
  Judged game("(;SZ[9];B[aa];W[ba];B[ca];W[da];B[ea];W[fa];B[ga];W[ha];B[ia];W[ib];B[hb];W[gb])");
  for (int n = 0; n < static_cast<int>(leads.size()); ++n) {
    const LinePosition& here = game.line[static_cast<size_t>(n)];
    Evaluation seen = evaluation(here.toMove, 25, {{"ii", 0.5, leads[static_cast<size_t>(n)]}});
    if (here.played) seen.candidates.front().move = *here.played;
    game.see(n, seen);
  }
  return game;
}

// Played moves that cost so much by their own search, from the first on; no two miss the same.
constexpr const char* kBetter[] = {"ii", "if", "ic", "fi", "ff", "fc", "ci", "cf", "cc"};
Judged gameWithLosses(const std::vector<double>& losses) {
  Judged game = levelGame(std::vector<double>(13, 0.0));
  for (size_t n = 0; n < losses.size(); ++n) {
    const LinePosition& here = game.line[n];
    const double lead = here.toMove == Color::Black ? -losses[n] : losses[n];
    const Move better = moveOf(kBetter[n]);
    game.see(static_cast<int>(n), Evaluation{.toMove = here.toMove,
                                             .visits = 200,
                                             .lead = 0.0,
                                             .candidates = {{better, 100, 0.5, 0.0, {better}},
                                                            {*here.played, 50, 0.5, lead, {}}}});
  }
  return game;
}

std::vector<size_t> indicesOf(const std::vector<Suspect>& suspects) {
  std::vector<size_t> indices;
  for (const Suspect& suspect : suspects)
    indices.push_back(suspect.index);
  return indices;
}

TEST(Suspects, NobodyIsSuspectedWhereNothingHappens) {
  const Judged game = levelGame(std::vector<double>(13, 2.0));
  EXPECT_TRUE(suspects(game.line, game.review, kLeast).empty());
}

TEST(Suspects, AMoveIsAsBadAsThePositionAfterItSays) {
  const Judged game = levelGame({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6});
  const auto found = suspects(game.line, game.review, 2);
  EXPECT_EQ(indicesOf(found), (std::vector<size_t>{11})) << "White's last move";
  EXPECT_DOUBLE_EQ(found[0].size, 6 + 6.0 / 5) << "and what the lead changes by around it";
}

// What Black's last move gave away shows only when White has answered.
TEST(Suspects, AMoveIsAsBadAsThePositionAfterTheAnswerSays) {
  const Judged game = levelGame({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6});
  EXPECT_EQ(indicesOf(suspects(game.line, game.review, 2)), (std::vector<size_t>{10}));
}

TEST(Suspects, WhereTheLeadGoesUpAndDownMovesAreSuspectThatLookGood) {
  const Judged game = levelGame({0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  const auto found = indicesOf(suspects(game.line, game.review, kLeast));
  const auto isFound = [&](size_t index) {
    return std::find(found.begin(), found.end(), index) != found.end();
  };
  EXPECT_TRUE(isFound(5)) << "nothing changes by it";
  EXPECT_FALSE(isFound(10)) << "far from all that";
}

TEST(Suspects, TheSidesTakeTurns) {
  const Judged game = gameWithLosses({9, 2, 8, 1, 7});
  EXPECT_EQ(indicesOf(suspects(game.line, game.review, kLeast)),
            (std::vector<size_t>{0, 1, 2, 3, 4}));
}

TEST(Contenders, AreTheMovesNearTheWorstThreeOfTheirSide) {
  //                                      Black's 9, 5, 5, 2 and 1.9, White's 3 and 0.4
  const Judged game = gameWithLosses({9, 3, 5, 0.4, 5, 0, 2, 0, 1.9});
  std::vector<size_t> indices;
  for (const Suspect& contender : contenders(game.line, game.review))
    indices.push_back(contender.index);
  EXPECT_EQ(indices, (std::vector<size_t>{0, 2, 4, 1, 6}));
}

}  // namespace
}  // namespace tengen::review
