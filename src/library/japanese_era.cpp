#include "library/japanese_era.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "base/words.h"

namespace tengen::library {
namespace {

struct Era {
  std::string_view name;
  char letter;
  int yearBefore;  // its first
};
constexpr std::array<Era, 5> kEras{{{"明治", 'M', 1867},
                                    {"大正", 'T', 1911},
                                    {"昭和", 'S', 1925},
                                    {"平成", 'H', 1988},
                                    {"令和", 'R', 2018}}};

struct Year {
  int year;
  size_t length;  // of what says so
};

std::optional<Year> yearBeginning(std::string_view text, const Era& era) {
  constexpr std::string_view kFirst = "元";
  const bool isNamed = text.starts_with(era.name);
  const size_t begin = isNamed ? era.name.size() : 1;
  if (!isNamed && !text.starts_with(era.letter)) return std::nullopt;
  const std::string_view rest = text.substr(begin);
  if (isNamed && rest.starts_with(kFirst)) return Year{era.yearBefore + 1, begin + kFirst.size()};
  int number = 0;
  const auto digits =
      std::from_chars(rest.data(), rest.data() + std::min<size_t>(rest.size(), 3), number);
  const auto length = static_cast<size_t>(digits.ptr - rest.data());
  if (length == 0 || length > 2 || number < 1) return std::nullopt;
  // A letter says nothing unless a month follows.
  const bool hasMonth = rest.size() > length + 1 &&
                        std::string_view("./-").find(rest[length]) != std::string_view::npos &&
                        isDigit(rest[length + 1]);
  if (!isNamed && !hasMonth) return std::nullopt;
  return Year{era.yearBefore + number, begin + length};
}

}  // namespace

std::string withoutEras(std::string_view date) {
  std::string plain;
  for (size_t i = 0; i < date.size();) {
    const bool isInWord = i > 0 && (isLetter(date[i - 1]) || isDigit(date[i - 1]));
    std::optional<Year> year;
    for (const Era& era : kEras) {
      if (!year && !isInWord) year = yearBeginning(date.substr(i), era);
    }
    plain += year ? std::to_string(year->year) : std::string(1, date[i]);
    i += year ? year->length : 1;
  }
  return plain;
}

}  // namespace tengen::library
