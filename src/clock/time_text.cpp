#include "clock/time_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "base/decimal.h"
#include "base/words.h"

namespace tengen {
namespace {

using System = TimeSettings::System;

std::optional<Milliseconds> fromSeconds(double seconds) {
  const double longest = static_cast<double>(kLongestTime.count());
  if (!(seconds >= 0) || seconds * 1000 > longest) return std::nullopt;
  return Milliseconds{std::llround(seconds * 1000)};
}

std::string inSeconds(Milliseconds time) {
  return shortestDecimal(static_cast<double>(time.count()) / 1000);
}

// A text of overtime, taken apart: its numbers, with the unit that followed each, and what its
// words said about the system.
struct Overtime {
  std::vector<double> numbers;
  std::vector<double> units;  // seconds, for each number
  bool saysPeriods = false;   // how many
  bool saysByoYomi = false;
  bool saysStones = false;
  bool saysFischer = false;
  bool saysPerMove = false;
};

bool saysAnything(const Overtime& overtime) {
  return overtime.saysPeriods || overtime.saysByoYomi || overtime.saysStones ||
         overtime.saysFischer || overtime.saysPerMove;
}

struct Word {
  std::string_view text;
  double unit;  // seconds, where it is a unit
  bool Overtime::*says;
};

constexpr std::array<Word, 35> kWords{{
    {"s", 1, nullptr},
    {"sec", 1, nullptr},
    {"secs", 1, nullptr},
    {"second", 1, nullptr},
    {"seconds", 1, nullptr},
    {"m", 60, nullptr},
    {"min", 60, nullptr},
    {"mins", 60, nullptr},
    {"minute", 60, nullptr},
    {"minutes", 60, nullptr},
    {"h", 3600, nullptr},
    {"x", 0, &Overtime::saysPeriods},
    {"*", 0, &Overtime::saysPeriods},
    {"byo-yomi", 0, &Overtime::saysByoYomi},
    {"byoyomi", 0, &Overtime::saysByoYomi},
    {"byo", 0, &Overtime::saysByoYomi},
    {"yomi", 0, nullptr},
    {"japanese", 0, &Overtime::saysByoYomi},
    {"period", 0, &Overtime::saysPeriods},
    {"periods", 0, &Overtime::saysPeriods},
    {"/", 0, &Overtime::saysStones},
    {"move", 0, &Overtime::saysStones},
    {"moves", 0, &Overtime::saysStones},
    {"stone", 0, &Overtime::saysStones},
    {"stones", 0, &Overtime::saysStones},
    {"canadian", 0, &Overtime::saysStones},
    {"fischer", 0, &Overtime::saysFischer},
    {"increment", 0, &Overtime::saysFischer},
    {"bonus", 0, &Overtime::saysFischer},
    {"simple", 0, &Overtime::saysPerMove},
    {"in", 0, nullptr},
    {"of", 0, nullptr},
    {"per", 0, nullptr},
    {"each", 0, nullptr},
    {"overtime", 0, nullptr},
}};

bool isNumberPart(char c) {
  return (c >= '0' && c <= '9') || c == '.';
}
bool isWordPart(char c) {
  return isLetter(c) || c == '-';
}

// The next number, word or sign, taken off the front.
std::string_view nextToken(std::string_view& text) {
  const auto kind = [](char c) { return isNumberPart(c) ? 1 : isWordPart(c) ? 2 : 3; };
  size_t length = 1;
  const bool isX = text[0] == 'x' || text[0] == 'X';  // "3xbyo" does not occur, "5x30" does
  while (!isX && kind(text[0]) != 3 && length < text.size() &&
         kind(text[length]) == kind(text[0])) {
    ++length;
  }
  const std::string_view token = text.substr(0, length);
  text.remove_prefix(length);
  return token;
}

bool take(Overtime& overtime, std::string_view token) {
  if (token == ".") return true;  // "sec."
  if (isNumberPart(token[0])) {
    const auto number = parseDecimal(token);
    if (!number) return false;
    overtime.numbers.push_back(*number);
    overtime.units.push_back(1);
    return true;
  }
  std::string lower = lowerCase(token);
  if (lower.size() > 1 && lower.back() == '-') lower.pop_back();
  const auto word = std::find_if(kWords.begin(), kWords.end(),
                                 [&](const Word& known) { return known.text == lower; });
  if (word == kWords.end()) return false;
  if (word->says) overtime.*(word->says) = true;
  if (word->unit > 0) {
    if (overtime.units.empty()) return false;
    overtime.units.back() = word->unit;
  }
  return true;
}

// Nothing if a single word of it is not understood.
std::optional<Overtime> readOvertime(std::string_view text) {
  Overtime overtime;
  while (!text.empty()) {
    const bool ignored = isBlank(text[0]) || text[0] == ',' || text[0] == '(' || text[0] == ')';
    if (ignored) {
      text.remove_prefix(1);
    } else if (!take(overtime, nextToken(text))) {
      return std::nullopt;
    }
  }
  return overtime;
}

std::optional<TimeSettings> settingsFrom(Milliseconds main, const Overtime& overtime) {
  const size_t numbers = overtime.numbers.size();
  if (numbers < 1 || numbers > 2) return std::nullopt;
  const auto length = fromSeconds(overtime.numbers.back() * overtime.units.back());
  if (!length || *length == Milliseconds{0}) return std::nullopt;

  const bool byoYomi = overtime.saysPeriods || overtime.saysByoYomi;
  if (numbers == 1) {
    if (overtime.saysPeriods || overtime.saysStones) return std::nullopt;
    const bool perMove = overtime.saysPerMove || overtime.saysByoYomi;
    if (perMove == overtime.saysFischer) return std::nullopt;
    return perMove ? TimeSettings::byoYomi(main, 1, *length) : TimeSettings::fischer(main, *length);
  }
  const double count = overtime.numbers.front();
  const bool whole = count == std::floor(count) && count >= 1 && count <= kMostPeriods;
  if (!whole || byoYomi == overtime.saysStones || overtime.saysFischer) return std::nullopt;
  const int n = static_cast<int>(count);
  return byoYomi ? TimeSettings::byoYomi(main, n, *length)
                 : TimeSettings::canadian(main, n, *length);
}

// "1h30m", "20m", "90s", "90": numbers with units, the last of which may be left out (seconds).
std::optional<Milliseconds> readLength(std::string_view text) {
  const auto parts = readOvertime(text);
  if (!parts || parts->numbers.empty()) return std::nullopt;
  if (saysAnything(*parts)) return std::nullopt;
  double seconds = 0;
  for (size_t i = 0; i < parts->numbers.size(); ++i)
    seconds += parts->numbers[i] * parts->units[i];
  return fromSeconds(seconds);
}

std::string lengthText(Milliseconds time) {
  const auto seconds = time.count() / 1000;
  if (time.count() % 60'000 != 0 || time.count() == 0) return inSeconds(time) + "s";
  const auto hours = seconds / 3600;
  const auto minutes = seconds % 3600 / 60;
  return (hours > 0 ? std::to_string(hours) + "h" : "") +
         (minutes > 0 ? std::to_string(minutes) + "m" : "");
}

int wholeSeconds(Milliseconds time) {
  constexpr int64_t kMost = std::numeric_limits<int>::max();
  return static_cast<int>(std::min<int64_t>(time.count() / 1000, kMost));
}

}  // namespace

TimeSettings parseSgfTime(const SgfTime& texts) {
  const auto seconds = parseDecimal(texts.main);
  const Milliseconds main = fromSeconds(seconds.value_or(0)).value_or(Milliseconds{0});
  if (std::all_of(texts.overtime.begin(), texts.overtime.end(), isBlank)) {
    return main > Milliseconds{0} ? TimeSettings::absolute(main) : TimeSettings::none();
  }
  const auto overtime = readOvertime(texts.overtime);
  const auto settings = overtime ? settingsFrom(main, *overtime) : std::nullopt;
  return settings ? *settings : TimeSettings::unknown(main, texts.overtime);
}

SgfTime toSgf(const TimeSettings& settings) {
  const std::string main = inSeconds(settings.main);
  const std::string count = std::to_string(settings.count);
  const std::string extra = inSeconds(settings.extra);
  switch (settings.system) {
    case System::None:
      return {};
    case System::Absolute:
      return {main, ""};
    case System::ByoYomi:
      return {main, count + "x" + extra + " byo-yomi"};
    case System::Canadian:
      return {main, count + "/" + extra + " Canadian"};
    case System::Fischer:
      return {main, extra + " fischer"};
    case System::Unknown:
      return {main, settings.overtimeText};
  }
  return {};
}

std::optional<TimeSettings> parseTimeSettings(std::string_view text) {
  if (text == "none") return TimeSettings::none();
  const size_t plus = text.find('+');
  const auto main = readLength(text.substr(0, plus));
  if (!main) return std::nullopt;
  if (plus == std::string_view::npos) {
    return *main > Milliseconds{0} ? std::optional(TimeSettings::absolute(*main)) : std::nullopt;
  }
  auto overtime = readOvertime(text.substr(plus + 1));
  if (!overtime) return std::nullopt;
  if (!saysAnything(*overtime)) overtime->saysFischer = true;
  return settingsFrom(*main, *overtime);
}

std::string toText(const TimeSettings& settings) {
  const std::string main = lengthText(settings.main);
  const std::string count = std::to_string(settings.count);
  const std::string extra = lengthText(settings.extra);
  switch (settings.system) {
    case System::None:
      return "none";
    case System::Absolute:
      return main;
    case System::ByoYomi:
      return main + "+" + count + "x" + extra;
    case System::Canadian:
      return main + "+" + count + "/" + extra;
    case System::Fischer:
      return main + "+" + extra;
    case System::Unknown:
      return main + "+" + settings.overtimeText;
  }
  return {};
}

TimeSettings fromGtp(const GtpTime& time) {
  const std::chrono::seconds main(time.main), byoTime(time.byoTime);
  const bool noLimit =
      (time.byoTime > 0 && time.byoStones <= 0) || (time.main <= 0 && time.byoTime <= 0);
  return noLimit ? TimeSettings::none() : TimeSettings::canadian(main, time.byoStones, byoTime);
}

std::optional<GtpTime> toGtp(const TimeSettings& settings) {
  const int main = wholeSeconds(settings.main);
  const int extra = wholeSeconds(settings.extra);
  switch (settings.system) {
    case System::None:
      return GtpTime{0, 1, 0};
    case System::Absolute:
      return GtpTime{main, 0, 0};
    case System::ByoYomi:
      return GtpTime{wholeSeconds(settings.main + (settings.count - 1) * settings.extra), extra, 1};
    case System::Canadian:
      return GtpTime{main, extra, settings.count};
    case System::Fischer:
    case System::Unknown:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace tengen
