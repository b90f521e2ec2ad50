// Edits by chance, for tests that must hold whatever people do to a tree.
#pragma once

#include "base/random.h"
#include "game/edits.h"
#include "game/game_test_kit.h"
#include "game/transform.h"

namespace tengen::testing {

// An action chosen by chance, anywhere in the tree.
inline void editByChance(GameTree& tree, Random& random) {
  const auto nodes = nodesOf(tree);
  const auto pick = [&] { return nodes[random.below(static_cast<uint32_t>(nodes.size()))]; };
  const NodeId id = pick();
  const Point point{static_cast<uint8_t>(random.below(5)), static_cast<uint8_t>(random.below(5))};
  switch (random.below(14)) {
    case 0:
      return setComment(tree, id, random.below(4) ? "words ]" : "");
    case 1:
      return toggleMark(tree, id, point, static_cast<Mark>(random.below(5)));
    case 2:
      return setLabel(tree, id, point, random.below(3) ? "a" : "");
    case 3:
      return (void)deleteBranch(tree, id);
    case 4:
      return (void)pasteBranch(tree, id, copyBranch(tree, pick()));
    case 5:
      return (void)promote(tree, id);
    case 6:
      return (void)makeMainLine(tree, id);
    case 7:
      return moveAmongSiblings(tree, id, random.below(4));
    case 8:
      return (void)setUpStone(tree, id, point, static_cast<Stone>(random.below(3)));
    case 9:
      return (void)setToMove(tree, id, random.below(2) ? Color::Black : Color::White);
    case 10:
      return transform(tree, kSymmetries[1 + random.below(7)]);
    case 11:
      return swapColors(tree);
    case 12: {
      GameTree::Step step(tree, id);
      toggleArrow(tree, id, {point, {0, 0}});
      return setTerritory(tree, pick(), {point}, {});
    }
    default:
      return (void)tree.play(id, {random.below(2) ? Color::Black : Color::White, Move::at(point)});
  }
}

}  // namespace tengen::testing
