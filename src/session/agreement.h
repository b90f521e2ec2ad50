// What two sides must agree on. At one board one person gives both words at once; two people far
// apart give theirs one after the other: an offer, and its acceptance by the same offer.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/color.h"
#include "sgf/collection.h"

namespace tengen {

enum class Agreement : uint8_t { TakeBack, Count, NoResult };

constexpr std::array<std::string_view, 3> kAgreementNames{"takeback", "count", "noresult"};

constexpr std::string_view nameOf(Agreement what) {
  return kAgreementNames[static_cast<size_t>(what)];
}

constexpr std::optional<Agreement> agreementNamed(std::string_view name) {
  for (size_t i = 0; i < kAgreementNames.size(); ++i) {
    if (kAgreementNames[i] == name) return static_cast<Agreement>(i);
  }
  return std::nullopt;
}

// One side's word, waiting for the other's. Any move, mark or walk withdraws it.
struct Offer {
  Agreement what;
  Color by;
  sgf::NodeId target;  // TakeBack: where both would stand then, fixed when it was offered
  uint64_t number;     // of its event

  friend bool operator==(const Offer&, const Offer&) = default;
};

}  // namespace tengen
