// One value for every point of a board: ownership, marks, visited flags.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/point.h"

namespace tengen {

template <class T>
class Grid {
 public:
  explicit Grid(BoardSize size, T value = T{})
      : size_(size), values_(static_cast<size_t>(size.points()), value) {}

  BoardSize size() const { return size_; }

  typename std::vector<T>::reference operator[](Point p) {
    return values_[static_cast<size_t>(size_.indexOf(p))];
  }
  typename std::vector<T>::const_reference operator[](Point p) const {
    return values_[static_cast<size_t>(size_.indexOf(p))];
  }

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  BoardSize size_;
  std::vector<T> values_;
};

using PointSet = Grid<bool>;

}  // namespace tengen
