#include "review/judgement.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>

#include "review/hindsight.h"
#include "review/loss.h"

namespace tengen::review {
namespace {

constexpr double kDoubtfulPoints = 1;
constexpr double kWorthTelling = 1;     // points
constexpr double kNearlyAsMuch = 0.75;  // of a loss

bool isDecidedAt(double win) {
  return win <= kDecided || win >= 1 - kDecided;
}

bool isMistake(const Judgement& judged, const Value& best, const Value& played) {
  if (!judged.points) return judged.win >= 2 * kMistakeWin;
  const bool isDecided = isDecidedAt(best.win) || isDecidedAt(played.win);
  return *judged.points >= kMistakePoints && (isDecided || judged.win >= kMistakeWin);
}

std::optional<double> doubtBetween(const Candidate& played, const Evaluation* after) {
  if (!after || !after->lead || !played.lead || after->visits < 1) return std::nullopt;
  const double difference = roundedLead(std::abs(*after->lead - *played.lead));
  if (difference <= kDoubtfulPoints) return std::nullopt;
  return difference;
}

void setLoss(Judgement& judged, const Value& best, const Value& played) {
  const Loss loss = lossOf(best, played, judged.turn.color);
  judged.win = loss.win;
  judged.points = loss.points;
  judged.isMistake = isMistake(judged, best, played);
}

// A move that was searched among others. Where it was the best of all and the positions behind it
// say that it was not, the next best would have been better.
void judgeSearched(Judgement& judged, const Evaluation& seen, const Candidate& played,
                   const Value& value) {
  const Candidate* best = seen.best();
  if (best == &played && value != played.value()) {
    const Candidate* other = seen.bestBeside(played.move);
    if (other && lossOf(other->value(), value, judged.turn.color).points > 0) best = other;
  }
  judged.better = best->line();
  setLoss(judged, best->value(), best == &played ? best->value() : value);
}

// Nobody searched the move: the positions before and after it are compared, unless it is what the
// engine would have played itself.
void judgeRoughly(Judgement& judged, const Evaluation& seen, const Evaluation& next) {
  const Candidate* best = seen.best();
  judged.isRough = true;
  if (best) judged.better = best->line();
  const bool isBest = best && best->move == judged.turn.move;
  setLoss(judged, seen.value(), isBest ? seen.value() : next.value());
}

bool areNear(Move a, Move b) {
  if (a.isPass() || b.isPass()) return a == b;
  return std::abs(a.point().x - b.point().x) + std::abs(a.point().y - b.point().y) <= 2;
}

// The very same point, as long as nobody plays there; in an unbroken run its neighbourhood.
bool missTheSame(const Judgement& a, const Judgement& b, bool isOneRun) {
  if (a.turn.color != b.turn.color || a.better.empty() || b.better.empty()) return false;
  return a.better[0] == b.better[0] || (isOneRun && areNear(a.better[0], b.better[0]));
}

bool isEarlier(const Judgement& a, const Judgement& b) {
  return a.number < b.number;
}

// Moves of one side that miss the same, in the order of the game.
struct Missed {
  std::vector<Judgement> moves;
  NodeId runBegins = kNoNode;

  // The first of them, if it cost nearly as much as the worst; else the first that did.
  const Judgement& told() const {
    double worst = 0;
    for (const Judgement& move : moves)
      worst = std::max(worst, move.size());
    return *std::find_if(moves.begin(), moves.end(), [&](const Judgement& move) {
      return move.size() >= kNearlyAsMuch * worst && move.size() > worst - kMistakePoints;
    });
  }
};

// Of what is missed again and again, one. `isBad` says which moves make up a run.
template <class Test>
std::vector<Judgement> distinct(const std::vector<Judgement>& judged, Test isBad) {
  std::vector<Missed> all;
  NodeId runBegins = kNoNode, last = kNoNode;
  for (const Judgement& move : judged) {
    if (!isBad(move)) continue;
    if (move.before != last) runBegins = move.before;
    last = move.node;
    const auto same = std::find_if(all.begin(), all.end(), [&](const Missed& missed) {
      return missTheSame(missed.moves.front(), move, missed.runBegins == runBegins);
    });
    if (same == all.end()) {
      all.push_back({{move}, runBegins});
    } else {
      same->moves.push_back(move);
    }
  }
  std::vector<Judgement> told;
  for (const Missed& missed : all)
    told.push_back(missed.told());
  std::sort(told.begin(), told.end(), isEarlier);
  return told;
}

}  // namespace

std::optional<Judgement> judgeMove(const Line& line, size_t index, const Review& review) {
  const LinePosition& before = line[index];
  const LinePosition& after = line[index + 1];
  const Evaluation* seen = review.at(before.node);
  const Evaluation* next = review.at(after.node);
  if (!after.move || !seen) return std::nullopt;
  Judgement judged{
      .node = after.node, .before = before.node, .number = after.number, .turn = *after.move};
  const Candidate* played = seen->searched(after.move->move);
  if (played && seen->toMove == after.move->color) {
    judged.doubt = doubtBetween(*played, next);
    judgeSearched(judged, *seen, *played, valueInHindsight(line, index, *played, review));
  } else if (next) {
    judgeRoughly(judged, *seen, *next);
  } else {
    return std::nullopt;
  }
  return judged;
}

std::vector<Judgement> judge(const Line& line, const Review& review) {
  std::vector<Judgement> judged;
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    if (auto move = judgeMove(line, i, review)) judged.push_back(std::move(*move));
  }
  return judged;
}

std::vector<Judgement> distinctMistakes(const std::vector<Judgement>& judged) {
  return distinct(judged, [](const Judgement& move) { return move.isMistake; });
}

std::vector<Judgement> worstMoves(const std::vector<Judgement>& judged, Color color, size_t most) {
  auto worst = distinct(judged, [](const Judgement& move) { return move.size() >= kWorthTelling; });
  std::erase_if(worst, [&](const Judgement& move) { return move.turn.color != color; });
  std::stable_sort(worst.begin(), worst.end(),
                   [](const Judgement& a, const Judgement& b) { return a.size() > b.size(); });
  if (worst.size() > most) worst.resize(most);
  std::sort(worst.begin(), worst.end(), isEarlier);
  return worst;
}

std::vector<Judgement> ofColor(const std::vector<Judgement>& judged, Color color) {
  std::vector<Judgement> its;
  std::copy_if(judged.begin(), judged.end(), std::back_inserter(its),
               [color](const Judgement& move) { return move.turn.color == color; });
  return its;
}

std::vector<Judgement> movesWorthALook(const std::vector<Judgement>& judged) {
  const std::vector<Judgement> mistakes = distinctMistakes(judged);
  std::vector<Judgement> told = mistakes;
  for (const Color color : {Color::Black, Color::White}) {
    size_t count = ofColor(mistakes, color).size();
    for (const Judgement& other : worstMoves(judged, color, kWorstASide)) {
      const bool isTold = std::any_of(mistakes.begin(), mistakes.end(), [&](const Judgement& move) {
        return move.node == other.node || missTheSame(move, other, /*isOneRun=*/false);
      });
      if (isTold || count >= kWorstASide) continue;
      told.push_back(other);
      ++count;
    }
  }
  std::sort(told.begin(), told.end(), isEarlier);
  return told;
}

}  // namespace tengen::review
