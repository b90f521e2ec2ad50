// Test only: leaves of a tree in a word, and the answers to them.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "search/search_test_kit.h"

namespace tengen::search {

// A policy with these moves alone, for the side to move.
inline nn::Evaluation preferring(const nn::Situation& situation,
                                 std::vector<std::pair<std::string, float>> moves, float win = 0.5f,
                                 float lead = 0) {
  const BoardSize size = situation.position.board().size();
  nn::Evaluation answer;
  answer.policy.resize(static_cast<size_t>(size.points()) + 1);
  answer.ownership.resize(static_cast<size_t>(size.points()));
  for (const auto& [move, prior] : moves)
    answer.policy[static_cast<size_t>(indexOf(moveOf(move, size), size))] = prior;
  answer.win = win;
  answer.lead = lead;
  return answer;
}

inline Leaf leafOf(Tree& tree) {
  Descent descent = tree.descend();
  EXPECT_EQ(descent.kind, Descent::Kind::Leaf);
  return std::move(*descent.leaf);
}

inline int visitsOf(const Tree& tree, std::string_view move) {
  for (const RootMove& root : tree.rootMoves()) {
    if (root.move == moveOf(move, tree.root().position.board().size())) return root.visits;
  }
  return -1;
}

}  // namespace tengen::search
