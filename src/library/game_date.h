// When a game was played, as precisely as its file says: a year, a month or a day.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tengen::library {

struct GameDate {
  int year = 0;   // 0: nobody knows
  int month = 0;  // 0: only the year is known
  int day = 0;    // 0: only the month is known

  bool isKnown() const { return year > 0; }
  friend auto operator<=>(const GameDate&, const GameDate&) = default;
};

// The first date of a text: 2010-05-06, 2010/5, 20100506, 2010年5月6日, 6.5.2010, "6th May 2010",
// "played in 2010".
GameDate parseDate(std::string_view text);
// All of them, in the order they stand. SGF writes the days of one game with commas, and leaves out
// what stays: 2010-05-06,07 and 2010-01-31,02-01 are two days, 2005-03,05 two months, 1996,1997 two
// years. 1990s are the ten years from 1990 on. A range has all that lies in it, as precise as its
// ends: 2010~2012 are three years, 1950-01~03 three months, 1846-07-21~23 three days.
std::vector<GameDate> parseDates(std::string_view text);
// A date as somebody types it who is asked for one: nothing where it is not all a date that there
// is.
std::optional<GameDate> parseExactDate(std::string_view text);
std::string toText(GameDate date);  // 2010-05-06, 2010-05, 2010 or nothing

// In 32 bits that sort by age.
constexpr uint32_t packed(GameDate date) {
  return static_cast<uint32_t>(date.year << 9 | date.month << 5 | date.day);
}
constexpr GameDate unpackedDate(uint32_t bits) {
  return {static_cast<int>(bits >> 9), static_cast<int>(bits >> 5 & 15),
          static_cast<int>(bits & 31)};
}

// Days from `from` to `to`, both included; an unknown end is open. A date that is not precise is
// inside when one of its days could be.
struct DateRange {
  GameDate from, to;

  bool isEverything() const { return !from.isKnown() && !to.isKnown(); }
  bool contains(uint32_t packedDate) const;
};

}  // namespace tengen::library
