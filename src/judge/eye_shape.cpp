#include "judge/eye_shape.h"

#include <algorithm>

namespace tengen {
namespace {

// How many of the space's points lie beside each, in all and at most: enough to tell the shapes of
// up to six points apart where it matters.
struct Degrees {
  int sum = 0;
  int top = 0;
  Vertex topPoint = 0;
};

Degrees degreesOf(std::span<const Vertex> space, int stride) {
  Degrees degrees;
  for (const Vertex v : space) {
    int beside = 0;
    for (const Vertex w : space) {
      const int distance = v > w ? v - w : w - v;
      beside += distance == 1 || distance == stride;
    }
    degrees.sum += beside;
    if (beside <= degrees.top) continue;
    degrees.top = beside;
    degrees.topPoint = v;
  }
  return degrees;
}

bool isCorner(const Board& board, Vertex v) {
  const int stride = board.stride();
  int outside = 0;
  for (const int step : {-stride, -1, 1, stride})
    outside += !board.isOnBoard(static_cast<Vertex>(v + step));
  return outside == 2;
}

// The bend of four points that bend in a corner of the board; the point beside it that has another
// neighbour is the vital one.
std::optional<Vertex> vitalPointOfBentFour(const Board& board, std::span<const Vertex> space) {
  const auto besides = [&](Vertex v, auto&& test) {
    return std::count_if(space.begin(), space.end(), [&](Vertex w) {
      const int distance = v > w ? v - w : w - v;
      return (distance == 1 || distance == board.stride()) && test(w);
    });
  };
  const auto any = [](Vertex) { return true; };
  for (const Vertex bend : space) {
    if (!isCorner(board, bend) || besides(bend, any) != 2) continue;
    for (const Vertex v : space)
      if (besides(v, any) == 2 && besides(v, [&](Vertex w) { return w == bend; }) == 1) return v;
  }
  return {};
}

}  // namespace

EyeShape eyeShape(const Board& board, std::span<const Vertex> space) {
  const Degrees degrees = degreesOf(space, board.stride());
  switch (space.size()) {
    case 1:
    case 2:
      return {true, {}};
    case 3:
      return {true, degrees.topPoint};
    case 4:
      if (degrees.sum == 8) return {true, {}};                // the square
      if (degrees.top == 3) return {true, degrees.topPoint};  // the pyramid
      if (const auto vital = vitalPointOfBentFour(board, space)) return {true, vital};
      return {};
    case 5:  // the cross and the bulky five
      if (degrees.top == 4 || (degrees.top == 3 && degrees.sum == 10))
        return {true, degrees.topPoint};
      return {};
    case 6:  // the rabbity six
      if (degrees.top == 4 && degrees.sum == 12) return {true, degrees.topPoint};
      return {};
    default:
      return {};
  }
}

}  // namespace tengen
