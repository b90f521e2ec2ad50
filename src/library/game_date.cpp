#include "library/game_date.h"

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

}  // namespace

GameDate parseDate(std::string_view text) {
  const std::vector<Number> numbers = numbersIn(text);
  for (size_t i = 0; i < numbers.size(); ++i) {
    const int value = numbers[i].value;
    if (numbers[i].digits() == 8 && isYear(value / 10000)) {
      return checked({value / 10000, value / 100 % 100, value % 100});
    }
    if (numbers[i].digits() != 4 || !isYear(value)) continue;
    GameDate date{value, 0, 0};
    if (i + 1 < numbers.size() && follows(numbers[i + 1], numbers[i])) {
      date.month = numbers[i + 1].value;
      if (i + 2 < numbers.size() && follows(numbers[i + 2], numbers[i + 1])) {
        date.day = numbers[i + 2].value;
      }
    }
    return checked(date);
  }
  return {};
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
