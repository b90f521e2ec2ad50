// Points as people and files write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/move.h"
#include "rules/point.h"

namespace tengen {

enum class Notation {
  Standard,  // A-T without I, row 1 at the bottom; past Z come AA, AB, ... AZ, BA, again without I
             // (GTP, most books)
  Plain,     // A-S with I, row 1 at the bottom; past Z come AA, AB, ...
  Sgf,       // two letters, column then row from the top: aa, ba, ..., zz, then AA to ZZ
};

std::string toText(Point point, BoardSize size, Notation notation);
std::string toText(Move move, BoardSize size, Notation notation);  // a pass is "pass", in SGF ""

// Letters in either case except in SGF, where case means something. The whole text must be the
// point: no blanks, no zero before the row. Nothing for text that is no point of this board.
std::optional<Point> parsePoint(std::string_view text, BoardSize size, Notation notation);
// As above; "pass" in any case is a pass (in SGF: empty text, and "tt" where both sides are <= 19).
std::optional<Move> parseMove(std::string_view text, BoardSize size, Notation notation);

}  // namespace tengen
