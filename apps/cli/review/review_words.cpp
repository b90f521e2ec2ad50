#include "apps/cli/review/review_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "base/decimal.h"
#include "game/game_info.h"
#include "rules/notation.h"

#include "apps/cli/plain_text.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

using review::Evaluation;
using review::Judgement;
using review::Report;
using review::SideReport;

double roundedTo(double value, int digits) {
  const double scale = std::pow(10, digits);
  return std::round(value * scale) / scale + 0.0;
}

std::string fixed(double value, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", digits, value + 0.0);
  return text;
}

std::string nameOf(Move move, const GameTree& tree) {
  return toText(move, tree.size(), Notation::Standard);
}

const char* nameOf(Color color) {
  return color == Color::Black ? "black" : "white";
}

Report reportOf(const ReviewedGame& game) {
  return review::reportOf(game.line, game.review, game.tree.size());
}

// JSON

Json sideJson(const SideReport& side) {
  const auto accuracy = side.accuracy();
  return {{"accuracy", accuracy ? Json(roundedTo(*accuracy, 1)) : Json(nullptr)},
          {"mean_loss", accuracy ? Json(roundedTo(side.all.loss, 2)) : Json(nullptr)},
          {"mistakes", side.mistakes}};
}

Json orNull(const std::optional<double>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json moveJson(const review::LinePosition& position, const Judgement* judged,
              const ReviewedGame& game) {
  const Evaluation* after = game.review.at(position.node);
  Json json{{"number", position.number},
            {"color", nameOf(position.move->color)},
            {"move", nameOf(position.move->move, game.tree)}};
  json["loss"] = judged ? orNull(judged->points) : Json(nullptr);
  json["lead"] = after ? orNull(after->lead) : Json(nullptr);
  json["win"] = after ? Json(after->win) : Json(nullptr);
  json["best"] = judged && !judged->better.empty() ? Json(nameOf(judged->better[0], game.tree))
                                                   : Json(nullptr);
  json["visits"] = after ? after->visits : 0;
  return json;
}

std::string rulesName(const GameTree& tree) {
  return std::string(tengen::nameOf(tree.rules(), tree.text(tree.root(), "RU")).value_or("other"));
}

// What every position of the line got at least.
int leastVisits(const ReviewedGame& game) {
  int least = std::numeric_limits<int>::max();
  for (const review::LinePosition& position : game.line) {
    const Evaluation* seen = game.review.at(position.node);
    least = std::min(least, seen ? seen->visits : 0);
  }
  return least;
}

// The table

std::string padded(const std::string& text, size_t width) {
  return text + std::string(text.size() < width ? width - text.size() : 1, ' ');
}

std::string aligned(const std::string& text, size_t width) {
  return std::string(text.size() < width ? width - text.size() : 1, ' ') + text;
}

std::string playerText(const std::string& name, const std::string& rank, const char* nobody) {
  return (name.empty() ? nobody : name) + (rank.empty() ? "" : " " + rank);
}

std::string title(const ReviewedGame& game) {
  const GameInfo info = gameInfo(game.tree);
  std::string text = game.file;
  if (game.games > 1) text += ", game " + std::to_string(game.number);
  text += ": " + playerText(info.blackName, info.blackRank, "Black") + " against " +
          playerText(info.whiteName, info.whiteRank, "White");
  if (!info.result.empty()) text += ", " + info.result;
  const int moves = game.line.back().number;
  return plainLine(text + ", " + counted(static_cast<size_t>(moves), "move")) + '\n';
}

// Under which terms, and by whom.
std::string terms(const ReviewedGame& game) {
  const GameTree& tree = game.tree;
  const auto assumed = [](bool isSaid) { return isSaid ? "" : " (assumed)"; };
  std::string text = "  " + rulesName(tree) + " rules" +
                     assumed(!tree.text(tree.root(), "RU").empty()) + ", komi " +
                     shortestDecimal(tree.rules().komi) + assumed(tree.komi().has_value());
  const std::string& engine = game.review.engine();
  if (!engine.empty()) text += ", by " + engine;
  return plainLine(text) + '\n';
}

std::string row(const std::string& name, const std::string& black, const std::string& white) {
  return padded("  " + name, 24) + aligned(black, 8) + aligned(white, 8) + '\n';
}

std::string meanText(const review::Mean& mean) {
  return mean.moves > 0 ? fixed(mean.loss, 2) : "-";
}

std::string accuracyText(const SideReport& side) {
  const auto accuracy = side.accuracy();
  return accuracy ? fixed(*accuracy, 1) : "-";
}

std::string lossText(const Judgement& move) {
  if (!move.points) return fixed(move.win * 100, 0) + " %";
  std::string text = fixed(*move.points, 1);
  if (move.doubt) text += " (+-" + fixed(*move.doubt, 1) + ")";
  return text + " points";
}

std::string worstTable(const Report& report, Color color, const GameTree& tree) {
  const auto worst = review::worstMoves(report.moves, color, review::kWorstASide);
  if (worst.empty()) return {};
  std::string text = color == Color::Black ? "  Black's worst moves\n" : "  White's worst moves\n";
  for (const Judgement& move : worst) {
    text += aligned(std::to_string(move.number), 7) + "  " +
            padded(nameOf(move.turn.move, tree), 6) + "lost " + padded(lossText(move), 22);
    if (!move.better.empty()) text += "better was";
    for (const Move better : move.better)
      text += ' ' + nameOf(better, tree);
    text += '\n';
  }
  return text;
}

}  // namespace

Json reviewJson(const ReviewedGame& game) {
  const Report report = reportOf(game);
  std::map<NodeId, const Judgement*> judged;
  for (const Judgement& move : report.moves)
    judged[move.node] = &move;
  Json json{{"file", game.file}};
  if (game.games > 1) json["game"] = game.number;
  json["black"] = sideJson(report.black);
  json["white"] = sideJson(report.white);
  json["moves"] = Json::array();
  for (const review::LinePosition& position : game.line) {
    if (!position.move) continue;
    const auto found = judged.find(position.node);
    json["moves"].push_back(
        moveJson(position, found == judged.end() ? nullptr : found->second, game));
  }
  json["engine"] = jsonText(game.review.engine());
  json["rules"] = rulesName(game.tree);
  json["komi"] = jsonNumber(game.tree.rules().komi);
  json["komi_assumed"] = !game.tree.komi();
  json["visits"] = leastVisits(game);
  return json;
}

std::string reviewTable(const ReviewedGame& game) {
  static const char* const kPhaseNames[] = {"  opening", "  middle game", "  endgame"};
  const Report report = reportOf(game);
  std::string text = title(game) + terms(game);
  if (report.moves.empty()) return text + "  nothing to judge\n\n";
  text += row("", "Black", "White");
  text += row("accuracy", accuracyText(report.black), accuracyText(report.white));
  text += row("points lost a move", meanText(report.black.all), meanText(report.white.all));
  for (size_t phase = 0; phase < review::kPhases; ++phase) {
    text += row(kPhaseNames[phase], meanText(report.black.byPhase[phase]),
                meanText(report.white.byPhase[phase]));
  }
  text +=
      row("mistakes", std::to_string(report.black.mistakes), std::to_string(report.white.mistakes));
  for (const Color color : {Color::Black, Color::White})
    text += worstTable(report, color, game.tree);
  return text + '\n';
}

}  // namespace tengen::cli
