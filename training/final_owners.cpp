#include "training/final_owners.h"

#include <vector>

namespace tengen::training {
namespace {

constexpr BoardSize kSize{kSide, kSide};
constexpr int kKomiHalfPoints = 13;
constexpr int kPlayouts = 64;
constexpr int kLongestPlayout = 2 * kPoints;
// How often a chain's points must stay its own for it to live; the first that fits the score wins.
constexpr std::array kSurvival = {0.5, 0.35, 0.65, 0.2, 0.8};

using Share = std::array<double, kPoints>;  // of playouts in which Black owned the point

// A random point that may be played and is no eye; 0 when there is none.
Vertex randomMove(const Board& board, Color color, Random& random) {
  const auto empties = board.empties();
  const auto count = static_cast<uint32_t>(empties.size());
  const uint32_t start = count ? random.below(count) : 0;
  for (uint32_t i = 0; i < count; ++i) {
    const Vertex v = empties[(start + i) % count];
    if (board.isEyelike(v, color) || board.isSuicide(v, color)) continue;
    if (v == board.koVertex() && board.koColor() == color) continue;
    return v;
  }
  return 0;
}

void playOut(Board& board, Color toMove, Random& random) {
  int passes = 0;
  for (int move = 0; move < kLongestPlayout && passes < 2; ++move, toMove = opponent(toMove)) {
    const Vertex v = randomMove(board, toMove, random);
    passes = v ? 0 : passes + 1;
    if (v)
      board.play(v, toMove);
    else
      board.pass();
  }
}

Share blackShare(const Board& board, Random& random) {
  Share share{};
  Board end(kSize);
  for (int playout = 0; playout < kPlayouts; ++playout) {
    end = board;
    playOut(end, playout % 2 ? Color::White : Color::Black, random);
    for (int i = 0; i < kPoints; ++i) {
      const Vertex v = end.vertexOf(kSize.pointAt(i));
      const Stone stone = end.at(v);
      const bool black =
          stone == Stone::Black || (stone == Stone::None && end.isEyelike(v, Color::Black));
      share[static_cast<size_t>(i)] += black ? 1.0 / kPlayouts : 0.0;
    }
  }
  return share;
}

struct Counted {
  Owners owners{};
  int lead = 0;  // Black's territory and prisoners over White's
};

size_t indexOf(Point p) {
  return static_cast<size_t>(kSize.indexOf(p));
}

// The stones that survive; a chain lives or dies as one.
Owners livingStones(const Board& board, const Share& share, double survival) {
  Owners living{};
  std::array<bool, kPoints> seen{};
  for (int i = 0; i < kPoints; ++i) {
    const Point point = kSize.pointAt(i);
    const Stone stone = board.at(point);
    if (stone == Stone::None || seen[indexOf(point)]) continue;
    const Points chain = board.chainAt(point);
    double kept = 0;
    for (const Point p : chain) {
      seen[indexOf(p)] = true;
      kept += stone == Stone::Black ? share[indexOf(p)] : 1 - share[indexOf(p)];
    }
    const bool alive = kept >= survival * static_cast<double>(chain.size());
    for (const Point p : chain)
      living[indexOf(p)] = alive ? stone : Stone::None;
  }
  return living;
}

// The region without living stones around a point, and whose stones it touches.
struct Region {
  std::vector<int> points;
  bool touchesBlack = false;
  bool touchesWhite = false;

  Stone owner() const {
    if (touchesBlack == touchesWhite) return Stone::None;
    return touchesBlack ? Stone::Black : Stone::White;
  }
};

Region regionAt(const Owners& living, int start, std::array<bool, kPoints>& seen) {
  Region region{{start}};
  seen[static_cast<size_t>(start)] = true;
  for (size_t i = 0; i < region.points.size(); ++i) {
    const int p = region.points[i];
    const int x = p % kSide;
    const std::array around = {x > 0 ? p - 1 : -1, x + 1 < kSide ? p + 1 : -1, p - kSide,
                               p + kSide};
    for (const int n : around) {
      if (n < 0 || n >= kPoints) continue;
      const auto at = static_cast<size_t>(n);
      region.touchesBlack |= living[at] == Stone::Black;
      region.touchesWhite |= living[at] == Stone::White;
      if (living[at] != Stone::None || seen[at]) continue;
      seen[at] = true;
      region.points.push_back(n);
    }
  }
  return region;
}

Counted countedWith(const Board& board, const Owners& living) {
  Counted counted{living, board.prisonersOf(Color::Black) - board.prisonersOf(Color::White)};
  std::array<bool, kPoints> seen{};
  for (int i = 0; i < kPoints; ++i) {
    if (living[static_cast<size_t>(i)] != Stone::None || seen[static_cast<size_t>(i)]) continue;
    const Region region = regionAt(living, i, seen);
    const Stone owner = region.owner();
    for (const int p : region.points) {
      counted.owners[static_cast<size_t>(p)] = owner;
      const Stone dead = board.at(kSize.pointAt(p));
      if (owner != Stone::None) counted.lead += owner == Stone::Black ? 1 : -1;
      if (dead != Stone::None) counted.lead += dead == Stone::White ? 1 : -1;
    }
  }
  return counted;
}

}  // namespace

std::optional<Owners> finalOwners(const Board& board, int result, Random& random) {
  const Share share = blackShare(board, random);
  for (const double survival : kSurvival) {
    const Counted counted = countedWith(board, livingStones(board, share, survival));
    if (2 * counted.lead - kKomiHalfPoints == result) return counted.owners;
  }
  return std::nullopt;
}

}  // namespace tengen::training
