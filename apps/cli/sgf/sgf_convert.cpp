// tengen sgf convert: a clean copy in UTF-8.
#include <filesystem>
#include <iostream>

#include "apps/cli/files.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/sgf/sgf_command.h"
#include "apps/cli/words.h"

namespace tengen::cli {

int sgfConvert(const ConvertOptions& options) {
  const auto& [in, out, encoding, force] = options;
  const auto file = loadGame(in, encoding);
  if (!file) return printError(file.error());
  for (const sgf::Warning& warning : file->warnings) {
    std::cerr << plainLine(in) << ':' << warning.line << ':' << warning.column << ": "
              << plainLine(words(warning)) << '\n';
  }
  // Elsewhere the bytes are still in IN.
  std::error_code ignored;
  const bool isInPlace = std::filesystem::equivalent(in, out, ignored);
  if (const auto loss = lossIn(file->warnings, file->tree.collection());
      loss && isInPlace && !force) {
    return printError({in + ": " + *loss + " in " + file->encoding +
                       "; name another file, the right encoding, or --force to lose them"});
  }
  const auto saved = saveSgf(out, file->tree.save());
  return saved ? 0 : printError(saved.error());
}

}  // namespace tengen::cli
