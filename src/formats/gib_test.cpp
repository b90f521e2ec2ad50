#include "formats/formats_test_kit.h"

namespace tengen::formats {
namespace {

std::string gib(const std::string& kind, const std::string& entries, const std::string& moves) {
  return "\\HS\r\n\\[GIBOKIND=" + kind + "\\]\r\n" + entries + "\\HE\r\n\\GS\r\n2 1 0\r\n" + moves +
         "\\GE\r\n";
}

TEST(Gib, TellsNamesRanksKomiResultDatePlaceTimeAndMoves) {
  EXPECT_EQ(
      sgfOf(gib("Global",
                "\\[GAMECONDITION=Even : komi 6.5\\]\n\\[GAMERESULT=white 2.5 points win\\]\n"
                "\\[GAMENAME=Rank\\]\n\\[GAMEDATE=2016- 3-26-17-29-25\\]\n"
                "\\[GAMEPLACE=Somewhere\\]\n\\[GAMEWHITENAME=Ann (x) (10K)\\]\n"
                "\\[GAMEBLACKNAME=bob(3D)\\]\n"
                "\\[GAMEINFOMAIN=GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:25,DUM:0,GONGJE:65\\]\n",
                "INI 0 1 0 &4 \nSTO 0 2 1 16 2 \nSKI 0 3 2 \nSTO 0 4 1 3 15 \n")),
      "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[bob]BR[3d]PW[Ann (x)]WR[10k]KM[6.5]RE[W+2.5]"
      "DT[2016-03-26]EV[Rank]PC[Somewhere]TM[1200]OT[3x30 byo-yomi]GC[Even : komi 6.5]"
      ";B[qc];W[];B[dp])\n");
}

TEST(Gib, PutsHandicapStonesWhereTheServerPutsThem) {
  const std::string sgf =
      sgfOf(gib("Global", "\\[GAMEPLACE=x\\]\n", "INI 0 1 3 &4\nSTO 0 2 2 15 15\n"));
  EXPECT_NE(sgf.find("HA[3]"), sgf.npos);
  EXPECT_NE(sgf.find("AB[dp][pd][dd];W[pp])"), sgf.npos) << sgf;
}

// Names too short to guess by: the record says where it comes from.
TEST(Gib, IsReadInTheEncodingOfItsCountry) {
  const std::tuple<const char*, const char*, const char*, const char*, const char*> records[] = {
      {"Korea", "EUC-KR", "돌 (1급)", "흑 불계승", "B+R"},
      {"China", "GB18030", "石下之臣(2段)", "白11目胜", "W+11"},
      {"Japan", "Shift_JIS", "花子(3段)", "黒中押し勝ち", "B+R"},
      {"Global", "UTF-8", "돌 (1급)", "흑 시간승", "B+T"}};
  for (const auto& [kind, encoding, name, words, result] : records) {
    const std::string text =
        gib(kind,
            "\\[GAMEBLACKNAME=" + std::string(name) + "\\]\n\\[GAMERESULT=" + words +
                "\\]\n\\[GAMEINFOMAIN=GRLT:99\\]\n",
            "STO 0 2 1 16 2\n");
    const auto read = readOk(*sgf::encode(text, encoding), "GIB");
    EXPECT_EQ(read.encoding, encoding);
    const std::string written = name;
    EXPECT_EQ(valueIn(read.collection, "PB"), written.substr(0, written.find_first_of(" (")));
    EXPECT_EQ(valueIn(read.collection, "RE"), result);
  }
}

TEST(Gib, WithoutAResultHasNone) {
  const auto read =
      readOk(gib("Global", "\\[GAMERESULT=\\]\n\\[GAMEINFOMAIN=GRLT:255,ZIPSU:0\\]\n", ""), "GIB");
  EXPECT_EQ(valueIn(read.collection, "RE"), "");
}

TEST(Gib, LeavesOutAStoneOffTheBoardAndSaysWhere) {
  const auto read = readOk(gib("Global", "", "STO 0 2 1 19 2\nSTO 0 3 2 3 3\n"), "GIB");
  ASSERT_EQ(read.warnings.size(), 1u);
  EXPECT_EQ(read.warnings[0].argument, "STO 0 2 1 19 2");
  EXPECT_NE(oneLine(read.collection).find(";W[dd])"), std::string::npos);
}

}  // namespace
}  // namespace tengen::formats
