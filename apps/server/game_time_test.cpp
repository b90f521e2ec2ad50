#include "apps/server/game_time.h"

#include <atomic>
#include <gtest/gtest.h>

namespace tengen::server {
namespace {

using namespace std::chrono_literals;

class GameTimeTest : public ::testing::Test {
 protected:
  void pass(Milliseconds duration) { passed_ += duration.count(); }
  Milliseconds sinceBegin() { return time_.now() - begin_; }

  std::atomic<int64_t> passed_ = 0;
  GameTime time_{[this] { return SteadyTime(1h + Milliseconds(passed_)); }};
  const TimePoint begin_ = time_.now();
};

TEST_F(GameTimeTest, GoesOnWhileSomebodyLooks) {
  for (int i = 0; i < 100; ++i) {
    pass(300ms);
    time_.now();
  }
  EXPECT_EQ(sinceBegin(), 30s);
}

TEST_F(GameTimeTest, StandsStillWhileNobodyCouldLook) {
  pass(8s);
  EXPECT_LT(sinceBegin(), 300ms);
  pass(500ms);
  EXPECT_LT(sinceBegin(), 800ms);
  EXPECT_GE(sinceBegin(), 500ms) << "and goes on";
}

}  // namespace
}  // namespace tengen::server
