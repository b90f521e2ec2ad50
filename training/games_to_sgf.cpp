// Writes files of games (game_file.h) out as SGF collections, for a library to be filled and
// measured with. The files know neither names nor dates: these are made up, the same in every run.
//   games_to_sgf OUT GAMES_PER_FILE FILE.games...
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "base/decimal.h"
#include "base/os/file.h"
#include "base/random.h"
#include "training/game_file.h"
#include "training/records.h"

namespace tengen::training {
namespace {

constexpr uint32_t kPlayers = 3000;

std::string playerName(uint32_t number) {
  constexpr const char* kParts[] = {"ka",   "to",  "mi", "sho", "ren", "li", "chen", "wu",
                                    "park", "jun", "ha", "ri",  "no",  "ku", "yo",   "zen"};
  std::string name;
  for (uint64_t rest = splitmix(number); name.size() < 8; rest >>= 4)
    name += kParts[rest & 15];
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name + ' ' + std::to_string(number);
}

std::string dateOf(Random& random) {
  const auto two = [](uint32_t n) {
    return std::string(n < 10 ? "0" : "").append(std::to_string(n));
  };
  const uint32_t year = 2005 + random.below(12);
  const uint32_t month = 1 + random.below(12);
  return std::to_string(year) + '-' + two(month) + '-' + two(1 + random.below(28));
}

std::string resultOf(int halfPoints) {
  constexpr int kResigned = 20000;
  const std::string winner = halfPoints > 0 ? "B+" : "W+";
  if (std::abs(halfPoints) == kResigned) return winner + 'R';
  return halfPoints == 0 ? "Draw" : winner + shortestDecimal(std::abs(halfPoints) / 2.0);
}

std::string sgfOf(const Game& game, uint64_t number) {
  Random random(number);
  std::string text = "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]RU[Japanese]PB[" +
                     playerName(random.below(kPlayers)) + "]BR[9d]PW[" +
                     playerName(random.below(kPlayers)) + "]WR[9d]DT[" + dateOf(random) + "]RE[" +
                     resultOf(game.result) + "]\n";
  for (int i = 0; i < game.moves; ++i) {
    const int point = game.moveAt(i);
    text += {';',
             i % 2 == 0 ? 'B' : 'W',
             '[',
             static_cast<char>('a' + point % kSide),
             static_cast<char>('a' + point / kSide),
             ']'};
  }
  return text + ")\n";
}

// One file after another, each with so many games.
class CollectionWriter {
 public:
  CollectionWriter(std::string folder, uint64_t gamesInFile)
      : folder_(std::move(folder)), gamesInFile_(gamesInFile) {}

  void write(const Game& game) {
    if (written_ % gamesInFile_ == 0) {
      out_ = std::ofstream(folder_ + "/games-" + std::to_string(written_ / gamesInFile_) + ".sgf",
                           std::ios::binary);
    }
    out_ << sgfOf(game, written_++);
  }
  bool isFine() { return !out_.flush().fail(); }
  uint64_t written() const { return written_; }

 private:
  std::string folder_;
  uint64_t gamesInFile_;
  uint64_t written_ = 0;
  std::ofstream out_;
};

int run(int argc, char** argv) {
  const int gamesInFile = argc > 3 ? parseInteger(argv[2]).value_or(0) : 0;
  if (gamesInFile < 1) {
    std::fprintf(stderr, "usage: games_to_sgf OUT GAMES_PER_FILE FILE.games...\n");
    return 2;
  }
  CollectionWriter writer(argv[1], static_cast<uint64_t>(gamesInFile));
  for (int i = 3; i < argc; ++i) {
    const auto bytes = readFile(argv[i]);
    const auto games = bytes ? readGames(*bytes) : std::nullopt;
    if (!games) {
      std::fprintf(stderr, "games_to_sgf: %s: this is no file of games\n", argv[i]);
      return 1;
    }
    for (const Game& game : *games)
      writer.write(game);
  }
  if (!writer.isFine()) {
    std::fprintf(stderr, "games_to_sgf: %s: cannot be written\n", argv[1]);
    return 1;
  }
  std::printf("%llu games\n", static_cast<unsigned long long>(writer.written()));
  return 0;
}

}  // namespace
}  // namespace tengen::training

int main(int argc, char** argv) {
  return tengen::training::run(argc, argv);
}
