// A pattern in one game by its first changes alone, where these tell all there is to know: most
// games need not be gone through then.
#pragma once

#include <cstdint>
#include <optional>

#include "library/first_change.h"
#include "library/pattern.h"

namespace tengen::library {

struct QuickLook {
  bool isSure = false;             // else go through the game
  std::optional<uint32_t> node{};  // where it begins to stand; it does so once or never
  std::optional<Step> next{};      // what was played in it afterwards
};

// For a placement without an order; the game is one of the group.
QuickLook quickLook(const ChangesGroup& group, size_t game, const Placement& placement);

}  // namespace tengen::library
