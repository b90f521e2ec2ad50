#include "library/position_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <vector>

#include "library/candidates.h"
#include "library/game_lookup.h"
#include "library/position_key.h"
#include "library/tally.h"

namespace tengen::library {
namespace {

// How a game's board and moves look on the board of the question. A question that is symmetrical
// shows each move in several places; of these one stands for all: the upper right, by custom.
class Viewpoint {
 public:
  Viewpoint(const PositionQuery& query, const PositionHash& hash)
      : size_(query.board.size()), toMove_(query.toMove), back_(inverse(hash.key().frame)) {
    for (int f = 0; f < kFrames; ++f) {
      const Frame frame = Frame::at(f);
      const bool fits = static_cast<size_t>(frame.symmetry) < symmetriesOf(size_).size();
      if (fits && hash.isUnchangedBy(frame)) same_.push_back(frame);
    }
    eitherColor_ = query.eitherColor;
    for (int f = 0; f < kFrames; ++f)
      frames_[static_cast<size_t>(f)] = plainestFrom(Frame::at(f));
  }

  // From a game's board to that of the question; nothing where colours would have to change.
  std::optional<Frame> frameOf(Frame toForm) const {
    return frames_[static_cast<size_t>(toForm.number())];
  }

  Tally::Next see(Frame toForm, Step move) {
    auto& table = tables_[static_cast<size_t>(toForm.number())];
    if (table.empty()) table = tableOf(toForm);
    const auto points = static_cast<size_t>(size_.points());
    const size_t point = isPass(move) ? points : static_cast<size_t>(pointOf(move));
    return table[static_cast<size_t>(colorOf(move)) * (points + 1) + std::min(point, points)];
  }

 private:
  std::vector<Frame> waysFrom(Frame toForm) const {
    std::vector<Frame> ways;
    for (const Frame same : same_) {
      const Frame way = composed(same, composed(back_, toForm));
      if (eitherColor_ || !way.swapsColors) ways.push_back(way);
    }
    return ways;
  }

  std::optional<Frame> plainestFrom(Frame toForm) const {
    const auto ways = waysFrom(toForm);
    if (ways.empty()) return std::nullopt;
    return *std::min_element(ways.begin(), ways.end(),
                             [](Frame a, Frame b) { return a.number() < b.number(); });
  }

  std::vector<Tally::Next> tableOf(Frame toForm) const {
    std::vector<Tally::Next> table;
    const auto ways = waysFrom(toForm);
    for (const Color color : {Color::Black, Color::White}) {
      for (int i = 0; i <= size_.points(); ++i)
        table.push_back(best(ways, i, color));
    }
    return table;
  }

  Tally::Next best(const std::vector<Frame>& ways, int point, Color color) const {
    const auto rank = [&](Frame way) {
      const Point p = point < size_.points() ? way.of(size_.pointAt(point), size_) : Point{};
      return std::tuple(way.of(color) == toMove_, p.x - p.y, p.x, !way.swapsColors);
    };
    const Frame way = *std::max_element(ways.begin(), ways.end(),
                                        [&](Frame a, Frame b) { return rank(a) < rank(b); });
    const int there =
        point < size_.points() ? size_.indexOf(way.of(size_.pointAt(point), size_)) : point;
    return {there, way.of(color), way.swapsColors};
  }

  BoardSize size_;
  Color toMove_;
  Frame back_;  // from the form of the key to the question
  bool eitherColor_ = true;
  std::vector<Frame> same_;  // lay the question on itself
  std::array<std::optional<Frame>, kFrames> frames_;
  std::array<std::vector<Tally::Next>, kFrames> tables_;
};

class PositionSearch {
 public:
  PositionSearch(const PositionQuery& query, const AnswerOptions& options)
      : query_(query),
        hash_(hashOf(query.board)),
        key_(hash_.key()),
        viewpoint_(query, hash_),
        tally_(query.board.size(), options) {}

  void search(const Segment& segment, const Selection& selection, size_t number) {
    segment_ = &segment;
    tally_.beginSegment(segment);
    const auto isWanted = [&](size_t game) { return selection.contains(number, game); };
    if (query_.board.stones() <= kMostKnownStones) {
      const auto entries = segment.entriesOf(key_.value);
      const bool isOurs = standsThere(entries);
      for (const uint64_t bits : entries) {
        const PositionEntry entry = segment.entry(bits);
        const bool isKnown = entry.node != PositionEntry::kSomewhere;
        if ((isOurs || !isKnown) && isWanted(entry.game)) addEntry(entry);
      }
      return;
    }
    const bool isIndexed = query_.board.stones() <= kMostIndexedStones;
    for (const size_t game : isIndexed ? segment.gamesWith(key_.value) : fullBoardCandidates()) {
      if (isWanted(game)) addPlaces(game);
    }
  }

  Answer answer() const { return tally_.answer(); }

 private:
  // An entry has not all bits of a key. Those of a segment that have the same are of one position:
  // is it ours?
  bool standsThere(std::span<const uint64_t> entries) const {
    for (const uint64_t bits : entries) {
      const PositionEntry entry = segment_->entry(bits);
      if (entry.node == PositionEntry::kSomewhere) continue;
      const BoardSize size = segment_->sizeOf(entry.game);
      return keyAt(entry.node, segment_->steps(entry.game), size) == key_.value;
    }
    return false;
  }

