#include "review/suspects.h"

#include <algorithm>
#include <cmath>

#include "review/judgement.h"

namespace tengen::review {
namespace {

// Moves before and behind one that belong to what goes on there. From 2 to 8 they all find as many
// of the worst moves (20 games).
constexpr size_t kAround = 4;
// Of the third worst move's loss. Of those that 500 visits name, a look of 200 sees 91 in 100 cost
// so much, and half of all others less (20 games).
constexpr double kNear = 0.4;
constexpr double kLeastLoss = 0.5;  // points, to be near to anything

// What the lead falls by from one position of the line to another, as a side sees it.
double fallBetween(const Line& line, size_t from, size_t to, Color side, const Review& review) {
  if (to >= line.size()) return 0;
  const Evaluation* before = review.at(line[from].node);
  const Evaluation* after = review.at(line[to].node);
  if (!before || !after || !before->lead || !after->lead) return 0;
  const double fall = *before->lead - *after->lead;
  return side == Color::Black ? fall : -fall;
}

// Points by which the lead changes from move to move around this one, on average.
double unrestAround(const Line& line, size_t index, const Review& review) {
  const size_t first = index - std::min(index, kAround);
  const size_t last = std::min(index + kAround, line.size() - 2);
  double changes = 0;
  for (size_t i = first; i <= last; ++i)
    changes += std::abs(fallBetween(line, i, i + 1, Color::Black, review));
  return changes / static_cast<double>(last - first + 1);
}

double sizeOf(const Judgement& move, const Line& line, size_t index, const Review& review) {
  double size = move.size();
  for (const size_t later : {index + 1, index + 2})
    size = std::max(size, fallBetween(line, index, later, move.turn.color, review));
  return size + unrestAround(line, index, review);
}

// What a move of this side must have cost to be near the worst that are shown of it.
double leastOfContenders(const std::vector<Judgement>& judged, Color color) {
  const auto shown = worstMoves(judged, color, kWorstASide);
  if (shown.empty()) return kLeastLoss;
  const auto least =
      std::min_element(shown.begin(), shown.end(),
                       [](const Judgement& a, const Judgement& b) { return a.size() < b.size(); });
  return std::max(kLeastLoss, kNear * least->size());
}

bool isLarger(const Suspect& a, const Suspect& b) {
  return a.size > b.size;
}

std::vector<Suspect> ranked(std::vector<Suspect> (&sides)[2]) {
  std::vector<Suspect> all;
  for (std::vector<Suspect>& side : sides) {
    std::stable_sort(side.begin(), side.end(), isLarger);
    for (size_t rank = 0; rank < side.size(); ++rank) {
      side[rank].rank = rank;
      all.push_back(side[rank]);
    }
  }
  return all;
}

}  // namespace

std::vector<Suspect> suspects(const Line& line, const Review& review, double least) {
  std::vector<Suspect> sides[2];
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    const auto move = judgeMove(line, i, review);
    if (!move) continue;
    const double size = sizeOf(*move, line, i, review);
    if (size < least) continue;
    sides[static_cast<size_t>(move->turn.color)].push_back({i, size, move->doubt.has_value()});
  }
  std::vector<Suspect> all = ranked(sides);
  std::stable_sort(all.begin(), all.end(), [](const Suspect& a, const Suspect& b) {
    return a.rank != b.rank ? a.rank < b.rank : isLarger(a, b);
  });
  return all;
}

std::vector<Suspect> contenders(const Line& line, const Review& review) {
  const auto judged = judge(line, review);
  const double least[] = {leastOfContenders(judged, Color::Black),
                          leastOfContenders(judged, Color::White)};
  std::vector<Suspect> near[2];
  size_t index = 0;
  for (const Judgement& move : judged) {
    while (line[index].node != move.before)
      ++index;
    const auto side = static_cast<size_t>(move.turn.color);
    if (move.size() >= least[side])
      near[side].push_back({index, move.size(), move.doubt.has_value()});
  }
  std::vector<Suspect> all = ranked(near);
  std::stable_sort(all.begin(), all.end(), isLarger);
  return all;
}

}  // namespace tengen::review
