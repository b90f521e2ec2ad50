#include "engine/traffic_log.h"

#include <gtest/gtest.h>

namespace tengen::engine {
namespace {

using EntryKind = TrafficLog::Entry::Kind;

TEST(TrafficLog, KeepsTheLatestLinesAndBoundsTheirLength) {
  TrafficLog log(3, 4);
  for (const char* text : {"one", "two", "three", "four"})
    log.add(EntryKind::Sent, text);
  EXPECT_EQ(log.entries(),
            (std::vector<TrafficLog::Entry>{
                {EntryKind::Sent, "two"}, {EntryKind::Sent, "thre"}, {EntryKind::Sent, "four"}}));
  EXPECT_EQ(log.added(), 4u);
}

TEST(TrafficLog, TellsWhatIsNewSinceSomebodyLooked) {
  TrafficLog log(3);
  log.add(EntryKind::Sent, "one");
  const uint64_t seen = log.newsSince(0).added;
  EXPECT_EQ(seen, 1u);
  EXPECT_TRUE(log.newsSince(seen).entries.empty());
  log.add(EntryKind::Received, "two");
  EXPECT_EQ(log.newsSince(seen).entries,
            (std::vector<TrafficLog::Entry>{{EntryKind::Received, "two"}}));
  for (int i = 0; i < 10; ++i)
    log.add(EntryKind::Sent, "more");
  EXPECT_EQ(log.newsSince(seen).entries.size(), 3u) << "no more than is kept";
}

}  // namespace
}  // namespace tengen::engine
