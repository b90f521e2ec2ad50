// One measured figure with its name and unit. `tengen bench` prints these; bench/ makes them.
#pragma once

#include <chrono>
#include <ctime>
#include <string>
#include <vector>

namespace tengen::bench {

struct Figure {
  std::string name;  // "playouts 9x9"
  double value = 0;
  std::string unit;  // "/s", "MB/s", "ms", "MB"
};

using Figures = std::vector<Figure>;

// Seconds since it was made.
class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Seconds this thread has computed: what others do on the same machine does not count.
inline double computed() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace tengen::bench
