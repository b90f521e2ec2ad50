// Values options may have, beyond what CLI11 knows.
#pragma once

#include <CLI/CLI.hpp>

#include "apps/cli/limits.h"

namespace tengen::cli {

// The name of a ruleset, as people and files write it.
CLI::Validator knownRules();
// A number of points: neither nan nor more than any board holds.
CLI::Validator komiNumber();
// Within these bounds; neither nan nor inf.
CLI::Validator numberBetween(double least, double most);
CLI::Validator wholeBetween(int least, int most);
// How many, or which one in a row: 0, 1, 2 and so on.
CLI::Validator wholeNumber(int least = 0);
// What chance begins with: any number of 64 bits.
CLI::Validator seedNumber();
// A name of a file, and not nothing.
CLI::Validator fileName();
// auto, none, or points: dd,pq or D16,Q3
CLI::Validator deadList();
// Indexes from 0 with dots between: 0.2.1
CLI::Validator variationPath();

}  // namespace tengen::cli
