#include "sgf/check.h"

#include "sgf/outline_for_test.h"
#include "sgf/property_type.h"

namespace tengen::sgf {

void PrintTo(const Violation& v, std::ostream* out) {
  *out << "code " << static_cast<int>(v.code) << " node " << static_cast<uint32_t>(v.node) << ' '
       << v.ident;
}

namespace {

using Violated = Violation::Code;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<Violation> violations(std::string text) {
  return check(parsed(std::move(text)).collection);
}

TEST(Check, ACleanFileHasNone) {
  EXPECT_THAT(
      violations(
          "(;FF[4]GM[1]CA[UTF-8]AP[x:1]ST[2]SZ[13:7]KM[6.5]HA[2]PB[黑]TM[60.5]AB[aa][bb:cc]AW[dd]"
          "PL[W];W[ee]C[a\nb]BL[3]OB[2]KO[]MN[4]BM[1]LB[aa:x]AR[aa:bb]LN[aa:cc]TR[aa]CR[bb]DD[]"
          "VW[]TB[aa:cc]TW[]FG[257:x]PM[1]V[-1.5];B[]FG[]ZZ[anything][\n])"),
      IsEmpty());
}

TEST(Check, TheRootNamesTheFormat) {
  EXPECT_THAT(violations("(;)"), ElementsAre(Violation{Violated::NotFf4, NodeId{0}, "FF"}));
  EXPECT_THAT(violations("(;FF[4])(;FF[3])"),
              ElementsAre(Violation{Violated::NotFf4, NodeId{1}, "FF"}));
}

TEST(Check, TextBeyondAsciiNeedsACharset) {
  EXPECT_THAT(violations("(;FF[4];C[黑])"),
              ElementsAre(Violation{Violated::CharsetMissing, NodeId{0}, "CA"}));
  EXPECT_THAT(violations("(;FF[4];C[x])"), IsEmpty());
}

TEST(Check, RootPropertiesStandInTheRoot) {
  EXPECT_THAT(violations("(;FF[4]SZ[9];SZ[9])"),
              ElementsAre(Violation{Violated::RootPropertyInside, NodeId{1}, "SZ"}));
}

TEST(Check, GameInformationStandsOnceOnEveryPath) {
  EXPECT_THAT(violations("(;FF[4];PB[x]PW[y];B[aa];PC[z])"),
              ElementsAre(Violation{Violated::GameInfoTwice, NodeId{3}, "PC"}));
  EXPECT_THAT(violations("(;FF[4](;PB[x])(;PB[y]))"), IsEmpty());
}

TEST(Check, MovesStandAlone) {
  EXPECT_THAT(violations("(;FF[4]AB[aa]B[bb];B[cc]W[dd];PL[B]W[ee])"),
              ElementsAre(Violation{Violated::MoveWithSetUp, NodeId{0}, ""},
                          Violation{Violated::TwoMoves, NodeId{1}, "W"},
                          Violation{Violated::MoveWithSetUp, NodeId{2}, ""}));
}

TEST(Check, ListsAloneHaveManyValues) {
  EXPECT_THAT(violations("(;FF[4]KM[6][7]AB[aa][bb])"),
              ElementsAre(Violation{Violated::TooManyValues, NodeId{0}, "KM"}));
}

TEST(Check, PointsAreNotRepeated) {
  const Violation repeated{Violated::RepeatedPoint, NodeId{0}, ""};
  for (const char* text : {"(;FF[4]AB[aa][aa])", "(;FF[4]AB[aa]AE[aa])", "(;FF[4]CR[aa]MA[aa])"}) {
    EXPECT_THAT(violations(text), ElementsAre(repeated)) << text;
  }
  EXPECT_THAT(violations("(;FF[4]AB[aa]CR[aa]TB[aa])"), IsEmpty());
}

TEST(Check, ValuesHaveTheirType) {
  for (const char* text :
       {"B[a]",     "W[abc]",  "B[a1]",    "KM[6,5]",  "KM[]",      "KM[ 6]", "HA[x]",   "HA[2 ]",
        "SZ[9:9]",  "SZ[x]",   "SZ[9:x]",  "PL[b]",    "PL[]",      "KO[x]",  "BM[3]",   "DM[0]",
        "PB[a\nb]", "AB[]",    "AB[aa:b]", "AR[aa]",   "AR[aa:aa]", "LB[aa]", "LB[a:x]", "AP[x]",
        "FG[x]",    "FG[x:y]", "TM[1:00]", "AB[aa][]", "DD[aa][]"}) {
    const auto found = violations(std::string("(;FF[4]").append(text).append(")"));
    ASSERT_EQ(found.size(), 1u) << text;
    EXPECT_EQ(found[0].code, Violated::BadValue) << text;
  }
  for (const char* text :
       {"PB[a\\\nb]", "PB[]", "GC[a\nb]", "W[tt]", "B[zZ]", "KM[-0.5]", "SZ[19]", "SZ[9:13]"}) {
    EXPECT_THAT(violations(std::string("(;FF[4]").append(text).append(")")), IsEmpty()) << text;
  }
}

TEST(Check, StopsWhenThereAreEnough) {
  const Parsed p = parsed("(;KM[a]HA[b]SZ[c])(;)");
  EXPECT_EQ(check(p.collection).size(), 5u);
  EXPECT_EQ(check(p.collection, 2).size(), 2u);
}

TEST(PropertyType, KnowsTheFirstTheLastAndNoOthers) {
  for (const char* ident : {"AB", "B", "C", "FF", "KM", "W", "WT"}) {
    ASSERT_TRUE(propertyType(ident)) << ident;
    EXPECT_EQ(propertyType(ident)->ident, ident);
  }
  for (const char* ident : {"", "A", "AA", "ZZ", "KGSDE", "WTX", "b"}) {
    EXPECT_FALSE(propertyType(ident)) << ident;
  }
}

}  // namespace
}  // namespace tengen::sgf
