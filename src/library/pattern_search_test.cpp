#include "library/pattern_search.h"

#include <gtest/gtest.h>
#include <set>
#include <tuple>

#include "library/library_test_kit.h"

namespace tengen::library {
namespace {

// The slow, obvious search: every node, every turn, every place.
namespace slow {

using NextKey = std::pair<Color, int>;

struct Found {
  Wins wins;
  size_t hits = 0;
  std::map<NextKey, Wins> next;
};

// A board point for every pattern point, and what it may hold there.
struct Place {
  std::vector<int> points;  // of the board, by point of the pattern
  std::vector<Allowed> allowed;
  Frame turn;  // of the pattern

  // Places with the same demands are one.
  auto identity(const Pattern& pattern) const {
    std::map<int, Allowed> demands;
    for (size_t i = 0; i < points.size(); ++i)
      demands[points[i]] = allowed[i];
    std::vector<int> order;
    for (const int point : pattern.order)
      order.push_back(points[static_cast<size_t>(point)]);
    return std::tuple(demands, order, !order.empty() && turn.swapsColors);
  }
};

bool liesAlong(const Pattern& pattern, Symmetry symmetry, int left, int top, BoardSize board) {
  const BoardSize part = transformed(pattern.size, symmetry);
  const Edges edges = turned(pattern.edges, symmetry);
  return (!edges.left || left == 0) && (!edges.top || top == 0) &&
         (!edges.right || left + part.width == board.width) &&
         (!edges.bottom || top + part.height == board.height);
}

std::vector<Place> placesOn(const PatternQuery& query, BoardSize board) {
  const Pattern& pattern = query.pattern;
  std::vector<Place> places;
  std::set<decltype(Place{}.identity(pattern))> seen;
  for (int f = 0; f < (query.eitherColor ? kFrames : 8); ++f) {
    const Frame turn = Frame::at(f);
    const BoardSize part = transformed(pattern.size, turn.symmetry);
    for (int top = 0; top + part.height <= board.height; ++top) {
      for (int left = 0; left + part.width <= board.width; ++left) {
        if (!liesAlong(pattern, turn.symmetry, left, top, board)) continue;
        Place place{{}, {}, turn};
        for (int i = 0; i < pattern.size.points(); ++i) {
          const Point p = turn.of(pattern.size.pointAt(i), pattern.size);
          place.points.push_back((p.y + top) * board.width + p.x + left);
          const Allowed allowed = pattern.points[static_cast<size_t>(i)];
          place.allowed.push_back(turn.swapsColors ? withColorsSwapped(allowed) : allowed);
        }
        if (seen.insert(place.identity(pattern)).second) places.push_back(std::move(place));
      }
    }
  }
  return places;
}

bool fits(const Place& place, const Board& board) {
  for (size_t i = 0; i < place.points.size(); ++i) {
    if (!allows(place.allowed[i], board.at(board.size().pointAt(place.points[i])))) return false;
  }
  return true;
}

// Set-up in the part ends a line.
bool setsUpInside(const SlowGame& game, const SlowNode& node, const Place& place) {
  const Board& before = game.nodes[static_cast<size_t>(node.parent)].board;
  return std::any_of(place.points.begin(), place.points.end(), [&](int point) {
    const Point p = game.size.pointAt(point);
    const bool isPlayed = std::any_of(node.moves.begin(), node.moves.end(), [&](const Turn& turn) {
      return !turn.move.isPass() && turn.move.point() == p;
    });
    return !isPlayed && node.board.at(p) != before.at(p) && node.board.at(p) != Stone::None;
  });
}

// From a node on, along every line: the moves that must come, then the next.
void follow(const SlowGame& game, const SlowNode& node, const Pattern& pattern, const Place& place,
            size_t played, bool& isInOrder, std::vector<Turn>& next) {
  for (const int number : node.children) {
    const SlowNode& child = game.nodes[static_cast<size_t>(number)];
    size_t state = played;
    bool isOpen = true;
    for (const Turn& turn : child.moves) {
      if (!isOpen || turn.move.isPass()) continue;
      const int point = game.size.indexOf(turn.move.point());
      const auto there = std::find(place.points.begin(), place.points.end(), point);
      if (there == place.points.end()) continue;
      if (state == pattern.order.size()) {
        next.push_back(turn);
        isOpen = false;
        continue;
      }
      const Color first = place.turn.of(pattern.isWhiteFirst ? Color::White : Color::Black);
      const Color color = state % 2 == 0 ? first : opponent(first);
      const bool isRight =
          there - place.points.begin() == pattern.order[state] && turn.color == color;
      if (isRight) isInOrder |= ++state == pattern.order.size();
      isOpen = isRight;
    }
    if (isOpen && setsUpInside(game, child, place)) isOpen = false;
    if (isOpen) follow(game, child, pattern, place, state, isInOrder, next);
  }
}

// The frames that lay the pattern on itself.
std::vector<Frame> selfFrames(const PatternQuery& query) {
  const Pattern& pattern = query.pattern;
  std::vector<Frame> frames;
  for (int f = 0; f < (query.eitherColor ? kFrames : 8); ++f) {
    const Frame frame = Frame::at(f);
    if (transformed(pattern.size, frame.symmetry) != pattern.size) continue;
    if (turned(pattern.edges, frame.symmetry) != pattern.edges) continue;
    if (!pattern.order.empty() && frame.swapsColors) continue;
    bool isSame = true;
    for (int i = 0; i < pattern.size.points(); ++i) {
      const int to = pattern.size.indexOf(frame.of(pattern.size.pointAt(i), pattern.size));
      const Allowed allowed = pattern.points[static_cast<size_t>(i)];
      isSame &= (frame.swapsColors ? withColorsSwapped(allowed) : allowed) ==
                pattern.points[static_cast<size_t>(to)];
      const bool isOrdered = std::count(pattern.order.begin(), pattern.order.end(), i) > 0;
      isSame &= !isOrdered || to == i;
    }
    if (isSame) frames.push_back(frame);
  }
  return frames;
}

struct Shown {
  NextKey key;
  bool swaps;
};

Shown shown(const Turn& turn, const SlowGame& game, const Place& place, const PatternQuery& query) {
  const BoardSize size = query.pattern.size;
  const int point = game.size.indexOf(turn.move.point());
  const auto index =
      std::find(place.points.begin(), place.points.end(), point) - place.points.begin();
  const Point p = size.pointAt(static_cast<int>(index));
  std::optional<std::tuple<bool, int, int, bool>> best;
  Shown result{};
  for (const Frame frame : selfFrames(query)) {
    const Point q = frame.of(p, size);
    const Color color = frame.of(place.turn.of(turn.color));
    const std::tuple rank(color == Color::Black, q.x - q.y, int{q.x}, !frame.swapsColors);
    if (best && rank <= *best) continue;
    best = rank;
    result = {{color, size.indexOf(q)}, frame.swapsColors != place.turn.swapsColors};
  }
  return result;
}

void addWin(Wins& wins, const std::string& result, bool swaps) {
  ++wins.games;
  const bool black = result.starts_with("B+");
  const bool white = result.starts_with("W+");
  wins.black += swaps ? white : black;
  wins.white += swaps ? black : white;
}

Found find(const std::vector<SlowGame>& games, const PatternQuery& query) {
  Found found;
  for (const SlowGame& game : games) {
    bool isCounted = false;
    std::set<NextKey> seen;
    const auto places = placesOn(query, game.size);
    for (const SlowNode& node : game.nodes) {
      for (const Place& place : places) {
        const bool didFit =
            node.parent >= 0 && fits(place, game.nodes[static_cast<size_t>(node.parent)].board);
        if (didFit || !fits(place, node.board) || !query.moves.contains(node.moveNumber)) continue;
        bool isInOrder = query.pattern.order.empty();
        std::vector<Turn> moves;
        follow(game, node, query.pattern, place, 0, isInOrder, moves);
        if (!isInOrder) continue;
        std::vector<Shown> next;
        for (const Turn& turn : moves)
          next.push_back(shown(turn, game, place, query));
        const bool isWanted = !query.next || std::any_of(next.begin(), next.end(), [&](auto& n) {
          return n.key.first == *query.next;
        });
        if (!isWanted) continue;
        ++found.hits;
        if (!isCounted) addWin(found.wins, game.info.result, place.turn.swapsColors);
        isCounted = true;
        for (const Shown& n : next) {
          if (seen.insert(n.key).second) addWin(found.next[n.key], game.info.result, n.swaps);
        }
      }
    }
  }
  return found;
}

}  // namespace slow

// A part of a board of one of the games with some points made wild.
PatternQuery randomPattern(const std::vector<SlowGame>& games, Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<uint32_t>(bound)));
  };
  const SlowGame& game = games[random.below(static_cast<uint32_t>(games.size()))];
  const SlowNode& node =
      game.nodes[static_cast<size_t>(below(static_cast<int>(game.nodes.size())))];
  const int width = 1 + below(std::min(game.size.width, 5));
  const int height = 1 + below(std::min(game.size.height, 5));
  const int left = below(3) == 0 ? 0 : below(game.size.width - width + 1);
  const int top = below(3) == 0 ? 0 : below(game.size.height - height + 1);
  PatternQuery query;
  Pattern& pattern = query.pattern;
  pattern.size = {width, height};
  pattern.edges = {left == 0 && below(2) == 0, left + width == game.size.width && below(2) == 0,
                   top == 0 && below(2) == 0, top + height == game.size.height && below(2) == 0};
  for (int i = 0; i < pattern.size.points(); ++i) {
    const Point p = pattern.size.pointAt(i);
    const Stone stone =
        node.board.at({static_cast<uint8_t>(p.x + left), static_cast<uint8_t>(p.y + top)});
    Allowed allowed = allowedOf(stone);
    if (below(8) == 0) allowed = kAnything;
    if (below(8) == 0) allowed |= allowedOf(Stone::None);
    if (allowed == allowedOf(Stone::None) && pattern.order.size() < 2 && below(12) == 0)
      pattern.order.push_back(i);
    pattern.points.push_back(allowed);
  }
  pattern.isWhiteFirst = below(2) == 0;
  query.eitherColor = below(4) != 0;
  if (below(5) == 0) query.next = below(2) == 0 ? Color::Black : Color::White;
  if (below(5) == 0) query.moves = {below(4), 40};
  return query;
}

