// Which moves may prove to be among the worst of their side when they are looked at for longer.
// Says nothing of visits: whoever asks knows what was looked at.
#pragma once

#include <vector>

#include "review/line.h"
#include "review/review.h"

namespace tengen::review {

struct Suspect {
  size_t index = 0;         // of the position before the move
  double size = 0;          // points it may have cost
  bool isDoubtful = false;  // the look before the move and the one after it disagree
  size_t rank = 0;          // among those of its side
};

// What short looks give away: the moves that may have cost so much, the worst of each side in turn,
// so that a weak player does not use up the other's share. A move is as bad as its own search, the
// position after it or the one after the answer says, and the worse the more the lead goes up and
// down around it: there a short look overlooks most.
std::vector<Suspect> suspects(const Line& line, const Review& review, double least);

// The positions before the moves whose loss, as it is known, is near enough to the worst of their
// side that a longer look could put them there or take them away; the largest loss first.
std::vector<Suspect> contenders(const Line& line, const Review& review);

}  // namespace tengen::review
