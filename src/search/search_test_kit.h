// Test only: situations drawn as diagrams, and evaluators that say what a test wants to hear.
#pragma once

#include <functional>
#include <string_view>
#include <utility>

#include "nn/evaluator.h"
#include "rules/areas.h"
#include "rules/diagram.h"
#include "rules/notation.h"
#include "search/fake_evaluator.h"
#include "search/tree.h"

namespace tengen::search {

inline Ruleset areaRules() {
  return *rulesetNamed("tromp-taylor");
}
inline Ruleset territoryRules() {
  return *rulesetNamed("japanese");
}

inline nn::Situation situationOf(std::string_view drawing, Color toMove, const Ruleset& rules,
                                 double komi) {
  const Board board = boardOf(drawing);
  Points black;
  Points white;
  for (const Point p : AllPoints(board.size())) {
    if (board.at(p) == Stone::Black) black.push_back(p);
    if (board.at(p) == Stone::White) white.push_back(p);
  }
  return {*Position::withStones(board.size(), black, white, rules, toMove), {}, komi};
}

inline nn::Situation emptySituation(int side, double komi = 7.5) {
  return {Position({side, side}, areaRules()), {}, komi};
}

// "D4" or "pass".
inline Move moveOf(std::string_view text, BoardSize size) {
  return *parseMove(text, size, Notation::Standard);
}

// Owners drawn in the letters of the sides: X is Black's, O White's, anything else nobody's. As the
// side to move sees it.
inline std::vector<float> ownershipOf(std::string_view drawing, BoardSize size, Color toMove,
                                      float sure = 0.95f) {
  std::vector<float> owned(static_cast<size_t>(size.points()));
  const float sign = toMove == Color::Black ? sure : -sure;
  for (const Point p : pointsDrawn(drawing, 'X'))
    owned[static_cast<size_t>(size.indexOf(p))] = sign;
  for (const Point p : pointsDrawn(drawing, 'O'))
    owned[static_cast<size_t>(size.indexOf(p))] = -sign;
  return owned;
}

// Two walls with a dame point at the foot, and everything else decided.
inline constexpr BoardSize kWallsSize{6, 5};
inline constexpr std::string_view kWalls = R"(
  . . X O . .
  . . X O . .
  . . X O . .
  . X . O . .
  . X X O O .)";
inline constexpr std::string_view kWallOwners = R"(
  X X X O O O
  X X X O O O
  X X X O O O
  X X . O O O
  X X X O O O)";

// The same with the dame filled: the game is over, and even.
inline constexpr std::string_view kFilled = R"(
  . . X O . .
  . . X O . .
  . . X O . .
  . X X O . .
  . X X O O .)";
inline constexpr std::string_view kFilledOwners = R"(
  X X X O O O
  X X X O O O
  X X X O O O
  X X X O O O
  X X X O O O)";

// A fake whose answers are touched up by a test.
class AlteredEvaluator : public nn::Evaluator {
 public:
  using Change = std::function<void(const nn::Situation&, nn::Evaluation&)>;
  explicit AlteredEvaluator(Change change) : change_(std::move(change)) {}

  Result<void, nn::EvaluationError> evaluate(std::span<const nn::Query> queries,
                                             std::span<nn::Evaluation> answers) override {
    for (size_t index = 0; index < queries.size(); ++index)
      answers[index] = evaluate(*queries[index].situation);
    return {};
  }
  nn::Evaluation evaluate(const nn::Situation& situation) const {
    nn::Evaluation answer = fake_.evaluate(situation);
    change_(situation, answer);
    return answer;
  }

 private:
  FakeEvaluator fake_;
  Change change_;
};

// So many visits, one leaf at a time.
template <class SomeEvaluator>
void grow(Tree& tree, const SomeEvaluator& evaluator, int visits) {
  while (tree.visits() < visits) {
    const Descent descent = tree.descend();
    if (descent.leaf) tree.absorb(*descent.leaf, evaluator.evaluate(descent.leaf->situation));
  }
}

}  // namespace tengen::search
