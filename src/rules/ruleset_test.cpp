#include "rules/ruleset.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

TEST(Rulesets, AreAsTheirTableSays) {
  using Bonus = HandicapBonus;
  const struct {
    const char* name;
    Ruleset rules;
  } table[] = {
      {"japanese",
       {Ko::Simple, Suicide::Forbidden, Scoring::Territory, Bonus::None, false, Tie::Draw, 6.5}},
      {"korean",
       {Ko::Simple, Suicide::Forbidden, Scoring::Territory, Bonus::None, false, Tie::Draw, 6.5}},
      {"chinese",
       {Ko::Simple, Suicide::Forbidden, Scoring::Area, Bonus::PerStone, false, Tie::Draw, 7.5}},
      {"aga",
       {Ko::Situational, Suicide::Forbidden, Scoring::Area, Bonus::PerStoneButOne, true, Tie::Draw,
        7.5}},
      {"new-zealand",
       {Ko::Situational, Suicide::SeveralStones, Scoring::Area, Bonus::None, false, Tie::Draw, 7}},
      {"tromp-taylor",
       {Ko::Positional, Suicide::SeveralStones, Scoring::Area, Bonus::None, false, Tie::Draw, 7.5}},
      {"ing",
       {Ko::Positional, Suicide::SeveralStones, Scoring::Area, Bonus::None, false, Tie::Black, 8}},
      {"classroom",
       {Ko::Positional, Suicide::Forbidden, Scoring::Area, Bonus::None, false, Tie::White, 0}},
  };
  ASSERT_EQ(kRulesets.size(), std::size(table));
  for (size_t i = 0; i < std::size(table); ++i) {
    EXPECT_EQ(kRulesets[i].name, table[i].name);
    EXPECT_TRUE(kRulesets[i].rules == table[i].rules) << table[i].name;
    EXPECT_TRUE(rulesetNamed(table[i].name) == table[i].rules) << table[i].name;
  }
}

TEST(Rulesets, AreKnownByTheNamesFilesUse) {
  const struct {
    const char* spelling;
    const char* preset;
  } names[] = {
      {"Japanese", "japanese"},
      {"jp", "japanese"},
      {"JP", "japanese"},
      {"Japan", "japanese"},
      {"Nihon Ki-in", "japanese"},
      {"Japanese rules", "japanese"},
      {"KOREAN", "korean"},
      {"kr", "korean"},
      {"Korea", "korean"},
      {"Chinese", "chinese"},
      {"cn", "chinese"},
      {"Chinese Rule", "chinese"},
      {"China", "chinese"},
      {"chinese-ogs", "chinese"},
      {"chinese_kgs", "chinese"},
      {"AGA", "aga"},
      {"BGA", "aga"},
      {"French", "aga"},
      {"American", "aga"},
      {"British", "aga"},
      {"FFG", "aga"},
      {"NZ", "new-zealand"},
      {"New Zealand", "new-zealand"},
      {"new_zealand", "new-zealand"},
      {"NewZealand", "new-zealand"},
      {"GOE", "ing"},
      {"Ing", "ing"},
      {"Ing GOE", "ing"},
      {"Ing's rules", "ing"},
      {"SST", "ing"},
      {"Tromp-Taylor", "tromp-taylor"},
      {"tromptaylor", "tromp-taylor"},
      {"Tromp Taylor", "tromp-taylor"},
      {"tromp_taylor", "tromp-taylor"},
      {"tt", "tromp-taylor"},
      {" classroom ", "classroom"},
  };
  for (const auto& [spelling, preset] : names) {
    const auto found = rulesetNamed(spelling);
    ASSERT_TRUE(found) << spelling;
    EXPECT_TRUE(*found == *rulesetNamed(preset)) << spelling;
  }
}

TEST(Rulesets, UnknownNamesAreNotGuessed) {
  for (const char* name : {"", " ", "rules", "japanes", "japanesee", "chess", "new", "42"}) {
    EXPECT_FALSE(rulesetNamed(name)) << name;
  }
}

TEST(Rulesets, AreRecognisedWhateverTheKomi) {
  for (const NamedRuleset& preset : kRulesets) {
    Ruleset rules = preset.rules;
    rules.komi = 0.5;
    const auto expected = preset.name == "korean" ? "japanese" : preset.name;
    EXPECT_EQ(nameOf(rules), expected);
  }
  Ruleset mixed = kRulesets[0].rules;
  mixed.suicide = Suicide::SeveralStones;
  EXPECT_FALSE(nameOf(mixed));
}

TEST(Ruleset, KeepsTheNameItWasCalledBy) {
  Ruleset rules = *rulesetNamed("korean");
  rules.komi = 0.5;
  EXPECT_EQ(nameOf(rules, "Korean"), "korean");
  EXPECT_EQ(nameOf(rules, "kr"), "korean");
  EXPECT_EQ(nameOf(rules, "Japanese"), "japanese");
  EXPECT_EQ(nameOf(rules, ""), "japanese") << "called nothing";
  EXPECT_EQ(nameOf(rules, "Chinese"), "japanese") << "called so by mistake";
}

TEST(HandicapBonus, IsGivenPerStone) {
  Ruleset rules;
  EXPECT_EQ(handicapBonus(rules, 9), 0);
  rules.handicapBonus = HandicapBonus::PerStone;
  EXPECT_EQ(handicapBonus(rules, 9), 9);
  EXPECT_EQ(handicapBonus(rules, 2), 2);
  EXPECT_EQ(handicapBonus(rules, 1), 0);
  EXPECT_EQ(handicapBonus(rules, 0), 0);
  rules.handicapBonus = HandicapBonus::PerStoneButOne;
  EXPECT_EQ(handicapBonus(rules, 9), 8);
  EXPECT_EQ(handicapBonus(rules, 2), 1);
  EXPECT_EQ(handicapBonus(rules, 0), 0);
}

}  // namespace
}  // namespace tengen
