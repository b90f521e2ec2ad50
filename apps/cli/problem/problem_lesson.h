// Problems at the terminal, one after another: the position, your moves, the answers, right or
// wrong. Nothing of the solution is shown before it is found or asked for.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problems/progress.h"
#include "problems/solving.h"

#include "apps/cli/play/play_input.h"

namespace tengen::cli {

class ProblemLesson {
 public:
  // `progressFile` is read, and written after every answer.
  ProblemLesson(GameTree& tree, std::filesystem::path progressFile);

  // From that game of the file on, counted from 0; `dueOnly` leaves out what is known well enough.
  // Gives the exit code.
  int run(size_t first, bool dueOnly);

 private:
  enum class Next { Problem, Leave };

  Next ask(const problems::Problem& problem);
  void obey(const std::string& word, problems::Solving& solving);
  void play(const std::string& word, problems::Solving& solving);
  void report(const problems::Solving::Step& step, const problems::Solving& solving);
  void showHint(problems::Solving& solving);
  void tryAgain(problems::Solving& solving);
  void showSolution();
  void showBoard(NodeId at);
  void answer(problems::Grade grade);
  void readProgress();
  void sayNotKept(const std::string& why);
  void sumUp() const;

  GameTree& tree_;
  std::filesystem::path progressFile_;
  problems::Progress progress_;
  problems::Day today_;
  LineInput input_;
  const problems::Problem* problem_ = nullptr;
  std::string key_;
  bool isAnswered_ = false;  // the first try counts
  bool hadHint_ = false;
  bool hasFailed_ = false;  // this try: whatever comes next begins another
  bool saidNotKept_ = false;
  size_t tried_ = 0;
  size_t right_ = 0;
};

}  // namespace tengen::cli
