// What the tests of this folder share: games from text, evaluations from a few numbers, and
// judgements of both.
#pragma once

#include <initializer_list>

#include "game/game_test_kit.h"
#include "review/judgement.h"
#include "review/line.h"
#include "review/review.h"

namespace tengen::review::testing {

using namespace tengen::testing;

struct Seen {
  const char* move;  // "dd", or "" for a pass
  double win;
  double lead;
  int visits = 10;
};

inline Move moveOf(std::string_view letters) {
  return letters.empty() ? Move::pass() : Move::at(at(letters));
}

// The root is worth what its first candidate is.
inline Evaluation evaluation(Color toMove, int visits, std::initializer_list<Seen> seen) {
  Evaluation made{.toMove = toMove, .visits = visits};
  for (const Seen& one : seen) {
    const Move move = moveOf(one.move);
    made.candidates.push_back({move, one.visits, one.win, one.lead, {move}});
  }
  made.win = made.candidates.front().win;
  made.lead = made.candidates.front().lead;
  return made;
}

// A game of which one says what an engine saw, position by position.
struct Judged {
  explicit Judged(std::string text) : tree(treeOf(std::move(text))), line(mainLine(tree)) {}

  NodeId node(int n) const { return nodeAt(tree, n); }
  void see(int n, const Evaluation& seen) { review.take(node(n), seen); }
  std::vector<Judgement> moves() const { return judge(line, review); }

  GameTree tree;
  Line line;
  Review review;
};

}  // namespace tengen::review::testing
