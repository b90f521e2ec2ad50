#include "library/signature.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/random.h"
#include "library/position_key.h"
#include "library/replay.h"

namespace tengen::library {
namespace {

// The main line is what comes before the first variation.
template <class Visit>
void alongMainLine(Steps steps, Visit visit) {
  NodeReader reader(steps);
  while (reader.next() && (reader.number() == 0 || reader.parent() + 1 == reader.number()))
    visit(reader);
}

uint64_t dyerNumber(const std::vector<int>& moves, BoardSize size) {
  constexpr std::array<size_t, 6> kMoves{20, 40, 60, 31, 51, 71};
  uint64_t least = ~uint64_t{0};
  for (const Symmetry symmetry : symmetriesOf(size)) {
    uint64_t number = 0;
    for (const size_t move : kMoves) {
      const int point = move <= moves.size() ? moves[move - 1] : kPassPoint;
      const int place = point < size.points()
                            ? transformed(size, symmetry)
                                  .indexOf(transformed(size.pointAt(point), size, symmetry))
                            : kPassPoint;
      number = splitmix(number ^ static_cast<uint64_t>(place));
    }
    least = std::min(least, number);
  }
  return least;
}

}  // namespace

uint64_t contentOf(Steps steps, BoardSize size) {
  auto hash = static_cast<uint64_t>(size.width << 8 | size.height);
  for (const Step step : steps)
    hash = splitmix(hash ^ step);
  return hash;
}

uint64_t signatureOf(Steps steps, BoardSize size) {
  std::vector<int> moves;
  Replay replay(size);
  PositionHash hash(KeyTable::of(size));
  alongMainLine(steps, [&](const NodeReader& node) {
    for (const Step step : node.steps()) {
      if (isMove(step)) moves.push_back(pointOf(step));
    }
    replay.enter(node,
                 [&](int point, Stone before, Stone after) { hash.change(point, before, after); });
  });
  return splitmix(dyerNumber(moves, size) ^ hash.key().value);
}

int mainLineMoves(Steps steps) {
  int moves = 0;
  alongMainLine(steps, [&](const NodeReader& node) {
    for (const Step step : node.steps())
      moves += isMove(step);
  });
  return moves;
}

}  // namespace tengen::library
