#include "formats/formats_test_kit.h"

namespace tengen::formats {
namespace {

const std::string kEven =
    "Friendly game\r\n19\r\nAnn         "
    "3D*\r\nBobBobBobBob9DP\r\nwww.example.org\r\n0\r\n0\r\n6\r\n"
    "20200229 [21:49]\r\n30\r\nWhite wins by "
    "resign!\r\n3\r\nPMABBREER\r\nPMACWEEEE\r\nPMADBAAAA\r\n";

TEST(Ngf, TellsNamesRanksKomiDatePlaceTimeResultAndMoves) {
  EXPECT_EQ(sgfOf(kEven),
            "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[BobBobBobBob]BR[9p]PW[Ann]WR[3d*]KM[6.5]RE[W+R]"
            "DT[2020-02-29]EV[Friendly game]PC[www.example.org]TM[1800];B[qd];W[dd];B[])\n");
}

TEST(Ngf, PutsHandicapStonesWhereTheServerPutsThem) {
  const std::string sgf =
      sgfOf("Game\n19\nw 1D\nb 3K\n\n3\n0\n0\n20200101\n5\nBlack wins by 3!\n1\nPMABWQQQQ\n");
  EXPECT_NE(sgf.find("KM[0]HA[3]RE[B+3]"), sgf.npos) << sgf;
  EXPECT_NE(sgf.find("AB[dp][pd][dd];W[pp])"), sgf.npos) << sgf;
}

TEST(Ngf, ReadsTheOldKindInChinese) {
  const std::string text =
      "GI友谊赛\nGI张三 初段\nGI李四 五段\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI2\n"
      "PMABBREER\nPMACWEEEE\nGI1\nIDW[2] 黑中盘胜[EndTxt]\n";
  const auto read = readOk(*sgf::encode(text, "GB18030"), "NGF");
  EXPECT_EQ(read.encoding, "GB18030");
  EXPECT_EQ(oneLine(read.collection),
            "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[李四]BR[5d]PW[张三]WR[1d]KM[6.5]DT[2006-09-05]"
            "EV[友谊赛]RE[B+R];B[qd];W[dd]C[黑中盘胜])\n");
}

TEST(Ngf, LeavesOutALineThatIsNoMoveAndSaysWhich) {
  const auto read =
      readOk("G\n19\nw\nb\n\n0\n0\n6\n\n\n\n\nPMABBREER\nPMACW!!!!\nPMADWEEEE\n", "NGF");
  ASSERT_EQ(read.warnings.size(), 1u);
  EXPECT_EQ(read.warnings[0].code, sgf::Warning::Code::LineIgnored);
  EXPECT_EQ(read.warnings[0].line, 14);
  EXPECT_EQ(read.warnings[0].argument, "PMACW!!!!");
  EXPECT_NE(oneLine(read.collection).find(";B[qd];W[dd])"), std::string::npos);
}

TEST(Ngf, RefusesABoardThatIsNone) {
  const std::string bytes = "G\n77\nw\nb\n\n0\n0\n6\n\n\n\n\nPMABBREER\n";
  const auto read = formatOf(bytes).read(bytes, {});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, sgf::ReadError::Code::BadBoard);
  EXPECT_EQ(read.error().line, 2);
}

TEST(Ngf, IsNotSeenInAGameOfSgfWithControlCharactersAndALineThatCouldBeAMove) {
  EXPECT_EQ(formatOf("(;SZ[9]\n;W[cc]C[2.8k\x01\n PMABCDEF\nPMAABDDEE]\n;B[dd])").name, "SGF");
}

}  // namespace
}  // namespace tengen::formats
