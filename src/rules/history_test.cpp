#include "rules/history.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

History::Entry entry(uint64_t stones, int moveNumber) {
  return {stones, moveNumber % 2 ? Color::White : Color::Black, moveNumber};
}

TEST(History, FindsTheLatestEntryFirst) {
  const History history = History(entry(7, 0)).with(entry(8, 1)).with(entry(7, 2));
  EXPECT_EQ(history.latest().moveNumber, 2);
  const auto* seven = history.find([](const History::Entry& e) { return e.stones == 7; });
  ASSERT_TRUE(seven);
  EXPECT_EQ(seven->moveNumber, 2);
  EXPECT_EQ(history.find([](const History::Entry& e) { return e.stones == 9; }), nullptr);
  const auto* start = history.find([](const History::Entry& e) { return e.moveNumber == 0; });
  ASSERT_TRUE(start);
  EXPECT_EQ(start->stones, 7u);
}

TEST(History, BranchesShareTheirPastAndNothingElse) {
  const History trunk = History(entry(1, 0)).with(entry(2, 1));
  const History left = trunk.with(entry(3, 2));
  const History right = trunk.with(entry(4, 2));
  const auto isThree = [](const History::Entry& e) { return e.stones == 3; };
  const auto isTwo = [](const History::Entry& e) { return e.stones == 2; };
  EXPECT_TRUE(left.find(isThree));
  EXPECT_FALSE(right.find(isThree));
  EXPECT_EQ(left.find(isTwo), right.find(isTwo));
}

TEST(History, TheLatestEntryCanBeReplaced) {
  const History history = History(entry(1, 0)).with(entry(2, 1)).withLatest(entry(5, 1));
  EXPECT_EQ(history.latest().stones, 5u);
  EXPECT_FALSE(history.find([](const History::Entry& e) { return e.stones == 2; }));
  EXPECT_TRUE(history.find([](const History::Entry& e) { return e.stones == 1; }));
}

TEST(History, OfAMillionMovesIsReleasedWithoutDeepCalls) {
  History history(entry(0, 0));
  for (int number = 1; number <= 1'000'000; ++number) {
    history = history.with(entry(static_cast<uint64_t>(number), number));
  }
  EXPECT_EQ(history.latest().moveNumber, 1'000'000);
  history = History(entry(0, 0));
  EXPECT_EQ(history.latest().moveNumber, 0);
}

}  // namespace
}  // namespace tengen
