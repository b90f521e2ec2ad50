#include "library/repair.h"

#include "library/kept_facts.h"

namespace tengen::library {

Result<ImportReport, LibraryError> repair(const std::filesystem::path& folder, Damage found,
                                          const std::stop_token& stop,
                                          const Importer::Progress& progress) {
  if (found.isInCatalogue) {
    const auto aside = setCatalogueAside(folder);
    if (!aside) return Unexpected{aside.error()};
  }
  auto importer = Importer::open(folder);
  if (!importer) return Unexpected{importer.error()};
  if (const auto kept = mendKeptFacts(folder, importer->catalogue()); !kept)
    return Unexpected{kept.error()};
  if (const auto noted = importer->noteDamage(); !noted) return Unexpected{noted.error()};
  return importer->scan(stop, progress);
}

}  // namespace tengen::library
