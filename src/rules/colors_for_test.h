// Test only: the colours in a letter, as diagrams and records write them.
#pragma once

#include "rules/color.h"

namespace tengen {

inline constexpr Color B = Color::Black;
inline constexpr Color W = Color::White;

}  // namespace tengen
