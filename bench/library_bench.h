// How fast a library is filled, opened and searched, what it takes of disk and memory, and whether
// that grows in proportion to its games.
#pragma once

#include <filesystem>

#include "bench/figure.h"

namespace tengen::bench {

// With SGF files below this folder (training/games_to_sgf writes such), at several sizes.
Figures libraryFigures(const std::filesystem::path& games);
// With made-up games.
Figures libraryFigures();

}  // namespace tengen::bench
