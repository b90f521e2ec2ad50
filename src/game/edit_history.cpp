#include "game/edit_history.h"

#include <cassert>

namespace tengen {

void EditHistory::begin(sgf::NodeId here) {
  if (nesting_++ > 0) return;
  here_ = here;
  openRecord_ = done_ < steps_.size() ? steps_[done_].firstRecord : records_.size();
}

void EditHistory::touch(sgf::NodeId id, const sgf::Collection::Node& before) {
  assert(nesting_ > 0);
  if (canRedo()) {
    records_.resize(steps_[done_].firstRecord);
    steps_.resize(done_);
  }
  records_.push_back({id, before});
}

void EditHistory::end(sgf::NodeId there) {
  assert(nesting_ > 0);
  if (--nesting_ > 0) return;
  if (canRedo() || records_.size() == openRecord_) return;  // nothing was touched
  steps_.push_back({openRecord_, here_, there, ++lastName_});
  ++done_;
}

EditHistory::Travel EditHistory::back() {
  assert(canUndo() && nesting_ == 0);
  --done_;
  return {recordsOf(done_), steps_[done_].before};
}

EditHistory::Travel EditHistory::forth() {
  assert(canRedo() && nesting_ == 0);
  ++done_;
  return {recordsOf(done_ - 1), steps_[done_ - 1].after};
}

void EditHistory::forget() {
  assert(nesting_ == 0);
  start_ = position();
  records_.clear();
  steps_.clear();
  done_ = 0;
}

std::span<EditHistory::Record> EditHistory::recordsOf(size_t step) {
  const size_t first = steps_[step].firstRecord;
  const size_t end = step + 1 < steps_.size() ? steps_[step + 1].firstRecord : records_.size();
  return std::span(records_).subspan(first, end - first);
}

}  // namespace tengen
