// What the parser mends in properties, and what it says about it.
#include "sgf/outline_for_test.h"
#include "sgf/parser.h"

namespace tengen::sgf {
namespace {

using Code = Warning::Code;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(ParserProperty, LongNamesBecomeShort) {
  const Parsed p =
      parsed("(;GaMe[1]VieW[]PlayerBlack[Alpha]Black[pd]Comment[x];White[dp];WHITE[aa])");
  EXPECT_EQ(p.outline, ";GM[1]VW[]PB[Alpha]B[pd]C[x]\n.;W[dp]\n..;W[aa]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::LowerCaseIdent, "GaMe", 1, 3}));
}

TEST(ParserProperty, SmallNamesBecomeCapitals) {
  const Parsed p = parsed("(;b[aa]w[bb])");
  EXPECT_EQ(p.outline, ";B[aa]W[bb]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::LowerCaseIdent, "b", 1, 3}));
}

TEST(ParserProperty, OddNamesAreKept) {
  const Parsed p = parsed("(;A1[x]_[y]1[z])");
  EXPECT_EQ(p.outline, ";A1[x]_[y]1[z]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::LowerCaseIdent, "A1", 1, 3}));
}

TEST(ParserProperty, BracketsWithoutABackslashAreFoundByLookingAhead) {
  const Parsed p = parsed("(;US[X[3d]]C[see [diagram 1] here];PB[a] b]\n;B[ee])");
  EXPECT_EQ(p.outline, ";US[X[3d\\]]C[see [diagram 1\\] here]\n.;PB[a\\] b]\n..;B[ee]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::UnescapedBracket, "US", 1, 10},
                                      Warning{Code::UnescapedBracket, "C", 1, 28},
                                      Warning{Code::UnescapedBracket, "PB", 1, 40}));
}

TEST(ParserProperty, ManyBracketsInOneValue) {
  EXPECT_EQ(parsed("(;C[[1] and [2] or [3]];B[aa])").outline,
            ";C[[1\\] and [2\\] or [3\\]]\n.;B[aa]\n");
  EXPECT_EQ(parsed("(;C[Black [3k]: hi; (no) [x]; then [y] z];B[aa])").outline,
            ";C[Black [3k\\]: hi; (no) [x\\]; then [y\\] z]\n.;B[aa]\n");
  EXPECT_EQ(parsed("(;C[a \\] [b] c];B[aa])").outline, ";C[a \\] [b\\] c]\n.;B[aa]\n");
  EXPECT_EQ(parsed("(;C[[[a]]])").outline, ";C[[[a\\]\\]]\n");
}

// Every scan for the end of a `B` value runs into the same dead end: only so many are made.
TEST(ParserProperty, LookingAheadInVainIsGivenUpOneDay) {
  const auto isMendedBehind = [](int broken) {
    std::string text = "(;";
    for (int i = 0; i < broken; ++i) {
      text += "B[[]-";
    }
    for (int i = 0; i <= broken; ++i) {
      text += "]-";
    }
    const Parsed p = parsed(text + "[y];US[X[3d]];W[aa])");
    return p.outline.find("US[X[3d\\]]") != std::string::npos;
  };
  EXPECT_TRUE(isMendedBehind(0));
  EXPECT_TRUE(isMendedBehind(10));
  EXPECT_FALSE(isMendedBehind(200));
}

TEST(ParserProperty, OpenBracketsNeedNoPartner) {
  const Parsed p = parsed("(;C[see [x];B[aa];C[a[b]W[bb]GN[[]\n;B[cc])");
  EXPECT_EQ(p.outline, ";C[see [x]\n.;B[aa]\n..;C[a[b]W[bb]GN[[]\n...;B[cc]\n");
}

TEST(ParserProperty, JunkBehindAValueDoesNotSwallowTheNext) {
  const Parsed p = parsed("(;FF[4]foo;B[ee]-;W[dd]12)");
  EXPECT_EQ(p.outline, ";FF[4]\n.;B[ee]\n..;W[dd]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::JunkInNode, "foo", 1, 8},
                                      Warning{Code::JunkInNode, "-", 1, 17},
                                      Warning{Code::JunkInNode, "12", 1, 24}));
}

TEST(ParserProperty, JunkEndsWhereSomethingBegins) {
  EXPECT_THAT(parsed("(;-+B[aa])").warnings, ElementsAre(Warning{Code::JunkInNode, "-+", 1, 3}));
  EXPECT_EQ(parsed("(;-+B[aa])").outline, ";B[aa]\n");
  EXPECT_EQ(parsed("(;B[aa]-(;W[bb])-;B[cc])").outline, ";B[aa]\n.;W[bb]\n.;B[cc]\n");
  EXPECT_THAT(parsed("(;B[aa] ] ] )").warnings,
              ElementsAre(Warning{Code::UnescapedBracket, "B", 1, 7}));
}

TEST(ParserProperty, ANameWithoutValueIsLeftOut) {
  const Parsed p = parsed("(;B[aa]W;KO(;B[bb]MN))");
  EXPECT_EQ(p.outline, ";B[aa]\n.;\n..;B[bb]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::PropertyWithoutValue, "W", 1, 8},
                                      Warning{Code::PropertyWithoutValue, "KO", 1, 10},
                                      Warning{Code::PropertyWithoutValue, "MN", 1, 19}));
}

TEST(ParserProperty, AValueWithoutNameIsLeftOut) {
  const Parsed p = parsed("(;[aa]B[bb];-[x];W[cc])");
  EXPECT_EQ(p.outline, ";B[bb]\n.;\n..;W[cc]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::ValueWithoutProperty, "", 1, 3},
                                      Warning{Code::JunkInNode, "-", 1, 13},
                                      Warning{Code::ValueWithoutProperty, "", 1, 14}));
}

TEST(ParserProperty, AnUnclosedValueEndsWithTheText) {
  const Parsed p = parsed("(;B[aa];C[abc");
  EXPECT_EQ(p.outline, ";B[aa]\n.;C[abc]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::UnclosedValue, "C", 1, 10},
                                      Warning{Code::MissingClosingParenthesis, "1", 1, 14}));
  EXPECT_EQ(parsed("(;C[abc\\").outline, ";C[abc\\\\]\n");
  EXPECT_EQ(parsed("(;C[abc\\]").outline, ";C[abc\\]]\n");
  EXPECT_EQ(parsed("(;C[abc\\\\").outline, ";C[abc\\\\]\n");
  EXPECT_EQ(parsed("(;AB[aa][bb").outline, ";AB[aa][bb]\n");
}

