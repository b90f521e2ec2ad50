// Unconditional life against its own definition, on every position of tiny boards: a black stone is
// alive exactly when no sequence of white moves, Black always passing, takes it.
#include <gtest/gtest.h>
#include <vector>

#include "rules/areas.h"
#include "rules/diagram.h"
#include "rules/life.h"

namespace tengen {
namespace {

using Stones = std::vector<char>;  // '.', 'X', 'O' in reading order
using Mask = uint32_t;             // a set of points, one bit each

class TinyBoards {
 public:
  TinyBoards(BoardSize size, Suicide suicide) : size_(size), suicide_(suicide) {
    int count = 1;
    for (int i = 0; i < size.points(); ++i) {
      count *= 3;
    }
    taken_.resize(static_cast<size_t>(count));
    moves_.resize(static_cast<size_t>(count));
    legal_.resize(static_cast<size_t>(count));
    for (size_t code = 0; code < taken_.size(); ++code) {
      const Stones stones = decoded(code);
      legal_[code] = everyChainBreathes(stones);
      if (legal_[code]) findMoves(code, stones);
    }
    followMovesToTheEnd();
  }

  size_t count() const { return taken_.size(); }
  bool isLegal(size_t code) const { return legal_[code]; }
  Mask everTaken(size_t code) const { return taken_[code]; }
  Board board(size_t code) const { return boardOf(drawn(decoded(code))); }

 private:
  struct WhiteMove {
    size_t to;
    Mask captured;
  };

  Stones decoded(size_t code) const {
    Stones stones;
    for (int i = 0; i < size_.points(); ++i, code /= 3) {
      stones.push_back(".XO"[code % 3]);
    }
    return stones;
  }

  size_t encoded(const Stones& stones) const {
    size_t code = 0;
    for (size_t i = stones.size(); i-- > 0;) {
      code = code * 3 + (stones[i] == '.' ? 0 : stones[i] == 'X' ? 1 : 2);
    }
    return code;
  }

  std::string drawn(const Stones& stones) const {
    std::string drawing;
    for (size_t i = 0; i < stones.size(); ++i) {
      drawing += stones[i];
      if ((i + 1) % static_cast<size_t>(size_.width) == 0) drawing += '\n';
    }
    return drawing;
  }

  // The chain of a stone if it has no liberty, else nothing.
  Mask chainWithoutLiberties(const Stones& stones, int start) const {
    Mask chain = Mask{1} << start;
    std::vector<int> open{start};
    while (!open.empty()) {
      const int from = open.back();
      open.pop_back();
      for (const Point q : Neighbours(size_.pointAt(from), size_)) {
        const int to = size_.indexOf(q);
        const char stone = stones[static_cast<size_t>(to)];
        if (stone == '.') return 0;
        if (stone != stones[static_cast<size_t>(start)] || (chain >> to & 1)) continue;
        chain |= Mask{1} << to;
        open.push_back(to);
      }
    }
    return chain;
  }

  bool everyChainBreathes(const Stones& stones) const {
    for (int i = 0; i < size_.points(); ++i) {
      if (stones[static_cast<size_t>(i)] != '.' && chainWithoutLiberties(stones, i)) return false;
    }
    return true;
  }

  void takeOff(Stones& stones, Mask chain) const {
    for (size_t i = 0; i < stones.size(); ++i) {
      if (chain >> i & 1) stones[i] = '.';
    }
  }

  void findMoves(size_t code, const Stones& before) {
    for (int i = 0; i < size_.points(); ++i) {
      if (before[static_cast<size_t>(i)] != '.') continue;
      Stones stones = before;
      stones[static_cast<size_t>(i)] = 'O';
      Mask captured = 0;
      for (const Point q : Neighbours(size_.pointAt(i), size_)) {
        if (stones[static_cast<size_t>(size_.indexOf(q))] != 'X') continue;
        captured |= chainWithoutLiberties(stones, size_.indexOf(q));
      }
      takeOff(stones, captured);
      const Mask suicide = chainWithoutLiberties(stones, i);
      const bool isOfSeveral = (suicide & (suicide - 1)) != 0;
      if (suicide && (suicide_ == Suicide::Forbidden || !isOfSeveral)) continue;
      takeOff(stones, suicide);
      moves_[code].push_back({encoded(stones), captured});
    }
  }

  void followMovesToTheEnd() {
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t code = taken_.size(); code-- > 0;) {
        Mask taken = taken_[code];
        for (const WhiteMove& move : moves_[code]) {
          taken |= move.captured | taken_[move.to];
        }
        changed = changed || taken != taken_[code];
        taken_[code] = taken;
      }
    }
  }

  BoardSize size_;
  Suicide suicide_;
  std::vector<Mask> taken_;  // black stones some sequence of white moves takes
  std::vector<std::vector<WhiteMove>> moves_;
  std::vector<bool> legal_;
};

void expectLifeByDefinition(BoardSize size, Suicide suicide) {
  const TinyBoards boards(size, suicide);
  int aliveStones = 0;
  for (size_t code = 0; code < boards.count(); ++code) {
    if (!boards.isLegal(code)) continue;
    const Board board = boards.board(code);
    const PointSet alive = sureLife(board, Color::Black, suicide).alive;
    for (int i = 0; i < size.points(); ++i) {
      const Point p = size.pointAt(i);
      const bool isSafe = board.at(p) == Stone::Black && !(boards.everTaken(code) >> i & 1);
      ASSERT_EQ(alive[p], isSafe) << toDiagram(board) << i;
      aliveStones += isSafe;
    }
  }
  EXPECT_GT(aliveStones, 0);
}

class LifeByDefinition : public testing::TestWithParam<Suicide> {};
INSTANTIATE_TEST_SUITE_P(Rules, LifeByDefinition,
                         testing::Values(Suicide::Forbidden, Suicide::SeveralStones));

TEST_P(LifeByDefinition, OnALine) {
  expectLifeByDefinition({8, 1}, GetParam());
}
TEST_P(LifeByDefinition, OnTwoRows) {
  expectLifeByDefinition({2, 5}, GetParam());
}
TEST_P(LifeByDefinition, OnThreeByThree) {
  expectLifeByDefinition({3, 3}, GetParam());
}

}  // namespace
}  // namespace tengen
