#include "apps/desktop/bench/library_figures.h"

#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <numeric>

#include "base/random.h"
#include "library/importer.h"

#include "apps/desktop/bench/bench_report.h"
#include "apps/desktop/main_window.h"
#include "bench/figure.h"

namespace tengen::desktop {
namespace {

using bench::Stopwatch;

constexpr int kRows = 1'000'000;
constexpr double kFrame = 1000.0 / 60;

// Openings that many games share, as they do in life.
std::string madeGames(int games) {
  Random random(5);
  std::string text;
  for (int i = 0; i < games; ++i) {
    text += "(;GM[1]SZ[19]PB[Player " + std::to_string(random.below(500)) + "]PW[Player " +
            std::to_string(random.below(500)) + "]DT[" + std::to_string(1950 + random.below(70)) +
            "]RE[B+R]";
    for (int move = 0; move < 150; ++move) {
      const uint32_t choice = move < 12 ? random.below(3) : random.below(361);
      const uint32_t point =
          move < 12 ? (static_cast<uint32_t>(move) * 29 + choice * 7) % 361 : choice;
      text += move % 2 ? ";W[" : ";B[";
      text += static_cast<char>('a' + point % 19);
      text += static_cast<char>('a' + point / 19);
      text += ']';
    }
    text += ")\n";
  }
  return text;
}

QString firstGame(const QTemporaryDir& folder) {
  QFile file(folder.filePath("first.sgf"));
  const std::string text = madeGames(1);
  if (file.open(QIODevice::WriteOnly)) file.write(text.data(), static_cast<qint64>(text.size()));
  return file.fileName();
}

bool fill(const std::filesystem::path& home, const QString& source) {
  auto importer = library::Importer::open(home);
  if (!importer || !importer->addSources({QFile::encodeName(source).toStdString()})) return false;
  return importer->scan().has_value();
}

double worstButFew(std::vector<double>& frames) {
  std::sort(frames.begin(), frames.end());
  return frames[frames.size() * 99 / 100];
}

// Rows of a million that are scrolled through as a hand on the bar does: far, and never back.
void measureScrolling(MainWindow& window) {
  GameListModel& model = window.library().model();
  std::vector<library::GameId> rows(kRows);
  const int games = std::max(1, model.rowCount());
  for (int i = 0; i < kRows; ++i)
    rows[static_cast<size_t>(i)] = static_cast<library::GameId>(1 + i * 7919LL % games);
  const Stopwatch shown;
  model.show(rows);
  QCoreApplication::processEvents();
  report("list of 1,000,000 rows, to be shown", shown.seconds() * 1000, "ms", 100);
  auto& list = *window.findChild<QTableView*>("libraryGames");
  QScrollBar& bar = *list.verticalScrollBar();
  std::vector<double> frames;
  for (int i = 0; i < 600; ++i) {
    const Stopwatch watch;
    bar.setValue(static_cast<int>(static_cast<int64_t>(bar.maximum()) * i / 600 + i % 40));
    QCoreApplication::processEvents();
    frames.push_back(watch.seconds() * 1000);
  }
  report("  a frame of scrolling (99 of 100)", worstButFew(frames), "ms", kFrame);
  report("  the usual one", frames[frames.size() / 2], "ms", kFrame);
  const Stopwatch filled;
  const bool settled = QTest::qWaitFor([&] { return model.isSettled(); }, 5000);
  report("  the rows in sight filled after", settled ? filled.seconds() * 1000 : 5000, "ms", 50);
}

void measureFilter(MainWindow& window) {
  auto& filter = *window.findChild<QLineEdit*>("libraryFilter");
  double worst = 0;
  for (const char letter : {'a', 'n', 'g'}) {
    const Stopwatch watch;
    QTest::keyClick(&filter, letter);
    if (!QTest::qWaitFor([&] { return !window.library().isListing(); }, 5000)) break;
    worst = std::max(worst, watch.seconds() * 1000);
  }
  report("filter as you type, until the list is there", worst, "ms", 50);
  filter.clear();
  if (!QTest::qWaitFor([&] { return !window.library().isListing(); }, 5000))
    std::puts("the list did not come back");
}

// A key held down: each position is waited for, which nobody at the board does.
void measureExplorer(MainWindow& window, const QString& file) {
  window.files().openPath(file);
  if (!QTest::qWaitFor([&] { return !window.files().isLoading(); }, 20000))
    std::puts("a file did not load");
  window.panes().open("explorer");
  window.game().toMove(0);
  const auto isAnswered = [&] { return !window.explorer().isAsking(); };
  if (!QTest::qWaitFor(isAnswered, 5000)) std::puts("the explorer did not answer");
  constexpr int kSteps = 40;
  const Stopwatch watch;
  for (int i = 0; i < kSteps; ++i) {
    window.game().forward();
    while (!isAnswered())
      QCoreApplication::processEvents();
    QCoreApplication::processEvents();
  }
  report("explorer, positions answered and painted", kSteps / watch.seconds(), "/s", 20, true);
}

}  // namespace

void measureLibrary(const QString& folder) {
  const QTemporaryDir home;
  const QTemporaryDir made;
  const auto library =
      std::filesystem::path(QFile::encodeName(home.path()).toStdString()) / "library";
  QString source = folder;
  if (source.isEmpty()) {
    QFile file(made.filePath("games.sgf"));
    const std::string text = madeGames(5000);
    if (file.open(QIODevice::WriteOnly)) file.write(text.data(), static_cast<qint64>(text.size()));
    source = file.fileName();
  }
  if (!fill(library, source)) return std::puts("the library could not be filled"), void();
  MainWindow::Parts parts{};
  parts.libraryFolder = library;
  MainWindow window(std::move(parts));
  window.resize(1200, 900);
  window.show();
  window.chooseMode(WindowMode::Library);
  const auto isThere = [&] {
    return window.library().model().rowCount() > 0 && !window.library().isImporting() &&
           !window.library().isListing();
  };
  if (!QTest::qWaitFor(isThere, 60000)) return std::puts("the library did not open"), void();
  std::printf("library of %d games\n", window.library().model().rowCount());
  measureFilter(window);
  measureScrolling(window);
  measureExplorer(window, firstGame(home));
}

}  // namespace tengen::desktop
