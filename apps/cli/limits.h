// The largest numbers the program takes from its users.
#pragma once

namespace tengen::cli {

// More than any board has points; keeps sums exact.
constexpr double kMostKomi = 10000;

// GTP has letters for 25 columns.
constexpr int kMostGtpSide = 25;

}  // namespace tengen::cli
