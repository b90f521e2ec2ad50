// Plays the games of a match that have not been played yet, several at a time, each in its own
// thread with its own two programs, and saves them.
#pragma once

#include <array>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "judge/judge.h"

#include "apps/cli/match/match_openings.h"
#include "apps/cli/match/match_report.h"

namespace tengen::cli {

struct MatchPlan {
  std::array<std::string, 2> commandLines;  // which has Black in odd games, and which in even ones
  MatchTerms terms;
  std::vector<Opening> openings;  // one for two games, again from the first when they run out
  int games = 0;
  int parallel = 1;
  std::optional<Sprt> sprt;
  std::filesystem::path folder;  // there
  std::string date;
};

class MatchRun {
 public:
  // Reads the games that are there already.
  MatchRun(MatchPlan plan, const Judge& judge);

  // Plays until all games are played, the test is decided, or it is stopped. `hear` is told after
  // each game, one at a time. A program that cannot play under these terms at all, or a file that
  // cannot be written, ends the match.
  Result<void, CliError> play(std::stop_token stop,
                              const std::function<void(const MatchResults&, int number)>& hear);

  const MatchResults& results() const { return results_; }
  bool isDone() const;

 private:
  using Engines = std::array<engine::Driver, 2>;

  engine::Driver program(size_t which) const;
  void readGames();
  Result<void, CliError> tryOut(Engines& engines, std::stop_token stop);
  void work(Engines& engines);
  std::optional<int> nextGame();
  void keep(int number, const MatchGame& game);

  const MatchPlan plan_;
  const Judge& judge_;
  const std::function<void(const MatchResults&, int)>* hear_ = nullptr;
  std::stop_source stop_;

  std::mutex mutex_;  // guards what follows while threads play
  MatchResults results_;
  std::set<int> taken_;
  std::optional<CliError> trouble_;
};

}  // namespace tengen::cli
