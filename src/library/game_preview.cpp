#include "library/game_preview.h"

#include "library/replay.h"

namespace tengen::library {
namespace {

bool setsUp(Steps steps, StepKind kind) {
  for (const Step step : steps) {
    if (kindOf(step) == kind) return true;
  }
  return false;
}

}  // namespace

GamePreview previewOf(Steps steps, BoardSize size) {
  GamePreview preview(size);
  Replay stones(size);
  NodeReader reader(steps);
  while (reader.next()) {
    // The main line is what stands before the first node that goes back.
    if (reader.number() > 0 && reader.parent() + 1 != reader.number()) break;
    if (preview.isProblem && reader.move()) break;
    stones.enter(reader, [](int, Stone, Stone) {});
    preview.moves = stones.moveNumber();
    if (const auto move = reader.move()) {
      preview.lastMove.reset();
      if (!isPass(*move) && pointOf(*move) < size.points())
        preview.lastMove = size.pointAt(pointOf(*move));
    } else if (preview.moves == 0 && setsUp(reader.steps(), StepKind::AddWhite)) {
      preview.isProblem = true;
    }
  }
  for (int i = 0; i < size.points(); ++i)
    preview.stones[size.pointAt(i)] = stones.at(i);
  return preview;
}

}  // namespace tengen::library
