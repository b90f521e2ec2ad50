#include "gtp/command.h"

#include <algorithm>

#include "base/words.h"
#include "rules/notation.h"

namespace tengen::gtp {
namespace {

constexpr bool isControl(char c) {
  return (static_cast<unsigned char>(c) < 32 && c != '\t') || c == 127;
}

std::string withoutControlsAndComment(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::string clean;
  clean.reserve(line.size());
  for (const char c : line) {
    if (!isControl(c)) clean += c == '\t' ? ' ' : c;
  }
  return clean;
}

// Cuts the first word off `text`, with the blanks around it.
std::string_view takeWord(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text = trimmed(text.substr(word.size()));
  return word;
}

}  // namespace

std::optional<Command> parseCommand(std::string_view line) {
  const std::string clean = withoutControlsAndComment(line);
  std::string_view rest = trimmed(clean);
  if (rest.empty()) return std::nullopt;

  Command command;
  std::string_view word = takeWord(rest);
  if (std::all_of(word.begin(), word.end(), isDigit)) {
    command.id = word;
    word = takeWord(rest);
  }
  command.name = word;
  command.text = rest;
  while (!rest.empty())
    command.arguments.emplace_back(takeWord(rest));
  return command;
}

std::optional<Color> parseColor(std::string_view text) {
  const std::string lower = lowerCase(text);
  if (lower == "b" || lower == "black") return Color::Black;
  if (lower == "w" || lower == "white") return Color::White;
  return std::nullopt;
}

std::optional<Turn> parseTurn(std::string_view color, std::string_view vertex, BoardSize size) {
  const std::optional<Color> who = parseColor(color);
  const std::optional<Move> move = parseMove(vertex, size, Notation::Standard);
  if (!who || !move) return std::nullopt;
  return Turn{*who, *move};
}

}  // namespace tengen::gtp
