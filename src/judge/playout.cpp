#include "judge/playout.h"

#include <algorithm>

namespace tengen {

Playout::Playout(const Board& start, const std::vector<uint8_t>& settled, uint64_t seed)
    : start_(start),
      settled_(settled),
      board_(start),
      random_(seed),
      step_{-1, 1, -start.stride(), start.stride()},
      marks_(settled.size(), 0) {}

const Board& Playout::play(Color first) {
  board_ = start_;
  last_ = 0;
  lastCaptured_ = 0;
  Color me = first;
  int passes = 0;
  const int limit = 3 * board_.size().points() + 20;
  for (int move = 0; passes < 2 && move < limit; ++move, me = opponent(me)) {
    last_ = choose(me);
    if (last_ == 0) {
      ++passes;
      board_.pass();
      lastCaptured_ = 0;
      continue;
    }
    passes = 0;
    lastCaptured_ = board_.play(last_, me);
  }
  return board_;
}

uint32_t Playout::freshMark() {
  return ++mark_;
}

Vertex Playout::choose(Color me) {
  if (last_ != 0) {
    if (const Vertex v = replyTo(last_, me)) return v;
  }
  return anywhere(me);
}

Vertex Playout::replyTo(Vertex last, Color me) {
  Candidates found;
  const Stone mine = stoneOf(me);
  if (board_.at(last) != Stone::None && board_.isInAtari(last)) {
    const Vertex v = board_.lastLibertyOf(last);
    if (isPlayable(v, me) && !isBadSelfAtari(v, me)) found.add(v);
  }
  for (int d : step_) {
    const Vertex n = static_cast<Vertex>(last + d);
    if (board_.at(n) == mine && !settled_[n] && board_.isInAtari(n)) answerAtari(n, me, found);
  }
  if (found.count == 0) {
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(last + d);
      if (!board_.isOnBoard(n) || board_.at(n) != Stone::None || settled_[n]) continue;
      if (const Vertex v = vitalPoint(n, me)) found.add(v);
    }
  }
  if (found.count == 0) {
    if (const Vertex v = divideEyeSpace(last, me)) found.add(v);
  }
  if (found.count == 0) return 0;
  return found.moves[random_.below(static_cast<uint32_t>(found.count))];
}

// Take a neighbour that is in atari itself, or run where running gains a liberty.
void Playout::answerAtari(Vertex chain, Color me, Candidates& found) {
  const Stone theirs = stoneOf(opponent(me));
  Vertex s = chain;
  do {
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(s + d);
      if (board_.at(n) != theirs || !board_.isInAtari(n)) continue;
      const Vertex v = board_.lastLibertyOf(n);
      if (isPlayable(v, me)) found.add(v);
    }
    s = board_.nextInChain(s);
  } while (s != chain);
  const Vertex run = board_.lastLibertyOf(chain);
  if (isPlayable(run, me) && libertiesAfter(run, me, 2) >= 2) found.add(run);
}

// The point that keeps a small empty region of the other side at one eye, if there is one.
Vertex Playout::vitalPoint(Vertex inside, Color me) {
  const Stone mine = stoneOf(me);
  const uint32_t mark = freshMark();
  Vertex region[7];
  int size = 0;
  region[size++] = inside;
  marks_[inside] = mark;
  for (int i = 0; i < size; ++i) {
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(region[i] + d);
      if (!board_.isOnBoard(n) || marks_[n] == mark) continue;
      if (board_.at(n) == mine) return 0;
      if (board_.at(n) != Stone::None) continue;
      if (size == 6) return 0;
      marks_[n] = mark;
      region[size++] = n;
    }
  }
  if (size < 3) return 0;
  int degree[7] = {};
  int sum = 0;
  for (int i = 0; i < size; ++i) {
    for (int d : step_)
      degree[i] += marks_[static_cast<Vertex>(region[i] + d)] == mark;
    sum += degree[i];
  }
  const int top = static_cast<int>(std::max_element(degree, degree + size) - degree);
  // three: the middle; four: the T (a square is dead as it stands); five: the cross and the bulky
  // five; six: the rabbity six
  const bool vital = (size == 3) || (size == 4 && degree[top] == 3) ||
                     (size == 5 && (degree[top] == 4 || (degree[top] == 3 && sum == 10))) ||
                     (size == 6 && degree[top] == 4 && sum == 14);
  if (!vital) return 0;
  return isPlayable(region[top], me) ? region[top] : Vertex{0};
}

