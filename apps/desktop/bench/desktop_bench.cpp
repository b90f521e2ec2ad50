// desktop-bench: how quick the window is, figure by figure, beside the bar each must clear. Needs
// no display. The program measured from its start is the tengen-desktop beside this one.
//
//   desktop-bench [FOLDER OF GAMES]
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <limits>
#include <sys/resource.h>

#include "base/random.h"
#include "game/formats.h"

#include "apps/desktop/bench/bench_report.h"
#include "apps/desktop/bench/library_figures.h"
#include "apps/desktop/main_window.h"
#include "apps/desktop/tree/game_tree_source.h"
#include "apps/desktop/tree/tree_widget.h"
#include "bench/figure.h"

namespace tengen::desktop {
namespace {

using bench::Stopwatch;

// The best of some runs, in milliseconds: what else the machine does can only add to it.
double best(int runs, const std::function<void()>& action) {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i < runs; ++i) {
    const Stopwatch watch;
    action();
    least = std::min(least, watch.seconds() * 1000);
  }
  return least;
}

// Moves all over the board, colours in turn; legal or not makes no difference to a painter.
std::string moves(Random& random, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += i % 2 ? ";W[" : ";B[";
    text += static_cast<char>('a' + random.below(19));
    text += static_cast<char>('a' + random.below(19));
    text += ']';
  }
  return text;
}

std::string game(int count) {
  Random random(1);
  return "(;GM[1]FF[4]SZ[19]KM[6.5]" + moves(random, count) + ")";
}

// An engine asks for more: moves that can be played.
std::string legalGame(int count) {
  Random random(4);
  GameTree tree;
  NodeId at = tree.root();
  for (int played = 0; played < count;) {
    const Position here = tree.positionAt(at);
    const Move move = Move::at(here.board().size().pointAt(static_cast<int>(random.below(361))));
    const auto next = tree.play(at, {here.toMove(), move});
    if (!next) continue;
    at = *next;
    ++played;
  }
  return tree.save();
}

// Like a book of openings: lines of some thirty moves that leave others here and there.
std::string bigTree(int nodes) {
  Random random(2);
  GameTree tree;
  std::vector<NodeId> all{tree.root()};
  while (static_cast<int>(all.size()) < nodes) {
    NodeId at = all[random.below(static_cast<uint32_t>(all.size()))];
    for (int i = 0; i < 30; ++i) {
      const Position here = tree.positionAt(at);
      const Move move = Move::at(here.board().size().pointAt(static_cast<int>(random.below(361))));
      const auto next = tree.play(at, {here.toMove(), move});
      if (!next || here.moveNumber() > 250) continue;
      at = *next;
      all.push_back(at);
    }
  }
  return tree.save();
}

QString written(const QTemporaryDir& folder, const QString& name, const std::string& text) {
  QFile file(folder.filePath(name));
  if (file.open(QIODevice::WriteOnly)) file.write(text.data(), static_cast<qint64>(text.size()));
  return file.fileName();
}

BoardPicture fullBoard() {
  BoardPicture picture({19, 19});
  Random random(3);
  for (int i = 0; i < picture.size().points(); ++i) {
    const Point point = picture.size().pointAt(i);
    const uint32_t chance = random.below(10);
    if (chance < 4) picture.stones[point] = Stone::Black;
    if (chance > 5) picture.stones[point] = Stone::White;
  }
  return picture;
}

void measureBoard(double scale) {
  QImage image(QSize(1200, 1200) * scale, QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  BoardPainter board;
  const BoardPicture picture = fullBoard();
  const auto paint = [&] {
    QPainter painter(&image);
    board.paint(painter, QSizeF(1200, 1200), scale, picture);
  };
  const Stopwatch first;
  paint();
  report(scale > 1 ? "board 1200x1200 at 2x, first paint" : "board 1200x1200, first paint",
         first.seconds() * 1000, "ms", scale > 1 ? 240 : 60);
  report(scale > 1 ? "board 1200x1200 at 2x, repaint" : "board 1200x1200, repaint", best(31, paint),
         "ms", scale > 1 ? 24 : 6);
}

void measureTree(const GameTree& tree) {
  report("tree of 100,000 nodes, layout", best(7, [&] { TreeLayout layout(tree); }), "ms", 20);
  TreeWidget widget;
  GameTreeSource source(tree);
  widget.resize(420, 900);
  widget.setSource(&source);
  widget.showTree(TreeLayout(tree));
  widget.setCurrent(tree.endOfLine(tree.root()));
  QImage image(widget.size(), QImage::Format_RGB32);
  widget.render(&image);
  int step = 0;
  auto& bar = *widget.verticalScrollBar();  // it is tall, so the tree grows downwards
  report("tree of 100,000 nodes, a frame of scrolling",
         best(101,
              [&] {
                bar.setValue(++step * 997 % std::max(1, bar.maximum()));
                widget.render(&image);
              }),
         "ms", 8);
  widget.setSource(nullptr);
}

void load(MainWindow& window, const QString& file) {
  bool loaded = false;
  QObject::connect(&window.files(), &FileController::loaded, &window, [&] { loaded = true; });
  window.files().openPath(file);
  if (!QTest::qWaitFor([&] { return loaded; }, 20000)) std::puts("a file did not load");
  QCoreApplication::processEvents();
}

void measureSteps(const QString& file) {
  MainWindow window({});
  window.resize(1200, 900);
  window.show();
  load(window, file);
  window.game().toMove(0);
  QCoreApplication::processEvents();
  const Stopwatch watch;
  for (int i = 0; i < 300; ++i) {
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Right);
    QCoreApplication::processEvents();
  }
  report("300 moves with the key held, positions", 300 / watch.seconds(), "/s", 60, true);
}

