#include "apps/cli/score/score_report.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/decimal.h"
#include "rules/areas.h"
#include "rules/notation.h"

#include "apps/cli/plain_text.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

int territoryOf(const Count::Side& side, Scoring scoring) {
  return scoring == Scoring::Area ? side.territory : side.territory - side.sekiTerritory;
}

int prisonersOf(const Count::Side& side) {
  return side.prisoners + side.deadTaken;
}

Json sideJson(const Count::Side& side, Scoring scoring, double total) {
  return Json{{"stones", side.stones},
              {"territory", territoryOf(side, scoring)},
              {"prisoners", prisonersOf(side)},
              {"total", jsonNumber(total)}};
}

std::vector<std::string> pointNames(const PointSet& points, Notation notation) {
  std::vector<std::string> names;
  for (int i = 0; i < points.size().points(); ++i) {
    const Point point = points.size().pointAt(i);
    if (points[point]) names.push_back(toText(point, points.size(), notation));
  }
  return names;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names)
    text += ' ' + name;
  return text;
}

// A label and four cells: Black and White by area, Black and White by territory.
using Cells = std::array<std::string, 4>;

std::string row(const std::string& label, const Cells& cells) {
  std::string text = "  " + label + std::string(12 - label.size(), ' ');
  text += alignedRight(cells[0], 8) + alignedRight(cells[1], 8) + "    ";
  text += alignedRight(cells[2], 8) + alignedRight(cells[3], 8);
  return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
}

Score scoreBy(const CountedPosition& position, Scoring scoring) {
  Ruleset rules = position.rules;
  rules.scoring = scoring;
  return score(position.counted, rules, position.facts);
}

// Which of the two columns is the game's, by which rules, and what its record says.
std::string resultWords(const CountedPosition& position) {
  const Scoring scoring = position.rules.scoring;
  std::string text = "  This game is counted by ";
  text += scoring == Scoring::Area ? "area" : "territory";
  text += " (" + position.rulesName + " rules" + (position.rulesAreAssumed ? ", assumed" : "") +
          "): " + toText(scoreBy(position, scoring).result) + '\n';
  if (!position.recorded.empty() && position.isTheEnd)
    text += "  The record says " + plainLine(position.recorded) + ".\n";
  return text;
}

// A finished game leaves single dame, alleys of dame and the shared liberties of seki. Where nobody
// owns a large area with room in it, there is still a game to play.
bool isUnfinished(const Count& counted) {
  constexpr size_t kRoom = 12;
  Grid<uint8_t> labels(counted.dame.size());
  for (const Point point : AllPoints(labels.size()))
    labels[point] = counted.dame[point];
  const Areas areas(labels);
  const auto hasSquareAt = [&](Point p) {
    const auto right = static_cast<uint8_t>(p.x + 1);
    const auto below = static_cast<uint8_t>(p.y + 1);
    if (right >= labels.size().width || below >= labels.size().height) return false;
    return labels[Point{right, p.y}] && labels[Point{p.x, below}] && labels[Point{right, below}];
  };
  for (size_t area = 0; area < areas.count(); ++area) {
    const auto points = areas.pointsOf(area);
    if (!labels[points.front()] || points.size() < kRoom) continue;
    if (std::any_of(points.begin(), points.end(), hasSquareAt)) return true;
  }
  return false;
}

}  // namespace

Json scoreJson(const CountedPosition& position) {
  const Scoring scoring = position.rules.scoring;
  const Score score = scoreBy(position, scoring);
  const Count& counted = position.counted;
  Json json{{"file", position.file}};
  if (position.games > 1) json["game"] = position.game;
  json.update(
      {{"rules", position.rulesName},
       {"scoring", scoring == Scoring::Area ? "area" : "territory"},
       {"komi", jsonNumber(position.komi)},
       {"komi_assumed", position.komiIsAssumed},
       {"handicap_bonus", score.handicapBonus},
       {"black", sideJson(counted.black, scoring, score.black)},
       {"white", sideJson(counted.white, scoring, score.white)},
       {"dead", pointNames(position.marks.dead, Notation::Sgf)},
       {"seki", isUnfinished(counted) ? std::vector<std::string>()
                                      : pointNames(counted.seki, Notation::Sgf)},
       {"unfinished", isUnfinished(counted)},
       {"neutral", counted.neutral},
       {"result", toText(score.result)},
       {"recorded", position.recorded.empty() ? Json(nullptr) : jsonText(position.recorded)}});
  return json;
}

std::string scoreTable(const CountedPosition& position) {
  const Score area = scoreBy(position, Scoring::Area);
  const Score territory = scoreBy(position, Scoring::Territory);
  const Count::Side& black = position.counted.black;
  const Count::Side& white = position.counted.white;
  const auto number = [](int value) { return std::to_string(value); };
  const std::string komi = shortestDecimal(position.komi);

  const std::string game =
      position.games > 1 ? ", game " + std::to_string(position.game) : std::string();
  std::string text = plainLine(position.file) + game + ": after " +
                     counted(static_cast<size_t>(position.moves), "move") + ", komi " + komi +
                     (position.komiIsAssumed ? " (assumed)" : "") + '\n';
  text += "                          Area           Territory\n";
  text += row("", {"Black", "White", "Black", "White"});
  text += row("Stones", {number(black.stones), number(white.stones), "", ""});
  text += row("Territory", {number(black.territory), number(white.territory),
                            number(territoryOf(black, Scoring::Territory)),
                            number(territoryOf(white, Scoring::Territory))});
  text += row("Prisoners", {"", "", number(prisonersOf(black)), number(prisonersOf(white))});
  text += row("Komi", {"", komi, "", komi});
  if (area.handicapBonus > 0 || territory.handicapBonus > 0) {
    text += row("Handicap", {"", number(area.handicapBonus), "", number(territory.handicapBonus)});
  }
  text += row("Total", {shortestDecimal(area.black), shortestDecimal(area.white),
                        shortestDecimal(territory.black), shortestDecimal(territory.white)});
  text += row("Result", {"", toText(area.result), "", toText(territory.result)});
  const auto dead = pointNames(position.marks.dead, Notation::Standard);
  const auto seki = pointNames(position.counted.seki, Notation::Standard);
  if (!dead.empty()) text += "  Dead:" + joined(dead) + '\n';
  if (isUnfinished(position.counted)) {
    text += "  Unfinished: " + counted(static_cast<size_t>(position.counted.neutral), "point") +
            " nobody owns yet\n";
  } else if (!seki.empty()) {
    text += "  Seki:" + joined(seki) + '\n';
  }
  return text + resultWords(position);
}

}  // namespace tengen::cli
