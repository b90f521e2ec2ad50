// Any bytes: reading ends, and what was read is the same after writing and reading again.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "sgf/reader.h"
#include "sgf/writer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tengen::sgf;
  const auto first = read(std::string(reinterpret_cast<const char*>(data), size));
  if (!first) return 0;
  const std::string written = write(first->collection);
  const auto second = read(written);
  if (!second || second->encoding != "UTF-8" || write(second->collection) != written) std::abort();
  if (second->collection.games().size() != first->collection.games().size()) std::abort();
  return 0;
}
