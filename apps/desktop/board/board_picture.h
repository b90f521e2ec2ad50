// What a board shows, as a plain value: the view paints it and asks nobody.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "rules/color.h"
#include "rules/grid.h"
#include "rules/notation.h"
#include "rules/scoring.h"

namespace tengen::desktop {

enum class MarkShape : uint8_t { Triangle, Square, Circle, Cross, Selected };

struct PaintedMark {
  Point point;
  MarkShape shape;

  friend bool operator==(const PaintedMark&, const PaintedMark&) = default;
};

struct PaintedLabel {
  Point point;
  QString text;

  friend bool operator==(const PaintedLabel&, const PaintedLabel&) = default;
};

struct PaintedSegment {
  Point from;
  Point to;
  bool arrow = false;

  friend bool operator==(const PaintedSegment&, const PaintedSegment&) = default;
};

struct BoardPicture {
  explicit BoardPicture(BoardSize size = {})
      : stones(size), numbers(size), territory(size), dead(size), dimmed(size), hidden(size) {}

  BoardSize size() const { return stones.size(); }

  Grid<Stone> stones;
  std::optional<Point> lastMove;
  Grid<int> numbers;      // move numbers on stones; 0 for none
  Grid<Owner> territory;  // a small square of its owner's colour
  PointSet dead;          // stones shown as taken
  PointSet dimmed;        // DD
  PointSet hidden;        // outside VW
  std::vector<PaintedMark> marks;
  std::vector<PaintedLabel> labels;
  std::vector<PaintedSegment> segments;
  std::vector<PaintedLabel> variations;  // faint letters where the next move was tried
  std::optional<Color> toMove;           // whose ghost stone follows the pointer; nobody's: none
};

// Where two pictures differ, some points perhaps twice; nothing where that is more than points can
// tell: another board, words and arrows that reach across it. The ghost stone is not looked at.
std::optional<Points> changedPoints(const BoardPicture& before, const BoardPicture& after);

enum class CoordinateStyle : uint8_t { None, Standard, Plain, Sgf };

// How points are named in words; where the board shows no coordinates, as usual.
constexpr Notation notationOf(CoordinateStyle style) {
  if (style == CoordinateStyle::Plain) return Notation::Plain;
  return style == CoordinateStyle::Sgf ? Notation::Sgf : Notation::Standard;
}

}  // namespace tengen::desktop
