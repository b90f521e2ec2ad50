#include "formats/formats_test_kit.h"

namespace tengen::formats {
namespace {

std::string ugf(const std::string& header, const std::string& rest) {
  return "[Header]\nVer=UGF3,200\nLang=SJIS\nSize=19\nCoordinateType=IGS\n" + header + rest;
}

TEST(Ugf, TellsNamesRanksKomiResultDatePlaceAndMoves) {
  EXPECT_EQ(
      sgfOf(ugf("Title=2019,Friendly,Table 3\nPlace=Here\nDate=2019/03/08,22:09:00\nRule=JPN\n"
                "Hdcp=0,-5.50\nWinner=B,7.50\nCopyright=Nobody\n"
                "PlayerB=ann,7d,,a@example.org\nPlayerW=bob,2k?,,\n",
                "[Data]\nQP,B1,1,0\nDC,W1,2,0\nYA,B1,3,0\n")),
      "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[ann]BR[7d]PW[bob]WR[2k?]KM[-5.5]RU[Japanese]RE[B+7.5]"
      "DT[2019-03-08]EV[Friendly]GN[Table 3]PC[Here]CP[Nobody];B[qd];W[dq];B[])\n");
}

TEST(Ugf, CountsRowsFromAboveWhereItDoesNotSayIgs) {
  EXPECT_NE(sgfOf("[Header]\nSize=9\n[Data]\nCB,B1,1,0\n").find("SZ[9];B[cb])"), std::string::npos);
}

TEST(Ugf, ReadsNamesInShiftJis) {
  const auto read =
      readOk(*sgf::encode(ugf("PlayerB=表示,初段,,\n", "[Data]\n"), "Shift_JIS"), "UGF");
  EXPECT_EQ(read.encoding, "Shift_JIS");
  EXPECT_EQ(valueIn(read.collection, "PB"), "表示");
  EXPECT_EQ(valueIn(read.collection, "BR"), "1d");
}

TEST(Ugf, TakesTheHandicapStonesOfTheRecord) {
  const std::string sgf =
      sgfOf(ugf("Hdcp=2,0.50\nWinner=W,C\n", "[Data]\nDD,B1,0,0\nPP,B1,0,0\nPD,W1,1,0\n"));
  EXPECT_NE(sgf.find("KM[0.5]HA[2]RE[W+R]AB[dp][pd];W[pp])"), sgf.npos) << sgf;
}

TEST(Ugf, OfAReviewHasItsVariationsBehindTheGameAndItsComments) {
  EXPECT_EQ(
      sgfOf(ugf("",
                "[Data]\nQP,B1,1,0\nDC,W1,2,0\nDP,B1,3,0\n"
                "[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,17,16\n  VARIATION,\n"
                "    NODE,5,2,3,3\n      VARIATION,\n        NODE,7,1,5,5\n      VARIATIONEND,\n"
                "    NODE,6,1,4,4\n  VARIATIONEND,\n"
                "NODE,3,2,4,3\nNODE,4,1,4,16\nNODE,8,0,0,0\n"
                "[ReviewComment]\n.Comment,1\n ann: hello\n bob: hi\n.Comment,6\ngood\n")),
      "(;FF[4]GM[1]CA[UTF-8]SZ[19]C[ann: hello\nbob: hi];B[qd](;W[dq];B[dd])"
      "(;W[cq](;B[dp]C[good])(;B[eo])))\n");
}

TEST(Ugf, HasTwoEndings) {
  EXPECT_EQ(formatOf("no record", "game.ugf").name, "UGF");
  EXPECT_EQ(formatOf("no record", "GAME.UGI").name, "UGF");
  EXPECT_EQ(formatOf("no record", "game.txt").name, "SGF");
}

TEST(Ugf, RefusesABoardThatIsNone) {
  const std::string bytes = "[Header]\nSize=99\n";
  const auto read = formatOf(bytes).read(bytes, {});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, sgf::ReadError::Code::BadBoard);
}

}  // namespace
}  // namespace tengen::formats
