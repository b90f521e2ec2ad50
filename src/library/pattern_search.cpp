#include "library/pattern_search.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "library/candidates.h"
#include "library/continuation.h"
#include "library/game_lookup.h"
#include "library/game_times.h"
#include "library/line_search.h"
#include "library/pattern_layout.h"
#include "library/quick_look.h"
#include "library/tally.h"

namespace tengen::library {
namespace {

// Groups of games that are read together: their changes fit into the cache of a processor.
constexpr size_t kGroupsInTask = 16;

// One game, read in the way that is asked for first.
class GameReader {
 public:
  explicit GameReader(BoardSize size) : line_(size), times_(size) {}

  void begin(Steps steps) {
    steps_ = steps;
    hasTimes_ = false;
  }
  Steps steps() const { return steps_; }
  LineSearch& line() { return line_; }
  GameTimes& times() {
    if (!std::exchange(hasTimes_, true)) times_.read(steps_);
    return times_;
  }

 private:
  Steps steps_;
  LineSearch line_;
  GameTimes times_;
  bool hasTimes_ = false;
};

// The ways a pattern lies on boards of one size, and the filter that goes with them once games are
// there to learn from which points are played early.
struct Layout {
  explicit Layout(const PatternQuery& query, BoardSize size)
      : pattern(query.pattern, size, query.eitherColor) {}

  PatternLayout pattern;
  std::optional<CandidateFilter> filter;
  std::once_flag hasFilter;

  void makeFilter(const ChangesGroup& group, uint64_t games) {
    std::call_once(hasFilter, [&] {
      const auto points = static_cast<size_t>(pattern.board().points());
      filter.emplace(pattern.placements(), usualTimes(group, games, points));
    });
  }
};

class PatternSearch {
 public:
  PatternSearch(std::span<const Segment> segments, const Selection& selection,
                const PatternQuery& query, const AnswerOptions& options,
                const std::stop_token& stop, const SoFar& soFar)
      : segments_(segments),
        selection_(selection),
        query_(query),
        options_(options),
        stop_(stop),
        soFar_(soFar),
        all_(query.pattern.size, options) {}

  Answer run() {
    // Some steps stay in memory, because one search seldom comes alone.
    constexpr size_t kMostKept = 60'000'000;
    size_t bytes = 0;
    for (size_t i = 0; i < segments_.size(); ++i) {
      const size_t groups = segments_[i].groups();
      for (size_t first = 0; first < groups; first += kGroupsInTask) {
        Task task{i, first, std::min(kGroupsInTask, groups - first), true};
        bytes += segments_[i].stepBytes(first * kGamesInGroup, lastGameOf(task));
        task.keepsSteps = bytes <= kMostKept;
        tasks_.push_back(task);
      }
    }
    const size_t threads = std::clamp<size_t>(std::thread::hardware_concurrency(), 1,
                                              std::max<size_t>(1, tasks_.size()));
    {
      std::vector<std::jthread> others;
      for (size_t i = 1; i < threads; ++i)
        others.emplace_back([this] { work(); });
      work();
    }
    Answer answer = all_.answer();
    answer.isComplete = !stop_.stop_requested();
    return answer;
  }

 private:
  using Clock = std::chrono::steady_clock;

  // Some groups of a segment's games.
  struct Task {
    size_t segment;
    size_t firstGroup;
    size_t groups;
    bool keepsSteps;  // in memory
  };
  size_t lastGameOf(const Task& task) const {
    const size_t end = (task.firstGroup + task.groups) * kGamesInGroup;
    return std::min(end, segments_[task.segment].games()) - 1;
  }

  void work() {
    Tally tally(query_.pattern.size, options_);
    std::vector<uint8_t> changes;
    for (size_t i = next_++; i < tasks_.size() && !stop_.stop_requested(); i = next_++) {
      tally.beginSegment(segments_[tasks_[i].segment]);
      search(tasks_[i], changes, tally);
      if (soFar_ && isTimeToTell())
        publish(std::exchange(tally, Tally(query_.pattern.size, options_)));
    }
    const std::lock_guard lock(mutex_);
    all_.merge(tally);
  }

  bool isTimeToTell() {
    constexpr auto kOften = std::chrono::milliseconds(40);
    const std::lock_guard lock(mutex_);
    if (Clock::now() - told_ < kOften) return false;
    told_ = Clock::now();
    return true;
  }

  void publish(const Tally& tally) {
    const std::lock_guard lock(mutex_);
    all_.merge(tally);
    soFar_(all_.answer());
  }

  void search(const Task& task, std::vector<uint8_t>& bytes, Tally& tally) {
    const Segment& segment = segments_[task.segment];
    bytes.resize(task.groups * segment.groupBytes());
    if (!segment.readChanges(task.firstGroup, bytes)) return;
    Layout& common = layoutOf(segment.changesSize());
    GameReader reader(segment.changesSize());
    for (size_t i = 0; i < task.groups; ++i) {
      if (stop_.stop_requested()) return;
      const ChangesGroup changes(bytes.data() + i * segment.groupBytes());
      searchGroup(task.segment, task.firstGroup + i, changes, common, reader, tally);
    }
    if (!task.keepsSteps) segment.forgetSteps(task.firstGroup * kGamesInGroup, lastGameOf(task));
  }

