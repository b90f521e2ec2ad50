#include "bench/random_games.h"

#include <optional>

#include "base/random.h"
#include "rules/board.h"

namespace tengen::bench {
namespace {

constexpr std::string_view kRoot = "(;FF[4]GM[1]CA[UTF-8]SZ[19]KM[6.5]";

// A random player that fills no eye, and the node text of what it plays.
class RandomGame {
 public:
  explicit RandomGame(uint64_t seed) : board_(BoardSize{19, 19}), random_(seed) {}

  Random& random() { return random_; }

  // Writes one more move; false, and nothing is written, when only eyes are left.
  bool writeMove(std::string& text) {
    const auto vertex = choose();
    if (!vertex) return false;
    const Point point = board_.pointOf(*vertex);
    board_.play(*vertex, toMove_);
    text += toMove_ == Color::Black ? ";B[" : ";W[";
    text += static_cast<char>('a' + point.x);
    text += static_cast<char>('a' + point.y);
    text += ']';
    toMove_ = opponent(toMove_);
    return true;
  }

  void clear() {
    board_ = Board(board_.size());
    toMove_ = Color::Black;
  }

  // To go back after a variation.
  struct State {
    Board board;
    Color toMove;
  };
  State state() const { return {board_, toMove_}; }
  void restore(const State& state) {
    board_ = state.board;
    toMove_ = state.toMove;
  }

 private:
  std::optional<Vertex> choose() {
    const auto empties = board_.empties();
    const auto count = static_cast<uint32_t>(empties.size());
    const uint32_t start = random_.below(count);
    for (uint32_t i = 0; i < count; ++i) {
      const Vertex v = empties[(start + i) % count];
      if (v == board_.koVertex() || board_.isEyelike(v, toMove_)) continue;
      if (!board_.isSuicide(v, toMove_)) return v;
    }
    return std::nullopt;
  }

  Board board_;
  Color toMove_ = Color::Black;
  Random random_;
};

// One or two short variations from here; the game itself goes on in a third. Returns the nodes
// made.
size_t writeVariations(RandomGame& game, std::string& text) {
  const RandomGame::State here = game.state();
  const uint32_t variations = 1 + game.random().below(2);
  size_t nodes = 0;
  for (uint32_t i = 0; i < variations; ++i) {
    std::string line;
    const uint32_t length = 1 + game.random().below(3);
    size_t made = 0;
    while (made < length && game.writeMove(line))
      ++made;
    if (made > 0) text += "\n(" + line + ")";
    nodes += made;
    game.restore(here);
  }
  return nodes;
}

// A whole game with variations; the first line to be opened is the last to be closed.
size_t writeGame(RandomGame& game, std::string& text, size_t nodesLeft) {
  constexpr uint32_t kMovesBetweenBranches = 4;
  game.clear();
  text += "\n(";
  size_t open = 1;
  size_t nodes = 0;
  while (nodes < nodesLeft && game.writeMove(text)) {
    ++nodes;
    if (nodes >= nodesLeft || game.random().below(kMovesBetweenBranches) != 0) continue;
    std::string ahead;
    const RandomGame::State here = game.state();
    const bool goesOn = game.writeMove(ahead);
    game.restore(here);
    if (!goesOn) break;
    nodes += writeVariations(game, text);
    if (nodes >= nodesLeft) break;
    text += "\n(";
    ++open;
    if (!game.writeMove(text)) break;
    ++nodes;
  }
  text.append(open, ')');
  return nodes;
}

}  // namespace

std::string randomTree(size_t nodes, uint64_t seed) {
  RandomGame game(seed);
  std::string text(kRoot);
  for (size_t made = 1; made < nodes;) {
    made += writeGame(game, text, nodes - made);
  }
  return text + ")\n";
}

std::string randomLine(size_t nodes, uint64_t seed) {
  RandomGame game(seed);
  std::string text(kRoot);
  for (size_t made = 1; made < nodes; ++made) {
    if (game.writeMove(text)) continue;
    game.clear();
    text += ";AE[aa:ss]PL[B]";
  }
  return text + ")\n";
}

std::string nestedLine(size_t nodes, uint64_t seed) {
  RandomGame game(seed);
  std::string text(kRoot);
  size_t made = 1;
  for (; made < nodes; ++made) {
    text += '(';
    if (game.writeMove(text)) continue;
    game.clear();
    text += ";AE[aa:ss]PL[B]";
  }
  text.append(made, ')');
  return text + "\n";
}

}  // namespace tengen::bench