std::string drawn(const Pattern& pattern) {
  std::string text = std::to_string(pattern.order.size()) + " in order, edges " +
                     std::to_string(pattern.edges.left) + std::to_string(pattern.edges.right) +
                     std::to_string(pattern.edges.top) + std::to_string(pattern.edges.bottom);
  for (int i = 0; i < pattern.size.points(); ++i) {
    if (i % pattern.size.width == 0) text += '\n';
    text += std::to_string(pattern.points[static_cast<size_t>(i)]);
  }
  return text;
}

TEST(PatternSearch, FindsExactlyWhatASlowSearchFindsInRandomGamesOfEveryKind) {
  const TestGames games(3, 20);
  const Library opened = games.library.open();
  Random random(4);
  for (uint32_t i = 0; i < amountOf("TENGEN_LIBRARY_QUERIES", 25); ++i) {
    const PatternQuery query = randomPattern(games.games, random);
    SCOPED_TRACE("query " + std::to_string(i) + ": " + drawn(query.pattern));
    const Answer fast = opened.find(query, {});
    const slow::Found slowly = slow::find(games.games, query);
    EXPECT_EQ(fast.wins.games, slowly.wins.games);
    EXPECT_EQ(fast.hits, slowly.hits);
    std::map<slow::NextKey, Wins> next;
    for (const NextMove& move : fast.next)
      next[{move.turn.color, query.pattern.size.indexOf(move.turn.move.point())}] = move.wins;
    std::map<slow::NextKey, size_t> fastGames, slowGames;
    for (const auto& [key, wins] : next)
      fastGames[key] = wins.games;
    for (const auto& [key, wins] : slowly.next)
      slowGames[key] = wins.games;
    EXPECT_EQ(fastGames, slowGames);
    if (testing::Test::HasFailure()) return;
  }
}

