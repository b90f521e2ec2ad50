// Reads files into a library with all processors.
#pragma once

#include <filesystem>
#include <stop_token>
#include <vector>

#include "library/importer.h"

namespace tengen::library {

// Until everything is read, somebody asks to stop, or the disk refuses. What was read is told to
// the report.
Result<void, LibraryError> importFiles(const std::filesystem::path& folder, Catalogue& catalogue,
                                       const std::vector<FileRow>& files,
                                       const Importer::Progress& progress, ImportReport& report,
                                       const std::stop_token& stop);

}  // namespace tengen::library