  void searchGroup(size_t number, size_t group, const ChangesGroup& changes, Layout& common,
                   GameReader& reader, Tally& tally) {
    const Segment& segment = segments_[number];
    uint64_t wanted = 0;  // games of the common size
    const size_t first = group * kGamesInGroup;
    const size_t end = std::min(first + kGamesInGroup, segment.games());
    for (size_t game = first; game < end; ++game) {
      if (!selection_.contains(number, game)) continue;
      const BoardSize size = segment.sizeOf(game);
      if (size == segment.changesSize()) {
        wanted |= uint64_t{1} << (game - first);
      } else {
        searchWithoutChanges(segment, game, layoutOf(size).pattern, tally);
      }
    }
    if (wanted == 0) return;
    common.makeFilter(changes, wanted);
    searchChanges(segment, group, changes, wanted, common, reader, tally);
  }

  void searchWithoutChanges(const Segment& segment, size_t game, const PatternLayout& layout,
                            Tally& tally) {
    GameReader reader(layout.board());
    reader.begin(segment.steps(game));
    std::vector<Found> found;
    for (size_t i = 0; i < layout.placements().size(); ++i) {
      if (reader.times().mayFit(layout.placements()[i]))
        addFound(static_cast<uint32_t>(i), layout, reader.times(), found);
    }
    countGame(game, found, layout, reader, tally);
  }

  void searchChanges(const Segment& segment, size_t number, const ChangesGroup& group,
                     uint64_t wanted, const Layout& layout, GameReader& reader, Tally& tally) {
    std::vector<Candidate> candidates;
    layout.filter->find(group, wanted, candidates);
    // Each game once, its placements in their order.
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.game < b.game; });
    std::vector<Found> found;
    for (size_t i = 0; i < candidates.size();) {
      const uint8_t inGroup = candidates[i].game;
      const size_t game = number * kGamesInGroup + inGroup;
      found.clear();
      reader.begin(segment.steps(game));
      for (; i < candidates.size() && candidates[i].game == inGroup; ++i) {
        if (!addSimply(group, candidates[i], layout.pattern, reader, found))
          addFound(candidates[i].placement, layout.pattern, reader.times(), found);
      }
      countGame(game, found, layout.pattern, reader, tally);
    }
  }

  // A place in a game where the pattern begins to stand.
  struct Found {
    uint32_t node;
    uint32_t placement;
    bool isSimple = false;  // then this is what was played next in it:
    std::optional<Step> next{};
  };

  // False where neither the first changes nor a walk along a line tell.
  bool addSimply(const ChangesGroup& group, const Candidate& candidate, const PatternLayout& layout,
                 GameReader& reader, std::vector<Found>& found) const {
    if (!query_.pattern.order.empty() || !query_.moves.isEverything()) return false;
    const Placement& placement = layout.placements()[candidate.placement];
    const QuickLook look = quickLook(group, candidate.game, placement);
    if (look.isSure) {
      if (look.node) found.push_back({*look.node, candidate.placement, true, look.next});
      return true;
    }
    const uint32_t last = FirstChange::lastNodeOf(candidate.last);
    if (!reader.line().find(reader.steps(), placement, last)) return false;
    for (const LineSearch::Hit& hit : reader.line().hits())
      found.push_back({hit.node, candidate.placement, true, hit.next});
    return true;
  }

  static void addFound(uint32_t placement, const PatternLayout& layout, GameTimes& times,
                       std::vector<Found>& found) {
    for (const uint32_t node : times.nodesOf(layout.placements()[placement]))
      found.push_back({node, placement});
  }

  void countGame(size_t game, std::vector<Found>& found, const PatternLayout& layout,
                 GameReader& reader, Tally& tally) {
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.node < b.node; });
    for (const Found& hit : found) {
      const Placement& placement = layout.placements()[hit.placement];
      if (hit.isSimple) {
        count(game, hit.node, placement,
              std::span(hit.next ? &*hit.next : nullptr, hit.next ? 1 : 0), layout, tally);
      } else {
        countHit(game, hit.node, placement, layout, reader.times(), tally);
      }
    }
  }

  void countHit(size_t game, uint32_t node, const Placement& placement, const PatternLayout& layout,
                const GameTimes& times, Tally& tally) {
    if (!query_.moves.isEverything() && !query_.moves.contains(moveNumberAt(node, times.steps())))
      return;
    const Continuation continuation(placement, times, node);
    if (continuation.isInOrder()) count(game, node, placement, continuation.next(), layout, tally);
  }

  void count(size_t game, uint32_t node, const Placement& placement, std::span<const Step> moves,
             const PatternLayout& layout, Tally& tally) {
    std::vector<Tally::Next> next;
    bool isWanted = !query_.next;
    for (const Step move : moves) {
      next.push_back(layout.see(placement, move));
      isWanted |= query_.next && next.back().color == *query_.next;
    }
    if (isWanted) tally.add(game, node, placement.frame, next);
  }

  Layout& layoutOf(BoardSize size) {
    const std::lock_guard lock(mutex_);
    auto& layout = layouts_[{size.width, size.height}];
    if (!layout) layout = std::make_unique<Layout>(query_, size);
    return *layout;
  }

  std::span<const Segment> segments_;
  const Selection& selection_;
  const PatternQuery& query_;
  const AnswerOptions& options_;
  const std::stop_token& stop_;
  const SoFar& soFar_;
  std::vector<Task> tasks_;
  std::atomic<size_t> next_ = 0;  // of the tasks
  std::mutex mutex_;
  Tally all_;
  Clock::time_point told_{};
  std::map<std::pair<int, int>, std::unique_ptr<Layout>> layouts_;
};

}  // namespace

Answer findPattern(std::span<const Segment> segments, const Selection& selection,
                   const PatternQuery& query, const AnswerOptions& options,
                   const std::stop_token& stop, const SoFar& soFar) {
  return PatternSearch(segments, selection, query, options, stop, soFar).run();
}

}  // namespace tengen::library
