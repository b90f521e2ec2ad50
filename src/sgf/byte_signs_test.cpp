#include "sgf/byte_signs.h"

#include <gtest/gtest.h>

namespace tengen::sgf {
namespace {

using std::string_view_literals::operator""sv;

TEST(ByteSigns, AByteOrderMarkIsBelieved) {
  struct Case {
    std::string_view bytes;
    const char* encoding;
    size_t length;
  };
  for (const Case& c : {Case{"\xEF\xBB\xBF(;)"sv, "UTF-8", 3}, Case{"\xFF\xFE(\0"sv, "UTF-16LE", 2},
                        Case{"\xFE\xFF\0("sv, "UTF-16BE", 2}, Case{"\xFF\xFE\0\0"sv, "UTF-32LE", 4},
                        Case{"\0\0\xFE\xFF"sv, "UTF-32BE", 4},
                        Case{"\x84\x31\x95\x33(;)"sv, "GB18030", 4}, Case{"\xEF\xBB"sv, "", 0}}) {
    EXPECT_EQ(byteSigns(c.bytes).encoding, c.encoding);
    EXPECT_EQ(byteSigns(c.bytes).markLength, c.length);
  }
}

std::string wide(std::string_view text, size_t width, bool bigEndian) {
  std::string bytes;
  for (const char c : text) {
    std::string unit(width, '\0');
    unit[bigEndian ? width - 1 : 0] = c;
    bytes += unit;
  }
  return bytes;
}

TEST(ByteSigns, ThePatternOfNulsTellsTheWidth) {
  for (const char* text : {"()", "(;B[aa])", "(;GM[1]FF[4]PB[someone];B[aa];W[bb])"}) {
    EXPECT_EQ(byteSigns(wide(text, 2, false)).encoding, "UTF-16LE") << text;
    EXPECT_EQ(byteSigns(wide(text, 2, true)).encoding, "UTF-16BE") << text;
    EXPECT_EQ(byteSigns(wide(text, 4, false)).encoding, "UTF-32LE") << text;
    EXPECT_EQ(byteSigns(wide(text, 4, true)).encoding, "UTF-32BE") << text;
    EXPECT_EQ(byteSigns(wide(text, 4, true)).markLength, 0u);
    EXPECT_EQ(byteSigns(text).encoding, "") << text;
  }
}

TEST(ByteSigns, AFewStrayNulsSayNothing) {
  std::string text = "(;GM[1]FF[4]PB[someone];B[aa];W[bb];B[cc];W[dd];B[ee];W[ff])";
  text[20] = text[40] = '\0';
  EXPECT_EQ(byteSigns(text).encoding, "");
  EXPECT_EQ(byteSigns("").encoding, "");
  EXPECT_EQ(byteSigns(std::string(64, '\0')).encoding, "");
}

TEST(ByteSigns, EscapeSequencesAreBelieved) {
  EXPECT_EQ(byteSigns("(;PB[\x1B$BF|K\\\x1B(B])").encoding, "ISO-2022-JP");
  EXPECT_EQ(byteSigns("(;PB[\x1B$@F|K\\\x1B(J])").encoding, "ISO-2022-JP");
  EXPECT_EQ(byteSigns("(;PB[\x1B(I1\x1B(B])").encoding, "ISO-2022-JP");
  EXPECT_EQ(byteSigns("\x1B$)C(;PB[\x0E@L\x0F])").encoding, "ISO-2022-KR");
  EXPECT_EQ(byteSigns("(;PB[\x1B$)A\x0E=;;;\x0F])").encoding, "ISO-2022-CN");
  EXPECT_EQ(byteSigns("(;PB[~{:ZOH~}])").encoding, "HZ");
}

TEST(ByteSigns, WhatOnlyLooksLikeEscapesIsNot) {
  EXPECT_EQ(byteSigns("(;PB[\x1B[31mred])").encoding, "");
  EXPECT_EQ(byteSigns("(;PB[~~{~} ~{a~} ~{a b~} ~{])").encoding, "");
  EXPECT_EQ(byteSigns("(;PB[~{:ZOH~}\xE9])").encoding, "");
  EXPECT_EQ(byteSigns("(;PB[~{a~} ~{:ZOH~}])").encoding, "HZ");
  EXPECT_EQ(byteSigns("(;PB[~{a;a;~}])").encoding, "") << "could be read as two rare characters";
}

TEST(ByteSigns, ACutCharacterLeavesItsBracketAlone) {
  for (const char* behind :
       {"PW[x];B[aa])", "\nPW[x])", ";B[aa])", ")", ")\n", "))(;B[aa])", "\n)\n"}) {
    std::string bytes = std::string("(;PB[\xBA\xDA\xB0]") + behind;
    EXPECT_EQ(parkCutCharacters(bytes, "GB18030"), 1u) << behind;
    EXPECT_EQ(bytes, std::string("(;PB[\xBA\xDA\x01]") + behind);
    replaceParked(bytes);
    EXPECT_EQ(bytes, std::string("(;PB[\xBA\xDA\xEF\xBF\xBD]") + behind);
  }
}

TEST(ByteSigns, ACharacterThatEndsLikeABracketIsWhole) {
  for (const char* behind : {"]PW[x])", "x]", "[1]]", ")]", " (x)]", "(;)]"}) {
    std::string bytes = std::string("(;PB[\x83]") + behind;
    const std::string before = bytes;
    EXPECT_EQ(parkCutCharacters(bytes, "Shift_JIS"), 0u) << behind;
    EXPECT_EQ(bytes, before);
  }
}

TEST(ByteSigns, OnlyFirstBytesOfThatEncodingAreLookedAt) {
  std::string half = "(;PB[\xB1]PW[x])";  // a katakana of one byte
  EXPECT_EQ(parkCutCharacters(half, "Shift_JIS"), 0u);
  EXPECT_EQ(parkCutCharacters(half, "EUC-KR"), 0u);
  EXPECT_EQ(parkCutCharacters(half, "Big5"), 1u);
  for (const char* cut :
       {"(;PB[\x81]PW[x])", "(;PB[\x9F]PW[x])", "(;PB[\xE0]PW[x])", "(;PB[\xFC]PW[x])"}) {
    std::string bytes = cut;
    EXPECT_EQ(parkCutCharacters(bytes, "Shift_JIS"), 1u);
  }
  std::string second = "(;PB[\xBA\xDA]PW[x])";  // a second byte is no first one
  EXPECT_EQ(parkCutCharacters(second, "GB18030"), 0u);
}

TEST(ByteSigns, TextEncodedTwiceIsEncodedOnce) {
  EXPECT_EQ(undoubled("(;PB[é»‘])"), "(;PB[黑])");   // by way of windows-1252
  EXPECT_EQ(undoubled("\u00e9\u00bb\u0091"), "黑");  // by way of Latin-1
  EXPECT_EQ(undoubled("JosÃ©"), "José");
  EXPECT_FALSE(undoubled("José"));
  EXPECT_FALSE(undoubled("黑"));
  EXPECT_FALSE(undoubled("JosÃ© 黑"));
  EXPECT_FALSE(undoubled("😀"));
  EXPECT_FALSE(undoubled("plain"));
}

}  // namespace
}  // namespace tengen::sgf
