#include "search/selection.h"

#include <cmath>

namespace tengen::search {

double utilityOf(double blackWin, double blackLead, double centre, int boardPoints, Color side,
                 const SelectionOptions& options) {
  const double beyond = (blackLead - centre) / (options.scoreScale * std::sqrt(boardPoints));
  const double black = 2 * blackWin - 1 + options.scoreWeight * beyond / (1 + std::abs(beyond));
  return side == Color::Black ? black : -black;
}

double exploreAt(uint32_t visits, const SelectionOptions& options) {
  constexpr double kGrowthBegins = 500;  // visits
  return options.explore + options.exploreGrowth * std::log1p(visits / kGrowthBegins);
}

double puct(double utility, double prior, double explore, double parentVisits, double childVisits) {
  return utility + explore * prior * std::sqrt(parentVisits) / (1 + childVisits);
}

}  // namespace tengen::search
