// The two sides, and what can lie on a point.
#pragma once

#include <cstdint>

namespace tengen {

enum class Color : uint8_t { Black, White };
enum class Stone : uint8_t { None, Black, White };

constexpr Color opponent(Color color) {
  return color == Color::Black ? Color::White : Color::Black;
}
constexpr Stone stoneOf(Color color) {
  return color == Color::Black ? Stone::Black : Stone::White;
}
// Only for a stone that is there.
constexpr Color colorOf(Stone stone) {
  return stone == Stone::Black ? Color::Black : Color::White;
}

}  // namespace tengen
