// How a figure of desktop-bench is printed: beside the bar it must clear.
#pragma once

#include <cstdio>

namespace tengen::desktop {

inline void report(const char* name, double value, const char* unit, double bar,
                   bool more = false) {
  const bool met = more ? value >= bar : value <= bar;
  std::printf("%-52s %9.1f %-4s %s %g %s\n", name, value, unit, more ? "at least" : "at most", bar,
              met ? "" : "MISSED");
  std::fflush(stdout);
}

}  // namespace tengen::desktop
