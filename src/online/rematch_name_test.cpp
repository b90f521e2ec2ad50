#include "online/rematch_name.h"

#include <gtest/gtest.h>

namespace tengen::online {
namespace {

TEST(RematchName, CountsTheGamesOfATable) {
  EXPECT_EQ(nextGame("k3f9"), "k3f9-2");
  EXPECT_EQ(nextGame("k3f9-2"), "k3f9-3");
  EXPECT_EQ(nextGame("k3f9-9"), "k3f9-10");
}

TEST(RematchName, LeadsBackToTheFirst) {
  EXPECT_EQ(firstGame("k3f9"), "k3f9");
  EXPECT_EQ(firstGame("k3f9-12"), "k3f9");
  EXPECT_EQ(firstGame("a-b"), "a-b") << "no number";
}

}  // namespace
}  // namespace tengen::online
