#include "rules/seki.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <numeric>
#include <span>
#include <vector>

#include "rules/areas.h"

namespace tengen {
namespace {

// Every space of this size makes two eyes; a smaller one does if its owner can split it. (The one
// larger shape that is a single eye needs five enemy stones inside.)
constexpr size_t kRoomForTwoEyes = 6;

// Areas that hang together, under the name of one of them.
class Joined {
 public:
  explicit Joined(size_t areas) : parent_(areas) {
    std::iota(parent_.begin(), parent_.end(), size_t{0});
  }

  size_t nameOf(size_t area) const {
    while (parent_[area] != area) {
      area = parent_[area];
    }
    return area;
  }
  void join(size_t a, size_t b) { parent_[nameOf(a)] = nameOf(b); }

 private:
  std::vector<size_t> parent_;
};

bool isStone(Content content) {
  return content == Content::BlackStone || content == Content::WhiteStone;
}

Grid<uint8_t> labelsOf(const Grid<Content>& contents) {
  Grid<uint8_t> labels(contents.size());
  for (const Point p : AllPoints(contents.size())) {
    labels[p] = static_cast<uint8_t>(contents[p]);
  }
  return labels;
}

// Does the space fall apart when its owner plays on this point?
bool fallsApart(std::span<const Point> space, Point played) {
  Points left;
  std::copy_if(space.begin(), space.end(), std::back_inserter(left),
               [&](Point p) { return p != played; });
  if (left.empty()) return false;
  Points reached{left.back()};
  left.pop_back();
  for (size_t next = 0; next < reached.size(); ++next) {
    const auto isBeside = [from = reached[next]](Point p) {
      return std::abs(p.x - from.x) + std::abs(p.y - from.y) == 1;
    };
    const auto found = std::partition(left.begin(), left.end(), std::not_fn(isBeside));
    reached.insert(reached.end(), found, left.end());
    left.erase(found, left.end());
  }
  return !left.empty();
}

bool makesTwoEyes(std::span<const Point> space, const PointSet& dead) {
  if (space.size() >= kRoomForTwoEyes) return true;
  return std::any_of(space.begin(), space.end(),
                     [&](Point p) { return !dead[p] && fallsApart(space, p); });
}

// An owned area with the chains of its owner around it.
struct Space {
  size_t area;
  std::vector<size_t> chains;
  int eyes;
};

class SekiSearch {
 public:
  SekiSearch(const Grid<Content>& contents, const PointSet& dead)
      : contents_(contents),
        areas_(labelsOf(contents)),
        borders_(areas_.borders()),
        bodies_(areas_.count()),
        groups_(areas_.count()),
        safe_(areas_.count()) {
    joinThroughDame();
    findSpaces(dead);
    joinThroughSpaces();
    findSafeGroups();
  }

  // Two unsafe enemies over the same dame cannot attack each other. Beside safe enemies only, a
  // group would be dead; as nobody says so, it has eyes we did not see.
  Seki result() const {
    std::vector<bool> inSeki(areas_.count());
    for (size_t dame = 0; dame < areas_.count(); ++dame) {
      if (contentOf(dame) != Content::Dame) continue;
      const std::vector<size_t> black = unsafeChainsBeside(dame, Content::BlackStone);
      const std::vector<size_t> white = unsafeChainsBeside(dame, Content::WhiteStone);
      if (black.empty() || white.empty()) continue;
      for (const auto* side : {&black, &white}) {
        for (const size_t chain : *side) {
          inSeki[groups_.nameOf(chain)] = true;
        }
      }
    }
    return stonesAndEyesOf(inSeki);
  }

 private:
  Content contentOf(size_t area) const { return contents_[areas_.firstOf(area)]; }

  std::vector<size_t> chainsBeside(size_t area, Content stone) const {
    std::vector<size_t> chains;
    std::copy_if(borders_[area].begin(), borders_[area].end(), std::back_inserter(chains),
                 [&](size_t other) { return contentOf(other) == stone; });
    return chains;
  }

