// How far a review of many games has come, on standard error.
#pragma once

#include <chrono>
#include <string>

#include "review/queue.h"

namespace tengen::cli {

class ReviewProgress {
 public:
  // `limit`: seconds that no game takes more of.
  ReviewProgress(size_t files, std::optional<double> limit, bool isQuiet)
      : files_(files), limit_(limit), isQuiet_(isQuiet) {}

  void beginFile(const std::string& name);
  void beginGame(const review::Queue::Progress& progress);
  void show(const review::Queue::Progress& progress);  // a few times a second at most
  // The engine says nothing, and gets so much longer.
  void showSilence(const std::string& engine, std::chrono::milliseconds left);
  void endGame(bool wasReviewed);
  void note(const std::string& sentence);  // something to know, quiet or not
  void clear();                            // the line, before something else is printed

 private:
  using Clock = std::chrono::steady_clock;

  std::string timeLeft(double share) const;

  double shareDone(const review::Queue::Progress& progress) const;

  size_t files_;
  std::optional<double> limit_;
  bool isQuiet_;
  size_t file_ = 0;
  std::string name_;
  int64_t doneBefore_ = 0;  // of this game, by an earlier review
  Clock::time_point gameBegan_{};
  Clock::time_point shownAt_{};
  int reviewed_ = 0;
  double seconds_ = 0;  // that these took
  bool isShowing_ = false;
};

}  // namespace tengen::cli
