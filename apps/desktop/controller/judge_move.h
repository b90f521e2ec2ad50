// What a move costs that somebody has played or would like to play: asked of the adviser, told when
// it knows.
#pragma once

#include <functional>
#include <optional>

#include "review/attempt.h"

#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/engine/adviser.h"

namespace tengen::desktop {

using Judged = std::function<void(const std::optional<review::Attempt>&)>;

struct MoveToJudge {
  NodeId before = kNoNode;  // where it is played
  Turn turn{Color::Black, Move::pass()};
  int visits = 1;
};

// Nothing comes home where nobody could tell.
void judgeMove(Adviser& adviser, const GameSession& session, const MoveToJudge& move,
               const Judged& then);

}  // namespace tengen::desktop
