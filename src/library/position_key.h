// A number for the stones on a board that is the same however the board is turned or mirrored and
// whoever is called Black. Boards of different sizes have different numbers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "library/frame.h"
#include "rules/board.h"

namespace tengen::library {

struct PositionKey {
  uint64_t value = 0;
  Frame frame;  // lays this position on the one of all its forms that gave the number
};

// What a stone on a point adds to the hash of each of the sixteen forms (Zobrist).
class KeyTable {
 public:
  using Hashes = std::array<uint64_t, kFrames>;

  // Made once a size and kept; any thread may ask.
  static const KeyTable& of(BoardSize size);

  BoardSize size() const { return size_; }
  const Hashes& empty() const { return empty_; }
  const Hashes& stone(int point, Color color) const {
    return stones_[static_cast<size_t>(point) * 2 + static_cast<size_t>(color)];
  }

 private:
  explicit KeyTable(BoardSize size);

  BoardSize size_;
  Hashes empty_{};
  std::vector<Hashes> stones_;
};

// Kept up to date stone by stone.
class PositionHash {
 public:
  explicit PositionHash(const KeyTable& table) : table_(&table), hashes_(table.empty()) {}

  // The point, in reading order, held `before` and holds `after`.
  void change(int point, Stone before, Stone after) {
    toggle(point, before);
    toggle(point, after);
  }
  PositionKey key() const;
  uint64_t board() const { return hashes_[0]; }  // of the stones as they lie
  // Does this frame lay the position on itself?
  bool isUnchangedBy(Frame frame) const {
    return hashes_[static_cast<size_t>(frame.number())] == hashes_[0];
  }

 private:
  void toggle(int point, Stone stone) {
    if (stone == Stone::None) return;
    const KeyTable::Hashes& added = table_->stone(point, colorOf(stone));
    for (size_t i = 0; i < hashes_.size(); ++i)
      hashes_[i] ^= added[i];
  }

  const KeyTable* table_;
  KeyTable::Hashes hashes_;
};

PositionHash hashOf(const Board& board);

}  // namespace tengen::library
