// The review in the file: a private property of our own at each node (docs/review-property.md), and
// beside it Black's chance as Sabaki writes it (SBKV). What KaTrain (KT), Lizzie (LZ) and Ogatak
// (OGSC) left there is read too, and left alone.
#pragma once

#include "review/review.h"
#include "sgf/collection.h"

namespace tengen::review {

// Of the open game, variations included. What was said under another komi or other rules, or of
// other stones, is left out.
Review readReview(const GameTree& tree);

// Writes into a copy of the tree's collection, so that saving is no edit to undo: the nodes of the
// open game that were reviewed. Never less over more.
void writeReview(sgf::Collection& copy, const GameTree& tree, const Review& review);
// Takes our record out of a game, with the SBKV we wrote. False if there was nothing.
bool stripReview(sgf::Collection& collection, NodeId root);

}  // namespace tengen::review
