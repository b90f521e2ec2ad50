// A board cut into its areas: the largest connected sets of points with the same label. With "who
// stands here" as the label these are chains and empty regions; with "black or not black" they are
// the chains of one side and what they enclose.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/grid.h"
#include "rules/point.h"

namespace tengen {

// Every point of a board, in reading order.
class AllPoints {
 public:
  explicit constexpr AllPoints(BoardSize size) : size_(size) {}

  struct Iterator {
    BoardSize size;
    int index;

    constexpr Point operator*() const { return size.pointAt(index); }
    constexpr Iterator& operator++() {
      ++index;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return index != other.index; }
  };
  constexpr Iterator begin() const { return {size_, 0}; }
  constexpr Iterator end() const { return {size_, size_.points()}; }

 private:
  BoardSize size_;
};

// The two, three or four points beside one (fewer on boards one point wide).
class Neighbours {
 public:
  constexpr Neighbours(Point p, BoardSize size) {
    if (p.y > 0) add(p.x, p.y - 1);
    if (p.x > 0) add(p.x - 1, p.y);
    if (p.x + 1 < size.width) add(p.x + 1, p.y);
    if (p.y + 1 < size.height) add(p.x, p.y + 1);
  }

  constexpr const Point* begin() const { return points_.data(); }
  constexpr const Point* end() const { return points_.data() + count_; }

 private:
  constexpr void add(int x, int y) {
    points_[count_++] = {static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
  }
  std::array<Point, 4> points_{};
  size_t count_ = 0;
};

// Areas are numbered from 0 in the order of their first points.
class Areas {
 public:
  explicit Areas(const Grid<uint8_t>& labels);

  BoardSize size() const { return areaAt_.size(); }
  size_t count() const { return starts_.size() - 1; }
  size_t at(Point point) const { return areaAt_[point]; }
  // Not sorted.
  std::span<const Point> pointsOf(size_t area) const;
  Point firstOf(size_t area) const { return pointsOf(area).front(); }
  // Which areas lie beside each area, each named once.
  std::vector<std::vector<size_t>> borders() const;

 private:
  Grid<size_t> areaAt_;
  std::vector<Point> points_;   // area after area
  std::vector<size_t> starts_;  // where each begins, and the end
};

}  // namespace tengen
