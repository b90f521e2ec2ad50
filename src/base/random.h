// A small, fast, seedable source of chance (splitmix64). The same seed gives the same run on every
// machine, which std:: distributions do not promise. Not for secrets.
#pragma once

#include <cstdint>

namespace tengen {

constexpr uint64_t splitmix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

class Random {
 public:
  explicit constexpr Random(uint64_t seed) : state_(seed) {}

  constexpr uint64_t next() {
    const uint64_t value = splitmix(state_);
    state_ += 0x9e3779b97f4a7c15u;
    return value;
  }

  // A number from 0 to bound - 1; the bias is below bound / 2^32.
  constexpr uint32_t below(uint32_t bound) {
    return static_cast<uint32_t>(((next() >> 32) * bound) >> 32);
  }

 private:
  uint64_t state_;
};

}  // namespace tengen
