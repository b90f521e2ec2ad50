// GTP: what the network says by itself, for clients that draw it.
#include <algorithm>

#include "base/decimal.h"

#include "apps/cli/evaluation_words.h"
#include "apps/cli/gtp/gtp_analysis.h"
#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

// As the network sees the game, the side to move being the one of the board.
struct Look {
  nn::Situation situation;
  nn::Evaluation evaluation;

  BoardSize size() const { return situation.position.board().size(); }
  bool blackMoves() const { return situation.position.toMove() == Color::Black; }
};

Result<Look, CliError> look(const GtpGame& game, GtpEngine& engine, Symmetry symmetry) {
  const auto evaluator = engine.evaluator();
  if (!evaluator) return Unexpected{evaluator.error()};
  Look look{situationOf(game, game.position().toMove()), {}};
  const nn::Query query{&look.situation, symmetry};
  const auto done = (*evaluator)->evaluate({&query, 1}, {&look.evaluation, 1});
  if (!done) return Unexpected{CliError{sentenceOf(done.error())}};
  return look;
}

// The board row by row; `cell` gets the index of a point.
template <class Cell>
std::string rows(BoardSize size, Cell cell) {
  std::string text;
  for (int i = 0; i < size.points(); ++i) {
    text += cell(i);
    text += (i + 1) % size.width == 0 ? '\n' : ' ';
  }
  return text;
}

std::string policyCell(const Look& look, int index) {
  const bool isLegal = look.situation.position.isLegal(Move::at(look.size().pointAt(index)));
  return isLegal ? fixedDecimal(look.evaluation.policy[static_cast<size_t>(index)], 6) : "NAN";
}

std::string rawText(const Look& look, Symmetry symmetry) {
  const nn::Evaluation& seen = look.evaluation;
  const double whiteWin = look.blackMoves() ? 1 - seen.win : seen.win;
  const double whiteLead = look.blackMoves() ? -seen.lead : seen.lead;
  const float sign = look.blackMoves() ? -1 : 1;
  return "symmetry " + std::to_string(static_cast<int>(symmetry)) + "\nwhiteWin " +
         fixedDecimal(whiteWin, 6) + "\nwhiteLoss " + fixedDecimal(1 - whiteWin, 6) +
         "\nnoResult 0.000000\nwhiteLead " + fixedDecimal(whiteLead, 3) + "\npolicy\n" +
         rows(look.size(), [&](int i) { return policyCell(look, i); }) + "policyPass " +
         fixedDecimal(seen.policy.back(), 6) + "\nwhiteOwnership\n" + rows(look.size(), [&](int i) {
           return fixedDecimal(sign * seen.ownership[static_cast<size_t>(i)], 7);
         });
}

Reply rawNetwork(const GtpGame& game, GtpEngine& engine, const Command& command) {
  auto symmetries = symmetriesOf(game.size());
  if (!command.arguments.empty() && command.arguments[0] != "all") {
    const auto wished = parseInteger(command.arguments[0]);
    if (!wished || *wished < 0 || *wished >= static_cast<int>(symmetries.size())) {
      return Reply::failure("no symmetry of this board: " + command.arguments[0]);
    }
    symmetries = symmetries.subspan(static_cast<size_t>(*wished), 1);
  }
  std::string text;
  for (const Symmetry symmetry : symmetries) {
    const auto seen = look(game, engine, symmetry);
    if (!seen) return Reply::failure(seen.error().sentence);
    text += rawText(*seen, symmetry) + (symmetry != symmetries.back() ? "\n" : "");
  }
  return Reply::success(text);
}

// For GoGui: a board of numbers from -1 to 1, positive for Black.
Reply ownership(const GtpGame& game, GtpEngine& engine) {
  const auto seen = look(game, engine, Symmetry::None);
  if (!seen) return Reply::failure(seen.error().sentence);
  const float sign = seen->blackMoves() ? 1 : -1;
  return Reply::success('\n' + rows(seen->size(), [&](int i) {
                          return fixedDecimal(
                              sign * seen->evaluation.ownership[static_cast<size_t>(i)], 3);
                        }));
}

// The likeliest point is 1.
Reply policy(const GtpGame& game, GtpEngine& engine) {
  const auto seen = look(game, engine, Symmetry::None);
  if (!seen) return Reply::failure(seen.error().sentence);
  const std::vector<float>& chances = seen->evaluation.policy;
  const float most = std::max(1e-9f, *std::max_element(chances.begin(), chances.end() - 1));
  return Reply::success('\n' + rows(seen->size(), [&](int i) {
                          return fixedDecimal(chances[static_cast<size_t>(i)] / most, 3);
                        }));
}

Reply winrate(const GtpGame& game, GtpEngine& engine) {
  const auto seen = look(game, engine, Symmetry::None);
  if (!seen) return Reply::failure(seen.error().sentence);
  const bool black = seen->blackMoves();
  const double win = black ? seen->evaluation.win : 1 - seen->evaluation.win;
  const double lead = black ? seen->evaluation.lead : -seen->evaluation.lead;
  return Reply::success("Black wins " + fixedDecimal(100 * win, 1) + " %, " +
                        (lead >= 0 ? "B+" : "W+") + fixedDecimal(std::abs(lead), 1));
}

constexpr const char* kGoGuiCommands =
    "dboard/Network: ownership/tengen-ownership\n"
    "dboard/Network: policy/tengen-policy\n"
    "string/Network: winner and lead/tengen-winrate\n"
    "plist/Dead stones/final_status_list dead\n"
    "string/Final score/final_score\n"
    "none/Level/tengen-level %s";

}  // namespace

void addNetworkCommands(gtp::Dispatcher& table, GtpGame& game, GtpEngine& engine) {
  table.add("kata-raw-nn",
            [&game, &engine](const Command& c) { return rawNetwork(game, engine, c); });
  table.add("tengen-ownership",
            [&game, &engine](const Command&) { return ownership(game, engine); });
  table.add("tengen-policy", [&game, &engine](const Command&) { return policy(game, engine); });
  table.add("tengen-winrate", [&game, &engine](const Command&) { return winrate(game, engine); });
  table.add("gogui-analyze_commands",
            [](const Command&) { return Reply::success(kGoGuiCommands); });
}

}  // namespace tengen::cli
