#include "apps/desktop/engine/engine_judge.h"

#include <sstream>

#include "gtp/client.h"
#include "rules/notation.h"

#include "apps/desktop/engine/gtp_position.h"

namespace tengen::desktop {
namespace {

constexpr std::chrono::seconds kPatience{20};  // people wait for this

// "A1 B1\nC3": every stone must lie on the board.
std::optional<PointSet> parsePoints(const std::string& text, const Board& board) {
  PointSet points(board.size());
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto point = parsePoint(word, board.size(), Notation::Standard);
    if (!point || board.at(*point) == Stone::None) return std::nullopt;
    points[*point] = true;
  }
  return points;
}

}  // namespace

Verdict EngineJudge::judge(const Board& board, Color toMove) const {
  auto verdict = ask(board);
  return verdict ? std::move(*verdict) : otherwise_->judge(board, toMove);
}

std::optional<Verdict> EngineJudge::ask(const Board& board) const {
  auto client = gtp::Client::start(commandLine_);
  if (!client) return std::nullopt;
  for (const std::string& command : gtpPositionOf(board).setting) {
    if (!client->ask(command, kPatience)) return std::nullopt;
  }
  const auto reply = client->ask("final_status_list dead", kPatience);
  if (!reply) return std::nullopt;
  const auto dead = parsePoints(*reply, board);
  if (!dead) return std::nullopt;
  Verdict verdict(board.size());
  verdict.marks.dead = *dead;
  return verdict;
}

}  // namespace tengen::desktop
