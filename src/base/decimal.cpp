#include "base/decimal.h"

#include <charconv>
#include <cmath>

#include "base/words.h"

namespace tengen {
namespace {

// Without the one leading plus that from_chars refuses; "+-1" stays refused.
std::string_view withoutPlus(std::string_view text) {
  if (text.size() > 1 && text[0] == '+' && text[1] != '-' && text[1] != '+') text.remove_prefix(1);
  return text;
}

}  // namespace

std::string shortestDecimal(double value) {
  if (value == 0) return "0";  // and never "-0"
  char buffer[400];            // the longest double without an exponent has 309 digits
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
  return std::string(buffer, end.ptr);
}

std::optional<double> parseDecimal(std::string_view text) {
  text = withoutPlus(trimmed(text));
  double value = 0;
  const auto end =
      std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
  const bool whole = end.ec == std::errc{} && end.ptr == text.data() + text.size();
  if (text.empty() || !whole || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::optional<int> parseInteger(std::string_view text) {
  text = withoutPlus(trimmed(text));
  int value = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || end.ec != std::errc{} || end.ptr != text.data() + text.size()) {
    return std::nullopt;
  }
  return value;
}

}  // namespace tengen
