#include "rules/areas.h"

#include <algorithm>

namespace tengen {
namespace {

constexpr size_t kNone = static_cast<size_t>(-1);

}  // namespace

Areas::Areas(const Grid<uint8_t>& labels) : areaAt_(labels.size(), kNone) {
  const BoardSize size = labels.size();
  points_.reserve(static_cast<size_t>(size.points()));
  starts_.push_back(0);
  for (const Point first : AllPoints(size)) {
    if (areaAt_[first] != kNone) continue;
    const size_t area = count();
    areaAt_[first] = area;
    points_.push_back(first);
    // The points found so far are also the list of those still to look around from.
    for (size_t next = starts_.back(); next < points_.size(); ++next) {
      for (const Point p : Neighbours(points_[next], size)) {
        if (areaAt_[p] != kNone || labels[p] != labels[first]) continue;
        areaAt_[p] = area;
        points_.push_back(p);
      }
    }
    starts_.push_back(points_.size());
  }
}

std::span<const Point> Areas::pointsOf(size_t area) const {
  const size_t start = starts_[area];
  return std::span(points_).subspan(start, starts_[area + 1] - start);
}

std::vector<std::vector<size_t>> Areas::borders() const {
  std::vector<std::vector<size_t>> result(count());
  for (size_t area = 0; area < count(); ++area) {
    std::vector<size_t>& beside = result[area];
    for (const Point p : pointsOf(area)) {
      for (const Point q : Neighbours(p, size())) {
        if (at(q) != area) beside.push_back(at(q));
      }
    }
    std::sort(beside.begin(), beside.end());
    beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
  }
  return result;
}

}  // namespace tengen
