#include "engine/traffic_log.h"

#include <gtest/gtest.h>

namespace tengen::engine {
namespace {

using Kind = TrafficLog::Entry::Kind;

TEST(TrafficLog, KeepsTheLatestLinesAndBoundsTheirLength) {
  TrafficLog log(3, 4);
  for (const char* text : {"one", "two", "three", "four"})
    log.add(Kind::Sent, text);
  EXPECT_EQ(log.entries(), (std::vector<TrafficLog::Entry>{
                               {Kind::Sent, "two"}, {Kind::Sent, "thre"}, {Kind::Sent, "four"}}));
  EXPECT_EQ(log.added(), 4u);
}

}  // namespace
}  // namespace tengen::engine
