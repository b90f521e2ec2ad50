#include "apps/desktop/opening.h"

#include <functional>
#include <map>

namespace tengen::desktop {
namespace {

void showExplorer(MainWindow& window) {
  window.chooseMode(WindowMode::Review);
  window.panes().open("explorer");
}

}  // namespace

void enterMode(MainWindow& window, const QString& mode) {
  static const std::map<QString, std::function<void(MainWindow&)>> kModes{
      {"play", [](MainWindow& shown) { shown.chooseMode(WindowMode::Play); }},
      {"review", [](MainWindow& shown) { shown.chooseMode(WindowMode::Review); }},
      {"edit", [](MainWindow& shown) { shown.edits().setEditing(true); }},
      {"library", [](MainWindow& shown) { shown.chooseMode(WindowMode::Library); }},
      {"count", [](MainWindow& shown) { shown.game().count(); }},
      {"start", [](MainWindow& shown) { shown.showStart(); }},
      {"explorer", showExplorer},
      {"problems", [](MainWindow& shown) { shown.showProblems(); }},
  };
  if (const auto known = kModes.find(mode); known != kModes.end()) known->second(window);
}

void openFile(MainWindow& window, const QString& file) {
  if (file.isEmpty()) return;
  if (const auto link = remote::parseLink(file.toStdString())) return window.joinLink(*link);
  window.files().openPath(file);
}

void openWindow(MainWindow& window, const CommandLine& line, const QString& file) {
  const auto arrive = [&window, move = line.move, mode = line.mode] {
    if (move) window.game().toMove(*move);
    enterMode(window, mode);
  };
  if (!file.isEmpty()) {
    const auto whenLoaded = QObject::connect(&window.files(), &FileController::loaded, &window,
                                             arrive, Qt::SingleShotConnection);
    // Of files that are opened later nobody said anything, also where this one cannot be read.
    QObject::connect(
        &window.files(), &FileController::loadingStopped, &window,
        [whenLoaded] { QObject::disconnect(whenLoaded); },
        Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    return openFile(window, file);
  }
  if (!line.mode.isEmpty()) return arrive();
  if (window.settings().preferences().startPage) window.showStart();
}

}  // namespace tengen::desktop
