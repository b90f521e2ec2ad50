#include "library/tally.h"

#include <algorithm>

namespace tengen::library {
namespace {

// No number beyond these comes from a part that is whole.
constexpr size_t kYears = 10000;
constexpr uint32_t kMostPlayers = 1 << 24;

}  // namespace

Tally::Tally(BoardSize size, const AnswerOptions& options)
    : size_(size), options_(options), next_(2 * (static_cast<size_t>(size.points()) + 1)) {}

void Tally::beginSegment(const Segment& segment) {
  segment_ = &segment;
  outcomes_ = segment.column<uint16_t>(Section::Outcomes);
  dates_ = segment.column<uint32_t>(Section::Date);
  black_ = segment.column<uint32_t>(Section::Black);
  white_ = segment.column<uint32_t>(Section::White);
}

Tally::Bucket& Tally::bucketOf(Next next) {
  const size_t points = static_cast<size_t>(size_.points()) + 1;
  return next_[static_cast<size_t>(next.color) * points + static_cast<size_t>(next.point)];
}

void Tally::count(Wins& wins, Outcome outcome, bool swapsColors) const {
  ++wins.games;
  const auto winner = outcome.winner();
  wins.black += winner == (swapsColors ? Outcome::Winner::White : Outcome::Winner::Black);
  wins.white += winner == (swapsColors ? Outcome::Winner::Black : Outcome::Winner::White);
}

void Tally::add(size_t game, uint32_t node, Frame frame, std::span<const Next> next) {
  const GameId id = segment_->firstGame() + static_cast<GameId>(game);
  ++hits_;
  if (id != lastGame_) {
    lastGame_ = id;
    countGame(game, frame);
    keep({dates_[game], {id, node, frame}});
  }
  for (const Next& move : next) {
    if (move.point > size_.points()) continue;  // from a damaged part
    Bucket& bucket = bucketOf(move);
    if (bucket.lastGame == id) continue;
    bucket.lastGame = id;
    count(bucket.wins, Outcome::ofBits(outcomes_[game]), move.swapsColors);
  }
}

void Tally::countGame(size_t game, Frame frame) {
  count(wins_, Outcome::ofBits(outcomes_[game]), frame.swapsColors);
  const auto year = static_cast<size_t>(unpackedDate(dates_[game]).year);
  if (year > 0 && year < kYears) {
    if (year >= years_.size()) years_.resize(year + 1);
    ++years_[year];
  }
  for (const uint32_t player : {black_[game], white_[game]}) {
    if (player == 0 || player >= kMostPlayers) continue;
    if (player >= players_.size()) players_.resize(player + player / 2 + 1);
    ++players_[player];
  }
}

bool Tally::Example::isBefore(const Example& other) const {
  return date != other.date ? date > other.date : hit.game < other.hit.game;
}

void Tally::keep(const Example& example) {
  if (options_.examples == 0) return;
  const bool isFull = examples_.size() == options_.examples;
  if (isFull && !example.isBefore(examples_.back())) return;
  if (isFull) examples_.pop_back();
  const auto place = std::upper_bound(examples_.begin(), examples_.end(), example,
                                      [](auto& a, auto& b) { return a.isBefore(b); });
  examples_.insert(place, example);
}

void Tally::merge(const Tally& other) {
  const auto addWins = [](Wins& to, const Wins& from) {
    to.games += from.games;
    to.black += from.black;
    to.white += from.white;
  };
  const auto addCounts = [](std::vector<uint32_t>& to, const std::vector<uint32_t>& from) {
    if (to.size() < from.size()) to.resize(from.size());
    for (size_t i = 0; i < from.size(); ++i)
      to[i] += from[i];
  };
  addWins(wins_, other.wins_);
  hits_ += other.hits_;
  for (size_t i = 0; i < next_.size(); ++i)
    addWins(next_[i].wins, other.next_[i].wins);
  addCounts(years_, other.years_);
  addCounts(players_, other.players_);
  for (const Example& example : other.examples_)
    keep(example);
}

Answer Tally::answer() const {
  Answer answer;
  answer.wins = wins_;
  answer.hits = hits_;
  const auto points = static_cast<size_t>(size_.points()) + 1;
  for (size_t i = 0; i < next_.size(); ++i) {
    if (next_[i].wins.games == 0) continue;
    const auto point = static_cast<int>(i % points);
    const Move move = point == size_.points() ? Move::pass() : Move::at(size_.pointAt(point));
    answer.next.push_back({{static_cast<Color>(i / points), move}, next_[i].wins});
  }
  std::stable_sort(answer.next.begin(), answer.next.end(),
                   [](auto& a, auto& b) { return a.wins.games > b.wins.games; });
  for (size_t year = 0; year < years_.size(); ++year) {
    if (years_[year] > 0) answer.years.push_back({static_cast<int>(year), years_[year]});
  }
  for (size_t player = 0; player < players_.size(); ++player) {
    if (players_[player] > 0)
      answer.players.push_back({static_cast<uint32_t>(player), players_[player]});
  }
  const size_t most = std::min(options_.players, answer.players.size());
  std::partial_sort(answer.players.begin(),
                    answer.players.begin() + static_cast<std::ptrdiff_t>(most),
                    answer.players.end(), [](auto& a, auto& b) {
                      return a.games != b.games ? a.games > b.games : a.player < b.player;
                    });
  answer.players.resize(most);
  for (const Example& example : examples_)
    answer.examples.push_back(example.hit);
  return answer;
}

}  // namespace tengen::library
