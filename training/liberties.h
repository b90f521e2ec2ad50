// The liberties of every chain up to four, asked for once a chain: an input of the network.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"

namespace tengen::training {

class LibertyClasses {
 public:
  // To be called before the first question about a new position.
  void nextPosition() { ++position_; }
  // 1 to 3, or 0 for four and more; only for a stone.
  unsigned of(const Board& board, Vertex stone) {
    const Vertex chain = board.chainIdOf(stone);
    if (chainStamp_[chain] != position_) {
      chainStamp_[chain] = position_;
      class_[chain] = static_cast<uint8_t>(count(board, stone) & 3u);
    }
    return class_[chain];
  }

 private:
  unsigned count(const Board& board, Vertex stone) {
    ++chain_;
    unsigned liberties = 0;
    Vertex v = stone;
    do {
      const int row = board.stride();
      for (const int n : {v - 1, v + 1, v - row, v + row}) {
        const auto neighbour = static_cast<Vertex>(n);
        if (!board.isOnBoard(neighbour) || board.at(neighbour) != Stone::None) continue;
        if (libertyStamp_[neighbour] == chain_) continue;
        libertyStamp_[neighbour] = chain_;
        if (++liberties == 4) return liberties;
      }
      v = board.nextInChain(v);
    } while (v != stone);
    return liberties;
  }

  static constexpr size_t kVertices = 512;  // enough for 19x19 and its border
  std::array<uint64_t, kVertices> chainStamp_{};
  std::array<uint64_t, kVertices> libertyStamp_{};
  std::array<uint8_t, kVertices> class_{};
  uint64_t position_ = 0;
  uint64_t chain_ = 0;
};

}  // namespace tengen::training
