#include "apps/cli/match/match_report.h"

#include <cmath>
#include <cstdio>

#include "base/decimal.h"
#include "clock/time_text.h"

#include "apps/cli/plain_text.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

bool hasWinner(const GameResult& result) {
  return result.kind != GameResult::Kind::Draw && result.kind != GameResult::Kind::Void;
}

// A game as the first program sees it.
void add(Tally& tally, const GameResult& result, int number) {
  const Color first = firstHasBlack(number) ? Color::Black : Color::White;
  if (!hasWinner(result)) {
    ++tally.draws;
  } else {
    ++(result.winner == first ? tally.wins : tally.losses);
  }
}

// Without the locale: one digit behind the point, as far as it goes.
std::string rounded(double value, int digits) {
  if (std::isinf(value)) return value > 0 ? "infinite" : "-infinite";
  const double scale = std::pow(10, digits);
  std::string text = shortestDecimal(std::round(value * scale) / scale);
  if (digits > 0 && text.find('.') == std::string::npos) text += ".0";
  return text == "-0" ? "0" : text;
}

std::string percent(double share) {
  return rounded(100 * share, 1) + " %";
}

std::string signedElo(double elo) {
  return (elo >= 0 ? "+" : "") + rounded(elo, 0);
}

std::string row(const std::string& label, const Tally& tally) {
  const auto cell = [](int value) { return alignedRight(std::to_string(value), 8); };
  const std::string share = tally.games() > 0 ? percent(tally.share()) : "-";
  return label + std::string(14 - label.size(), ' ') + cell(tally.wins) + cell(tally.losses) +
         cell(tally.draws) + alignedRight(share, 11) + '\n';
}

std::string sizeText(BoardSize size) {
  return std::to_string(size.width) + "x" + std::to_string(size.height);
}

std::string handicapText(const MatchTerms& terms) {
  return terms.handicap.empty() ? "" : ", handicap " + std::to_string(terms.handicapStones());
}

std::string heading(const MatchResults& results) {
  const MatchTerms& terms = results.terms;
  const auto program = [](const char* letter, const MatchProgram& who) {
    return std::string(letter) + ": " + plainLine(who.name) +
           (who.name == who.commandLine ? "" : "  (" + plainLine(who.commandLine) + ")") + "\n";
  };
  std::string text = program("A", results.programs[0]) + program("B", results.programs[1]);
  text += counted(results.games.size(), "game") + " on " + sizeText(terms.size) + ", " +
          std::string(nameOf(terms.rules).value_or("own")) + " rules, komi " +
          shortestDecimal(terms.rules.komi) + handicapText(terms) + ", time " + toText(terms.time) +
          "; colours swapped every game, each opening played with both\n";
  return text;
}

std::string eloLine(const Tally& tally) {
  const Interval share = shareInterval(tally);
  return "A over B: " + signedElo(eloOf(tally.share())) + " Elo, with 95 % certainty " +
         signedElo(eloOf(share.low)) + " to " + signedElo(eloOf(share.high)) + " (share " +
         percent(share.low) + " to " + percent(share.high) +
         ", Wilson's interval; a draw is half a win)\n";
}

std::string sprtLine(const Sprt& sprt, const Tally& tally) {
  const auto hypothesis = [](double elo) { return "A over B by " + shortestDecimal(elo) + " Elo"; };
  std::string verdict = "undecided";
  if (sprt.verdict(tally) == Sprt::Verdict::High) verdict = "accepted: " + hypothesis(sprt.high);
  if (sprt.verdict(tally) == Sprt::Verdict::Low) verdict = "accepted: " + hypothesis(sprt.low);
  return "SPRT of " + shortestDecimal(sprt.low) + " against " + shortestDecimal(sprt.high) +
         " Elo: log-likelihood ratio " + rounded(sprt.logRatio(tally), 2) + " (bounds ±" +
         rounded(Sprt::bound(), 2) + "), " + verdict + "\n";
}

std::string loserOf(int number, const GameResult& result) {
  const bool firstWon = (result.winner == Color::Black) == firstHasBlack(number);
  return firstWon ? "B" : "A";
}

