// What a library knows that no game file says: what was added, tags, names of the same player. A
// copy of it stands beside the catalogue as plain text, so that a damaged catalogue loses nothing.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "library/catalogue.h"

namespace tengen::library {

// Replaces the copy by what the catalogue has.
Result<void, LibraryError> saveKeptFacts(const std::filesystem::path& folder,
                                         const Catalogue& catalogue);
// Does the copy say what the catalogue has?
bool hasKeptFacts(const std::filesystem::path& folder, const Catalogue& catalogue);
// Replaces a copy that does not; what stood there gets another name.
Result<void, LibraryError> mendKeptFacts(const std::filesystem::path& folder,
                                         const Catalogue& catalogue);
// Puts what the copy has into the catalogue; what it has already stays.
Result<void, LibraryError> restoreKeptFacts(const std::filesystem::path& folder,
                                            Catalogue& catalogue);

// The same as text.
std::string keptText(const Catalogue& catalogue);
Result<void, LibraryError> restoreKeptText(std::string_view text, Catalogue& catalogue);

// Gives a catalogue that cannot be read another name; the next import makes a new one.
Result<std::filesystem::path, LibraryError> setCatalogueAside(const std::filesystem::path& folder);

}  // namespace tengen::library
