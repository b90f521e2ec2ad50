#include "library/segment.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/checksum.h"
#include "library/segment_format.h"

namespace tengen::library {
namespace {

static_assert(std::endian::native == std::endian::little);

// The entries of a sorted list whose highest bits, but for so many below, are these. The directory
// says where to look.
template <class Entry>
std::span<const Entry> entriesUnder(std::span<const uint32_t> directory, std::span<const Entry> all,
                                    size_t bucket, Entry wanted, int below) {
  const size_t end = std::min<size_t>(directory[bucket + 1], all.size());
  const size_t begin = std::min<size_t>(directory[bucket], end);
  const auto entries = all.subspan(begin, end - begin);
  const auto first = std::partition_point(entries.begin(), entries.end(),
                                          [&](Entry e) { return e >> below < wanted; });
  const auto last =
      std::partition_point(first, entries.end(), [&](Entry e) { return e >> below == wanted; });
  return {first, last};
}

size_t bucketOf(uint64_t key, int directoryBits) {
  return directoryBits == 0 ? 0 : key >> (64 - directoryBits);
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
  gameDirectoryBits_ = head.gameDirectoryBits;
  gameBits_ = head.gameBits;
  changesSize_ = {head.changesWidth, head.changesHeight};
  for (size_t i = 0; i < kSections; ++i) {
    const SectionPlace& place = head.places[i];
    const bool isInside =
        place.offset <= bytes.size() && place.length <= bytes.size() - place.offset;
    if (!isInside || place.offset % kSectionAlignment != 0) return Error::Damaged;
    sections_[i] = bytes.substr(place.offset, place.length);
  }
  if (!hasRightLengths()) return Error::Damaged;
  return std::nullopt;
}

bool Segment::hasRightLengths() const {
  const auto has = [&](Section section, size_t bytes) {
    return sections_[static_cast<size_t>(section)].size() == bytes;
  };
  if (games_ == 0 || games_ > kMostGamesInSegment || directoryBits_ > 31 ||
      gameDirectoryBits_ > 31 || gameBits_ > 20 || !changesSize_.isValid()) {
    return false;
  }
  const size_t n = games_;
  const auto directory = [](int bits) { return ((size_t{1} << bits) + 1) * 4; };
  return has(Section::Starts, (n + 1) * 4) && has(Section::Black, n * 4) &&
         has(Section::White, n * 4) && has(Section::Event, n * 4) && has(Section::Date, n * 4) &&
         has(Section::Outcomes, n * 2) && has(Section::Ranks, n * 2) &&
         has(Section::Sizes, n * 2) && has(Section::Moves, n * 2) &&
         has(Section::Contents, n * 8) && has(Section::Signatures, n * 8) &&
         has(Section::Directory, directory(directoryBits_)) &&
         has(Section::GameDirectory, directory(gameDirectoryBits_)) &&
         has(Section::Changes, groups() * groupBytes());
}

bool Segment::check() const {
  SegmentHead head;
  std::memcpy(&head, file_.bytes().data(), sizeof head);
  for (size_t i = 0; i < kSections; ++i) {
    const bool fits = crc32(sections_[i]) == head.places[i].checksum;
    forget(static_cast<Section>(i));
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

std::span<const uint64_t> Segment::entriesOf(uint64_t key) const {
  const int below = gameBits_ + PositionEntry::kLowBits;
  return entriesUnder(column<uint32_t>(Section::Directory), column<uint64_t>(Section::Entries),
                      bucketOf(key, directoryBits_), key << directoryBits_ >> below, below);
}

std::vector<uint32_t> Segment::gamesWith(uint64_t key) const {
  const auto wanted = static_cast<uint32_t>(key << gameDirectoryBits_ >> 32 >> gameBits_);
  const auto entries =
      entriesUnder(column<uint32_t>(Section::GameDirectory), column<uint32_t>(Section::GameEntries),
                   bucketOf(key, gameDirectoryBits_), wanted, gameBits_);
  std::vector<uint32_t> games;
  for (const uint32_t entry : entries) {
    const uint32_t game = entry & ((uint32_t{1} << gameBits_) - 1);
    if (game < games_) games.push_back(game);
  }
  return games;
}

PositionEntry Segment::entry(uint64_t bits) const {
  PositionEntry entry;
  entry.next = static_cast<unsigned>(bits & ((1u << PositionEntry::kNextBits) - 1));
  bits >>= PositionEntry::kNextBits;
  entry.frame = Frame::at(static_cast<int>(bits & 15));
  bits >>= PositionEntry::kFrameBits;
  entry.node = static_cast<uint32_t>(bits & PositionEntry::kSomewhere);
  bits >>= PositionEntry::kNodeBits;
  const uint64_t game = gameBits_ == 0 ? 0 : bits & ((uint64_t{1} << gameBits_) - 1);
  entry.game = static_cast<uint32_t>(std::min<uint64_t>(game, games_ - 1));
  return entry;
}

bool Segment::readChanges(size_t firstGroup, std::span<uint8_t> groups) const {
  const auto* changes = sections_[static_cast<size_t>(Section::Changes)].data();
  const auto begin = static_cast<size_t>(changes - file_.bytes().data());
  return file_.copy(begin + firstGroup * groupBytes(), groups);
}

size_t Segment::stepBytes(size_t firstGame, size_t lastGame) const {
  const Steps first = steps(firstGame);
  const Steps last = steps(lastGame);
  const Step* end = last.data() + last.size();
  return first.data() < end ? static_cast<size_t>(end - first.data()) * sizeof(Step) : 0;
}

void Segment::forgetSteps(size_t firstGame, size_t lastGame) const {
  const auto* begin = reinterpret_cast<const char*>(steps(firstGame).data());
  file_.forget(static_cast<size_t>(begin - file_.bytes().data()), stepBytes(firstGame, lastGame));
}

void Segment::forgetPositions() const {
  for (const Section section :
       {Section::Directory, Section::Entries, Section::GameDirectory, Section::GameEntries})
    forget(section);
}

void Segment::forget(Section section) const {
  const std::string_view bytes = sections_[static_cast<size_t>(section)];
  file_.forget(static_cast<size_t>(bytes.data() - file_.bytes().data()), bytes.size());
}

}  // namespace tengen::library
