#include "formats/record_text.h"

#include <gtest/gtest.h>

namespace tengen::formats {
namespace {

TEST(RecordText, RanksAreWrittenAsSgfWritesThem) {
  const std::pair<const char*, const char*> ranks[] = {
      {"9DP", "9p"},   {"7D*", "7d*"},  {"3D?", "3d?"},       {"10K", "10k"},    {"1급", "1k"},
      {"3단", "3d"},   {"초단", "1d"},  {"3段", "3d"},        {"初段", "1d"},    {"五段", "5d"},
      {"5段P", "5p"},  {"十级", "10k"}, {"十五级", "15k"},    {"二十級", "20k"}, {"2k?", "2k?"},
      {"7 dan", "7d"}, {"9p", "9p"},    {"Meijin", "Meijin"}, {"", ""},          {"0d", "0d"}};
  for (const auto& [written, rank] : ranks)
    EXPECT_EQ(rankFrom(written), rank) << written;
  EXPECT_FALSE(isRank("Ann"));
}

TEST(RecordText, DatesAreFoundInEveryOrderOfSigns) {
  const std::pair<const char*, const char*> dates[] = {{"2015- 8-29-22-56-58", "2015-08-29"},
                                                       {"2012年11月22日 下午 6:3", "2012-11-22"},
                                                       {"20170316 [09:37]", "2017-03-16"},
                                                       {"2006-9-5", "2006-09-05"},
                                                       {"2019/03/08", "2019-03-08"},
                                                       {"C2016:03:26:17:29", "2016-03-26"},
                                                       {"2018년 3월", "2018-03"},
                                                       {"in 1846", "1846"},
                                                       {"2019-13-40", "2019"},
                                                       {"yesterday", ""},
                                                       {"12345678", ""}};
  for (const auto& [text, date] : dates)
    EXPECT_EQ(dateIn(text), date) << text;
}

TEST(RecordText, ResultsAreUnderstoodInFourLanguages) {
  const std::pair<const char*, const char*> results[] = {{"White wins by  resign!", "W+R"},
                                                         {"Black wins by 0.5!", "B+0.5"},
                                                         {"White wins by time!", "W+T"},
                                                         {"Black loses by resign", "W+R"},
                                                         {"흑 불계승", "B+R"},
                                                         {"백 시간승", "W+T"},
                                                         {"흑 3집반 승", "B+3.5"},
                                                         {"백 불계패", "B+R"},
                                                         {"白11目胜", "W+11"},
                                                         {"黑中盘胜(现场消息)", "B+R"},
                                                         {"黑胜2又3/4子", "B+5.5"},
                                                         {"白超时负", "B+T"},
                                                         {"黒中押し勝ち!", "B+R"},
                                                         {"白1.5目勝ち!", "W+1.5"},
                                                         {"黒半目勝ち", "B+0.5"},
                                                         {"무승부", "0"},
                                                         {"Draw", "0"},
                                                         {"", ""},
                                                         {"still playing", ""}};
  for (const auto& [words, result] : results)
    EXPECT_EQ(resultFrom(words), result) << words;
}

}  // namespace
}  // namespace tengen::formats
