// Numbers as text that no locale can bend: 6.5 is written "6.5" wherever the program runs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tengen {

// The shortest text that reads back as the same number, never with an exponent: 7.0 is "7".
std::string shortestDecimal(double value);

// Reads a whole decimal number ("6.5", "-3", "+0.5", ".5"); surrounding blanks are allowed,
// anything else around or inside it (exponents, commas, inf, nan) is not.
std::optional<double> parseDecimal(std::string_view text);

// Reads a whole integer, with the same tolerance for blanks and a leading plus.
std::optional<int> parseInteger(std::string_view text);

}  // namespace tengen
