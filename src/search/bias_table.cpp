#include "search/bias_table.h"

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
  const auto [place, isNew] = places_.emplace(key, static_cast<Index>(entries_.size()));
  if (isNew) entries_.push_back({key, {}});
  return place->second;
}

void BiasTable::give(Index index, Evidence& given, const Evidence& now) {
  Evidence& sum = entries_[index].sum;
  sum.win += now.win - given.win;
  sum.lead += now.lead - given.lead;
  sum.weight += now.weight - given.weight;
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
  places_.clear();
}

BiasTable::Index BiasTable::takeOver(const BiasTable& other, Index index, const Evidence& given) {
  const Index mine = indexOf(other.entries_[index].key);
  Evidence nothing;
  give(mine, nothing, given);
  return mine;
}

size_t BiasTable::bytes() const {
  // A node of the map: key, place and a pointer, with what the allocator adds.
  constexpr size_t kMapNode = 40;
  return entries_.capacity() * sizeof(Entry) + places_.size() * kMapNode +
         places_.bucket_count() * sizeof(void*);
}

}  // namespace tengen::search
