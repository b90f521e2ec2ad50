#include "judge/playout.h"

#include <algorithm>
#include <span>
#include <utility>

#include "judge/eye_shape.h"
#include "judge/local_pattern.h"

namespace tengen {

class Playout::Moves {
 public:
  // Past the last place further moves are dropped: the choice among so many is a matter of chance.
  void add(Vertex move) {
    if (count_ < moves_.size()) moves_[count_++] = move;
  }
  bool empty() const { return count_ == 0; }
  Vertex any(Random& random) const { return moves_[random.below(static_cast<uint32_t>(count_))]; }

 private:
  std::array<Vertex, 64> moves_;
  size_t count_ = 0;
};

Playout::Playout(const Board& start, const std::vector<uint8_t>& settled, uint64_t seed)
    : start_(start),
      settled_(settled),
      board_(start),
      random_(seed),
      steps_{-1, 1, -start.stride(), start.stride()},
      marks_(settled.size(), 0) {}

const Board& Playout::play(Color first) {
  board_ = start_;
  last_ = 0;
  Color me = first;
  // Games longer than this go around in a triple ko.
  const int longest = 3 * board_.size().points() + 20;
  for (int move = 0, passes = 0; passes < 2 && move < longest; ++move, me = opponent(me)) {
    last_ = choose(me);
    if (last_ == 0) {
      ++passes;
      board_.pass();
    } else {
      passes = 0;
      board_.play(last_, me);
    }
  }
  return board_;
}

Vertex Playout::choose(Color me) {
  if (last_ != 0) {
    if (const Vertex move = answer(me)) return move;
  }
  return anywhere(me);
}

Vertex Playout::answer(Color me) {
  constexpr std::array kRules = {&Playout::captureOrEscape, &Playout::spoilEye,
                                 &Playout::divideOwnSpace, &Playout::fightForLiberties,
                                 &Playout::followPattern};
  for (const auto rule : kRules) {
    Moves moves;
    (this->*rule)(me, moves);
    if (!moves.empty()) return moves.any(random_);
  }
  return 0;
}

Vertex Playout::anywhere(Color me) {
  const auto empties = board_.empties();
  order_.assign(empties.begin(), empties.end());
  for (size_t i = 0; i < order_.size(); ++i) {
    const size_t j = i + random_.below(static_cast<uint32_t>(order_.size() - i));
    std::swap(order_[i], order_[j]);
    if (!settled_[order_[i]] && isSensible(order_[i], me)) return order_[i];
  }
  return 0;
}

// Take the stones just played, or save those they put in atari.
void Playout::captureOrEscape(Color me, Moves& moves) {
  if (board_.at(last_) != Stone::None && board_.isInAtari(last_)) {
    const Vertex v = board_.lastLibertyOf(last_);
    if (isPlayable(v, me) && !isBadSelfAtari(v, me)) moves.add(v);
  }
  for (const int step : steps_) {
    const Vertex n = static_cast<Vertex>(last_ + step);
    if (board_.at(n) == stoneOf(me) && !settled_[n] && board_.isInAtari(n))
      escapeAtari(n, me, moves);
  }
}

// Take a neighbour that is in atari itself, or run where running gains a liberty.
void Playout::escapeAtari(Vertex chain, Color me, Moves& moves) {
  Vertex stone = chain;
  do {
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(stone + step);
      if (board_.at(n) != stoneOf(opponent(me)) || !board_.isInAtari(n)) continue;
      if (const Vertex v = board_.lastLibertyOf(n); isPlayable(v, me)) moves.add(v);
    }
    stone = board_.nextInChain(stone);
  } while (stone != chain);
  const Vertex run = board_.lastLibertyOf(chain);
  if (isPlayable(run, me) && libertiesAfter(run, me, 2) == 2) moves.add(run);
}

// A chain of ours was brought down to two liberties: gain some, or attack a neighbour that has no
// more than that.
void Playout::fightForLiberties(Color me, Moves& moves) {
  for (const int step : steps_) {
    const Vertex chain = static_cast<Vertex>(last_ + step);
    if (board_.at(chain) != stoneOf(me) || settled_[chain] || libertiesOf(chain, 3) != 2) continue;
    addLibertiesOf(chain, me, 3, moves);
    Vertex stone = chain;
    do {
      for (const int aside : steps_) {
        const Vertex n = static_cast<Vertex>(stone + aside);
        if (board_.at(n) == stoneOf(opponent(me)) && !settled_[n] && libertiesOf(n, 3) == 2)
          addLibertiesOf(n, me, 2, moves);
      }
      stone = board_.nextInChain(stone);
    } while (stone != chain);
  }
}

