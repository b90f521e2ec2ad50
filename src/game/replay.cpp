#include "game/replay.h"

#include <utility>
#include <vector>

#include "rules/grid.h"

namespace tengen {
namespace {

// What a node holds that is no move, found in one look.
struct Contents {
  bool setup = false;
  bool player = false;
};

Contents contentsOf(const sgf::Collection& collection, sgf::NodeId id) {
  Contents contents;
  const size_t count = collection.propertyCount(id);
  for (size_t i = 0; i < count; ++i) {
    const BoardProperty kind = boardPropertyOf(collection.property(id, i).slice());
    contents.player |= kind == BoardProperty::Player;
    contents.setup |= kind >= BoardProperty::AddBlack && kind <= BoardProperty::AddEmpty;
  }
  return contents;
}

// Walks one chain of `stones`, marks it seen, and says whether it has a liberty.
bool collectChain(const Grid<Stone>& stones, Point start, PointSet& seen, Points& chain) {
  const BoardSize size = stones.size();
  bool hasLiberty = false;
  chain.assign(1, start);
  seen[start] = true;
  for (size_t i = 0; i < chain.size(); ++i) {
    const Point p = chain[i];
    for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      // A coordinate of -1 wraps to 255, which no board contains.
      const Point n{static_cast<uint8_t>(p.x + dx), static_cast<uint8_t>(p.y + dy)};
      if (!size.contains(n)) continue;
      hasLiberty |= stones[n] == Stone::None;
      if (stones[n] != stones[start] || seen[n]) continue;
      seen[n] = true;
      chain.push_back(n);
    }
  }
  return hasLiberty;
}

void playRecorded(Board& board, Color color, Move move) {
  if (move.isPass()) return board.pass();
  if (board.at(move.point()) != Stone::None) {
    const Point taken[] = {move.point()};
    board.setUp({}, {}, taken);
  }
  board.play(move.point(), color);
}

}  // namespace

bool hasSetup(const sgf::Collection& collection, sgf::NodeId id) {
  return contentsOf(collection, id).setup;
}

Setup setupAt(const sgf::Collection& collection, sgf::NodeId id, BoardSize size) {
  PointRows rows[3];
  Setup setup;
  const size_t count = collection.propertyCount(id);
  for (size_t i = 0; i < count; ++i) {
    const sgf::Property property = collection.property(id, i);
    const BoardProperty kind = boardPropertyOf(property.slice());
    if (kind < BoardProperty::AddBlack || kind > BoardProperty::AddEmpty) continue;
    const auto which = static_cast<size_t>(kind) - static_cast<size_t>(BoardProperty::AddBlack);
    PointRows added;
    for (const sgf::Value value : property) {
      setup.offBoard |= !addPoints(added, value, size);
    }
    for (PointRows& other : rows) {
      other.remove(added);
    }
    rows[which].merge(added);
  }
  setup.black = rows[0].points();
  setup.white = rows[1].points();
  setup.empty = rows[2].points();
  return setup;
}

std::optional<Color> toMoveSetAt(const sgf::Collection& collection, sgf::NodeId id) {
  const auto property = collection.find(id, "PL");
  if (!property) return std::nullopt;
  // B and W by FF[4]; older files write words and numbers.
  const std::string text = property->first().simpleText();
  switch (text.empty() ? '\0' : text.front()) {
    case 'B':
    case 'b':
    case '1':
      return Color::Black;
    case 'W':
    case 'w':
    case '2':
      return Color::White;
    default:
      return std::nullopt;
  }
}

bool makeStand(Setup& setup, const Board& board) {
  const BoardSize size = board.size();
  Grid<Stone> stones(size);
  for (int i = 0; i < size.points(); ++i) {
    stones[size.pointAt(i)] = board.at(size.pointAt(i));
  }
  for (const Point p : setup.black)
    stones[p] = Stone::Black;
  for (const Point p : setup.white)
    stones[p] = Stone::White;
  for (const Point p : setup.empty)
    stones[p] = Stone::None;

  PointSet seen(size);
  PointSet dead(size);
  bool stands = true;
  Points chain;
  for (int i = 0; i < size.points(); ++i) {
    const Point start = size.pointAt(i);
    if (stones[start] == Stone::None || seen[start]) continue;
    if (collectChain(stones, start, seen, chain)) continue;
    stands = false;
    for (const Point p : chain)
      dead[p] = true;
  }
  if (stands) return true;

  setup = {.black = {}, .white = {}, .empty = {}, .offBoard = setup.offBoard};
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    const Stone wanted = dead[p] ? Stone::None : stones[p];
    if (wanted == board.at(p)) continue;
    (wanted == Stone::Black   ? setup.black
     : wanted == Stone::White ? setup.white
                              : setup.empty)
        .push_back(p);
  }
  return false;
}

Color firstToMove(const sgf::Collection& collection, sgf::NodeId root, int handicap) {
  return handicap >= 2 && hasSetup(collection, root) ? Color::White : Color::Black;
}

Position afterSetupOf(Position position, const sgf::Collection& collection, sgf::NodeId id) {
  const Contents contents = contentsOf(collection, id);
  if (contents.setup) {
    Setup setup = setupAt(collection, id, position.board().size());
    auto after = position.afterSetup(setup.black, setup.white, setup.empty);
    if (!after) {
      makeStand(setup, position.board());
      after = position.afterSetup(setup.black, setup.white, setup.empty);
    }
    position = std::move(*after);
  }
  if (contents.player) {
    const auto color = toMoveSetAt(collection, id);
    if (color && *color != position.toMove()) position = position.withToMove(*color);
  }
  return position;
}

Position afterNode(Position position, const sgf::Collection& collection, sgf::NodeId id) {
  position = afterSetupOf(std::move(position), collection, id);
  const BoardSize size = position.board().size();
  forEachMove(collection, id, size, [&](Color color, const RecordedMove& recorded) {
    position = std::move(position).afterRecorded(color, recorded.move);
  });
  return position;
}

void applyNode(BoardState& state, const sgf::Collection& collection, sgf::NodeId id) {
  const BoardSize size = state.board.size();
  const Contents contents = contentsOf(collection, id);
  if (contents.setup) {
    Setup setup = setupAt(collection, id, size);
    if (!state.board.setUp(setup.black, setup.white, setup.empty)) {
      makeStand(setup, state.board);
      state.board.setUp(setup.black, setup.white, setup.empty);
    }
  }
  if (contents.player) {
    const auto color = toMoveSetAt(collection, id);
    if (color && *color != state.toMove) {
      state.toMove = *color;
      state.board.pass();
    }
  }
  forEachMove(collection, id, size, [&](Color color, const RecordedMove& recorded) {
    playRecorded(state.board, color, recorded.move);
    state.toMove = opponent(color);
  });
}

}  // namespace tengen
