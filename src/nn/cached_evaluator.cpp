#include "nn/cached_evaluator.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "base/random.h"
#include "nn/features.h"

namespace tengen::nn {
namespace {

// What an entry of the list and of the table take beside the answer.
constexpr size_t kBytesAround = 160;

// Two hashes of the same numbers.
struct Mixer {
  void add(uint64_t value) {
    first = splitmix(first ^ value);
    second = splitmix(second + value);
  }
  void add(std::span<const uint8_t> bytes) {
    for (size_t at = 0; at < bytes.size(); at += sizeof(uint64_t)) {
      uint64_t word = 0;
      std::memcpy(&word, bytes.data() + at, std::min(sizeof word, bytes.size() - at));
      add(word);
    }
  }

  uint64_t first = 1;
  uint64_t second = 2;
};

}  // namespace

CachedEvaluator::CachedEvaluator(std::unique_ptr<Evaluator> evaluator, size_t mostBytes)
    : evaluator_(std::move(evaluator)), mostBytesOfShelf_(mostBytes / kShelves) {}

// The side to move and the exact komi are more than a network sees; an evaluator may use them.
CachedEvaluator::Key CachedEvaluator::keyOf(const Query& query) {
  const Situation& situation = *query.situation;
  const BoardSize size = situation.position.board().size();
  Features features;
  describe(situation, query.symmetry, features);
  Mixer mixer;
  mixer.add(static_cast<uint64_t>(size.width) << 32 | static_cast<uint64_t>(size.height) << 16 |
            static_cast<uint64_t>(query.symmetry) << 8 |
            static_cast<uint64_t>(situation.position.toMove() == Color::White));
  mixer.add(std::bit_cast<uint64_t>(situation.komi));
  for (const float fact : features.facts)
    mixer.add(std::bit_cast<uint32_t>(fact));
  mixer.add(std::span<const uint8_t>(features.planes));
  return {mixer.first, mixer.second};
}

Result<void, EvaluationError> CachedEvaluator::evaluate(std::span<const Query> queries,
                                                        std::span<Evaluation> answers) {
  assert(queries.size() == answers.size());
  std::vector<Key> keys;
  std::vector<size_t> missing;
  std::vector<Query> asked;
  for (size_t i = 0; i < queries.size(); ++i) {
    keys.push_back(keyOf(queries[i]));
    if (shelfOf(keys[i]).find(keys[i], answers[i])) continue;
    missing.push_back(i);
    asked.push_back(queries[i]);
  }
  if (asked.empty()) return {};

  std::vector<Evaluation> fresh(asked.size());
  auto done = evaluator_->evaluate(asked, fresh);
  if (!done) return done;
  for (size_t i = 0; i < missing.size(); ++i) {
    const Key& key = keys[missing[i]];
    shelfOf(key).keep(key, fresh[i], mostBytesOfShelf_);
    answers[missing[i]] = std::move(fresh[i]);
  }
  return {};
}

bool CachedEvaluator::knows(const Query& query) const {
  const Key key = keyOf(query);
  const Shelf& shelf = shelfOf(key);
  const std::lock_guard lock(shelf.mutex);
  return shelf.places.contains(key);
}

bool CachedEvaluator::Shelf::find(const Key& key, Evaluation& answer) {
  const std::lock_guard lock(mutex);
  ++tally.asked;
  const auto place = places.find(key);
  if (place == places.end()) return false;
  ++tally.found;
  known.splice(known.begin(), known, place->second);
  answer = place->second->answer;
  return true;
}

// Two threads may have computed the same; the first keeps its place.
void CachedEvaluator::Shelf::keep(const Key& key, const Evaluation& answer, size_t mostBytes) {
  const std::lock_guard lock(mutex);
  if (places.contains(key)) return;
  known.push_front({key, answer});
  places.emplace(key, known.begin());
  bytes += known.front().bytes();
  while (bytes > mostBytes) {
    bytes -= known.back().bytes();
    places.erase(known.back().key);
    known.pop_back();
  }
}

size_t CachedEvaluator::Known::bytes() const {
  return kBytesAround + (answer.policy.capacity() + answer.ownership.capacity()) * sizeof(float);
}

void CachedEvaluator::clear() {
  for (Shelf& shelf : shelves_) {
    const std::lock_guard lock(shelf.mutex);
    shelf.known.clear();
    shelf.places.clear();
    shelf.bytes = 0;
  }
}

CachedEvaluator::Tally CachedEvaluator::tally() const {
  Tally all;
  for (const Shelf& shelf : shelves_) {
    const std::lock_guard lock(shelf.mutex);
    all.asked += shelf.tally.asked;
    all.found += shelf.tally.found;
  }
  return all;
}

size_t CachedEvaluator::bytes() const {
  size_t all = 0;
  for (const Shelf& shelf : shelves_) {
    const std::lock_guard lock(shelf.mutex);
    all += shelf.bytes;
  }
  return all;
}

}  // namespace tengen::nn
