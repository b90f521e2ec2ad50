// Problems as short SGF, and their lines as text: "aa bb | cc".
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "game/formats.h"
#include "game/sgf_bridge.h"
#include "problems/problem.h"

namespace tengen::problems {

inline GameTree treeOf(const std::string& sgf) {
  auto loaded = load(sgf);
  EXPECT_TRUE(loaded);
  return std::move(loaded->tree);
}

inline std::string linesTo(const Problem& problem, const std::vector<NodeId>& nodes) {
  std::string text;
  for (const NodeId node : nodes) {
    if (!text.empty()) text += " | ";
    std::string line;
    for (const Move move : problem.lineTo(node))
      line += (line.empty() ? "" : " ") + (move.isPass() ? "pass" : sgfText(move.point()));
    text += line;
  }
  return text;
}

}  // namespace tengen::problems
