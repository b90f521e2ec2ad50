#include "apps/cli/gtp/gtp_engine.h"

#include "judge/playout_judge.h"
#include "nn/network_judge.h"

#include "apps/cli/network.h"

namespace tengen::cli {

Result<nn::Evaluator*, CliError> GtpEngine::evaluator() {
  if (complaint_) return Unexpected{*complaint_};
  if (!evaluator_) {
    auto loaded = loadEvaluator(options_.network);
    if (!loaded) {
      complaint_ = loaded.error();
      return Unexpected{*complaint_};
    }
    evaluator_ = std::move(*loaded);
    if (options_.cacheBytes > 0) {
      auto cache =
          std::make_unique<nn::CachedEvaluator>(std::move(evaluator_), options_.cacheBytes);
      cache_ = cache.get();
      evaluator_ = std::move(cache);
    }
  }
  return evaluator_.get();
}

Result<search::SearchPlayer*, CliError> GtpEngine::player() {
  if (!player_) {
    const auto loaded = evaluator();
    if (!loaded) return Unexpected{loaded.error()};
    player_ = std::make_unique<search::SearchPlayer>(**loaded, options_.player);
  }
  return player_.get();
}

const Judge& GtpEngine::judge() {
  if (judge_) return *judge_;
  if (!options_.judgeByPlayouts && evaluator()) {
    judge_ = std::make_unique<nn::NetworkJudge>(*evaluator_);
  } else {
    judge_ = std::make_unique<PlayoutJudge>();
  }
  return *judge_;
}

void GtpEngine::setLevel(const search::Level& level) {
  options_.player.level = level;
  if (player_) player_->setLevel(level);
}

void GtpEngine::follow(const GtpGame& game) {
  if (player_ && gameNumber_ != game.gameNumber()) player_->newGame();
  gameNumber_ = game.gameNumber();
}

void GtpEngine::getReady(const GtpGame& game) {
  const bool hasClock = game.timeSettings().system != TimeSettings::System::None;
  if ((!hasClock && !options_.player.timePerMove) || readyFor_ == game.size()) return;
  readyFor_ = game.size();
  const auto ready = player();
  if (!ready) return;
  search::Search& search = (*ready)->search();
  search.moveTo(situationOf(game, game.position().toMove()));
  static_cast<void>(search.evaluateRoot());  // a failure is told by the command that needs it
}

}  // namespace tengen::cli
