// SGF files made of random games, for the benches: the same seed gives the same file everywhere.
#pragma once

#include <cstdint>
#include <string>

namespace tengen::bench {

// Games from the empty board as variations of one root, with short variations of their own along
// the way: about 7 bytes a node.
std::string randomTree(size_t nodes, uint64_t seed = 1);

// One line without variations. A full board is cleared by set-up and play goes on.
std::string randomLine(size_t nodes, uint64_t seed = 1);

// A line in which every node opens a parenthesis of its own.
std::string nestedLine(size_t nodes, uint64_t seed = 1);

}  // namespace tengen::bench
