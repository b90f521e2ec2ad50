#include "sgf/ident.h"

#include <gtest/gtest.h>

namespace tengen::sgf {
namespace {

TEST(Ident, LowerCaseLettersFillANameUp) {
  EXPECT_EQ(canonicalIdent("White"), "W");
  EXPECT_EQ(canonicalIdent("PlayerBlack"), "PB");
  EXPECT_EQ(canonicalIdent("AddWhite"), "AW");
  EXPECT_EQ(canonicalIdent("GaMe"), "GM");
  EXPECT_EQ(canonicalIdent("CoPyright"), "CP");
}

TEST(Ident, TheLongNamesOfFf1AreKnownInCapitals) {
  EXPECT_EQ(canonicalIdent("WHITE"), "W");
  EXPECT_EQ(canonicalIdent("BLACK"), "B");
  EXPECT_EQ(canonicalIdent("COMMENT"), "C");
  EXPECT_EQ(canonicalIdent("ADDBLACK"), "AB");
  EXPECT_EQ(canonicalIdent("PLAYERWHITE"), "PW");
  EXPECT_EQ(canonicalIdent("SIZE"), "SZ");
  EXPECT_EQ(canonicalIdent("WHITERANK"), "WR");
}

TEST(Ident, ANameWithoutCapitalsIsTakenForItsCapitals) {
  EXPECT_EQ(canonicalIdent("b"), "B");
  EXPECT_EQ(canonicalIdent("az"), "AZ");
  EXPECT_EQ(canonicalIdent("white"), "W");
}

TEST(Ident, OtherNamesAreTheirOwn) {
  for (const char* ident : {"B", "AB", "KGSDE", "MULTIGOGM", "A1", "_", "X_Y", "WHITES"}) {
    EXPECT_EQ(canonicalIdent(ident), ident);
  }
}

TEST(Ident, CapitalsAloneArePlain) {
  EXPECT_TRUE(isPlainIdent("AZ"));
  for (const char* ident : {"", "Az", "A1", "_", "A@", "A["}) {
    EXPECT_FALSE(isPlainIdent(ident)) << ident;
  }
}

TEST(Ident, LettersDigitsAndUnderscoresCanStandInOne) {
  for (const char c : {'A', 'Z', 'a', 'z', '0', '9', '_'})
    EXPECT_TRUE(isIdentChar(c)) << c;
  for (const char c : {'@', '[', '`', '{', '/', ':', ' ', ';', '\0', '\x80'}) {
    EXPECT_FALSE(isIdentChar(c)) << c;
  }
}

}  // namespace
}  // namespace tengen::sgf
