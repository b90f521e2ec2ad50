// From a report to what its panel shows. Values in, values out.
#pragma once

#include "review/report.h"
#include "rules/notation.h"

#include "apps/desktop/board/board_overlay.h"
#include "apps/desktop/panels/report_panel.h"

namespace tengen::desktop {

// The worst of what is worth another look, of each side; in the order of the game.
std::vector<review::Judgement> cardsOf(const review::Report& report);

// What is not told, since it shall be found.
enum class Secret : uint8_t { Nothing, BetterMoves, AllMoves };

// Whether so many positions that were looked at say something of the whole game.
bool isOfTheWholeGame(int looked, int positions);

struct ReportOptions {
  Notation notation = Notation::Standard;
  NodeId chosen = kNoNode;  // the move on screen
  Secret secret = Secret::Nothing;
  int looked = 0;     // positions
  int positions = 0;  // of the line
};
ReportView reportViewOf(const review::Report& report, const GameTree& tree,
                        const ReportOptions& options);

// The move that was played as a shadow, the better one marked: over the position before it.
BoardOverlay mistakeOverlay(const review::Judgement& mistake);
// "Move 61: Ben K12 lost 8.2 points; M14 was better."
QString mistakeWords(const review::Judgement& mistake, const GameTree& tree, Notation notation);

}  // namespace tengen::desktop
