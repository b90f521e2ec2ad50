// From an engine's thoughts to what board, list and graph show of them. Values in, values out.
//
// Numbers are rounded as src/review keeps them, so that all of them agree. On the board a move's
// value is the mover's own: points ahead (− behind), or the chance to win. Elsewhere the side is
// named.
#pragma once

#include "engine/analysis.h"
#include "review/judgement.h"
#include "rules/notation.h"
#include "rules/position.h"

#include "apps/desktop/board/board_overlay.h"
#include "apps/desktop/panels/candidates_panel.h"
#include "apps/desktop/panels/graph_widget.h"

namespace tengen::desktop {

enum class CandidateValue : uint8_t { Points, Chance };

struct OverlayOptions {
  CandidateValue value = CandidateValue::Points;
  bool ownership = true;
};

// The best first, then those that were looked at longest; with next to no visits a move is worth a
// dot and no rank.
engine::Analysis ranked(engine::Analysis analysis);

// Of a ranked analysis.
BoardOverlay overlayOf(const engine::Analysis& analysis, const OverlayOptions& options);
// So many moves of a line as stones that are not there yet, and what they capture. Ends early at a
// move that cannot be played.
BoardOverlay lineOverlay(const Position& from, Color first, const std::vector<Move>& line,
                         size_t moves);
CandidatesView candidatesOf(const engine::Analysis& analysis, BoardSize size, Notation notation);

// What a review knows of a position, as an engine would say it, ranked. The move that was played
// there is last where it is the worst.
engine::Analysis analysisOf(const review::Evaluation& evaluation, std::optional<Move> played);

// One point for each node.
std::vector<GraphPoint> graphOf(const std::vector<NodeId>& nodes, const review::Line& line,
                                const review::Review& review);

}  // namespace tengen::desktop
