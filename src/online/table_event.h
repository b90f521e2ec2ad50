// What happens at a table, one after the other: the causes alone. What follows from them (stones
// taken, clocks, counts) is added when an event is written, and found again by doing the same.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "clock/clock.h"
#include "online/names.h"
#include "online/table_settings.h"

namespace tengen::online {

struct TableEvent {
  enum class Type : uint8_t {
    Created,  // by: who made the table; text: the name; bot; settings; date
    Joined,   // by; text: the name; bot; isRunning
    Started,  // both are there: the clock runs
    Move,     // by; at; number: of moves then
    Counting,
    Judging,
    Marks,  // by and at; or, without them, text: the server's proposal
    Agreed,
    Resumed,
    Offer,      // what; number: for an undo, of moves it would leave
    Declined,   // what
    Withdrawn,  // what
    Undone,     // number: of moves then
    Paused,
    AddTime,  // number: seconds
    Over,     // text: the result; why; by: whoever caused it
    Cancelled,
    Chat,     // text
    Rematch,  // text: the new game
  };
  Type type;
  std::optional<Color> by = std::nullopt;
  std::string at = {};
  std::string text = {};
  std::string bot = {};  // its level, where a program of the server sits down
  int64_t number = 0;
  OfferKind what = OfferKind::Undo;
  End why = End::Resign;
  TableSettings settings = {};
  std::string date = {};
  Milliseconds lag{0};  // Move: what its clock is not charged with
  // Joined: the clock ran from then on, as it did in records of before `started`.
  bool isRunning = false;

  std::string id = {};  // of the command behind it; of several events the first has it
  uint64_t n = 0;       // its number in the series of the table
  TimePoint now{0};     // table time

  friend bool operator==(const TableEvent&, const TableEvent&) = default;
};

std::string_view nameOf(TableEvent::Type type);

// The event of a line that was stored; nothing if it is none.
std::optional<TableEvent> parseTableEvent(std::string_view line);

}  // namespace tengen::online
