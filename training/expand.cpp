// expand GAMES OUT [THREADS]: replays every game with our own rules and writes OUT.positions (one
// PositionRecord a move, and two more for the passes at the end) and OUT.results (one GameEntry a
// game). The inputs of the network that need a board are worked out here, once; the rest is
// unpacked where it is used (data.py).
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>

#include "base/os/file.h"
#include "rules/board.h"
#include "training/final_owners.h"
#include "training/game_file.h"
#include "training/liberties.h"
#include "training/records.h"

namespace tengen::training {
namespace {

constexpr BoardSize kSize{kSide, kSide};
constexpr int kGamesAtATime = 64;   // what a thread takes from the pile
constexpr int kResigned = 20000;    // as a result
constexpr int kPassesAtTheEnd = 2;  // of games whose owners are known; others skip these records

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

// Where the records of a game begin.
uint64_t firstRecordOf(const Game& game, uint64_t number) {
  return game.firstRecord + number * kPassesAtTheEnd;
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

// True when the whole game could be replayed. Games whose owners are known end with two passes.
bool expandGame(const Game& game, uint32_t number, PositionRecord* records, GameEntry& entry,
                LibertyClasses& liberties) {
  GameRecords made(records + firstRecordOf(game, number), number);
  while (made.ply() < game.moves && isPlayable(made.board, game.moveAt(made.ply()), made.toMove))
    made.add(static_cast<uint16_t>(game.moveAt(made.ply())), liberties);
  const bool whole = made.ply() == game.moves;
  entry = entryOf(made.board, game.result, number);
  entry.hasOwners &= whole;
  for (int pass = 0; pass < kPassesAtTheEnd && entry.hasOwners; ++pass)
    made.add(kNoPoint, liberties);
  made.skipTo(game.moves + kPassesAtTheEnd);
  return whole;
}

// A new file of this many values, as memory.
template <class T>
T* createMapped(const std::string& path, size_t count) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0644);
  if (file < 0) return nullptr;
  const size_t bytes = count * sizeof(T);
  void* memory = MAP_FAILED;
  if (ftruncate(file, static_cast<off_t>(bytes)) == 0)
    memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  return memory == MAP_FAILED ? nullptr : static_cast<T*>(memory);
}

int expand(const std::string& in, const std::string& out, unsigned threads) {
  const auto bytes = readFile(in);
  if (!bytes) return std::fprintf(stderr, "expand: cannot read %s\n", in.c_str()), 1;
  const auto games = readGames(*bytes);
  if (!games || games->empty())
    return std::fprintf(stderr, "expand: %s is no file of games\n", in.c_str()), 1;
  const uint64_t positions = firstRecordOf(games->back(), games->size()) + games->back().moves;
  auto* records = createMapped<PositionRecord>(out + ".positions", positions);
  auto* entries = createMapped<GameEntry>(out + ".results", games->size());
  if (!records || !entries)
    return std::fprintf(stderr, "expand: cannot write %s\n", out.c_str()), 1;

  std::atomic<size_t> next{0};
  std::atomic<size_t> broken{0};
  std::atomic<size_t> owned{0};
  const auto work = [&] {
    LibertyClasses liberties;
    for (size_t from; (from = next.fetch_add(kGamesAtATime)) < games->size();) {
      for (size_t i = from; i < std::min(from + kGamesAtATime, games->size()); ++i) {
        broken +=
            !expandGame((*games)[i], static_cast<uint32_t>(i), records, entries[i], liberties);
        owned += entries[i].hasOwners;
      }
    }
  };
  std::vector<std::thread> pool;
  for (unsigned t = 0; t < threads; ++t)
    pool.emplace_back(work);
  for (std::thread& thread : pool)
    thread.join();
  std::printf("%zu games, %llu positions, %zu games with owners, %zu broken off\n", games->size(),
              static_cast<unsigned long long>(positions), owned.load(), broken.load());
  return 0;
}

}  // namespace
}  // namespace tengen::training

int main(int argc, char** argv) {
  if (argc < 3 || argc > 4) return std::fprintf(stderr, "expand GAMES OUT [THREADS]\n"), 2;
  const unsigned threads =
      argc == 4 ? static_cast<unsigned>(std::atoi(argv[3])) : std::thread::hardware_concurrency();
  return tengen::training::expand(argv[1], argv[2], std::max(1u, threads));
}
