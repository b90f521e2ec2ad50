#include "online/table_settings.h"

#include <algorithm>

#include "online/names.h"
#include "rules/handicap.h"

namespace tengen::online {
namespace {

using System = TimeSettings::System;
using Seconds = std::chrono::seconds;

// Below it there is no game, above it no screen.
constexpr int kSmallestSide = 2;
constexpr int kLargestSide = 25;
constexpr double kMostKomi = 150;
constexpr int64_t kLongestMain = 30 * 24 * 3600;  // seconds
constexpr int64_t kLongestPeriod = 7 * 24 * 3600;
constexpr int64_t kMostCount = 100;  // periods or stones

std::optional<BoardSize> sizeOf(const Json& json) {
  const auto side = [](const Json& each) { return wholeOf(each, kSmallestSide, kLargestSide); };
  const bool isPair = json.is_array() && json.size() == 2;
  const auto width = side(isPair ? json[0] : json);
  const auto height = side(isPair ? json[1] : json);
  if (!width || !height) return std::nullopt;
  return BoardSize{static_cast<int>(*width), static_cast<int>(*height)};
}

std::optional<double> komiOf(const Json& json) {
  const auto komi = numberOf(json, -kMostKomi, kMostKomi);
  return komi && *komi * 2 == std::trunc(*komi * 2) ? komi : std::nullopt;
}

bool isFixedHandicap(int handicap, BoardSize size) {
  return handicap == 0 || (handicap >= 2 && handicap <= maxFixedHandicap(size));
}

std::optional<TimeSettings> timeOf(const Json& json) {
  if (json.is_null()) return TimeSettings::none();
  const std::string system = textOr(at(json, "system"));
  const auto main = wholeOf(at(json, "main"), 0, kLongestMain);
  const auto period = wholeOf(at(json, "period"), 1, kLongestPeriod);
  if (!main) return std::nullopt;
  if (system == "byoyomi" || system == "canadian") {
    const bool isByoYomi = system == "byoyomi";
    const auto count = wholeOf(at(json, isByoYomi ? "periods" : "stones"), 1, kMostCount);
    if (!period || !count) return std::nullopt;
    const int times = static_cast<int>(*count);
    return isByoYomi ? TimeSettings::byoYomi(Seconds{*main}, times, Seconds{*period})
                     : TimeSettings::canadian(Seconds{*main}, times, Seconds{*period});
  }
  if (*main == 0) return std::nullopt;
  if (system == "absolute") return TimeSettings::absolute(Seconds{*main});
  const auto increment = wholeOf(at(json, "increment"), 1, kLongestPeriod);
  if (system != "fischer" || !increment) return std::nullopt;
  return TimeSettings::fischer(Seconds{*main}, Seconds{*increment});
}

Json toJson(const TimeSettings& time) {
  const auto seconds = [](Milliseconds span) { return span.count() / 1000; };
  switch (time.system) {
    case System::Absolute:
      return {{"system", "absolute"}, {"main", seconds(time.main)}};
    case System::ByoYomi:
      return {{"system", "byoyomi"},
              {"main", seconds(time.main)},
              {"periods", time.count},
              {"period", seconds(time.extra)}};
    case System::Canadian:
      return {{"system", "canadian"},
              {"main", seconds(time.main)},
              {"stones", time.count},
              {"period", seconds(time.extra)}};
    case System::Fischer:
      return {
          {"system", "fischer"}, {"main", seconds(time.main)}, {"increment", seconds(time.extra)}};
    case System::None:
    case System::Unknown:
      break;
  }
  return nullptr;
}

bool isPreset(std::string_view name) {
  return std::any_of(kRulesets.begin(), kRulesets.end(),
                     [&](const NamedRuleset& each) { return each.name == name; });
}

}  // namespace

Result<TableSettings, SettingsError> parseSettings(const Json& json) {
  const auto wrong = [](std::string_view field) { return Unexpected{SettingsError{field}}; };
  if (!json.is_null() && !json.is_object()) return wrong("settings");
  TableSettings settings;
  if (const Json& size = at(json, "size"); !size.is_null()) {
    const auto read = sizeOf(size);
    if (!read) return wrong("size");
    settings.size = *read;
  }
  if (const Json& rules = at(json, "rules"); !rules.is_null()) {
    settings.rules = textOr(rules);
    if (!isPreset(settings.rules)) return wrong("rules");
  }
  if (const Json& handicap = at(json, "handicap"); !handicap.is_null()) {
    const auto read = wholeOf(handicap, 0, kLargestSide);
    if (!read || !isFixedHandicap(static_cast<int>(*read), settings.size)) return wrong("handicap");
    settings.handicap = static_cast<int>(*read);
  }
  settings.komi = usualKomi(*rulesetNamed(settings.rules), settings.handicap);
  if (const Json& komi = at(json, "komi"); !komi.is_null()) {
    const auto read = komiOf(komi);
    if (!read) return wrong("komi");
    settings.komi = *read;
  }
  const auto time = timeOf(at(json, "clock"));
  if (!time) return wrong("clock");
  settings.time = *time;
  return settings;
}

Json toJson(const TableSettings& settings) {
  return {{"size", {settings.size.width, settings.size.height}},
          {"rules", settings.rules},
          {"komi", numberJson(settings.komi)},
          {"handicap", settings.handicap},
          {"clock", toJson(settings.time)}};
}

GameSetup setupOf(const TableSettings& settings) {
  GameSetup setup;
  setup.size = settings.size;
  setup.rules = rulesetNamed(settings.rules).value_or(Ruleset{});
  setup.rules.komi = settings.komi;
  setup.rulesName = settings.rules;
  setup.handicap = settings.handicap;
  setup.time = settings.time;
  return setup;
}

}  // namespace tengen::online
