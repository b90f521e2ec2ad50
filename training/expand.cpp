// expand GAMES OUT [THREADS]: replays every game with our own rules and writes OUT.positions (one
// PositionRecord a move, and two more for the passes at the end) and OUT.results (one GameEntry a
// game). The inputs of the network that need a board are worked out here, once; the rest is
// unpacked where it is used (data.py).
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <span>
#include <string>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>

#include "base/os/file.h"
#include "training/expand_game.h"

namespace tengen::training {
namespace {

constexpr int kGamesAtATime = 64;  // what a thread takes from the pile

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
        const Game& game = (*games)[i];
        const std::span own(records + firstRecordOf(game, i), recordsOf(game));
        broken += !expandGame(game, static_cast<uint32_t>(i), own, entries[i], liberties);
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
