#include "gtp/ruleset_json.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace tengen::gtp {
namespace {

using Json = nlohmann::ordered_json;

template <class T, size_t N>
using Names = std::array<std::pair<const char*, T>, N>;

constexpr Names<Ko, 3> kKoNames{
    {{"SIMPLE", Ko::Simple}, {"POSITIONAL", Ko::Positional}, {"SITUATIONAL", Ko::Situational}}};
constexpr Names<Scoring, 2> kScoringNames{
    {{"AREA", Scoring::Area}, {"TERRITORY", Scoring::Territory}}};
constexpr Names<HandicapBonus, 3> kBonusNames{{{"0", HandicapBonus::None},
                                               {"N", HandicapBonus::PerStone},
                                               {"N-1", HandicapBonus::PerStoneButOne}}};

template <class T, size_t N>
std::optional<T> valueNamed(const Json& json, const Names<T, N>& names) {
  if (!json.is_string()) return std::nullopt;
  for (const auto& [name, value] : names) {
    if (json.get_ref<const std::string&>() == name) return value;
  }
  return std::nullopt;
}

template <class T, size_t N>
const char* nameIn(const Names<T, N>& names, T value) {
  for (const auto& [name, known] : names) {
    if (known == value) return name;
  }
  return "";
}

// Puts a value read from JSON in its place; false where it was none.
template <class T>
bool assign(T& place, std::optional<T> value) {
  if (value) place = *value;
  return value.has_value();
}

std::optional<Suicide> suicideFrom(const Json& value) {
  if (!value.is_boolean()) return std::nullopt;
  return value.get<bool>() ? Suicide::SeveralStones : Suicide::Forbidden;
}

enum class Outcome { Set, UnknownKey, UnknownValue };

// Tax depends on the scoring, which may stand behind it: only collected here.
Outcome setRule(Ruleset& rules, std::string& tax, const std::string& key, const Json& value) {
  bool known = false;
  if (key == "ko") {
    known = assign(rules.ko, valueNamed(value, kKoNames));
  } else if (key == "scoring") {
    known = assign(rules.scoring, valueNamed(value, kScoringNames));
  } else if (key == "suicide") {
    known = assign(rules.suicide, suicideFrom(value));
  } else if (key == "whiteHandicapBonus") {
    known = assign(rules.handicapBonus, valueNamed(value, kBonusNames));
  } else if (key == "hasButton") {
    known = value == false;
  } else if (key == "friendlyPassOk") {
    known = value.is_boolean();  // how an engine passes, not how a game is counted
  } else if (key == "tax") {
    known = value == "NONE" || value == "SEKI";
    if (known) tax = value.get<std::string>();
  } else {
    return Outcome::UnknownKey;
  }
  return known ? Outcome::Set : Outcome::UnknownValue;
}

std::string dump(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Ruleset, RulesetError> parseJson(std::string_view text, const Ruleset& current) {
  using Kind = RulesetError::Kind;
  const Json json = Json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return Unexpected{RulesetError{Kind::BadJson, std::string(text)}};

  Ruleset rules = current;
  rules.passStones = false;
  rules.tie = Tie::Draw;
  std::string tax = "NONE";
  for (const auto& [key, value] : json.items()) {
    switch (setRule(rules, tax, key, value)) {
      case Outcome::Set:
        break;
      case Outcome::UnknownKey:
        return Unexpected{RulesetError{Kind::UnknownKey, key}};
      case Outcome::UnknownValue:
        return Unexpected{RulesetError{Kind::UnknownValue, key + ' ' + dump(value)}};
    }
  }
  if (rules.scoring == Scoring::Area && tax != "NONE") {
    return Unexpected{RulesetError{Kind::UnknownValue, "tax \"" + tax + "\" with area scoring"}};
  }
  return rules;
}

}  // namespace

Result<Ruleset, RulesetError> parseRuleset(std::string_view text, const Ruleset& current) {
  if (text.starts_with('{')) return parseJson(text, current);
  std::optional<Ruleset> preset = rulesetNamed(text);
  if (!preset) {
    return Unexpected{RulesetError{RulesetError::Kind::UnknownName, std::string(text)}};
  }
  preset->komi = current.komi;
  return *preset;
}

std::string toJson(const Ruleset& rules) {
  const bool territory = rules.scoring == Scoring::Territory;
  const Json json{{"ko", nameIn(kKoNames, rules.ko)},
                  {"scoring", nameIn(kScoringNames, rules.scoring)},
                  {"tax", territory ? "SEKI" : "NONE"},
                  {"suicide", rules.suicide == Suicide::SeveralStones},
                  {"hasButton", false},
                  {"whiteHandicapBonus", nameIn(kBonusNames, rules.handicapBonus)}};
  return json.dump();
}

}  // namespace tengen::gtp
