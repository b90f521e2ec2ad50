// Values options may have, beyond what CLI11 knows.
#pragma once

#include <CLI/CLI.hpp>

namespace tengen::cli {

// The name of a ruleset, as people and files write it.
CLI::Validator knownRules();
// auto, none, or points in SGF letters: dd,pq
CLI::Validator deadList();
// Indexes from 0 with dots between: 0.2.1
CLI::Validator variationPath();
}  // namespace tengen::cli
