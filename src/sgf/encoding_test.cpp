#include "sgf/encoding.h"

#include <unicode/unistr.h>

#include "sgf/outline_for_test.h"
#include "sgf/reader.h"

namespace tengen::sgf {
namespace {

using Code = Warning::Code;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string inEncoding(const std::string& utf8, const char* encoding) {
  const icu::UnicodeString text = icu::UnicodeString::fromUTF8(utf8);
  std::string bytes(utf8.size() * 4 + 16, '\0');
  const int32_t length =
      text.extract(0, text.length(), bytes.data(), static_cast<uint32_t>(bytes.size()), encoding);
  bytes.resize(static_cast<size_t>(length));
  return bytes;
}

struct File {
  std::string encoding;
  std::string black;
  std::string white;
  std::string comment;
  Warnings warnings;
};

File fileOf(const std::string& bytes, const ReadOptions& options = {}) {
  const auto result = read(bytes, options);
  if (!result)
    return {"error " + std::to_string(static_cast<int>(result.error().code)), "", "", "", {}};
  const Collection& c = result->collection;
  const auto text = [&](const char* ident) {
    const auto property = c.find(c.games()[0], ident);
    return property ? property->first().text() : "";
  };
  return {result->encoding, text("PB"), text("PW"), text("C"), result->warnings};
}

struct Family {
  const char* icu;   // how the bytes are made
  const char* ca;    // how files name it
  const char* used;  // how we name it
  const char* black;
  const char* white;
  const char* comment;
};

const Family kFamilies[] = {
    {"gb18030", "GB2312", "GB18030", "古力", "柯洁", "黑先，白棋活。"},
    {"gb18030", "gbk", "GB18030", "李世石九段", "常昊", "这是从星定式演变而来的形。"},
    {"gb18030", "GB18030", "GB18030", "聂卫平", "马晓春", "白棋在角上做劫，黑棋不利。"},
    {"big5", "Big5", "Big5", "張栩", "王立誠", "黑先，白棋活。許功蓋"},
    {"big5", "big5", "Big5", "周俊勳九段", "林海峰", "這個變化對白棋有利。"},
    {"shift_jis", "Shift_JIS", "Shift_JIS", "井山 裕太", "山下 敬吾", "ソ連の表示能力は十分です。"},
    {"shift_jis", "MS_KANJI", "Shift_JIS", "小林光一", "武宮正樹", "ここで黒が間違えました。"},
    {"euc-jp", "EUC-JP", "EUC-JP", "趙治勲", "加藤正夫", "これは良い手です。"},
    {"windows-949", "euc-kr", "EUC-KR", "이세돌 구단", "박정환", "백이 유리합니다."},
    {"windows-949", "ks_c_5601-1987", "EUC-KR", "신진서", "최정", "흑이 불계승했다."},
    {"windows-1251", "windows-1251", "windows-1251", "Иванов", "Александр Динерштейн",
     "Хороший ход"},
    {"koi8-r", "KOI8-R", "KOI8-R", "Иванов", "Светлана Шикшина", "Чёрные выиграли"},
    {"windows-1252", "ISO-8859-1", "windows-1252", "Müller", "José", "Ça va très bien"},
};

std::string recordOf(const Family& f, const std::string& ca) {
  const std::string text = "(;GM[1]FF[4]" + ca + "SZ[19]PB[" + f.black + "]PW[" + f.white + "]C[" +
                           f.comment + "]RE[B+R];B[pd];W[dp];B[pp];W[dd];B[fq])";
  return inEncoding(text, f.icu);
}

void expectText(const File& file, const Family& f) {
  EXPECT_EQ(file.encoding, f.used) << f.black;
  EXPECT_EQ(file.black, f.black);
  EXPECT_EQ(file.white, f.white);
  EXPECT_EQ(file.comment, f.comment);
}

TEST(Encoding, DeclaredFilesReadAsDeclared) {
  for (const Family& f : kFamilies) {
    const File file = fileOf(recordOf(f, std::string("CA[") + f.ca + "]"));
    expectText(file, f);
    EXPECT_THAT(file.warnings, IsEmpty()) << f.black;
  }
}

TEST(Encoding, UndeclaredFilesAreKnownByTheirLook) {
  for (const Family& f : kFamilies) {
    const File file = fileOf(recordOf(f, ""));
    expectText(file, f);
    EXPECT_THAT(file.warnings, IsEmpty()) << f.black;
  }
}

TEST(Encoding, LyingFilesAreFoundOut) {
  for (const Family& f : kFamilies) {
    for (const char* ca : {"UTF-8", "ISO-8859-1", "GB2312", "Shift_JIS", "Big5", "UTF-16"}) {
      const File file = fileOf(recordOf(f, std::string("CA[") + ca + "]"));
      expectText(file, f);
    }
  }
  EXPECT_THAT(fileOf(recordOf(kFamilies[0], "CA[UTF-8]")).warnings,
              ElementsAre(Warning{Code::CharsetWrong, "UTF-8,GB18030", 1, 13}));
}

TEST(Encoding, UnknownCharsetsAreReported) {
  for (const Family& f : kFamilies) {
    const File file = fileOf(recordOf(f, "CA[klingon-7]"));
    expectText(file, f);
    EXPECT_THAT(file.warnings, ElementsAre(Warning{Code::CharsetUnknown, "klingon-7", 1, 13}));
  }
  EXPECT_THAT(fileOf("(;CA[ klingon-7 ]PB[x])").warnings,
              ElementsAre(Warning{Code::CharsetUnknown, "klingon-7", 1, 3}));
}

TEST(Encoding, NamesAloneAreEnough) {
  for (const Family& f : kFamilies) {
    const std::string text = std::string("(;PB[") + f.black + "]PW[" + f.white + "];B[pd];W[dp])";
    EXPECT_EQ(fileOf(inEncoding(text, f.icu)).black, f.black);
  }
}

TEST(Encoding, Utf8IsKnownWithOrWithoutCharset) {
  for (const char* ca : {"", "CA[UTF-8]", "CA[utf8]"}) {
    const File file = fileOf(std::string("(;") + ca + "PB[黑白]PW[José])");
    EXPECT_EQ(file.encoding, "UTF-8");
    EXPECT_EQ(file.black, "黑白");
    EXPECT_THAT(file.warnings, IsEmpty());
  }
  EXPECT_THAT(fileOf("(;\nCA[GBK]PB[黑白])").warnings,
              ElementsAre(Warning{Code::CharsetWrong, "GBK,UTF-8", 2, 1}));
}

TEST(Encoding, WesternTextThatIsSaidToBeUtf8LosesNothing) {
  const File file = fileOf("(;CA[UTF-8]PB[Ren\xE9]PW[J\xF6rg])");
  EXPECT_EQ(file.black, "René");
  EXPECT_EQ(file.white, "Jörg");
  EXPECT_EQ(file.encoding, "windows-1252");
  EXPECT_THAT(file.warnings, ElementsAre(Warning{Code::CharsetWrong, "UTF-8,windows-1252", 1, 3}));
}

TEST(Encoding, AsciiFitsEveryCharset) {
  const File file = fileOf("(;CA[GBK]PB[x])");
  EXPECT_EQ(file.encoding, "UTF-8");
  EXPECT_THAT(file.warnings, IsEmpty());
}

TEST(Encoding, AByteOrderMarkGoesAway) {
  const File file = fileOf("\xEF\xBB\xBF(;CA[UTF-8]PB[黑])");
  EXPECT_EQ(file.black, "黑");
  EXPECT_EQ(file.encoding, "UTF-8");
  EXPECT_THAT(file.warnings, IsEmpty());
  EXPECT_EQ(fileOf("\xEF\xBB\xBF").encoding, "error 0");
}

TEST(Encoding, WideEncodingsAreReadWithAndWithoutMark) {
  for (const char* icu : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
    const std::string text = "(;FF[4]CA[UTF-16]PB[黑先]PW[😀];B[aa];W[bb])";
    const File plain = fileOf(inEncoding(text, icu));
    EXPECT_EQ(plain.encoding, icu);
    EXPECT_EQ(plain.black, "黑先");
    EXPECT_EQ(plain.white, "😀");
    const File marked = fileOf(inEncoding("\xEF\xBB\xBF" + text, icu));
    EXPECT_EQ(marked.encoding, icu);
    EXPECT_EQ(marked.black, "黑先");
  }
  EXPECT_THAT(fileOf(inEncoding("(;CA[UTF-16]PB[x])", "UTF-16LE")).warnings, IsEmpty());
  EXPECT_EQ(fileOf(inEncoding("(;CA[UTF-8]PB[x])", "UTF-16LE")).warnings.size(), 1u);
}

TEST(Encoding, EscapeSequencesAreDecodedBeforeBracketsAreRead) {
  struct Case {
    const char* icu;
    const char* used;
    const char* name;
  };
  for (const Case& c :
       {Case{"ISO-2022-JP", "ISO-2022-JP", "日本棋院　本因坊"},
        Case{"ISO-2022-KR", "ISO-2022-KR", "이세돌"},
        Case{"ISO-2022-CN", "ISO-2022-CN", "黑先白活"}, Case{"HZ", "HZ", "黑先白活"}}) {
    for (const std::string ca : {"", "CA[GBK]", "CA[iso2022_jp]"}) {
      const std::string text = "(;" + ca + "PB[" + c.name + "]PW[x];B[pd])";
      const File file = fileOf(inEncoding(text, c.icu));
      EXPECT_EQ(file.encoding, c.used);
      EXPECT_EQ(file.black, c.name);
      EXPECT_EQ(file.white, "x");
    }
  }
}

TEST(Encoding, TrailBytesThatLookLikeSyntaxAreNone) {
  // 0x5B, 0x5C and 0x5D as second bytes
  const File japanese = fileOf("(;CA[Shift_JIS]PB[\x83\x5B\x83\x5C\x83\x5D]PW[x])");
  EXPECT_EQ(japanese.black, "ゼソゾ");
  EXPECT_EQ(japanese.white, "x");
  const File chinese = fileOf("(;CA[Big5]PB[\xB3\x5C\xA5\x5C\xBB\x5C]PW[x])");
  EXPECT_EQ(chinese.black, "許功蓋");
  const File simplified = fileOf("(;CA[GBK]PB[\x9E\x5D\x9E\x5C\x9E\x5B]PW[x])");
  EXPECT_EQ(simplified.white, "x");
  EXPECT_THAT(simplified.warnings, IsEmpty());
}

TEST(Encoding, ANameCutInsideACharacterStaysInItsEncoding) {
  const File declared = fileOf("(;CA[UTF-8]PB[东方明\xE6]PW[虎虎有生气])");
  EXPECT_EQ(declared.encoding, "UTF-8");
  EXPECT_EQ(declared.black, "东方明\xEF\xBF\xBD");
  EXPECT_EQ(declared.white, "虎虎有生气");
  EXPECT_THAT(declared.warnings, ElementsAre(Warning{Code::UndecodableBytes, "1", 1, 18}));
  EXPECT_EQ(fileOf("(;PB[东方明\xE6\x9D]PW[虎])").encoding, "UTF-8");
  EXPECT_EQ(fileOf("(;CA[UTF-8]PB[\xE9\xBB]PW[ok])").white, "ok");

  const File chinese = fileOf("(;CA[GB2312]PB[\xBA\xDA\xCF]PW[\xB0\xD7\xC6\xE5];B[aa])");
  EXPECT_EQ(chinese.black, "黑\xEF\xBF\xBD");
  EXPECT_EQ(chinese.white, "白棋");
  EXPECT_THAT(chinese.warnings, ElementsAre(Warning{Code::UndecodableBytes, "1", 1, 17}));
}

TEST(Encoding, FewCharactersAndMuchRubbishAreNotUtf8) {
  EXPECT_EQ(fileOf("(;CA[UTF-8]PB[é\xE9])").encoding, "UTF-8");
  EXPECT_EQ(fileOf("(;PB[é\xE9])").encoding, "windows-1252");
  EXPECT_EQ(fileOf("(;PB[éé\xE9])").encoding, "UTF-8");
  EXPECT_EQ(fileOf("(;PB[\xE9]PW[\xFC]C[é])").encoding, "windows-1252");
}

TEST(Encoding, TheCallerMayForceOne) {
  const std::string bytes = "(;CA[UTF-8]PB[\xB0\xD7\xC6\xE5])";
  EXPECT_EQ(fileOf(bytes, {"GBK"}).black, "白棋");
  EXPECT_EQ(fileOf(bytes, {"GBK"}).encoding, "GB18030");
  EXPECT_THAT(fileOf(bytes, {"GBK"}).warnings, IsEmpty());
  EXPECT_EQ(fileOf(bytes, {"latin1"}).black, "°×Æå");
  EXPECT_EQ(fileOf(bytes, {"UTF-8"}).warnings.size(), 1u);
  EXPECT_EQ(fileOf(bytes, {"klingon-7"}).encoding, "error 2");
  EXPECT_EQ(fileOf("\xEF\xBB\xBF(;PB[x])", {"utf-8"}).warnings.size(), 0u);
  EXPECT_EQ(fileOf(bytes, {""}).encoding, "error 2");
}

TEST(Encoding, TextEncodedTwiceIsReadOnRequest) {
  const std::string bytes = "(;CA[UTF-8]PB[é»‘æ£‹])";
  EXPECT_EQ(fileOf(bytes).black, "é»‘æ£‹");
  EXPECT_EQ(fileOf(bytes, {"UTF-8-twice"}).black, "黑棋");
  EXPECT_EQ(fileOf(bytes, {"UTF-8-twice"}).encoding, "UTF-8-twice");
  EXPECT_EQ(fileOf("(;PB[黑])", {"UTF-8-twice"}).black, "黑");
}

TEST(Encoding, NothingIsLeftThatLooksLikeAnotherEncoding) {
  using std::string_literals::operator""s;
  EXPECT_EQ(fileOf("(;PB[a\x1B[b\0c];B[aa];W[bb];B[cc];W[dd])"s).black, "a[bc");
  EXPECT_EQ(fileOf("(;CA[UTF-8]PB[~{:ZOH~}])").black, "~{:ZOH~}");
  EXPECT_EQ(fileOf("(;GN[CA[HZ\\]]CA[UTF-8]PB[~{:ZOH~}])").black, "~{:ZOH~}");
  EXPECT_EQ(fileOf("(;PB[~{a;a;~}])").black, "~{a;a;~}");
}

TEST(Encoding, FindsTheDeclaredCharset) {
  EXPECT_EQ(declaredCharset("(;FF[4]CA[x])").name, "x");
  EXPECT_EQ(declaredCharset("(;FF[4]CA[x])").offset, 7u);
  EXPECT_EQ(declaredCharset("(;CA\n[ x y ]").name, "x y");
  EXPECT_EQ(declaredCharset("(;XCA[y]C[CA]CA[x])").name, "x");
  EXPECT_EQ(declaredCharset("CA[x").name, "x");
  EXPECT_EQ(declaredCharset("(;GN[CA[y\\]]CA[x])").name, "x");
  EXPECT_EQ(declaredCharset("(;GN[CA[y]]CA[x])").name, "y") << "who can tell";
  EXPECT_EQ(declaredCharset("(;PB[\x83\\]CA[x])").name, "x") << "half a character of Shift_JIS";
  EXPECT_EQ(declaredCharset("(;FF[4])").name, "");
  EXPECT_EQ(declaredCharset("(;CA").name, "");
  EXPECT_EQ(declaredCharset("(;CA[]CA[x])").name, "");
  EXPECT_EQ(declaredCharset(std::string(65536 - 5, ' ') + "CA[x]").name, "x");
  EXPECT_EQ(declaredCharset(std::string(65536, ' ') + "CA[x]").name, "");
}

}  // namespace
}  // namespace tengen::sgf
