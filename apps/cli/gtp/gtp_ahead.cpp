#include "apps/cli/gtp/gtp_ahead.h"

#include <thread>
#include <vector>

namespace tengen::cli {

void evaluateAhead(GtpEngine& engine, const nn::Situation& situation, std::span<const Move> moves) {
  nn::CachedEvaluator* const cache = engine.cache();
  const auto player = engine.player();
  if (!cache || !player) return;
  const search::Search& search = (*player)->search();
  if (cache->knows({&situation, search.symmetryFor(situation)})) return;
  const auto threads = static_cast<size_t>(search.options().threads);
  std::vector<nn::Situation> wanted{situation};
  for (size_t i = 0; i < moves.size() && wanted.size() < threads; ++i) {
    if (!wanted.back().position.isLegal(moves[i])) break;
    wanted.push_back(wanted.back().after(moves[i]));
  }
  const auto evaluate = [&](const nn::Situation& each) {
    const nn::Query query{&each, search.symmetryFor(each)};
    nn::Evaluation answer;
    static_cast<void>(cache->evaluate({&query, 1}, {&answer, 1}));
  };
  std::vector<std::jthread> others;
  for (size_t i = 1; i < wanted.size(); ++i)
    others.emplace_back([&evaluate, &each = wanted[i]] { evaluate(each); });
  evaluate(situation);
}

}  // namespace tengen::cli
