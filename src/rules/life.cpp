#include "rules/life.h"

#include <algorithm>
#include <vector>

#include "rules/areas.h"

namespace tengen {
namespace {

// One side's chains and the regions between them, as Benson sees them: a region is a largest
// connected set of points without stones of that side, so enemy stones are part of it. Chains leave
// the list of candidates until those that are left hold each other up.
class Benson {
 public:
  Benson(const Board& board, Color color, Suicide suicide)
      : board_(board),
        color_(color),
        suicide_(suicide),
        areas_(labels(board, color)),
        borders_(areas_.borders()),
        isChain_(areas_.count()),
        vitalTo_(areas_.count()),
        vitalRegions_(areas_.count()) {
    for (size_t area = 0; area < isChain_.size(); ++area) {
      isChain_[area] = board.at(areas_.firstOf(area)) == stoneOf(color);
    }
    alive_ = isChain_;
    for (size_t area = 0; area < isChain_.size(); ++area) {
      if (!isChain_[area]) findChainsItIsVitalTo(area);
    }
    dropChainsWithoutTwoVitalRegions();
  }

  SureLife result() const {
    SureLife life(board_.size());
    for (size_t area = 0; area < isChain_.size(); ++area) {
      if (isChain_[area] ? !alive_[area] : !isSureTerritory(area)) continue;
      PointSet& set = isChain_[area] ? life.alive : life.territory;
      for (const Point p : areas_.pointsOf(area)) {
        set[p] = true;
      }
    }
    return life;
  }

 private:
  static Grid<uint8_t> labels(const Board& board, Color color) {
    Grid<uint8_t> grid(board.size());
    for (const Point p : AllPoints(board.size())) {
      grid[p] = board.at(p) == stoneOf(color);
    }
    return grid;
  }

  bool mustTouchTheChain(Point p) const {
    return suicide_ == Suicide::SeveralStones || board_.at(p) == Stone::None;
  }

  bool touches(Point p, size_t chain) const {
    const Neighbours beside(p, board_.size());
    return std::any_of(beside.begin(), beside.end(),
                       [&](Point q) { return areas_.at(q) == chain; });
  }

  void findChainsItIsVitalTo(size_t region) {
    const auto points = areas_.pointsOf(region);
    for (const size_t chain : borders_[region]) {
      const bool vital = std::all_of(points.begin(), points.end(), [&](Point p) {
        return !mustTouchTheChain(p) || touches(p, chain);
      });
      if (!vital) continue;
      vitalTo_[region].push_back(chain);
      ++vitalRegions_[chain];
    }
  }

  // A region beside a chain that may be captured is no safe eye for anyone.
  void dropChainsWithoutTwoVitalRegions() {
    std::vector<size_t> dropped;
    std::vector<bool> spoilt(isChain_.size());
    const auto drop = [&](size_t chain) {
      alive_[chain] = false;
      dropped.push_back(chain);
    };
    for (size_t area = 0; area < isChain_.size(); ++area) {
      if (isChain_[area] && vitalRegions_[area] < 2) drop(area);
    }
    while (!dropped.empty()) {
      const size_t chain = dropped.back();
      dropped.pop_back();
      for (const size_t region : borders_[chain]) {
        if (spoilt[region]) continue;
        spoilt[region] = true;
        for (const size_t other : vitalTo_[region]) {
          if (--vitalRegions_[other] < 2 && alive_[other]) drop(other);
        }
      }
    }
  }

  // Enclosed by living chains, and without room for two eyes: an eye is a point that touches no
  // stone of the enclosing side, and two eyes are never neighbours.
  bool isSureTerritory(size_t region) const {
    const auto& chains = borders_[region];
    if (chains.empty()) return false;
    if (!std::all_of(chains.begin(), chains.end(), [&](size_t chain) { return alive_[chain]; })) {
      return false;
    }
    Points inner;
    for (const Point p : areas_.pointsOf(region)) {
      const Neighbours beside(p, board_.size());
      if (std::any_of(beside.begin(), beside.end(),
                      [&](Point q) { return board_.at(q) == stoneOf(color_); })) {
        continue;
      }
      inner.push_back(p);
      if (inner.size() > 2) return false;
    }
    if (inner.size() < 2) return true;
    const Neighbours beside(inner[0], board_.size());
    return std::find(beside.begin(), beside.end(), inner[1]) != beside.end();
  }

  const Board& board_;
  Color color_;
  Suicide suicide_;
  Areas areas_;
  std::vector<std::vector<size_t>> borders_;  // of a chain its regions, of a region its chains
  std::vector<bool> isChain_;
  std::vector<bool> alive_;  // chains not dropped
  std::vector<std::vector<size_t>> vitalTo_;
  std::vector<int> vitalRegions_;
};

}  // namespace

SureLife sureLife(const Board& board, Color color, Suicide suicide) {
  return Benson(board, color, suicide).result();
}

bool mayBeMarkedDead(const Board& board, Point stone, Suicide suicide) {
  if (board.at(stone) == Stone::None) return false;
  return !sureLife(board, colorOf(board.at(stone)), suicide).alive[stone];
}

Points eyesOfChain(const Board& board, Point stone) {
  Points eyes;
  if (board.at(stone) == Stone::None) return eyes;
  PointSet chain(board.size());
  for (const Point p : board.chainAt(stone)) {
    chain[p] = true;
  }
  for (const Point liberty : board.libertiesOf(stone)) {
    const Neighbours beside(liberty, board.size());
    if (std::all_of(beside.begin(), beside.end(), [&](Point p) { return chain[p]; })) {
      eyes.push_back(liberty);
    }
  }
  return eyes;
}

}  // namespace tengen
