#include "apps/server/limits.h"

#include <gtest/gtest.h>

namespace tengen::server {
namespace {

using std::chrono::seconds;
constexpr Rate kTwoThenOneIn10s{2, 0.1};

TEST(Bucket, GivesItsBurstAndThenWhatTimeBrings) {
  Bucket bucket;
  const SteadyTime start{seconds(1000)};
  EXPECT_TRUE(bucket.take(kTwoThenOneIn10s, start));
  EXPECT_TRUE(bucket.take(kTwoThenOneIn10s, start));
  EXPECT_FALSE(bucket.take(kTwoThenOneIn10s, start));
  EXPECT_FALSE(bucket.take(kTwoThenOneIn10s, start + seconds(9)));
  EXPECT_TRUE(bucket.take(kTwoThenOneIn10s, start + seconds(11)));
  EXPECT_FALSE(bucket.take(kTwoThenOneIn10s, start + seconds(11)));
}

TEST(Visitors, OfOneAddressAreBoundedAndOthersAreNotTouchedByIt) {
  Limits limits;
  limits.connectionsFromOneAddress = 2;
  Visitors visitors(limits);
  auto first = visitors.enter("a");
  const auto second = visitors.enter("a");
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(visitors.enter("a"));
  EXPECT_TRUE(visitors.enter("b"));
  first.reset();
  EXPECT_TRUE(visitors.enter("a"));
}

TEST(Visitors, AreBoundedInAll) {
  Limits limits;
  limits.connections = 1;
  Visitors visitors(limits);
  const auto first = visitors.enter("a");
  EXPECT_TRUE(first);
  EXPECT_FALSE(visitors.enter("b"));
}

TEST(Visitors, WhoAskForTablesWithoutEndGetSome) {
  Visitors visitors({});
  const SteadyTime now{seconds(1000)};
  int made = 0;
  for (int i = 0; i < 1'000'000; ++i)
    made += visitors.mayCreate("a", now) ? 1 : 0;
  EXPECT_EQ(made, 30);
  EXPECT_TRUE(visitors.mayCreate("b", now));
}

TEST(Visitors, WhoGuessesInVainMustWait) {
  Visitors visitors({});
  SteadyTime now{seconds(1000)};
  int heard = 0;
  for (int i = 0; i < 100; ++i)
    heard += visitors.mayGuess("a", /*isRight=*/false, now) ? 1 : 0;
  EXPECT_EQ(heard, 5);
  EXPECT_FALSE(visitors.mayGuess("a", /*isRight=*/true, now));
  EXPECT_TRUE(visitors.mayGuess("b", /*isRight=*/true, now));
  now += seconds(30);
  EXPECT_TRUE(visitors.mayGuess("a", /*isRight=*/true, now));
}

TEST(Visitors, AreTheNetworkOfAnAddressOfTheLongKind) {
  EXPECT_EQ(visitorOf("192.168.1.7"), "192.168.1.7");
  EXPECT_EQ(visitorOf("::ffff:192.168.1.7"), "192.168.1.7");
  EXPECT_EQ(visitorOf("2001:db8:1:2:3:4:5:6"), visitorOf("2001:db8:1:2:aaaa:4:5:6"));
  EXPECT_NE(visitorOf("2001:db8:1:2:3:4:5:6"), visitorOf("2001:db8:1:3:3:4:5:6"));
  EXPECT_EQ(visitorOf("2001:db8::1"), visitorOf("2001:db8::2"));
}

}  // namespace
}  // namespace tengen::server
