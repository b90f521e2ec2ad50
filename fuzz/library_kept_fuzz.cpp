// Any bytes as the text in which a library keeps what no game says: it is read to the end, and what
// was understood is the same when it is written and read once more.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/os/temporary_folder.h"
#include "library/kept_facts.h"

namespace {

using namespace tengen;
using namespace tengen::library;

// What the catalogue understands of a text, as it writes it.
std::string understood(Catalogue& catalogue, std::string_view text) {
  if (!catalogue.begin() || !restoreKeptText(text, catalogue)) std::abort();
  std::string written = keptText(catalogue);
  catalogue.rollBack();
  return written;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const TemporaryFolder folder;
  static auto catalogue = Catalogue::open(folder.path(), Catalogue::Access::Write);
  if (!catalogue) std::abort();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string once = understood(*catalogue, text);
  if (understood(*catalogue, once) != once) std::abort();
  return 0;
}
