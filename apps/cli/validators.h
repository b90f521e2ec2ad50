// Values options may have, beyond what CLI11 knows.
#pragma once

#include <CLI/CLI.hpp>

namespace tengen::cli {

// More than any board has points; keeps sums exact.
constexpr double kMostKomi = 10000;

// The name of a ruleset, as people and files write it.
CLI::Validator knownRules();
// A number of points: neither nan nor more than any board holds.
CLI::Validator komiNumber();
// auto, none, or points in SGF letters: dd,pq
CLI::Validator deadList();
// Indexes from 0 with dots between: 0.2.1
CLI::Validator variationPath();
}  // namespace tengen::cli
