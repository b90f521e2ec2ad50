// How strong to play: 25k to 1k, 1d to 6d, and max. Weak levels choose as weak people do, from the
// moves that look natural, and look little ahead; they do not play well and then throw a stone
// away.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "nn/evaluator.h"

namespace tengen {

class Level {
 public:
  static Level max() { return Level(kSteps); }
  static constexpr int kSteps = 31;  // 25k is 0, 1k is 24, 1d is 25, 6d is 30

  // "25k" to "1k", "1d" to "6d", "max", in either case.
  static std::optional<Level> parse(std::string_view text);
  std::string text() const;

  bool isMax() const { return step_ == kSteps; }
  int step() const { return step_; }

  friend bool operator==(const Level&, const Level&) = default;

 private:
  explicit Level(int step) : step_(step) {}

  int step_;
};

// What a level means for the choice of a move.
struct LevelSettings {
  int visits = 0;         // 1 means the network alone; 0 as many as time allows
  float temperature = 0;  // of the policy or of the visits; 0 takes the best
  float nucleus = 1;      // of the policy only the best moves with this much in all
  float wandering = 0;    // how much of the choice goes to plausible moves whatever the policy says
  // Interpolated between measured anchors.
  static LevelSettings of(const Level& level);
};

// Chances by move index for a level that plays by the policy alone: 0 for moves no level plays
// (own eyes, big self-ataris, the pass), else tempered. All zero if nothing is left.
std::vector<float> naturalChances(const Situation& situation, const Evaluation& evaluation,
                                  const LevelSettings& settings);

// An index drawn by its weight; nothing if all are 0.
std::optional<size_t> draw(const std::vector<float>& weights, Random& random);

}  // namespace tengen
