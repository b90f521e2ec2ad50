#include "search/reading.h"

#include <algorithm>

#include "rules/areas.h"

namespace tengen::search {
namespace {

// Boards looked at for one question: a fight that branches more is beyond everybody here.
constexpr int kMostBoards = 300;

Color colorAt(const Board& board, Point stone) {
  return board.at(stone) == Stone::Black ? Color::Black : Color::White;
}

bool mayPlay(const Board& board, Point point, Color color) {
  return !board.isSuicide(point, color) && !(board.koPoint() == point && board.koColor() == color);
}

Board boardAfter(const Board& board, Point point, Color color) {
  Board after = board;
  after.play(point, color);
  return after;
}

// Where a chain may be defended: on its liberties, and by taking a chain around it.
Points defencesOf(const Board& board, Point stone) {
  Points defences = board.libertiesOf(stone);
  const Color color = colorAt(board, stone);
  for (const Point own : board.chainAt(stone)) {
    for (const Point p : Neighbours(own, board.size())) {
      const Vertex beside = board.vertexOf(p);
      if (board.at(p) != stoneOf(opponent(color)) || !board.isInAtari(beside)) continue;
      const Point last = board.pointOf(board.lastLibertyOf(beside));
      if (std::find(defences.begin(), defences.end(), last) == defences.end())
        defences.push_back(last);
    }
  }
  return defences;
}

// Whether one chain can be taken.
class Hunt {
 public:
  explicit Hunt(Point stone) : stone_(stone) {}

  // By the other side, to move, in so many moves of its own.
  bool takes(const Board& board, int moves) {
    const Points liberties = board.libertiesOf(stone_);
    const Color hunter = opponent(colorAt(board, stone_));
    // Every liberty costs a move; and who gives up finds nothing.
    if (static_cast<int>(liberties.size()) > moves || ++boards_ > kMostBoards) return false;
    return std::any_of(liberties.begin(), liberties.end(), [&](Point p) {
      if (!mayPlay(board, p, hunter)) return false;
      return liberties.size() == 1 || takesAfter(boardAfter(board, p, hunter), moves - 1);
    });
  }

  // The same with the chain's side to move.
  bool takesAfter(const Board& board, int moves) {
    if (board.libertyCount(stone_) > moves) return false;
    const Color color = colorAt(board, stone_);
    const Points defences = defencesOf(board, stone_);
    return std::none_of(defences.begin(), defences.end(), [&](Point p) {
      return mayPlay(board, p, color) && !takes(boardAfter(board, p, color), moves);
    });
  }

 private:
  Point stone_;
  int boards_ = 0;
};

// Where to play to take this chain of the other side.
void findTaking(const Position& position, Point stone, int deepest, Tactics& found) {
  const Board& board = position.board();
  const int stones = static_cast<int>(board.chainAt(stone).size());
  const Points liberties = board.libertiesOf(stone);
  const auto takesIn = [&](Point p, int moves) {
    if (liberties.size() == 1) return true;
    return Hunt(stone).takesAfter(boardAfter(board, p, position.toMove()), moves - 1);
  };
  for (const Point p : liberties) {
    if (!position.isLegal(Move::at(p))) continue;
    const auto index = static_cast<size_t>(board.size().indexOf(p));
    if (takesIn(p, deepest)) {
      found.takes[index] += stones;
    } else if (takesIn(p, kDeepestReading)) {
      found.hidden[index] = true;
    }
  }
}

// Where to play to save this chain of one's own. Who sees the danger tries what holds as far as he
// sees; who does not plays there by chance only.
void findSaving(const Position& position, Point stone, int deepest, Tactics& found) {
  const Board& board = position.board();
  const int stones = static_cast<int>(board.chainAt(stone).size());
  const int danger = movesToTake(board, stone, kDeepestReading);
  if (danger == 0) return;
  const bool seesIt = danger <= deepest;
  for (const Point p : defencesOf(board, stone)) {
    if (!position.isLegal(Move::at(p))) continue;
    const Board after = boardAfter(board, p, position.toMove());
    if (movesToTake(after, stone, seesIt ? deepest : kDeepestReading) > 0) continue;
    const auto index = static_cast<size_t>(board.size().indexOf(p));
    if (seesIt) {
      found.saves[index] += stones;
    } else {
      found.hidden[index] = true;
    }
  }
}

}  // namespace

int movesToTake(const Board& board, Point stone, int deepest) {
  for (int moves = board.libertyCount(stone); moves <= deepest; ++moves) {
    if (Hunt(stone).takes(board, moves)) return moves;
  }
  return 0;
}

Tactics tacticsOf(const nn::Situation& situation, int deepest) {
  const Position& position = situation.position;
  const Board& board = position.board();
  const auto points = static_cast<size_t>(board.size().points());
  Tactics found{std::vector<int>(points), std::vector<int>(points), std::vector<bool>(points)};
  for (const Point p : AllPoints(board.size())) {
    const Vertex vertex = board.vertexOf(p);
    const bool isChain = board.at(p) != Stone::None && board.chainIdOf(vertex) == vertex;
    if (!isChain || board.libertyCount(p) > kDeepestReading) continue;
    const bool own = board.at(p) == stoneOf(position.toMove());
    (own ? findSaving : findTaking)(position, p, deepest, found);
  }
  return found;
}

}  // namespace tengen::search
