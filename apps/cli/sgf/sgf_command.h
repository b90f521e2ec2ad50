// The parts of `tengen sgf`.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tengen::cli {

// Each returns the exit code.
int sgfInfo(const std::vector<std::string>& files, bool asJson);
int sgfCheck(const std::vector<std::string>& files);
struct ConvertOptions {
  std::string in, out;
  std::optional<std::string> encoding;
  bool force = false;  // bytes that are no letters may be lost
};
int sgfConvert(const ConvertOptions& options);

struct ExportOptions {
  std::string in, out;
  bool gif = false;  // else a page
  bool html = false;
  int game = 1;
  std::string variation;
  int cell = 24;  // pixels from line to line
};
int sgfExport(const ExportOptions& options);

}  // namespace tengen::cli
