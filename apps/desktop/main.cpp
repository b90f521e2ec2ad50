// tengen-desktop: reads the command line, opens a window for each file, and lets Qt run.
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QIcon>
#include <QMenu>
#include <QPixmap>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "base/os/interrupts.h"
#include "engine/driver.h"
#include "engine/engine_judge.h"
#include "judge/playout_judge.h"
#include "library/library.h"

#include "apps/desktop/opening.h"
#include "apps/desktop/settings/appearance.h"

namespace tengen::desktop {
namespace {

constexpr int kReviewMilliseconds = 300'000;
constexpr int kLiveMilliseconds = 5'000;
constexpr int kPatienceMilliseconds = 30'000;
constexpr int kShortPatienceMilliseconds = 100;  // for what a picture can do without

// A picture, or words on the terminal.
bool needsNoDisplay(int argc, char** argv) {
  return std::any_of(argv + 1, argv + argc, [](std::string_view word) {
    return word.starts_with("--screenshot") || word == "--help" || word == "-h" ||
           word == "--version" || word == "-v";
  });
}

bool hasDisplay() {
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

// Qt ends a program whose display does not answer with a page about plugins and a core dump. While
// it starts, its first warning is kept instead, and the end said in a sentence.
void sayWhyNoDisplay(QtMsgType type, const QMessageLogContext&, const QString& text) {
  static QByteArray reason;
  if (type != QtFatalMsg) {
    if (reason.isEmpty()) reason = text.toLocal8Bit();
    return;
  }
  std::fprintf(stderr,
               "tengen-desktop: the display cannot be opened (%s); `tengen play` plays in the "
               "terminal.\n",
               reason.constData());
  std::_Exit(2);
}

// The `tengen` beside this program; empty if there is none.
std::string engineProgram() {
  const QFileInfo program(QCoreApplication::applicationDirPath() + "/tengen");
  return program.isExecutable() ? QFile::encodeName(program.filePath()).toStdString()
                                : std::string();
}

// For this run: what the command line says is not stored.
void applyLook(MainWindow& window, const QStringList& themes, const QString& language) {
  Preferences look = window.settings().preferences();
  for (const QString& theme : themes) {
    if (theme == "dark") {
      look.appearance = Appearance::Dark;
    } else if (theme == "light") {
      look.appearance = Appearance::Light;
    } else {
      look.boardTheme = theme;
    }
  }
  if (!language.isEmpty()) look.language = language;
  window.settings().apply(look);
}

template <class Condition>
void waitWhile(Condition condition, int milliseconds = kPatienceMilliseconds) {
  QTimer wake;  // also while nothing happens
  wake.start(5);
  QElapsedTimer patience;
  patience.start();
  while (condition() && patience.elapsed() < milliseconds) {
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 50);
  }
}

// A finished review, and what the engine thinks live if that is wanted.
void analyse(MainWindow& window, bool live) {
  window.chooseMode(WindowMode::Review);
  window.panes().open("report");
  if (window.review().review().isEmpty()) window.review().start();
  waitWhile([&window] { return window.review().isRunning(); }, kReviewMilliseconds);
  if (!live) return;
  window.analysis().toggle();
  QElapsedTimer thinking;
  thinking.start();
  waitWhile([&] { return thinking.elapsed() < kLiveMilliseconds; });
}

// A mistake as a problem: what was played is tried once more, and its answer shown.
void tryAgain(MainWindow& window) {
  analyse(window, false);
  window.actions()[Do::TryAgain].trigger();
  const GameSession& session = window.game().session();
  const NodeId next = session.tree().firstChild(session.node());
  if (next == kNoNode) return;  // no game, or nothing after its last mistake
  const auto played = session.tree().moveAt(next);
  if (!window.tryAgain().isOn() || !played || played->move.isPass()) return;
  window.game().click(played->move.point(), Qt::LeftButton, Qt::NoModifier);
  waitWhile([&window] { return window.tryAgain().isShowing(); });
}

void waitForLibrary(MainWindow& window) {
  LibraryController& library = window.library();
  waitWhile([&library] { return library.isImporting() || library.isListing(); });
  window.grab();  // rows are fetched when they are painted
  waitWhile([&library] { return library.isListing(); });
}

// A widget that is grabbed first lays out all its children, also menus that nobody opened: the
// names of the languages in them ask for fonts that the picture does not need.
void leaveOutMenus(const QWidget& window) {
  for (QMenu* menu : window.findChildren<QMenu*>())
    menu->setAttribute(Qt::WA_PendingResizeEvent, false);
}

int takeScreenshot(MainWindow& window, const CommandLine& line) {
  Preferences still = window.settings().preferences();
  still.stonesFall = false;
  window.settings().apply(still);
  QCursor::setPos(window.geometry().bottomRight() + QPoint(100, 100));  // points at nothing
  window.show();
  waitWhile([&window] { return window.files().isLoading(); });
  waitWhile([&window] { return window.files().isChecking() || window.tree().isSearching(); },
            kShortPatienceMilliseconds);
  if (line.move) window.game().toMove(*line.move);
  enterMode(window, line.mode);
  if (line.mode == "reviewed" || line.mode == "live") analyse(window, line.mode == "live");
  if (line.mode == "learn") tryAgain(window);
  if (window.mode() == WindowMode::Library) waitForLibrary(window);
  waitWhile([&window] { return window.explorer().isAsking(); });
  waitWhile([&window] { return window.game().isThinking(); });
  std::unique_ptr<EnginesDialog> page;
  if (line.mode == "engines") {
    page = window.engines().makePage();
    page->show();
    page->test();
    waitWhile([&page] { return page->isTesting(); });
  }
  QCoreApplication::processEvents();
  QWidget& shown = page ? static_cast<QWidget&>(*page) : window;
  leaveOutMenus(shown);
  if (shown.grab().save(line.screenshot)) return 0;
  std::fprintf(stderr, "tengen-desktop: cannot write %s\n", qPrintable(line.screenshot));
  return 1;
}

void dress(MainWindow& window, const CommandLine& line) {
  if (line.window) window.resize(*line.window);
  applyLook(window, line.themes, line.language);
}

// The machine or the people want the program to end now: their games come back at the next start.
void leaveAtOnce(const std::vector<std::unique_ptr<MainWindow>>& windows,
                 const Interrupts& interrupts) {
  for (const auto& window : windows)
    window->keepWork();
  QCoreApplication::exit(interrupts.exitCode().value_or(0));
}

// That of the theme, where the program is installed.
QIcon windowIcon() {
  const QIcon installed = QIcon::fromTheme("org.tengen.Tengen");
  return installed.isNull() ? QIcon(":/icon/128x128/org.tengen.Tengen.png") : installed;
}

int run(QApplication& app) {
  const CommandLine line = parseCommandLine(QApplication::arguments());
  const bool screenshot = !line.screenshot.isEmpty();
  systemIsDark();  // asked before our own palette hides the answer
  const std::string program = engineProgram();
  std::shared_ptr<const Judge> judge = std::make_shared<PlayoutJudge>();
  if (!program.empty()) {
    judge = std::make_shared<engine::EngineJudge>(tengenCommand(program), judge);
  }
  const auto sound = screenshot ? nullptr : makeSoundPlayer();
  const auto makeWindow = [&] {
    const std::filesystem::path journals = screenshot ? std::filesystem::path() : journalFolder();
    return std::make_unique<MainWindow>(
        MainWindow::Parts{journals, judge, nullptr, sound.get(), program, library::usualFolder()});
  };
  if (screenshot) {
    const auto window = makeWindow();
    dress(*window, line);
    if (!line.files.isEmpty()) window->files().openPath(line.files.front());
    return takeScreenshot(*window, line);
  }
  QApplication::setWindowIcon(windowIcon());
  std::vector<std::unique_ptr<MainWindow>> windows;
  for (const QString& file : line.files.isEmpty() ? QStringList{QString()} : line.files) {
    windows.push_back(makeWindow());
    dress(*windows.back(), line);
    openWindow(*windows.back(), line, file);
    windows.back()->show();
  }
  windows.front()->recovery().offer();
  Interrupts interrupts;
  const std::stop_callback ended(interrupts.token(), [&] {
    QMetaObject::invokeMethod(
        &app, [&] { leaveAtOnce(windows, interrupts); }, Qt::QueuedConnection);
  });
  return app.exec();
}

}  // namespace
}  // namespace tengen::desktop

int main(int argc, char** argv) {
  using namespace tengen::desktop;
  if (needsNoDisplay(argc, argv) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  if (!hasDisplay()) {
    std::fputs("tengen-desktop: there is no display; `tengen play` plays in the terminal.\n",
               stderr);
    return 2;
  }
  qInstallMessageHandler(sayWhyNoDisplay);
  QApplication app(argc, argv);
  qInstallMessageHandler(nullptr);
  QApplication::setApplicationName("tengen");
  QApplication::setOrganizationName("tengen");
  QApplication::setApplicationDisplayName("Tengen");
  QApplication::setApplicationVersion(TENGEN_VERSION);
  QApplication::setDesktopFileName("org.tengen.Tengen");
  return run(app);
}
