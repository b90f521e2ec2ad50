// What the library knows about a game besides its moves, and the few bytes of it that a search
// looks at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game_info.h"
#include "library/game_date.h"

namespace tengen::library {

// A rank as a number that grows with strength: 30 kyu is 1, 1 kyu 30, 1 dan 31, 9 dan 39, 1 dan of
// a professional 41. 0: nobody knows.
using Rank = uint8_t;
// "9d", "5 kyu", "9p", "九段", "3级"; 0 for what is no rank.
Rank parseRank(std::string_view text);

// How a game ended, in 16 bits: who won, how, and the margin in half points.
class Outcome {
 public:
  enum class Winner : uint8_t { Unknown, Black, White, Nobody };
  enum class Way : uint8_t { Unknown, Counted, Resignation, Time, Forfeit, Void };

  constexpr Outcome() = default;
  static Outcome parse(std::string_view text);  // as RE has it; "B+" too, which says who won
  static constexpr Outcome ofBits(uint16_t bits) { return Outcome(bits); }

  constexpr uint16_t bits() const { return bits_; }
  constexpr Winner winner() const { return static_cast<Winner>(bits_ & 3); }
  constexpr Way way() const { return static_cast<Way>(bits_ >> 2 & 7); }
  constexpr int halfPoints() const { return bits_ >> 5; }

  // Whether this is one of the endings a person asks for: "B+" is any win of Black, "B+R" one by
  // resignation, "B+3.5" by just so much.
  bool isOneOf(Outcome wanted) const;

 private:
  constexpr explicit Outcome(uint16_t bits) : bits_(bits) {}
  uint16_t bits_ = 0;
};

// One game of a file, as its root tells it.
struct GameFacts {
  GameInfo info;
  GameDate date;                     // the first day of it
  std::vector<GameDate> laterDates;  // on which it went on
  Rank blackRank = 0, whiteRank = 0;
  Outcome outcome;
};

GameFacts factsOf(const sgf::Collection& collection, sgf::NodeId root);

// The form in which names are compared: no case, no width, no accents on letters that people type
// without them, one blank where there are several; in any script.
std::string foldedName(std::string_view name);

}  // namespace tengen::library
