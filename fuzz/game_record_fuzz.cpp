// Any bytes as NGF, GIB and UGF, whatever they look like: reading ends, and what comes out is SGF
// that says the same when it is written and read again.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "formats/format.h"
#include "sgf/writer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tengen;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  for (const formats::Format& format : formats::all()) {
    if (format.isSgf() || format.name == "ZIP") continue;
    const auto record = format.read(bytes, {});
    if (!record) continue;
    const std::string written = sgf::write(record->collection);
    const auto again = sgf::read(written);
    if (!again || !again->warnings.empty() || sgf::write(again->collection) != written)
      std::abort();
  }
  return 0;
}
