#include "rules/game_facts.h"

namespace tengen {

GameFacts factsOf(const Position& position, int handicap) {
  return {position.rules().komi, handicap, position.passesBy(Color::Black),
          position.passesBy(Color::White), position.passedLast() == Color::Black};
}

}  // namespace tengen
