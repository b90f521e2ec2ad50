// How a segment begins. Little endian, every section on a multiple of 64 bytes.
#pragma once

#include <array>
#include <cstdint>

#include "library/segment.h"

namespace tengen::library {

inline constexpr std::array<char, 4> kSegmentMagic{'T', 'G', 'L', 'S'};
inline constexpr uint32_t kSegmentVersion = 3;
inline constexpr size_t kSectionAlignment = 64;

// What is too large to be looked at whole before a search has a sum for each block: of the changes
// for each group of games. They stand behind the last section, with a sum of their own.
inline constexpr std::array<Section, 6> kBlockSections{Section::StepList,    Section::Directory,
                                                       Section::Entries,     Section::GameDirectory,
                                                       Section::GameEntries, Section::Changes};
inline constexpr size_t kBlockBytes = 4096;

struct SectionPlace {
  uint64_t offset;
  uint64_t length;
  uint32_t checksum;
  uint32_t unused;
};

struct SegmentHead {
  std::array<char, 4> magic;
  uint32_t version;
  uint32_t firstGame;
  uint32_t games;
  uint8_t directoryBits;
  uint8_t gameDirectoryBits;
  uint8_t gameBits;
  uint8_t changesWidth;
  uint8_t changesHeight;
  uint8_t hasBlockSums;  // parts that were made before them have none, and a 0
  std::array<uint8_t, 2> unused;
  std::array<SectionPlace, kSections> places;
  uint32_t sections;
  uint32_t checksum;  // of all before it
};
static_assert(sizeof(SegmentHead) == 32 + 24 * kSections);

}  // namespace tengen::library
