// The largest numbers the program takes from its users.
#pragma once

namespace tengen::cli {

// More than any board has points; keeps sums exact.
constexpr double kMostKomi = 10000;

}  // namespace tengen::cli
