// For the tests of this folder: trees as plain text, parsing with its warnings at hand.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "sgf/parser.h"

namespace tengen::sgf {

// One line a node, as deep as it is: the properties as they are kept. Games are separated by "--".
// For small trees: depth costs blanks.
inline std::string outline(const Collection& collection) {
  std::string result;
  for (const NodeId game : collection.games()) {
    if (!result.empty()) result += "--\n";
    size_t depth = 0;
    for (NodeId id = game; id != kNoNode;) {
      result += std::string(depth, '.') + ';';
      for (size_t i = 0; i < collection.propertyCount(id); ++i) {
        result += collection.property(id, i).slice();
      }
      result += '\n';
      const NodeId next = collection.nextInTree(id, game);
      if (next != kNoNode && collection.parent(next) == id) {
        ++depth;
      } else if (next != kNoNode) {
        for (NodeId up = id; collection.parent(up) != collection.parent(next);) {
          up = collection.parent(up);
          --depth;
        }
      }
      id = next;
    }
  }
  return result;
}

struct Parsed {
  Collection collection;
  Warnings warnings;
  std::string outline;  // "error 1" for one with that code
};

inline Parsed parsed(std::string text) {
  Parsed result;
  auto collection = parse(std::move(text), result.warnings);
  if (!collection) {
    result.outline = "error " + std::to_string(static_cast<int>(collection.error().code));
    return result;
  }
  result.collection = std::move(*collection);
  result.outline = outline(result.collection);
  return result;
}

inline bool operator==(const Warning& a, const Warning& b) {
  return a.code == b.code && a.argument == b.argument && a.line == b.line && a.column == b.column;
}

inline void PrintTo(const Warning& w, std::ostream* out) {
  *out << "code " << static_cast<int>(w.code) << " \"" << w.argument << "\" " << w.line << ':'
       << w.column;
}

}  // namespace tengen::sgf
