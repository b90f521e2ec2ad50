// A collection of problems, and one of them as it is posed: turned, mirrored and with colours
// changed by chance where its words allow it, so that a shape is learned and not a picture.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "problems/progress.h"
#include "problems/solving.h"

namespace tengen::desktop {

// One try after another at one problem. Holds its own copy of it.
class PosedProblem {
 public:
  // The game must be one of Problem::of().
  PosedProblem(GameTree tree, uint64_t seed);

  const GameTree& tree() const { return tree_; }
  const problems::Problem& problem() const { return problem_; }
  problems::Solving& solving() { return solving_; }
  const problems::Solving& solving() const { return solving_; }
  std::string name() const { return tree_.text(tree_.root(), "GN"); }  // it may tell the answer

 private:
  GameTree tree_;
  problems::Problem problem_;
  problems::Solving solving_;
};

class ProblemSet {
 public:
  // The games of one file, or of several; nothing where none of them is a problem.
  static std::optional<ProblemSet> of(GameTree tree);
  static std::optional<ProblemSet> of(std::vector<GameTree> trees);

  const std::vector<std::string>& keys() const { return keys_; }
  size_t count() const { return keys_.size(); }
  std::unique_ptr<PosedProblem> pose(size_t index, bool asWritten, Random& chance) const;

 private:
  struct Place {
    size_t tree;
    size_t game;
  };
  std::vector<GameTree> trees_;
  std::vector<Place> games_;       // those that are problems
  std::vector<std::string> keys_;  // of each, for Progress
};

// What its words allow: where they name points it is not turned, where they name colours those
// stay.
struct Variants {
  bool turns = true;
  bool swaps = true;
};
Variants variantsOf(const GameTree& tree);

}  // namespace tengen::desktop
