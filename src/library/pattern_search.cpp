#include "library/pattern_search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "library/continuation.h"
#include "library/game_lookup.h"
#include "library/game_times.h"
#include "library/pattern_layout.h"
#include "library/tally.h"

namespace tengen::library {
namespace {

// Games that are looked at between two looks at the clock and the stop token.
constexpr size_t kGamesInBlock = 4096;
constexpr size_t kWordsInBlock = kGamesInBlock / 64;

// A game and a placement that may fit in it.
struct Candidate {
  uint32_t game;
  uint32_t placement;
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
    const size_t threads = std::clamp<size_t>(std::thread::hardware_concurrency(), 1,
                                              std::max<size_t>(1, segments_.size()));
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

  void work() {
    for (size_t i = next_++; i < segments_.size(); i = next_++) {
      const Segment& segment = segments_[i];
      for (size_t begin = 0; begin < segment.games(); begin += kGamesInBlock) {
        if (stop_.stop_requested()) return;
        const size_t end = std::min(begin + kGamesInBlock, segment.games());
        Tally tally(query_.pattern.size, options_);
        tally.beginSegment(segment);
        searchBlock(segment, i, begin, end, tally);
        publish(tally);
      }
    }
  }

  void publish(const Tally& tally) {
    constexpr auto kOften = std::chrono::milliseconds(40);
    const std::lock_guard lock(mutex_);
    all_.merge(tally);
    if (!soFar_ || Clock::now() - told_ < kOften) return;
    told_ = Clock::now();
    soFar_(all_.answer());
  }

  // Games stand in the order of their numbers, so that each is counted once.
  void searchBlock(const Segment& segment, size_t number, size_t begin, size_t end, Tally& tally) {
    const BoardSize rows = segment.rowsSize();
    bool hasCommon = false;
    for (size_t game = begin; game < end; ++game) {
      if (!selection_.contains(number, game)) continue;
      const BoardSize size = segment.sizeOf(game);
      if (size == rows) {
        hasCommon = true;
      } else {
        searchWithoutRows(segment, game, layoutOf(size), tally);
      }
    }
    if (hasCommon) searchWithRows(segment, number, begin, layoutOf(rows), tally);
    segment.forgetSteps(begin, end - 1);
  }

  void searchWithoutRows(const Segment& segment, size_t game, const PatternLayout& layout,
                         Tally& tally) {
    GameTimes times(layout.board());
    times.read(segment.steps(game));
    std::vector<uint32_t> candidates;
    for (size_t i = 0; i < layout.placements().size(); ++i) {
      if (times.mayFit(layout.placements()[i])) candidates.push_back(static_cast<uint32_t>(i));
    }
    countGame(game, candidates, layout, times, tally);
  }

  void searchWithRows(const Segment& segment, size_t number, size_t begin,
                      const PatternLayout& layout, Tally& tally) {
    std::vector<Candidate> candidates;
    for (size_t i = 0; i < layout.placements().size(); ++i) {
      addCandidates(segment, number, begin, layout.placements()[i], static_cast<uint32_t>(i),
                    candidates);
      if (i % 64 == 0 && stop_.stop_requested()) return;
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.game < b.game; });
    GameTimes times(layout.board());
    std::vector<uint32_t> placements;
    for (size_t i = 0; i < candidates.size();) {
      const uint32_t game = candidates[i].game;
      placements.clear();
      for (; i < candidates.size() && candidates[i].game == game; ++i)
        placements.push_back(candidates[i].placement);
      times.read(segment.steps(game));
      countGame(game, placements, layout, times, tally);
      if (stop_.stop_requested()) return;
    }
  }

  // Games of the block that ever had every stone the placement needs.
  void addCandidates(const Segment& segment, size_t number, size_t begin,
                     const Placement& placement, uint32_t index,
                     std::vector<Candidate>& candidates) const {
    const size_t firstWord = begin / 64;
    const size_t words = std::min(kWordsInBlock, (segment.games() + 63) / 64 - firstWord);
    std::array<uint64_t, kWordsInBlock> bits;
    bits.fill(~uint64_t{0});
    if (const auto selected = selection_.bits(number); !selected.empty())
      std::copy_n(selected.begin() + static_cast<std::ptrdiff_t>(firstWord), words, bits.begin());
    for (const Placement::Demand& demand : placement.demands) {
      const bool isBlack = demand.allowed == allowedOf(Stone::Black);
      if (!isBlack && demand.allowed != allowedOf(Stone::White)) continue;
      const auto row = segment.row(demand.point, isBlack ? Color::Black : Color::White)
                           .subspan(firstWord, words);
      uint64_t any = 0;
      for (size_t w = 0; w < words; ++w)
        any |= bits[w] &= row[w];
      if (any == 0) return;
    }
    const auto sizes = segment.column<uint16_t>(Section::Sizes);
    const BoardSize rows = segment.rowsSize();
    for (size_t w = 0; w < words; ++w) {
      for (uint64_t word = bits[w]; word != 0; word &= word - 1) {
        const size_t game = begin + w * 64 + static_cast<size_t>(std::countr_zero(word));
        if (game >= segment.games()) break;
        if (sizes[game] != (rows.width | rows.height << 8)) continue;
        candidates.push_back({static_cast<uint32_t>(game), index});
      }
    }
  }

  void countGame(size_t game, std::span<const uint32_t> candidates, const PatternLayout& layout,
                 GameTimes& times, Tally& tally) {
    struct Found {
      uint32_t node;
      uint32_t placement;
    };
    std::vector<Found> found;
    for (const uint32_t candidate : candidates) {
      for (const uint32_t node : times.nodesOf(layout.placements()[candidate]))
        found.push_back({node, candidate});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.node < b.node; });
    for (const Found& hit : found)
      countHit(game, hit.node, layout.placements()[hit.placement], layout, times, tally);
  }

  void countHit(size_t game, uint32_t node, const Placement& placement, const PatternLayout& layout,
                const GameTimes& times, Tally& tally) {
    if (!query_.moves.isEverything() && !query_.moves.contains(moveNumberAt(node, times.steps())))
      return;
    const Continuation continuation(placement, times, node);
    if (!continuation.isInOrder()) return;
    std::vector<Tally::Next> next;
    bool isWanted = !query_.next;
    for (const Step move : continuation.next()) {
      next.push_back(layout.see(placement, move));
      isWanted |= query_.next && next.back().color == *query_.next;
    }
    if (isWanted) tally.add(game, node, placement.frame, next);
  }

  const PatternLayout& layoutOf(BoardSize size) {
    const std::lock_guard lock(mutex_);
    auto& layout = layouts_[{size.width, size.height}];
    if (!layout) layout = std::make_unique<PatternLayout>(query_.pattern, size, query_.eitherColor);
    return *layout;
  }

  std::span<const Segment> segments_;
  const Selection& selection_;
  const PatternQuery& query_;
  const AnswerOptions& options_;
  const std::stop_token& stop_;
  const SoFar& soFar_;
  std::atomic<size_t> next_ = 0;
  std::mutex mutex_;
  Tally all_;
  Clock::time_point told_{};
  std::map<std::pair<int, int>, std::unique_ptr<PatternLayout>> layouts_;
};

}  // namespace

Answer findPattern(std::span<const Segment> segments, const Selection& selection,
                   const PatternQuery& query, const AnswerOptions& options,
                   const std::stop_token& stop, const SoFar& soFar) {
  return PatternSearch(segments, selection, query, options, stop, soFar).run();
}

}  // namespace tengen::library
