#include "session/event.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "rules/notation.h"

namespace tengen {
namespace {

using Kind = Event::Kind;

struct Form {
  std::string_view name;
  std::string_view holds;  // c(olor), m(ove), n(ode), t(ext)
  std::string_view is;     // #: numbered, +: a change, !: worth keeping
};

// The one list of events, in the order of Event::Kind.
constexpr std::array<Form, 37> kForms{{
    {"start", "t", "+"},     {"play", "cm", "#+!"},   {"takeback", "", "#+!"},
    {"resign", "c", "#+!"},  {"marks", "t", "#!"},    {"resume", "c", "#!"},
    {"accept", "", "#+!"},   {"noresult", "", "#+!"}, {"flag", "c", "#+!"},
    {"comment", "t", "#+!"}, {"tick", "", ""},        {"open", "nt", "+"},
    {"go", "n", "#"},        {"game", "t", "#"},      {"count", "", "#"},
    {"beginedit", "", "#"},  {"endedit", "", "#"},    {"edit", "nt", "#+!"},
    {"undo", "", "#+!"},     {"redo", "", "#+!"},     {"saved", "t", ""},
    {"proposal", "t", "#"},  {"undomarks", "", "#"},  {"redomarks", "", "#"},
    {"seat", "ct", "#"},     {"playon", "", "#"},     {"file", "t", ""},
    {"pasted", "", "+!"},    {"offer", "cnt", "#"},   {"decline", "c", "#"},
    {"pause", "", "#"},      {"unpause", "", "#"},    {"end", "t", "#+!"},
    {"addtime", "ct", "#"},  {"forgive", "t", "#"},   {"settime", "ct", "#"},
    {"review", "t", "+"},
}};
static_assert(kForms.size() == static_cast<size_t>(Kind::Review) + 1);

const Form& formOf(Kind kind) {
  return kForms[static_cast<size_t>(kind)];
}

bool holds(Kind kind, char what) {
  return formOf(kind).holds.find(what) != std::string_view::npos;
}

bool is(Kind kind, char what) {
  return formOf(kind).is.find(what) != std::string_view::npos;
}

// The text up to the next blank, which is taken off with it.
std::string_view takeWord(std::string_view& text) {
  const size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::optional<Kind> kindNamed(std::string_view name) {
  for (size_t i = 0; i < kForms.size(); ++i) {
    if (kForms[i].name == name) return static_cast<Kind>(i);
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

std::optional<Kind> kindOf(std::string_view text) {
  return kindNamed(takeWord(text));
}

bool isNumbered(Kind kind) {
  return is(kind, '#');
}

bool isChange(Kind kind) {
  return is(kind, '+');
}

bool isWorthKeeping(Kind kind) {
  return is(kind, '!');
}

std::string toText(const Event& event, BoardSize size) {
  std::string text(formOf(event.kind).name);
  text.append(" ").append(std::to_string(event.at.count()));
  if (holds(event.kind, 'c')) text += event.color == Color::Black ? " B" : " W";
  if (holds(event.kind, 'm')) text.append(" ").append(toText(event.move, size, Notation::Sgf));
  if (holds(event.kind, 'n')) {
    text.append(" ").append(std::to_string(static_cast<uint32_t>(event.node)));
  }
  if (holds(event.kind, 't')) text.append(" ").append(event.text);
  return text;
}

std::optional<Event> parseEvent(std::string_view text, BoardSize size) {
  const auto kind = kindNamed(takeWord(text));
  const auto at = parseNumber<int64_t>(takeWord(text));
  if (!kind || !at) return std::nullopt;
  Event event{*kind, TimePoint{*at}};
  if (holds(*kind, 'c')) {
    const std::string_view color = takeWord(text);
    if (color != "B" && color != "W") return std::nullopt;
    event.color = color == "B" ? Color::Black : Color::White;
  }
  if (holds(*kind, 'm')) {
    const auto move = parseMove(takeWord(text), size, Notation::Sgf);
    if (!move) return std::nullopt;
    event.move = *move;
  }
  if (holds(*kind, 'n')) {
    const auto node = parseNumber<uint32_t>(takeWord(text));
    if (!node) return std::nullopt;
    event.node = sgf::NodeId{*node};
  }
  if (holds(*kind, 't')) {
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

std::string sideTimeText(const SideTime& left) {
  return std::to_string(left.main.count()) + " " + std::to_string(left.period.count()) + " " +
         std::to_string(left.count);
}

std::optional<SideTime> parseSideTime(std::string_view text) {
  const auto main = parseNumber<int64_t>(takeWord(text));
  const auto period = parseNumber<int64_t>(takeWord(text));
  const auto count = parseNumber<int>(takeWord(text));
  const auto isTime = [](std::optional<int64_t> time) {
    return time && *time >= 0 && Milliseconds{*time} <= kLongestTime;
  };
  if (!isTime(main) || !isTime(period) || !count || !text.empty()) return std::nullopt;
  if (*count < 0 || *count > kMostPeriods) return std::nullopt;
  return SideTime{Milliseconds{*main}, Milliseconds{*period}, *count};
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
