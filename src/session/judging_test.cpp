// Judges that take their time: nobody waits for them.
#include <gtest/gtest.h>

#include "clock/time_text.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using Refusal = SessionError::Kind;
using What = Change::What;

// Keeps what it was asked until the test lets it be done.
class LaterWork {
 public:
  GameSession::Background background() {
    return [this](std::function<void()> work, std::function<void()> home) {
      asked_.emplace_back(std::move(work), std::move(home));
    };
  }
  size_t asked() const { return asked_.size(); }
  void finish(size_t i = 0) {
    asked_.at(i).first();
    asked_.at(i).second();
  }

 private:
  std::vector<std::pair<std::function<void()>, std::function<void()>>> asked_;
};

class Judging : public ::testing::Test {
 protected:
  Judging() {
    game_.dead = {{2, 2}};
    game_.background = later_.background();
    game_.setup.time = *parseTimeSettings("1m");
  }
  GameSession& toCount() {
    GameSession& session = game_.begin();
    game_.play("C3 pass pass");
    return session;
  }

  TestGame game_;
  LaterWork later_;
};

TEST_F(Judging, TheSecondPassStopsTheClockAtOnceAndTheProposalComesLater) {
  GameSession& session = toCount();
  ASSERT_TRUE(session.counting());
  EXPECT_TRUE(session.isJudging());
  EXPECT_FALSE(session.clock().isRunning());
  EXPECT_EQ(game_.whats().back(), What::Moved);
  EXPECT_FALSE(session.counting()->marks().dead[at(2, 2)]);
  later_.finish();
  EXPECT_FALSE(session.isJudging());
  EXPECT_EQ(game_.whats().back(), What::Proposed);
  EXPECT_TRUE(session.counting()->marks().dead[at(2, 2)]);
}

TEST_F(Judging, NothingIsAgreedOnBeforeItIsDone) {
  GameSession& session = toCount();
  EXPECT_EQ(session.accept().error().kind, Refusal::StillJudging);
  later_.finish();
  EXPECT_TRUE(session.accept());
}

TEST_F(Judging, WhatCameTooLateIsNotHeard) {
  GameSession& session = toCount();
  ASSERT_TRUE(session.resume(Color::Black));
  EXPECT_FALSE(session.isJudging());
  const uint64_t number = session.number();
  later_.finish();
  EXPECT_EQ(session.number(), number);
  game_.play("pass pass");
  ASSERT_EQ(later_.asked(), 2u);
  later_.finish(0);
  EXPECT_TRUE(session.isJudging()) << "an answer to the question before";
  later_.finish(1);
  EXPECT_FALSE(session.isJudging());
}

TEST_F(Judging, TheSessionMayBeGoneWhenItIsDone) {
  toCount();
  game_.crash();
  later_.finish();
}

TEST_F(Judging, CanBeSkipped) {
  GameSession& session = toCount();
  ASSERT_TRUE(session.skipJudging());
  EXPECT_FALSE(session.isJudging());
  EXPECT_EQ(session.counting()->marks(), Marks({5, 5}));
  later_.finish();
  EXPECT_EQ(session.counting()->marks(), Marks({5, 5}));
  EXPECT_TRUE(session.accept());
}

TEST_F(Judging, WhoMarksByHandKnowsBetter) {
  GameSession& session = toCount();
  ASSERT_TRUE(session.click({0, 0}));
  later_.finish();
  EXPECT_FALSE(session.counting()->marks().dead[at(2, 2)]);
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.counting()->marks(), Marks({5, 5}));
}

TEST_F(Judging, AGameThatCrashedMeanwhileIsJudgedAnew) {
  toCount();
  GameSession& session = game_.beginAgain();
  ASSERT_TRUE(session.isJudging());
  later_.finish(1);
  EXPECT_TRUE(session.counting()->marks().dead[at(2, 2)]);
}

// A judge that waits until it is told to stop.
class EndlessJudge final : public Judge {
 public:
  Verdict judge(const Board& board, Color) const override { return Verdict(board.size()); }
  Verdict judgeUntil(const Board& board, Color, const std::stop_token& stop) const override {
    EXPECT_TRUE(stop.stop_requested());
    return Verdict(board.size());
  }
};

TEST_F(Judging, AJudgeIsToldToStop) {
  std::function<void()> begun;
  auto parts = game_.parts();
  parts.judge = std::make_shared<EndlessJudge>();
  parts.background = [&](std::function<void()> work, const std::function<void()>&) {
    begun = std::move(work);
  };
  auto session = std::move(*GameSession::start(game_.setup, std::move(parts)));
  ASSERT_TRUE(session->count());
  session.reset();
  begun();
}

}  // namespace
}  // namespace tengen
