#include "sgf/charset_guess.h"

#include <algorithm>
#include <array>
#include <unicode/uchar.h>
#include <unordered_set>

#include "sgf/common_characters.h"
#include "sgf/converter.h"

namespace tengen::sgf {
namespace {

constexpr size_t kSampleBytes = 64 * 1024;

// Weights, per byte, chosen on names of a few characters in every encoding: see the tests.
constexpr double kCommon = 3;
constexpr double kKana = 2.5;
constexpr double kKnown = 1;
constexpr double kPunctuation = 1;
constexpr double kAccent = 2.5;  // one letter among ASCII ones beats one known character
constexpr double kRare = -1;
constexpr double kMalformed = -10;
// A declared encoding is doubted only against one that does this much better.
constexpr double kDoubt = 8;
// What the right encoding reaches even on names without a common character, per byte.
constexpr double kConvincing = 0.9;

bool isHigh(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}
unsigned lead(std::string_view bytes) {
  return static_cast<unsigned char>(bytes[0]);
}
bool isBetween(unsigned value, unsigned low, unsigned high) {
  return value >= low && value <= high;
}

bool isKana(char32_t c) {
  return isBetween(c, 0x3041, 0x30fe) && c != 0x30fb;
}
bool isHangul(char32_t c) {
  return isBetween(c, 0xac00, 0xd7a3);
}
bool isHan(char32_t c) {
  return isBetween(c, 0x4e00, 0x9fff);
}
bool isWidePunctuation(char32_t c) {
  return isBetween(c, 0x3000, 0x301f) || isBetween(c, 0xff01, 0xff5e) || c == 0x30fb || c == 0x00b7;
}

// The bytes that matter: each stretch beyond ASCII with one byte before it, for the look of the
// word, and one behind it, which may be the second half of a character.
std::string sampleOf(std::string_view bytes) {
  std::string sample;
  size_t i = 0;
  while (i < bytes.size() && sample.size() < kSampleBytes) {
    if (!isHigh(bytes[i])) {
      ++i;
      continue;
    }
    const size_t begin = i > 0 ? i - 1 : i;
    while (i < bytes.size() &&
           (isHigh(bytes[i]) || (i + 1 < bytes.size() && isHigh(bytes[i + 1])))) {
      ++i;
    }
    i = std::min(i + 1, bytes.size());
    sample += bytes.substr(begin, i - begin);
    sample += '\n';
  }
  return sample;
}

using Characters = std::unordered_set<char32_t>;

Characters setOf(std::u32string_view text) {
  return {text.begin(), text.end()};
}

// How plausible one character is in each family, given its bytes.

double chinese(const Converter::Character& c, const Characters& common, bool isLevelOne) {
  if (common.contains(c.code)) return kCommon;
  if (isWidePunctuation(c.code)) return kPunctuation;
  return isHan(c.code) && isLevelOne ? kKnown : kRare;
}

double simplified(const Converter::Character& c, char32_t) {
  static const Characters common = setOf(kCommonSimplified);
  const bool isGb2312 = c.bytes.size() == 2 && isHigh(c.bytes[1]);
  return chinese(c, common, isGb2312 && isBetween(lead(c.bytes), 0xb0, 0xd7));
}

double traditional(const Converter::Character& c, char32_t) {
  static const Characters common = setOf(kCommonTraditional);
  return chinese(c, common, isBetween(lead(c.bytes), 0xa4, 0xc6));
}

double japanese(const Converter::Character& c, unsigned firstKanji, unsigned lastKanji) {
  static const Characters common = setOf(kCommonJapanese);
  if (c.bytes.size() == 2 && isKana(c.code)) return kKana;
  return chinese(c, common, isBetween(lead(c.bytes), firstKanji, lastKanji));
}

double shiftJis(const Converter::Character& c, char32_t) {
  return japanese(c, 0x88, 0x97);
}
double eucJp(const Converter::Character& c, char32_t) {
  return japanese(c, 0xb0, 0xcf);
}

double korean(const Converter::Character& c, char32_t) {
  static const Characters common = setOf(kCommonHangul);
  if (common.contains(c.code)) return kCommon;
  if (isWidePunctuation(c.code)) return kPunctuation;
  return isHangul(c.code) && lead(c.bytes) >= 0xb0 && isHigh(c.bytes[1]) ? kKnown : kRare;
}

// In alphabets the neighbour tells: capitals do not follow small letters.
bool isBadCase(char32_t c, char32_t before) {
  return u_isupper(static_cast<UChar32>(c)) && u_islower(static_cast<UChar32>(before));
}

double cyrillic(const Converter::Character& c, char32_t before) {
  const auto isCyrillic = [](char32_t x) { return isBetween(x, 0x400, 0x4ff); };
  if (!isCyrillic(c.code)) return kRare;
  if (isBadCase(c.code, before)) return 2 * kRare;
  const bool isRussian = isBetween(c.code, 0x410, 0x44f);
  return isRussian ? kKnown + (isCyrillic(before) ? 1 : 0) : kRare / 2;
}

double western(const Converter::Character& c, char32_t before) {
  if (c.code < 0xa0) return 3 * kRare;  // control characters
  if (!u_isalpha(static_cast<UChar32>(c.code))) return kRare / 2;
  if (isBadCase(c.code, before)) return 2 * kRare;
  const bool isStrange = before >= 0x80 && u_isalpha(static_cast<UChar32>(before));
  return isStrange ? kRare / 2 : kAccent;
}

struct Candidate {
  const char* encoding;
  double (*score)(const Converter::Character&, char32_t before);
};

// In a draw the earlier one wins.
constexpr std::array kCandidates{
    Candidate{"GB18030", simplified}, Candidate{"Big5", traditional},
    Candidate{"Shift_JIS", shiftJis}, Candidate{"EUC-KR", korean},
    Candidate{"EUC-JP", eucJp},       Candidate{"windows-1251", cyrillic},
    Candidate{"KOI8-R", cyrillic},    Candidate{"windows-1252", western},
};

double scoreOf(const Candidate& candidate, const std::string& encoding, std::string_view sample) {
  Converter converter(encoding);
  double sum = 0;
  char32_t before = U'\n';
  converter.forEach(sample, [&](const Converter::Character& c) {
    if (c.code == 0xfffd || c.code == 0x1a) {
      sum += kMalformed;
    } else if (isHigh(c.bytes[0])) {
      sum += candidate.score(c, before) * static_cast<double>(c.bytes.size());
    }
    before = c.code;
  });
  return sum;
}

const Candidate& candidateFor(const std::string& encoding) {
  const auto found = std::find_if(kCandidates.begin(), kCandidates.end(),
                                  [&](const Candidate& c) { return c.encoding == encoding; });
  return found != kCandidates.end() ? *found : kCandidates.back();
}

}  // namespace

CharsetGuess::CharsetGuess(std::string_view bytes)
    : sample_(sampleOf(bytes)), best_("windows-1252") {
  bestScore_ = 0;
  for (const Candidate& candidate : kCandidates) {
    const double score = scoreOf(candidate, candidate.encoding, sample_);
    if (score <= bestScore_) continue;
    bestScore_ = score;
    best_ = candidate.encoding;
  }
}

bool CharsetGuess::isConvincing() const {
  const auto highBytes = std::count_if(sample_.begin(), sample_.end(), isHigh);
  return bestScore_ > kDoubt && bestScore_ > kConvincing * static_cast<double>(highBytes);
}

bool CharsetGuess::supports(const std::string& declared) const {
  if (declared == best_) return true;
  const double score = scoreOf(candidateFor(declared), declared, sample_);
  return bestScore_ <= 2 * std::max(score, 0.0) + kDoubt;
}

}  // namespace tengen::sgf
