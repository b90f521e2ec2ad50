#include "library/segment.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/checksum.h"
#include "library/segment_format.h"

namespace tengen::library {
namespace {

static_assert(std::endian::native == std::endian::little);

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
  uint64_t end = sizeof head;
  for (size_t i = 0; i < kSections; ++i) {
    const SectionPlace& place = head.places[i];
    const bool isInside =
        place.offset <= bytes.size() && place.length <= bytes.size() - place.offset;
    if (!isInside || place.offset % kSectionAlignment != 0) return Error::Damaged;
    sections_[i] = bytes.substr(place.offset, place.length);
    checksums_[i] = place.checksum;
    end = std::max(end, place.offset + place.length);
  }
  if (!hasRightLengths()) return Error::Damaged;
  if (head.hasBlockSums != 0 && !readBlockSums(end)) return Error::Damaged;
  return std::nullopt;
}

size_t Segment::blockBytes(Section section) const {
  return section == Section::Changes ? groupBytes() : kBlockBytes;
}

bool Segment::readBlockSums(size_t begin) {
  begin = (begin + kSectionAlignment - 1) / kSectionAlignment * kSectionAlignment;
  size_t count = 0;
  for (const Section section : kBlockSections) {
    const size_t bytes = sections_[static_cast<size_t>(section)].size();
    blocks_[static_cast<size_t>(section)].first = count;
    count += (bytes + blockBytes(section) - 1) / blockBytes(section);
  }
  const size_t length = count * sizeof(uint32_t);
  const std::string_view bytes = file_.bytes();
  if (begin > bytes.size() || bytes.size() - begin != length + sizeof(uint32_t)) return false;
  const std::span<const uint32_t> sums(reinterpret_cast<const uint32_t*>(bytes.data() + begin),
                                       count + 1);
  if (crc32(bytes.substr(begin, length)) != sums[count]) return false;
  size_t end = count;
  for (auto section = kBlockSections.rbegin(); section != kBlockSections.rend(); ++section) {
    Blocks& blocks = blocks_[static_cast<size_t>(*section)];
    blocks.sums = sums.subspan(blocks.first, end - blocks.first);
    end = blocks.first;
  }
  seen_->blocks = std::vector<std::atomic<bool>>(count);
  return true;
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

void Segment::coverLoss() const {
  if (file_.coverLoss()) seen_->isDamaged = true;
}

bool Segment::check() const {
  coverLoss();
  if (isDamaged()) return false;
  for (size_t i = 0; i < kSections; ++i) {
    const bool fits = crc32(sections_[i]) == checksums_[i];
    forget(static_cast<Section>(i));
    if (!fits) return false;
  }
  return true;
}

void Segment::look(Section section) const {
  const auto i = static_cast<size_t>(section);
  if (crc32(sections_[i]) != checksums_[i]) seen_->isDamaged = true;
  seen_->isWhole[i].store(true, std::memory_order_relaxed);
}

void Segment::lookAt(Section section, size_t begin, size_t end) const {
  const size_t size = blockBytes(section);
  const std::string_view bytes = sections_[static_cast<size_t>(section)];
  for (size_t block = begin / size; block * size < end; ++block)
    lookAtBlock(section, block, bytes.substr(block * size, size));
}

void Segment::lookAtBlock(Section section, size_t block, std::string_view bytes) const {
  const Blocks& blocks = blocks_[static_cast<size_t>(section)];
  if (block >= blocks.sums.size()) return;  // made without sums
  std::atomic<bool>& isSeen = seen_->blocks[blocks.first + block];
  if (isSeen.load(std::memory_order_relaxed)) return;
  if (crc32(bytes) != blocks.sums[block]) seen_->isDamaged = true;
  isSeen.store(true, std::memory_order_relaxed);
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
  const auto steps = all<Step>(Section::StepList);
  const size_t end = std::min<size_t>(starts[game + 1], steps.size());
  const size_t begin = std::min<size_t>(starts[game], end);
  lookAt(Section::StepList, begin * sizeof(Step), end * sizeof(Step));
  return steps.subspan(begin, end - begin);
}

// The entries of a sorted list whose highest bits, but for so many below, are these. The directory
// says where to look.
template <class Entry>
std::span<const Entry> Segment::entriesUnder(Section directory, Section entries, size_t bucket,
                                             Entry wanted, int below) const {
  const auto places = all<uint32_t>(directory);
  lookAt(directory, bucket * sizeof(uint32_t), (bucket + 2) * sizeof(uint32_t));
  const auto every = all<Entry>(entries);
  const size_t end = std::min<size_t>(places[bucket + 1], every.size());
  const size_t begin = std::min<size_t>(places[bucket], end);
  const auto found = every.subspan(begin, end - begin);
  const auto first = std::partition_point(found.begin(), found.end(),
                                          [&](Entry e) { return e >> below < wanted; });
  const auto last =
      std::partition_point(first, found.end(), [&](Entry e) { return e >> below == wanted; });
  lookAt(entries, begin * sizeof(Entry), end * sizeof(Entry));
  return {first, last};
}

std::span<const uint64_t> Segment::entriesOf(uint64_t key) const {
  const int below = gameBits_ + PositionEntry::kLowBits;
  return entriesUnder<uint64_t>(Section::Directory, Section::Entries, bucketOf(key, directoryBits_),
                                key << directoryBits_ >> below, below);
}

std::vector<uint32_t> Segment::gamesWith(uint64_t key) const {
  const auto wanted = static_cast<uint32_t>(key << gameDirectoryBits_ >> 32 >> gameBits_);
  const auto entries = entriesUnder<uint32_t>(Section::GameDirectory, Section::GameEntries,
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
  if (!file_.copy(begin + firstGroup * groupBytes(), groups)) {
    seen_->isDamaged = true;
    return false;
  }
  const std::string_view bytes(reinterpret_cast<const char*>(groups.data()), groups.size());
  for (size_t i = 0; i * groupBytes() < bytes.size(); ++i)
    lookAtBlock(Section::Changes, firstGroup + i, bytes.substr(i * groupBytes(), groupBytes()));
  return true;
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
