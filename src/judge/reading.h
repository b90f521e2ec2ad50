// What unconditional life and playouts say about a position, chain by chain. A judge plays until it
// knows enough and makes its verdict of that, alone or with what somebody else has told it.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "judge/judge.h"
#include "judge/playout.h"
#include "rules/board.h"

namespace tengen {

class Reading {
 public:
  struct Chain {
    Color color;
    Points stones;
    Points space;            // its liberties that lie in larger empty regions
    bool isSettled = false;  // by unconditional life or as bent four in the corner
  };

  // The board must outlive the reading. The sides take turns to begin a playout, `first` the first.
  Reading(const Board& board, Color first, uint64_t seed);
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;

  // So many more, unless asked to stop.
  void play(int playouts, const std::stop_token& stop = {});

  int playouts() const { return playouts_; }
  bool isSettled() const { return open_.empty(); }  // the whole board: there is nothing to play
  bool isSettled(Point p) const { return settled_[board_.vertexOf(p)] != 0; }
  const std::vector<Chain>& chains() const { return chains_; }

  // From +1, Black's in every playout, to -1.
  Grid<float> ownership() const;
  // With these owners, and with the chains dead that are not safe by this measure.
  using Safety = std::function<float(const Chain&)>;
  Verdict verdict(const Grid<float>& ownership, const Safety& safety) const;

 private:
  void settle(Color color);
  void listChain(Vertex first);

  const Board& board_;
  std::vector<uint8_t> settled_;  // by vertex
  std::vector<int> sums_;     // by vertex: Black's playouts less White's; the owner where settled
  std::vector<Vertex> open_;  // points that are not settled
  std::vector<Chain> chains_;
  Color next_;
  int playouts_ = 0;
  Playout playout_;
};

// Above 0 a chain lives, below it is dead. The space it stands in weighs as much as its stones: a
// stone in the open survives many a playout by luck, but if the space around is the enemy's, the
// stone is too.
float safetyOf(const Reading::Chain& chain, const Grid<float>& ownership);

// A playout of a large board costs more, and the whole should not.
int affordablePlayouts(int playouts, BoardSize size);

}  // namespace tengen
