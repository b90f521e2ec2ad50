#include "bench/sgf_bench.h"

#include <ctime>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "rules/board.h"
#include "sgf/parser.h"
#include "sgf/reader.h"
#include "sgf/writer.h"

#include "bench/random_games.h"

namespace tengen::bench {
namespace {

constexpr BoardSize kUsualBoard{19, 19};
constexpr size_t kRecordBytes = 50'000'000;
constexpr int kMovesPerGame = 210;

using Texts = std::vector<std::string>;

// Of processor time: other programs do not count. The best of a few runs: neither do page faults of
// the first one where memory is used again.
double secondsOf(const std::function<void()>& work, int runs = 3) {
  double best = 0;
  for (int run = 0; run < runs; ++run) {
    const std::clock_t start = std::clock();
    work();
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (run == 0 || seconds < best) best = seconds;
  }
  return best;
}

std::string letters(Point p) {
  return {static_cast<char>('a' + p.x), static_cast<char>('a' + p.y)};
}

bool isLegal(const Board& board, Vertex v, Color color) {
  const bool isKo = v == board.koVertex() && color == board.koColor();
  return board.at(v) == Stone::None && !isKo && !board.isSuicide(v, color);
}

// Made files

std::string randomRecord(Random& random) {
  std::string text = "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]PB[Black " +
                     std::to_string(random.below(1000)) + "]PW[White " +
                     std::to_string(random.below(1000)) + "]RE[B+R]DT[2024-01-01]RU[Japanese]\n";
  Board board(kUsualBoard);
  Color color = Color::Black;
  for (int move = 0; move < kMovesPerGame; ++move) {
    const auto empties = board.empties();
    const Vertex v = empties[random.below(static_cast<uint32_t>(empties.size()))];
    if (!isLegal(board, v, color) || board.isEyelike(v, color)) continue;
    text += color == Color::Black ? ";B[" : ";W[";
    text += letters(board.pointOf(v)) + ']';
    board.play(v, color);
    color = opponent(color);
  }
  return text + ")\n";
}

Texts randomRecords(size_t bytes) {
  Random random(1);
  Texts records;
  for (size_t made = 0; made < bytes; made += records.back().size()) {
    records.push_back(randomRecord(random));
  }
  return records;
}

// What is measured

// Plays the main line of every game on the board; returns how many moves were legal.
size_t replay(const sgf::Collection& games, Board& board, const Board& start) {
  size_t legal = 0;
  for (const sgf::NodeId root : games.games()) {
    board = start;
    for (sgf::NodeId node = root; node != sgf::kNoNode; node = games.firstChild(node)) {
      for (size_t i = 0; i < games.propertyCount(node); ++i) {
        const std::string_view slice = games.property(node, i).slice();
        if (slice.size() != 5 || slice[1] != '[' || (slice[0] != 'B' && slice[0] != 'W')) continue;
        const Point p{static_cast<uint8_t>(slice[2] - 'a'), static_cast<uint8_t>(slice[3] - 'a')};
        const Color color = slice[0] == 'B' ? Color::Black : Color::White;
        if (!kUsualBoard.contains(p) || !isLegal(board, board.vertexOf(p), color)) continue;
        board.play(p, color);
        ++legal;
      }
    }
  }
  return legal;
}

Figures recordFigures(const Texts& records) {
  size_t bytes = 0;
  for (const std::string& record : records) {
    bytes += record.size();
  }
  const double megabytes = static_cast<double>(bytes) / 1e6;
  sgf::Parser parser;
  sgf::Collection collection;
  sgf::Warnings warnings;
  size_t nodes = 0;
  size_t moves = 0;
  const auto parseAll = [&](const std::function<void()>& then) {
    for (const std::string& record : records) {
      if (parser.parseInto(record, collection, warnings)) then();
    }
  };
  const double parsing = secondsOf([&] {
    nodes = 0;
    parseAll([&] { nodes += collection.nodeCount(); });
  });
  Board board(kUsualBoard);
  const Board start(kUsualBoard);
  const double replaying = secondsOf([&] {
    moves = 0;
    parseAll([&] { moves += replay(collection, board, start); });
  });
  const double reading = secondsOf([&] {
    for (const std::string& record : records) {
      if (const auto result = sgf::read(record)) nodes += result->collection.nodeCount() & 0;
    }
  });
  const double saving =
      secondsOf([&] { parseAll([&] { nodes += sgf::write(collection).size() & 0; }); });
  return {
      {"sgf records", static_cast<double>(records.size()), ""},
      {"sgf records size", megabytes, "MB"},
      {"sgf records nodes", static_cast<double>(nodes), ""},
      {"sgf records legal moves", static_cast<double>(moves), ""},
      {"sgf parse", megabytes / parsing, "MB/s"},
      {"sgf parse and replay", megabytes / replaying, "MB/s"},
      {"sgf read (decode and parse)", megabytes / reading, "MB/s"},
      {"sgf parse and write", megabytes / saving, "MB/s"},
  };
}

std::string sizeName(size_t nodes) {
  return nodes >= 1'000'000 ? std::to_string(nodes / 1'000'000) + "M"
                            : std::to_string(nodes / 1000) + "k";
}

// Into fresh memory, as opening a file does.
void addShape(Figures& figures, const std::string& shape, size_t nodes, const std::string& text) {
  const std::string name = "sgf " + shape + ' ' + sizeName(nodes);
  sgf::Warnings warnings;
  std::string copy;
  sgf::Collection collection;
  double parsing = 0;
  for (int run = 0; run < 3; ++run) {
    copy = text;
    collection = {};
    const double seconds =
        secondsOf([&] { collection = std::move(*sgf::parse(std::move(copy), warnings)); }, 1);
    if (run == 0 || seconds < parsing) parsing = seconds;
  }
  const double saving = secondsOf([&] { copy = sgf::write(collection); });
  figures.push_back({name + " parse", 1e3 * parsing, "ms"});
  figures.push_back({name + " write", 1e3 * saving, "ms"});
  figures.push_back({name + " memory", static_cast<double>(collection.memoryInUse()) / 1e6, "MB"});
}

}  // namespace

Figures sgfFigures() {
  Figures figures = recordFigures(randomRecords(kRecordBytes));
  for (const size_t nodes : {10'000u, 100'000u, 1'000'000u}) {
    addShape(figures, "tree", nodes, randomTree(nodes));
    addShape(figures, "line", nodes, randomLine(nodes));
    addShape(figures, "nest", nodes, nestedLine(nodes));
  }
  return figures;
}

Figures sgfFigures(const std::string& fileBytes) {
  return recordFigures({fileBytes});
}

}  // namespace tengen::bench
