// Finds groups alive in seki on a board from which the dead have been taken: territory rules give
// no points for their eyes.
//
// The rule. A group is in seki when it has fewer than two eyes and lies at a dame together with an
// enemy group that has fewer than two eyes as well:
//
//   . O X . O X .   The black and the white stones in the middle share two liberties. Whoever plays
//   . O X . O X .   there is captured.
//   . O X X O X .
//   . O O O X X .
//
// - A group is a set of chains of one colour joined through spaces they own and through dame points
//   that touch both: at the end of a game nobody can gain there any more, so such chains count as
//   connected. Without this, dame left unfilled would tear living groups apart.
// - A space of six points is two eyes. A smaller one is two if its owner can split it with a move
//   on an empty point, else one: three in a row are two, four in a square are one, three in a row
//   around a dead stone are one.
// - An eye is false when a chain around it may be lost: eyes are counted as in Benson's proof
//   (life.h), where only chains with two eyes hold up the eyes of others. A group is safe if any of
//   its chains are.
// - Dame beside a safe group is no seki, nor is a group in seki that has safe enemies only: they
//   could fill the dame and take it. As nobody has marked it dead, it has eyes this rule does not
//   see.
//
// Its limits: it does not read. A seki that lasts only because a capture inside an eye would give
// back one eye of five or six points is taken for life, and two groups that are alive without
// closed eyes, side by side in a game broken off early, may be taken for seki.
#pragma once

#include <cstdint>

#include "rules/grid.h"

namespace tengen {

// What a point is at the end.
enum class Content : uint8_t { BlackStone, WhiteStone, BlackSpace, WhiteSpace, Dame };

struct Seki {
  explicit Seki(BoardSize size) : stones(size), eyes(size) {}

  PointSet stones;
  PointSet eyes;  // the spaces of these stones
};

// `dead` are points under dead stones: part of the taker's space, but he cannot play there.
Seki findSeki(const Grid<Content>& contents, const PointSet& dead);

}  // namespace tengen
