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
#include "library/tally.h"

namespace tengen::library {
namespace {

// A game of a block and a placement that may fit in it.
struct Candidate {
  uint32_t game;
  uint32_t placement;
  uint8_t last;  // as CandidateGroup has it

  bool isBefore(const Candidate& other) const {
    return game != other.game ? game < other.game : placement < other.placement;
  }
};

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

// The ways a pattern lies on boards of one size, and the filters that go with them once games are
// there to learn from which points are played early.
struct Layout {
  explicit Layout(const PatternQuery& query, BoardSize size)
      : pattern(query.pattern, size, query.eitherColor) {}

  PatternLayout pattern;
  std::vector<CandidateFilter> filters;
  std::once_flag hasFilters;

  void makeFilters(const ChangesBlock& block) {
    std::call_once(hasFilters, [&] {
      const auto when = usualTimes(block, static_cast<size_t>(pattern.board().points()));
      for (const Placement& placement : pattern.placements())
        filters.emplace_back(placement, when);
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
    // A part stays in memory, because one search seldom comes alone.
    constexpr size_t kMostKept = 100'000'000;
    size_t bytes = 0;
    for (size_t i = 0; i < segments_.size(); ++i) {
      for (size_t block = 0; block < segments_[i].blocks(); ++block) {
        bytes += segments_[i].bytesOf(segments_[i].changes(block));
        tasks_.push_back({i, block, bytes <= kMostKept});
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

  // A block of a segment's games.
  struct Task {
    size_t segment;
    size_t block;
    bool isKept;  // in memory
  };

  void work() {
    Tally tally(query_.pattern.size, options_);
    for (size_t i = next_++; i < tasks_.size() && !stop_.stop_requested(); i = next_++) {
      tally.beginSegment(segments_[tasks_[i].segment]);
      searchBlock(tasks_[i], tally);
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

  // Games stand in the order of their numbers, so that each is counted once.
  void searchBlock(const Task& task, Tally& tally) {
    const Segment& segment = segments_[task.segment];
    const ChangesBlock block = segment.changes(task.block);
    const BoardSize common = segment.changesSize();
    bool hasCommon = false;
    for (size_t i = 0; i < block.games(); ++i) {
      const size_t game = block.firstGame() + i;
      if (!selection_.contains(task.segment, game)) continue;
      const BoardSize size = segment.sizeOf(game);
      if (size == common) {
        hasCommon = true;
      } else {
        searchWithoutChanges(segment, game, layoutOf(size).pattern, tally);
      }
    }
    if (hasCommon) searchChanges(task, block, layoutOf(common), tally);
    if (!task.isKept) segment.forget(block);
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

  void searchChanges(const Task& task, const ChangesBlock& block, Layout& layout, Tally& tally) {
    layout.makeFilters(block);
    const auto candidates = candidatesIn(task, block, layout);
    const Segment& segment = segments_[task.segment];
    GameReader reader(layout.pattern.board());
    std::vector<Found> found;
    for (size_t i = 0; i < candidates.size() && !stop_.stop_requested();) {
      const uint32_t inBlock = candidates[i].game;
      const size_t game = block.firstGame() + inBlock;
      found.clear();
      reader.begin(segment.steps(game));
      for (; i < candidates.size() && candidates[i].game == inBlock; ++i) {
        if (!addFromLine(candidates[i], layout.pattern, reader, found))
          addFound(candidates[i].placement, layout.pattern, reader.times(), found);
      }
      countGame(game, found, layout.pattern, reader, tally);
    }
  }

  // Sorted by game, then by placement.
  std::vector<Candidate> candidatesIn(const Task& task, const ChangesBlock& block,
                                      const Layout& layout) const {
    const auto wanted = wantedGames(task, block);
    std::vector<Candidate> candidates;
    CandidateGroup found;
    for (size_t i = 0; i < layout.filters.size(); ++i) {
      if (i % 64 == 0 && stop_.stop_requested()) break;
      const CandidateFilter& filter = layout.filters[i];
      for (size_t from = 0; filter.next(block, from, found); from = found.number + 1) {
        for (uint64_t games = found.games & wanted[found.number]; games != 0; games &= games - 1) {
          const auto lane = static_cast<size_t>(std::countr_zero(games));
          candidates.push_back({static_cast<uint32_t>(found.number * kGamesInGroup + lane),
                                static_cast<uint32_t>(i), found.last[lane]});
        }
      }
    }
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.isBefore(b); });
    return candidates;
  }

  // By group: games of the commonest size that are searched.
  std::vector<uint64_t> wantedGames(const Task& task, const ChangesBlock& block) const {
    const Segment& segment = segments_[task.segment];
    std::vector<uint64_t> wanted(block.groups());
    for (size_t i = 0; i < block.games(); ++i) {
      const size_t game = block.firstGame() + i;
      const bool isIn =
          selection_.contains(task.segment, game) && segment.sizeOf(game) == segment.changesSize();
      wanted[i / kGamesInGroup] |= uint64_t{isIn} << i % kGamesInGroup;
    }
    return wanted;
  }

  // A place in a game where the pattern begins to stand.
  struct Found {
    uint32_t node;
    uint32_t placement;
    bool isFromLine = false;  // then this is what was played next in it:
    std::optional<Step> next{};
  };

  // False where a walk along a line does not tell.
  bool addFromLine(const Candidate& candidate, const PatternLayout& layout, GameReader& reader,
                   std::vector<Found>& found) const {
    if (!query_.pattern.order.empty() || !query_.moves.isEverything()) return false;
    const Placement& placement = layout.placements()[candidate.placement];
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
      if (hit.isFromLine) {
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
