#include "library/position_search.h"

#include <gtest/gtest.h>
#include <sstream>
#include <tuple>

#include "library/game_lookup.h"
#include "library/library_test_kit.h"
#include "rules/diagram.h"

namespace tengen::library {
namespace {

using NextKey = std::tuple<Color, int>;  // the pass is one point more than the board has

// What the fast search must find, by looking at every node of every game in every frame.
struct SlowAnswer {
  Wins wins;
  size_t hits = 0;
  std::map<NextKey, Wins> next;
};

void addWin(Wins& wins, const std::string& result, bool swaps) {
  ++wins.games;
  const bool black = result.starts_with("B+");
  const bool white = result.starts_with("W+");
  wins.black += swaps ? white : black;
  wins.white += swaps ? black : white;
}

bool liesOn(const Board& game, const Board& question, Frame frame) {
  const BoardSize size = game.size();
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    if (frame.of(game.at(p)) != question.at(frame.of(p, size))) return false;
  }
  return true;
}

std::vector<Frame> framesOnto(const Board& game, const PositionQuery& query) {
  std::vector<Frame> frames;
  if (game.size() != query.board.size()) return frames;
  for (int f = 0; f < kFrames; ++f) {
    const Frame frame = Frame::at(f);
    if (!game.size().isSquare() && swapsSides(frame.symmetry)) continue;
    if (frame.swapsColors && !query.eitherColor) continue;
    if (liesOn(game, query.board, frame)) frames.push_back(frame);
  }
  return frames;
}

struct SlowNext {
  NextKey key;
  bool swaps;
};

// Of all ways to show a move on the question, the one by its side to move, farthest to the upper
// right.
SlowNext shown(Turn turn, const std::vector<Frame>& frames, const PositionQuery& query) {
  const BoardSize size = query.board.size();
  std::optional<std::tuple<bool, int, int, bool>> best;
  SlowNext next{};
  for (const Frame frame : frames) {
    const Point p = turn.move.isPass() ? Point{} : frame.of(turn.move.point(), size);
    const Color color = frame.of(turn.color);
    const std::tuple rank(color == query.toMove, p.x - p.y, int{p.x}, !frame.swapsColors);
    if (best && rank <= *best) continue;
    best = rank;
    next = {{color, turn.move.isPass() ? size.points() : size.indexOf(p)}, frame.swapsColors};
  }
  return next;
}

void collectNext(const SlowGame& game, const SlowNode& node, std::vector<Turn>& moves) {
  for (const int child : node.children) {
    const SlowNode& next = game.nodes[static_cast<size_t>(child)];
    if (!next.moves.empty()) moves.push_back(next.moves.front());
    if (next.isSilent) collectNext(game, next, moves);
  }
}

SlowAnswer slowFind(const std::vector<SlowGame>& games, const PositionQuery& query) {
  SlowAnswer answer;
  for (const SlowGame& game : games) {
    bool isFirst = true;
    std::set<NextKey> seen;
    for (const SlowNode& node : game.nodes) {
      const bool isNew =
          node.parent < 0 ||
          !sameStones(game.nodes[static_cast<size_t>(node.parent)].board, node.board);
      const auto frames = framesOnto(node.board, query);
      if (!isNew || frames.empty() || !query.moves.contains(node.moveNumber)) continue;
      std::vector<Turn> moves;
      collectNext(game, node, moves);
      std::vector<SlowNext> next;
      for (const Turn& move : moves)
        next.push_back(shown(move, frames, query));
      if (query.next && std::none_of(next.begin(), next.end(), [&](const SlowNext& n) {
            return std::get<0>(n.key) == *query.next;
          })) {
        continue;
      }
      ++answer.hits;
      if (isFirst) addWin(answer.wins, game.info.result, frames.front().swapsColors);
      isFirst = false;
      for (const SlowNext& n : next) {
        if (seen.insert(n.key).second) addWin(answer.next[n.key], game.info.result, n.swaps);
      }
    }
  }
  return answer;
}

void expectSame(const Answer& fast, const SlowAnswer& slow, BoardSize size) {
  EXPECT_EQ(fast.wins, slow.wins);
  EXPECT_EQ(fast.hits, slow.hits);
  std::map<NextKey, Wins> next;
  for (const NextMove& move : fast.next) {
    const int point =
        move.turn.move.isPass() ? size.points() : size.indexOf(move.turn.move.point());
    next[{move.turn.color, point}] = move.wins;
  }
  EXPECT_EQ(next, slow.next);
}

// A position of one of the games, turned at random.
PositionQuery randomPosition(const std::vector<SlowGame>& games, Random& random) {
  const SlowGame& game = games[random.below(static_cast<uint32_t>(games.size()))];
  const auto nodes = static_cast<uint32_t>(game.nodes.size());
  const SlowNode& node =
      game.nodes[random.below(random.below(2) == 0 ? nodes : std::min(nodes, 6u))];
  const Symmetry symmetry =
      symmetriesOf(game.size)[random.below(static_cast<uint32_t>(symmetriesOf(game.size).size()))];
  const Frame frame{symmetry, random.below(2) == 0};
  Points black, white;
  for (int i = 0; i < game.size.points(); ++i) {
    const Point p = game.size.pointAt(i);
    const Stone stone = frame.of(node.board.at(p));
    if (stone == Stone::Black) black.push_back(frame.of(p, game.size));
    if (stone == Stone::White) white.push_back(frame.of(p, game.size));
  }
  PositionQuery query{.board = Board(game.size), .next = {}, .moves = {}};
  query.board.setUp(black, white, {});
  query.toMove = random.below(2) == 0 ? Color::Black : Color::White;
  query.eitherColor = random.below(4) != 0;
  if (random.below(5) == 0) query.next = random.below(2) == 0 ? Color::Black : Color::White;
  if (random.below(5) == 0) query.moves = {static_cast<int>(random.below(4)), 30};
  return query;
}

TEST(PositionSearch, FindsExactlyWhatASlowSearchFindsInRandomGamesOfEveryKind) {
  const TestGames games(1, 100);
  const Library opened = games.library.open();
  Random random(2);
  for (uint32_t i = 0; i < amountOf("TENGEN_LIBRARY_QUERIES", 100); ++i) {
    const PositionQuery query = randomPosition(games.games, random);
    SCOPED_TRACE("query " + std::to_string(i) + '\n' + toDiagram(query.board));
    expectSame(opened.find(query, {}), slowFind(games.games, query), query.board.size());
    if (testing::Test::HasFailure()) return;
  }
}

struct PositionSearchSmall : testing::Test {
  Answer find(const std::string& text, std::string_view diagram) {
    library.write("a.sgf", text);
    library.scan();
    return library.open().find(PositionQuery{.board = boardOf(diagram), .next = {}, .moves = {}},
                               {});
  }
  TestLibrary library;
};

// Where a walk ends that goes the ways of a path, and the first where it says nothing.
std::set<size_t> nodesAlong(const SlowGame& game, const std::string& path) {
  std::istringstream ways(path);
  std::set<size_t> line;
  for (size_t node = 0;;) {
    line.insert(node);
    const auto& children = game.nodes[node].children;
    if (children.empty()) break;
    std::string way = "0";
    if (children.size() > 1 && !std::getline(ways, way, '.')) way = "0";
    node = static_cast<size_t>(children.at(std::stoul(way)));
  }
  EXPECT_TRUE(ways.peek() == EOF) << path;
  return line;
}

TEST(GameLookup, TheVariationOfANodeLeadsToIt) {
  const std::string text = RandomGames(31).game() + RandomGames(32).game() +
                           "(;SZ[5];B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee];B[ab](;W[ba])(;W[bc])))";
  const auto read = sgf::read(text);
  for (const NodeId root : read->collection.games()) {
    const SlowGame game = slowGame(read->collection, root);
    const auto steps = recordSteps(read->collection, root, game.size);
    for (const SlowNode& node : game.nodes) {
      const std::string path = variationAt(node.number, steps);
      EXPECT_TRUE(nodesAlong(game, path).contains(node.number)) << node.number << ' ' << path;
      EXPECT_FALSE(path.ends_with(".0") || path == "0") << "the first way needs no word";
    }
  }
  const auto last = recordSteps(read->collection, read->collection.games()[2], BoardSize{5, 5});
  EXPECT_EQ(variationAt(4, last), "0.1");
  EXPECT_EQ(variationAt(6, last), "1");
  EXPECT_EQ(variationAt(8, last), "1.1");
  EXPECT_EQ(variationAt(3, last), "");
}

TEST_F(PositionSearchSmall, ASymmetricalPositionIsCountedOnceAndItsNextMoveStandsInTheUpperRight) {
  const Answer answer = find("(;SZ[5]RE[B+R];B[bb];W[dd])(;SZ[5]RE[W+R];B[bd];W[dd])",
                             ".....\n.....\n.....\n.....\n.....");
  EXPECT_EQ(answer.hits, 2u);
  EXPECT_EQ(answer.wins, (Wins{2, 1, 1}));
  ASSERT_EQ(answer.next.size(), 1u);
  EXPECT_EQ(answer.next[0].turn, (Turn{Color::Black, Move::at({3, 1})}));
  EXPECT_EQ(answer.next[0].wins, (Wins{2, 1, 1}));
}

TEST_F(PositionSearchSmall, AGameWithColoursChangedCountsForTheSideItIsOnTheBoardAskedAbout) {
  const Answer answer = find("(;SZ[5]RE[W+R];W[bb];B[bc])", R"(
    . . . . .
    . X . . .
    . . . . .
    . . . . .
    . . . . .)");
  EXPECT_EQ(answer.wins, (Wins{1, 1, 0}));
  ASSERT_EQ(answer.next.size(), 1u);
  EXPECT_EQ(answer.next[0].turn.color, Color::White);
}

TEST_F(PositionSearchSmall, HitsAreToldApartFromGames) {
  // The ko is taken, which is the same board seen in a mirror by the other side, and taken back.
  const Answer answer = find("(;SZ[4]AB[ba][ab][bc]AW[ca][cc][db][bb];B[cb];W[bb])", R"(
    . X O .
    X O . O
    . X O .
    . . . .)");
  EXPECT_EQ(answer.wins.games, 1u);
  EXPECT_EQ(answer.hits, 3u);
}

TEST_F(PositionSearchSmall, AVariationIsFoundAndEachOfItsContinuations) {
  const Answer answer = find("(;SZ[5];B[aa](;W[bb])(;C[or];W[cc])(;W[bb];B[dd]))", R"(
    X . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .)");
  EXPECT_EQ(answer.hits, 1u);
  EXPECT_EQ(answer.next.size(), 2u);
}

}  // namespace
}  // namespace tengen::library
