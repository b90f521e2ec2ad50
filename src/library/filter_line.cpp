#include "library/filter_line.h"

#include <algorithm>

#include "base/decimal.h"
#include "base/words.h"

namespace tengen::library {
namespace {

constexpr std::string_view kWideSpace = "\u3000";
constexpr std::string_view kTag = "tag:";

struct Token {
  std::string text;
  bool isQuoted = false;  // names only, whatever they look like
  bool isTag = false;
};

bool beginsTag(const Token& token) {
  return !token.isQuoted && lowerCase(token.text) == kTag;
}

std::vector<Token> tokensOf(std::string_view line) {
  std::vector<Token> tokens;
  Token token;
  const auto end = [&] {
    if (!token.text.empty()) tokens.push_back(token);
    token = {};
  };
  bool isInQuotes = false;
  while (!line.empty()) {
    const size_t space = line.starts_with(kWideSpace) ? kWideSpace.size() : line.front() == ' ';
    if (space > 0 && !isInQuotes) {
      end();
    } else if (line.front() == '"') {
      const bool isTag = !isInQuotes && beginsTag(token);
      if (isTag) token = {};
      end();
      isInQuotes = !isInQuotes;
      token.isQuoted = isInQuotes;
      token.isTag = isTag;
    } else {
      token.text += line.substr(0, std::max<size_t>(space, 1));
    }
    line.remove_prefix(std::max<size_t>(space, 1));
  }
  end();
  return tokens;
}

bool isWrittenYear(std::string_view text) {
  return text.size() == 4 && parseInteger(text) && parseDate(text).isKnown();
}

// "1846", "1846-05", "1990-2005", "1990-", "-2005"
std::optional<DateRange> datesOf(std::string_view text) {
  constexpr std::string_view kWritten = "0123456789-/";
  if (text.find_first_not_of(kWritten) != std::string_view::npos) return std::nullopt;
  const size_t dash = text.find('-');
  if (dash != std::string_view::npos) {
    const std::string_view from = text.substr(0, dash);
    const std::string_view to = text.substr(dash + 1);
    const bool isRange = (from.empty() || isWrittenYear(from)) && (to.empty() || isWrittenYear(to));
    if (isRange && from.size() + to.size() > 0) return DateRange{parseDate(from), parseDate(to)};
  }
  const GameDate date = parseDate(text);
  if (!date.isKnown()) return std::nullopt;
  return DateRange{date, date};
}

std::optional<Outcome> resultOf(std::string_view text) {
  for (const std::string_view word : {"draw", "jigo", "void"}) {
    if (lowerCase(text) == word) return Outcome::parse(text);
  }
  const bool isOne = text.size() > 1 && text[1] == '+' &&
                     std::string_view("bBwW").find(text[0]) != std::string_view::npos;
  if (!isOne) return std::nullopt;
  return Outcome::parse(text);
}

// "19x19"
std::optional<BoardSize> boardSizeOf(std::string_view text) {
  const size_t by = text.find_first_of("xX");
  if (by == std::string_view::npos) return std::nullopt;
  const auto width = parseInteger(text.substr(0, by));
  const auto height = parseInteger(text.substr(by + 1));
  if (!width || !height || *width < 1 || *height < 1) return std::nullopt;
  return BoardSize{*width, *height};
}

// Empty while it is typed.
std::optional<std::string> tagOf(const Token& token) {
  if (token.isTag) return token.text;
  const bool isOne = !token.isQuoted && lowerCase(token.text).starts_with(kTag);
  if (!isOne) return std::nullopt;
  return token.text.substr(kTag.size());
}

}  // namespace

GameFilter filterOfLine(std::string_view line) {
  GameFilter filter;
  for (const Token& token : tokensOf(line)) {
    if (const auto tag = tagOf(token)) {
      if (!tag->empty()) filter.tags.push_back(*tag);
    } else if (token.isQuoted) {
      filter.words.push_back(token.text);
    } else if (const auto dates = datesOf(token.text)) {
      filter.dates = *dates;
    } else if (const auto result = resultOf(token.text)) {
      filter.result = *result;
    } else if (const auto size = boardSizeOf(token.text)) {
      filter.size = *size;
    } else {
      filter.words.push_back(token.text);
    }
  }
  return filter;
}

}  // namespace tengen::library
