#include "formats/record_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "base/decimal.h"
#include "base/words.h"

namespace tengen::formats {
namespace {

struct Sign {
  std::string_view written;
  std::string_view meaning;
};

constexpr std::array kRankSigns{
    Sign{"段", "d"}, Sign{"단", "d"},  Sign{"dan", "d"}, Sign{"级", "k"}, Sign{"級", "k"},
    Sign{"급", "k"}, Sign{"kyu", "k"}, Sign{"초", "1"},  Sign{"初", "1"}, Sign{"一", "1"},
    Sign{"二", "2"}, Sign{"三", "3"},  Sign{"四", "4"},  Sign{"五", "5"}, Sign{"六", "6"},
    Sign{"七", "7"}, Sign{"八", "8"},  Sign{"九", "9"},
};

// "三段" to "3d", "十五级" to "15k": letters and digits alone.
std::string plainRank(std::string_view written) {
  std::string text = lowerCase(trimmed(written));
  for (const Sign& sign : kRankSigns) {
    for (size_t at = text.find(sign.written); at != text.npos; at = text.find(sign.written, at))
      text.replace(at, sign.written.size(), sign.meaning);
  }
  constexpr std::string_view kTen = "十";
  if (const size_t at = text.find(kTen); at != text.npos) {
    const bool isAlone = at + kTen.size() == text.size() || !isDigit(text[at + kTen.size()]);
    const bool hasTens = at > 0 && isDigit(text[at - 1]);
    text.replace(at, kTen.size(), std::string(hasTens ? "" : "1") + (isAlone ? "0" : ""));
  }
  std::erase(text, ' ');
  return text;
}

std::optional<std::string> rankIn(std::string_view written) {
  constexpr size_t kLongestRank = 24;  // bytes
  if (written.size() > kLongestRank) return std::nullopt;
  const std::string text = plainRank(written);
  size_t at = 0;
  while (at < text.size() && at < 2 && isDigit(text[at]))
    ++at;
  if (at == 0 || at == text.size() || text[0] == '0') return std::nullopt;
  std::string rank = text.substr(0, at);
  const char grade = text[at++];
  if (grade != 'd' && grade != 'k' && grade != 'p') return std::nullopt;
  const bool isProfessional = grade == 'd' && at < text.size() && text[at] == 'p';
  rank += isProfessional ? 'p' : grade;
  at += isProfessional ? 1 : 0;
  // FF[4]: `?` for a rank that is not settled, `*` for one that is.
  if (at + 1 == text.size() && (text[at] == '*' || text[at] == '?')) rank += text[at++];
  return at == text.size() ? std::optional(rank) : std::nullopt;
}

// Digits from `at`, at most so many; moves behind them.
std::optional<int> digitsAt(std::string_view text, size_t& at, size_t most) {
  const size_t start = at;
  while (at < text.size() && at - start < most && isDigit(text[at]))
    ++at;
  return parseInteger(text.substr(start, at - start));
}

// What stands between the year and the month, the month and the day: `-`, `/`, blanks, 年, 년.
void skipBetween(std::string_view text, size_t& at) {
  constexpr size_t kLongest = 5;  // bytes
  const size_t end = std::min(text.size(), at + kLongest);
  while (at < end && !isDigit(text[at]))
    ++at;
}

std::string twoDigits(int number) {
  return (number < 10 ? "-0" : "-") + std::to_string(number);
}

std::string dateAt(std::string_view text, size_t at) {
  const auto year = digitsAt(text, at, 4);
  if (!year || *year < 1000 || *year > 2999) return {};
  const bool isOneRun = at < text.size() && isDigit(text[at]);  // 20170316, or no date at all
  std::string date = std::to_string(*year);
  for (const int most : {12, 31}) {
    skipBetween(text, at);
    const auto part = digitsAt(text, at, 2);
    if (!part || *part < 1 || *part > most) break;
    date += twoDigits(*part);
  }
  constexpr size_t kWhole = 10;
  return isOneRun && date.size() < kWhole ? std::string() : date;
}

size_t firstOf(std::string_view text, std::span<const std::string_view> words) {
  size_t first = text.npos;
  for (const std::string_view word : words)
    first = std::min(first, text.find(word));
  return first;
}

constexpr std::array<std::string_view, 4> kBlack{"black", "흑", "黑", "黒"};
constexpr std::array<std::string_view, 3> kWhite{"white", "백", "白"};
constexpr std::array<std::string_view, 6> kDraw{"draw", "jigo", "무승부", "和棋", "持碁", "平局"};
constexpr std::array<std::string_view, 5> kLost{"lose", "lost", "패", "负", "負"};
constexpr std::array<std::string_view, 8> kResigned{"resign", "불계", "中盘", "中盤",
                                                    "中押",   "投了", "认输", "認輸"};
constexpr std::array<std::string_view, 6> kTime{"time", "시간", "超时", "超時", "時間", "时间"};
constexpr std::array<std::string_view, 4> kForfeit{"forfeit", "기권", "不戦", "弃权"};
constexpr std::array<std::string_view, 2> kHalf{"반", "半"};
// A stone of Chinese counting is worth two points.
constexpr std::array<std::string_view, 1> kStones{"子"};

std::optional<double> numberAt(std::string_view text, size_t& at) {
  const size_t start = at;
  while (at < text.size() && (isDigit(text[at]) || text[at] == '.'))
    ++at;
  return parseDecimal(text.substr(start, at - start));
}

// "3.5", "3/4": moves behind it.
std::optional<double> fractionAt(std::string_view text, size_t& at) {
  const auto number = numberAt(text, at);
  if (!number || at == text.size() || text[at] != '/') return number;
  ++at;
  const auto divisor = numberAt(text, at);
  return divisor && *divisor > 0 ? std::optional(*number / *divisor) : number;
}

// The same, or "2又3/4" for two and three quarters.
std::optional<double> quantityAt(std::string_view text, size_t& at) {
  constexpr std::string_view kAnd = "又";
  const auto whole = fractionAt(text, at);
  if (!whole || !text.substr(at).starts_with(kAnd)) return whole;
  at += kAnd.size();
  return *whole + fractionAt(text, at).value_or(0);
}

std::string pointsIn(std::string_view text) {
  size_t at = 0;
  while (at < text.size() && !isDigit(text[at]))
    ++at;
  const auto quantity = quantityAt(text, at);
  const std::string_view behind = text.substr(at);
  const bool hasHalf = firstOf(quantity ? behind : text, kHalf) != text.npos;
  if (!quantity) return hasHalf ? "0.5" : "";
  const double inStones = firstOf(behind, kStones) != text.npos ? 2 : 1;
  return shortestDecimal((*quantity + (hasHalf ? 0.5 : 0)) * inStones);
}

}  // namespace

std::vector<Line> linesOf(std::string_view text) {
  std::vector<Line> lines;
  size_t start = 0;
  while (start < text.size()) {
    size_t end = text.find_first_of("\r\n", start);
    if (end == text.npos) end = text.size();
    lines.push_back({trimmed(text.substr(start, end - start)), start});
    if (end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n') ++end;
    start = end + 1;
  }
  return lines;
}

std::vector<std::string_view> fieldsOf(std::string_view text, char separator) {
  std::vector<std::string_view> fields;
  while (true) {
    const size_t end = text.find(separator);
    fields.push_back(trimmed(text.substr(0, end)));
    if (end == text.npos) return fields;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words = fieldsOf(text, ' ');
  std::erase(words, std::string_view());
  return words;
}

std::string rankFrom(std::string_view written) {
  return rankIn(written).value_or(std::string(trimmed(written)));
}

bool isRank(std::string_view written) {
  return rankIn(written).has_value();
}

std::string dateIn(std::string_view text) {
  for (size_t at = 0; at + 4 <= text.size(); ++at) {
    if (!isDigit(text[at]) || (at > 0 && isDigit(text[at - 1]))) continue;
    if (std::string date = dateAt(text, at); !date.empty()) return date;
  }
  return {};
}

std::string resultFrom(std::string_view words) {
  const std::string text = lowerCase(words);
  const auto says = [&](std::span<const std::string_view> any) {
    return firstOf(text, any) != text.npos;
  };
  if (says(kDraw)) return "0";
  const size_t black = firstOf(text, kBlack);
  const size_t white = firstOf(text, kWhite);
  if (black == white) return {};  // neither is named
  const bool blackWon = (black < white) != says(kLost);
  const std::string winner = blackWon ? "B+" : "W+";
  if (says(kResigned)) return winner + 'R';
  if (says(kTime)) return winner + 'T';
  if (says(kForfeit)) return winner + 'F';
  return winner + pointsIn(text);
}

std::string marginFrom(std::string_view number) {
  const auto value = parseDecimal(number);
  return value ? shortestDecimal(*value) : std::string();
}

}  // namespace tengen::formats
