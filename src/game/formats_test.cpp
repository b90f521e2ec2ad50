#include "game/formats.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

TEST(Formats, LoadSgfByAnyName) {
  for (const char* name : {"", "game.sgf", "GAME.SGF", "game.txt"}) {
    const auto loaded = load("(;SZ[9]PB[x];B[aa])", name);
    ASSERT_TRUE(loaded) << name;
    EXPECT_EQ(loaded->tree.size(), (BoardSize{9, 9}));
    EXPECT_EQ(loaded->encoding, "UTF-8");
    EXPECT_TRUE(loaded->warnings.empty());
  }
}

TEST(Formats, LoadTheRecordsOfOtherProgramsAndSayWhatTheyWere) {
  const auto loaded = load("Rated game\n19\nwhite 3D\nblack 2D\n\n0\n0\n6\n\n\n\n\nPMABBREER\n");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->format->name, "NGF");
  EXPECT_EQ(loaded->tree.text(loaded->tree.root(), "PW"), "white");
  EXPECT_TRUE(load("(;SZ[9])")->format->isSgf());
}

TEST(Formats, SayWhyThereIsNoGame) {
  const auto loaded = load("");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().code, LoadError::Code::Empty);
}

TEST(Formats, RefuseOtherGamesOnlyWhereGoIsWanted) {
  const auto othello = loadGo("(;FF[4]GM[2]SZ[8];B[d3];W[c3])");
  ASSERT_FALSE(othello);
  EXPECT_EQ(othello.error().code, LoadError::Code::OtherGame);
  EXPECT_EQ(othello.error().game, 2);
  EXPECT_TRUE(load("(;FF[4]GM[2]SZ[8];B[d3];W[c3])")) << "SGF all the same";
  EXPECT_FALSE(loadGo("(;GM[ 2 ]SZ[8];B[d3])"));
  for (const char* go :
       {"(;GM[1];B[aa])", "(;GM[ 1 ];B[aa])", "(;B[aa])", "(;GM[];B[aa])", "(;GM[Go];B[aa])"}) {
    EXPECT_TRUE(loadGo(go)) << go;
  }
}

TEST(Formats, OpenTheFirstGameOfGoInAMixedCollection) {
  const auto mixed = loadGo("(;GM[2]SZ[8])(;GM[1]SZ[13])(;SZ[9])");
  ASSERT_TRUE(mixed);
  EXPECT_EQ(mixed->tree.openGame(), 1u);
  EXPECT_EQ(mixed->tree.size(), (BoardSize{13, 13}));
}

TEST(Formats, FindNoGameInAProgramOrAPicture) {
  std::string bytes = "(;GM[1];B[aa])";
  EXPECT_TRUE(loadGo(bytes + "\x1a\x01"));
  for (int i = 0; i < 3000; ++i)
    bytes += static_cast<char>(i * 37 % 256);
  const auto binary = loadGo(bytes);
  ASSERT_FALSE(binary);
  EXPECT_EQ(binary.error().code, LoadError::Code::NotSgf);
}

// What is left of a file on some disks when the computer goes down in the middle of writing.
TEST(Formats, OpenARecordWithNothingButZerosBehindIt) {
  const auto loaded =
      loadGo("(;SZ[9]PB[\xc0\xee\xb2\xfd\xef\xbf];B[aa];W[bb" + std::string(3000, '\0'));
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->encoding, "GB18030");
}

TEST(Formats, OpenWhatWasSavedWhateverItsTextsHold) {
  const auto odd = loadGo("(;SZ[9]C[" + std::string(20, '\x01') + "])");
  ASSERT_TRUE(odd);
  EXPECT_TRUE(loadGo(odd->tree.save()));
}

TEST(Formats, HonourAForcedEncoding) {
  LoadOptions options;
  options.encoding = "ISO-8859-1";
  const auto loaded = load("(;SZ[9]PB[\xe9])", "", options);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->tree.text(loaded->tree.root(), "PB"), "\xc3\xa9");
}

}  // namespace
}  // namespace tengen
