#include "library/result_words.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/words.h"
#include "library/game_facts.h"

namespace tengen::library {
namespace {

template <size_t N>
bool hasOneOf(std::string_view text, const std::array<std::string_view, N>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.find(word) != text.npos; });
}

constexpr std::array<std::string_view, 3> kBlackSigns{"黑", "黒", "흑"};
constexpr std::array<std::string_view, 2> kWhiteSigns{"白", "백"};
constexpr std::array<std::string_view, 4> kWon{"胜", "勝", "승", "勝ち"};
// No win, or one of the other side: whoever writes so is not understood, rather than turned around.
constexpr std::array<std::string_view, 7> kNotWon{"负", "負", "敗", "败", "패", "lost", "loses"};
constexpr std::array<std::string_view, 6> kResigned{"resign", "中盘", "中盤",
                                                    "中押",   "불계", "投了"};
constexpr std::array<std::string_view, 6> kOutOfTime{"time", "超时", "超時",
                                                     "时间", "時間", "시간"};
constexpr std::array<std::string_view, 6> kForfeited{"forfeit", "反則", "反则",
                                                     "弃权",    "棄権", "반칙"};
constexpr std::array<std::string_view, 7> kHalves{"半",    "반",    "1/2",       "1⁄2",
                                                  "又1/2", "又1⁄2", "and a half"};
constexpr std::array<std::string_view, 2> kPoints{"目", "집"};

struct Margin {
  std::string text;  // "2.5"
  std::string_view rest;
};

// At the beginning of this: "2.5", "3 1/2", 2目半, 半目.
std::optional<Margin> marginBeginning(std::string_view text) {
  const auto take = [&](const auto& words) {
    text = trimmed(text);
    for (const std::string_view word : words) {
      if (!text.starts_with(word)) continue;
      text.remove_prefix(word.size());
      return true;
    }
    return false;
  };
  const size_t end = std::min(text.find_first_not_of("0123456789.,"), text.size());
  std::string number(text.substr(0, end));
  const bool isWhole = number.find_first_of(".,") == number.npos;
  text.remove_prefix(end);
  if (number.empty() && !hasOneOf(text.substr(0, 3), kHalves)) return std::nullopt;
  bool isHalf = isWhole && take(kHalves);
  take(kPoints);
  isHalf |= isWhole && !isHalf && take(kHalves);
  if (number.empty()) number = "0";
  return Margin{isHalf ? number + ".5" : number, trimmed(text)};
}

std::string wayOf(std::string_view words) {
  if (hasOneOf(words, kResigned)) return "R";
  if (hasOneOf(words, kOutOfTime)) return "T";
  if (hasOneOf(words, kForfeited)) return "F";
  return "";
}

// "w+2.5 (moves: 234)" is w+2.5; "b+3 1/2" b+3.5.
std::string afterPlus(std::string_view rest) {
  const auto margin = marginBeginning(rest);
  const bool isAll = margin && (margin->rest.empty() || margin->rest.starts_with("point"));
  return isAll ? margin->text : wayOf(rest);
}

std::string inEnglish(std::string_view words) {
  std::string_view rest = words;
  rest.remove_prefix(rest.starts_with("black") || rest.starts_with("white") ? 5 : 1);
  const bool isWord = rest.starts_with(' ') || rest.starts_with('+');
  const bool isBlack = words.starts_with('b');
  if (!isWord || (!isBlack && !words.starts_with('w'))) return "";
  const std::string winner = isBlack ? "B+" : "W+";
  if (rest.starts_with('+')) return winner + afterPlus(trimmed(rest.substr(1)));
  rest = trimmed(rest);
  if (!rest.starts_with("win") && !rest.starts_with("won")) return "";
  const size_t by = rest.find(" by ");
  return winner + (by == rest.npos ? wayOf(rest) : afterPlus(trimmed(rest.substr(by + 4))));
}

std::string inCharacters(std::string_view words) {
  const bool isBlack = hasOneOf(words, kBlackSigns);
  if (isBlack == hasOneOf(words, kWhiteSigns) || !hasOneOf(words, kWon)) return "";
  const std::string winner = isBlack ? "B+" : "W+";
  if (const std::string way = wayOf(words); !way.empty()) return winner + way;
  const size_t digit = words.find_first_of("0123456789");
  const size_t half = std::min(words.find(kHalves[0]), words.find(kHalves[1]));
  const size_t begin = std::min(digit, half);
  if (begin == words.npos || !hasOneOf(words, kPoints)) return winner;
  const auto margin = marginBeginning(words.substr(begin));
  return winner + (margin ? margin->text : "");
}

}  // namespace

std::string resultInSgf(std::string_view text) {
  constexpr std::string_view kHalf = "½";  // which would stand beside the whole when it is folded
  std::string written(text);
  if (const size_t half = written.find(kHalf); half != written.npos)
    written.replace(half, kHalf.size(), " 1/2");
  const std::string folded = foldedName(written);
  const std::string_view words = trimmed(std::string_view(folded).substr(0, folded.find('(')));
  if (words.empty() || hasOneOf(words, kNotWon)) return "";
  const std::string english = inEnglish(words);
  return english.empty() ? inCharacters(words) : english;
}

}  // namespace tengen::library