TEST(ParserProperty, DuplicatesAreListedTogetherInTheFirstPlace) {
  const Parsed p = parsed("(;AP[x]AB[aa]C[c]AB[bb][cc]AP[y]AB[dd];B[ee])");
  EXPECT_EQ(p.outline, ";AP[x][y]AB[aa][bb][cc][dd]C[c]\n.;B[ee]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::DuplicateProperty, "AB", 1, 18},
                                      Warning{Code::DuplicateProperty, "AP", 1, 28}));
}

TEST(ParserProperty, ASecondCommentContinuesTheFirst) {
  EXPECT_EQ(parsed("(;C[a]B[aa]C[b]GC[x]GC[y])").outline, ";C[a\nb]B[aa]GC[x\ny]\n");
}

TEST(ParserProperty, DuplicatesAreFoundBehindMendedOnes) {
  EXPECT_EQ(parsed("(;Black[aa]KGSDE[1]B[bb]KGSDE [2])").outline, ";B[aa][bb]KGSDE[1][2]\n");
}

TEST(ParserProperty, NamesThatShareANumberAreNoDuplicates) {
  const Parsed p = parsed("(;A[1]Z[2]AA[3]AZ[4]BA[5]ZZ[6]ABC[7]ACB[8]XYZ[9]AAAA[0])");
  EXPECT_EQ(p.outline, ";A[1]Z[2]AA[3]AZ[4]BA[5]ZZ[6]ABC[7]ACB[8]XYZ[9]AAAA[0]\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(ParserProperty, TheSameNameInTheNextNodeIsNoDuplicate) {
  const Parsed p = parsed("(;C[a];C[b];LONG[a];LONG[b])(;C[c])");
  EXPECT_EQ(p.outline, ";C[a]\n.;C[b]\n..;LONG[a]\n...;LONG[b]\n--\n;C[c]\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(ParserProperty, TwoMovesOfOneColourInANodeAreKept) {
  EXPECT_EQ(parsed("(;B[aa]B[bb];W[cc])").outline, ";B[aa][bb]\n.;W[cc]\n");
}

}  // namespace
}  // namespace tengen::sgf
