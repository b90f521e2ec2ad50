#include "sgf/encoding.h"

#include <algorithm>

#include "base/words.h"
#include "sgf/byte_signs.h"
#include "sgf/charset_guess.h"
#include "sgf/converter.h"
#include "sgf/ident.h"
#include "sgf/lookahead.h"
#include "sgf/text.h"
#include "sgf/utf8.h"
#include "sgf/warning_log.h"

namespace tengen::sgf {
namespace {

// A CA further in is not looked for: it belongs at the start of the first node.
constexpr size_t kCharsetWithin = 64 * 1024;

constexpr std::string_view kUtf8 = "UTF-8";

struct Outcome {
  Decoded decoded;
  size_t malformed = 0;
  size_t firstMalformed = 0;
};

Outcome decodeAs(std::string bytes, const std::string& encoding) {
  if (encoding == kUtf8) {
    const size_t malformed = checkUtf8(bytes).malformed;
    if (malformed == 0) return {{std::move(bytes), encoding}};
    MendedUtf8 mended = mendUtf8(bytes);
    return {{std::move(mended.text), encoding}, malformed, mended.firstMended};
  }
  const size_t cut = parkCutCharacters(bytes, encoding);
  Converted converted = Converter(encoding).convert(bytes);
  if (cut > 0) replaceParked(converted.text);
  const size_t malformed = converted.malformed + cut;
  const size_t first = malformed > 0 ? converted.text.find("\xEF\xBF\xBD") : 0;
  return {{std::move(converted.text), encoding}, malformed, first};
}

// Which encoding to use for bytes that no sign of their own gives away.
std::string chooseEncoding(std::string_view bytes, const std::string& declared) {
  const Utf8Check utf8 = checkUtf8(bytes);
  if (utf8.isValid()) return std::string(kUtf8);
  const auto encoding = encodingNamed(declared);
  // A few characters cut short do not make another encoding of it.
  const size_t patience = encoding == kUtf8 ? 1 : 2;
  if (utf8.characters > 0 && utf8.characters >= patience * utf8.malformed) {
    return std::string(kUtf8);
  }
  const CharsetGuess guess(bytes);
  if (encoding == kUtf8) {
    if (guess.isConvincing()) return guess.best();
    // Not one character of what it says to be: the encoding that keeps every byte.
    return utf8.characters == 0 ? "windows-1252" : *encoding;
  }
  if (encoding && Converter(*encoding).keepsAscii() && guess.supports(*encoding)) return *encoding;
  return guess.best();
}

// Text that is written and read again must not look like another encoding then. These characters
// mean nothing in a game record.
void removeFalseSigns(std::string& text) {
  for (const char sign : {'\0', '\x1B'}) {
    if (text.find(sign) != text.npos)
      text.erase(std::remove(text.begin(), text.end(), sign), text.end());
  }
}

// What is odd about the encoding, placed where it can be seen in the text.
void report(const Outcome& outcome, bool isAsciiOnly, Warnings& warnings) {
  WarningLog log;
  const auto& [text, used] = outcome.decoded;
  const DeclaredCharset declared = declaredCharset(text);
  if (!declared.name.empty()) {
    const auto encoding = encodingNamed(declared.name);
    if (!encoding) {
      log.add(Warning::Code::CharsetUnknown, declared.offset, declared.name);
    } else if (!isAsciiOnly && !used.starts_with(*encoding)) {
      log.add(Warning::Code::CharsetWrong, declared.offset, declared.name + ',' + used);
    }
  }
  if (outcome.malformed > 0) {
    log.add(Warning::Code::UndecodableBytes, outcome.firstMalformed,
            std::to_string(outcome.malformed));
  }
  log.moveTo(warnings, text);
}

// The CA of the first node, where every bracket before it is in its place. A value may hold
// something that only looks like a CA: `GN[CA[x\]]CA[UTF-8]`.
DeclaredCharset charsetOfCleanText(std::string_view text) {
  const Lookahead ahead{text.data() + text.size()};
  const char* p = text.data();
  while (p != ahead.end && (*p == '(' || isSpace(*p))) {
    ++p;
  }
  if (p == ahead.end || *p != ';') return {};
  p = ahead.skipSpace(p + 1);
  while (ahead.isProperty(p)) {
    const char* const start = p;
    p = std::find(p, ahead.end, '[');
    const bool isCharset = trimmed({start, static_cast<size_t>(p - start)}) == "CA";
    while (p != ahead.end && *p == '[') {
      const auto begin = static_cast<size_t>(p + 1 - text.data());
      const size_t end = endOfValue(text, begin);
      if (end == text.npos) return {};
      if (isCharset) {
        return {std::string(trimmed(text.substr(begin, end - begin))),
                static_cast<size_t>(start - text.data())};
      }
      p = ahead.skipSpace(text.data() + end + 1);
    }
  }
  return {};
}

}  // namespace

Result<Decoded, ReadError> decode(std::string bytes, const std::optional<std::string>& forced,
                                  Warnings& warnings) {
  if (forced == kUtf8Twice) {
    std::string text = mendUtf8(bytes).text;
    if (auto once = undoubled(text)) text = std::move(*once);
    removeFalseSigns(text);
    return Decoded{std::move(text), std::string(kUtf8Twice)};
  }
  std::string encoding;
  if (forced) {
    const auto named = encodingNamed(*forced);
    if (!named) return Unexpected{ReadError{ReadError::Code::UnknownEncoding}};
    encoding = *named;
  }
  const ByteSigns signs = byteSigns(bytes);
  if (!forced) encoding = signs.encoding;
  if (encoding == signs.encoding) bytes.erase(0, signs.markLength);

  const bool isAsciiOnly = encoding.empty() && isAscii(bytes);
  if (isAsciiOnly) encoding = kUtf8;
  if (encoding.empty()) encoding = chooseEncoding(bytes, declaredCharset(bytes).name);
  Outcome outcome = decodeAs(std::move(bytes), encoding);
  removeFalseSigns(outcome.decoded.text);
  if (!forced || outcome.malformed > 0) report(outcome, isAsciiOnly, warnings);
  return std::move(outcome.decoded);
}

std::optional<std::string> encode(const std::string& text, const std::string& encoding) {
  if (encoding == kUtf8) return text;
  if (encoding == kUtf8Twice) return std::nullopt;
  return Converter(encoding).encode(text);
}

DeclaredCharset declaredCharset(std::string_view text) {
  text = text.substr(0, kCharsetWithin);
  const DeclaredCharset clean = charsetOfCleanText(text);
  if (!clean.name.empty()) return clean;
  const Lookahead ahead{text.data() + text.size()};
  for (size_t at = text.find("CA"); at != text.npos; at = text.find("CA", at + 1)) {
    if (at > 0 && isIdentChar(text[at - 1])) continue;
    const char* const open = ahead.skipSpace(text.data() + at + 2);
    if (open == ahead.end || *open != '[') continue;
    const size_t begin = static_cast<size_t>(open + 1 - text.data());
    return {std::string(trimmed(text.substr(begin, text.find(']', begin) - begin))), at};
  }
  return {};
}

}  // namespace tengen::sgf
