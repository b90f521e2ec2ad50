#include "library/game_times.h"

#include <algorithm>

#include "library/replay.h"

namespace tengen::library {

GameTimes::GameTimes(BoardSize size)
    : size_(size),
      points_(static_cast<size_t>(size.points())),
      demanded_(static_cast<size_t>(size.points()), kAnything) {}

void GameTimes::read(Steps steps) {
  steps_ = steps;
  isLine_ = true;
  std::fill(points_.begin(), points_.end(), PointTimes{});
  changes_.clear();
  ends_.clear();
  Node node = 0;
  for (size_t i = 0; i < steps.size(); ++i) {
    const Step step = steps[i];
    const StepKind kind = kindOf(step);
    if (kind == StepKind::Return) {
      isLine_ = false;
      i += 2;
      continue;
    }
    const auto point = static_cast<size_t>(pointOf(step));
    if (kind < StepKind::Nothing && point < points_.size()) {
      PointTimes& times = points_[point];
      const Stone stone = stoneOf(kind);
      times.isPlain = times.first == kNever;
      if (times.isPlain) {
        times.first = node;
        times.stone = stone;
      }
      times.ever |= allowedOf(stone);
      changes_.push_back({node, static_cast<uint16_t>(point), stone});
    }
    if ((step & kEndsNode) == 0) continue;
    ends_.push_back(static_cast<uint32_t>(i) + 1);
    ++node;
  }
}

Steps GameTimes::stepsBehind(uint32_t node) const {
  return node < ends_.size() ? steps_.subspan(ends_[node]) : Steps();
}

bool GameTimes::mayFit(const Placement& placement) const {
  return std::all_of(placement.demands.begin(), placement.demands.end(), [&](const auto& demand) {
    return (points_[demand.point].ever & demand.allowed) != 0;
  });
}

const std::vector<uint32_t>& GameTimes::nodesOf(const Placement& placement) {
  nodes_.clear();
  if (isLine_ && readQuickly(placement)) return nodes_;
  if (!mayFit(placement)) return nodes_;
  for (const auto& demand : placement.demands)
    demanded_[demand.point] = demand.allowed;
  if (isLine_) {
    readLine(placement);
  } else {
    readTree(placement);
  }
  for (const auto& demand : placement.demands)
    demanded_[demand.point] = kAnything;
  return nodes_;
}

// Where every point changed once at most the pattern stands from the last stone it needs to the
// first it forbids. False where that is not so.
bool GameTimes::readQuickly(const Placement& placement) {
  Node begin = 0;
  Node end = kNever;
  for (const auto& demand : placement.demands) {
    const PointTimes& times = points_[demand.point];
    const bool beforeFits = allows(demand.allowed, Stone::None);
    const bool afterFits = times.first != kNever && allows(demand.allowed, times.stone);
    if (!times.isPlain) return false;
    if (!beforeFits && !afterFits) return true;
    if (!beforeFits) begin = std::max(begin, times.first);
    if (!afterFits) end = std::min(end, times.first);
  }
  if (begin < end) nodes_.push_back(begin);
  return true;
}

void GameTimes::readLine(const Placement& placement) {
  // How many points do not fit; on the empty board, before the first node.
  auto misfits = std::count_if(placement.demands.begin(), placement.demands.end(),
                               [](auto& demand) { return !allows(demand.allowed, Stone::None); });
  std::vector<Stone> stones(points_.size(), Stone::None);
  bool didFit = false;
  size_t next = 0;
  for (Node node = 0; node == 0 || next < changes_.size();) {
    for (; next < changes_.size() && changes_[next].node == node; ++next) {
      const Change& change = changes_[next];
      Stone& stone = stones[change.point];
      const Allowed allowed = demanded_[change.point];
      misfits += allows(allowed, stone) - allows(allowed, change.stone);
      stone = change.stone;
    }
    const bool fits = misfits == 0;
    if (fits && !didFit) nodes_.push_back(node);
    didFit = fits;
    if (next == changes_.size()) break;
    node = changes_[next].node;
  }
}

void GameTimes::readTree(const Placement& placement) {
  auto misfits = std::count_if(placement.demands.begin(), placement.demands.end(),
                               [](auto& demand) { return !allows(demand.allowed, Stone::None); });
  Replay replay(size_);
  std::vector<bool> fits;  // at each node
  NodeReader reader(steps_);
  while (reader.next()) {
    replay.enter(reader, [&](int point, Stone before, Stone after) {
      const Allowed allowed = demanded_[static_cast<size_t>(point)];
      misfits += allows(allowed, before) - allows(allowed, after);
    });
    fits.push_back(misfits == 0);
    const bool didFit = reader.number() > 0 && fits[reader.parent()];
    if (fits.back() && !didFit) nodes_.push_back(reader.number());
  }
}

}  // namespace tengen::library
