// How strong to play: 25k to 1k, 1d to 6d, and max. Weak levels choose as weak people do, among
// moves that look natural, and look little ahead; they do not play well and then throw a stone
// away.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"

namespace tengen::search {

class Level {
 public:
  static constexpr int kSteps = 31;  // 25k is step 0, 1k is 24, 1d is 25, 6d is 30
  static constexpr Level max() { return Level(kSteps); }

  // "25k" to "1k", "1d" to "6d", "max", in either case.
  static std::optional<Level> parse(std::string_view text);
  std::string text() const;

  constexpr bool isMax() const { return step_ == kSteps; }
  constexpr int step() const { return step_; }

  friend constexpr bool operator==(const Level&, const Level&) = default;

 private:
  explicit constexpr Level(int step) : step_(step) {}

  int step_;
};

// What a level means for the choice of a move.
struct LevelSettings {
  int visits = 0;          // 1 is the network alone; 0 leaves it to time and options
  double temperature = 0;  // of the policy, or of the visits; 0 takes the best
  // Without search
  double wandering = 0;  // the part of the choices that follow the eye instead of the network
  double reach = 0;      // lines from the last moves at which half of the attention is left; 0: all
  int reading = 1;       // own moves that it looks ahead to take or save a chain

  bool playsByEye() const { return visits == 1; }
};

// Interpolated between anchors.
LevelSettings settingsOf(const Level& level);

// Weights at a temperature; at 0 only the first of the largest is left.
std::vector<double> tempered(std::vector<double> weights, double temperature);

// An index drawn by its weight; nothing if all are 0.
std::optional<size_t> draw(const std::vector<double>& weights, Random& random);

}  // namespace tengen::search
