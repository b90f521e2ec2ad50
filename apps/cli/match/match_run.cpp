#include "apps/cli/match/match_run.h"

#include <algorithm>
#include <thread>

#include "base/os/file.h"

#include "apps/cli/engine_words.h"
#include "apps/cli/words.h"

namespace tengen::cli {

MatchRun::MatchRun(MatchPlan plan, const Judge& judge) : plan_(std::move(plan)), judge_(judge) {
  results_.terms = plan_.terms;
  results_.sprt = plan_.sprt;
  for (size_t i = 0; i < 2; ++i)
    results_.programs[i] = {plan_.commandLines[i], plan_.commandLines[i]};
  readGames();
}

// A program that crashes has lost: nobody starts it again for the same move.
engine::Driver MatchRun::program(size_t which) const {
  return engine::Driver({.commandLine = plan_.commandLines[which],
                         .commandLimit = plan_.terms.patience,
                         .restarts = 0,
                         .exactTime = true});
}

void MatchRun::readGames() {
  for (int number = 1; number <= plan_.games; ++number) {
    auto outcome = outcomeIn(gameFile(plan_.folder, number));
    if (!outcome) continue;
    const bool inOrder = firstHasBlack(number);
    if (!outcome->black.empty()) results_.programs[inOrder ? 0 : 1].name = outcome->black;
    if (!outcome->white.empty()) results_.programs[inOrder ? 1 : 0].name = outcome->white;
    results_.games.emplace(number, std::move(*outcome));
  }
}

bool MatchRun::isDone() const {
  const bool isDecided = plan_.sprt && plan_.sprt->verdict(results_.inAll()) != Sprt::Verdict::None;
  return isDecided || static_cast<int>(results_.games.size()) >= plan_.games;
}

Result<void, CliError> MatchRun::play(std::stop_token stop,
                                      const std::function<void(const MatchResults&, int)>& hear) {
  if (isDone()) return {};
  hear_ = &hear;
  const std::stop_callback passOn(stop, [this] { stop_.request_stop(); });
  std::vector<Engines> engines;
  for (int i = 0; i < plan_.parallel; ++i) {
    engines.push_back({program(0), program(1)});
  }
  if (auto ready = tryOut(engines[0], stop); !ready) return ready;
  {
    std::vector<std::jthread> threads;
    for (Engines& pair : engines)
      threads.emplace_back([this, &pair] { work(pair); });
  }
  if (trouble_) return Unexpected{*trouble_};
  return {};
}

// What is wrong with a program from the start is no lost game but a match that cannot be.
Result<void, CliError> MatchRun::tryOut(Engines& engines, std::stop_token stop) {
  for (size_t i = 0; i < 2; ++i) {
    const auto ready = prepare(engines[i], plan_.terms, stop);
    if (!ready && ready.error().kind != engine::EngineError::Kind::Stopped) {
      return Unexpected{CliError{sentence(ready.error(), engines[i].name())}};
    }
    results_.programs[i].name = engines[i].name();
  }
  return {};
}

void MatchRun::work(Engines& engines) {
  while (const auto number = nextGame()) {
    const size_t pair = static_cast<size_t>(*number - 1) / 2;
    const Opening& opening = plan_.openings[pair % plan_.openings.size()];
    engine::Driver& black = engines[firstHasBlack(*number) ? 0 : 1];
    engine::Driver& white = engines[firstHasBlack(*number) ? 1 : 0];
    const auto game = playMatchGame(black, white, plan_.terms, opening, judge_, stop_.get_token());
    if (!game) return;
    keep(*number, *game);
  }
}

std::optional<int> MatchRun::nextGame() {
  const std::lock_guard lock(mutex_);
  if (stop_.stop_requested() || isDone()) return std::nullopt;
  for (int number = 1; number <= plan_.games; ++number) {
    if (!results_.games.contains(number) && taken_.insert(number).second) return number;
  }
  return std::nullopt;
}

void MatchRun::keep(int number, const MatchGame& game) {
  const std::string text = matchGameAsSgf(game, plan_.terms, number, plan_.date);
  const auto saved = replaceFile(gameFile(plan_.folder, number), text);
  const std::lock_guard lock(mutex_);
  if (!saved) {
    trouble_ = CliError{saved.error().path.string() + ": " + words(saved.error())};
    stop_.request_stop();
    return;
  }
  results_.games[number] = {game.result, static_cast<int>(game.turns.size()), game.remark,
                            game.black, game.white};
  (*hear_)(results_, number);
}

}  // namespace tengen::cli
