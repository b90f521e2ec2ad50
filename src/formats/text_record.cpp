#include "formats/text_record.h"

#include <array>
#include <optional>

#include "base/words.h"
#include "sgf/byte_signs.h"
#include "sgf/charset_guess.h"
#include "sgf/converter.h"
#include "sgf/encoding.h"
#include "sgf/utf8.h"

namespace tengen::formats {
namespace {

struct Country {
  std::string_view sign;
  const char* encoding;
};

// What a record says about where it was written.
constexpr std::array kCountries{
    Country{"\\[GIBOKIND=Korea", "EUC-KR"},    Country{"\\[GIBOKIND=China", "GB18030"},
    Country{"\\[GIBOKIND=Japan", "Shift_JIS"}, Country{"\\[GIBOKIND=Taiwan", "Big5"},
    Country{"\nLang=SJIS", "Shift_JIS"},       Country{"\nLang=EUC-KR", "EUC-KR"},
    Country{"\nLang=GB", "GB18030"},
};

// Believed where the bytes can be read so: a few names are too little to guess by.
std::optional<std::string> encodingByCountry(std::string_view bytes) {
  constexpr size_t kLookedAt = 4096;
  if (!sgf::byteSigns(bytes).encoding.empty() || sgf::checkUtf8(bytes).isValid())
    return std::nullopt;
  const std::string_view start = bytes.substr(0, kLookedAt);
  for (const Country& country : kCountries) {
    if (start.find(country.sign) == start.npos) continue;
    const auto encoding = sgf::encodingNamed(country.encoding);
    if (encoding && sgf::CharsetGuess(bytes).supports(*encoding)) return encoding;
  }
  return std::nullopt;
}

}  // namespace

Result<sgf::ReadResult, sgf::ReadError> readTextRecord(std::string bytes,
                                                       const sgf::ReadOptions& options,
                                                       TextReader reader) {
  if (bytes.size() > kLongestRecord)
    return Unexpected{sgf::ReadError{sgf::ReadError::Code::TooLarge}};
  sgf::ReadResult result;
  const auto encoding = options.encoding ? options.encoding : encodingByCountry(bytes);
  auto decoded = sgf::decode(std::move(bytes), encoding, result.warnings);
  if (!decoded) return Unexpected{std::move(decoded.error())};
  sgf::WarningLog log;
  auto collection = reader(decoded->text, log);
  if (!collection) return Unexpected{std::move(collection.error())};
  log.moveTo(result.warnings, decoded->text);
  result.collection = std::move(*collection);
  result.encoding = std::move(decoded->encoding);
  return result;
}

}  // namespace tengen::formats
