#include "rules/ruleset.h"

#include <string>

namespace tengen {
namespace {

constexpr Ruleset kJapanese{};

constexpr Ruleset kChinese{
    .scoring = Scoring::Area, .handicapBonus = HandicapBonus::PerStone, .komi = 7.5};

constexpr Ruleset kAga{.ko = Ko::Situational,
                       .scoring = Scoring::Area,
                       .handicapBonus = HandicapBonus::PerStoneButOne,
                       .passStones = true,
                       .komi = 7.5};

constexpr Ruleset kNewZealand{
    .ko = Ko::Situational, .suicide = Suicide::SeveralStones, .scoring = Scoring::Area, .komi = 7};

constexpr Ruleset kTrompTaylor{
    .ko = Ko::Positional, .suicide = Suicide::SeveralStones, .scoring = Scoring::Area, .komi = 7.5};

constexpr Ruleset kIng{.ko = Ko::Positional,
                       .suicide = Suicide::SeveralStones,
                       .scoring = Scoring::Area,
                       .tie = Tie::Black,
                       .komi = 8};

constexpr Ruleset kClassroom{
    .ko = Ko::Positional, .scoring = Scoring::Area, .tie = Tie::White, .komi = 0};

struct Alias {
  std::string_view spelling;  // lower case, letters only
  std::string_view preset;
};

constexpr Alias kAliases[] = {
    {"jp", "japanese"},
    {"japan", "japanese"},
    {"nihonkiin", "japanese"},
    {"kr", "korean"},
    {"korea", "korean"},
    {"cn", "chinese"},
    {"china", "chinese"},
    {"chineseogs", "chinese"},
    {"chinesekgs", "chinese"},
    {"american", "aga"},
    {"bga", "aga"},
    {"british", "aga"},
    {"french", "aga"},
    {"ffg", "aga"},
    {"nz", "new-zealand"},
    {"goe", "ing"},
    {"inggoe", "ing"},
    {"ings", "ing"},
    {"sst", "ing"},
    {"tt", "tromp-taylor"},
};

// "New Zealand rules", "new_zealand" and "NewZealand" are one name.
std::string plainSpelling(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c >= 'a' && c <= 'z') plain += c;
    if (c >= 'A' && c <= 'Z') plain += static_cast<char>(c - 'A' + 'a');
  }
  for (const std::string_view ending : {"rules", "rule"}) {
    if (plain.size() > ending.size() && plain.ends_with(ending)) {
      plain.resize(plain.size() - ending.size());
    }
  }
  return plain;
}

}  // namespace

const std::array<NamedRuleset, 8> kRulesets{{
    {"japanese", kJapanese},
    {"korean", kJapanese},
    {"chinese", kChinese},
    {"aga", kAga},
    {"new-zealand", kNewZealand},
    {"tromp-taylor", kTrompTaylor},
    {"ing", kIng},
    {"classroom", kClassroom},
}};

namespace {

const NamedRuleset* presetNamed(std::string_view name) {
  std::string wanted = plainSpelling(name);
  for (const Alias& alias : kAliases) {
    if (alias.spelling == wanted) wanted = plainSpelling(alias.preset);
  }
  for (const NamedRuleset& preset : kRulesets) {
    if (plainSpelling(preset.name) == wanted) return &preset;
  }
  return nullptr;
}

bool isAlikeButForKomi(Ruleset one, const Ruleset& other) {
  one.komi = other.komi;
  return one == other;
}

}  // namespace

std::optional<Ruleset> rulesetNamed(std::string_view name) {
  const NamedRuleset* const preset = presetNamed(name);
  return preset ? std::optional(preset->rules) : std::nullopt;
}

std::optional<std::string_view> nameOf(const Ruleset& rules) {
  for (const NamedRuleset& preset : kRulesets) {
    if (isAlikeButForKomi(preset.rules, rules)) return preset.name;
  }
  return std::nullopt;
}

std::optional<std::string_view> nameOf(const Ruleset& rules, std::string_view calledSo) {
  const NamedRuleset* const preset = presetNamed(calledSo);
  return preset && isAlikeButForKomi(preset->rules, rules) ? preset->name : nameOf(rules);
}

int handicapBonus(const Ruleset& rules, int handicapStones) {
  if (rules.handicapBonus == HandicapBonus::None || handicapStones < 2) return 0;
  return rules.handicapBonus == HandicapBonus::PerStone ? handicapStones : handicapStones - 1;
}

}  // namespace tengen
