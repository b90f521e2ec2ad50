// A pattern in a game without variations: one walk over its steps.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "library/pattern.h"
#include "library/steps.h"

namespace tengen::library {

class LineSearch {
 public:
  struct Hit {
    uint32_t node;
    std::optional<Step> next{};  // the first stone inside behind it, if that is a move
  };

  explicit LineSearch(BoardSize size) : stones_(static_cast<size_t>(size.points())) {}

  // Where a placement without an order begins to fit, up to a node that is known to be late enough.
  // False for a game that has variations.
  bool find(Steps steps, const Placement& placement, uint32_t lastNode);
  const std::vector<Hit>& hits() const { return hits_; }

 private:
  std::vector<Stone> stones_;
  std::vector<Hit> hits_;
};

}  // namespace tengen::library
