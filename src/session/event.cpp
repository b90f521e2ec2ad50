#include "session/event.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "rules/notation.h"

namespace tengen {
namespace {

using Kind = Event::Kind;

constexpr std::array<std::string_view, 21> kKindNames{
    "start",    "play",      "takeback", "resign", "marks", "resume", "accept",
    "noresult", "flag",      "comment",  "tick",   "open",  "go",     "game",
    "count",    "beginedit", "endedit",  "edit",   "undo",  "redo",   "saved"};

bool hasColor(Kind kind) {
  return kind == Kind::Play || kind == Kind::Resign || kind == Kind::Resume || kind == Kind::Flag;
}

bool hasText(Kind kind) {
  return kind == Kind::Start || kind == Kind::Marks || kind == Kind::Comment ||
         kind == Kind::Open || kind == Kind::Game || kind == Kind::Edit || kind == Kind::Saved;
}

bool hasNode(Kind kind) {
  return kind == Kind::Open || kind == Kind::Go || kind == Kind::Edit;
}

// The text up to the next blank, which is taken off with it.
std::string_view takeWord(std::string_view& text) {
  const size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::optional<Kind> kindNamed(std::string_view name) {
  for (size_t i = 0; i < kKindNames.size(); ++i) {
    if (kKindNames[i] == name) return static_cast<Kind>(i);
  }
  return std::nullopt;
}

template <class Number>
std::optional<Number> parseNumber(std::string_view text) {
  Number number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = end.ec == std::errc{} && end.ptr == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
}

std::optional<Points> parsePoints(std::string_view text, BoardSize size) {
  Points points;
  if (text.size() % 2 != 0) return std::nullopt;
  for (; !text.empty(); text.remove_prefix(2)) {
    const auto point = parsePoint(text.substr(0, 2), size, Notation::Sgf);
    if (!point) return std::nullopt;
    points.push_back(*point);
  }
  return points;
}

}  // namespace

std::string toText(const Event& event, BoardSize size) {
  std::string text(kKindNames[static_cast<size_t>(event.kind)]);
  text.append(" ").append(std::to_string(event.at.count()));
  if (hasColor(event.kind)) text += event.color == Color::Black ? " B" : " W";
  if (event.kind == Kind::Play) text.append(" ").append(toText(event.move, size, Notation::Sgf));
  if (hasNode(event.kind)) {
    text.append(" ").append(std::to_string(static_cast<uint32_t>(event.node)));
  }
  if (hasText(event.kind)) text.append(" ").append(event.text);
  return text;
}

std::optional<Event> parseEvent(std::string_view text, BoardSize size) {
  const auto kind = kindNamed(takeWord(text));
  const auto at = parseNumber<int64_t>(takeWord(text));
  if (!kind || !at) return std::nullopt;
  Event event{*kind, TimePoint{*at}};
  if (hasColor(*kind)) {
    const std::string_view color = takeWord(text);
    if (color != "B" && color != "W") return std::nullopt;
    event.color = color == "B" ? Color::Black : Color::White;
  }
  if (*kind == Kind::Play) {
    const auto move = parseMove(takeWord(text), size, Notation::Sgf);
    if (!move) return std::nullopt;
    event.move = *move;
  }
  if (hasNode(*kind)) {
    const auto node = parseNumber<uint32_t>(takeWord(text));
    if (!node) return std::nullopt;
    event.node = sgf::NodeId{*node};
  }
  if (hasText(*kind)) {
    event.text = std::string(text);
    text = {};
  }
  return text.empty() ? std::optional(event) : std::nullopt;
}

std::string openingText(const Opening& opening) {
  const bool oneLine = opening.file.find('\n') == std::string::npos;
  return std::to_string(opening.game) + " " + (oneLine ? opening.file : "") + "\n" + opening.sgf;
}

std::optional<Opening> parseOpening(std::string_view text) {
  const size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  std::string_view head = text.substr(0, end);
  const auto game = parseNumber<size_t>(takeWord(head));
  if (!game) return std::nullopt;
  return Opening{*game, std::string(head), std::string(text.substr(end + 1))};
}

std::string marksText(const Marks& marks) {
  std::string dead, black, white, nobody;
  const BoardSize size = marks.dead.size();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    const std::string letters = toText(point, size, Notation::Sgf);
    if (marks.dead[point]) dead += letters;
    const std::optional<Owner> owner = marks.regionOwner[point];
    if (owner == Owner::Black) black += letters;
    if (owner == Owner::White) white += letters;
    if (owner == Owner::Nobody) nobody += letters;
  }
  return "dead " + dead + " black " + black + " white " + white + " nobody " + nobody;
}

std::optional<Marks> parseMarks(std::string_view text, BoardSize size) {
  Marks marks(size);
  constexpr std::array<std::string_view, 4> names{"dead", "black", "white", "nobody"};
  constexpr std::array<Owner, 4> owners{Owner::Nobody, Owner::Black, Owner::White, Owner::Nobody};
  for (size_t i = 0; i < names.size(); ++i) {
    if (takeWord(text) != names[i]) return std::nullopt;
    const auto points = parsePoints(takeWord(text), size);
    if (!points) return std::nullopt;
    for (const Point point : *points) {
      if (i == 0) {
        marks.dead[point] = true;
      } else {
        marks.regionOwner[point] = owners[i];
      }
    }
  }
  return text.empty() ? std::optional(marks) : std::nullopt;
}

}  // namespace tengen
