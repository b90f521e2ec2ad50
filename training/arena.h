// Matches between two ways to search, or two networks, as a library for training/arena.py: many
// games at once, each of which waits for one evaluation, by the search tree that plays
// (src/search). A call answers all of them and brings their next questions.
#pragma once

#include <cstdint>

namespace tengen::training {
class Arena;
}

extern "C" {

using TengenArena = tengen::training::Arena;

// Each player searches so many new visits a move, two at least. `a` and `b` are settings as
// `explore=1.2,...`; null, and a word on standard error, if something is not understood.
TengenArena* arena_new(int threads, int width, int height, int games, double komi, int visits_a,
                       int visits_b, const char* a, const char* b, uint64_t seed);
void arena_delete(TengenArena* arena);

// The questions, one a game: planes [games, points] with a bit a plane, facts [games, 12], and
// whose they are: 0 for A, 1 for B.
void arena_ask(TengenArena* arena, uint16_t* planes, float* facts);
// Answers of A's network and of B's, which may be the same: one row a game of `points + 1` policy
// logits, the win probability, the lead in points and `points` ownerships. Then the next questions.
void arena_advance(TengenArena* arena, const float* answers_a, const float* answers_b,
                   uint16_t* planes, float* facts);
// Games won by A, drawn, won by B; moves played; games that went on for too long, which count as
// drawn; won by A as Black.
void arena_figures(TengenArena* arena, int64_t* six);
}
