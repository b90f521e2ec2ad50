// Results of games as files write them, and as they are read from there.
#include <algorithm>
#include <array>

#include "base/decimal.h"
#include "base/words.h"
#include "rules/game_result.h"

namespace tengen {
namespace {

using Kind = GameResult::Kind;

struct Word {
  std::string_view text;
  Kind kind;
};

// Whole results, and what may stand after "B+".
constexpr std::array<Word, 7> kNoWinner{{{"draw", Kind::Draw},
                                         {"jigo", Kind::Draw},
                                         {"tie", Kind::Draw},
                                         {"0", Kind::Draw},
                                         {"void", Kind::Void},
                                         {"no result", Kind::Void},
                                         {"noresult", Kind::Void}}};
constexpr std::array<Word, 10> kWaysToWin{{{"r", Kind::Resignation},
                                           {"res", Kind::Resignation},
                                           {"resign", Kind::Resignation},
                                           {"resignation", Kind::Resignation},
                                           {"resigned", Kind::Resignation},
                                           {"t", Kind::Time},
                                           {"time", Kind::Time},
                                           {"timeout", Kind::Time},
                                           {"f", Kind::Forfeit},
                                           {"forfeit", Kind::Forfeit}}};

template <size_t N>
std::optional<Kind> find(const std::array<Word, N>& words, std::string_view text) {
  const auto word = std::find_if(words.begin(), words.end(),
                                 [&](const Word& candidate) { return candidate.text == text; });
  if (word == words.end()) return std::nullopt;
  return word->kind;
}

std::optional<Color> winnerNamed(std::string_view text) {
  if (text == "b" || text == "black") return Color::Black;
  if (text == "w" || text == "white") return Color::White;
  return std::nullopt;
}

// "3.5", "3,5" or "3.5 points".
std::optional<double> marginIn(std::string_view text) {
  const size_t end = std::min(text.find_first_not_of("0123456789.,"), text.size());
  const std::string_view unit = trimmed(text.substr(end));
  if (!unit.empty() && unit != "point" && unit != "points" && unit != "moku") return std::nullopt;
  std::string number(text.substr(0, end));
  std::replace(number.begin(), number.end(), ',', '.');
  return parseDecimal(number);
}

std::string reasonText(const GameResult& result) {
  switch (result.kind) {
    case Kind::Resignation:
      return "R";
    case Kind::Time:
      return "T";
    case Kind::Forfeit:
      return "F";
    default:
      return shortestDecimal(result.margin);
  }
}

}  // namespace

std::string toText(const GameResult& result) {
  if (result.kind == Kind::Draw) return "Draw";
  if (result.kind == Kind::Void) return "Void";
  return (result.winner == Color::Black ? "B+" : "W+") + reasonText(result);
}

std::optional<GameResult> parseResult(std::string_view text) {
  const std::string lower = lowerCase(trimmed(text));
  if (const auto kind = find(kNoWinner, lower)) return GameResult{*kind, Color::Black, 0};
  const size_t plus = lower.find('+');
  if (plus == std::string::npos) return std::nullopt;
  const auto winner = winnerNamed(trimmed(std::string_view(lower).substr(0, plus)));
  if (!winner) return std::nullopt;
  const std::string_view reason = trimmed(std::string_view(lower).substr(plus + 1));
  if (const auto kind = find(kWaysToWin, reason)) return GameResult{*kind, *winner, 0};
  const auto margin = marginIn(reason);
  if (!margin) return std::nullopt;
  return GameResult{Kind::Counted, *winner, *margin};
}

}  // namespace tengen
