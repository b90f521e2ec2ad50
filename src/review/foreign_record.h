// What other programs left in a file about a position: KaTrain (KT), Lizzie and its children (LZ),
// Ogatak (SBKV and OGSC) and Sabaki (SBKV). Read alone, never written.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "review/evaluation.h"
#include "sgf/collection.h"

namespace tengen::review {

enum class Program { KaTrain, Lizzie, Other };
inline constexpr std::array kPrograms{Program::KaTrain, Program::Lizzie, Program::Other};
std::string_view nameOf(Program program);

// The position a node's numbers are about.
struct ForeignPlace {
  BoardSize size{};
  Color toMove = Color::Black;
  double komi = 0;
};

// Nothing where the program left nothing at the node, or nothing that can be true. Visits are 0
// where nobody says: any look of our own is worth more.
std::optional<Evaluation> foreignEvaluation(Program program, const sgf::Collection& collection,
                                            sgf::NodeId node, const ForeignPlace& place);

}  // namespace tengen::review
