#include "bench/tree_bench.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <malloc.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "base/random.h"
#include "game/edits.h"
#include "game/formats.h"
#include "game/position_index.h"

#include "bench/random_games.h"

namespace tengen::bench {
namespace {

// Fresh memory each time, as a program that has just started would have it; the best of a few runs,
// since a shared machine only ever adds time.
constexpr int kTreeRuns = 5;

double bestMilliseconds(const std::function<double()>& run) {
  double best = run();
  for (int i = 1; i < kTreeRuns; ++i) {
    best = std::min(best, run());
  }
  return best * 1e3;
}

GameTree loaded(std::string text) {
  auto result = load(std::move(text));
  return std::move(result.value().tree);
}

double loadSeconds(const std::string& text) {
  std::string copy = text;
  const Stopwatch watch;
  const GameTree tree = loaded(std::move(copy));
  const Position first = tree.positionAt(tree.root());
  return watch.seconds();
}

double indexSeconds(const GameTree& tree) {
  const Stopwatch watch;
  const PositionIndex index(tree);
  return watch.seconds();
}

double saveSeconds(const GameTree& tree) {
  const Stopwatch watch;
  const std::string text = tree.save();
  return watch.seconds();
}

// A line of /proc/self/status in MB: VmRSS is resident now, VmHWM the most so far.
double residentMegabytes(std::string_view field) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(field)) return std::stod(line.substr(field.size() + 1)) / 1024;
  }
  return 0;
}

// What an action measures about itself in a process of its own, which starts with no memory to
// spare. `Facts` are plain numbers.
template <class Facts>
Facts inOwnProcess(const std::function<Facts()>& action) {
  int ends[2];
  if (pipe(ends) != 0) return {};
  const pid_t child = fork();
  if (child == 0) {
    malloc_trim(0);
    const Facts facts = action();
    const ssize_t written = write(ends[1], &facts, sizeof facts);
    _exit(written == sizeof facts ? 0 : 1);
  }
  close(ends[1]);
  Facts facts{};
  const ssize_t got = child > 0 ? read(ends[0], &facts, sizeof facts) : 0;
  close(ends[0]);
  if (child > 0) waitpid(child, nullptr, 0);
  return got == sizeof facts ? facts : Facts{};
}

struct Growth {
  double after = 0;
  double peak = 0;
};

// What a file read into memory and made a tree adds to the resident memory, its bytes included.
Growth growthByLoading(const std::string& text) {
  return inOwnProcess<Growth>([&] {
    const double before = residentMegabytes("VmRSS:");
    std::string copy = text;
    const GameTree tree = loaded(std::move(copy));
    return Growth{residentMegabytes("VmRSS:") - before, residentMegabytes("VmHWM:") - before};
  });
}

void addLoading(Figures& figures, const std::string& name, const std::string& text) {
  const Growth growth = growthByLoading(text);
  figures.push_back({"load " + name, bestMilliseconds([&] { return loadSeconds(text); }), "ms"});
  figures.push_back({"load " + name + ", resident", growth.after, "MB"});
  figures.push_back({"load " + name + ", peak", growth.peak, "MB"});
}

void addTree(Figures& figures, const std::string& name, const std::string& text) {
  addLoading(figures, name, text);
  const GameTree tree = loaded(text);
  figures.push_back({"index " + name, bestMilliseconds([&] { return indexSeconds(tree); }), "ms"});
  figures.push_back({"index " + name + ", memory",
                     static_cast<double>(PositionIndex(tree).memoryInUse()) / (1 << 20), "MB"});
  figures.push_back({"save " + name, bestMilliseconds([&] { return saveSeconds(tree); }), "ms"});
}

NodeId randomNode(const GameTree& tree, Random& random) {
  NodeId id;
  do {
    id = static_cast<NodeId>(random.below(static_cast<uint32_t>(tree.collection().nodeCount())));
  } while (!tree.contains(id));
  return id;
}

// One of the things people do to a tree, somewhere in it.
void editSomewhere(GameTree& tree, Random& random) {
  const NodeId id = randomNode(tree, random);
  const Point point{static_cast<uint8_t>(random.below(19)), static_cast<uint8_t>(random.below(19))};
  switch (random.below(8)) {
    case 0:
      setComment(tree, id, "A comment of the usual length, which says why this move is good.");
      break;
    case 1:
      toggleMark(tree, id, point, Mark::Triangle);
      break;
    case 2:
      promote(tree, id);
      break;
    case 3:
      if (tree.firstChild(id) == kNoNode) deleteBranch(tree, id);
      break;
    case 4:
      (void)setUpStone(tree, id, point, Stone::White);
      break;
    case 5:
      setLabel(tree, id, point, "A");
      break;
    case 6:
      (void)pasteBranch(tree, id, "(;B[aa];W[bb](;B[cc])(;B[dd]))");
      break;
    default:
      (void)tree.play(id, {tree.positionAt(id).toMove(), Move::at(point)});
  }
}

struct UndoFacts {
  double undoSeconds = 0;
  double growth = 0;
  bool isRestored = false;
};

UndoFacts editAndUndo(const std::string& text, int edits) {
  GameTree tree = loaded(text);
  const std::string before = tree.save();
  const double start = residentMegabytes("VmRSS:");
  Random random(7);
  for (int i = 0; i < edits; ++i) {
    editSomewhere(tree, random);
  }
  const Stopwatch watch;
  while (tree.undo() != kNoNode) {
  }
  const double seconds = watch.seconds();
  return {seconds, residentMegabytes("VmRSS:") - start, before == tree.save()};
}

void addUndo(Figures& figures) {
  const std::string text = randomTree(100'000);
  const auto facts = inOwnProcess<UndoFacts>([&] { return editAndUndo(text, 10'000); });
  if (!facts.isRestored) return;  // a figure that is missing is seen; a wrong one is not
  figures.push_back({"10k edits on 100k nodes, more memory", facts.growth, "MB"});
  figures.push_back({"undo of 10k edits", facts.undoSeconds * 1e3, "ms"});
}

}  // namespace

Figures treeFigures() {
  Figures figures;
  addUndo(figures);
  addTree(figures, "tree of 10k nodes", randomTree(10'000));
  addTree(figures, "tree of 100k nodes", randomTree(100'000));
  addTree(figures, "tree of 1M nodes", randomTree(1'000'000));
  addTree(figures, "line of 1M nodes", randomLine(1'000'000));
  addTree(figures, "100k nested", nestedLine(100'000));
  return figures;
}

}  // namespace tengen::bench
