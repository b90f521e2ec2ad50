// Reading as people do it: chains that can be taken, so many moves ahead. Only moves on liberties
// and captures are read, no nets and no eyes; so what it finds is true, and what it overlooks is
// what people learn later.
#pragma once

#include <vector>

#include "nn/evaluator.h"

namespace tengen::search {

// Depths are counted in moves of the side that takes: 1 takes at once, 2 gives atari first.
constexpr int kDeepestReading = 5;

// In how many moves the other side, to move, takes the chain of this stone; 0 if it does not in so
// many.
int movesToTake(const Board& board, Point stone, int deepest);

// What a reader sees in a position, by move index, for the side to move.
struct Tactics {
  std::vector<int> takes;    // stones of the other side that are lost after it
  std::vector<int> saves;    // own stones that would be lost without it
  std::vector<bool> hidden;  // takes or saves stones, but further ahead than this reader sees
};

Tactics tacticsOf(const nn::Situation& situation, int deepest);

}  // namespace tengen::search
