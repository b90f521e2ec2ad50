// Questions about one recorded game that the directory does not answer: where a position stands in
// it, and what was played next where it branches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "library/frame.h"
#include "library/steps.h"

namespace tengen::library {

struct PlaceInGame {
  uint32_t node = 0;
  Frame frame;  // lays the position on the form its key stands for
};

// Every node at which a position with this key and number of stones begins to stand, in order.
std::vector<PlaceInGame> placesOf(uint64_t key, int stones, Steps steps, BoardSize size);

// The key of the position at a node; nothing where there is no such node.
std::optional<uint64_t> keyAt(uint32_t node, Steps steps, BoardSize size);

// The first moves behind a node on every line, over nodes that do nothing on the board.
std::vector<Step> nextMovesAfter(uint32_t node, Steps steps);

// Moves and passes from the root to a node, its own included.
int moveNumberAt(uint32_t node, Steps steps);

// Which way leads to a node at each branch, counted from 0, as `0.2.1`; from where it ends the
// first way does. Empty on the main line.
std::string variationAt(uint32_t node, Steps steps);

}  // namespace tengen::library
