#include "online/table_event.h"

#include <array>

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

// In the order of TableEvent::Type.
constexpr std::array<std::string_view, 19> kTypeNames{
    "created", "joined",  "started",   "move",     "counting",  "judging", "marks",
    "agreed",  "resumed", "offer",     "declined", "withdrawn", "undone",  "paused",
    "addtime", "over",    "cancelled", "chat",     "rematch"};
static_assert(kTypeNames.size() == static_cast<size_t>(Type::Rematch) + 1);

// Where the text of an event stands, and its number.
const char* textKeyOf(Type type) {
  switch (type) {
    case Type::Joined:
      return "name";
    case Type::Over:
      return "result";
    case Type::Rematch:
      return "game";
    default:
      return "text";
  }
}

bool readCreated(const Json& json, TableEvent& event) {
  auto settings = parseSettings(at(json, "settings"));
  if (!settings || !event.by) return false;
  event.settings = std::move(*settings);
  event.text = textOr(at(at(json, "names"), nameOf(*event.by).data()));
  event.date = textOr(at(json, "date"));
  return true;
}

bool readWords(const Json& json, TableEvent& event) {
  if (const auto what = textOf(at(json, "what"))) {
    const auto offer = named<OfferKind>(kOfferNames, *what);
    if (!offer) return false;
    event.what = *offer;
  }
  if (const auto why = textOf(at(json, "why"))) {
    const auto end = named<End>(kEndNames, *why);
    if (!end) return false;
    event.why = *end;
  }
  return true;
}

}  // namespace

std::string_view nameOf(Type type) {
  return kTypeNames[static_cast<size_t>(type)];
}

std::optional<TableEvent> parseTableEvent(std::string_view line) {
  const auto json = parseObject(line);
  if (!json) return std::nullopt;
  const auto type = named<Type>(kTypeNames, textOr(at(*json, "type")));
  const auto n = wholeOf(at(*json, "n"), 1, kLargestNumber);
  const auto now = wholeOf(at(*json, "now"), 0, kLargestNumber);
  if (!type || !n || !now) return std::nullopt;
  TableEvent event{*type};
  event.by = named<Color>(kColorNames, textOr(at(*json, "by")));
  event.at = textOr(at(*json, "at"));
  event.bot = textOr(at(*json, "bot"));
  event.lag = Milliseconds{wholeOf(at(*json, "lag"), 0, kLargestNumber).value_or(0)};
  event.isRunning = at(at(*json, "clocks"), "running").is_string();
  event.id = textOr(at(*json, "id"));
  event.n = static_cast<uint64_t>(*n);
  event.now = TimePoint{*now};
  const bool isGift = *type == Type::AddTime;
  event.number = wholeOf(at(*json, isGift ? "seconds" : "number"), 0, kLargestNumber).value_or(0);
  const bool isProposal = *type == Type::Marks && !event.by;
  event.text = textOr(isProposal ? at(at(*json, "count"), "marks") : at(*json, textKeyOf(*type)));
  if (!readWords(*json, event)) return std::nullopt;
  if (*type == Type::Created && !readCreated(*json, event)) return std::nullopt;
  return event;
}

}  // namespace tengen::online
