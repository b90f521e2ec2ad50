#include "apps/cli/validators.h"

#include <algorithm>
#include <cmath>

#include "base/decimal.h"
#include "rules/ruleset.h"

namespace tengen::cli {
namespace {

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isPointList(const std::string& text) {
  if (text.size() % 3 != 2) return false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (i % 3 == 2 ? text[i] != ',' : !isLetter(text[i])) return false;
  }
  return true;
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
  return !text.empty() && text.size() <= 9 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

CLI::Validator knownRules() {
  return CLI::Validator(
      [](std::string& text) {
        if (rulesetNamed(text)) return std::string();
        return "unknown rules " + text + "; known are " + rulesetNames();
      },
      "RULES");
}

CLI::Validator komiNumber() {
  return CLI::Validator(
      [](std::string& text) {
        const std::optional<double> komi = parseDecimal(text);
        if (komi && std::abs(*komi) <= kMostKomi) return std::string();
        return "no komi: " + text;
      },
      "K");
}

CLI::Validator deadList() {
  return CLI::Validator(
      [](std::string& text) {
        if (text == "auto" || text == "none" || isPointList(text)) return std::string();
        return "neither auto nor none nor points like dd,pq: " + text;
      },
      "auto|none|dd,pq");
}

CLI::Validator variationPath() {
  return CLI::Validator(
      [](std::string& text) {
        for (const std::string& part : CLI::detail::split(text, '.')) {
          if (!isIndex(part)) return "no path like 0.2.1: " + text;
        }
        return std::string();
      },
      "0.2.1");
}

}  // namespace tengen::cli
