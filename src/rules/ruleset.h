// The rules two players agree on, as a plain value, and the presets they know by name.
//
// Presets simplify:
// - Chinese: a repeated position is reported, not forbidden.
// - Ing: his fighting and disturbing ko is taken as positional superko.
// - Japanese and Korean: life and death at the end is what the players (or the judge) mark, without
//   the hypothetical play of the written rules; a long cycle is reported so that "no result" can be
//   offered.
// - New Zealand, Tromp-Taylor, Ing: the suicide of a single stone, which those rules know only as a
//   pass or forbid as a repetition, is refused as suicide.
// - AGA also stands for the British and French rules, which differ from it in details of komi.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/color.h"

namespace tengen {

enum class Ko : uint8_t { Simple, Positional, Situational };
enum class Suicide : uint8_t { Forbidden, SeveralStones };
enum class Scoring : uint8_t { Area, Territory };
enum class HandicapBonus : uint8_t { None, PerStone, PerStoneButOne };
enum class Tie : uint8_t { Draw, Black, White };  // who wins a game with equal scores

struct Ruleset {
  Ko ko = Ko::Simple;
  Suicide suicide = Suicide::Forbidden;
  Scoring scoring = Scoring::Territory;
  HandicapBonus handicapBonus = HandicapBonus::None;
  bool passStones = false;  // a pass hands over a prisoner, and White passes last
  Tie tie = Tie::Draw;
  double komi = 6.5;

  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

struct NamedRuleset {
  std::string_view name;
  Ruleset rules;
};

// japanese, korean, chinese, aga, new-zealand, tromp-taylor, ing, classroom.
extern const std::array<NamedRuleset, 8> kRulesets;

// By preset name, and by the names found in files and GTP ("Japanese", "NZ", "tromp_taylor",
// "GOE"), in any case. Nothing for a name nobody knows.
std::optional<Ruleset> rulesetNamed(std::string_view name);
// The preset that equals these rules, komi aside.
std::optional<std::string_view> nameOf(const Ruleset& rules);
// The same where they were called something: Korean rules are the Japanese ones here, and keep
// their name.
std::optional<std::string_view> nameOf(const Ruleset& rules, std::string_view calledSo);

// Points White receives for Black's handicap stones; a "handicap" of one is none.
int handicapBonus(const Ruleset& rules, int handicapStones);

}  // namespace tengen
