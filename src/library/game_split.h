// Cuts the text of a collection into its games, so that they can be read one by one and by several
// threads.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tengen::library {

// Nothing for a text that is not plainly a row of games: that is for a reader who mends things.
std::optional<std::vector<std::string_view>> splitGames(std::string_view text);

}  // namespace tengen::library
