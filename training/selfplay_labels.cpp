#include "training/selfplay_labels.h"

#include <algorithm>
#include <cmath>

#include "rules/areas.h"

namespace tengen::training {
namespace {

constexpr size_t kLargestDame = 2;  // points: a larger open region is not settled
constexpr float kExpected = 0.5f;   // least ownership of a point that counts as owned
constexpr double kHorizon = 0.12;   // turns a point of the board that an expectation looks ahead
constexpr int kWasteBeforeSettled = 4;  // moves before a settled board that may waste points too

struct Region {
  std::vector<int> points;
  bool black = false;  // touches these living stones
  bool white = false;

  Stone owner() const {
    if (black == white) return Stone::None;
    return black ? Stone::Black : Stone::White;
  }
  bool isDame() const { return black && white && points.size() <= kLargestDame; }
};

// The regions without living stones.
std::vector<Region> regionsAround(BoardSize size, const AreaOwners& living) {
  std::vector<Region> regions;
  std::vector<bool> seen(living.size());
  for (int start = 0; start < size.points(); ++start) {
    if (living[static_cast<size_t>(start)] != Stone::None || seen[static_cast<size_t>(start)])
      continue;
    Region region{{start}};
    seen[static_cast<size_t>(start)] = true;
    for (size_t i = 0; i < region.points.size(); ++i) {
      for (const Point p : Neighbours(size.pointAt(region.points[i]), size)) {
        const auto n = static_cast<size_t>(size.indexOf(p));
        region.black |= living[n] == Stone::Black;
        region.white |= living[n] == Stone::White;
        if (living[n] != Stone::None || seen[n]) continue;
        seen[n] = true;
        region.points.push_back(static_cast<int>(n));
      }
    }
    regions.push_back(std::move(region));
  }
  return regions;
}

AreaOwners stonesOf(const Board& board) {
  AreaOwners stones(static_cast<size_t>(board.size().points()));
  for (int i = 0; i < board.size().points(); ++i)
    stones[static_cast<size_t>(i)] = board.at(board.size().pointAt(i));
  return stones;
}

// A moment seen from the end of its game.
class Hindsight {
 public:
  Hindsight(const SearchedTurn& moment, const AreaOwners& finally)
      : moment_(moment), finally_(finally), stones_(stonesOf(moment.board)) {
    AreaOwners living = stones_;
    for (size_t i = 0; i < living.size(); ++i) {
      if (living[i] != finally[i]) living[i] = Stone::None;
    }
    regions_ = regionsAround(moment.board.size(), living);
  }

  // Counting here with the stones dead that were lost later gives the owners of the end, but for
  // dame, and the network expected these owners: a side that was wiped out had not lost from the
  // first move on.
  bool isSettled() const {
    return std::all_of(regions_.begin(), regions_.end(), [&](const Region& region) {
      if (region.isDame()) return true;
      const Stone owner = region.owner();
      return owner != Stone::None &&
             std::all_of(region.points.begin(), region.points.end(), [&](int p) {
               const auto at = static_cast<size_t>(p);
               return finally_[at] == owner && isExpected(at);
             });
    });
  }

  // The move played changed nothing: a pass, a dame, a stone thrown away, or dead stones taken.
  bool isIdle() const {
    if (isPass() || lostLater()) return true;
    const BoardSize size = moment_.board.size();
    const auto neighbours = Neighbours(size.pointAt(moment_.move), size);
    const auto isDead = [&](Point p) {
      const auto n = static_cast<size_t>(size.indexOf(p));
      return stones_[n] != Stone::None && stones_[n] != finally_[n];
    };
    return isDame() || std::any_of(neighbours.begin(), neighbours.end(), isDead);
  }

  bool isPass() const { return moment_.move == moment_.board.size().points(); }
  bool lostLater() const { return !isPass() && finally_[moment_.move] != stoneOf(moment_.toMove); }
  // Living stones of the side to move that could be taken at once.
  bool isInDanger() const {
    for (size_t i = 0; i < stones_.size(); ++i) {
      if (stones_[i] != stoneOf(moment_.toMove) || finally_[i] != stones_[i]) continue;
      const Point p = moment_.board.size().pointAt(static_cast<int>(i));
      if (moment_.board.isInAtari(moment_.board.vertexOf(p))) return true;
    }
    return false;
  }

