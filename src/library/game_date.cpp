#include "library/game_date.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

#include "base/words.h"
#include "library/japanese_era.h"

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

// 27.04.2018: with points between them the day comes first everywhere.
std::optional<GameDate> dateWithPoints(std::string_view text, const std::vector<Number>& numbers) {
  if (numbers.size() < 3) return std::nullopt;
  const Number& day = numbers[0];
  const Number& month = numbers[1];
  const Number& year = numbers[2];
  const auto pointBetween = [&](const Number& a, const Number& b) {
    return text.substr(a.end, b.begin - a.end) == ".";
  };
  const bool isDate = day.digits() <= 2 && month.digits() <= 2 && year.digits() == 4 &&
                      isYear(year.value) && pointBetween(day, month) && pointBetween(month, year);
  return isDate ? std::optional(checked({year.value, month.value, day.value})) : std::nullopt;
}

// 1 to 12; 0 where it is no name of a month.
int monthNamed(std::string_view word) {
  constexpr std::array<std::string_view, 12> kMonths{
      "january", "february", "march",     "april",   "may",      "june",
      "july",    "august",   "september", "october", "november", "december"};
  if (word == "sept") return 9;
  for (size_t i = 0; i < kMonths.size(); ++i) {
    if (word == kMonths[i] || word == kMonths[i].substr(0, 3)) return static_cast<int>(i) + 1;
  }
  return 0;
}

int monthIn(std::string_view text) {
  const std::string lower = lowerCase(text);
  for (size_t i = 0; i < lower.size(); ++i) {
    size_t end = i;
    while (end < lower.size() && isLetter(lower[end]))
      ++end;
    if (const int month = monthNamed(std::string_view(lower).substr(i, end - i))) return month;
    i = end;
  }
  return 0;
}

// "29th September 2012", "Sep 29, 2012": one year, the name of a month and no more than one day.
std::optional<GameDate> dateInWords(std::string_view text) {
  const int month = monthIn(text);
  if (month == 0) return std::nullopt;
  GameDate date{0, month, 0};
  size_t small = 0;
  for (const Number& number : numbersIn(text)) {
    const bool mayBeYear = number.digits() == 4 && isYear(number.value);
    if (number.digits() <= 2) {
      ++small;
      date.day = number.value;
    } else if (!mayBeYear || date.isKnown()) {
      return std::nullopt;
    } else {
      date.year = number.value;
    }
  }
  if (small > 1) date.day = 0;
  return date.isKnown() ? std::optional(checked(date)) : std::nullopt;
}

