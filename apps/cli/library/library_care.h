// The library commands that look after a library rather than search it.
#pragma once

#include "apps/cli/commands.h"

namespace tengen::cli {

void addLibraryRemove(CLI::App& app, int& exitCode);
void addLibraryCheck(CLI::App& app, int& exitCode);
void addLibraryTag(CLI::App& app, int& exitCode);
void addLibrarySame(CLI::App& app, int& exitCode);

}  // namespace tengen::cli
