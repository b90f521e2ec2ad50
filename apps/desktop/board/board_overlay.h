// What an engine thinks and others played, to lie over a board, as a plain value: the moves it
// considers, a line it reads, whose each point will be.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "rules/color.h"
#include "rules/grid.h"

namespace tengen::desktop {

struct PaintedCandidate {
  Point point;
  int rank = 0;      // 1 is the best; 0: worth a dot and no more
  QString value;     // "4.4"; a dot has none
  double share = 1;  // of the best one's visits: how large a dot is

  friend bool operator==(const PaintedCandidate&, const PaintedCandidate&) = default;
};

// A stone that is not there yet.
struct PaintedGhost {
  Point point;
  Color color = Color::Black;
  int number = 0;           // 0: none
  bool isLettered = false;  // A for 1: a choice, and no order to play in

  friend bool operator==(const PaintedGhost&, const PaintedGhost&) = default;
};

// A move others played here, under the letter it has in a list.
struct PaintedLetter {
  Point point;
  QString text;

  friend bool operator==(const PaintedLetter&, const PaintedLetter&) = default;
};

// A part of the board, both corners included.
struct PaintedRegion {
  Point upperLeft;
  Point lowerRight;

  friend bool operator==(const PaintedRegion&, const PaintedRegion&) = default;
};
// By two corners that face each other.
PaintedRegion regionBetween(Point a, Point b);

struct BoardOverlay {
  std::optional<PaintedRegion> region;  // that is looked for
  std::vector<PaintedLetter> letters;
  std::vector<PaintedCandidate> candidates;
  std::vector<PaintedGhost> line;
  Points taken;                          // stones that the line captures
  std::optional<Grid<float>> ownership;  // +1 Black's for certain, -1 White's

  bool isEmpty() const {
    return !region && letters.empty() && candidates.empty() && line.empty() && !ownership;
  }
  friend bool operator==(const BoardOverlay&, const BoardOverlay&) = default;
};

// Where two overlays differ, some points perhaps twice; nothing where that is all over the board.
std::optional<Points> changedPoints(const BoardOverlay& before, const BoardOverlay& after);

}  // namespace tengen::desktop
