#include "engine/game.h"

#include "rules/position.h"

namespace tengen::engine {
namespace {

void takeStones(Game& game, const Board& board) {
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    if (board.at(point) == Stone::Black) game.black.push_back(point);
    if (board.at(point) == Stone::White) game.white.push_back(point);
  }
}

}  // namespace

bool Game::beginsWithHandicap() const {
  return handicap >= 2 && white.empty() && black.size() == static_cast<size_t>(handicap);
}

bool Game::beginsAs(const Game& other) const {
  return size == other.size && rules == other.rules && time == other.time &&
         handicap == other.handicap && black == other.black && white == other.white;
}

Board Game::lastBoard() const {
  auto position = Position::withStones(size, black, white, rules);
  if (!position) return Board(size);
  for (const Turn& turn : moves)
    position = position->afterRecorded(turn.color, turn.move);
  return position->board();
}

Game gameAt(const GameTree& tree, NodeId node, const Ruleset& rules, const TimeSettings& time) {
  const std::vector<NodeId> path = tree.pathTo(node);
  auto first = path.begin();
  for (auto at = path.begin(); at != path.end(); ++at) {
    if (tree.hasSetup(*at) || tree.moveCount(*at) > 1) first = at + 1;
  }
  Game game;
  game.size = tree.size();
  game.rules = rules;
  game.time = time;
  game.handicap = tree.handicap();
  if (first != path.begin()) takeStones(game, tree.positionAt(*(first - 1)).board());
  for (; first != path.end(); ++first) {
    if (const auto turn = tree.moveAt(*first)) game.moves.push_back(*turn);
  }
  return game;
}

Game gameOf(const Board& board) {
  Game game;
  game.size = board.size();
  takeStones(game, board);
  return game;
}

}  // namespace tengen::engine
