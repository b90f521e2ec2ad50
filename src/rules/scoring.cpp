#include "rules/scoring.h"

#include <cmath>
#include <vector>

#include "rules/areas.h"
#include "rules/seki.h"

namespace tengen {
namespace {

Owner ownerOf(Color color) {
  return color == Color::Black ? Owner::Black : Owner::White;
}

bool isLiving(const Board& board, const Marks& marks, Point p) {
  return board.at(p) != Stone::None && !marks.dead[p];
}

// Living stones by colour; dead stones are as empty points.
Grid<uint8_t> livingStones(const Board& board, const Marks& marks) {
  Grid<uint8_t> living(board.size());
  for (const Point p : AllPoints(board.size())) {
    if (isLiving(board, marks, p)) living[p] = static_cast<uint8_t>(board.at(p));
  }
  return living;
}

// A region belongs to the side whose stones alone lie around it.
Owner ownerOfRegion(const Board& board, const std::vector<size_t>& chains, const Areas& areas) {
  Owner owner = Owner::Nobody;
  for (const size_t chain : chains) {
    const Owner beside = ownerOf(colorOf(board.at(areas.firstOf(chain))));
    if (owner != Owner::Nobody && owner != beside) return Owner::Nobody;
    owner = beside;
  }
  return owner;
}

Grid<Owner> ownersOf(const Board& board, const Marks& marks) {
  Grid<Owner> owners(board.size());
  const Areas areas(livingStones(board, marks));
  const auto borders = areas.borders();
  for (size_t area = 0; area < areas.count(); ++area) {
    const Point first = areas.firstOf(area);
    const bool living = isLiving(board, marks, first);
    const Owner owner =
        living ? ownerOf(colorOf(board.at(first))) : ownerOfRegion(board, borders[area], areas);
    for (const Point p : areas.pointsOf(area)) {
      owners[p] = living ? owner : marks.regionOwner[p].value_or(owner);
    }
  }
  return owners;
}

Content contentOf(Owner owner, bool living) {
  switch (owner) {
    case Owner::Black:
      return living ? Content::BlackStone : Content::BlackSpace;
    case Owner::White:
      return living ? Content::WhiteStone : Content::WhiteSpace;
    case Owner::Nobody:
      break;
  }
  return Content::Dame;
}

Grid<Content> contentsOf(const Grid<Owner>& owners, const Board& board, const Marks& marks) {
  Grid<Content> contents(board.size());
  for (const Point p : AllPoints(board.size())) {
    contents[p] = contentOf(owners[p], isLiving(board, marks, p));
  }
  return contents;
}

double totalOf(const Count::Side& side, Scoring scoring) {
  if (scoring == Scoring::Area) return side.stones + side.territory;
  return side.territory - side.sekiTerritory + side.prisoners + side.deadTaken;
}

GameResult resultOf(double lead, Tie tie) {
  // A komi such as 6.3 has no exact binary form; its dust must not reach the result.
  const double margin = std::round(std::abs(lead) * 1e6) / 1e6;
  if (margin == 0 && tie == Tie::Draw) return {GameResult::Kind::Draw, Color::Black, 0};
  const bool blackWins = margin == 0 ? tie == Tie::Black : lead > 0;
  return {GameResult::Kind::Counted, blackWins ? Color::Black : Color::White, margin};
}

}  // namespace

Count count(const Board& board, const Marks& marks) {
  Count result(board.size());
  result.owner = ownersOf(board, marks);
  const Seki seki = findSeki(contentsOf(result.owner, board, marks), marks.dead);
  result.seki = seki.stones;
  result.sekiEyes = seki.eyes;
  result.black.prisoners = board.prisonersOf(Color::Black);
  result.white.prisoners = board.prisonersOf(Color::White);
  for (const Point p : AllPoints(board.size())) {
    const Stone stone = board.at(p);
    const bool living = isLiving(board, marks, p);
    if (stone != Stone::None && !living)
      ++(stone == Stone::White ? result.black : result.white).deadTaken;
    if (result.owner[p] == Owner::Nobody) {
      result.dame[p] = true;
      ++result.neutral;
      continue;
    }
    Count::Side& side = result.owner[p] == Owner::Black ? result.black : result.white;
    ++(living ? side.stones : side.territory);
    if (seki.eyes[p]) ++side.sekiTerritory;
  }
  return result;
}

Score score(const Count& count, const Ruleset& rules, const GameFacts& facts) {
  Score score;
  score.scoring = rules.scoring;
  score.handicapBonus = handicapBonus(rules, facts.handicap);
  score.black = totalOf(count.black, rules.scoring);
  score.white = totalOf(count.white, rules.scoring) + facts.komi + score.handicapBonus;
  if (rules.passStones && rules.scoring == Scoring::Territory) {
    score.black += facts.whitePasses + (facts.blackPassedLast ? 1 : 0);
    score.white += facts.blackPasses;
  }
  score.result = resultOf(score.black - score.white, rules.tie);
  return score;
}

}  // namespace tengen
