#include "sgf/charset_guess.h"

#include <gtest/gtest.h>

#include "sgf/converter.h"

namespace tengen::sgf {
namespace {

TEST(CharsetGuess, AFewCharactersAreEnough) {
  struct Case {
    const char* bytes;
    const char* encoding;
  };
  for (const Case& c : {
           Case{"\xB9\xC5\xC1\xA6", "GB18030"},                    // 古力
           Case{"\xC2\xED\xCF\xFE\xB4\xBA", "GB18030"},            // 马晓春
           Case{"\xB1\x69\xAE\xDF", "Big5"},                       // 張栩
           Case{"\xC0\xCC\xBC\xBC\xB5\xB9", "EUC-KR"},             // 이세돌
           Case{"\x82\x9F\x82\xF1\x83\x40\x83\x96", "Shift_JIS"},  // ぁんァヶ
           Case{"\xA4\xA1\xA4\xF3\xA5\xA1\xA5\xF6", "EUC-JP"},     // the same
           Case{"\xCC\xE8\xF5\xE0\xE8\xEB", "windows-1251"},       // Михаил
           Case{"\xED\xC9\xC8\xC1\xC9\xCC", "KOI8-R"},             // the same
           Case{"Jos\xE9", "windows-1252"},
           Case{"M\xFCller", "windows-1252"},
           Case{"\xC5se", "windows-1252"},
       }) {
    const CharsetGuess guess(std::string("(;PB[").append(c.bytes).append("]PW[x];B[pd])"));
    EXPECT_EQ(guess.best(), c.encoding);
  }
}

TEST(CharsetGuess, NothingPlausibleIsLatin) {
  EXPECT_EQ(CharsetGuess("\x81\x00\xFF").best(), "windows-1252");
  EXPECT_EQ(CharsetGuess("plain").best(), "windows-1252");
  EXPECT_FALSE(CharsetGuess("plain").isConvincing());
}

TEST(CharsetGuess, MovesDoNotDrownTheSignal) {
  std::string record;
  for (int i = 0; i < 30'000; ++i) {
    record += ";B[pd]";
  }
  EXPECT_EQ(CharsetGuess(record + "C[\xB9\xC5\xC1\xA6]").best(), "GB18030");
}

TEST(CharsetGuess, ADeclarationIsDoubtedOnlyForSomethingMuchBetter) {
  const CharsetGuess chinese("\xBA\xDA\xCF\xC8\xA3\xAC\xB0\xD7\xC6\xE5\xBB\xEE");  // 黑先，白棋活
  EXPECT_TRUE(chinese.isConvincing());
  EXPECT_TRUE(chinese.supports("GB18030"));
  EXPECT_FALSE(chinese.supports("windows-1252"));
  EXPECT_FALSE(chinese.supports("EUC-KR"));
  EXPECT_FALSE(chinese.supports("ISO-8859-15"));
  const CharsetGuess western("M\xFCller");
  EXPECT_FALSE(western.isConvincing());
  EXPECT_TRUE(western.supports("ISO-8859-15"));
  EXPECT_TRUE(western.supports("macintosh"));
}

TEST(Converter, NamesAreReadAsWhatProgramsMean) {
  struct Case {
    const char* name;
    const char* encoding;
  };
  for (const Case& c : {Case{"gb2312", "GB18030"},
                        Case{"GBK", "GB18030"},
                        Case{"EUC-CN", "GB18030"},
                        Case{"cp936", "GB18030"},
                        Case{"gb18030", "GB18030"},
                        Case{"GB_2312-80", "GB18030"},
                        Case{"big5", "Big5"},
                        Case{"cp950", "Big5"},
                        Case{"Big5-HKSCS", "Big5-HKSCS"},
                        Case{"sjis", "Shift_JIS"},
                        Case{"MS_KANJI", "Shift_JIS"},
                        Case{"windows-31j", "Shift_JIS"},
                        Case{"eucjp", "EUC-JP"},
                        Case{"euc-kr", "EUC-KR"},
                        Case{"cp949", "EUC-KR"},
                        Case{"ks_c_5601-1987", "EUC-KR"},
                        Case{"cp1251", "windows-1251"},
                        Case{"latin1", "windows-1252"},
                        Case{"ISO8859_1", "windows-1252"},
                        Case{"cp1252", "windows-1252"},
                        Case{"koi8-r", "KOI8-R"},
                        Case{"utf8", "UTF-8"},
                        Case{"UTF-8", "UTF-8"},
                        Case{"UTF-16LE", "UTF-16LE"},
                        Case{"iso2022_jp", "ISO-2022-JP"},
                        Case{"ISO-2022-KR", "ISO-2022-KR"},
                        Case{"HZ", "HZ"},
                        Case{"ISO-8859-15", "ISO-8859-15"},
                        Case{"macintosh", "macintosh"}}) {
    EXPECT_EQ(encodingNamed(c.name), c.encoding) << c.name;
  }
  EXPECT_FALSE(encodingNamed("klingon-7"));
  EXPECT_FALSE(encodingNamed(""));
}

TEST(Converter, CountsWhatIsMalformedAndWhereItStarts) {
  const Converted converted = Converter("GB18030").convert("ab\xFF\xBA\xDA\xFF");
  EXPECT_EQ(converted.text, "ab\xEF\xBF\xBD黑\xEF\xBF\xBD");
  EXPECT_EQ(converted.malformed, 2u);
  EXPECT_EQ(converted.firstMalformed, 2u);
  EXPECT_EQ(Converter("GB18030").convert("ab").malformed, 0u);
}

TEST(Converter, LongTextsComeThroughWhole) {
  for (const size_t length : {1u, 31u, 32u, 33u, 1000u, 100'000u}) {
    EXPECT_EQ(Converter("windows-1252").convert(std::string(length, 'x')).text,
              std::string(length, 'x'));
    std::string twice;
    for (size_t i = 0; i < length; ++i) {
      twice += "é";
    }
    EXPECT_EQ(Converter("windows-1252").convert(std::string(length, '\xE9')).text, twice);
  }
}

TEST(Converter, KnowsWhereAsciiMeansItself) {
  for (const char* encoding : {"GB18030", "Shift_JIS", "windows-1252", "KOI8-R", "macintosh"}) {
    EXPECT_TRUE(Converter(encoding).keepsAscii()) << encoding;
  }
  for (const char* encoding : {"UTF-16LE", "UTF-32BE", "ibm-37_P100-1995"}) {
    EXPECT_FALSE(Converter(encoding).keepsAscii()) << encoding;
  }
}

}  // namespace
}  // namespace tengen::sgf
