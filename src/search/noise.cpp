#include "search/noise.h"

#include <cmath>
#include <numbers>

namespace tengen {

double uniform(Random& random) {
  return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
}

// Box and Muller.
double gaussian(Random& random) {
  const double radius = std::sqrt(-2 * std::log(uniform(random)));
  return radius * std::cos(2 * std::numbers::pi * uniform(random));
}

// Marsaglia and Tsang 2000. Shapes below one are drawn one higher and scaled down.
double gammaDraw(double shape, Random& random) {
  if (shape < 1) return gammaDraw(shape + 1, random) * std::pow(uniform(random), 1 / shape);
  const double d = shape - 1.0 / 3;
  const double c = 1 / std::sqrt(9 * d);
  while (true) {
    const double x = gaussian(random);
    const double root = 1 + c * x;
    if (root <= 0) continue;
    const double v = root * root * root;
    if (std::log(uniform(random)) < x * x / 2 + d - d * v + d * std::log(v)) return d * v;
  }
}

std::vector<float> dirichlet(size_t count, double alpha, Random& random) {
  std::vector<float> drawn(count);
  double sum = 1e-30;  // every draw may vanish
  for (float& value : drawn) {
    value = static_cast<float>(gammaDraw(alpha, random));
    sum += value;
  }
  for (float& value : drawn)
    value = static_cast<float>(value / sum);
  return drawn;
}

}  // namespace tengen
