// Any bytes as rules. What is accepted must survive being written and read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gtp/ruleset_json.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using tengen::Ruleset;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto rules = tengen::gtp::parseRuleset(text, Ruleset{});
  if (!rules) return 0;

  Ruleset plain = *rules;
  plain.passStones = false;
  plain.tie = tengen::Tie::Draw;
  const auto again = tengen::gtp::parseRuleset(tengen::gtp::toJson(*rules), *rules);
  if (!again || !(*again == plain)) std::abort();
  return 0;
}
