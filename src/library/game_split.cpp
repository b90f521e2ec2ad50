#include "library/game_split.h"

#include "base/words.h"
#include "sgf/text.h"

namespace tengen::library {
namespace {

// The end of the game that begins at `from`, behind its last parenthesis; npos where there is none.
size_t endOfGame(std::string_view text, size_t from) {
  int depth = 0;
  for (size_t i = from; i < text.size(); ++i) {
    switch (text[i]) {
      case '(':
        ++depth;
        break;
      case ')':
        if (--depth == 0) return i + 1;
        break;
      case '[':
        i = sgf::endOfValue(text, i + 1);
        if (i == std::string_view::npos) return i;
        break;
      default:
        break;
    }
  }
  return std::string_view::npos;
}

bool beginsNode(std::string_view text, size_t from) {
  while (from < text.size() && isBlank(text[from]))
    ++from;
  return from < text.size() && text[from] == ';';
}

}  // namespace

std::optional<std::vector<std::string_view>> splitGames(std::string_view text) {
  std::vector<std::string_view> games;
  for (size_t i = 0; i < text.size();) {
    if (isBlank(text[i])) {
      ++i;
      continue;
    }
    if (text[i] != '(' || !beginsNode(text, i + 1)) return std::nullopt;
    const size_t end = endOfGame(text, i);
    if (end == std::string_view::npos) return std::nullopt;
    games.push_back(text.substr(i, end - i));
    i = end;
  }
  if (games.empty()) return std::nullopt;
  return games;
}

}  // namespace tengen::library
