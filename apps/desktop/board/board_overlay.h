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
  int number = 0;  // 0: none

  friend bool operator==(const PaintedGhost&, const PaintedGhost&) = default;
};

// A move others played here, under the letter it has in a list.
struct PaintedLetter {
  Point point;
  QString text;

  friend bool operator==(const PaintedLetter&, const PaintedLetter&) = default;
};

struct BoardOverlay {
  std::vector<PaintedLetter> letters;
  std::vector<PaintedCandidate> candidates;
  std::vector<PaintedGhost> line;
  Points taken;                          // stones that the line captures
  std::optional<Grid<float>> ownership;  // +1 Black's for certain, -1 White's

  bool isEmpty() const {
    return letters.empty() && candidates.empty() && line.empty() && !ownership;
  }
  friend bool operator==(const BoardOverlay&, const BoardOverlay&) = default;
};

// Where two overlays differ, some points perhaps twice; nothing where that is all over the board.
std::optional<Points> changedPoints(const BoardOverlay& before, const BoardOverlay& after);

}  // namespace tengen::desktop
