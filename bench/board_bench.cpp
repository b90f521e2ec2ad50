#include "bench/board_bench.h"

#include <ctime>
#include <span>
#include <string>
#include <utility>

#include "base/random.h"
#include "rules/board.h"

namespace tengen::bench {
namespace {

struct Game {
  int moves = 0;
  int blackScore = 0;
};

// What many games came to. Their number is fixed, so that all but the time is the same on every
// run.
struct PlayedOut {
  int side;
  int games;
  long moves = 0;
  long score = 0;
  long blackWins = 0;
  double seconds = 0;  // of processor time: other programs do not count
};

// Draws one number ahead of need: a wrongly guessed branch, the main cost of a random game, then
// does not wait for the next number to be made. Worth 8 %.
class Lots {
 public:
  explicit Lots(uint64_t seed) : random_(seed), next_(random_.next()) {}

  uint32_t below(uint32_t bound) {
    const uint64_t number = next_;
    next_ = random_.next();
    return static_cast<uint32_t>(((number >> 32) * bound) >> 32);
  }

 private:
  Random random_;
  uint64_t next_;
};

// Legal, and no own eye.
bool isSensible(const Board& board, Vertex v, Color color) {
  if (v == board.koVertex()) return false;
  return board.touchesEmpty(v) || !(board.isEyelike(v, color) || board.isSuicide(v, color));
}

// 0 when nothing is left but to pass. Points that will not do are moved out of the way.
Vertex randomMove(Board& board, Color color, Lots& lots) {
  for (auto left = static_cast<uint32_t>(board.empties().size()); left > 0;) {
    const uint32_t drawn = lots.below(left);
    const Vertex v = board.empties()[drawn];
    if (isSensible(board, v, color)) return v;
    board.swapEmpties(drawn, --left);
  }
  return 0;
}

// Stones, and empty points with one colour around them; larger empty regions cannot be left over.
int areaScore(const Board& board) {
  int score = 0;
  const BoardSize size = board.size();
  for (int index = 0; index < size.points(); ++index) {
    const Stone stone = board.at(size.pointAt(index));
    score += (stone == Stone::Black) - (stone == Stone::White);
  }
  const int stride = board.stride();
  for (const Vertex v : board.empties()) {
    unsigned around = 0;
    for (const int step : {-stride, -1, 1, stride}) {
      around |= static_cast<unsigned>(board.at(static_cast<Vertex>(v + step)));
    }
    score += (around == 1) - (around == 2);
  }
  return score;
}

Game playOut(Board& board, Lots& lots) {
  Game game;
  Color color = Color::Black;
  for (int passes = 0; passes < 2; ++game.moves, color = opponent(color)) {
    const Vertex v = randomMove(board, color, lots);
    if (v) {
      board.play(v, color);
      passes = 0;
    } else {
      board.pass();
      ++passes;
    }
  }
  game.blackScore = areaScore(board);
  return game;
}

PlayedOut playOuts(int side, int games) {
  PlayedOut tally{side, games};
  const Board start({side, side});
  Board board = start;
  Lots lots(static_cast<uint64_t>(side));
  const std::clock_t begin = std::clock();
  for (int i = 0; i < games; ++i) {
    board = start;
    const Game game = playOut(board, lots);
    tally.moves += game.moves;
    tally.score += game.blackScore;
    tally.blackWins += game.blackScore > 0;
  }
  tally.seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  return tally;
}

// Every way of filling the points from `index` on. A set-up that leaves a chain without liberties
// stays wrong however the rest is filled, so nothing below it need be looked at.
long legalPositionsFrom(const Board& board, int index) {
  const BoardSize size = board.size();
  if (index == size.points()) return 1;
  long found = legalPositionsFrom(board, index + 1);
  const Point here[] = {size.pointAt(index)};
  for (const Color color : {Color::Black, Color::White}) {
    Board next = board;
    const bool black = color == Color::Black;
    const std::span<const Point> stone(here);
    const std::span<const Point> none;
    if (!next.setUp(black ? stone : none, black ? none : stone, none)) continue;
    found += legalPositionsFrom(next, index + 1);
  }
  return found;
}

std::string sizeText(int side) {
  const std::string text = std::to_string(side);
  return std::string(" ").append(text).append("x").append(text);
}

}  // namespace

Figures boardFigures() {
  Figures figures;
  for (const PlayedOut& tally : {playOuts(9, 150'000), playOuts(19, 50'000)}) {
    const auto add = [&](std::string name, double value, const char* unit) {
      name.append(sizeText(tally.side));
      figures.push_back({std::move(name), value, unit});
    };
    const double games = tally.games;
    add("playouts", games / tally.seconds, "/s");
    add("playout length", static_cast<double>(tally.moves) / games, "moves");
    add("playout black score", static_cast<double>(tally.score) / games, "points");
    add("playout black wins", 100.0 * static_cast<double>(tally.blackWins) / games, "%");
    add("playouts played", games, "games");
  }
  return figures;
}

Figures legalPositionFigures() {
  Figures figures;
  for (int side = 1; side <= 4; ++side) {
    const Board empty({side, side});
    const auto found = static_cast<double>(legalPositionsFrom(empty, 0));
    figures.push_back({std::string("legal positions").append(sizeText(side)), found, "positions"});
  }
  return figures;
}

}  // namespace tengen::bench
