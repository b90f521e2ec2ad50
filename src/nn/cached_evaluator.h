// An evaluator that remembers what another one said. A search, the next search and a review ask for
// the same positions again: a game moves on to positions that were looked at before, and a review
// that goes from the last move to the first finds most of what lies behind a move.
//
// A question is known by all that a network is shown of it (features.h), its symmetry included, so
// that an answer from memory is the answer that would be computed. Memory is bounded: what has not
// been asked for longest goes first. Safe to use from several threads at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "nn/evaluator.h"

namespace tengen::nn {

class CachedEvaluator final : public Evaluator {
 public:
  CachedEvaluator(std::unique_ptr<Evaluator> evaluator, size_t mostBytes);

  Result<void, EvaluationError> evaluate(std::span<const Query> queries,
                                         std::span<Evaluation> answers) override;
  void clear();

  // Questions
  bool knows(const Query& query) const;
  std::string name() const override { return evaluator_->name(); }
  struct Tally {
    uint64_t asked = 0;
    uint64_t found = 0;
  };
  Tally tally() const;
  size_t bytes() const;  // about what the answers take

 private:
  // 128 bits of a hash: two situations that share them will not be met.
  struct Key {
    uint64_t first = 0;
    uint64_t second = 0;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct HashOfKey {
    size_t operator()(const Key& key) const { return key.first; }
  };
  static Key keyOf(const Query& query);

  struct Known {
    Key key;
    Evaluation answer;
    size_t bytes() const;
  };
  // A part of the memory with a lock of its own, so that threads seldom meet.
  struct Shelf {
    mutable std::mutex mutex;
    std::list<Known> known;  // the latest asked for first
    std::unordered_map<Key, std::list<Known>::iterator, HashOfKey> places;
    size_t bytes = 0;
    Tally tally;

    bool find(const Key& key, Evaluation& answer);
    void keep(const Key& key, const Evaluation& answer, size_t mostBytes);
  };
  static constexpr size_t kShelves = 16;
  Shelf& shelfOf(const Key& key) { return shelves_[key.second % kShelves]; }
  const Shelf& shelfOf(const Key& key) const { return shelves_[key.second % kShelves]; }

  std::unique_ptr<Evaluator> evaluator_;
  size_t mostBytesOfShelf_;
  std::array<Shelf, kShelves> shelves_;
};

}  // namespace tengen::nn