  void addEntry(const PositionEntry& entry) {
    if (entry.node == PositionEntry::kSomewhere) return addPlaces(entry.game);
    if (entry.next == PositionEntry::kLookUp) return addHit(entry.game, entry.node, entry.frame);
    const auto frame = viewpoint_.frameOf(entry.frame);
    if (!frame || !fitsMoves(entry.game, entry.node)) return;
    const unsigned point = entry.next & 0x3ff;
    if (point == PositionEntry::kNoNext) return count(entry.game, entry.node, *frame, {});
    const auto kind = (entry.next >> 10 & 1) != 0 ? StepKind::White : StepKind::Black;
    const Tally::Next next[] = {viewpoint_.see(
        entry.frame,
        makeStep(kind, point == PositionEntry::kPass ? kPassPoint : static_cast<int>(point)))};
    count(entry.game, entry.node, *frame, next);
  }

  // All hits of a game.
  void addPlaces(size_t game) {
    const BoardSize size = segment_->sizeOf(game);
    if (size != query_.board.size()) return;
    const int stones = query_.board.stones();
    for (const PlaceInGame& place : placesOf(key_.value, stones, segment_->steps(game), size))
      addHit(game, place.node, place.frame);
  }

  void addHit(size_t game, uint32_t node, Frame toForm) {
    const auto frame = viewpoint_.frameOf(toForm);
    if (!frame || !fitsMoves(game, node)) return;
    std::vector<Tally::Next> next;
    for (const Step move : nextMovesAfter(node, segment_->steps(game)))
      next.push_back(viewpoint_.see(toForm, move));
    count(game, node, *frame, next);
  }

  void count(size_t game, uint32_t node, Frame frame, std::span<const Tally::Next> next) {
    if (query_.next && std::none_of(next.begin(), next.end(), [&](const Tally::Next& move) {
          return move.color == *query_.next;
        })) {
      return;
    }
    tally_.add(game, node, frame, next);
  }

  bool fitsMoves(size_t game, uint32_t node) const {
    return query_.moves.isEverything() ||
           query_.moves.contains(moveNumberAt(node, segment_->steps(game)));
  }

  // Games that may have a board of many stones, in one of the ways it can lie.
  std::vector<uint32_t> fullBoardCandidates() {
    std::vector<uint32_t> games;
    const BoardSize size = query_.board.size();
    if (segment_->changesSize() != size) {
      for (size_t game = 0; game < segment_->games(); ++game)
        games.push_back(static_cast<uint32_t>(game));
      return games;
    }
    std::vector<uint8_t> bytes(segment_->groupBytes());
    const ChangesGroup changes(bytes.data());
    std::vector<Candidate> found;
    for (size_t group = 0; group < segment_->groups(); ++group) {
      if (!segment_->readChanges(group, bytes)) continue;
      uint64_t wanted = 0;
      const size_t first = group * kGamesInGroup;
      for (size_t i = 0; i < kGamesInGroup && first + i < segment_->games(); ++i)
        wanted |= uint64_t{segment_->sizeOf(first + i) == size} << i;
      if (wanted == 0) continue;
      if (!filter_) filter_.emplace(filterFor(changes, wanted));
      found.clear();
      filter_->find(changes, wanted, found);
      uint64_t candidates = 0;
      for (const Candidate& candidate : found)
        candidates |= uint64_t{1} << candidate.game;
      for (; candidates != 0; candidates &= candidates - 1)
        games.push_back(static_cast<uint32_t>(first) +
                        static_cast<uint32_t>(std::countr_zero(candidates)));
    }
    return games;
  }

  CandidateFilter filterFor(const ChangesGroup& group, uint64_t games) const {
    const BoardSize size = query_.board.size();
    Pattern whole{.size = size, .points = {}, .order = {}, .edges = {}};
    for (int i = 0; i < size.points(); ++i)
      whole.points.push_back(allowedOf(query_.board.at(size.pointAt(i))));
    return {placementsOf(whole, size, query_.eitherColor),
            usualTimes(group, games, whole.points.size())};
  }

  const PositionQuery& query_;
  PositionHash hash_;
  PositionKey key_;
  Viewpoint viewpoint_;
  Tally tally_;
  const Segment* segment_ = nullptr;
  std::optional<CandidateFilter> filter_;  // of a board that is too full for the directories
};

}  // namespace

Answer findPosition(std::span<const Segment> segments, const Selection& selection,
                    const PositionQuery& query, const AnswerOptions& options,
                    const std::stop_token& stop) {
  PositionSearch search(query, options);
  bool isComplete = true;
  for (size_t i = 0; i < segments.size() && isComplete; ++i) {
    isComplete = !stop.stop_requested();
    if (isComplete) search.search(segments[i], selection, i);
    segments[i].forgetPositions();
  }
  Answer answer = search.answer();
  answer.isComplete = isComplete;
  return answer;
}

}  // namespace tengen::library