// An enemy stone fell into a small space of ours: the point that still makes two eyes of it.
Vertex Playout::divideEyeSpace(Vertex intruder, Color me) {
  constexpr int kMaxSpace = 8;
  const Stone mine = stoneOf(me);
  if (board_.at(intruder) == Stone::None) return 0;
  const uint32_t mark = freshMark();
  Vertex space[kMaxSpace];
  int size = 0;
  space[size++] = intruder;
  marks_[intruder] = mark;
  for (int i = 0; i < size; ++i) {
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(space[i] + d);
      if (!board_.isOnBoard(n) || board_.at(n) == mine || marks_[n] == mark) continue;
      if (size == kMaxSpace) return 0;
      marks_[n] = mark;
      space[size++] = n;
    }
  }
  Vertex best = 0;
  int bestValue = 1;
  for (int i = 0; i < size; ++i) {
    const Vertex v = space[i];
    if (board_.at(v) != Stone::None) continue;
    int value = 0;
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(v + d);
      if (n == intruder) ++value;
      if (marks_[n] == mark && board_.at(n) == Stone::None) ++value;
    }
    if (value <= bestValue || !isPlayable(v, me)) continue;
    best = v;
    bestValue = value;
  }
  return best != 0 && libertiesAfter(best, me, 2) >= 2 ? best : Vertex{0};
}

Vertex Playout::anywhere(Color me) {
  const auto empties = board_.empties();
  order_.assign(empties.begin(), empties.end());
  for (size_t i = 0; i < order_.size(); ++i) {
    const size_t j = i + random_.below(static_cast<uint32_t>(order_.size() - i));
    std::swap(order_[i], order_[j]);
    const Vertex v = order_[i];
    if (settled_[v] || board_.isEyelike(v, me) || !isPlayable(v, me) || isBadSelfAtari(v, me))
      continue;
    return v;
  }
  return 0;
}

bool Playout::isPlayable(Vertex v, Color me) {
  return v != board_.koVertex() && !settled_[v] && !board_.isSuicide(v, me);
}

int Playout::liberties(Vertex stone, int limit) {
  const uint32_t mark = freshMark();
  int count = 0;
  Vertex s = stone;
  do {
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(s + d);
      if (!board_.isOnBoard(n) || board_.at(n) != Stone::None || marks_[n] == mark) continue;
      marks_[n] = mark;
      if (++count == limit) return count;
    }
    s = board_.nextInChain(s);
  } while (s != stone);
  return count;
}

int Playout::libertiesAfter(Vertex v, Color me, int limit) {
  const uint32_t mark = freshMark();
  const Stone mine = stoneOf(me);
  marks_[v] = mark;
  int count = 0;
  auto see = [&](Vertex n) {
    if (!board_.isOnBoard(n) || board_.at(n) != Stone::None || marks_[n] == mark) return;
    marks_[n] = mark;
    ++count;
  };
  for (int d : step_)
    see(static_cast<Vertex>(v + d));
  if (count >= limit) return count;
  for (int d : step_) {
    const Vertex n = static_cast<Vertex>(v + d);
    if (!board_.isOnBoard(n) || board_.at(n) == Stone::None) continue;
    if (board_.at(n) != mine) {
      if (!board_.isInAtari(n)) continue;
      if (board_.nextInChain(n) != n) return limit;  // two or more stones taken
      if (marks_[n] != mark) marks_[n] = mark, ++count;
    } else {
      Vertex s = n;
      do {
        for (int e : step_)
          see(static_cast<Vertex>(s + e));
        s = board_.nextInChain(s);
      } while (s != n && count < limit);
    }
    if (count >= limit) return count;
  }
  return count;
}

// Playing into atari makes sense in one case only: the stones fill an eye in a shape that stays one
// eye after they are taken, and they threaten the chain around it.
bool Playout::isBadSelfAtari(Vertex v, Color me) {
  if (libertiesAfter(v, me, 2) >= 2) return false;
  const Stone mine = stoneOf(me);
  Vertex stones[7];
  int size = 0;
  stones[size++] = v;
  const uint32_t mark = freshMark();
  marks_[v] = mark;
  for (int d : step_) {
    const Vertex n = static_cast<Vertex>(v + d);
    if (board_.at(n) != mine || marks_[n] == mark) continue;
    Vertex s = n;
    do {
      if (size == 6) return true;
      marks_[s] = mark;
      stones[size++] = s;
      s = board_.nextInChain(s);
    } while (s != n);
  }
  if (!isKillingShape(stones, size)) return true;
  const Stone theirs = stoneOf(opponent(me));
  for (int i = 0; i < size; ++i) {
    for (int d : step_) {
      const Vertex n = static_cast<Vertex>(stones[i] + d);
      if (board_.at(n) == theirs && !settled_[n] && liberties(n, 3) <= 2) return false;
    }
  }
  return true;
}

bool Playout::isKillingShape(const Vertex* stones, int size) const {
  if (size <= 3) return true;
  int sum = 0;
  int top = 0;
  for (int i = 0; i < size; ++i) {
    int degree = 0;
    for (int j = 0; j < size; ++j)
      for (int d : step_)
        degree += stones[i] + d == stones[j];
    sum += degree;
    top = std::max(top, degree);
  }
  if (size == 4) return top == 3 || sum == 8;
  if (size == 5) return top == 4 || (top == 3 && sum == 10);
  return top == 4 && sum == 14;
}

}  // namespace tengen
