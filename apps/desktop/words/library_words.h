// What the library says: trouble, and what an import did.
#pragma once

#include <QString>

#include "library/importer.h"

namespace tengen::desktop::words {

QString libraryProblem(const library::LibraryError& error);
QString importProgress(const library::ImportProgress& progress);
QString importReport(const library::ImportReport& report);
QString missingSource(const std::string& path);
QString fileTrouble(const library::FileTrouble& trouble);

}  // namespace tengen::desktop::words
