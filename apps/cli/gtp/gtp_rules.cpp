// GTP: komi and rulesets.
#include <cmath>

#include "base/decimal.h"
#include "gtp/ruleset_json.h"

#include "apps/cli/gtp/gtp_handlers.h"
#include "apps/cli/limits.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;
using gtp::RulesetError;

Reply setKomi(GtpGame& game, const Command& command) {
  const auto komi = parseDecimal(command.text);
  if (!komi) return Reply::failure("komi not a float");
  if (!(std::abs(*komi) <= kMostKomi)) return Reply::failure("komi out of range");
  game.setKomi(*komi);
  return Reply::success();
}

std::string words(const RulesetError& error) {
  switch (error.kind) {
    case RulesetError::Kind::UnknownName:
      return "unknown rules: " + error.piece;
    case RulesetError::Kind::BadJson:
      return "rules are not a JSON object: " + error.piece;
    case RulesetError::Kind::UnknownKey:
      return "unknown rule: " + error.piece;
    case RulesetError::Kind::UnknownValue:
      return "unknown value of a rule: " + error.piece;
  }
  return "";
}

Reply setRules(GtpGame& game, const Command& command) {
  const auto rules = gtp::parseRuleset(command.text, game.rules());
  if (!rules) return Reply::failure(words(rules.error()));
  game.setRules(*rules);
  return Reply::success();
}

}  // namespace

void addRulesCommands(gtp::Dispatcher& table, GtpGame& game) {
  table.add("komi", [&game](const Command& c) { return setKomi(game, c); });
  table.add("kata-set-rules", [&game](const Command& c) { return setRules(game, c); });
  table.add("kata-get-rules",
            [&game](const Command&) { return Reply::success(gtp::toJson(game.rules())); });
}

}  // namespace tengen::cli
