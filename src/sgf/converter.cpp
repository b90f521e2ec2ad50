#include "sgf/converter.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ustring.h>

namespace tengen::sgf {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr char32_t kReplacementCode = 0xfffd;

struct Family {
  std::string_view icuPrefix;  // how ICU's own name of a member starts
  std::string_view name;       // ours
  const char* converter;       // the one that reads them all
};

// Supersets first where a prefix could match twice.
constexpr std::array kFamilies{
    Family{"gb18030", "GB18030", "gb18030"},
    Family{"ibm-1383", "GB18030", "gb18030"},
    Family{"ibm-1386", "GB18030", "gb18030"},
    Family{"ibm-5478", "GB18030", "gb18030"},
    Family{"windows-936", "GB18030", "gb18030"},
    Family{"ibm-1375", "Big5-HKSCS", "ibm-1375_P100-2008"},
    Family{"windows-950", "Big5", "windows-950-2000"},
    Family{"ibm-950", "Big5", "windows-950-2000"},
    Family{"ibm-943", "Shift_JIS", "ibm-943_P15A-2003"},
    Family{"ibm-942", "Shift_JIS", "ibm-943_P15A-2003"},
    Family{"euc-jp", "EUC-JP", "euc-jp-2007"},
    Family{"ibm-33722", "EUC-JP", "euc-jp-2007"},
    Family{"ibm-970", "EUC-KR", "windows-949-2000"},
    Family{"ibm-949", "EUC-KR", "windows-949-2000"},
    Family{"windows-949", "EUC-KR", "windows-949-2000"},
    Family{"ibm-5347", "windows-1251", "windows-1251"},
    Family{"ibm-5348", "windows-1252", "windows-1252"},
    Family{"ISO-8859-1", "windows-1252", "windows-1252"},
    Family{"ibm-878", "KOI8-R", "KOI8-R"},
    Family{"ibm-923", "ISO-8859-15", "ISO-8859-15"},
    Family{"macos-0_2", "macintosh", "macintosh"},
    Family{"ISO_2022,locale=ja", "ISO-2022-JP", "ISO-2022-JP-2"},
    Family{"ISO_2022,locale=ko", "ISO-2022-KR", "ISO-2022-KR"},
    Family{"ISO_2022,locale=zh", "ISO-2022-CN", "ISO-2022-CN"},
};

// Counts what the default callback replaces.
void countMalformed(const void* context, UConverterToUnicodeArgs* args, const char* codeUnits,
                    int32_t length, UConverterCallbackReason reason, UErrorCode* error) {
  if (reason > UCNV_IRREGULAR) return;
  ++*static_cast<size_t*>(const_cast<void*>(context));
  *error = U_ZERO_ERROR;
  const UChar replacement = kReplacementCode;
  ucnv_cbToUWriteUChars(args, &replacement, 1, 0, error);
  (void)codeUnits, (void)length;
}

std::optional<std::u16string> toUnits(std::string_view text) {
  std::u16string units(text.size(), u'\0');
  int32_t length = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(units.data(), static_cast<int32_t>(units.size()), &length, text.data(),
                static_cast<int32_t>(text.size()), &error);
  if (U_FAILURE(error)) return std::nullopt;
  units.resize(static_cast<size_t>(length));
  return units;
}

// Half a surrogate pair is replaced too.
std::string toUtf8(std::u16string_view units) {
  std::string text(units.size() * 3, '\0');
  int32_t length = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8WithSub(text.data(), static_cast<int32_t>(text.size()), &length, units.data(),
                     static_cast<int32_t>(units.size()), kReplacementCode, nullptr, &error);
  assert(U_SUCCESS(error));
  text.resize(static_cast<size_t>(length));
  return text;
}

}  // namespace

std::optional<std::string> encodingNamed(std::string_view name) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::LocalUConverterPointer converter(ucnv_open(std::string(name).c_str(), &error));
  if (name.empty() || converter.isNull()) return std::nullopt;
  const std::string icuName = ucnv_getName(converter.getAlias(), &error);
  for (const Family& family : kFamilies) {
    if (icuName.starts_with(family.icuPrefix)) return std::string(family.name);
  }
  return icuName;
}

void Converter::Close::operator()(UConverter* converter) const {
  ucnv_close(converter);
}

Converter::Converter(const std::string& encoding) {
  const auto family = std::find_if(kFamilies.begin(), kFamilies.end(),
                                   [&](const Family& f) { return f.name == encoding; });
  UErrorCode error = U_ZERO_ERROR;
  converter_.reset(
      ucnv_open(family == kFamilies.end() ? encoding.c_str() : family->converter, &error));
  assert(converter_);
}

Converted Converter::convert(std::string_view bytes) {
  Converted result;
  UErrorCode error = U_ZERO_ERROR;
  ucnv_setToUCallBack(converter_.get(), countMalformed, &result.malformed, nullptr, nullptr,
                      &error);
  reset();
  const size_t guess = bytes.size() / 2 + 16;  // two bytes a character
  std::u16string units(guess, u'\0');
  const char* p = bytes.data();
  UChar* out = units.data();
  while (true) {
    error = U_ZERO_ERROR;
    ucnv_toUnicode(converter_.get(), &out, units.data() + units.size(), &p,
                   bytes.data() + bytes.size(), nullptr, true, &error);
    if (error != U_BUFFER_OVERFLOW_ERROR) break;
    const auto done = out - units.data();
    units.resize(units.size() + guess);
    out = units.data() + done;
  }
  units.resize(static_cast<size_t>(out - units.data()));
  result.text = toUtf8(units);
  if (result.malformed > 0) result.firstMalformed = result.text.find(kReplacement);
  return result;
}

std::optional<std::string> Converter::encode(std::string_view text) {
  const auto units = toUnits(text);
  if (!units) return std::nullopt;
  UErrorCode error = U_ZERO_ERROR;
  ucnv_setFromUCallBack(converter_.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                        &error);
  const auto length = static_cast<int32_t>(units->size());
  const auto widest = static_cast<size_t>(ucnv_getMaxCharSize(converter_.get()));
  std::string bytes((units->size() + 10) * widest, '\0');  // as ICU asks for
  const int32_t made =
      ucnv_fromUChars(converter_.get(), bytes.data(), static_cast<int32_t>(bytes.size()),
                      units->data(), length, &error);
  if (U_FAILURE(error)) return std::nullopt;
  bytes.resize(static_cast<size_t>(made));
  return bytes;
}

bool Converter::keepsAscii() {
  constexpr std::string_view kSigns = "()[];:09AZaz";
  return convert(kSigns).text == kSigns;
}

void Converter::reset() {
  ucnv_reset(converter_.get());
}

char32_t Converter::next(const char*& p, const char* end) {
  UErrorCode error = U_ZERO_ERROR;
  const UChar32 code = ucnv_getNextUChar(converter_.get(), &p, end, &error);
  if (U_FAILURE(error)) {
    p = end;
    return kReplacementCode;
  }
  return static_cast<char32_t>(code);
}

}  // namespace tengen::sgf
