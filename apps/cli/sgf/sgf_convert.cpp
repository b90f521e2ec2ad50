// tengen sgf convert: a clean copy in UTF-8.
#include <iostream>

#include "apps/cli/files.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/sgf/sgf_command.h"
#include "apps/cli/words.h"

namespace tengen::cli {

int sgfConvert(const std::string& in, const std::string& out,
               const std::optional<std::string>& encoding) {
  const auto file = loadGame(in, encoding);
  if (!file) return printError(file.error());
  for (const sgf::Warning& warning : file->warnings) {
    std::cerr << plainLine(in) << ':' << warning.line << ':' << warning.column << ": "
              << plainLine(words(warning)) << '\n';
  }
  const auto saved = saveSgf(out, file->tree.save());
  return saved ? 0 : printError(saved.error());
}

}  // namespace tengen::cli
