#include "review/queue.h"

#include <gtest/gtest.h>

#include "review/review_test_kit.h"

namespace tengen::review {
namespace {

using namespace testing;

// Ten moves, and an engine that sees nothing wrong unless told so.
struct Queued {
  explicit Queued(Plan plan) : queue(mainLine(tree), plan) {}

  // Answers the next task; which position it was, and how deeply.
  std::pair<int, int> step() {
    const auto task = queue.next(review);
    if (!task) return {-1, 0};
    review.take(task->node, answer(*task));
    queue.finish(*task);
    return {tree.moveNumber(task->node), task->visits};
  }
  Evaluation answer(const Task& task) const {
    const int number = tree.moveNumber(task.node);
    const double bad = number == badMove - 1 ? badBy : 0;
    const double lead = task.toMove == Color::Black ? -bad : bad;
    const Move played = task.played.value_or(Move::pass());
    Evaluation seen = evaluation(task.toMove, task.visits, {{"ii", 0.5, 0}});
    seen.candidates.push_back({played, 3, 0.5, lead, {played}});
    return seen;
  }
  NodeId node(int number) const { return nodeAt(tree, number); }

  GameTree tree = treeOf("(;SZ[9];B[aa];W[ba];B[ca];W[da];B[ea];W[fa];B[ga];W[ha];B[ia];W[ib])");
  Review review;
  Queue queue;
  int badMove = 4;
  double badBy = 5;
};

TEST(Queue, MakesTheWholeGraphFirstThenGoesBackFromTheEnd) {
  Queued test(Plan::full());
  for (int number = 0; number <= 10; ++number)
    EXPECT_EQ(test.step(), std::pair(number, 1));
  for (int number = 10; number >= 0; --number)
    EXPECT_EQ(test.step(), std::pair(number, 50));
}

TEST(Queue, ThenLooksLongerWhereTheGameSwings) {
  Queued test(Plan::full());
  for (int i = 0; i < 22; ++i)
    test.step();
  EXPECT_EQ(test.step(), std::pair(3, 500)) << "the position before the bad move";
  EXPECT_EQ(test.step(), std::pair(4, 500)) << "and after it, where the two disagree";
  EXPECT_EQ(test.step(), std::pair(-1, 0));
}

// Ten moves that all cost more than a point: by 200 visits the first most, by 500 nothing.
TEST(Queue, SettlesTheWorstMovesUntilTheyAreTheWorstByThatToo) {
  Queued test(Plan{.swing = 100});
  for (int number = 0; number <= 10; ++number) {
    Evaluation seen = evaluation(number % 2 ? Color::White : Color::Black, 200, {{"", 0.5, 0}});
    if (number < 10) {
      const LinePosition& here = test.queue.line()[static_cast<size_t>(number)];
      const double loss = 20 - number;
      const double lead = here.toMove == Color::Black ? -loss : loss;
      seen.candidates.front().move = Move::at({8, static_cast<uint8_t>(8 - number / 2)});
      seen.candidates.push_back({*here.played, 3, 0.5, lead, {*here.played}});
    }
    test.review.take(test.node(number), seen);
  }
  test.badMove = 100;  // nothing is bad any more
  for (int number = 0; number < 10; ++number)
    EXPECT_EQ(test.step(), std::pair(number, 500));
  EXPECT_EQ(test.step().first, -1);
}

TEST(Queue, LooksAgainWhereOnlyThePositionAfterTheMoveShowsHowBadItWas) {
  Queued test(Plan::full());
  test.badBy = 0;
  for (int i = 0; i < 22; ++i)
    test.step();
  test.review.take(test.node(10), evaluation(Color::Black, 51, {{"ii", 0.6, 4}}));
  EXPECT_EQ(test.step(), std::pair(9, 500)) << "White's last move";
}

TEST(Queue, TakesTheWorstMovesOfEachSideInTurn) {
  Queued test(Plan::full());
  for (int number = 0; number <= 10; ++number) {
    Evaluation seen = evaluation(number % 2 ? Color::White : Color::Black, 50, {{"ii", 0.5, 0}});
    if (number < 10) {
      const Move played = *test.queue.line()[static_cast<size_t>(number)].played;
      const double loss = number % 2 ? -2.0 : 20.0 + number;  // White's: none, as Black sees it
      seen.candidates.push_back({played, 3, 0.5, -loss, {played}});
    }
    seen.lead = std::nullopt;  // nothing to disagree about
    test.review.take(test.node(number), seen);
  }
  for (const int number : {8, 1, 6, 3}) {  // Black's worst, White's first, and so on
    const auto task = test.queue.next(test.review);
    ASSERT_TRUE(task);
    EXPECT_EQ(test.tree.moveNumber(task->node), number);
    test.queue.finish(*task);
  }
}

TEST(Queue, LooksAtTheNodeOnScreenFirstOnePassAhead) {
  Queued test(Plan::full());
  test.step();
  test.queue.show(test.node(7));
  EXPECT_EQ(test.step(), std::pair(7, 1));
  EXPECT_EQ(test.step(), std::pair(7, 50));
  EXPECT_EQ(test.step(), std::pair(1, 1)) << "then the graph goes on";
  for (int i = 0; i < 8; ++i)
    test.step();
  EXPECT_EQ(test.step(), std::pair(7, 500)) << "and again when the next pass begins";
  EXPECT_EQ(test.step(), std::pair(10, 50));
}

TEST(Queue, APlanMayEndWithTheGraphOrGoOnForLong) {
  Queued quick(Plan::quick());
  for (int i = 0; i <= 10; ++i)
    EXPECT_EQ(quick.step().second, 1);
  EXPECT_EQ(quick.step().first, -1);
  Queued even(Plan::even(40));
  for (int i = 0; i < 22; ++i)
    even.step();
  EXPECT_EQ(even.step().first, -1);
  EXPECT_EQ(even.review.at(even.node(0))->visits, 40);
  Queued idle(Plan::untilStopped());
  for (int i = 0; i < 33; ++i)
    EXPECT_NE(idle.step().first, -1);
  EXPECT_EQ(idle.step().first, -1);
  EXPECT_EQ(idle.review.at(idle.node(0))->visits, 500);
}

TEST(Queue, AnInterruptedTaskIsHandedOutAgainAndAFinishedOneIsNot) {
  Queued test(Plan::quick());
  const auto task = test.queue.next(test.review);
  EXPECT_EQ(test.queue.next(test.review), task);
  test.queue.finish(*task);  // answered with nothing
  EXPECT_NE(test.queue.next(test.review)->node, task->node);
}

TEST(Queue, WhatIsKnownIsNotAskedAgain) {
  Queued test(Plan::full());
  while (test.step().first != -1) {
  }
  Queue resumed(test.queue.line(), Plan::full());
  EXPECT_FALSE(resumed.next(test.review));
  EXPECT_TRUE(Queue(test.queue.line(), Plan::even(600)).next(test.review));
}

TEST(Queue, SaysHowMuchIsDone) {
  Queued test(Plan::full());
  EXPECT_EQ(test.queue.progress(test.review).done, 0);
  EXPECT_EQ(test.queue.progress(test.review).all, 11 * 50);
  int64_t done = 0;
  while (test.step().first != -1) {
    const auto progress = test.queue.progress(test.review);
    EXPECT_GE(progress.done, done);
    EXPECT_LE(progress.done, progress.all);
    done = progress.done;
  }
  EXPECT_EQ(done, test.queue.progress(test.review).all);
  EXPECT_EQ(done, 9 * 50 + 2 * 500);
}

TEST(Queue, AsksForThePlayedMoveFromTheSideThatPlayedIt) {
  Queued test(Plan::quick());
  test.step();
  const auto task = test.queue.next(test.review);
  ASSERT_TRUE(task);
  const auto question = questionOf(*task, test.tree, test.tree.rules());
  EXPECT_EQ(question.color, Color::White);
  EXPECT_EQ(question.force, Move::at(at("ba")));
  EXPECT_EQ(question.game.moves.size(), 1u);
  ASSERT_EQ(question.ahead.size(), 9u) << "all moves that follow";
  EXPECT_EQ(question.ahead[1], Move::at(at("ca")));
  EXPECT_EQ(question.visits, 1);
}

}  // namespace
}  // namespace tengen::review
