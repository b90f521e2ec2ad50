#include "apps/cli/analysis/analysis_answer.h"

#include <cmath>

#include "rules/notation.h"

namespace tengen::cli {
namespace {

// Digits nobody believes in only make lines longer.
double rounded(double value) {
  constexpr double kScale = 1e5;
  return std::round(value * kScale) / kScale;
}

// Numbers of a report, which are the side to move's, for whoever wants to see them.
class View {
 public:
  View(const AnalysisJob& job, Color toMove) : isTurned_(job.viewer.value_or(toMove) != toMove) {}

  double share(double winrate) const { return rounded(isTurned_ ? 1 - winrate : winrate); }
  double points(double value) const { return rounded(isTurned_ ? -value : value); }

 private:
  bool isTurned_;
};

Json textsOf(const std::vector<Move>& moves, BoardSize size) {
  Json texts = Json::array();
  for (const Move move : moves)
    texts.push_back(toText(move, size, Notation::Standard));
  return texts;
}

Json ownershipOf(const std::vector<float>& ownership, const View& view) {
  Json values = Json::array();
  for (const float owned : ownership)
    values.push_back(view.points(owned));
  return values;
}

Json infoOf(const search::MoveReport& move, size_t order, const AnalysisJob& job,
            const View& view) {
  const BoardSize size = job.situation.position.board().size();
  const double lead = view.points(move.lead);
  Json info{{"move", toText(move.move, size, Notation::Standard)},
            {"order", order},
            {"visits", move.visits},
            {"winrate", view.share(move.winrate)},
            {"scoreLead", lead},
            {"scoreMean", lead},
            {"scoreSelfplay", lead},
            {"prior", rounded(move.prior)},
            {"lcb", view.share(move.lcb)},
            {"utility", view.points(move.utility)},
            {"pv", textsOf(move.pv, size)}};
  if (job.pvVisits) info["pvVisits"] = move.pvVisits;
  if (job.movesOwnership) info["ownership"] = ownershipOf(move.ownership, view);
  return info;
}

// Illegal moves are -1.
Json policyOf(const search::Report& report, const Position& position) {
  const BoardSize size = position.board().size();
  Json policy = Json::array();
  for (size_t index = 0; index < report.policy.size(); ++index) {
    const bool legal = position.isLegal(search::moveAt(static_cast<int>(index), size));
    policy.push_back(legal ? Json(rounded(report.policy[index])) : Json(-1));
  }
  return policy;
}

}  // namespace

Json answerOf(const AnalysisJob& job, const search::Report& report, bool isDuringSearch) {
  const View view(job, report.toMove);
  Json moves = Json::array();
  for (const search::MoveReport& move : report.moves)
    moves.push_back(infoOf(move, moves.size(), job, view));
  Json answer{{"id", job.id},
              {"turnNumber", job.turn},
              {"isDuringSearch", isDuringSearch},
              {"rootInfo",
               {{"currentPlayer", report.toMove == Color::Black ? "B" : "W"},
                {"visits", report.visits},
                {"winrate", view.share(report.winrate)},
                {"scoreLead", view.points(report.lead)},
                {"scoreSelfplay", view.points(report.lead)},
                {"utility", view.points(2 * report.winrate - 1)},
                {"rawWinrate", view.share(report.rawWinrate)},
                {"rawLead", view.points(report.rawLead)}}},
              {"moveInfos", std::move(moves)}};
  if (job.ownership) answer["ownership"] = ownershipOf(report.ownership, view);
  if (job.policy) answer["policy"] = policyOf(report, job.situation.position);
  return answer;
}

Json withError(const AnalysisJob& job, const std::string& sentence) {
  return {{"id", job.id}, {"turnNumber", job.turn}, {"error", sentence}};
}

Json withoutResults(const AnalysisJob& job) {
  return {{"id", job.id}, {"turnNumber", job.turn}, {"isDuringSearch", false}, {"noResults", true}};
}

}  // namespace tengen::cli
