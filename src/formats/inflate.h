// What deflate packed, unpacked again within a bound.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace tengen::formats {

enum class InflateError { Damaged, TooLong };
enum class Wrapping { None, GzipOrZlib };  // what stands around the packed bytes

// Stops where it gets longer than `most`.
Result<std::string, InflateError> inflated(std::string_view packed, Wrapping wrapping, size_t most);

}  // namespace tengen::formats
