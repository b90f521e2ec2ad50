#include "apps/cli/match/match_openings.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "base/random.h"
#include "rules/areas.h"
#include "rules/symmetry.h"

#include "apps/cli/lines.h"

namespace tengen::cli {
namespace {

// Where a stone makes sense while the board is nearly empty, and how far from the next.
struct Custom {
  int nearest;   // to the edge, in lines from 0
  int farthest;  // from the nearer edge
  int apart;     // columns or rows between stones, at least
  int moves;
};

// One white stone makes a game another; the rest is the programs'.
constexpr Custom kBesideHandicap{2, 3, 3, 1};

Custom customOf(BoardSize size) {
  const int side = std::min(size.width, size.height);
  if (side >= 15) return {2, 4, 6, 4};
  if (side >= 12) return {2, 3, 5, 4};
  if (side >= 7) return {2, side, 2, 2};
  return {side >= 5 ? 1 : 0, side, 1, 1};
}

int linesFromEdge(int x, int side) {
  return std::min(x, side - 1 - x);
}

Points naturalPoints(BoardSize size, const Custom& custom) {
  const auto fits = [&](int x, int side) {
    const int lines = linesFromEdge(x, side);
    return lines >= custom.nearest && lines <= custom.farthest;
  };
  Points points;
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    if (fits(point.x, size.width) && fits(point.y, size.height)) points.push_back(point);
  }
  return points;
}

int distance(Point a, Point b) {
  return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

// On the third and fourth line of any side: where one comes near handicap stones.
Points approaches(BoardSize size) {
  Points points;
  for (const Point point : AllPoints(size)) {
    const int lines =
        std::min(linesFromEdge(point.x, size.width), linesFromEdge(point.y, size.height));
    if (lines == 2 || lines == 3) points.push_back(point);
  }
  return points;
}

// Draws until one fits; a board without room for more gives fewer.
Points drawStones(const Points& natural, const Points& handicap, const Custom& custom, int count,
                  Random& random) {
  Points stones;
  int apart = custom.apart;
  for (int tries = 0; static_cast<int>(stones.size()) < count && apart > 0; ++tries) {
    if (tries % 64 == 63) --apart;
    const Point point = natural[random.below(static_cast<uint32_t>(natural.size()))];
    const auto isApart = [&](Point other) { return distance(other, point) >= apart; };
    const bool isFree = std::all_of(stones.begin(), stones.end(), isApart) &&
                        std::all_of(handicap.begin(), handicap.end(), isApart);
    if (isFree) stones.push_back(point);
  }
  return stones;
}

// The same for all that are the same turned or mirrored.
Points canonical(const Points& stones, BoardSize size) {
  Points least = stones;
  for (const Symmetry symmetry : symmetriesOf(size)) {
    Points other;
    for (const Point stone : stones)
      other.push_back(transformed(stone, size, symmetry));
    least = std::min(least, other);
  }
  return least;
}

std::vector<Turn> alternately(const Points& stones, Color color) {
  std::vector<Turn> turns;
  for (const Point stone : stones) {
    turns.push_back({color, Move::at(stone)});
    color = opponent(color);
  }
  return turns;
}

// The moves of the main line, checked.
Result<std::vector<Turn>, CliError> turnsOf(const GameTree& tree, Position position,
                                            std::optional<int> moves) {
  const auto no = [](const char* why) { return Unexpected{CliError{why}}; };
  if (tree.size() != position.board().size()) return no("an opening for another size of board");
  std::vector<Turn> turns;
  for (const NodeId id : mainLine(tree)) {
    if (moves && static_cast<int>(turns.size()) >= *moves) break;
    if (tree.hasSetup(id)) return no("an opening must be moves alone, and this sets up stones");
    const auto turn = tree.moveAt(id);
    if (!turn) continue;
    auto next = position.after(turn->color, turn->move);
    if (!next) return no("an opening with an illegal move");
    position = std::move(*next);
    turns.push_back(*turn);
  }
  return turns;
}

Result<std::vector<std::string>, CliError> filesAt(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code trouble;
  if (!fs::is_directory(path, trouble)) return std::vector{path};
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(path, trouble)) {
    if (entry.path().extension() == ".sgf") files.push_back(entry.path().string());
  }
  if (files.empty()) return Unexpected{CliError{path + ": there is no .sgf file here"}};
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

std::vector<Opening> randomOpenings(BoardSize size, int count, std::optional<int> moves,
                                    uint64_t seed, const Points& handicap) {
  const Custom custom = handicap.empty() ? customOf(size) : kBesideHandicap;
  const Points natural = handicap.empty() ? naturalPoints(size, custom) : approaches(size);
  const Color first = handicap.empty() ? Color::Black : Color::White;
  Random random(splitmix(seed));
  std::vector<Opening> openings;
  std::set<Points> seen;
  int length = moves.value_or(custom.moves);
  for (int inVain = 0; static_cast<int>(openings.size()) < count;) {
    const Points stones = drawStones(natural, handicap, custom, length, random);
    const bool isNew = seen.insert(canonical(stones, size)).second;
    if (isNew || length == 0 || length > size.points()) {
      inVain = 0;
      openings.push_back(
          {"random " + std::to_string(openings.size() + 1), alternately(stones, first)});
    } else if (++inVain == 200) {
      inVain = 0;
      ++length;
    }
  }
  return openings;
}

Result<std::vector<Opening>, CliError> openingsFrom(const std::string& path, const Position& start,
                                                    std::optional<int> moves) {
  const auto files = filesAt(path);
  if (!files) return Unexpected{files.error()};
  std::vector<Opening> openings;
  for (const std::string& file : *files) {
    auto loaded = loadGoGame(file);
    if (!loaded) return Unexpected{loaded.error()};
    GameTree& tree = loaded->tree;
    for (size_t game = 0; game < tree.gameCount(); ++game) {
      tree.open(game);
      auto turns = turnsOf(tree, start, moves);
      if (!turns) return Unexpected{CliError{file + ": " + turns.error().sentence}};
      const std::string name = std::filesystem::path(file).filename().string();
      const std::string number = tree.gameCount() > 1 ? " " + std::to_string(game + 1) : "";
      openings.push_back({name + number, std::move(*turns)});
    }
  }
  return openings;
}

}  // namespace tengen::cli
