// What a search finds out about the errors of its network. Where the last two moves are the same,
// and the stones around the last, a network mostly errs in the same way: what was found behind one
// such position corrects what it says of the next, before that is searched.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nn/evaluator.h"

namespace tengen::search {

class BiasTable {
 public:
  using Index = uint32_t;
  static constexpr Index kNone = 0xffffffffu;

  // By how much the moves behind a position are worth more than was said of it, as Black sees it,
  // times a weight.
  struct Evidence {
    double win = 0;
    double lead = 0;
    double weight = 0;
  };

  // The same as a position keeps it, in half the room.
  struct Given {
    float win = 0;
    float lead = 0;
    float weight = 0;
  };

  // Where a position belongs; none where the last two moves are not both known, or the last one is
  // a pass.
  Index indexFor(const nn::Situation& situation);
  // Puts new evidence in the place of what a position has given before.
  void give(Index index, Given& given, const Given& now);
  // Of all evidence, with weight 1; all 0 where nothing is known.
  Evidence meanAt(Index index) const;

  void clear();
  // Takes a position out of another table into this one, with what it has given there.
  Index takeOver(const BiasTable& other, Index index, const Given& given);
  size_t bytes() const;

 private:
  struct Entry {
    uint64_t key = 0;
    Evidence sum;
  };
  Index indexOf(uint64_t key);
  // Of this key, or the empty one where it belongs.
  Index& slotOf(uint64_t key);
  void makeRoom();

  std::vector<Entry> entries_;
  // Where each entry is: the first slot that its key names, or the next that was free. At most two
  // of three are taken; kNone in the others.
  std::vector<Index> slots_;
};

}  // namespace tengen::search
