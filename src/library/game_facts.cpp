#include "library/game_facts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <utility>

#include "base/decimal.h"
#include "base/words.h"
#include "library/result_words.h"
#include "rules/game_result.h"

namespace tengen::library {
namespace {

constexpr std::array<std::pair<std::string_view, int>, 10> kChineseNumbers{{{"十", 10},
                                                                            {"九", 9},
                                                                            {"八", 8},
                                                                            {"七", 7},
                                                                            {"六", 6},
                                                                            {"五", 5},
                                                                            {"四", 4},
                                                                            {"三", 3},
                                                                            {"二", 2},
                                                                            {"一", 1}}};

int leadingNumber(std::string_view& text) {
  int value = 0;
  while (!text.empty() && isDigit(text.front()) && value < 100) {
    value = value * 10 + (text.front() - '0');
    text.remove_prefix(1);
  }
  if (value > 0) return value;
  for (const auto& [sign, number] : kChineseNumbers) {
    if (!text.starts_with(sign)) continue;
    text.remove_prefix(sign.size());
    return number;
  }
  return text.starts_with("初") ? (text.remove_prefix(std::string_view("初").size()), 1) : 0;
}

uint16_t bitsOf(Outcome::Winner winner, Outcome::Way way, double margin) {
  constexpr double kMost = 2047;
  const auto half = static_cast<unsigned>(std::clamp(std::round(margin * 2), 0.0, kMost));
  return static_cast<uint16_t>(half << 5 | static_cast<unsigned>(way) << 2 |
                               static_cast<unsigned>(winner));
}

// Letters with a stroke are no letter with a mark to Unicode.
UChar32 plainOf(UChar32 letter) {
  constexpr std::array<std::pair<UChar32, UChar32>, 4> kStruck{
      {{U'ı', U'i'}, {U'ł', U'l'}, {U'ø', U'o'}, {U'đ', U'd'}}};
  for (const auto& [struck, plain] : kStruck) {
    if (letter == struck) return plain;
  }
  return letter;
}

// é is e and ō is o; but が is not か, nor й и: those are other letters to people.
icu::UnicodeString withoutAccents(const icu::UnicodeString& name, UErrorCode& status) {
  const icu::Normalizer2* apart = icu::Normalizer2::getNFDInstance(status);
  const icu::Normalizer2* together = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return name;
  icu::UnicodeString plain;
  const icu::UnicodeString pieces = apart->normalize(name, status);
  bool isLatin = false;
  for (int32_t i = 0; i < pieces.length(); i = pieces.moveIndex32(i, 1)) {
    const UChar32 letter = pieces.char32At(i);
    const bool isMark = u_charType(letter) == U_NON_SPACING_MARK;
    if (isMark && isLatin) continue;
    if (!isMark) {
      UErrorCode ignored = U_ZERO_ERROR;
      const UScriptCode script = uscript_getScript(letter, &ignored);
      isLatin = script == USCRIPT_LATIN || script == USCRIPT_GREEK;
    }
    plain.append(plainOf(letter));
  }
  return together->normalize(plain, status);
}

Outcome::Way wayOf(GameResult::Kind kind) {
  using Kind = GameResult::Kind;
  switch (kind) {
    case Kind::Counted:
    case Kind::Draw:
      return Outcome::Way::Counted;
    case Kind::Resignation:
      return Outcome::Way::Resignation;
    case Kind::Time:
      return Outcome::Way::Time;
    case Kind::Forfeit:
      return Outcome::Way::Forfeit;
    case Kind::Void:
      return Outcome::Way::Void;
  }
  return Outcome::Way::Unknown;
}

// Nobody is called so; a list that has one such line is of no use any more.
void cutLine(std::string& line) {
  constexpr size_t kLongest = 300;  // bytes: a hundred letters of any script
  if (line.size() <= kLongest) return;
  size_t end = kLongest;
  const auto isInsideLetter = [&] {
    return (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80;
  };
  while (end > 0 && isInsideLetter())
    --end;
  line.resize(end);
  line += "…";
}

std::string withSingleBlanks(std::string_view text) {
  std::string plain;
  for (const char c : trimmed(text)) {
    if (!isBlank(c)) {
      plain += c;
    } else if (plain.back() != ' ') {
      plain += ' ';
    }
  }
  return plain;
}

}  // namespace

Rank parseRank(std::string_view text) {
  const std::string folded = foldedName(trimmed(text));
  std::string_view rest = folded;
  const int number = leadingNumber(rest);
  rest = trimmed(rest);
  const auto beginsWith = [&](auto... words) { return (rest.starts_with(words) || ...); };
  if (number < 1 || rest.empty()) return 0;
  if (beginsWith("k", "级", "級", "급")) return static_cast<Rank>(std::max(1, 31 - number));
  if (beginsWith("p")) return static_cast<Rank>(40 + std::min(number, 9));
  if (beginsWith("d", "段", "단")) return static_cast<Rank>(30 + std::min(number, 9));
  return 0;
}

Outcome Outcome::parse(std::string_view words) {
  auto result = parseResult(words);
  const std::string text = result ? "" : resultInSgf(words);
  if (!result) result = parseResult(text);
  if (result) {
    const bool hasWinner =
        result->kind != GameResult::Kind::Draw && result->kind != GameResult::Kind::Void;
    const Winner winner = !hasWinner                       ? Winner::Nobody
                          : result->winner == Color::Black ? Winner::Black
                                                           : Winner::White;
    return Outcome(bitsOf(winner, wayOf(result->kind), result->margin));
  }
  if (text.empty()) return {};
  return Outcome(bitsOf(text.starts_with('B') ? Winner::Black : Winner::White, Way::Unknown, 0));
}

bool Outcome::isOneOf(Outcome wanted) const {
  if (winner() != wanted.winner()) return false;
  if (wanted.way() == Way::Unknown) return true;
  if (way() != wanted.way()) return false;
  return wanted.way() != Way::Counted || halfPoints() == wanted.halfPoints();
}

GameFacts factsOf(const sgf::Collection& collection, sgf::NodeId root) {
  GameFacts facts;
  facts.info = gameInfo(collection, root);
  facts.laterDates = parseDates(facts.info.date);
  if (!facts.laterDates.empty()) {
    facts.date = facts.laterDates.front();
    facts.laterDates.erase(facts.laterDates.begin());
  }
  facts.blackRank = parseRank(facts.info.blackRank);
  facts.whiteRank = parseRank(facts.info.whiteRank);
  facts.outcome = Outcome::parse(facts.info.result);
  GameInfo& info = facts.info;
  for (std::string* line : {&info.blackName, &info.whiteName, &info.blackRank, &info.whiteRank,
                            &info.event, &info.round, &info.result})
    cutLine(*line);
  return facts;
}

std::string foldedName(std::string_view name) {
  const bool isPlain = std::all_of(name.begin(), name.end(),
                                   [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  if (isPlain) return withSingleBlanks(lowerCase(name));
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* fold = icu::Normalizer2::getNFKCCasefoldInstance(status);
  if (U_FAILURE(status)) return lowerCase(name);
  const icu::StringPiece bytes(name.data(), static_cast<int32_t>(name.size()));
  icu::UnicodeString folded = fold->normalize(icu::UnicodeString::fromUTF8(bytes), status);
  folded = withoutAccents(folded, status);
  std::string text;
  if (U_SUCCESS(status)) folded.toUTF8String(text);
  return withSingleBlanks(text);
}

}  // namespace tengen::library
