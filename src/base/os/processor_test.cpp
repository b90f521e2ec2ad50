#include "base/os/processor.h"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>

namespace tengen {
namespace {

TEST(Trial, TellsWhatItReturns) {
  EXPECT_TRUE(survives([] { return true; }));
  EXPECT_FALSE(survives([] { return false; }));
}

TEST(Trial, DiesAlone) {
  EXPECT_FALSE(survives([] {
    std::raise(SIGILL);
    return true;
  }));
}

TEST(Trial, LeavesNoChildBehind) {
  survives([] { return true; });
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
}

TEST(Trial, ChangesNothingHere) {
  static int tried;
  tried = 0;
  EXPECT_TRUE(survives([] { return ++tried == 1; }));
  EXPECT_EQ(tried, 0);
}

}  // namespace
}  // namespace tengen
