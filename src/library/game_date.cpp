#include "library/game_date.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include "base/words.h"

namespace tengen::library {
namespace {

struct Number {
  int value = 0;
  size_t begin = 0;
  size_t end = 0;

  size_t digits() const { return end - begin; }
};

std::vector<Number> numbersIn(std::string_view text) {
  std::vector<Number> numbers;
  for (size_t i = 0; i < text.size(); ++i) {
    if (!isDigit(text[i])) continue;
    Number number{0, i, i};
    for (; number.end < text.size() && isDigit(text[number.end]); ++number.end) {
      if (number.digits() < 8) number.value = number.value * 10 + (text[number.end] - '0');
    }
    numbers.push_back(number);
    i = number.end;
  }
  return numbers;
}

constexpr bool isYear(int value) {
  return value >= 1000 && value <= 2999;
}

// Close enough to the number before it to belong to the same date.
bool follows(const Number& next, const Number& before) {
  constexpr size_t kFarthest = 4;  // a Chinese character and a blank
  return next.begin - before.end <= kFarthest && next.digits() <= 2;
}

GameDate checked(GameDate date) {
  if (date.month < 1 || date.month > 12) return {date.year, 0, 0};
  if (date.day < 1 || date.day > 31) return {date.year, date.month, 0};
  return date;
}

// A year with `s` behind it, or as 1990年代.
bool isDecade(std::string_view text, const Number& year) {
  const std::string_view rest = text.substr(year.end);
  return year.value % 10 == 0 &&
         (rest.starts_with("s") || rest.starts_with("'s") || rest.starts_with("年代"));
}

// The first date in words of any kind; of a decade each of its years.
std::vector<GameDate> datesBeginning(std::string_view text) {
  const std::vector<Number> numbers = numbersIn(text);
  for (size_t i = 0; i < numbers.size(); ++i) {
    const int value = numbers[i].value;
    if (numbers[i].digits() == 8 && isYear(value / 10000))
      return {checked({value / 10000, value / 100 % 100, value % 100})};
    if (numbers[i].digits() != 4 || !isYear(value)) continue;
    if (isDecade(text, numbers[i])) {
      std::vector<GameDate> years;
      for (int year = value; year < value + 10; ++year)
        years.push_back({year, 0, 0});
      return years;
    }
    GameDate date{value, 0, 0};
    if (i + 1 < numbers.size() && follows(numbers[i + 1], numbers[i])) {
      date.month = numbers[i + 1].value;
      if (i + 2 < numbers.size() && follows(numbers[i + 2], numbers[i + 1]))
        date.day = numbers[i + 2].value;
    }
    return {checked(date)};
  }
  return {};
}

// What stands behind a comma: a date of its own, or the end of one that begins as the one before. A
// single number is a day behind a day and a month behind a month.
std::optional<GameDate> dateAfter(const GameDate& before, std::string_view text) {
  const std::vector<Number> numbers = numbersIn(text);
  const bool isPlain = text.find_first_not_of("0123456789-/") == std::string_view::npos;
  const auto isNothing = [](const Number& number) { return number.value == 0; };
  if (!isPlain || numbers.empty() || numbers.size() > 3 ||
      std::any_of(numbers.begin(), numbers.end(), isNothing))
    return std::nullopt;
  if (numbers.size() == 1 && numbers[0].digits() == 8) {
    const auto whole = datesBeginning(text);
    return whole.empty() || whole[0].day == 0 ? std::nullopt : std::optional(whole[0]);
  }
  const bool hasYear = numbers[0].digits() == 4 && isYear(numbers[0].value);
  const size_t parts = numbers.size() - hasYear;
  const auto number = [&](size_t i) { return numbers[i + hasYear].value; };
  GameDate date = before;
  if (hasYear) {
    date = {numbers[0].value, parts > 0 ? number(0) : 0, parts > 1 ? number(1) : 0};
  } else if (parts == 2 && before.day > 0) {
    date = {before.year, number(0), number(1)};
  } else if (parts == 1 && before.month > 0) {
    (before.day > 0 ? date.day : date.month) = number(0);
  } else {
    return std::nullopt;
  }
  return checked(date) == date ? std::optional(date) : std::nullopt;
}

}  // namespace

GameDate parseDate(std::string_view text) {
  const std::vector<GameDate> dates = parseDates(text);
  return dates.empty() ? GameDate() : dates.front();
}

std::vector<GameDate> parseDates(std::string_view text) {
  constexpr size_t kMost = 64;  // sessions of a game; no file makes it more
  std::vector<GameDate> dates;
  while (!text.empty() && dates.size() < kMost) {
    const size_t comma = std::min(text.find(','), text.size());
    const std::string_view part = trimmed(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    if (dates.empty()) {
      dates = datesBeginning(part);
    } else if (const auto next = dateAfter(dates.back(), part)) {
      dates.push_back(*next);
    }
  }
  return dates;
}

std::optional<GameDate> parseExactDate(std::string_view text) {
  const auto date = dateAfter({}, trimmed(text));
  if (!date) return std::nullopt;
  using namespace std::chrono;
  const year_month_day day{year(date->year), month(static_cast<unsigned>(date->month)),
                           std::chrono::day(static_cast<unsigned>(date->day))};
  if (date->day > 0 && !day.ok()) return std::nullopt;  // the 31st of June
  return date;
}

std::string toText(GameDate date) {
  const auto two = [](int number) {
    return std::string(number < 10 ? "-0" : "-") + std::to_string(number);
  };
  if (!date.isKnown()) return "";
  std::string text = std::to_string(date.year);
  if (date.month > 0) text += two(date.month);
  if (date.day > 0) text += two(date.day);
  return text;
}

bool DateRange::contains(uint32_t packedDate) const {
  if (isEverything()) return true;
  const GameDate date = unpackedDate(packedDate);
  if (!date.isKnown()) return false;
  // An unknown month or day is the first at one end and the last at the other.
  const auto latest = [](GameDate d) {
    return packed({d.year, d.month > 0 ? d.month : 15, d.day > 0 ? d.day : 31});
  };
  const auto earliest = [](GameDate d) { return packed(d); };
  if (from.isKnown() && latest(date) < earliest(from)) return false;
  return !to.isKnown() || earliest(date) <= latest(to);
}

}  // namespace tengen::library