  std::vector<size_t> unsafeChainsBeside(size_t area, Content stone) const {
    std::vector<size_t> chains = chainsBeside(area, stone);
    std::erase_if(chains, [&](size_t chain) { return safe_[groups_.nameOf(chain)]; });
    return chains;
  }

  Seki stonesAndEyesOf(const std::vector<bool>& groups) const {
    Seki seki(contents_.size());
    for (size_t area = 0; area < areas_.count(); ++area) {
      if (isStone(contentOf(area)) && groups[groups_.nameOf(area)]) include(area, seki.stones);
    }
    for (const Space& space : spaces_) {
      if (space.chains.empty() || !groups[groups_.nameOf(space.chains.front())]) continue;
      include(space.area, seki.eyes);
    }
    return seki;
  }

  void include(size_t area, PointSet& set) const {
    for (const Point p : areas_.pointsOf(area)) {
      set[p] = true;
    }
  }

  // Chains beside the same neutral point are one move away from being one chain. Had either side
  // something to gain there, the game would not be over.
  void joinThroughDame() {
    for (const Point dame : AllPoints(contents_.size())) {
      if (contents_[dame] != Content::Dame) continue;
      const Neighbours beside(dame, contents_.size());
      for (const Point a : beside) {
        for (const Point b : beside) {
          if (isStone(contents_[a]) && contents_[a] == contents_[b]) {
            bodies_.join(areas_.at(a), areas_.at(b));
          }
        }
      }
    }
  }

  void findSpaces(const PointSet& dead) {
    for (size_t area = 0; area < areas_.count(); ++area) {
      const Content content = contentOf(area);
      if (isStone(content) || content == Content::Dame) continue;
      const Content owner =
          content == Content::BlackSpace ? Content::BlackStone : Content::WhiteStone;
      const int eyes = makesTwoEyes(areas_.pointsOf(area), dead) ? 2 : 1;
      spaces_.push_back({area, chainsBeside(area, owner), eyes});
    }
  }

  // Bodies on both sides of a small space may be parted there, but their owner can fill it.
  void joinThroughSpaces() {
    groups_ = bodies_;
    for (const Space& space : spaces_) {
      for (const size_t chain : space.chains) {
        groups_.join(chain, space.chains.front());
      }
    }
  }

  // As Benson does it: a body with fewer than two eyes may be lost, and then the eyes it shares
  // with others are false.
  void findSafeGroups() {
    std::vector<bool> lost(areas_.count());
    for (bool changed = true; changed;) {
      changed = false;
      const std::vector<int> eyes = eyesOfBodies(lost);
      for (size_t area = 0; area < areas_.count(); ++area) {
        const size_t body = bodies_.nameOf(area);
        if (!isStone(contentOf(area)) || lost[body] || eyes[body] >= 2) continue;
        lost[body] = changed = true;
      }
    }
    for (size_t area = 0; area < areas_.count(); ++area) {
      if (!lost[bodies_.nameOf(area)]) safe_[groups_.nameOf(area)] = true;
    }
  }

  std::vector<int> eyesOfBodies(const std::vector<bool>& lost) const {
    std::vector<int> eyes(areas_.count());
    for (const Space& space : spaces_) {
      std::vector<size_t> bodies;
      for (const size_t chain : space.chains) {
        bodies.push_back(bodies_.nameOf(chain));
      }
      std::sort(bodies.begin(), bodies.end());
      bodies.erase(std::unique(bodies.begin(), bodies.end()), bodies.end());
      if (std::any_of(bodies.begin(), bodies.end(), [&](size_t body) { return lost[body]; }))
        continue;
      for (const size_t body : bodies) {
        eyes[body] += space.eyes;
      }
    }
    return eyes;
  }

  const Grid<Content>& contents_;
  Areas areas_;
  std::vector<std::vector<size_t>> borders_;
  std::vector<Space> spaces_;
  Joined bodies_;           // chains joined through dame
  Joined groups_;           // bodies joined through their own spaces
  std::vector<bool> safe_;  // by the name of the group
};

}  // namespace

Seki findSeki(const Grid<Content>& contents, const PointSet& dead) {
  return SekiSearch(contents, dead).result();
}

}  // namespace tengen
