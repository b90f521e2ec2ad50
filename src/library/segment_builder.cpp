#include "library/segment_builder.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <map>
#include <tuple>

#include "base/checksum.h"
#include "library/position_key.h"
#include "library/replay.h"
#include "library/segment_format.h"
#include "library/signature.h"

namespace tengen::library {
namespace {

// So many entries stand under one beginning of a key on average.
constexpr size_t kEntriesInBucket = 8;

template <class T>
std::string bytesOf(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

template <class T, class Take>
std::string columnOf(const std::vector<GameColumns>& games, Take take) {
  std::vector<T> values;
  values.reserve(games.size());
  for (const GameColumns& game : games)
    values.push_back(static_cast<T>(take(game)));
  return bytesOf(values);
}

unsigned codeOf(Step move) {
  const unsigned color = static_cast<unsigned>(colorOf(move)) << 10;
  if (isPass(move)) return color | PositionEntry::kPass;
  const auto point = static_cast<unsigned>(pointOf(move));
  return point < PositionEntry::kPass ? color | point : PositionEntry::kLookUp;
}

int bitsFor(size_t values) {
  return values <= 1 ? 0 : std::bit_width(values - 1);
}

}  // namespace

void SegmentBuilder::add(const GameColumns& columns, Steps steps) {
  assert(games() < kMostGamesInSegment);
  const auto game = static_cast<uint32_t>(games());
  columns_.push_back(columns);
  steps_.insert(steps_.end(), steps.begin(), steps.end());
  starts_.push_back(static_cast<uint32_t>(steps_.size()));
  moves_.push_back(static_cast<uint16_t>(std::min(mainLineMoves(steps), 0xffff)));
  contents_.push_back(contentOf(steps, columns.size));
  signatures_.push_back(signatureOf(steps, columns.size));
  addPositions(game, steps, columns.size);
}

// Every node at which a position begins to stand on the board.
void SegmentBuilder::addPositions(uint32_t game, Steps steps, BoardSize size) {
  const size_t first = found_.size();
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
    found_.push_back({key.value, game, reader.number(), key.frame, PositionEntry::kNoNext});
  }
  addNextMoves(first, steps);
}

// What was played after each of these positions, where that is one move.
void SegmentBuilder::addNextMoves(size_t firstFound, Steps steps) {
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
  for (size_t i = firstFound; i < found_.size(); ++i) {
    Found& found = found_[i];
    if (isLine && found.node < PositionEntry::kFarNode) {
      found.next = static_cast<uint16_t>(next[found.node]);
      continue;
    }
    found.next = PositionEntry::kLookUp;
    if (found.node < PositionEntry::kFarNode) continue;
    found.node = PositionEntry::kFarNode;
    found.frame = {};
  }
}

std::string SegmentBuilder::directoryAndEntries(std::string& entries, int& directoryBits,
                                                int gameBits) {
  const auto order = [](const Found& f) {
    return std::tuple(f.key, f.game, f.node, f.frame.number(), f.next);
  };
  std::sort(found_.begin(), found_.end(),
            [&](const Found& a, const Found& b) { return order(a) < order(b); });
  const auto last = std::unique(found_.begin(), found_.end(), [&](const Found& a, const Found& b) {
    return order(a) == order(b);
  });
  found_.erase(last, found_.end());
  directoryBits = bitsFor(std::max<size_t>(1, found_.size() / kEntriesInBucket));
  std::vector<uint32_t> directory((size_t{1} << directoryBits) + 1, 0);
  std::vector<uint64_t> packed;
  packed.reserve(found_.size());
  for (const Found& found : found_) {
    const size_t bucket = directoryBits == 0 ? 0 : found.key >> (64 - directoryBits);
    ++directory[bucket + 1];
    const int below = gameBits + PositionEntry::kLowBits;
    uint64_t entry = found.key << directoryBits >> below << gameBits | found.game;
    entry = entry << PositionEntry::kNodeBits | found.node;
    entry = entry << PositionEntry::kFrameBits | static_cast<uint64_t>(found.frame.number());
    entry = entry << PositionEntry::kNextBits | found.next;
    packed.push_back(entry);
  }
  for (size_t i = 1; i < directory.size(); ++i)
    directory[i] += directory[i - 1];
  // Keys that share all the bits that are kept may stand mixed.
  for (size_t i = 0; i + 1 < directory.size(); ++i)
    std::sort(packed.begin() + directory[i], packed.begin() + directory[i + 1]);
  entries = bytesOf(packed);
  return bytesOf(directory);
}

// For the commonest size alone: games of others are few, and gone through one by one.
std::string SegmentBuilder::rows(BoardSize& size) const {
  std::map<std::pair<int, int>, size_t> counts;
  for (const GameColumns& game : columns_)
    ++counts[{game.size.width, game.size.height}];
  const auto common = std::max_element(counts.begin(), counts.end(),
                                       [](auto& a, auto& b) { return a.second < b.second; });
  size = {common->first.first, common->first.second};
  const size_t words = (games() + 63) / 64;
  const auto points = static_cast<size_t>(size.points());
  std::vector<uint64_t> bits(points * 2 * words);
  for (size_t game = 0; game < games(); ++game) {
    if (columns_[game].size != size) continue;
    NodeReader reader(Steps(steps_).subspan(starts_[game], starts_[game + 1] - starts_[game]));
    while (reader.next()) {
      for (const Step step : reader.steps()) {
        const Stone stone = stoneOf(kindOf(step));
        const auto point = static_cast<size_t>(pointOf(step));
        if (stone == Stone::None || point >= points) continue;
        const size_t row = point * 2 + static_cast<size_t>(colorOf(stone));
        bits[row * words + game / 64] |= uint64_t{1} << game % 64;
      }
    }
  }
  return bytesOf(bits);
}

std::string SegmentBuilder::build(GameId firstGame) {
  SegmentHead head{};
  head.magic = kSegmentMagic;
  head.version = kSegmentVersion;
  head.firstGame = firstGame;
  head.games = static_cast<uint32_t>(games());
  head.sections = kSections;
  const int gameBits = bitsFor(games());
  head.gameBits = static_cast<uint8_t>(gameBits);

  std::array<std::string, kSections> sections;
  const auto at = [&](Section section) -> std::string& {
    return sections[static_cast<size_t>(section)];
  };
  at(Section::Starts) = bytesOf(starts_);
  at(Section::Black) = columnOf<uint32_t>(columns_, [](auto& g) { return g.black; });
  at(Section::White) = columnOf<uint32_t>(columns_, [](auto& g) { return g.white; });
  at(Section::Event) = columnOf<uint32_t>(columns_, [](auto& g) { return g.event; });
  at(Section::Date) = columnOf<uint32_t>(columns_, [](auto& g) { return g.date; });
  at(Section::Outcomes) = columnOf<uint16_t>(columns_, [](auto& g) { return g.outcome; });
  at(Section::Ranks) =
      columnOf<uint16_t>(columns_, [](auto& g) { return g.blackRank | g.whiteRank << 8; });
  at(Section::Sizes) =
      columnOf<uint16_t>(columns_, [](auto& g) { return g.size.width | g.size.height << 8; });
  at(Section::Moves) = bytesOf(moves_);
  at(Section::Contents) = bytesOf(contents_);
  at(Section::Signatures) = bytesOf(signatures_);
  at(Section::StepList) = bytesOf(steps_);
  int directoryBits = 0;
  at(Section::Directory) = directoryAndEntries(at(Section::Entries), directoryBits, gameBits);
  head.directoryBits = static_cast<uint8_t>(directoryBits);
  BoardSize rowsSize;
  at(Section::Rows) = rows(rowsSize);
  head.rowsWidth = static_cast<uint8_t>(rowsSize.width);
  head.rowsHeight = static_cast<uint8_t>(rowsSize.height);

  std::string bytes(sizeof head, '\0');
  for (size_t i = 0; i < kSections; ++i) {
    bytes.resize((bytes.size() + 7) / 8 * 8);
    head.places[i] = {bytes.size(), sections[i].size(), crc32(sections[i]), 0};
    bytes += sections[i];
    sections[i] = {};
  }
  const std::string_view headBytes(reinterpret_cast<const char*>(&head), sizeof head);
  head.checksum = crc32(headBytes.substr(0, sizeof head - sizeof head.checksum));
  std::memcpy(bytes.data(), &head, sizeof head);
  return bytes;
}

}  // namespace tengen::library
