#include "sgf/byte_places.h"

#include <gtest/gtest.h>

#include "sgf/parser.h"

namespace tengen::sgf {
namespace {

// Where the brackets that close values stand in the bytes, found by way of the text.
std::optional<std::vector<size_t>> closingBrackets(const std::string& bytes) {
  Warnings ignored;
  const auto decoded = decode(bytes, std::nullopt, ignored);
  std::vector<size_t> places;
  for (size_t at = decoded->text.find(']'); at != std::string::npos;
       at = decoded->text.find(']', at + 1))
    places.push_back(at);
  return bytePlaces(bytes, *decoded, places);
}

std::vector<size_t> indicesOf(const std::string& bytes, char sign) {
  std::vector<size_t> places;
  for (size_t at = 0; at < bytes.size(); ++at) {
    if (bytes[at] == sign) places.push_back(at);
  }
  return places;
}

TEST(BytePlaces, AreFoundBehindBytesThatAreNoLetters) {
  for (const std::string bytes :
       {"(;PB[\xC4\xF4\xCE\xC0]C[\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B]PW[\xE6\xA3]SZ[9]"
        ")",
        "\xEF\xBB\xBF(;PB[\xff\xC4]C[\xE6\xA3\x8B]SZ[9])",
        "(;CA[GB2312]PB[\xC4\xF4\xCE\xC0\xC6\xBD\xB3\xA3\xBA]SZ[9]PW[\xB3\xA3\xBA\xCD])"}) {
    EXPECT_EQ(closingBrackets(bytes), indicesOf(bytes, ']')) << bytes;
  }
}

TEST(BytePlaces, AreNoneWhereTheTextIsAnother) {
  const std::vector<size_t> places{1};
  EXPECT_FALSE(bytePlaces("(;C[a])", {"(;C[b])", "UTF-8"}, places));
  EXPECT_FALSE(bytePlaces("(;C[a])", {"(;C[a]", "UTF-8"}, places));
  EXPECT_FALSE(bytePlaces("(;C[a])", {"(;C[a])", std::string(kUtf8Twice)}, places));
}

}  // namespace
}  // namespace tengen::sgf
