#include "review/queue.h"

#include <algorithm>

#include "review/judgement.h"
#include "review/suspects.h"

namespace tengen::review {
namespace {

constexpr int kPasses = 5;
constexpr size_t kLeastSwings = 8;  // positions: a short game has swings too
constexpr size_t kLeastLong = 14;   // and worst moves
constexpr size_t kMostAhead = 16;   // more threads than that are rare

size_t indexOf(const Line& line, NodeId node) {
  const auto found = std::find_if(line.begin(), line.end(), [&](const LinePosition& position) {
    return position.node == node;
  });
  return static_cast<size_t>(found - line.begin());
}

}  // namespace

engine::EvaluationQuestion questionOf(const Task& task, const GameTree& tree,
                                      const Ruleset& rules) {
  return {.game = engine::gameAt(tree, task.node, rules, TimeSettings::none()),
          .color = task.toMove,
          .visits = task.visits,
          .force = task.played,
          .ahead = task.ahead};
}

std::optional<Task> Queue::next(const Review& review) {
  for (int pass = 0; pass < kPasses; ++pass) {
    if (pass == 2) swings_ = wantedSwings(review);
    auto task = taskOfPass(pass, review);
    if (!task) continue;
    auto shown = shownTask(pass, review);
    return shown ? shown : task;
  }
  return std::nullopt;
}

// One pass ahead of the others, and never behind them.
std::optional<Task> Queue::shownTask(int pass, const Review& review) const {
  const size_t index = indexOf(line_, shown_);
  if (index == line_.size()) return std::nullopt;
  const LinePosition& shown = line_[index];
  for (int ahead = 0; ahead <= std::min(pass + 1, 2); ++ahead) {
    const int visits = visitsOfPass(ahead);
    if (visits > 0 && isWanted(shown, visits, review)) return taskFor(shown, visits, ahead);
  }
  return std::nullopt;
}

std::optional<Task> Queue::taskOfPass(int pass, const Review& review) const {
  const int visits = visitsOfPass(pass);
  if (visits == 0) return std::nullopt;
  const auto wanted = [&](const LinePosition& position) {
    return isWanted(position, visits, review);
  };
  if (pass == 0) {
    const auto first = std::find_if(line_.begin(), line_.end(), wanted);
    if (first != line_.end()) return taskFor(*first, visits, pass);
  } else if (pass == 2 || pass == 3) {
    for (const size_t index : pass == 2 ? swings_ : unsettled(review)) {
      if (wanted(line_[index])) return taskFor(line_[index], visits, pass);
    }
  } else {
    const auto last = std::find_if(line_.rbegin(), line_.rend(), wanted);
    if (last != line_.rend()) return taskFor(*last, visits, pass);
  }
  return std::nullopt;
}

int Queue::visitsOfPass(int pass) const {
  switch (pass) {
    case 0:
      return 1;
    case 1:
      return plan_.shortVisits;
    case 2:
    case 3:
      return plan_.longVisits;
    default:
      return plan_.goesOn ? plan_.longVisits : 0;
  }
}

int Queue::knownVisits(const LinePosition& position, const Review& review) const {
  const Evaluation* known = review.at(position.node);
  const auto asked = finished_.find(position.node);
  return std::max(known ? known->visits : 0, asked == finished_.end() ? 0 : asked->second);
}

bool Queue::isWanted(const LinePosition& position, int visits, const Review& review) const {
  return knownVisits(position, review) < visits;
}

Task Queue::taskFor(const LinePosition& position, int visits, int pass) const {
  Task task{position.node, position.toMove, visits, position.played, pass};
  if (pass == 0) task.ahead = movesAhead(static_cast<size_t>(&position - line_.data()));
  return task;
}

// As far as the sides take turns.
std::vector<Move> Queue::movesAhead(size_t index) const {
  std::vector<Move> moves;
  for (; moves.size() < kMostAhead && index + 1 < line_.size(); ++index) {
    if (!line_[index].played) break;
    moves.push_back(*line_[index].played);
    if (line_[index + 1].toMove == line_[index].toMove) break;
  }
  return moves;
}

size_t Queue::roomFor(int in100, size_t least, const Review& review) const {
  const auto done = static_cast<size_t>(std::count_if(
      line_.begin(), line_.end(),
      [&](const LinePosition& position) { return !isWanted(position, plan_.longVisits, review); }));
  const size_t most = std::max(least, line_.size() * static_cast<size_t>(in100) / 100);
  return most - std::min(most, done);
}

std::vector<size_t> Queue::swings(const Review& review) const {
  const size_t room = roomFor(plan_.swingsIn100, kLeastSwings, review);
  std::vector<size_t> chosen;
  for (const Suspect& suspect : suspects(line_, review, plan_.swing)) {
    if (chosen.size() == room) break;
    if (isWanted(line_[suspect.index], plan_.longVisits, review)) chosen.push_back(suspect.index);
  }
  return chosen;
}

std::vector<size_t> Queue::wantedSwings(const Review& review) const {
  std::vector<size_t> left = swings_;
  std::erase_if(left,
                [&](size_t index) { return !isWanted(line_[index], plan_.longVisits, review); });
  return left.empty() ? swings(review) : left;
}

// The largest loss first: what is shown is settled before what might be. The position before a bad
// move says what it cost; for the worst of all, where the one after it disagrees, that one is
// looked at too.
std::vector<size_t> Queue::unsettled(const Review& review) const {
  const size_t room = roomFor(plan_.longIn100, kLeastLong, review);
  std::vector<size_t> chosen;
  const auto choose = [&](size_t index) {
    if (chosen.size() == room || !isWanted(line_[index], plan_.longVisits, review)) return;
    if (std::find(chosen.begin(), chosen.end(), index) == chosen.end()) chosen.push_back(index);
  };
  const auto all = contenders(line_, review);
  for (const Suspect& contender : all)
    choose(contender.index);
  for (const Suspect& contender : all) {
    if (contender.isDoubtful && contender.rank < kWorstASide) choose(contender.index + 1);
  }
  return chosen;
}

Queue::Progress Queue::progress(const Review& review) const {
  Progress progress;
  const int each = std::max(1, plan_.goesOn ? plan_.longVisits : plan_.shortVisits);
  for (const LinePosition& position : line_) {
    const int known = knownVisits(position, review);
    const bool isLong = plan_.longVisits > 0 && known >= plan_.longVisits;
    const int wanted = isLong ? std::max(each, plan_.longVisits) : each;
    progress.all += wanted;
    progress.done += std::min(known, wanted);
  }
  if (plan_.longVisits == 0 || plan_.goesOn) return progress;
  std::vector<size_t> coming = wantedSwings(review);
  for (const size_t index : unsettled(review)) {
    if (std::find(coming.begin(), coming.end(), index) == coming.end()) coming.push_back(index);
  }
  for (const size_t index : coming)
    progress.all += plan_.longVisits - std::min(each, knownVisits(line_[index], review));
  return progress;
}

void Queue::finish(const Task& task) {
  int& visits = finished_[task.node];
  visits = std::max(visits, task.visits);
}

}  // namespace tengen::review
