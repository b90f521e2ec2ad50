#include "apps/cli/validators.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/decimal.h"
#include "base/words.h"
#include "rules/ruleset.h"

namespace tengen::cli {
namespace {

// What was typed, cut where it goes on for ever.
std::string shown(const std::string& text) {
  constexpr size_t kLongest = 40;
  return text.size() <= kLongest ? text : text.substr(0, kLongest) + "...";
}

// dd, or D16; boards wider than 25 have columns of two letters.
bool isPointName(const std::string& text) {
  const auto letters = std::find_if_not(text.begin(), text.end(), isLetter) - text.begin();
  const auto digits = static_cast<long>(text.size()) - letters;
  if (!std::all_of(text.begin() + letters, text.end(), isDigit)) return false;
  return digits == 0 ? letters == 2 : letters >= 1 && letters <= 2 && digits <= 2;
}

bool isPointList(const std::string& text) {
  const std::vector<std::string> names = CLI::detail::split(text, ',');
  return std::all_of(names.begin(), names.end(), isPointName);
}

std::string rulesetNames() {
  std::string names;
  for (const NamedRuleset& preset : kRulesets) {
    names += (names.empty() ? "" : ", ") + std::string(preset.name);
  }
  return names;
}

// One to nine digits: fits an int.
bool isIndex(const std::string& text) {
  return !text.empty() && text.size() <= 9 && std::all_of(text.begin(), text.end(), isDigit);
}

}  // namespace

CLI::Validator knownRules() {
  return CLI::Validator(
      [](std::string& text) {
        if (rulesetNamed(text)) return std::string();
        return "unknown rules " + shown(text) + "; known are " + rulesetNames();
      },
      "RULES");
}

CLI::Validator komiNumber() {
  return CLI::Validator(
      [](std::string& text) {
        const std::optional<double> komi = parseDecimal(text);
        if (komi && std::abs(*komi) <= kMostKomi) return std::string();
        return "no komi: " + shown(text);
      },
      "K");
}

CLI::Validator numberBetween(double least, double most) {
  return CLI::Validator(
      [least, most](std::string& text) {
        const std::optional<double> number = parseDecimal(text);
        if (number && *number >= least && *number <= most) return std::string();
        return "no number from " + shortestDecimal(least) + " to " + shortestDecimal(most) + ": " +
               shown(text);
      },
      "NUMBER");
}

CLI::Validator wholeBetween(int least, int most) {
  return CLI::Validator(
      [least, most](std::string& text) {
        const std::optional<int> number = parseInteger(text);
        if (number && *number >= least && *number <= most) return std::string();
        return "no whole number from " + std::to_string(least) + " to " + std::to_string(most) +
               ": " + shown(text);
      },
      "N");
}

CLI::Validator wholeNumber(int least) {
  return CLI::Validator(
      [least](std::string& text) {
        const std::optional<int> number = parseInteger(text);
        if (number && *number >= least) return std::string();
        return "no whole number from " + std::to_string(least) + " on: " + shown(text);
      },
      "N");
}

CLI::Validator seedNumber() {
  return CLI::Validator(
      [](std::string& text) {
        uint64_t seed = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
        const bool isWhole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
        return isWhole ? std::string() : "no whole number from 0 to 2^64-1: " + shown(text);
      },
      "N");
}

CLI::Validator fileName() {
  return CLI::Validator(
      [](std::string& text) {
        return text.empty() ? std::string("a file must be named") : std::string();
      },
      "FILE");
}

CLI::Validator deadList() {
  return CLI::Validator(
      [](std::string& text) {
        if (text == "auto" || text == "none" || isPointList(text)) return std::string();
        return "neither auto nor none nor points like dd,pq or D16,Q3: " + shown(text);
      },
      "auto|none|dd,Q3");
}

CLI::Validator variationPath() {
  return CLI::Validator(
      [](std::string& text) {
        for (const std::string& part : CLI::detail::split(text, '.')) {
          if (!isIndex(part)) return "no path like 0.2.1: " + shown(text);
        }
        return std::string();
      },
      "0.2.1");
}

}  // namespace tengen::cli
