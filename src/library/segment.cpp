#include "library/segment.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/checksum.h"
#include "library/segment_format.h"

namespace tengen::library {
namespace {

static_assert(std::endian::native == std::endian::little);

size_t wordsFor(size_t games) {
  return (games + 63) / 64;
}

}  // namespace

Result<Segment, Segment::Error> Segment::open(const std::filesystem::path& path) {
  auto file = MappedFile::open(path);
  if (!file) return Unexpected{Error::CannotRead};
  Segment segment(std::move(*file));
  if (const auto error = segment.readHead()) return Unexpected{*error};
  return segment;
}

std::optional<Segment::Error> Segment::readHead() {
  const std::string_view bytes = file_.bytes();
  SegmentHead head;
  if (bytes.size() < 8) return Error::NotASegment;
  std::memcpy(&head, bytes.data(), std::min(bytes.size(), sizeof head));
  if (head.magic != kSegmentMagic) return Error::NotASegment;
  if (head.version != kSegmentVersion) return Error::NewerVersion;
  if (bytes.size() < sizeof head) return Error::Damaged;
  if (head.checksum != crc32(bytes.substr(0, sizeof head - sizeof head.checksum))) {
    return Error::Damaged;
  }
  firstGame_ = head.firstGame;
  games_ = head.games;
  directoryBits_ = head.directoryBits;
  gameBits_ = head.gameBits;
  rowsSize_ = {head.rowsWidth, head.rowsHeight};
  for (size_t i = 0; i < kSections; ++i) {
    const SectionPlace& place = head.places[i];
    if (place.offset > bytes.size() || place.length > bytes.size() - place.offset) {
      return Error::Damaged;
    }
    sections_[i] = bytes.substr(place.offset, place.length);
  }
  if (!hasRightLengths()) return Error::Damaged;
  return std::nullopt;
}

bool Segment::hasRightLengths() const {
  const auto has = [&](Section section, size_t bytes) {
    return sections_[static_cast<size_t>(section)].size() == bytes;
  };
  if (games_ == 0 || games_ > kMostGamesInSegment || directoryBits_ > 31 || gameBits_ > 20)
    return false;
  const size_t n = games_;
  const size_t directory = ((size_t{1} << directoryBits_) + 1) * 4;
  const size_t rows = static_cast<size_t>(rowsSize_.points()) * 2 * wordsFor(n) * 8;
  return has(Section::Starts, (n + 1) * 4) && has(Section::Black, n * 4) &&
         has(Section::White, n * 4) && has(Section::Event, n * 4) && has(Section::Date, n * 4) &&
         has(Section::Outcomes, n * 2) && has(Section::Ranks, n * 2) &&
         has(Section::Sizes, n * 2) && has(Section::Moves, n * 2) &&
         has(Section::Contents, n * 8) && has(Section::Signatures, n * 8) &&
         has(Section::Directory, directory) && has(Section::Rows, rows);
}

bool Segment::check() const {
  SegmentHead head;
  std::memcpy(&head, file_.bytes().data(), sizeof head);
  for (size_t i = 0; i < kSections; ++i) {
    const bool fits = crc32(sections_[i]) == head.places[i].checksum;
    file_.forget(head.places[i].offset, head.places[i].length);
    if (!fits) return false;
  }
  return true;
}

BoardSize Segment::sizeOf(size_t game) const {
  const uint16_t bits = column<uint16_t>(Section::Sizes)[game];
  const BoardSize size{bits & 0xff, bits >> 8};
  return size.isValid() ? size : BoardSize{};
}

GameColumns Segment::columnsOf(size_t game) const {
  const uint16_t ranks = column<uint16_t>(Section::Ranks)[game];
  return {.black = column<uint32_t>(Section::Black)[game],
          .white = column<uint32_t>(Section::White)[game],
          .event = column<uint32_t>(Section::Event)[game],
          .date = column<uint32_t>(Section::Date)[game],
          .outcome = column<uint16_t>(Section::Outcomes)[game],
          .blackRank = static_cast<Rank>(ranks & 0xff),
          .whiteRank = static_cast<Rank>(ranks >> 8),
          .size = sizeOf(game)};
}

Steps Segment::steps(size_t game) const {
  const auto starts = column<uint32_t>(Section::Starts);
  const auto all = column<Step>(Section::StepList);
  const size_t end = std::min<size_t>(starts[game + 1], all.size());
  const size_t begin = std::min<size_t>(starts[game], end);
  return all.subspan(begin, end - begin);
}

void Segment::forgetSteps(size_t firstGame, size_t lastGame) const {
  const Steps first = steps(firstGame);
  const Steps last = steps(lastGame);
  const auto* begin = reinterpret_cast<const char*>(first.data());
  const auto* end = reinterpret_cast<const char*>(last.data() + last.size());
  if (begin < end) {
    file_.forget(static_cast<size_t>(begin - file_.bytes().data()),
                 static_cast<size_t>(end - begin));
  }
}

std::span<const uint64_t> Segment::entriesOf(uint64_t key) const {
  const auto directory = column<uint32_t>(Section::Directory);
  const auto all = column<uint64_t>(Section::Entries);
  const size_t bucket = directoryBits_ == 0 ? 0 : key >> (64 - directoryBits_);
  const size_t end = std::min<size_t>(directory[bucket + 1], all.size());
  const size_t begin = std::min<size_t>(directory[bucket], end);
  // The bits of the key that the entries hold, at the top.
  const int below = gameBits_ + PositionEntry::kLowBits;
  const uint64_t wanted = key << directoryBits_ >> below;
  const auto rest = [&](uint64_t entry) { return entry >> below; };
  const auto bucketEntries = all.subspan(begin, end - begin);
  const auto first = std::partition_point(bucketEntries.begin(), bucketEntries.end(),
                                          [&](uint64_t e) { return rest(e) < wanted; });
  const auto last = std::partition_point(first, bucketEntries.end(),
                                         [&](uint64_t e) { return rest(e) == wanted; });
  return {first, last};
}

PositionEntry Segment::entry(uint64_t bits) const {
  PositionEntry entry;
  entry.next = static_cast<unsigned>(bits & ((1u << PositionEntry::kNextBits) - 1));
  bits >>= PositionEntry::kNextBits;
  entry.frame = Frame::at(static_cast<int>(bits & 15));
  bits >>= PositionEntry::kFrameBits;
  entry.node = static_cast<uint32_t>(bits & PositionEntry::kFarNode);
  bits >>= PositionEntry::kNodeBits;
  const uint64_t game = gameBits_ == 0 ? 0 : bits & ((uint64_t{1} << gameBits_) - 1);
  entry.game = static_cast<uint32_t>(std::min<uint64_t>(game, games_ - 1));
  return entry;
}

std::span<const uint64_t> Segment::row(int point, Color color) const {
  const size_t words = wordsFor(games_);
  const auto number = static_cast<size_t>(point) * 2 + static_cast<size_t>(color);
  return column<uint64_t>(Section::Rows).subspan(number * words, words);
}

}  // namespace tengen::library
