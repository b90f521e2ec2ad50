// What a library says, as sentences and tables for people and as JSON for programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "library/importer.h"
#include "library/library.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/json_line.h"

namespace tengen::cli {

CliError errorOf(const library::LibraryError& error);

Json gameJson(const library::GameRow& game);
// `size` is that of the board that was asked about.
Json answerJson(const library::Library& library, const library::Answer& answer, BoardSize size);
Json figuresJson(const library::Library& library, const library::LibraryFigures& figures);
Json reportJson(const library::ImportReport& report);

std::string gameLine(const library::GameRow& game);
std::string answerTable(const library::Library& library, const library::Answer& answer,
                        BoardSize size);
std::string figuresTable(const library::Library& library, const library::LibraryFigures& figures);
std::string reportText(const library::ImportReport& report);
// A line for each file, folder and source that could not be read, and one for the games that cannot
// be searched until it can.
enum class CatalogueWas : uint8_t { There, MadeAnew };
std::vector<CliError> troublesOf(const library::ImportReport& report,
                                 CatalogueWas catalogue = CatalogueWas::There);

}  // namespace tengen::cli
