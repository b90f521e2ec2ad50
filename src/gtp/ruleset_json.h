// Rulesets as GTP clients write them: the name of a preset, or JSON with the keys ko, scoring, tax,
// suicide, hasButton and whiteHandicapBonus (kata-set-rules, kata-get-rules); friendlyPassOk is
// understood and changes nothing.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/ruleset.h"

namespace tengen::gtp {

// Why a text is no ruleset, and the piece of it that is to blame.
struct RulesetError {
  enum class Kind {
    UnknownName,   // no preset is called this
    BadJson,       // starts like JSON and is none, or is no object
    UnknownKey,    // piece: the key
    UnknownValue,  // piece: `key value`; of the wrong type, or of rules this program does not play
  };
  Kind kind;
  std::string piece;

  friend bool operator==(const RulesetError&, const RulesetError&) = default;
};

// Komi stays as in `current`, and so does every rule whose key is left out. JSON has no word for
// pass stones and for who wins a tie: those get their plain form. Territory is always counted
// without points in seki, whether the tax is called NONE or SEKI; by area only NONE is known.
Result<Ruleset, RulesetError> parseRuleset(std::string_view text, const Ruleset& current);

// One line of JSON with all six keys.
std::string toJson(const Ruleset& rules);

}  // namespace tengen::gtp
