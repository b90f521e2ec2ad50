// What the tests of this folder share: trees from text, boards as drawings, random trees and edits.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "game/formats.h"
#include "game/game_tree.h"
#include "rules/diagram.h"

namespace tengen::testing {

inline GameTree treeOf(std::string text) {
  auto loaded = load(std::move(text));
  EXPECT_TRUE(loaded.has_value());
  return std::move(loaded->tree);
}

// The n-th node of the open game in file order.
inline NodeId nodeAt(const GameTree& tree, int n) {
  NodeId id = tree.root();
  while (n-- > 0)
    id = tree.collection().nextInTree(id, tree.root());
  return id;
}

inline std::vector<NodeId> nodesOf(const GameTree& tree) {
  std::vector<NodeId> nodes;
  for (NodeId id = tree.root(); id != kNoNode; id = tree.collection().nextInTree(id, tree.root())) {
    nodes.push_back(id);
  }
  return nodes;
}

inline Point at(std::string_view letters) {
  return {static_cast<uint8_t>(letters[0] - 'a'), static_cast<uint8_t>(letters[1] - 'a')};
}

inline Turn black(std::string_view letters) {
  return {Color::Black, Move::at(at(letters))};
}
inline Turn white(std::string_view letters) {
  return {Color::White, Move::at(at(letters))};
}

inline std::string boardAt(const GameTree& tree, NodeId id) {
  return toDiagram(tree.positionAt(id).board());
}

// One of everything a node may hold, much of it illegal: files are like that.
inline std::string randomNodeText(Random& random, int side) {
  const auto point = [&] {
    return std::string{static_cast<char>('a' + random.below(static_cast<uint32_t>(side))),
                       static_cast<char>('a' + random.below(static_cast<uint32_t>(side)))};
  };
  const std::string color = random.below(2) ? "B" : "W";
  switch (random.below(16)) {
    case 0:
      return ";C[nothing happens]";
    case 1:
      return ";" + color + "[]";
    case 2:
      return ";A" + color + "[" + point() + "][" + point() + "]";
    case 3:
      return ";AE[" + point() + ":" + point() + "]";
    case 4:
      return ";PL[" + color + "]";
    case 5:
      return ";AW[" + point() + "]" + color + "[" + point() + "]TR[" + point() + "]";
    default:
      return ";" + color + "[" + point() + "]";
  }
}

// A tree of about so many nodes on a small board, so that captures, kos and equal positions abound.
inline std::string randomTreeText(uint64_t seed, int nodes, int side) {
  Random random(seed);
  std::string text = "(;SZ[" + std::to_string(side) + "]";
  int open = 1;
  while (nodes-- > 0) {
    switch (random.below(6)) {
      case 0:
        text += '(';
        ++open;
        break;
      case 1:
        if (open > 1 && text.back() != '(') {
          text += ')';
          --open;
          // After a variation only another one may follow.
          if (open > 1 && random.below(2)) {
            text += ')';
            --open;
          }
          text += '(';
          ++open;
        }
        break;
      default:
        break;
    }
    text += randomNodeText(random, side);
  }
  return text + std::string(static_cast<size_t>(open), ')');
}

}  // namespace tengen::testing
