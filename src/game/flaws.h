// What is wrong with a recorded game though it can be read. Nothing here is refused; the words are
// made in the apps.
#pragma once

#include <stop_token>
#include <vector>

#include "game/game_tree.h"

namespace tengen {

enum class RecordedFlaw : uint8_t {
  // Moves, by the rules of the game; a node with KO is forced and has none of these
  OffBoard,  // taken as a pass
  Occupied,
  Suicide,
  Ko,
  Superko,
  // Nodes
  OddPass,                // a pass written in no known way: ``B[``]``, B[ss] on 18x18
  MoveAndSetup,           // in one node; the stones are set up first
  SeveralMoves,           // in one node; all are played
  SetupOffBoard,          // AB, AW, AE: left out
  SetupWithoutLiberties,  // chains that cannot stand are left out
  // Roots
  BadSize,          // taken as 19
  BadKomi,          // taken as missing
  HundredfoldKomi,  // 650 for 6.5
  KomiInStones,     // 375 for 7.5
  BadHandicap,      // taken as 0
  UnknownRules,     // taken as Japanese
};

struct FlawAt {
  NodeId node;
  RecordedFlaw flaw;

  friend bool operator==(const FlawAt&, const FlawAt&) = default;
};

std::vector<RecordedFlaw> flawsAt(const GameTree& tree, NodeId id);
// Of the open game, in file order; linear, never recurses. Stopped, it gives up soon, with less
// than there is.
std::vector<FlawAt> flawsOf(const GameTree& tree, const std::stop_token& stop = {});

}  // namespace tengen
