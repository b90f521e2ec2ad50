// From a collection to the bytes of a file: UTF-8, properties in their order, games one after
// another.
#pragma once

#include <string>

#include "sgf/collection.h"

namespace tengen::sgf {

// CA[UTF-8] is set in every root, in its place or behind FF and GM. Depth costs no stack.
std::string write(const Collection& collection);
// One game, or the subtree of any node, as a file of its own.
std::string writeTree(const Collection& collection, NodeId top);

}  // namespace tengen::sgf
