// What FF[4] forbids though it can be read: for those who want their files clean. Knows the types
// of the properties, and no Go: whether a point lies on the board is game's business.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sgf/collection.h"

namespace tengen::sgf {

struct Violation {
  enum class Code : uint8_t {
    NotFf4,              // the root names no file format, or another than 4
    CharsetMissing,      // text beyond ASCII, and no CA in the root
    RootPropertyInside,  // FF, GM, CA, AP, ST, SZ belong in the root
    GameInfoTwice,       // game information below a node that has some
    MoveWithSetUp,       // a move and set-up in one node
    TwoMoves,            // B and W in one node
    BadValue,            // not of the type this property has
    TooManyValues,       // of a property that has one
    RepeatedPoint,       // in one list, or in two that exclude each other
  };

  Code code;
  NodeId node;        // in a file just read: the nodes are numbered in the order of the file
  std::string ident;  // of the property; empty where the whole node is meant

  friend bool operator==(const Violation&, const Violation&) = default;
};

// In the order of the file, as many as `most`.
std::vector<Violation> check(const Collection& collection, size_t most = 100);

}  // namespace tengen::sgf
