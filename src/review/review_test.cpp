#include "review/review.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

TEST(Review, KeepsTheDeeperLook) {
  Review review;
  EXPECT_TRUE(review.take(NodeId{0}, evaluation(Color::Black, 25, {{"ee", 0.6, 4}})));
  EXPECT_FALSE(review.take(NodeId{0}, evaluation(Color::Black, 25, {{"ee", 0.5, 0}})));
  EXPECT_DOUBLE_EQ(review.at(NodeId{0})->win, 0.6);
}

TEST(Review, NamesAllWhoHadAPartInItOnce) {
  Review review;
  for (const char* name : {"GNU Go 3.8", "Tengen 0.1", "GNU Go 3.8", "Tengen 0.1", "Tengen 0.1.0"})
    review.credit(name, Ruleset{.komi = 7});
  EXPECT_EQ(review.source().engine, "GNU Go 3.8, Tengen 0.1, Tengen 0.1.0");
  EXPECT_EQ(review.source().rules.komi, 7);
}

}  // namespace
}  // namespace tengen::review