// The liberties of a chain where a stone of ours would have at least so many of its own.
void Playout::addLibertiesOf(Vertex chain, Color me, int atLeast, Moves& moves) {
  Vertex stone = chain;
  do {
    for (const int step : steps_) {
      const Vertex v = static_cast<Vertex>(stone + step);
      if (!isOpen(v) || board_.isEyelike(v, me) || !isPlayable(v, me)) continue;
      if (libertiesAfter(v, me, atLeast) == atLeast) moves.add(v);
    }
    stone = board_.nextInChain(stone);
  } while (stone != chain);
}

// The other side just made or touched a small eye: play the point that keeps it at one.
void Playout::spoilEye(Color me, Moves& moves) {
  for (const int step : steps_) {
    const Vertex inside = static_cast<Vertex>(last_ + step);
    if (!isOpen(inside)) continue;
    const uint32_t mark = ++mark_;
    std::array<Vertex, kLargestEyeShape> space{inside};
    size_t size = 1;
    marks_[inside] = mark;
    bool isEye = true;
    for (size_t i = 0; i < size && isEye; ++i) {
      for (const int aside : steps_) {
        const Vertex n = static_cast<Vertex>(space[i] + aside);
        if (!board_.isOnBoard(n) || marks_[n] == mark) continue;
        if (board_.at(n) == stoneOf(opponent(me))) continue;
        isEye &= board_.at(n) == Stone::None && size < space.size();
        if (!isEye) break;
        marks_[n] = mark;
        space[size++] = n;
      }
    }
    if (!isEye) continue;
    const auto vital = eyeShape(board_, std::span(space).first(size)).vital;
    if (vital && isPlayable(*vital, me)) moves.add(*vital);
  }
}

// The other side just played into a small space of ours: the point that still makes two eyes of it.
void Playout::divideOwnSpace(Color me, Moves& moves) {
  if (board_.at(last_) == Stone::None) return;
  const uint32_t mark = ++mark_;
  std::array<Vertex, 8> space{last_};
  size_t size = 1;
  marks_[last_] = mark;
  for (size_t i = 0; i < size; ++i) {
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(space[i] + step);
      if (!board_.isOnBoard(n) || board_.at(n) == stoneOf(me) || marks_[n] == mark) continue;
      if (size == space.size()) return;
      marks_[n] = mark;
      space[size++] = n;
    }
  }
  Vertex best = 0;
  int bestValue = 1;  // a point beside fewer than two others divides nothing
  for (const Vertex v : std::span(space).first(size)) {
    if (board_.at(v) != Stone::None || !isPlayable(v, me)) continue;
    int value = 0;
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(v + step);
      value += n == last_ || (marks_[n] == mark && board_.at(n) == Stone::None);
    }
    if (value <= bestValue) continue;
    best = v;
    bestValue = value;
  }
  if (best != 0 && libertiesAfter(best, me, 2) == 2) moves.add(best);
}

void Playout::followPattern(Color me, Moves& moves) {
  const int stride = board_.stride();
  for (const int step :
       {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1}) {
    const Vertex v = static_cast<Vertex>(last_ + step);
    if (isOpen(v) && isLocalPattern(board_, v, me) && isSensible(v, me)) moves.add(v);
  }
}

bool Playout::isOpen(Vertex v) const {
  return board_.isOnBoard(v) && board_.at(v) == Stone::None && !settled_[v];
}

bool Playout::isPlayable(Vertex v, Color me) const {
  return v != board_.koVertex() && !settled_[v] && !board_.isSuicide(v, me);
}

bool Playout::isSensible(Vertex v, Color me) {
  return !board_.isEyelike(v, me) && isPlayable(v, me) && !isBadSelfAtari(v, me) &&
         !wastesOwnSpace(v, me);
}

// Filling a small space of our own from its end only makes it smaller; dividing it makes eyes.
bool Playout::wastesOwnSpace(Vertex v, Color me) {
  const uint32_t mark = ++mark_;
  std::array<Vertex, kLargestEyeShape> space{v};
  size_t size = 1;
  marks_[v] = mark;
  size_t beside = 0;  // points of the space beside v: seen when v itself is looked at, the first
  for (size_t i = 0; i < size; ++i) {
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(space[i] + step);
      if (!board_.isOnBoard(n) || board_.at(n) == stoneOf(me) || marks_[n] == mark) continue;
      if (board_.at(n) != Stone::None || size == space.size()) return false;
      marks_[n] = mark;
      space[size++] = n;
    }
    if (i == 0) beside = size - 1;
  }
  return size >= 3 && beside <= 1;
}

