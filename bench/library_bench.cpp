#include "bench/library_bench.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "base/os/resources.h"
#include "base/os/temporary_folder.h"
#include "base/os/wall_clock.h"
#include "library/importer.h"
#include "library/library.h"
#include "rules/diagram.h"

#include "bench/random_games.h"

namespace tengen::bench {
namespace {

namespace fs = std::filesystem;
using library::Answer;
using library::Library;

constexpr int kRuns = 5;

// A corner that everybody plays: the star point, the approach, the answer, slide, corner,
// extension.
constexpr const char* kCorner = R"(
  +----------
  |..........
  |...O......
  |..X..O..O.
  |...X......
  |..........
  |..X.......
  |..........)";
constexpr const char* kSide = R"(
  ---------
  .........
  .........
  ..X..X...
  ....O....
  .........)";
constexpr const char* kAnywhere = R"(
  .X..
  .XO.
  .XO.
  ..O.)";

std::vector<fs::path> filesBelow(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".sgf") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

double megabytes(size_t bytes) {
  return static_cast<double>(bytes) / 1e6;
}

// The best of a few runs, in milliseconds: a shared machine only ever adds time.
double bestOf(const std::function<void()>& question) {
  double best = 0;
  for (int run = 0; run < kRuns; ++run) {
    const Stopwatch watch;
    question();
    if (run == 0 || watch.seconds() < best) best = watch.seconds();
  }
  return best * 1e3;
}

class LibraryBench {
 public:
  LibraryBench(const fs::path& home, std::string name) : home_(home), name_(std::move(name)) {}

  // False when a file could not be read.
  bool fill(const std::vector<fs::path>& files) {
    const double processor = processorSeconds();
    const Stopwatch watch;
    auto importer = library::Importer::open(home_);
    if (!importer) return false;
    std::vector<std::string> sources;
    for (const fs::path& file : files)
      sources.push_back(file.string());
    if (!importer->addSources(sources)) return false;
    const auto report = importer->scan();
    if (!report || report->games == 0) return false;
    add("games", static_cast<double>(report->games), "");
    add("import", watch.seconds(), "s");
    add("import, processor time", processorSeconds() - processor, "s");
    return true;
  }

  void addOneGame() {
    auto importer = library::Importer::open(home_);
    if (!importer) return;
    const fs::path file = home_ / "one-more.sgf";
    std::ofstream(file) << "(;GM[1]SZ[19]PB[One]PW[More]RE[B+R];B[pd];W[dp];B[pp])";
    const Stopwatch watch;
    (void)importer->addSources({file.string()});
    (void)importer->scan();
    add("add one game", watch.seconds() * 1e3, "ms");
  }

  void ask() {
    const double before = megabytes(residentBytes());
    const Stopwatch watch;
    auto opened = Library::open(home_);
    if (!opened) return;
    add("open", watch.seconds() * 1e3, "ms");
    add("on disk", megabytes(opened->figures().bytes), "MB");
    askForBoards(*opened);
    askForPatterns(*opened);
    askForNames(*opened);
    add("resident", megabytes(residentBytes()), "MB");
    add("resident by opening and asking", megabytes(residentBytes()) - before, "MB");
  }

  Figures figures;

 private:
  void add(const std::string& what, double value, const std::string& unit) {
    figures.push_back({"library " + name_ + ' ' + what, value, unit});
  }

  void askForBoards(const Library& opened) {
    const auto boardAfter = [](std::initializer_list<Point> moves) {
      library::PositionQuery query{.board = Board(BoardSize{19, 19}), .next = {}, .moves = {}};
      Color color = Color::Black;
      for (const Point move : moves) {
        query.board.play(move, color);
        color = opponent(color);
      }
      query.toMove = color;
      return query;
    };
    const std::pair<const char*, library::PositionQuery> boards[] = {
        {"empty board", boardAfter({})},
        {"board after 2", boardAfter({{15, 3}, {3, 15}})},
        {"board after 5", boardAfter({{15, 3}, {3, 15}, {16, 15}, {3, 3}, {14, 16}})},
    };
    for (const auto& [what, query] : boards) {
      Answer answer;
      add(what, bestOf([&, &query = query] { answer = opened.find(query, {}); }), "ms");
      add(std::string(what) + ", hits", static_cast<double>(answer.hits), "");
    }
  }

  void askForPatterns(const Library& opened) {
    const std::pair<const char*, const char*> patterns[] = {
        {"corner", kCorner}, {"side", kSide}, {"4x4 anywhere", kAnywhere}};
    for (const auto& [what, drawing] : patterns) {
      const library::PatternQuery query{
          .pattern = *library::parsePattern(drawing), .next = {}, .moves = {}};
      Answer answer;
      double first = 0;
      const double whole = bestOf([&] {
        const Stopwatch watch;
        first = 0;
        answer = opened.find(query, {}, {}, {}, [&](const Answer& soFar) {
          if (first == 0 && soFar.hits > 0) first = watch.seconds() * 1e3;
        });
      });
      add(what, whole, "ms");
      if (first > 0) add(std::string(what) + ", first hits", first, "ms");
      add(std::string(what) + ", hits", static_cast<double>(answer.hits), "");
    }
  }

  void askForNames(const Library& opened) {
    library::GameFilter filter;
    filter.players = {"ka"};
    filter.dates = {{2010, 0, 0}, {2012, 0, 0}};
    filter.result = library::Outcome::parse("B+");
    Answer answer;
    add("names, dates and results", bestOf([&] { answer = opened.find(filter); }), "ms");
    add("names, dates and results, games", static_cast<double>(answer.wins.games), "");
  }

  fs::path home_;
  std::string name_;
};

void measure(Figures& figures, const std::vector<fs::path>& files, const std::string& name) {
  const TemporaryFolder folder;
  LibraryBench bench(folder.path(), name);
  if (!bench.fill(files)) return;  // a figure that is missing is seen; a wrong one is not
  bench.ask();
  bench.addOneGame();
  figures.insert(figures.end(), bench.figures.begin(), bench.figures.end());
}

}  // namespace

Figures libraryFigures(const fs::path& games) {
  Figures figures;
  const std::vector<fs::path> files = filesBelow(games);
  std::vector<size_t> counts{files.size() / 58, files.size() * 10 / 58, files.size()};
  size_t before = 0;
  for (const size_t count : counts) {
    if (count == before) continue;
    measure(figures, {files.begin(), files.begin() + static_cast<std::ptrdiff_t>(count)},
            count == files.size() ? "all" : "1/" + std::to_string(files.size() / count));
    before = count;
  }
  return figures;
}

Figures libraryFigures() {
  constexpr int kFiles = 20;
  constexpr size_t kNodes = 20000;
  const TemporaryFolder folder;
  std::vector<fs::path> files;
  for (int i = 0; i < kFiles; ++i) {
    files.push_back(folder.path() / (std::to_string(i) + ".sgf"));
    std::ofstream(files.back()) << randomTree(kNodes, static_cast<uint64_t>(i) + 1);
  }
  Figures figures;
  measure(figures, files, "made up");
  return figures;
}

}  // namespace tengen::bench
