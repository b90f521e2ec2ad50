#include "game/formats.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

using namespace std::string_view_literals;

TEST(Formats, LoadSgfByAnyName) {
  for (const char* name : {"", "game.sgf", "GAME.SGF", "game.txt"}) {
    const auto loaded = load("(;SZ[9]PB[x];B[aa])", name);
    ASSERT_TRUE(loaded) << name;
    EXPECT_EQ(loaded->tree.size(), (BoardSize{9, 9}));
    EXPECT_EQ(loaded->encoding, "UTF-8");
    EXPECT_TRUE(loaded->warnings.empty());
  }
  EXPECT_EQ(formats().size(), 1u);
  EXPECT_EQ(formatOf("", "x.SGF").name, "SGF");
  EXPECT_EQ(formatOf("?", "").name, "SGF");
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

TEST(LooksLikeSgf, IsTrueForGamesHoweverBroken) {
  for (const std::string_view bytes :
       {"(;SZ[9];B[aa])"sv, "\xef\xbb\xbf(;B[aa])"sv, "\n\n ( ; GM[1]"sv, "()"sv, "(;"sv, "("sv,
        ""sv, "  \n"sv, ";B[aa];W[bb]"sv, "(GM[1];B[aa])"sv, "(; White [aa])"sv, "( (;B[aa])"sv,
        "\t(\t;\tB[aa])"sv, "\r(\r;\rB\t[aa])"sv,
        "From: me\nSubject: a game (mine)\n\n(;GM[1]FF[4];B[aa])"sv, "text ( ; B [aa])"sv,
        "(;PB[\xb0\xa1\x1b$B])"sv}) {
    EXPECT_TRUE(looksLikeSgf(bytes)) << bytes;
  }
}

TEST(LooksLikeSgf, IsTrueForWideCharactersOfBothByteOrders) {
  // The comment holds a letter with a control character for one of its bytes.
  for (const std::string_view bytes :
       {"\xff\xfe(\0;\0C\0[\0\x05\x4e]\0"sv, "\xfe\xff\0(\0;\0C\0[\x4e\x05\0]"sv,
        "(\0;\0C\0[\0\x05\x4e]\0"sv, "\0(\0;\0C\0[\x4e\x05\0]"sv,
        "\xff\xfe\0\0(\0\0\0;\0\0\0C\0\0\0[\0\0\0\x05\x4e\0\0"sv,
        "\0\0\xfe\xff\0\0\0(\0\0\0;\0\0\0C\0\0\0[\0\0\x4e\x05"sv,
        "(\0\0\0;\0\0\0C\0\0\0[\0\0\0\x05\x4e\0\0"sv,
        "\0\0\0(\0\0\0;\0\0\0C\0\0\0[\0\0\x4e\x05"sv}) {
    EXPECT_TRUE(looksLikeSgf(bytes)) << ::testing::PrintToString(bytes);
  }
}

TEST(LooksLikeSgf, IsFalseForAnythingElse) {
  for (const std::string_view bytes :
       {"hello"sv, "for (;;) { a[0] = 1; }"sv, "int f() { for (; a[i]; ++i) g(i); }"sv,
        "\x89PNG\r\n\x1a\n(;B[aa])"sv,
        "\x7f"
        "ELF\2\1\1(;B[aa])"sv,
        "; a comment"sv, ";"sv, "(lambda (x))"sv, "((lambda x))"sv, "{\"a\": 1}"sv,
        "text (;) more"sv, "\xe4\xbd\xa0\xe5\xa5\xbd"sv, "see (;X[1])"sv, "text (;B"sv, "text ("sv,
        "\0\0\0\0"sv, "(\0l\0i\0s\0p\0 \0"sv}) {
    EXPECT_FALSE(looksLikeSgf(bytes)) << ::testing::PrintToString(bytes);
  }
}

}  // namespace
}  // namespace tengen
