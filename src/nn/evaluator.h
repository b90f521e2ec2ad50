// What a network says about a position, and the door to whoever says it: a real network
// (network.h), or a stand-in, so that a search can be tested without weights.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/symmetry.h"

namespace tengen::nn {

// How many of the latest moves a network is shown.
constexpr int kRecentMoves = 5;

// A position and what a network wants to know of the game around it.
struct Situation {
  Position position;
  // Latest first; nothing before the game began.
  std::array<std::optional<Move>, kRecentMoves> recent{};
  // What White receives in the count, handicap bonus included; position.rules().komi is not asked.
  double komi = 0;

  // The same game a move later; the move must be legal.
  Situation after(Move move) const;
};

struct Query {
  const Situation* situation = nullptr;
  // How the board is turned before it is shown; the answer is turned back. One of symmetriesOf()
  // it.
  Symmetry symmetry = Symmetry::None;
};

// Everything as the side to move sees it; points in reading order.
struct Evaluation {
  std::vector<float> policy;     // probabilities, the pass last; 0 for illegal moves, 1 in all
  std::vector<float> ownership;  // from -1, the other side's for certain, to 1
  float win = 0.5f;              // probability
  float lead = 0;                // points, komi included
};

// Why there is no answer: what was to compute the network could not, in its own words.
struct EvaluationError {
  std::string reason;
};

class Evaluator {
 public:
  virtual ~Evaluator() = default;

  // Answers every query, in order; all boards of one call have the same size. May be called from
  // several threads at once: each call computes on the thread that makes it. After an error the
  // answers mean nothing.
  virtual Result<void, EvaluationError> evaluate(std::span<const Query> queries,
                                                 std::span<Evaluation> answers) = 0;
  // What answers, and how it is computed: "b10c128-int8".
  virtual std::string name() const { return "unnamed"; }
};

}  // namespace tengen::nn