int Playout::libertiesOf(Vertex stone, int limit) {
  const uint32_t mark = ++mark_;
  int count = 0;
  Vertex s = stone;
  do {
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(s + step);
      if (!board_.isOnBoard(n) || board_.at(n) != Stone::None || marks_[n] == mark) continue;
      marks_[n] = mark;
      if (++count == limit) return count;
    }
    s = board_.nextInChain(s);
  } while (s != stone);
  return count;
}

int Playout::libertiesAfter(Vertex v, Color me, int limit) {
  const uint32_t mark = ++mark_;
  marks_[v] = mark;
  int count = 0;
  const auto see = [&](Vertex n) {
    if (!board_.isOnBoard(n) || board_.at(n) != Stone::None || marks_[n] == mark) return;
    marks_[n] = mark;
    ++count;
  };
  for (const int step : steps_)
    see(static_cast<Vertex>(v + step));
  for (const int step : steps_) {
    if (count >= limit) return limit;
    const Vertex n = static_cast<Vertex>(v + step);
    if (board_.at(n) == stoneOf(me)) {
      Vertex stone = n;
      do {
        for (const int aside : steps_)
          see(static_cast<Vertex>(stone + aside));
        stone = board_.nextInChain(stone);
      } while (stone != n && count < limit);
    } else if (board_.at(n) != Stone::None && board_.isInAtari(n)) {
      if (board_.nextInChain(n) != n)
        return limit;  // room for more where several stones were taken
      ++count;
    }
  }
  return std::min(count, limit);
}

// Playing into atari makes sense in one case only: the stones fill an eye in a shape that stays one
// eye after they are taken, they threaten the chains around, and the eye is the only one of these.
// Everything else is how a seki would be thrown away.
bool Playout::isBadSelfAtari(Vertex v, Color me) {
  if (libertiesAfter(v, me, 2) == 2) return false;
  std::array<Vertex, kLargestEyeShape> stones{v};
  size_t size = 1;
  const uint32_t mark = ++mark_;
  for (const int step : steps_) {
    const Vertex n = static_cast<Vertex>(v + step);
    if (board_.at(n) != stoneOf(me) || marks_[n] == mark) continue;
    Vertex stone = n;
    do {
      if (size == stones.size()) return true;
      marks_[stone] = mark;
      stones[size++] = stone;
      stone = board_.nextInChain(stone);
    } while (stone != n);
  }
  const auto shape = std::span(stones).first(size);
  if (!eyeShape(board_, shape).staysOneEye) return true;
  constexpr size_t kThrowIn = 2;  // so few may be given up beside a strong chain to spoil an eye
  bool threatens = false;
  Vertex around = 0;  // a stone of the chain around
  bool isOneChain = true;
  for (const Vertex stone : shape) {
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(stone + step);
      if (board_.at(n) != stoneOf(opponent(me))) continue;
      const bool isShort = !settled_[n] && libertiesOf(n, 3) <= 2;
      if (!isShort && size > kThrowIn) return true;
      threatens |= isShort;
      if (around == 0) around = n;
      isOneChain &= board_.chainIdOf(n) == board_.chainIdOf(around);
    }
  }
  return !threatens || (isOneChain && hasEye(around));
}

// A point with nothing but this chain around it: no diagonal can make it false.
bool Playout::hasEye(Vertex chain) const {
  const auto isOurs = [&](Vertex v) {
    return !board_.isOnBoard(v) ||
           (board_.at(v) == board_.at(chain) && board_.chainIdOf(v) == board_.chainIdOf(chain));
  };
  Vertex stone = chain;
  do {
    for (const int step : steps_) {
      const Vertex n = static_cast<Vertex>(stone + step);
      if (!board_.isOnBoard(n) || board_.at(n) != Stone::None) continue;
      if (std::all_of(steps_.begin(), steps_.end(),
                      [&](int aside) { return isOurs(static_cast<Vertex>(n + aside)); }))
        return true;
    }
    stone = board_.nextInChain(stone);
  } while (stone != chain);
  return false;
}

}  // namespace tengen
