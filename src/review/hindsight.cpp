#include "review/hindsight.h"

#include <algorithm>

#include "review/loss.h"

namespace tengen::review {
namespace {

// A look at a position with the other side to move, after a move of this one. Where a side moves
// twice two looks cannot be compared.
const Evaluation* lookAfter(const LinePosition& position, const Review& review) {
  const Evaluation* seen = review.at(position.node);
  const bool isOthersTurn = seen && position.move && seen->toMove == opponent(position.move->color);
  return isOthersTurn && seen->lead ? seen : nullptr;
}

// What line[index] is worth by the position behind the answer that was played there: whatever the
// answer gave away is added again, so that an answer that misses its chance hides no swing. Nothing
// where too little is known.
std::optional<Value> valueByAnswer(const Line& line, size_t index, const Review& review) {
  const Evaluation* here = lookAfter(line[index], review);
  const Evaluation* behind = index + 1 < line.size() ? lookAfter(line[index + 1], review) : nullptr;
  if (!here || !behind || !behind->isSearched()) return std::nullopt;
  const auto [color, move] = *line[index + 1].move;
  const Candidate* answer = here->toMove == color ? here->searched(move) : nullptr;
  if (!answer) return std::nullopt;
  const Loss given = lossOf(here->best()->value(), answer->value(), color);
  const double sign = color == Color::Black ? 1 : -1;
  return Value{std::clamp(behind->win + sign * given.win, 0.0, 1.0),
               *behind->lead + sign * given.points.value_or(0)};
}

}  // namespace

Value valueInHindsight(const Line& line, size_t index, const Candidate& played,
                       const Review& review) {
  const Evaluation* after = lookAfter(line[index + 1], review);
  if (!after || after->visits <= played.visits) return played.value();
  const auto later = valueByAnswer(line, index + 1, review);
  if (!later) return played.value();  // one witness is none
  const Color mover = line[index + 1].move->color;
  const bool isLaterMilder = lossOf(*later, after->value(), mover).points > 0;
  const Value value = isLaterMilder ? *later : after->value();
  const auto swing = lossOf(played.value(), value, mover).points;
  return swing && *swing >= kSwing ? value : played.value();
}

}  // namespace tengen::review
