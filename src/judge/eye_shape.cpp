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

}  // namespace

EyeShape eyeShape(std::span<const Vertex> space, int stride) {
  const Degrees degrees = degreesOf(space, stride);
  switch (space.size()) {
    case 1:
    case 2:
      return {true, {}};
    case 3:
      return {true, degrees.topPoint};
    case 4:
      if (degrees.sum == 8) return {true, {}};                // the square
      if (degrees.top == 3) return {true, degrees.topPoint};  // the pyramid
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
