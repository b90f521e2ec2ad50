// The words of docs/protocol.md for what the libraries have as values, and those whom it knows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/color.h"

namespace tengen::online {

// Where a connection sits: at the board, or behind it.
enum class Seat : uint8_t { Black, White, Watch };

constexpr Seat seatOf(Color color) {
  return color == Color::Black ? Seat::Black : Seat::White;
}
constexpr std::optional<Color> colorOf(Seat seat) {
  if (seat == Seat::Watch) return std::nullopt;
  return seat == Seat::Black ? Color::Black : Color::White;
}

enum class Phase : uint8_t {
  Waiting,  // for somebody to take the other seat
  Playing,
  Paused,
  Counting,
  Over,
  Cancelled,  // the game never was
};

enum class OfferKind : uint8_t { Undo, Pause, NoResult, Rematch };
enum class ClaimKind : uint8_t { Win, Count, Void };
// How a game came to its end.
enum class End : uint8_t { Resign, Time, Count, CountTime, NoResult, Claim };

// Each list in the order of its enumeration
constexpr std::array<std::string_view, 2> kColorNames{"black", "white"};
constexpr std::array<std::string_view, 3> kSeatNames{"black", "white", "watch"};
constexpr std::array<std::string_view, 6> kPhaseNames{"waiting",  "playing", "paused",
                                                      "counting", "over",    "cancelled"};
constexpr std::array<std::string_view, 4> kOfferNames{"undo", "pause", "noresult", "rematch"};
constexpr std::array<std::string_view, 3> kClaimNames{"win", "count", "void"};
constexpr std::array<std::string_view, 6> kEndNames{"resign",     "time",     "count",
                                                    "count-time", "noresult", "claim"};

template <class Enum, size_t N>
constexpr std::optional<Enum> named(const std::array<std::string_view, N>& names,
                                    std::string_view name) {
  for (size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

constexpr std::string_view nameOf(Color color) {
  return kColorNames[static_cast<size_t>(color)];
}
constexpr std::string_view nameOf(Seat seat) {
  return kSeatNames[static_cast<size_t>(seat)];
}
constexpr std::string_view nameOf(Phase phase) {
  return kPhaseNames[static_cast<size_t>(phase)];
}
constexpr std::string_view nameOf(OfferKind offer) {
  return kOfferNames[static_cast<size_t>(offer)];
}
constexpr std::string_view nameOf(End end) {
  return kEndNames[static_cast<size_t>(end)];
}

// One value for each side.
template <class T>
struct BothSides {
  T black{};
  T white{};

  T& operator[](Color color) { return color == Color::Black ? black : white; }
  const T& operator[](Color color) const { return color == Color::Black ? black : white; }
  friend bool operator==(const BothSides&, const BothSides&) = default;
};

}  // namespace tengen::online
