// What the clock on the wall says. How long something takes is measured with
// std::chrono::steady_clock instead, which nobody can set.
#pragma once

#include <cstdint>
#include <string>

namespace tengen {

// The date where the user is, as games are dated: 2026-11-16.
std::string today();

// Universal time, in a form that sorts by age: 20261116-035010.
std::string timeStamp();

// The same as logs write it: 2026-11-16T03:50:10Z.
std::string logTime();

// A number that is another one a second later: for games that should differ from each other.
uint64_t secondsSinceEpoch();

// What this process has used of the processor, in seconds.
double processorSeconds();

}  // namespace tengen
