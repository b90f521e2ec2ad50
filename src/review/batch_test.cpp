#include "review/batch.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

Judged reviewed(const char* sgf = "(;SZ[9]KM[6.5];B[cc];W[gg])") {
  Judged game(sgf);
  game.review.credit("Tengen 1", game.tree.rules());
  game.see(0, evaluation(Color::Black, 10, {{"cc", 0.5, 0.5}}));
  game.see(1, evaluation(Color::White, 20, {{"gg", 0.4, -1.5}}));
  return game;
}

TEST(Batch, IsTakenInByAnotherReviewOfTheGame) {
  const Judged game = reviewed();
  Review again;
  const std::vector nodes{game.node(0), game.node(1)};
  EXPECT_TRUE(takeBatch(again, game.tree, batchText(game.review, game.tree, nodes)));
  EXPECT_EQ(again.source(), game.review.source());
  for (const NodeId node : nodes)
    EXPECT_EQ(*again.at(node), *game.review.at(node));
}

TEST(Batch, HasOnlyWhatIsAskedFor) {
  const Judged game = reviewed();
  Review again;
  const std::vector nodes{game.node(1), game.node(2)};
  takeBatch(again, game.tree, batchText(game.review, game.tree, nodes));
  EXPECT_EQ(again.evaluations().size(), 1u);
}

TEST(Batch, SaysNothingOfAnotherBoardOrOtherRules) {
  const Judged game = reviewed();
  const std::string text = batchText(game.review, game.tree, std::vector{game.node(1)});
  const Judged moved("(;SZ[9]KM[6.5];B[dc];W[gg])");
  const Judged cheaper("(;SZ[9]KM[0.5];B[cc];W[gg])");
  const Judged shorter("(;SZ[9]KM[6.5])");
  for (const Judged* other : {&moved, &cheaper, &shorter}) {
    Review again;
    EXPECT_FALSE(takeBatch(again, other->tree, text));
    EXPECT_TRUE(again.isEmpty());
  }
  Review again;
  EXPECT_FALSE(takeBatch(again, game.tree, "nonsense\n1 1 2 3"));
}

}  // namespace
}  // namespace tengen::review
