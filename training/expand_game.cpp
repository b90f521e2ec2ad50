#include "training/expand_game.h"

#include <cassert>
#include <cstdlib>

#include "rules/board.h"
#include "training/final_owners.h"

namespace tengen::training {
namespace {

constexpr BoardSize kSize{kSide, kSide};
constexpr int kResigned = 20000;  // as a result

PositionRecord recordOf(const Board& board, Color toMove, LibertyClasses& liberties) {
  PositionRecord record;
  liberties.nextPosition();
  for (int i = 0; i < kPoints; ++i) {
    const Vertex v = board.vertexOf(kSize.pointAt(i));
    const Stone stone = board.at(v);
    if (stone == Stone::None) continue;
    const unsigned code = static_cast<unsigned>(stone) | liberties.of(board, v) << 2;
    record.board[static_cast<size_t>(i) / 2] |= static_cast<uint8_t>(code << i % 2 * 4);
  }
  record.whiteToMove = toMove == Color::White;
  const auto ko = board.koPoint();
  if (ko && board.koColor() == toMove) record.ko = static_cast<uint16_t>(kSize.indexOf(*ko));
  return record;
}

GameEntry entryOf(const Board& board, int16_t result, uint32_t number) {
  GameEntry entry;
  entry.result = result;
  if (std::abs(result) >= kResigned) return entry;
  Random random(number);
  const auto owners = finalOwners(board, result, random);
  if (!owners) return entry;
  entry.hasOwners = 1;
  for (size_t i = 0; i < owners->size(); ++i)
    entry.owners[i / 4] |= static_cast<uint8_t>(static_cast<unsigned>((*owners)[i]) << i % 4 * 2);
  return entry;
}

// A game with an illegal move breaks off there; what is left of its records is marked.
bool isPlayable(const Board& board, int move, Color color) {
  if (move >= kPoints) return false;
  const Point point = kSize.pointAt(move);
  if (board.at(point) != Stone::None || board.isSuicide(point, color)) return false;
  return board.koPoint() != point || board.koColor() != color;
}

// The records of one game in the making.
class GameRecords {
 public:
  GameRecords(PositionRecord* first, uint32_t number) : first_(first), number_(number) {}

  void add(uint16_t move, LibertyClasses& liberties) {
    PositionRecord& record = first_[ply_];
    record = recordOf(board, toMove, liberties);
    record.ply = ply_++;
    record.move = move;
    record.game = number_;
    if (move == kNoPoint)
      board.pass();
    else
      board.play(kSize.pointAt(move), toMove);
    toMove = opponent(toMove);
  }
  void skipTo(int records) {
    while (ply_ < records)
      first_[ply_++] = PositionRecord{};
  }
  int ply() const { return ply_; }

  Board board{kSize};
  Color toMove = Color::Black;

 private:
  PositionRecord* first_;
  uint32_t number_;
  uint16_t ply_ = 0;
};

}  // namespace

bool expandGame(const Game& game, uint32_t number, std::span<PositionRecord> records,
                GameEntry& entry, LibertyClasses& liberties) {
  assert(records.size() == recordsOf(game));
  GameRecords made(records.data(), number);
  while (made.ply() < game.moves && isPlayable(made.board, game.moveAt(made.ply()), made.toMove))
    made.add(static_cast<uint16_t>(game.moveAt(made.ply())), liberties);
  const bool whole = made.ply() == game.moves;
  entry = entryOf(made.board, game.result, number);
  entry.hasOwners &= whole;
  for (int pass = 0; pass < kPassesAtTheEnd && entry.hasOwners; ++pass)
    made.add(kNoPoint, liberties);
  made.skipTo(static_cast<int>(recordsOf(game)));
  return whole;
}

}  // namespace tengen::training
