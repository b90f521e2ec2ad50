#include "library/position_directory.h"

#include <algorithm>
#include <bit>
#include <span>
#include <tuple>

#include "library/position_key.h"
#include "library/replay.h"

namespace tengen::library {
namespace {

// So many entries stand under one beginning of a key on average.
constexpr size_t kEntriesInBucket = 8;

unsigned codeOf(Step move) {
  const unsigned color = static_cast<unsigned>(colorOf(move)) << 10;
  if (isPass(move)) return color | PositionEntry::kPass;
  const auto point = static_cast<unsigned>(pointOf(move));
  return point < PositionEntry::kPass ? color | point : PositionEntry::kLookUp;
}

int directoryBitsFor(size_t entries) {
  const size_t buckets = std::max<size_t>(1, entries / kEntriesInBucket);
  return buckets <= 1 ? 0 : std::bit_width(buckets - 1);
}

template <class T>
std::string bytesOfAll(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

// `all` are sorted by key; `packed` makes an entry of one.
template <class Entry, class Found, class Packed>
DirectoryBytes directoryOf(const std::vector<Found>& all, int bits, Packed packed) {
  std::vector<uint32_t> directory((size_t{1} << bits) + 1, 0);
  std::vector<Entry> entries;
  entries.reserve(all.size());
  for (const Found& found : all) {
    ++directory[(bits == 0 ? 0 : found.key >> (64 - bits)) + 1];
    entries.push_back(packed(found));
  }
  for (size_t i = 1; i < directory.size(); ++i)
    directory[i] += directory[i - 1];
  // Keys that share all the bits that are kept stand mixed.
  for (size_t i = 0; i + 1 < directory.size(); ++i)
    std::sort(entries.begin() + directory[i], entries.begin() + directory[i + 1]);
  return {bytesOfAll(directory), bytesOfAll(entries), bits};
}

}  // namespace

// Every node at which a position begins to stand on the board.
void PositionDirectory::add(uint32_t game, Steps steps, BoardSize size) {
  const size_t first = known_.size();
  Replay replay(size);
  PositionHash hash(KeyTable::of(size));
  int stones = 0;
  std::vector<uint64_t> boards;  // of each node
  NodeReader reader(steps);
  while (reader.next()) {
    replay.enter(reader, [&](int point, Stone before, Stone after) {
      hash.change(point, before, after);
      stones += (after != Stone::None) - (before != Stone::None);
    });
    boards.push_back(hash.board());
    const bool isNew = reader.number() == 0 || boards[reader.parent()] != boards.back();
    if (!isNew || stones > kMostIndexedStones) continue;
    const PositionKey key = hash.key();
    if (stones > kMostKnownStones) {
      rare_.push_back({key.value, game});
    } else {
      known_.push_back({key.value, game, reader.number(), key.frame, PositionEntry::kNoNext});
    }
  }
  addNextMoves(first, steps);
}

// What was played after each of these positions, where that is one move.
void PositionDirectory::addNextMoves(size_t first, Steps steps) {
  constexpr unsigned kOpen = 0xffff;  // not come yet
  const bool isLine = isSingleLine(steps);
  std::vector<unsigned> next;  // of each node: the move behind it
  NodeReader reader(steps);
  while (reader.next()) {
    const auto move = reader.move();
    if (!reader.changesNothing()) {
      for (size_t i = next.size(); i-- > 0 && next[i] == kOpen;)
        next[i] = move ? codeOf(*move) : PositionEntry::kNoNext;
    }
    next.push_back(kOpen);
  }
  for (size_t i = next.size(); i-- > 0 && next[i] == kOpen;)
    next[i] = PositionEntry::kNoNext;
  for (size_t i = first; i < known_.size(); ++i) {
    Known& known = known_[i];
    known.next = static_cast<uint16_t>(isLine ? next[known.node] : PositionEntry::kLookUp);
    known.node = std::min(known.node, PositionEntry::kSomewhere);
  }
}

// Entries that do not tell the whole truth: one is left for each game and key.
void PositionDirectory::joinWhatIsSomewhere(int bits, int gameBits) {
  const auto kept = [&](const Known& known) {  // of a key; the directory has the bits above
    const int below = gameBits + PositionEntry::kLowBits;
    return known.key >> (below > bits ? below - bits : 0);
  };
  std::vector<Known> joined;
  joined.reserve(known_.size());
  for (size_t begin = 0, end = 0; begin < known_.size(); begin = end) {
    bool isOnePosition = true;
    while (end < known_.size() && kept(known_[end]) == kept(known_[begin]))
      isOnePosition &= known_[end++].key == known_[begin].key;
    const auto group = std::span(known_).subspan(begin, end - begin);
    if (!isOnePosition) std::ranges::sort(group, {}, &Known::game);
    for (size_t i = 0, next = 0; i < group.size(); i = next) {
      bool isKnown = isOnePosition;
      while (next < group.size() && group[next].game == group[i].game)
        isKnown &= group[next++].node != PositionEntry::kSomewhere;
      if (isKnown) {
        joined.insert(joined.end(), group.begin() + static_cast<std::ptrdiff_t>(i),
                      group.begin() + static_cast<std::ptrdiff_t>(next));
      } else {
        joined.push_back(
            {group[i].key, group[i].game, PositionEntry::kSomewhere, {}, PositionEntry::kLookUp});
      }
    }
  }
  known_ = std::move(joined);
}

DirectoryBytes PositionDirectory::positions(int gameBits) {
  const auto order = [](const Known& k) { return std::tuple(k.key, k.game, k.node); };
  std::sort(known_.begin(), known_.end(),
            [&](const Known& a, const Known& b) { return order(a) < order(b); });
  const int bits = directoryBitsFor(known_.size());
  joinWhatIsSomewhere(bits, gameBits);
  return directoryOf<uint64_t>(known_, bits, [&](const Known& known) {
    const int below = gameBits + PositionEntry::kLowBits;
    uint64_t entry = known.key << bits >> below << gameBits | known.game;
    entry = entry << PositionEntry::kNodeBits | known.node;
    entry = entry << PositionEntry::kFrameBits | static_cast<uint64_t>(known.frame.number());
    return entry << PositionEntry::kNextBits | known.next;
  });
}

DirectoryBytes PositionDirectory::games(int gameBits) {
  const int bits = directoryBitsFor(rare_.size());
  const int lost = std::max(0, 32 + gameBits - bits);  // bits of a key
  for (Rare& rare : rare_)
    rare.key = rare.key >> lost << lost;
  std::sort(rare_.begin(), rare_.end());
  rare_.erase(std::unique(rare_.begin(), rare_.end()), rare_.end());
  return directoryOf<uint32_t>(rare_, bits, [&](const Rare& rare) {
    return static_cast<uint32_t>(rare.key << bits >> 32 >> gameBits << gameBits | rare.game);
  });
}

}  // namespace tengen::library
