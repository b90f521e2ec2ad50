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
  outbox_.hold();
  say("a");
  outbox_.hold();
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
  outbox_.hold();
  say("a");
  outbox_.hold();
  say("b");
  outbox_.drop();
  EXPECT_EQ(said_, "-a-b");
  say("c");
  EXPECT_EQ(said_, "-a-bc");
}

}  // namespace
}  // namespace tengen::server
