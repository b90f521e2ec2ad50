// GTP: the count at the end. The judge says what is dead.
#include <functional>
#include <map>

#include "rules/game_facts.h"

#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;

// A position with the judge's marks and what they make of it.
struct Finished {
  Marks marks;
  Count counted;
};

Finished judged(const GtpGame& game, const Judge& judge) {
  const Verdict verdict = judge.judge(game.board(), game.position().toMove());
  return {verdict.marks, count(game.board(), verdict.marks)};
}

Reply finalScore(const GtpGame& game, const Judge& judge) {
  GameFacts facts = factsOf(game.position(), game.handicap());
  facts.komi = game.komi();
  const GameResult result = score(judged(game, judge).counted, game.rules(), facts).result;
  return Reply::success(result.kind == GameResult::Kind::Draw ? "0" : toText(result));
}

using PointTest = std::function<bool(const Finished&, const Board&, Point)>;

bool isLiving(const Finished& game, const Board& board, Point point) {
  return board.at(point) != Stone::None && !game.marks.dead[point];
}

PointTest isTerritoryOf(Owner owner) {
  return [owner](const Finished& game, const Board& board, Point point) {
    return game.counted.owner[point] == owner && !isLiving(game, board, point);
  };
}

const std::map<std::string, PointTest, std::less<>>& statusTests() {
  static const std::map<std::string, PointTest, std::less<>> tests{
      {"alive",
       [](const Finished& game, const Board& board, Point point) {
         return isLiving(game, board, point) && !game.counted.seki[point];
       }},
      {"dead",
       [](const Finished& game, const Board&, Point point) -> bool {
         return game.marks.dead[point];
       }},
      {"seki",
       [](const Finished& game, const Board&, Point point) -> bool {
         return game.counted.seki[point];
       }},
      {"black_territory", isTerritoryOf(Owner::Black)},
      {"white_territory", isTerritoryOf(Owner::White)},
      {"dame",
       [](const Finished& game, const Board&, Point point) -> bool {
         return game.counted.dame[point];
       }},
  };
  return tests;
}

// One line a chain of stones; empty points share a line.
Reply finalStatusList(const GtpGame& game, const Judge& judge, const Command& command) {
  const auto test = statusTests().find(command.text);
  if (test == statusTests().end()) return Reply::failure("invalid status");

  const Finished finished = judged(game, judge);
  const Board& board = game.board();
  const BoardSize size = board.size();
  PointSet listed(size);
  Points empties;
  std::string text;
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (listed[point] || !test->second(finished, board, point)) continue;
    if (board.at(point) == Stone::None) {
      empties.push_back(point);
      continue;
    }
    const Points chain = board.chainAt(point);
    for (const Point stone : chain)
      listed[stone] = true;
    text += vertexList(chain, size) + '\n';
  }
  return Reply::success(text + vertexList(empties, size));
}

}  // namespace

void addScoreCommands(gtp::Dispatcher& table, GtpGame& game, std::function<const Judge&()> judge) {
  table.add("final_score", [&game, judge](const Command&) { return finalScore(game, judge()); });
  table.add("final_status_list",
            [&game, judge](const Command& c) { return finalStatusList(game, judge(), c); });
}

}  // namespace tengen::cli
