// Self-play as a library for training/selfplay.py: tables of many games of one size, each of which
// waits for one evaluation. A call answers all of them and brings their next questions. Calls for
// one table must not overlap.
#pragma once

#include <cstdint>

namespace tengen::training {
class Tables;
struct SelfPlayRecord;
}  // namespace tengen::training

extern "C" {

using SelfPlay = tengen::training::Tables;

SelfPlay* selfplay_new(int threads);
void selfplay_delete(SelfPlay* all);
// The number of the new table.
int selfplay_add_table(SelfPlay* all, int width, int height, int games, int full_visits,
                       int quick_visits, uint64_t seed);

// The first questions of a table: planes [games, points] with a bit a plane, globals [games, 12].
void selfplay_ask(SelfPlay* all, int table, uint16_t* planes, float* globals);
// Answers: one row a game of `points + 1` policy logits, the win probability, the lead in points
// and `points` ownerships. Then the next questions.
void selfplay_advance(SelfPlay* all, int table, const float* answers, uint16_t* planes,
                      float* globals);
// Moves up to `capacity` finished records out of a table; how many.
int selfplay_take(SelfPlay* all, int table, tengen::training::SelfPlayRecord* records,
                  int capacity);
// Games finished, games dropped, moves played, fair komi.
void selfplay_figures(SelfPlay* all, int table, double* four);
}
