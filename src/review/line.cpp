#include "review/line.h"

namespace tengen::review {
namespace {

bool changesPosition(const GameTree& tree, NodeId node) {
  return tree.hasMove(node) || tree.hasSetup(node) || tree.toMoveSetAt(node).has_value();
}

// A move that can be judged: one of its own, no stones set up with it.
std::optional<Turn> plainMoveAt(const GameTree& tree, NodeId node) {
  if (tree.moveCount(node) != 1 || tree.hasSetup(node)) return std::nullopt;
  return tree.moveAt(node);
}

}  // namespace

Line lineTo(const GameTree& tree, NodeId end) {
  Line line;
  std::optional<Position> before;
  for (const NodeId node : tree.pathTo(end)) {
    if (!line.empty() && !changesPosition(tree, node)) continue;
    const auto move = line.empty() ? std::nullopt : plainMoveAt(tree, node);
    if (move) {
      line.back().toMove = move->color;
      if (before->isLegal(move->color, move->move)) line.back().played = move->move;
    }
    before = tree.positionAt(node);
    const int moves = tree.moveCount(node) + (line.empty() ? 0 : line.back().number);
    line.push_back({.node = node, .number = moves, .move = move, .toMove = before->toMove()});
  }
  return line;
}

Line mainLine(const GameTree& tree) {
  return lineTo(tree, tree.endOfLine(tree.root()));
}

NodeId positionNode(const GameTree& tree, NodeId node) {
  while (tree.parent(node) != kNoNode && !changesPosition(tree, node))
    node = tree.parent(node);
  return node;
}

}  // namespace tengen::review
