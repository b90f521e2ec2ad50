// What each move of a line cost. Loss = the best move's value less the played move's, both searched
// in one tree before the move, as the mover sees it and never below zero. What that search
// overlooked and the next positions bear out counts too (hindsight.h).
#pragma once

#include <optional>
#include <vector>

#include "review/line.h"
#include "review/review.h"

namespace tengen::review {

// A mistake costs so many points and so much of the chance to win. Where the game is as good as
// decided, before the move or by it, the chance says nothing any more, and points alone count;
// where an engine counts no points, twice the chance does.
constexpr double kMistakePoints = 3;
constexpr double kMistakeWin = 0.05;
constexpr double kDecided = 0.05;  // a chance as near as this to 0 or 1

struct Judgement {
  NodeId node = kNoNode;    // of the move
  NodeId before = kNoNode;  // where it was chosen
  int number = 0;           // of the move in the game
  Turn turn{Color::Black, Move::pass()};
  double win = 0;                               // chance lost, 0 to 1
  std::optional<double> points = std::nullopt;  // lost
  // Points by which the look before the move and the one after it disagree about the position after
  // it, where that is more than one: say the loss with ±.
  std::optional<double> doubt = std::nullopt;
  // Nobody searched the move: the whole position before is compared with the one after.
  bool isRough = false;
  bool isMistake = false;
  std::vector<Move> better = {};  // the line that begins with the best move; empty if none is known

  double size() const { return points.value_or(win * 100); }  // to compare moves of one game
};

// All moves of the line of which enough is known, in the order of the game.
std::vector<Judgement> judge(const Line& line, const Review& review);
// One of them: the move from line[index] to line[index + 1].
std::optional<Judgement> judgeMove(const Line& line, size_t index, const Review& review);

// Mistakes worth showing. When both sides pass by the same point move after move, each side is told
// once: of the mistakes with which a side misses the same point, or in an unbroken run the same
// neighbourhood, the first is left that cost nearly as much as the worst of them.
std::vector<Judgement> distinctMistakes(const std::vector<Judgement>& judged);
constexpr size_t kWorstASide = 3;  // told of a side
// The moves of a side that cost most (a point at least), mistakes or not, runs told once; in the
// order of the game.
std::vector<Judgement> worstMoves(const std::vector<Judgement>& judged, Color color, size_t most);
std::vector<Judgement> ofColor(const std::vector<Judgement>& judged, Color color);
// What is worth another look: the mistakes, and of a side that made few of them its worst other
// moves; in the order of the game.
std::vector<Judgement> movesWorthALook(const std::vector<Judgement>& judged);

}  // namespace tengen::review
