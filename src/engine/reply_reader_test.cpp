#include "engine/reply_reader.h"

#include <gtest/gtest.h>

namespace tengen::engine {
namespace {

using SeenKind = ReplyReader::Seen::Kind;
using Seen = ReplyReader::Seen;

TEST(ReplyReader, FindsFirstNextAndEnd) {
  ReplyReader reader;
  reader.expect(7);
  EXPECT_EQ(reader.take("=7 A1"), (Seen{SeenKind::First, "A1"}));
  EXPECT_EQ(reader.take("=B2"), (Seen{SeenKind::Next, "=B2"}))
      << "inside a reply everything is text";
  EXPECT_EQ(reader.take(""), (Seen{SeenKind::End}));
  EXPECT_FALSE(reader.isRefusal());
}

TEST(ReplyReader, AStaleReplyIsDroppedLineByLine) {
  ReplyReader reader;
  reader.expect(1);
  EXPECT_EQ(reader.take("=1"), (Seen{SeenKind::First}));
  reader.expect(2);  // ends the analysis
  EXPECT_EQ(reader.take("info move D4 visits 3"), Seen{});
  EXPECT_EQ(reader.take(""), Seen{});
  EXPECT_EQ(reader.take("=2"), (Seen{SeenKind::First}));
}

TEST(ReplyReader, WithoutIdsRepliesComeInTheOrderOfCommands) {
  ReplyReader reader;
  reader.expect(1);
  reader.expect(2);
  EXPECT_EQ(reader.take("= old"), Seen{});
  EXPECT_EQ(reader.take(""), Seen{});
  EXPECT_EQ(reader.take("? no"), (Seen{SeenKind::First, "no"}));
  EXPECT_TRUE(reader.isRefusal());
}

TEST(ReplyReader, AnEngineThatForgetsTheEmptyLineIsUnderstoodByTheNextId) {
  ReplyReader reader;
  reader.expect(1);
  reader.expect(2);
  EXPECT_EQ(reader.take("=1 stale"), Seen{});
  EXPECT_EQ(reader.take("=2 fresh"), (Seen{SeenKind::First, "fresh"}));
}

TEST(ReplyReader, ChatterIsNoReply) {
  ReplyReader reader;
  reader.expect(1);
  for (const char* line : {"", "Loading", "=====", "=x", "?!"}) {
    EXPECT_EQ(reader.take(line), Seen{}) << line;
  }
  EXPECT_EQ(reader.take("=999 of another"), Seen{});
  EXPECT_EQ(reader.take(""), Seen{});
  EXPECT_EQ(reader.take("=1\tyes"), (Seen{SeenKind::First, "yes"}));
}

}  // namespace
}  // namespace tengen::engine
