// expand GAMES OUT [THREADS]: replays every game with our own rules and writes OUT.positions (one
// PositionRecord a move) and OUT.results (one GameEntry a game). The inputs of the network that
// need a board are worked out here, once; the rest is unpacked where it is used (data.py).
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>

#include "base/file.h"
#include "rules/board.h"
#include "training/final_owners.h"
#include "training/game_file.h"
#include "training/records.h"

namespace tengen::training {
namespace {

constexpr BoardSize kSize{kSide, kSide};
constexpr int kGamesAtATime = 64;  // what a thread takes from the pile
constexpr int kResigned = 20000;   // as a result

// The liberties of every chain up to four, asked for once a chain.
class LibertyClasses {
 public:
  // 1 to 3, or 0 for four and more; only for a stone.
  unsigned of(const Board& board, Vertex stone) {
    const Vertex chain = board.chainIdOf(stone);
    if (chainStamp_[chain] != position_) {
      chainStamp_[chain] = position_;
      class_[chain] = static_cast<uint8_t>(count(board, stone) & 3u);
    }
    return class_[chain];
  }
  void nextPosition() { ++position_; }

 private:
  unsigned count(const Board& board, Vertex stone) {
    ++chain_;
    unsigned liberties = 0;
    Vertex v = stone;
    do {
      const int row = board.stride();
      for (const int n : {v - 1, v + 1, v - row, v + row}) {
        const auto neighbour = static_cast<Vertex>(n);
        if (!board.isOnBoard(neighbour) || board.at(neighbour) != Stone::None) continue;
        if (libertyStamp_[neighbour] == chain_) continue;
        libertyStamp_[neighbour] = chain_;
        if (++liberties == 4) return liberties;
      }
      v = board.nextInChain(v);
    } while (v != stone);
    return liberties;
  }

  std::array<uint64_t, 512> chainStamp_{};
  std::array<uint64_t, 512> libertyStamp_{};
  std::array<uint8_t, 512> class_{};
  uint64_t position_ = 0;
  uint64_t chain_ = 0;
};

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

// True when the whole game could be replayed.
bool expandGame(const Game& game, uint32_t number, PositionRecord* records, GameEntry& entry,
                LibertyClasses& liberties) {
  Board board(kSize);
  Color toMove = Color::Black;
  int ply = 0;
  for (; ply < game.moves && isPlayable(board, game.moveAt(ply), toMove); ++ply) {
    PositionRecord& record = records[game.firstRecord + static_cast<uint64_t>(ply)];
    record = recordOf(board, toMove, liberties);
    record.ply = static_cast<uint16_t>(ply);
    record.move = static_cast<uint16_t>(game.moveAt(ply));
    record.game = number;
    board.play(kSize.pointAt(record.move), toMove);
    toMove = opponent(toMove);
  }
  entry = entryOf(board, game.result, number);
  if (ply == game.moves) return true;
  entry.hasOwners = 0;
  for (; ply < game.moves; ++ply)
    records[game.firstRecord + static_cast<uint64_t>(ply)] = PositionRecord{};
  return false;
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
  const uint64_t positions = games->back().firstRecord + games->back().moves;
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
