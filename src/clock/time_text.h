// Time settings as files, protocols and people write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "clock/time_settings.h"

namespace tengen {

// The texts of SGF's TM (seconds) and OT.
struct SgfTime {
  std::string main;      // "" where TM is absent
  std::string overtime;  // "" where OT is absent

  friend bool operator==(const SgfTime&, const SgfTime&) = default;
};

// Understands what programs write: "5x30 byo-yomi", "3x60", "25/600 Canadian", "1 moves / 30 sec",
// "10 fischer", "30 simple". An overtime it does not understand is kept as it is.
TimeSettings parseSgfTime(const SgfTime& texts);
SgfTime toSgf(const TimeSettings& settings);

// What people type: "none", "20m", "1h30m+5x30s", "20m+25/10m", "10m+15s" (Fischer). Nothing for
// text that means no time.
std::optional<TimeSettings> parseTimeSettings(std::string_view text);
std::string toText(const TimeSettings& settings);

// GTP's time_settings MAIN BYO_TIME BYO_STONES, in seconds. A time of overtime without stones means
// no limit at all, and so do three zeros; no overtime means absolute time.
struct GtpTime {
  int main = 0;
  int byoTime = 0;
  int byoStones = 0;

  friend bool operator==(const GtpTime&, const GtpTime&) = default;
};

TimeSettings fromGtp(const GtpTime& time);
// Periods of byo-yomi but the last become main time, as engines expect. Nothing for Fischer and
// unknown overtime, which GTP cannot say.
std::optional<GtpTime> toGtp(const TimeSettings& settings);

}  // namespace tengen