 private:
  bool isExpected(size_t point) const {
    const float sign = finally_[point] == stoneOf(moment_.toMove) ? 1.0f : -1.0f;
    return sign * moment_.ownership[point] > kExpected;
  }

  bool isDame() const {
    return std::any_of(regions_.begin(), regions_.end(), [&](const Region& region) {
      return region.isDame() && std::find(region.points.begin(), region.points.end(),
                                          moment_.move) != region.points.end();
    });
  }

  const SearchedTurn& moment_;
  const AreaOwners& finally_;
  AreaOwners stones_;
  std::vector<Region> regions_;
};

// From the end back, while the board is settled: a pass would have done if the search says so, or
// if nothing but idle moves and answers to stones thrown away followed.
void labelEndings(std::vector<SearchedTurn>& game, const AreaOwners& finally) {
  bool idle = true;
  size_t at = game.size();
  for (; at > 0; --at) {
    SearchedTurn& moment = game[at - 1];
    const Hindsight now(moment, finally);
    if (!now.isSettled()) break;
    const bool answers = at > 1 && Hindsight(game[at - 2], finally).lostLater();
    idle = idle && (now.isIdle() || answers);
    const bool needless = moment.passWasFree || (idle && !answers);
    moment.record.ending = needless && !now.isInDanger() ? kSettled : kNearEnd;
  }
  for (int i = 0; i < kWasteBeforeSettled && at > 0; ++i, --at)
    game[at - 1].record.ending = kNearEnd;
}

// A result is full of later accidents and a single search sees little: from the end back, the mean
// of what the searches saw, the nearest counting most.
void labelExpectations(std::vector<SearchedTurn>& game, double black, int points) {
  const double share = 1 / (1 + kHorizon * points);
  for (size_t t = game.size(); t-- > 0;) {
    uint16_t& expected = game[t].record.expected;
    const bool isBlack = game[t].toMove == Color::Black;
    const double seen = expected / 65535.0;
    black += share * ((isBlack ? seen : 1 - seen) - black);
    expected = static_cast<uint16_t>(std::lround(65535 * (isBlack ? black : 1 - black)));
  }
}

}  // namespace

AreaOwners areaOwners(const Board& board) {
  AreaOwners owners = stonesOf(board);
  for (const Region& region : regionsAround(board.size(), owners)) {
    for (const int p : region.points)
      owners[static_cast<size_t>(p)] = region.owner();
  }
  return owners;
}

int areaLead(const Board& board) {
  const AreaOwners owners = areaOwners(board);
  return static_cast<int>(std::count(owners.begin(), owners.end(), Stone::Black) -
                          std::count(owners.begin(), owners.end(), Stone::White));
}

void labelGame(std::vector<SearchedTurn>& game, const Board& end, double komi) {
  const BoardSize size = end.size();
  const AreaOwners finally = areaOwners(end);
  const auto blackHalfPoints = static_cast<int>(std::lround(2 * (areaLead(end) - komi)));
  for (size_t t = 0; t < game.size(); ++t) {
    SelfPlayRecord& record = game[t].record;
    const bool black = game[t].toMove == Color::Black;
    record.lead = static_cast<int16_t>(black ? blackHalfPoints : -blackHalfPoints);
    if (t + 1 < game.size()) record.reply = onCanvas(size, game[t + 1].move);
    for (int i = 0; i < size.points(); ++i) {
      const Stone owner = finally[static_cast<size_t>(i)];
      if (owner == Stone::None) continue;
      const unsigned code = owner == stoneOf(game[t].toMove) ? 1u : 2u;
      const unsigned spot = onCanvas(size, static_cast<uint16_t>(i));
      record.owners[spot / 4] |= static_cast<uint8_t>(code << spot % 4 * 2);
    }
  }
  labelEndings(game, finally);
  const double won = blackHalfPoints > 0 ? 1.0 : blackHalfPoints < 0 ? 0.0 : 0.5;
  labelExpectations(game, won, size.points());
}

}  // namespace tengen::training
