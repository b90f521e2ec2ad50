// A running game as a player of our own sees it.
#pragma once

#include "clock/clock.h"
#include "nn/evaluator.h"

namespace tengen {
class GameSession;
}

namespace tengen::cli {

struct SessionSituation {
  nn::Situation situation;
  TimeSettings time;
  SideTime left;  // of the side to move
};

SessionSituation situationIn(const GameSession& session);

}  // namespace tengen::cli