std::string unusualEnds(const MatchResults& results) {
  std::string text;
  for (const auto& [number, game] : results.games) {
    const std::string where = "game " + std::to_string(number) + ": ";
    if (game.result.kind == GameResult::Kind::Time) {
      text += where + loserOf(number, game.result) + " lost on time\n";
    } else if (game.result.kind == GameResult::Kind::Forfeit) {
      text += where + loserOf(number, game.result) + " lost: " + game.remark + "\n";
    } else if (!game.remark.empty()) {
      text += where + toText(game.result) + ", " + game.remark + "\n";
    }
  }
  return text;
}

Json tallyJson(const Tally& tally) {
  return Json{{"wins", tally.wins},
              {"losses", tally.losses},
              {"draws", tally.draws},
              {"share", tally.games() > 0 ? Json(tally.share()) : Json(nullptr)}};
}

// JSON has no infinity.
Json eloJson(double elo) {
  return std::isinf(elo) ? Json(nullptr) : Json(elo);
}

Json sprtJson(const Sprt& sprt, const Tally& tally) {
  const auto verdict = sprt.verdict(tally);
  Json accepted = nullptr;
  if (verdict == Sprt::Verdict::High) accepted = jsonNumber(sprt.high);
  if (verdict == Sprt::Verdict::Low) accepted = jsonNumber(sprt.low);
  return Json{{"low", jsonNumber(sprt.low)},
              {"high", jsonNumber(sprt.high)},
              {"log_ratio", sprt.logRatio(tally)},
              {"bound", Sprt::bound()},
              {"accepted", accepted}};
}

}  // namespace

Tally MatchResults::inAll() const {
  Tally tally;
  for (const auto& [number, game] : games)
    add(tally, game.result, number);
  return tally;
}

Tally MatchResults::asColor(Color color) const {
  Tally tally;
  for (const auto& [number, game] : games) {
    if (firstHasBlack(number) == (color == Color::Black)) add(tally, game.result, number);
  }
  return tally;
}

std::string matchTable(const MatchResults& results) {
  if (results.games.empty()) return "No game was finished.\n";
  const Tally all = results.inAll();
  std::string text = heading(results);
  text += "\n                  wins  losses   draws      share\n";
  text += row("A", all);
  text += row("  as Black", results.asColor(Color::Black));
  text += row("  as White", results.asColor(Color::White));
  text += '\n' + eloLine(all);
  if (results.sprt) text += sprtLine(*results.sprt, all);
  return text + unusualEnds(results);
}

Json matchJson(const MatchResults& results) {
  const Tally all = results.inAll();
  const Interval share = shareInterval(all);
  Json json{{"a", results.programs[0].name},
            {"b", results.programs[1].name},
            {"games", all.games()},
            {"a_in_all", tallyJson(all)},
            {"a_as_black", tallyJson(results.asColor(Color::Black))},
            {"a_as_white", tallyJson(results.asColor(Color::White))},
            {"share_low", share.low},
            {"share_high", share.high},
            {"elo", all.games() > 0 ? eloJson(eloOf(all.share())) : Json(nullptr)},
            {"elo_low", eloJson(eloOf(share.low))},
            {"elo_high", eloJson(eloOf(share.high))}};
  if (results.sprt) json["sprt"] = sprtJson(*results.sprt, all);
  int onTime = 0, forfeits = 0;
  for (const auto& [number, game] : results.games) {
    onTime += game.result.kind == GameResult::Kind::Time;
    forfeits += game.result.kind == GameResult::Kind::Forfeit;
  }
  json["lost_on_time"] = onTime;
  json["forfeits"] = forfeits;
  return json;
}

std::string progressLine(const MatchResults& results, int number) {
  const Tally all = results.inAll();
  const GameOutcome& game = results.games.at(number);
  std::string line = "game " + std::to_string(number) + " (" + toText(game.result) + ", " +
                     counted(static_cast<size_t>(game.moves), "move") + "): A " +
                     std::to_string(all.wins) + ", B " + std::to_string(all.losses);
  if (all.draws > 0) line += ", draws " + std::to_string(all.draws);
  line += ", A has " + percent(all.share());
  if (results.sprt) line += ", log ratio " + rounded(results.sprt->logRatio(all), 2);
  return line;
}

}  // namespace tengen::cli
