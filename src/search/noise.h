// Random numbers of the shapes a search needs, the same on every machine.
#pragma once

#include <cstddef>
#include <vector>

#include "base/random.h"

namespace tengen {

double uniform(Random& random);  // in (0, 1)
double gaussian(Random& random);
double gammaDraw(double shape, Random& random);

// So many numbers from 0 to 1 with the sum 1: the smaller alpha, the fewer of them are large.
std::vector<float> dirichlet(size_t count, double alpha, Random& random);

}  // namespace tengen
