// Results as people write them in words, brought to the few that SGF has: 黒番2目半勝 is B+2.5,
// "Black wins by resignation" B+R, and B+ where nobody says how.
#pragma once

#include <string>
#include <string_view>

namespace tengen::library {

// Empty for what says nothing of a winner.
std::string resultInSgf(std::string_view words);

}  // namespace tengen::library
