// Makes a library anew where it is damaged, from the files of its games and from what people said.
#pragma once

#include <filesystem>
#include <stop_token>

#include "library/importer.h"

namespace tengen::library {

struct Damage {
  bool isInCatalogue = false;  // it is set aside, and a new one made
};

// Also looks for damage inside the parts of the index, and writes the copy of what people said anew
// where it is not what the catalogue has.
Result<ImportReport, LibraryError> repair(const std::filesystem::path& folder, Damage found,
                                          const std::stop_token& stop = {},
                                          const Importer::Progress& progress = {});

}  // namespace tengen::library
