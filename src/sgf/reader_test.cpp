#include "sgf/reader.h"

#include "base/random.h"
#include "sgf/outline_for_test.h"
#include "sgf/writer.h"

namespace tengen::sgf {
namespace {

using Code = Warning::Code;
using ::testing::ElementsAre;

TEST(Reader, ReportsEncodingBeforeSyntax) {
  const auto result = read("(;CA[nope]B[aa]B[bb]");
  ASSERT_TRUE(result);
  EXPECT_EQ(outline(result->collection), ";CA[nope]B[aa][bb]\n");
  EXPECT_THAT(result->warnings, ElementsAre(Warning{Code::CharsetUnknown, "nope", 1, 3},
                                            Warning{Code::DuplicateProperty, "B", 1, 16},
                                            Warning{Code::MissingClosingParenthesis, "1", 1, 21}));
}

TEST(Reader, SaysWhatIsUnreadable) {
  EXPECT_EQ(read("").error().code, ReadError::Code::Empty);
  EXPECT_EQ(read("\xEF\xBB\xBF \n").error().code, ReadError::Code::Empty);
  EXPECT_EQ(read("aaa").error().code, ReadError::Code::NotSgf);
  EXPECT_EQ(read("(;)", {"nope"}).error().code, ReadError::Code::UnknownEncoding);
}

// Whatever was readable is readable again, the same, once written.
TEST(Reader, BrokenBytesNeverBreakIt) {
  const std::string seed =
      "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[黑\\]]C[a [b] c]\n(;B[aa];W[bb]C[x])(;B[cc]AB[dd][ee]))(;W[])";
  Random random(21);
  for (int round = 0; round < 20'000; ++round) {
    std::string bytes = seed;
    for (uint32_t i = 1 + random.below(4); i > 0; --i) {
      const size_t at = random.below(static_cast<uint32_t>(bytes.size()));
      switch (random.below(4)) {
        case 0:
          bytes[at] = static_cast<char>(random.below(256));
          break;
        case 1:
          bytes.erase(at, 1 + random.below(8));
          break;
        case 2:
          bytes[at] = "()[];\\:"[random.below(7)];
          break;
        default:
          bytes.insert(at, 1, "()[];\\\n"[random.below(7)]);
      }
      if (bytes.empty()) bytes.assign(1, '(');
    }
    const auto result = read(bytes);
    if (!result) continue;
    const std::string written = write(result->collection);
    const auto again = read(written);
    ASSERT_TRUE(again) << bytes;
    ASSERT_EQ(write(again->collection), written) << bytes;
    ASSERT_EQ(again->collection.games().size(), result->collection.games().size()) << bytes;
  }
}

}  // namespace
}  // namespace tengen::sgf
