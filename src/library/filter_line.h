// A filter as people type it: words in any order, all of which must fit.
//
//   shusaku 1846       a name of a player, an event or a file, and a year
//   1990-2005, 1846-05 years, or a month of one
//   B+, W+R, Jigo      a result
//   19x19              a size
//   tag:favourite      a tag; tag:"two words"
//   "Lee Sedol"        words that belong together
#pragma once

#include <string_view>

#include "library/selection.h"

namespace tengen::library {

GameFilter filterOfLine(std::string_view line);

}  // namespace tengen::library
