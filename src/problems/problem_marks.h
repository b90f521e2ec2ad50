// How collections of problems say what is right and wrong, from the surest to the vaguest sign. A
// problem is read by the first of them that it uses anywhere.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/game_tree.h"
#include "rules/color.h"

namespace tengen::problems {

enum class Verdict : uint8_t { Open, Right, Wrong };

enum class Convention : uint8_t {
  RightWord,      // RIGHT in a comment ends a right line (goproblems.com)
  GoodBad,        // TE and BM on the moves to be found
  WrongMark,      // WV on wrong moves (uliGo); all else is right
  Words,          // "Correct." and its like in the comments
  WrongTriangle,  // a triangle on a wrong move itself (uliGo too); all else is right
  MainLine,       // no sign at all: the first variation is right
};

// The nodes below `start`, in the order of the file.
Convention conventionOf(const GameTree& tree, const std::vector<NodeId>& nodes, Color toPlay);

// What a node says by itself in that convention.
Verdict markAt(const GameTree& tree, NodeId id, Convention convention, Color toPlay);

// Whether a comment calls a line right or wrong in words.
Verdict verdictInWords(std::string_view comment);

// A comment without the marks that are meant for programs: RIGHT, CHOICE, FORCE, NOTTHIS.
std::string withoutMarks(std::string_view comment);
// Whether the answer here is to be any of the variations (CHOICE).
bool asksForChoice(std::string_view comment);

}  // namespace tengen::problems
