#include "training/arena.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <deque>
#include <vector>

#include "nn/features.h"
#include "search/node.h"
#include "training/arena_game.h"
#include "training/crew.h"

namespace tengen::training {
namespace {

// The softmax of the legal moves.
void readAnswer(const float* row, const nn::Situation& situation, nn::Evaluation& answer) {
  const BoardSize size = situation.position.board().size();
  const auto points = static_cast<size_t>(size.points());
  answer.policy.assign(points + 1, 0);
  const auto isLegal = [&](size_t move) {
    return move == points ||
           situation.position.isLegal(search::moveAt(static_cast<int>(move), size));
  };
  float highest = row[points];
  std::vector<size_t> legal;
  for (size_t move = 0; move <= points; ++move) {
    if (!isLegal(move)) continue;
    legal.push_back(move);
    highest = std::max(highest, row[move]);
  }
  float total = 0;
  for (const size_t move : legal)
    total += answer.policy[move] = std::exp(row[move] - highest);
  for (float& chance : answer.policy)
    chance /= total;
  answer.win = row[points + 1];
  answer.lead = row[points + 2];
  answer.ownership.assign(row + points + 3, row + 2 * points + 3);
}

void showBits(const nn::Situation& situation, nn::Features& features, uint16_t* planes,
              float* facts) {
  nn::describe(situation, Symmetry::None, features);
  const size_t points = features.planes.size() / nn::kPlanes;
  for (size_t point = 0; point < points; ++point) {
    unsigned bits = 0;
    for (unsigned plane = 0; plane < nn::kPlanes; ++plane)
      bits |= unsigned{features.planes[point * nn::kPlanes + plane]} << plane;
    planes[point] = static_cast<uint16_t>(bits);
  }
  std::copy(features.facts.begin(), features.facts.end(), facts);
}

}  // namespace

class Arena {
 public:
  Arena(int threads, const ArenaTerms& terms, int games, uint64_t seed)
      : terms_(terms), crew_(threads), spaces_(crew_.size()) {
    for (int game = 0; game < games; ++game)
      games_.emplace_back(terms_, splitmix(seed * 1'000'003 + static_cast<uint64_t>(game)));
  }

  // Without answers it asks its first questions.
  void advance(std::array<const float*, 2> answers, uint16_t* planes, float* facts) {
    const auto points = static_cast<size_t>(terms_.size.points());
    crew_.share(games_.size(), [&](size_t i, size_t worker) {
      ArenaGame& game = games_[i];
      Space& space = spaces_[worker];
      if (const float* rows = answers[static_cast<size_t>(game.whose())]) {
        readAnswer(rows + i * (2 * points + 3), game.question(), space.answer);
        game.absorb(space.answer);
      }
      showBits(game.question(), space.features, planes + i * points, facts + i * nn::kFacts);
    });
  }

  ArenaTally tally() const {
    ArenaTally all;
    for (const ArenaGame& game : games_) {
      const ArenaTally& one = game.tally();
      all.won += one.won;
      all.drawn += one.drawn;
      all.lost += one.lost;
      all.moves += one.moves;
      all.tooLong += one.tooLong;
      all.wonAsBlack += one.wonAsBlack;
    }
    return all;
  }

 private:
  struct Space {
    nn::Evaluation answer;
    nn::Features features;
  };

  const ArenaTerms terms_;
  Crew crew_;
  std::vector<Space> spaces_;  // one a worker
  std::deque<ArenaGame> games_;
};

}  // namespace tengen::training

using namespace tengen;
using namespace tengen::training;

TengenArena* arena_new(int threads, int width, int height, int games, double komi, int visits_a,
                       int visits_b, const char* a, const char* b, uint64_t seed) {
  ArenaTerms terms;
  terms.size = {width, height};
  terms.rules.scoring = Scoring::Area;
  terms.komi = komi;
  const char* const settings[] = {a, b};
  const int visits[] = {visits_a, visits_b};
  if (std::min(visits_a, visits_b) < 2) {
    std::fprintf(stderr, "a player who searches looks at two positions at least\n");
    return nullptr;
  }
  for (size_t which = 0; which < 2; ++which) {
    terms.players[which].visits = visits[which];
    if (applySettings(settings[which], terms.players[which].tree.selection)) continue;
    std::fprintf(stderr, "settings not understood: %s\n", settings[which]);
    return nullptr;
  }
  return new Arena(threads, terms, games, seed);
}

void arena_delete(TengenArena* arena) {
  delete arena;
}

void arena_ask(TengenArena* arena, uint16_t* planes, float* facts) {
  arena->advance({nullptr, nullptr}, planes, facts);
}

void arena_advance(TengenArena* arena, const float* answers_a, const float* answers_b,
                   uint16_t* planes, float* facts) {
  arena->advance({answers_a, answers_b}, planes, facts);
}

void arena_figures(TengenArena* arena, int64_t* six) {
  const ArenaTally tally = arena->tally();
  six[0] = tally.won;
  six[1] = tally.drawn;
  six[2] = tally.lost;
  six[3] = tally.moves;
  six[4] = tally.tooLong;
  six[5] = tally.wonAsBlack;
}
