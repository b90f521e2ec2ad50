#include "search/bias_table.h"

#include <algorithm>

#include "base/random.h"

namespace tengen::search {
namespace {

constexpr int kAround = 2;  // lines around the last move

// 0 for an empty point, else the colour and whether the chain is in atari; the border is something
// else.
uint64_t lookAt(const Board& board, int x, int y) {
  constexpr uint64_t kBeyond = 7;
  const BoardSize size = board.size();
  if (x < 0 || y < 0 || x >= size.width || y >= size.height) return kBeyond;
  const Vertex vertex = board.vertexOf({static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
  const Stone stone = board.at(vertex);
  if (stone == Stone::None) return 0;
  return static_cast<uint64_t>(stone) + (board.isInAtari(vertex) ? 3 : 0);
}

}  // namespace

BiasTable::Index BiasTable::indexFor(const nn::Situation& situation) {
  const auto& last = situation.recent[0];
  const auto& before = situation.recent[1];
  if (!last || !before || last->isPass()) return kNone;
  const Board& board = situation.position.board();
  const BoardSize size = board.size();
  const auto numberOf = [&](Move move) {
    return static_cast<uint64_t>(move.isPass() ? size.points() : size.indexOf(move.point()));
  };
  uint64_t key = splitmix(2 * numberOf(*last) + (situation.position.toMove() == Color::Black));
  key = splitmix(key ^ numberOf(*before));
  const Point centre = last->point();
  for (int y = centre.y - kAround; y <= centre.y + kAround; ++y) {
    for (int x = centre.x - kAround; x <= centre.x + kAround; ++x)
      key = splitmix(key + lookAt(board, x, y));
  }
  return indexOf(key);
}

BiasTable::Index BiasTable::indexOf(uint64_t key) {
  if (3 * (entries_.size() + 1) > 2 * slots_.size()) makeRoom();
  Index& slot = slotOf(key);
  if (slot == kNone) {
    slot = static_cast<Index>(entries_.size());
    entries_.push_back({key, {}});
  }
  return slot;
}

BiasTable::Index& BiasTable::slotOf(uint64_t key) {
  const size_t mask = slots_.size() - 1;  // their number is a power of two
  size_t at = key & mask;
  while (slots_[at] != kNone && entries_[slots_[at]].key != key)
    at = (at + 1) & mask;
  return slots_[at];
}

void BiasTable::makeRoom() {
  constexpr size_t kFewest = 64;
  slots_.assign(std::max(kFewest, 2 * slots_.size()), kNone);
  for (Index i = 0; i < entries_.size(); ++i)
    slotOf(entries_[i].key) = i;
}

void BiasTable::give(Index index, Given& given, const Given& now) {
  Evidence& sum = entries_[index].sum;
  sum.win += double{now.win} - double{given.win};
  sum.lead += double{now.lead} - double{given.lead};
  sum.weight += double{now.weight} - double{given.weight};
  given = now;
}

BiasTable::Evidence BiasTable::meanAt(Index index) const {
  constexpr double kLeastWeight = 0.001;  // below it is what rounding has left
  const Evidence& sum = entries_[index].sum;
  if (sum.weight < kLeastWeight) return {};
  return {sum.win / sum.weight, sum.lead / sum.weight, 1};
}

void BiasTable::clear() {
  entries_.clear();
  slots_.clear();
}

BiasTable::Index BiasTable::takeOver(const BiasTable& other, Index index, const Given& given) {
  const Index mine = indexOf(other.entries_[index].key);
  Given nothing;
  give(mine, nothing, given);
  return mine;
}

size_t BiasTable::bytes() const {
  return entries_.capacity() * sizeof(Entry) + slots_.capacity() * sizeof(Index);
}

}  // namespace tengen::search
