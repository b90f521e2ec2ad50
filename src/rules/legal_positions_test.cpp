// The number of legal positions of small boards, known from counting by others: a set-up that is
// allowed exactly when every chain has a liberty gives these numbers and no others.
#include <gtest/gtest.h>

#include "rules/board.h"

namespace tengen {
namespace {

long legalPositions(BoardSize size) {
  long legal = 0;
  long all = 1;
  for (int i = 0; i < size.points(); ++i)
    all *= 3;
  for (long code = 0; code < all; ++code) {
    Points black, white;
    long rest = code;
    for (int index = 0; index < size.points(); ++index, rest /= 3) {
      if (rest % 3 == 1) black.push_back(size.pointAt(index));
      if (rest % 3 == 2) white.push_back(size.pointAt(index));
    }
    legal += Board(size).setUp(black, white, {});
  }
  return legal;
}

TEST(LegalPositions, AreAsManyAsOthersCounted) {
  EXPECT_EQ(legalPositions({1, 1}), 1);
  EXPECT_EQ(legalPositions({1, 2}), 5);
  EXPECT_EQ(legalPositions({3, 1}), 15);
  EXPECT_EQ(legalPositions({4, 1}), 41);
  EXPECT_EQ(legalPositions({2, 2}), 57);
  EXPECT_EQ(legalPositions({2, 3}), 489);
  EXPECT_EQ(legalPositions({4, 2}), 4125);
  EXPECT_EQ(legalPositions({3, 3}), 12675);
}

}  // namespace
}  // namespace tengen
