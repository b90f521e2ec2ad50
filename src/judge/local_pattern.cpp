#include "judge/local_pattern.h"

#include <array>
#include <string_view>
#include <vector>

#include "rules/symmetry.h"

namespace tengen {
namespace {

// The point is the middle one. A and B are the two sides, a is anything but A, b anything but B,
// # is outside the board and ? is anything.
struct Pattern {
  std::string_view drawing;
  bool onlyForA;  // else a move for either side
};

constexpr Pattern kPatterns[] = {
    {"ABA"
     "..."
     "???",
     false},  // hane around a stone held from both sides
    {"AB."
     "..."
     "?.?",
     false},  // hane
    {"AB?"
     "A.."
     "a.?",
     false},  // hane from behind a wall
    {"ABB"
     "..."
     "?.?",
     true},  // hane at the head of two
    {"AB?"
     "B.b"
     "?b?",
     false},  // cut
    {"AB?"
     "B.A"
     "???",
     false},  // cut and be cut
    {"?A?"
     "B.B"
     "bbb",
     false},  // push between
    {"BA?"
     "b.B"
     "???",
     false},  // push and cut
    {"A.?"
     "B.?"
     "###",
     false},  // chase along the edge
    {"BA?"
     "A.B"
     "###",
     false},  // cut on the edge
    {"?A?"
     "a.B"
     "###",
     true},  // block on the edge
    {"?AB"
     "a.a"
     "###",
     true},  // descend
    {"?BA"
     "A.B"
     "###",
     false},  // cut under
};

enum Cell : unsigned { kEmpty, kBlack, kWhite, kOutside };
constexpr size_t kNeighbourhoods = 65536;  // eight cells of two bits
constexpr uint8_t kBlackMoves = 1;
constexpr uint8_t kWhiteMoves = 2;

using Drawing = std::array<char, 9>;

Drawing turned(std::string_view drawing, Symmetry symmetry) {
  constexpr BoardSize kDrawn{3, 3};
  Drawing result{};
  for (int i = 0; i < kDrawn.points(); ++i) {
    const int there = kDrawn.indexOf(transformed(kDrawn.pointAt(i), kDrawn, symmetry));
    result[static_cast<size_t>(there)] = drawing[static_cast<size_t>(i)];
  }
  return result;
}

bool allows(char drawn, unsigned cell, Color a) {
  const unsigned cellOfA = a == Color::Black ? kBlack : kWhite;
  const unsigned cellOfB = a == Color::Black ? kWhite : kBlack;
  switch (drawn) {
    case 'A':
      return cell == cellOfA;
    case 'B':
      return cell == cellOfB;
    case 'a':
      return cell != cellOfA;
    case 'b':
      return cell != cellOfB;
    case '.':
      return cell == kEmpty;
    case '#':
      return cell == kOutside;
    default:
      return true;
  }
}

// Every neighbourhood the drawing allows, as the number made of its eight cells.
std::vector<unsigned> neighbourhoodsOf(const Drawing& drawing, Color a) {
  std::vector<unsigned> codes{0};
  for (size_t place = 0; place < drawing.size(); ++place) {
    if (place == 4) continue;
    std::vector<unsigned> longer;
    for (const unsigned code : codes) {
      for (unsigned cell = kEmpty; cell <= kOutside; ++cell)
        if (allows(drawing[place], cell, a)) longer.push_back(code * 4 + cell);
    }
    codes = std::move(longer);
  }
  return codes;
}

std::vector<uint8_t> makeTable() {
  std::vector<uint8_t> table(kNeighbourhoods, 0);
  for (const Pattern& pattern : kPatterns) {
    for (const Symmetry symmetry : kSymmetries) {
      for (const Color a : {Color::Black, Color::White}) {
        const uint8_t ofA = a == Color::Black ? kBlackMoves : kWhiteMoves;
        const uint8_t movers = pattern.onlyForA ? ofA : kBlackMoves | kWhiteMoves;
        for (const unsigned code : neighbourhoodsOf(turned(pattern.drawing, symmetry), a))
          table[code] |= movers;
      }
    }
  }
  return table;
}

}  // namespace

bool isLocalPattern(const Board& board, Vertex vertex, Color mover) {
  static const std::vector<uint8_t> table = makeTable();
  const int stride = board.stride();
  unsigned code = 0;
  for (const int step :
       {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1}) {
    const Vertex v = static_cast<Vertex>(vertex + step);
    code = code * 4 + (board.isOnBoard(v) ? static_cast<unsigned>(board.at(v)) : kOutside);
  }
  return (table[code] & (mover == Color::Black ? kBlackMoves : kWhiteMoves)) != 0;
}

}  // namespace tengen
