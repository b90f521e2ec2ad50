// The player and the judge behind `tengen gtp`. The network is loaded when it is first needed: the
// commands about rules and state work without one.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "judge/judge.h"
#include "nn/cached_evaluator.h"
#include "search/search_player.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/gtp/gtp_game.h"
#include "apps/cli/gtp/gtp_situation.h"

namespace tengen::cli {

struct EngineOptions {
  search::PlayerOptions player;
  std::string network;  // empty: the one that came with the program
  bool judgeByPlayouts = false;
  size_t cacheBytes = 0;  // for evaluations that may be asked for again
};

class GtpEngine {
 public:
  explicit GtpEngine(EngineOptions options) : options_(std::move(options)) {}

  // The error says in one sentence why there is no player, and names the file.
  Result<search::SearchPlayer*, CliError> player();
  Result<nn::Evaluator*, CliError> evaluator();
  nn::CachedEvaluator* cache() const {
    return cache_;
  }  // none before the network is there, or where nothing is remembered
  // By the network, or by playouts if there is none.
  const Judge& judge();

  const search::Level& level() const { return options_.player.level; }
  void setLevel(const search::Level& level);
  // Tells the player when the game is another one than last time.
  void follow(const GtpGame& game);
  // Where a clock will run, what the first move of a game on this board needs is made before.
  void getReady(const GtpGame& game);

 private:
  EngineOptions options_;
  std::unique_ptr<nn::Evaluator> evaluator_;
  nn::CachedEvaluator* cache_ = nullptr;  // the same, if it remembers
  std::optional<CliError> complaint_;     // why there is none: a file is tried once
  std::unique_ptr<search::SearchPlayer> player_;
  std::unique_ptr<Judge> judge_;
  int gameNumber_ = -1;
  std::optional<BoardSize> readyFor_;
};

}  // namespace tengen::cli
