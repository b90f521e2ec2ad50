// A part of the index: up to a million games, written once and never changed, looked at through a
// mapped file. docs/library.md has the layout. Any number of threads may read. What is read is
// compared with its checksum the first time: damage does not go unnoticed into an answer.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/os/mapped_file.h"
#include "base/result.h"
#include "library/first_change.h"
#include "library/frame.h"
#include "library/game_facts.h"
#include "library/steps.h"

namespace tengen::library {

using GameId = uint32_t;
inline constexpr size_t kMostGamesInSegment = size_t{1} << 20;

// What a search looks at of each game; names are numbers of the catalogue, 0 for none.
struct GameColumns {
  uint32_t black = 0, white = 0, event = 0;
  uint32_t date = 0;  // packed
  uint16_t outcome = 0;
  Rank blackRank = 0, whiteRank = 0;
  BoardSize size;
};

// The parts of a segment, each with its checksum.
enum class Section : uint8_t {
  Starts,  // of each game among the steps, and their end
  Black,
  White,
  Event,
  Date,
  Outcomes,
  Ranks,       // Black's low, White's high
  Sizes,       // width low, height high
  Moves,       // on the main line, 65535 at most
  Contents,    // a hash of all that happens on the board: tags hang on it
  Signatures,  // equal for the same game in other files: Dyer's six moves and the last position
  StepList,
  Directory,      // where the entries of each beginning of a key stand, and their end
  Entries,        // a position in a game
  GameDirectory,  // the same for fuller boards:
  GameEntries,    // a game that has the position somewhere
  Changes,        // of each point in each game the first change
  Count,
};
inline constexpr size_t kSections = static_cast<size_t>(Section::Count);

// Of positions with so many stones or fewer all is known; those with more are rare, and only the
// games are known that have them; fuller ones still are found as patterns.
inline constexpr int kMostKnownStones = 24;
inline constexpr int kMostIndexedStones = 60;

// A position in a game, as 64 bits: from the top the rest of the key, the number of the game, the
// node, the frame that lays it on the form the key stands for, and what was played next.
struct PositionEntry {
  static constexpr int kNodeBits = 10;
  static constexpr int kFrameBits = 4;
  static constexpr int kNextBits = 11;
  static constexpr int kLowBits = kNodeBits + kFrameBits + kNextBits;
  // Somewhere in the game, perhaps: the node has too large a number, or another position has the
  // same bits of its key here. Such a game has no other entry for the key.
  static constexpr uint32_t kSomewhere = (1 << kNodeBits) - 1;
  // Codes of the next move: its point and its colour (the highest bit), or one of these
  static constexpr unsigned kPass = 1021;
  static constexpr unsigned kNoNext = 1022;
  static constexpr unsigned kLookUp = 1023;  // several, or none that fits here

  uint32_t game = 0;
  uint32_t node = 0;
  Frame frame;
  unsigned next = kNoNext;
};

class Segment {
 public:
  enum class Error : uint8_t { CannotRead, NotASegment, NewerVersion, Damaged };
  // Looks at the head alone; check() at everything.
  static Result<Segment, Error> open(const std::filesystem::path& path);

  GameId firstGame() const { return firstGame_; }
  size_t games() const { return games_; }
  bool contains(GameId id) const { return id >= firstGame_ && id - firstGame_ < games_; }
  bool check() const;  // do all checksums fit?
  // Did something not fit that was read by now?
  bool isDamaged() const { return seen_->isDamaged; }
  // Where another program made the file shorter: it is damaged from now on, and may be looked at
  // all the same. To be called before every question; what is cut off during one ends the process.
  void coverLoss() const;
  size_t bytes() const { return file_.bytes().size(); }

  // Columns, one value a game
  template <class T>
  std::span<const T> column(Section section) const {
    if (!seen_->isWhole[static_cast<size_t>(section)].load(std::memory_order_relaxed))
      look(section);
    return all<T>(section);
  }
  BoardSize sizeOf(size_t game) const;
  GameColumns columnsOf(size_t game) const;

  Steps steps(size_t game) const;

  // The entries of a position, in the order of games and nodes. All are of one position, except for
  // those that say Somewhere; whether it is this one has to be looked at.
  std::span<const uint64_t> entriesOf(uint64_t key) const;
  PositionEntry entry(uint64_t bits) const;
  // Games that may have a position of many stones, in order.
  std::vector<uint32_t> gamesWith(uint64_t key) const;

  // First changes, of games with boards of this size; what stands there for others means nothing.
  BoardSize changesSize() const { return changesSize_; }
  size_t groups() const { return groupsFor(games_); }
  size_t groupBytes() const { return static_cast<size_t>(changesSize_.points()) * kGamesInGroup; }
  // Copies those of some groups, one after another; false where they cannot be read.
  bool readChanges(size_t firstGroup, std::span<uint8_t> groups) const;

  // The steps of these games, up to the last: how much that is, and that they are not needed for
  // now.
  size_t stepBytes(size_t firstGame, size_t lastGame) const;
  void forgetSteps(size_t firstGame, size_t lastGame) const;
  // Nor the positions: a look-up touches little, but the system brings much of what lies around it.
  void forgetPositions() const;

 private:
  // What was compared with its checksum.
  struct Seen {
    std::atomic<bool> isDamaged = false;
    std::array<std::atomic<bool>, kSections> isWhole{};
    std::vector<std::atomic<bool>> blocks;
  };
  struct Blocks {
    std::span<const uint32_t> sums;
    size_t first = 0;  // among all
  };

  explicit Segment(MappedFile file) : file_(std::move(file)), seen_(std::make_unique<Seen>()) {}
  std::optional<Error> readHead();
  bool hasRightLengths() const;
  bool readBlockSums(size_t begin);
  size_t blockBytes(Section section) const;
  template <class T>
  std::span<const T> all(Section section) const {
    const std::string_view bytes = sections_[static_cast<size_t>(section)];
    return {reinterpret_cast<const T*>(bytes.data()), bytes.size() / sizeof(T)};
  }
  void look(Section section) const;
  void lookAt(Section section, size_t begin, size_t end) const;
  void lookAtBlock(Section section, size_t block, std::string_view bytes) const;
  template <class Entry>
  std::span<const Entry> entriesUnder(Section directory, Section entries, size_t bucket,
                                      Entry wanted, int below) const;
  void forget(Section section) const;

  MappedFile file_;
  GameId firstGame_ = 0;
  size_t games_ = 0;
  int directoryBits_ = 0;
  int gameDirectoryBits_ = 0;
  int gameBits_ = 0;
  BoardSize changesSize_{0, 0};
  std::array<std::string_view, kSections> sections_{};
  std::array<uint32_t, kSections> checksums_{};
  std::array<Blocks, kSections> blocks_{};
  std::unique_ptr<Seen> seen_;
};

}  // namespace tengen::library
