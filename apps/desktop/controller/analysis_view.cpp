#include "apps/desktop/controller/analysis_view.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "rules/areas.h"

#include "apps/desktop/words/analysis_words.h"

namespace tengen::desktop {
namespace {

constexpr size_t kNumbered = review::kMostCandidates;
constexpr size_t kMostDots = 20;
constexpr double kNextToNothing = 0.01;  // of the visits of the move that has most

double asMover(double win, Color mover) {
  return mover == Color::Black ? win : 1 - win;
}

// Of the mover: "4.4", or "74" where points are unknown or not wanted.
QString valueOf(const engine::Candidate& candidate, Color mover, CandidateValue value) {
  if (value == CandidateValue::Points && candidate.lead) {
    const double lead = review::roundedLead(*candidate.lead);
    return words::points(mover == Color::Black ? lead : -lead);
  }
  const double win = review::roundedWin(asMover(candidate.win, mover));
  return QString::number(std::lround(win * 100));
}

int mostVisits(const engine::Analysis& analysis) {
  int most = 1;
  for (const engine::Candidate& candidate : analysis.candidates)
    most = std::max(most, candidate.visits);
  return most;
}

// How many of a ranked analysis have a number. At first sight nothing was looked at, and all is as
// the engine likes it.
size_t numberedIn(const engine::Analysis& analysis) {
  const int most = mostVisits(analysis);
  const double enough = most <= 1 ? 0 : std::max(2.0, kNextToNothing * most);
  size_t numbered = 0;
  while (numbered < std::min(kNumbered, analysis.candidates.size()) &&
         (numbered == 0 || analysis.candidates[numbered].visits >= enough)) {
    ++numbered;
  }
  return numbered;
}

template <class Iterator>
void sortByVisits(Iterator first, Iterator last) {
  std::stable_sort(first, last, [](const auto& a, const auto& b) { return a.visits > b.visits; });
}

// A move that was played had to be looked at, however bad it is: its visits say nothing then.
bool isWorst(const engine::Candidate& played, const engine::Analysis& analysis) {
  const double chance = asMover(played.win, analysis.toMove);
  return std::all_of(
      analysis.candidates.begin(), analysis.candidates.end(), [&](const engine::Candidate& other) {
        return other.move == played.move || asMover(other.win, analysis.toMove) > chance;
      });
}

}  // namespace

engine::Analysis ranked(engine::Analysis analysis) {
  auto& candidates = analysis.candidates;
  if (!candidates.empty()) sortByVisits(candidates.begin() + 1, candidates.end());
  return analysis;
}

BoardOverlay overlayOf(const engine::Analysis& analysis, const OverlayOptions& options) {
  BoardOverlay overlay;
  const double most = mostVisits(analysis);
  const size_t ranks = numberedIn(analysis);
  const size_t shown = std::min(analysis.candidates.size(), kNumbered + kMostDots);
  for (size_t i = 0; i < shown; ++i) {
    const engine::Candidate& candidate = analysis.candidates[i];
    if (candidate.move.isPass()) continue;  // said in words
    const bool numbered = i < ranks;
    if (!numbered && candidate.visits == 0) continue;
    overlay.candidates.push_back(
        {candidate.move.point(), numbered ? static_cast<int>(i) + 1 : 0,
         numbered ? valueOf(candidate, analysis.toMove, options.value) : QString(),
         candidate.visits / most});
  }
  if (options.ownership) overlay.ownership = analysis.ownership;
  return overlay;
}

BoardOverlay lineOverlay(const Position& from, Color first, const std::vector<Move>& line,
                         size_t moves) {
  Position position = from;
  Color color = first;
  std::map<int, int> numbers;  // of the latest stone, by the point's index
  const BoardSize size = from.board().size();
  for (size_t i = 0; i < std::min(moves, line.size()); ++i) {
    auto next = position.after(color, line[i]);
    if (!next) break;
    color = opponent(color);
    if (!line[i].isPass()) numbers[size.indexOf(line[i].point())] = static_cast<int>(i) + 1;
    position = std::move(*next);
  }
  BoardOverlay overlay;
  for (const Point point : AllPoints(size)) {
    const Stone before = from.board().at(point);
    const Stone after = position.board().at(point);
    const auto number = numbers.find(size.indexOf(point));
    if (number != numbers.end() && after != Stone::None) {
      overlay.line.push_back({point, colorOf(after), number->second});
    } else if (before != Stone::None && after == Stone::None) {
      overlay.taken.push_back(point);
    }
  }
  return overlay;
}

CandidatesView candidatesOf(const engine::Analysis& analysis, BoardSize size, Notation notation) {
  CandidatesView view;
  const double win = review::roundedWin(analysis.win);
  view.black = win;
  if (analysis.lead) {
    const double lead = review::roundedLead(*analysis.lead);
    // Points and chances are guessed apart: a hair's lead of the side that wins less often is none.
    const bool isEven = lead == 0 || (lead > 0) != (win > 0.5);
    view.headline = words::whoLeads(isEven ? 0 : lead);
    view.chance = isEven ? words::chanceOf(Color::Black, win)
                         : words::chance(asMover(win, lead < 0 ? Color::White : Color::Black));
  } else {
    view.headline = words::whoIsAhead(win);
    view.chance = words::chance(std::max(win, 1 - win));
  }
  // One evaluation compares no moves: each would have the same numbers.
  if (analysis.visits <= 1) return view;
  view.title = words::couldPlay(analysis.toMove);
  view.note = words::visits(analysis.visits);
  const double most = mostVisits(analysis);
  const size_t ranks = numberedIn(analysis);
  for (size_t i = 0; i < ranks; ++i) {
    const engine::Candidate& candidate = analysis.candidates[i];
    const double chance = review::roundedWin(asMover(candidate.win, analysis.toMove));
    view.lines.push_back(
        {words::moveName(candidate.move, size, notation),
         candidate.lead ? words::lead(review::roundedLead(*candidate.lead)) : QString(),
         words::chance(chance), candidate.visits / most});
  }
  return view;
}

engine::Analysis analysisOf(const review::Evaluation& evaluation, std::optional<Move> played) {
  engine::Analysis analysis;
  analysis.toMove = evaluation.toMove;
  analysis.visits = evaluation.visits;
  analysis.win = evaluation.win;
  analysis.lead = evaluation.lead;
  for (const review::Candidate& kept : evaluation.candidates) {
    engine::Candidate candidate;
    candidate.move = kept.move;
    candidate.visits = kept.visits;
    candidate.win = kept.win;
    candidate.lead = kept.lead;
    candidate.order = static_cast<int>(analysis.candidates.size());
    candidate.pv = kept.pv;
    analysis.candidates.push_back(std::move(candidate));
  }
  auto& all = analysis.candidates;
  const auto isPlayed = [&](const engine::Candidate& candidate) {
    return played && candidate.move == *played;
  };
  const auto it = std::find_if(all.begin(), all.end(), isPlayed);
  if (all.size() < 2 || it == all.end() || !isWorst(*it, analysis))
    return ranked(std::move(analysis));
  std::rotate(it, it + 1, all.end());
  sortByVisits(all.begin() + 1, all.end() - 1);
  return analysis;
}

std::vector<GraphPoint> graphOf(const std::vector<NodeId>& nodes, const review::Line& line,
                                const review::Review& review) {
  std::map<NodeId, Color> mistakes;
  for (const review::Judgement& judged : review::movesWorthALook(review::judge(line, review)))
    mistakes[judged.node] = judged.turn.color;
  std::vector<GraphPoint> points(nodes.size());
  for (size_t i = 0; i < nodes.size(); ++i) {
    const auto mistake = mistakes.find(nodes[i]);
    if (mistake != mistakes.end()) points[i].mistakeOf = mistake->second;
    const review::Evaluation* evaluation = review.at(nodes[i]);
    if (!evaluation) continue;
    points[i].lead = evaluation->lead;
    points[i].win = evaluation->win;
  }
  return points;
}

}  // namespace tengen::desktop