struct PatternSearchSmall : testing::Test {
  Answer find(const std::string& text, std::string_view drawing) {
    library.write("a.sgf", text);
    library.scan();
    return library.open().find(
        PatternQuery{.pattern = *parsePattern(drawing), .next = {}, .moves = {}}, {});
  }
  TestLibrary library;
};

TEST_F(PatternSearchSmall, ASymmetricalPatternIsCountedOnce) {
  const Answer answer = find("(;SZ[7]RE[B+R];B[dd])", R"(
    . . .
    . X .
    . . .)");
  EXPECT_EQ(answer.hits, 1u);
}

TEST_F(PatternSearchSmall, AnEdgeKeepsItInTheCorner) {
  const char* corner = R"(
    +---
    |...
    |.X.
    |...)";
  EXPECT_EQ(find("(;SZ[7];B[dd])", corner).hits, 0u);
  EXPECT_EQ(find("(;SZ[7];B[ff])", corner).hits, 1u);
}

TEST_F(PatternSearchSmall, TheNextMoveInsideIsFoundAfterATenuki) {
  const Answer answer = find("(;SZ[9]RE[W+R];B[cc];W[ge];B[gh];W[dc])", R"(
    +-----
    |.....
    |.....
    |..X..
    |.....
    |.....)");
  ASSERT_EQ(answer.next.size(), 1u);
  EXPECT_EQ(answer.next[0].turn, (Turn{Color::White, Move::at({3, 2})}));
}

TEST_F(PatternSearchSmall, AnOrderIsKept) {
  const char* drawing = R"(
    |....
    |.13.
    |.2..)";
  EXPECT_EQ(find("(;SZ[9];B[bc];W[bd];B[hh];W[gg];B[cc])", drawing).hits, 1u);
  EXPECT_EQ(find("(;SZ[9];B[cc];W[bd];B[bc])", drawing).hits, 0u);
}

TEST_F(PatternSearchSmall, AStoneThatWasTakenOffIsEmptyAgain) {
  const Answer answer = find("(;SZ[5];B[aa];W[ba];B[ee];W[ab])", R"(
    +--
    |.O
    |O.)");
  EXPECT_EQ(answer.hits, 1u);
}

}  // namespace
}  // namespace tengen::library
