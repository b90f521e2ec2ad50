// Why a verdict differs from a known one: for saying what a judge is weak at.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/board.h"
#include "rules/grid.h"

namespace tengen {

enum class MissKind : uint8_t { Seki, BentFour, Ko, FalseEye, Other };

// The kind of the first of these, in this order, that the wrongly judged chains or their neighbours
// show; nothing if the two sets of dead stones are equal.
std::optional<MissKind> classifyMiss(const Board& board, const PointSet& wantedDead,
                                     const PointSet& judgedDead);

}  // namespace tengen
