// Random games of every kind, and the slow, obvious search that the fast one must agree with.
#pragma once

#include <algorithm>
#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/os/environment.h"
#include "base/os/temporary_folder.h"
#include "base/random.h"
#include "game/game_info.h"
#include "game/replay.h"
#include "library/answer.h"
#include "library/importer.h"
#include "library/library.h"
#include "sgf/reader.h"

namespace tengen::library {

// Writes random games: captures, passes, moves on stones, set-up, handicap, variations.
class RandomGames {
 public:
  explicit RandomGames(uint64_t seed) : random_(seed) {}

  Random& random() { return random_; }

  std::string game() {
    size_ = randomSize();
    std::string text = "(;GM[1]FF[4]SZ[" + sizeText(size_) + "]PB[" + name() + "]PW[" + name() +
                       "]DT[" + std::to_string(1990 + random_.below(30)) + "]RE[" + result() + ']';
    if (random_.below(4) == 0) text += "HA[2]AB" + points(2 + random_.below(3));
    text += line(random_.below(static_cast<uint32_t>(size_.points()) * 2), 0);
    return text + ")\n";
  }

 private:
  BoardSize randomSize() {
    constexpr std::array<BoardSize, 6> kSizes{{{3, 3}, {5, 5}, {5, 4}, {7, 7}, {9, 9}, {19, 19}}};
    return kSizes[random_.below(kSizes.size())];
  }
  std::string name() { return "Player " + std::to_string(random_.below(20)); }
  std::string result() {
    constexpr std::array kResults{"B+R", "W+R", "B+3.5", "W+", "Draw", "?"};
    return kResults[random_.below(kResults.size())];
  }
  std::string point() {
    return {static_cast<char>('a' + random_.below(static_cast<uint32_t>(size_.width))),
            static_cast<char>('a' + random_.below(static_cast<uint32_t>(size_.height)))};
  }
  std::string points(uint32_t count) {
    std::string text;
    for (uint32_t i = 0; i < count; ++i)
      text += '[' + point() + ']';
    return text;
  }
  // Colours mostly alternate. On a large board play stays near a corner, or nothing would ever
  // meet.
  std::string move() {
    if (random_.below(20) != 0) toMove_ = opponent(toMove_);
    const std::string where = random_.below(15) == 0 ? "" : point();
    return std::string(toMove_ == Color::Black ? ";B[" : ";W[") + where + ']';
  }
  std::string node() {
    switch (random_.below(25)) {
      case 0:
        return ";AB" + points(1) + "AW" + points(1);
      case 1:
        return ";AE" + points(3);
      case 2:
        return ";C[a remark (in brackets\\])]";
      case 3:
        return ";N[x]";
      default:
        return move();
    }
  }
  std::string line(uint32_t nodes, int depth) {
    std::string text;
    for (uint32_t i = 0; i < nodes; ++i) {
      text += node();
      if (depth >= 2 || random_.below(12) != 0) continue;
      const uint32_t variations = 2 + random_.below(2);
      for (uint32_t v = 0; v < variations; ++v)
        text += '(' + node() + line(random_.below(10), depth + 1) + ')';
      return text;
    }
    return text;
  }

  Random random_;
  BoardSize size_;
  Color toMove_ = Color::White;
};

// A game with the board of every node, as the rules have it.
struct SlowNode {
  NodeId id;
  uint32_t number;
  int parent;  // -1: the root
  std::vector<int> children;
  std::vector<Turn> moves;
  bool isSilent;  // it does nothing on the board
  Board board;
  int moveNumber;
};

struct SlowGame {
  BoardSize size;
  GameInfo info;
  std::vector<SlowNode> nodes;
};

inline bool sameStones(const Board& a, const Board& b) {
  if (a.size() != b.size()) return false;
  for (int i = 0; i < a.size().points(); ++i) {
    if (a.at(a.size().pointAt(i)) != b.at(a.size().pointAt(i))) return false;
  }
  return true;
}

inline SlowGame slowGame(const sgf::Collection& collection, NodeId root) {
  SlowGame game;
  game.info = gameInfo(collection, root);
  game.size = game.info.size;
  std::map<NodeId, int> numbers;
  std::vector<BoardState> states;
  for (NodeId id = root; id != kNoNode; id = collection.nextInTree(id, root)) {
    const int parent = id == root ? -1 : numbers.at(collection.parent(id));
    BoardState state = parent < 0 ? BoardState{Board(game.size), Color::Black}
                                  : states[static_cast<size_t>(parent)];
    applyNode(state, collection, id);
    SlowNode node{id, static_cast<uint32_t>(game.nodes.size()), parent, {}, {}, false, state.board,
                  0};
    forEachMove(collection, id, game.size, [&](Color color, const RecordedMove& move) {
      node.moves.push_back({color, move.move});
    });
    node.isSilent = parent >= 0 && node.moves.empty() &&
                    sameStones(game.nodes[static_cast<size_t>(parent)].board, node.board);
    const auto played = static_cast<int>(node.moves.size());
    node.moveNumber = played;
    if (parent >= 0) {
      game.nodes[static_cast<size_t>(parent)].children.push_back(static_cast<int>(node.number));
      node.moveNumber += game.nodes[static_cast<size_t>(parent)].moveNumber;
    }
    numbers[id] = static_cast<int>(node.number);
    states.push_back(std::move(state));
    game.nodes.push_back(std::move(node));
  }
  return game;
}

inline std::vector<SlowGame> slowGames(const std::string& text) {
  const auto read = sgf::read(text);
  std::vector<SlowGame> games;
  for (const NodeId root : read->collection.games())
    games.push_back(slowGame(read->collection, root));
  return games;
}

// A library in a folder of its own, made of these texts, one file each.
class TestLibrary {
 public:
  std::filesystem::path games() const { return folder_.path() / "games"; }
  std::filesystem::path home() const { return folder_.path() / "library"; }

  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((games() / name).parent_path());
    std::ofstream(games() / name, std::ios::binary) << text;
  }
  ImportReport scan() const {
    auto importer = Importer::open(home());
    EXPECT_TRUE(importer) << importer.error().detail;
    EXPECT_TRUE(importer->addSources({games().string()}));
    auto report = importer->scan();
    EXPECT_TRUE(report) << report.error().detail;
    return *report;
  }
  Library open() const {
    auto library = Library::open(home());
    EXPECT_TRUE(library) << library.error().detail;
    return std::move(*library);
  }

 private:
  TemporaryFolder folder_;
};

// TENGEN_LIBRARY_GAMES and TENGEN_LIBRARY_QUERIES make a test a long one.
inline uint32_t amountOf(const char* variable, uint32_t usual) {
  const auto text = environment(variable);
  return text ? static_cast<uint32_t>(std::stoul(*text)) : usual;
}

// Random games, in a library and as the slow search wants them.
struct TestGames {
  TestGames(uint64_t seed, uint32_t usual) {
    RandomGames source(seed);
    for (uint32_t i = 0; i < amountOf("TENGEN_LIBRARY_GAMES", usual) / 5; ++i) {
      std::string text;
      for (int k = 0; k < 5; ++k)
        text += source.game();
      library.write(std::to_string(i) + ".sgf", text);
      for (SlowGame& game : slowGames(text))
        games.push_back(std::move(game));
    }
    EXPECT_EQ(library.scan().games, games.size());
  }

  TestLibrary library;
  std::vector<SlowGame> games;
};

}  // namespace tengen::library
