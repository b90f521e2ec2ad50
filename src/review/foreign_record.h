// What other programs left in a file about a position: KaTrain (KT), Lizzie and its children (LZ),
// Ogatak (SBKV and OGSC) and Sabaki (SBKV). Read alone, never written.
#pragma once

#include <optional>

#include "review/evaluation.h"
#include "sgf/collection.h"

namespace tengen::review {

// Nothing where the node has none of them or they cannot be read. Visits are 0 where nobody says:
// any look of our own is worth more.
std::optional<Evaluation> foreignEvaluation(const sgf::Collection& collection, sgf::NodeId node,
                                            BoardSize size, Color toMove);

}  // namespace tengen::review
