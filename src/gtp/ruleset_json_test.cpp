#include "gtp/ruleset_json.h"

#include <gtest/gtest.h>

namespace tengen::gtp {
namespace {

using Kind = RulesetError::Kind;

RulesetError errorOf(std::string_view text) {
  const auto rules = parseRuleset(text, {});
  EXPECT_FALSE(rules) << text;
  return rules ? RulesetError{} : rules.error();
}

TEST(RulesetText, MayBeThePresetsName) {
  for (const NamedRuleset& preset : kRulesets) {
    Ruleset current;
    current.komi = 3.5;
    const auto rules = parseRuleset(preset.name, current);
    ASSERT_TRUE(rules) << preset.name;
    Ruleset expected = preset.rules;
    expected.komi = 3.5;
    EXPECT_EQ(*rules, expected) << preset.name;
  }
  EXPECT_EQ(errorOf("martian"), (RulesetError{Kind::UnknownName, "martian"}));
  EXPECT_EQ(errorOf(""), (RulesetError{Kind::UnknownName, ""}));
}

TEST(RulesetText, MayBeJson) {
  Ruleset current;
  current.komi = 0.5;
  const auto rules = parseRuleset(
      R"({"ko": "POSITIONAL", "scoring": "AREA", "tax": "NONE", "suicide": true,
          "hasButton": false, "whiteHandicapBonus": "N-1"})",
      current);
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->ko, Ko::Positional);
  EXPECT_EQ(rules->scoring, Scoring::Area);
  EXPECT_EQ(rules->suicide, Suicide::SeveralStones);
  EXPECT_EQ(rules->handicapBonus, HandicapBonus::PerStoneButOne);
  EXPECT_EQ(rules->komi, 0.5);
}

TEST(RulesetText, EveryValueOfJsonHasItsMeaning) {
  const auto ruled = [](const char* text) { return parseRuleset(text, Ruleset{}).value(); };
  EXPECT_EQ(ruled(R"({"ko":"SIMPLE"})").ko, Ko::Simple);
  EXPECT_EQ(ruled(R"({"ko":"SITUATIONAL"})").ko, Ko::Situational);
  EXPECT_EQ(ruled(R"({"scoring":"TERRITORY"})").scoring, Scoring::Territory);
  EXPECT_EQ(ruled(R"({"suicide":false})").suicide, Suicide::Forbidden);
  EXPECT_EQ(ruled(R"({"whiteHandicapBonus":"0"})").handicapBonus, HandicapBonus::None);
  EXPECT_EQ(ruled(R"({"whiteHandicapBonus":"N"})").handicapBonus, HandicapBonus::PerStone);
}

TEST(RulesetText, KnowsThatPassesMayBeFriendly) {
  for (const char* text : {R"({"friendlyPassOk":true})", R"({"friendlyPassOk":false})"})
    EXPECT_EQ(parseRuleset(text, Ruleset{}).value(), Ruleset{}) << text;
  EXPECT_EQ(errorOf(R"({"friendlyPassOk":1})"),
            (RulesetError{Kind::UnknownValue, "friendlyPassOk 1"}));
}

TEST(RulesetText, KeysLeftOutOfJsonStayAsTheyAre) {
  const Ruleset current = rulesetNamed("new-zealand").value();
  EXPECT_EQ(parseRuleset("{}", current).value(), current);
  Ruleset changed = current;
  changed.scoring = Scoring::Territory;
  EXPECT_EQ(parseRuleset(R"({"scoring":"TERRITORY"})", current).value(), changed);
}

TEST(RulesetText, WhatJsonCannotSayBecomesPlain) {
  const auto aga = parseRuleset("{}", rulesetNamed("aga").value());
  EXPECT_FALSE(aga->passStones);
  const auto classroom = parseRuleset("{}", rulesetNamed("classroom").value());
  EXPECT_EQ(classroom->tie, Tie::Draw);
}

TEST(RulesetText, TerritoryIsTheSameWithAndWithoutTheSekiTax) {
  const auto none = parseRuleset(R"({"tax":"NONE","scoring":"TERRITORY"})", Ruleset{});
  const auto seki = parseRuleset(R"({"tax":"SEKI","scoring":"TERRITORY"})", Ruleset{});
  EXPECT_EQ(none.value(), seki.value());
}

TEST(RulesetText, NamesWhatItRefuses) {
  EXPECT_EQ(errorOf(R"({"ko":"SIMPLE","kyu":3})"), (RulesetError{Kind::UnknownKey, "kyu"}));
  EXPECT_EQ(errorOf(R"({"ko":"FIGHTING"})"), (RulesetError{Kind::UnknownValue, "ko \"FIGHTING\""}));
  EXPECT_EQ(errorOf(R"({"ko":7})"), (RulesetError{Kind::UnknownValue, "ko 7"}));
  EXPECT_EQ(errorOf(R"({"suicide":"true"})"),
            (RulesetError{Kind::UnknownValue, "suicide \"true\""}));
  EXPECT_EQ(errorOf(R"({"hasButton":true})"), (RulesetError{Kind::UnknownValue, "hasButton true"}));
  EXPECT_EQ(errorOf(R"({"whiteHandicapBonus":0})"),
            (RulesetError{Kind::UnknownValue, "whiteHandicapBonus 0"}));
  EXPECT_EQ(errorOf(R"({"scoring":null})"), (RulesetError{Kind::UnknownValue, "scoring null"}));
  EXPECT_EQ(errorOf(R"({"tax":"ALL"})"), (RulesetError{Kind::UnknownValue, "tax \"ALL\""}));
  EXPECT_EQ(errorOf(R"({"tax":"SEKI","scoring":"AREA"})"),
            (RulesetError{Kind::UnknownValue, "tax \"SEKI\" with area scoring"}));
}

TEST(RulesetText, BrokenJsonIsRefused) {
  for (const char* text : {"{", "{\"ko\"", "{\"ko\":\"SIMPLE\"} x", "{]", "{\"ko\":\"\xff\"}"}) {
    EXPECT_EQ(errorOf(text).kind, Kind::BadJson) << text;
  }
  EXPECT_EQ(errorOf("{\"a\":" + std::string(100000, '[')).kind, Kind::BadJson);
}

TEST(RulesetJson, SaysAllSixKeys) {
  EXPECT_EQ(toJson(rulesetNamed("japanese").value()),
            R"({"ko":"SIMPLE","scoring":"TERRITORY","tax":"SEKI","suicide":false,)"
            R"("hasButton":false,"whiteHandicapBonus":"0"})");
  EXPECT_EQ(toJson(rulesetNamed("new-zealand").value()),
            R"({"ko":"SITUATIONAL","scoring":"AREA","tax":"NONE","suicide":true,)"
            R"("hasButton":false,"whiteHandicapBonus":"0"})");
}

TEST(RulesetJson, ReadsBackAsTheSameRules) {
  for (const NamedRuleset& preset : kRulesets) {
    Ruleset plain = preset.rules;
    plain.passStones = false;
    plain.tie = Tie::Draw;
    const auto again = parseRuleset(toJson(preset.rules), preset.rules);
    ASSERT_TRUE(again) << preset.name;
    EXPECT_EQ(*again, plain) << preset.name;
  }
}

}  // namespace
}  // namespace tengen::gtp
