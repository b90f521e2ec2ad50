#include "library/position_directory.h"

#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/random.h"
#include "library/game_lookup.h"

namespace tengen::library {
namespace {

constexpr BoardSize kBoard{19, 19};

std::vector<Step> randomLine(Random& random, int moves) {
  std::vector<Step> steps;
  for (int i = 0; i < moves; ++i) {
    const auto kind = i % 2 == 0 ? StepKind::Black : StepKind::White;
    steps.push_back(makeStep(kind, static_cast<int>(random.below(361))) | kEndsNode);
  }
  return steps;
}

template <class T>
std::vector<T> valuesIn(const std::string& bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

// An entry as the directory has it: the bits of the key that are left, and the rest.
struct Read {
  uint64_t key;
  uint32_t game;
  uint32_t node;
};

std::vector<Read> entriesOf(const DirectoryBytes& bytes, int gameBits) {
  std::vector<Read> all;
  const auto directory = valuesIn<uint32_t>(bytes.directory);
  const auto entries = valuesIn<uint64_t>(bytes.entries);
  for (size_t bucket = 0; bucket + 1 < directory.size(); ++bucket) {
    for (size_t i = directory[bucket]; i < directory[bucket + 1]; ++i) {
      const uint64_t node = entries[i] >> (PositionEntry::kFrameBits + PositionEntry::kNextBits);
      const uint64_t game = node >> PositionEntry::kNodeBits;
      const uint64_t rest = game >> gameBits;
      const int restBits = 64 - gameBits - PositionEntry::kLowBits;
      all.push_back({bucket << restBits | rest,
                     static_cast<uint32_t>(game & ((uint64_t{1} << gameBits) - 1)),
                     static_cast<uint32_t>(node & PositionEntry::kSomewhere)});
    }
  }
  return all;
}

// So few bits of the keys are kept here that some positions must share them.
TEST(PositionDirectory, PositionsThatShareTheBitsThatAreKeptAreLookedForInTheirGames) {
  constexpr int kGameBits = 30;
  constexpr uint32_t kGames = 300;
  Random random(1);
  PositionDirectory directory;
  std::vector<std::vector<Step>> games;
  for (uint32_t game = 0; game < kGames; ++game) {
    games.push_back(randomLine(random, 20));
    directory.add(game, games.back(), kBoard);
  }
  std::map<uint64_t, std::vector<Read>> byKey;
  for (const Read& read : entriesOf(directory.positions(kGameBits), kGameBits))
    byKey[read.key].push_back(read);
  size_t shared = 0;
  for (const auto& [key, entries] : byKey) {
    std::set<uint64_t> positions;
    std::set<uint32_t> somewhere;
    for (const Read& read : entries) {
      if (read.node == PositionEntry::kSomewhere) {
        EXPECT_TRUE(somewhere.insert(read.game).second) << "a game that is named twice";
      } else {
        positions.insert(*keyAt(read.node, games[read.game], kBoard));
      }
    }
    EXPECT_LE(positions.size(), 1u);
    EXPECT_TRUE(positions.empty() || somewhere.empty());
    shared += !somewhere.empty();
  }
  EXPECT_GT(shared, 5u);
}

}  // namespace
}  // namespace tengen::library
