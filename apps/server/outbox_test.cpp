#include "apps/server/outbox.h"

#include <gtest/gtest.h>
#include <string>

namespace tengen::server {
namespace {

class OutboxTest : public ::testing::Test {
 protected:
  void say(const std::string& word) {
    outbox_.say([this, word] { said_ += word; }, [this, word] { said_ += "-" + word; });
  }
  Outbox outbox_;
  std::string said_;
};

TEST_F(OutboxTest, SaysAtOnceWhatWaitsForNothing) {
  say("a");
  EXPECT_EQ(said_, "a");
}

TEST_F(OutboxTest, SaysNothingBeforeWhatItIsAboutIsSafe) {
  outbox_.hold(1);
  say("a");
  outbox_.hold(2);
  say("b");
  EXPECT_EQ(said_, "");
  outbox_.release();
  EXPECT_EQ(said_, "a");
  say("c");
  outbox_.release();
  EXPECT_EQ(said_, "abc");
  EXPECT_TRUE(outbox_.isEmpty());
}

TEST_F(OutboxTest, SaysThatWhatWasLostIsLost) {
  outbox_.hold(1);
  say("a");
  outbox_.hold(2);
  say("b");
  outbox_.drop();
  EXPECT_EQ(said_, "-a-b");
  say("c");
  EXPECT_EQ(said_, "-a-bc");
}

TEST_F(OutboxTest, SaysWhatTurnedOutToBeSafeAndThatTheRestIsLost) {
  for (const uint64_t records : {3, 5, 6}) {
    outbox_.hold(records);
    say(std::to_string(records));
  }
  outbox_.settle(5);
  EXPECT_EQ(said_, "35-6");
  EXPECT_TRUE(outbox_.isEmpty());
}

}  // namespace
}  // namespace tengen::server
