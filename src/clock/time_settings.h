// How much time two players agree on, as a plain value. How a clock runs is clock.h, how settings
// are written is time_text.h.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace tengen {

using Milliseconds = std::chrono::milliseconds;

// The longest main time or period anybody may agree on: about three years. Sums of times stay far
// from overflow.
constexpr Milliseconds kLongestTime = std::chrono::hours(24 * 1000);
constexpr int kMostPeriods = 100'000;

// Made by the functions below, which keep the promise that overtime of no length or no count is no
// overtime at all.
struct TimeSettings {
  enum class System : uint8_t {
    None,      // think as long as you like
    Absolute,  // main time alone
    ByoYomi,   // then `count` periods of `extra`; a move made within a period gives it back whole
    Canadian,  // then `count` stones within each `extra`
    Fischer,   // every move made adds `extra` to the main time
    Unknown,   // then something only people understand: see overtimeText
  };

  System system = System::None;
  Milliseconds main{0};
  Milliseconds extra{0};
  int count = 0;
  std::string overtimeText;  // Unknown: what the file says, kept as it was

  static TimeSettings none() { return {}; }
  static TimeSettings absolute(Milliseconds main);
  static TimeSettings byoYomi(Milliseconds main, int periods, Milliseconds period);
  static TimeSettings canadian(Milliseconds main, int stones, Milliseconds period);
  static TimeSettings fischer(Milliseconds main, Milliseconds increment);
  static TimeSettings unknown(Milliseconds main, std::string overtimeText);

  // Periods or stones after the main time.
  bool hasOvertime() const { return system == System::ByoYomi || system == System::Canadian; }

  friend bool operator==(const TimeSettings&, const TimeSettings&) = default;
};

}  // namespace tengen