// The first date in words of any kind; of a decade each of its years.
std::vector<GameDate> datesBeginning(std::string_view text) {
  const std::vector<Number> numbers = numbersIn(text);
  if (const auto date = dateWithPoints(text, numbers)) return {*date};
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

// What stands behind a comma or a wave: a date of its own, or the end of one that begins as the one
// before. A single number is a day behind a day and a month behind a month.
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

// Between the dates of a game; where it is a range the time between them counts, too.
struct Separator {
  std::string_view sign;
  bool isRange;
};
constexpr std::array<Separator, 15> kSeparators{{{",", false},
                                                 {";", false},
                                                 {"、", false},
                                                 {"，", false},
                                                 {" & ", false},
                                                 {" and ", false},
                                                 {" or ", false},
                                                 {"~", true},
                                                 {"～", true},
                                                 {"〜", true},
                                                 {"–", true},
                                                 {"—", true},
                                                 {"..", true},
                                                 {" - ", true},
                                                 {" to ", true}}};

struct Cut {
  size_t begin;  // of the separator
  size_t end;
  bool isRange;
};

// The sign of 2010-2011 and of 1996-97, which no month is.
std::optional<Cut> cutBetweenYears(std::string_view text) {
  const std::vector<Number> numbers = numbersIn(text);
  const auto beginsDate = [](const Number& number) {
    return (number.digits() == 4 && isYear(number.value)) ||
           (number.digits() == 8 && isYear(number.value / 10000));
  };
  bool hasDate = false;
  for (size_t i = 0; i < numbers.size(); ++i) {
    const bool isJoined = i > 0 && numbers[i].begin == numbers[i - 1].end + 1 &&
                          (text[numbers[i - 1].end] == '-' || text[numbers[i - 1].end] == '/');
    const bool isShortYear = isJoined && numbers[i].digits() == 2 && numbers[i].value > 12 &&
                             beginsDate(numbers[i - 1]) &&
                             numbers[i].value > numbers[i - 1].value % 100;
    if (hasDate && isJoined && (beginsDate(numbers[i]) || isShortYear))
      return Cut{numbers[i - 1].end, numbers[i].begin, true};
    hasDate |= beginsDate(numbers[i]);
  }
  return std::nullopt;
}

Cut firstCut(std::string_view text) {
  Cut first{text.size(), text.size(), false};
  for (const Separator& separator : kSeparators) {
    const size_t at = text.find(separator.sign);
    if (at < first.begin) first = {at, at + separator.sign.size(), separator.isRange};
  }
  return cutBetweenYears(text.substr(0, first.begin)).value_or(first);
}

// 2010年5月6日 as 2010-5-6; 1990年代 stays.
std::string withoutCharacters(std::string_view text) {
  constexpr std::string_view kYear = "年", kMonth = "月", kDay = "日";
  std::string plain;
  for (size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    const bool isYearOrMonth =
        (rest.starts_with(kYear) || rest.starts_with(kMonth)) && !rest.starts_with("年代");
    if (isYearOrMonth) {
      i += kYear.size();
      if (i < text.size() && isDigit(text[i])) plain += '-';
    } else if (rest.starts_with(kDay)) {
      i += kDay.size();
    } else {
      plain += text[i++];
    }
  }
  return plain;
}

GameDate dayAfter(GameDate date) {
  using namespace std::chrono;
  const year_month_day day = sys_days(year(date.year) / date.month / date.day) + days(1);
  return {static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
          static_cast<int>(static_cast<unsigned>(day.day()))};
}

GameDate monthAfter(GameDate date) {
  return date.month < 12 ? GameDate{date.year, date.month + 1, 0} : GameDate{date.year + 1, 1, 0};
}

// Those that lie between, as precise as both ends are; of a time too long for that, or of none, no
// more than is known: none.
std::vector<GameDate> datesBetween(const GameDate& from, const GameDate& to, size_t most) {
  const auto steps = [&](GameDate (*next)(GameDate), GameDate last) {
    std::vector<GameDate> dates;
    for (GameDate date = next(from); date < last; date = next(date)) {
      if (dates.size() == most) return std::vector<GameDate>();
      dates.push_back(date);
    }
    return dates;
  };
  const auto yearAfter = [](GameDate date) { return GameDate{date.year + 1, 0, 0}; };
  if (from.month == 0 || to.month == 0) return steps(yearAfter, {to.year, 0, 0});
  if (from.day == 0 || to.day == 0) return steps(monthAfter, {to.year, to.month, 0});
  auto days = steps(dayAfter, to);
  const bool isNextDay = dayAfter(from) >= to;
  return days.empty() && !isNextDay ? steps(monthAfter, {to.year, to.month, 0}) : days;
}

// Behind a date that is known: short for it where it can be, else one of its own; 97 behind 1996 is
// a year.
std::optional<GameDate> nextDate(const GameDate& before, std::string_view part, bool isRange) {
  if (const auto next = dateAfter(before, part)) return next;
  const std::vector<Number> numbers = numbersIn(part);
  if (numbers.empty()) return std::nullopt;
  const bool isOneYear = before.month == 0 && part.size() == 2 && numbers[0].digits() == 2;
  if (isRange && isOneYear && numbers[0].value > before.year % 100)
    return GameDate{before.year / 100 * 100 + numbers[0].value, 0, 0};
  const bool hasYear = numbers[0].begin == 0 && numbers[0].digits() == 4;
  const auto own = hasYear ? datesBeginning(part) : std::vector<GameDate>();
  return own.empty() ? std::nullopt : std::optional(own.back());
}

}  // namespace

GameDate parseDate(std::string_view text) {
  const std::vector<GameDate> dates = parseDates(text);
  return dates.empty() ? GameDate() : dates.front();
}

std::vector<GameDate> parseDates(std::string_view words) {
  constexpr size_t kMost = 64;       // sessions of a game; no file makes it more
  constexpr size_t kLongest = 1000;  // bytes; so many sessions need no more
  words = words.substr(0, kLongest);
  if (const auto date = dateInWords(words)) return {*date};
  const std::string plain = withoutCharacters(withoutEras(words));
  std::string_view text = plain;
  std::vector<GameDate> dates;
  bool isRange = false;
  while (!text.empty() && dates.size() < kMost) {
    const Cut cut = firstCut(text);
    const std::string_view part = trimmed(text.substr(0, cut.begin));
    text.remove_prefix(cut.end);
    if (dates.empty()) {
      dates = datesBeginning(part);
    } else if (const auto next = nextDate(dates.back(), part, isRange)) {
      const size_t room = kMost - dates.size() - 1;
      if (isRange && dates.back() < *next) {
        const auto between = datesBetween(dates.back(), *next, room);
        dates.insert(dates.end(), between.begin(), between.end());
      }
      dates.push_back(*next);
    }
    isRange = cut.isRange;
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
