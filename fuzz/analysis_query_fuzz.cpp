// Any bytes as queries of the analysis protocol, one a line: each becomes jobs or names a field.
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "apps/cli/analysis/analysis_query.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using tengen::cli::Json;
  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  for (std::string line; std::getline(lines, line);) {
    const Json query = Json::parse(line, nullptr, false);
    if (query.is_discarded() || !query.is_object()) continue;
    const auto read = tengen::cli::readQuery(query);
    if (!read && (read.error().field.empty() || read.error().why.empty())) std::abort();
  }
  return 0;
}
