// Chance that nobody can guess, from the operating system: for secrets.
#pragma once

#include <cstddef>
#include <string>

namespace tengen {

// So many random bytes. Ends the program where the system has none: no secret is better than one
// that can be guessed.
std::string randomBytes(size_t count);

}  // namespace tengen
