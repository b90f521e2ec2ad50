#include "apps/desktop/engine/seats.h"

#include <algorithm>
#include <string_view>

#include "game/formats.h"
#include "session/event.h"

namespace tengen::desktop {
namespace {

// "8k", "3d" or "max".
bool isLevel(std::string_view text) {
  if (text == "max") return true;
  if (text.size() < 2 || (text.back() != 'k' && text.back() != 'd')) return false;
  return std::all_of(text.begin(), text.end() - 1, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string seatText(const Seat& seat) {
  if (!seat.level.isEmpty()) return engineSeat(seat.level.toStdString());
  return seat.engine.isEmpty() ? std::string() : otherEngineSeat(seat.engine.toStdString());
}

Seat seatFrom(const std::string& text) {
  return {.level = QString::fromStdString(levelOfSeat(text).value_or(std::string())),
          .engine = QString::fromStdString(otherEngineOfSeat(text).value_or(std::string()))};
}

std::string engineName(const Seat& seat) {
  return nameOfSeat(seatText(seat));
}

Seat seatOf(const std::string& name) {
  constexpr std::string_view kBefore = "Tengen ";
  if (!name.starts_with(kBefore)) return {};
  const std::string level = name.substr(kBefore.size());
  return {.level = isLevel(level) ? QString::fromStdString(level) : QString(), .engine = {}};
}

Seats seatsOf(const std::vector<std::string>& journal) {
  const auto begun = journal.empty() ? std::nullopt : parseEvent(journal.front(), {});
  if (!begun || begun->kind != Event::Kind::Start) return {};
  const auto loaded = load(begun->text);
  if (!loaded) return {};
  const GameTree& tree = loaded->tree;
  return {seatOf(tree.text(tree.root(), "PB")), seatOf(tree.text(tree.root(), "PW"))};
}

}  // namespace tengen::desktop