void measureClicks(const QString& file) {
  MainWindow window({});
  window.resize(1200, 900);
  window.show();
  load(window, file);
  auto& tree = *window.findChild<TreeWidget*>("tree");
  int at = 0;
  report("tree of 100,000 nodes, a click",
         best(21,
              [&] {
                at = (at + 61) % std::max(1, tree.viewport()->height());
                QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, {20, at});
                QCoreApplication::processEvents();
              }),
         "ms", 30);
}

// While an engine thinks aloud beside it, on all cores: how long the window takes for a frame in
// which the pointer moves. The worst but one of a hundred.
void measureLive(const QString& file) {
  MainWindow::Parts parts{};
  parts.engineProgram = (QCoreApplication::applicationDirPath() + "/tengen").toStdString();
  MainWindow window(std::move(parts));
  window.resize(1200, 900);
  window.show();
  load(window, file);
  window.game().toMove(100);
  window.chooseMode(WindowMode::Review);
  window.actions()[Do::Live].trigger();
  auto& board = *window.findChild<BoardWidget*>("board");
  if (!QTest::qWaitFor([&] { return !board.overlay().candidates.empty(); }, 20000)) {
    return std::puts("live analysis did not begin"), void();
  }
  constexpr double kFrame = 1000.0 / 60;
  std::vector<double> frames;
  std::vector<double> computing;
  for (int i = 0; i < 300; ++i) {
    const Stopwatch watch;
    const std::clock_t begun = std::clock();
    const Point point = board.picture().size().pointAt(i * 7 % 361);
    QTest::mouseMove(&board, board.boardGeometry().center(point).toPoint());
    QCoreApplication::processEvents();
    frames.push_back(watch.seconds() * 1000);
    computing.push_back(1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    QTest::qSleep(std::max(0, static_cast<int>(kFrame - frames.back())));
  }
  std::sort(frames.begin(), frames.end());
  std::sort(computing.begin(), computing.end());
  report("while analysis streams, a frame (99 of 100)", frames[frames.size() * 99 / 100], "ms",
         kFrame);
  report("  of them computing", computing[computing.size() * 99 / 100], "ms", kFrame);
  report("  the usual one", frames[frames.size() / 2], "ms", kFrame);
}

double childrensSeconds() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// From process start to a painted window; the picture on disk is part of the time.
void measureStart(const char* name, const QString& file, double bar, double memoryBar) {
  const QString program = QCoreApplication::applicationDirPath() + "/tengen-desktop";
  const QString picture = file + ".png";
  bool worked = true;
  double computing = std::numeric_limits<double>::infinity();
  const double time = best(9, [&] {
    const double before = childrensSeconds();
    worked = QProcess::execute(program, {file, "--screenshot", picture}) == 0 && worked;
    computing = std::min(computing, childrensSeconds() - before);
  });
  if (!worked) {
    std::printf("%-52s %s did not run\n", name, qPrintable(program));
    return;
  }
  report(name, time, "ms", bar);
  report("  of them computing", computing * 1000, "ms", bar);
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  report("  memory", static_cast<double>(used.ru_maxrss) / 1024, "MB", memoryBar);
}

// `gamesFolder`: what the library is filled with; empty: games made for it, a few thousand.
void measureAll(const QString& gamesFolder) {
  const QTemporaryDir folder;
  const std::string big = bigTree(100'000);
  const QString bigFile = written(folder, "big.sgf", big);
  measureStart("window with a game of 200 moves, from start", written(folder, "200.sgf", game(200)),
               400, 150);
  measureStart("window with 100,000 nodes, from start", bigFile, 500, 150);
  measureBoard(1);
  measureBoard(2);
  measureTree(tengen::load(big)->tree);
  measureSteps(written(folder, "300.sgf", game(300)));
  measureClicks(bigFile);
  measureLive(written(folder, "live.sgf", legalGame(120)));
  measureLibrary(gamesFolder);
}

}  // namespace
}  // namespace tengen::desktop

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication app(argc, argv);
  QApplication::setOrganizationName("tengen-bench");
  QApplication::setApplicationName("tengen-bench");
  tengen::desktop::measureAll(app.arguments().value(1));
}
