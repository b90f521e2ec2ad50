// Test only: the rules of Go written as plainly as possible, to check the fast board and the
// position's superko against. Stones in a grid, every liberty found by looking, every earlier board
// kept whole.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/color.h"
#include "rules/grid.h"
#include "rules/point.h"
#include "rules/position.h"
#include "rules/ruleset.h"

namespace tengen {

inline std::vector<Point> neighboursOf(Point p, BoardSize size) {
  std::vector<Point> found;
  const int steps[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  for (const auto& step : steps) {
    const int x = p.x + step[0];
    const int y = p.y + step[1];
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) continue;
    found.push_back({static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
  }
  return found;
}

inline Points inReadingOrder(const std::set<Point>& points, BoardSize size) {
  Points sorted(points.begin(), points.end());
  std::sort(sorted.begin(), sorted.end(),
            [&](Point a, Point b) { return size.indexOf(a) < size.indexOf(b); });
  return sorted;
}

struct SlowBoard {
  explicit SlowBoard(BoardSize boardSize) : size(boardSize), stones(boardSize, Stone::None) {}

  BoardSize size;
  Grid<Stone> stones;

  std::set<Point> chainAt(Point start) const {
    std::set<Point> chain{start};
    std::vector<Point> open{start};
    while (!open.empty()) {
      const Point p = open.back();
      open.pop_back();
      for (const Point n : neighboursOf(p, size)) {
        if (stones[n] == stones[start] && chain.insert(n).second) open.push_back(n);
      }
    }
    return chain;
  }

  std::set<Point> around(const std::set<Point>& points, bool wantEmpty) const {
    std::set<Point> found;
    for (const Point p : points) {
      for (const Point n : neighboursOf(p, size)) {
        if ((stones[n] == Stone::None) == wantEmpty && !points.count(n)) found.insert(n);
      }
    }
    return found;
  }

  std::set<Point> libertiesOf(Point stone) const { return around(chainAt(stone), true); }

  int removeChain(Point stone) {
    const auto chain = chainAt(stone);
    for (const Point p : chain)
      stones[p] = Stone::None;
    return static_cast<int>(chain.size());
  }

  struct Outcome {
    int captured = 0;    // from the other side
    int sacrificed = 0;  // of the own
    Point lastCaptured{};
  };

  Outcome play(Point p, Color color) {
    Outcome outcome;
    stones[p] = stoneOf(color);
    for (const Point n : neighboursOf(p, size)) {
      if (stones[n] != stoneOf(opponent(color)) || !libertiesOf(n).empty()) continue;
      outcome.captured += removeChain(n);
      outcome.lastCaptured = n;
    }
    if (libertiesOf(p).empty()) outcome.sacrificed = removeChain(p);
    return outcome;
  }

  friend bool operator==(const SlowBoard&, const SlowBoard&) = default;
};

// A game on it with its whole past.
struct SlowGame {
  SlowGame(BoardSize size, const Ruleset& ruleset)
      : rules(ruleset), board(size), past{{board, Color::Black}} {}

  struct TimePoint {
    SlowBoard board;
    Color toMove;
  };

  Ruleset rules;
  SlowBoard board;
  std::vector<TimePoint> past;  // by move number, this moment included
  std::optional<Point> ko;
  Color koColor = Color::Black;
  int prisoners[2] = {0, 0};

  std::optional<MoveError> whyIllegal(Color color, Move move) const {
    using Kind = MoveError::Kind;
    if (move.isPass()) return std::nullopt;
    const Point p = move.point();
    if (board.stones[p] != Stone::None) return MoveError{Kind::Occupied, p};
    if (ko == p && koColor == color) return MoveError{Kind::Ko, p};
    SlowBoard next = board;
    const auto outcome = next.play(p, color);
    const bool forbidden = rules.suicide == Suicide::Forbidden;
    if (outcome.sacrificed == 1 || (outcome.sacrificed > 1 && forbidden)) {
      return MoveError{Kind::Suicide, p};
    }
    if (rules.ko == Ko::Simple) return std::nullopt;
    for (size_t number = past.size(); number-- > 0;) {
      const bool sameSide = past[number].toMove == opponent(color);
      if (past[number].board == next && (rules.ko == Ko::Positional || sameSide)) {
        return MoveError{Kind::Superko, p, static_cast<int>(number)};
      }
    }
    return std::nullopt;
  }

  Points legalPoints(Color color) const {
    Points legal;
    for (int index = 0; index < board.size.points(); ++index) {
      const Point p = board.size.pointAt(index);
      if (!whyIllegal(color, Move::at(p))) legal.push_back(p);
    }
    return legal;
  }

  void play(Color color, Move move) {
    ko.reset();
    if (!move.isPass()) {
      const auto outcome = board.play(move.point(), color);
      prisoners[static_cast<size_t>(color)] += outcome.captured;
      prisoners[static_cast<size_t>(opponent(color))] += outcome.sacrificed;
      const bool alone = outcome.sacrificed == 0 && board.chainAt(move.point()).size() == 1;
      if (outcome.captured == 1 && alone && board.libertiesOf(move.point()).size() == 1) {
        ko = outcome.lastCaptured;
        koColor = opponent(color);
      }
    }
    past.push_back({board, opponent(color)});
  }
};

}  // namespace tengen
