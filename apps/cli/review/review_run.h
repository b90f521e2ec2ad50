// Reviews games one after another with one engine, saves what it learns, and goes on where an
// earlier run was broken off: what stands in a file is not looked at again.
#pragma once

#include <functional>
#include <stop_token>

#include "review/runner.h"

#include "apps/cli/review/review_files.h"
#include "apps/cli/review/review_progress.h"
#include "apps/cli/review/review_words.h"

namespace tengen::cli {

struct ReviewTerms {
  review::Plan plan;
  std::optional<double> seconds;  // at most so long a game
  std::string engine;             // its command line
  bool saves = false;
};

class ReviewRun {
 public:
  using Report = std::function<void(const ReviewedGame&)>;

  ReviewRun(ReviewTerms terms, ReviewProgress& progress, Report report);

  // All games of a file. What went wrong with one game comes at the end; the others are reviewed.
  Result<void, CliError> review(ReviewedFile& file, const std::stop_token& stop);
  // The engine is of no use: no other game will go better.
  bool hasLostEngine() const { return hasLostEngine_; }

 private:
  Result<void, CliError> reviewGame(ReviewedFile& file, const std::stop_token& stop);
  Result<void, CliError> work(ReviewedFile& file, review::Queue& queue, review::Review& review,
                              const std::stop_token& stop);
  bool isWanted(const review::Line& line, const review::Review& review) const;
  void tellFlaws(const ReviewedFile& file, const GameTree& tree);
  CliError errorOf(const engine::EngineError& error, ReviewedFile& file);

  ReviewTerms terms_;
  ReviewProgress& progress_;
  Report report_;
  engine::Driver driver_;
  bool hasLostEngine_ = false;
};

}  // namespace tengen::cli
