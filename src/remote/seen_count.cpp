#include "remote/seen_count.h"

namespace tengen::remote {
namespace {

constexpr Milliseconds kLookFirst{2000};  // as on the page (web/game/game.js)

}  // namespace

void SeenCount::follow(const TableView& table, std::optional<Color> by, std::optional<Color> own,
                       TimePoint now) {
  if (table.phase != Phase::Counting || !table.count) {
    *this = {};
    return;
  }
  const TableView::Counting& count = *table.count;
  if (count.isJudging || count.hash == hash_) return;
  const bool isFirst = hash_.empty();
  const bool isOwn = by && by == own;
  if (!isFirst && !isOwn) {
    change_ = Change{by, result_};
    lookUntil_ = now + kLookFirst;
  } else {
    change_.reset();  // theirs is replaced; a hand may still be on its way all the same
  }
  hash_ = count.hash;
  result_ = count.result;
}

}  // namespace tengen::remote
