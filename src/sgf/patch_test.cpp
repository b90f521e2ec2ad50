#include "sgf/patch.h"

#include <gtest/gtest.h>

#include "sgf/reader.h"

namespace tengen::sgf {
namespace {

using namespace std::string_view_literals;

const std::vector<std::string> kValue{"1"};

// The file after XY[1] was set in all its nodes, or nothing.
std::optional<std::string> marked(std::string_view bytes) {
  const auto file = read(std::string(bytes));
  if (!file) return std::nullopt;
  Collection after = file->collection;
  for (uint32_t id = 0; id < after.nodeCount(); ++id)
    after.setProperty(NodeId{id}, "XY", kValue);
  return patched(bytes, file->collection, after);
}

std::optional<std::string> unmarked(std::string_view bytes) {
  const auto file = read(std::string(bytes));
  Collection after = file->collection;
  for (uint32_t id = 0; id < after.nodeCount(); ++id)
    after.removeProperty(NodeId{id}, "XY");
  return patched(bytes, file->collection, after);
}

TEST(Patch, ChangesWhatWasChangedAndNothingElse) {
  EXPECT_EQ(marked("mail\r\n( ;FF[3] SZ[9]\r\n\r\n;B[aa]C[x\\]]\t(;W[bb])\n(;W[cc])) bye"),
            "mail\r\n( ;FF[3] SZ[9]XY[1]\r\n\r\n;B[aa]C[x\\]]XY[1]\t(;W[bb]XY[1])\n"
            "(;W[cc]XY[1])) bye");
}

TEST(Patch, ReplacesWhatIsThereInItsPlace) {
  EXPECT_EQ(marked("(;SZ[9]XY[old]FF[4];XY[][a]B[aa])"), "(;SZ[9]XY[1]FF[4];XY[1]B[aa])");
}

TEST(Patch, TakesOutWhatItPutIn) {
  for (const auto text : {"(;SZ[9]\n;B[aa];W[bb]C[x])"sv, "\xEF\xBB\xBF(;SZ[9];B[aa])"sv}) {
    const auto with = marked(text);
    ASSERT_TRUE(with);
    EXPECT_EQ(unmarked(*with), text);
  }
}

TEST(Patch, KeepsTheEncoding) {
  const std::string gb = "(;CA[GB2312]PB[\xc4\xf4\xce\xc0\xc6\xbd\xb3\xa3\xba\xcd];B[aa])";
  EXPECT_EQ(marked(gb), gb.substr(0, gb.find(";B")) + "XY[1];B[aa]XY[1])");
  const auto wide = "\xff\xfe(\0;\0B\0[\0a\0a\0]\0)\0"sv;
  EXPECT_EQ(marked(wide), "\xff\xfe(\0;\0B\0[\0a\0a\0]\0X\0Y\0[\0001\0]\0)\0"sv);
}

TEST(Patch, KeepsBytesThatAreNoLetters) {
  for (
      const auto text :
      {"(;CA[UTF-8]PB[\xC4\xF4\xCE\xC0]SZ[9]C[\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B];B[aa]C[\xBA\xCD])"sv,
       "\xEF\xBB\xBF(;SZ[9]C[\xE6\xA3\x8B\xE6\xA3\x8B\xff];B[aa])"sv,
       "(;SZ[9]C[a\0b\xE6\xA3\x8B];B[aa]C[\x1B])"sv,
       "(;CA[GB2312]PB[\xC4\xF4\xCE\xC0\xC6\xBD\xB3\xA3\xBA]SZ[9]PW[\xB3\xA3\xBA\xCD];B[aa])"sv,
       "(;CA[Shift_JIS]PB[\x88\xE4\x8E\x52\x97\x59\x91]SZ[9]PW[\x8D\xE2\x93\x63\x89\x68\x92\x6A];B[aa])"sv}) {
    const auto with = marked(text);
    ASSERT_TRUE(with) << text;
    std::string without = *with;
    for (size_t at = without.find("XY[1]"); at != without.npos; at = without.find("XY[1]"))
      without.erase(at, 5);
    EXPECT_EQ(without, text);
    EXPECT_EQ(unmarked(*with), text);
  }
}

TEST(Patch, OfADamagedPlaceIsNone) {
  EXPECT_FALSE(marked("(;SZ[9];b[aa])")) << "a name in small letters";
  EXPECT_FALSE(marked("(;;B[aa])")) << "a node with nothing in it";
  EXPECT_FALSE(marked("(;SZ[9];B[aa]C[no end"));
}

}  // namespace
}  // namespace tengen::sgf
