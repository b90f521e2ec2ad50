#include "library/position_key.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "base/random.h"

namespace tengen::library {
namespace {

uint64_t stoneNumber(Point point, Color color, BoardSize size) {
  const uint64_t place = (uint64_t{point.y} << 8 | point.x) << 1 | static_cast<uint64_t>(color);
  const auto board = static_cast<uint64_t>(size.width << 8 | size.height);
  return splitmix(splitmix(board << 32 | place));
}

}  // namespace

const KeyTable& KeyTable::of(BoardSize size) {
  static std::mutex mutex;
  static std::map<std::pair<int, int>, std::unique_ptr<const KeyTable>> tables;
  const std::lock_guard lock(mutex);
  auto& table = tables[{size.width, size.height}];
  if (!table) table.reset(new KeyTable(size));
  return *table;
}

KeyTable::KeyTable(BoardSize size) : size_(size), stones_(static_cast<size_t>(size.points()) * 2) {
  const size_t symmetries = symmetriesOf(size).size();
  const uint64_t start = splitmix(static_cast<uint64_t>(size.width << 8 | size.height));
  for (size_t f = 0; f < empty_.size(); ++f) {
    // A frame that would change the shape of the board is never the least.
    const bool fits = (f & 7) < symmetries;
    empty_[f] = fits ? start >> 1 : ~uint64_t{0};
    if (!fits) continue;
    const Frame frame = Frame::at(static_cast<int>(f));
    for (int i = 0; i < size.points(); ++i) {
      for (const Color color : {Color::Black, Color::White}) {
        // The highest bit stays free for frames that do not fit.
        stones_[static_cast<size_t>(i) * 2 + static_cast<size_t>(color)][f] =
            stoneNumber(frame.of(size.pointAt(i), size), frame.of(color), size) >> 1;
      }
    }
  }
}

PositionKey PositionHash::key() const {
  const auto least = std::min_element(hashes_.begin(), hashes_.end());
  // The least is small where there are many forms to choose from: spread it over all numbers again.
  return {splitmix(*least), Frame::at(static_cast<int>(least - hashes_.begin()))};
}

PositionHash hashOf(const Board& board) {
  const BoardSize size = board.size();
  PositionHash hash(KeyTable::of(size));
  for (int i = 0; i < size.points(); ++i)
    hash.change(i, Stone::None, board.at(size.pointAt(i)));
  return hash;
}

}  // namespace tengen::library
