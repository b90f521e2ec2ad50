// FileController: what other programs do to the file of the game in the window.
#include <QDir>
#include <QFileInfo>

#include "apps/desktop/controller/file_controller.h"

namespace tengen::desktop {
namespace {

constexpr int kGraceMilliseconds = 400;

}  // namespace

void FileController::watchOutside() {
  grace_.setSingleShot(true);
  grace_.setInterval(kGraceMilliseconds);
  connect(&grace_, &QTimer::timeout, this, &FileController::tellOutside);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &FileController::lookAtFile);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &FileController::lookAtFile);
}

FileController::Stamp FileController::stampOf(const QString& path) const {
  const QFileInfo info(path);
  if (!info.exists()) return {};
  return {info.lastModified(), info.size()};
}

void FileController::nameFile(const QString& path) {
  path_ = path;
  watch();
  emit fileChanged();
}

// The folder too: a file that is gone may come back.
void FileController::watch() {
  const QStringList old = watcher_.files() + watcher_.directories();
  if (!old.isEmpty()) watcher_.removePaths(old);
  grace_.stop();
  stamp_ = path_.isEmpty() ? Stamp{} : stampOf(path_);
  told_ = stamp_;
  if (path_.isEmpty()) return;
  watcher_.addPaths({path_, QFileInfo(path_).absolutePath()});
}

void FileController::lookAtFile() {
  if (path_.isEmpty()) return;
  const Stamp now = stampOf(path_);
  if (now.size >= 0) watcher_.addPath(path_);  // a file that was replaced is a new one
  if (now == told_) return grace_.stop();
  if (now.size > 0) return tellOutside();
  if (!grace_.isActive()) grace_.start();
}

void FileController::tellOutside() {
  grace_.stop();
  const Stamp now = stampOf(path_);
  if (path_.isEmpty() || now == told_) return;
  told_ = now;
  emit fileChanged();         // what was asked about it before has no meaning any more
  if (now == stamp_) return;  // it is back
  if (now.size > 0) return emit changedOutside(name());
  loseFile();
  emit lostOutside(name(), now.size == 0);
}

// What is in the window is nowhere else.
void FileController::loseFile() {
  game_.session().setFile({});
  game_.session().setFile(path_.toStdString());  // where it belongs all the same
  emit fileChanged();
}

void FileController::keepMine() {
  stamp_ = told_;
  loseFile();
}

// Into another file than the one that was changed outside.
bool FileController::saveBeside() {
  const QString changed = path_;
  const QFileInfo file(changed);
  const QString suggestion = file.completeBaseName() + tr(" (mine)") + ".sgf";
  QString chosen = questions_.fileToSave(file.dir().filePath(suggestion));
  if (chosen.isEmpty()) return false;
  if (QFileInfo(chosen).suffix().isEmpty()) chosen += ".sgf";
  if (QFileInfo(chosen).absoluteFilePath() != file.absoluteFilePath()) return saveTo(chosen);
  emit warned([name = name()] {
    return tr("Not saved: “%1” is what you want to load. Choose another name for yours.").arg(name);
  });
  return false;
}

void FileController::reload() {
  if (path_.isEmpty()) return;
  emit game_.aboutToAct();
  const QString changed = path_;
  if (!hasUnsaved()) return openPath(changed);
  switch (questions_.aboutReload(name())) {
    case Questions::Reload::DiscardMine:
      openPath(changed);
      isGivenUp_ = true;
      return;
    case Questions::Reload::SaveMineAs:
      if (saveBeside()) return openPath(changed);
      return emit changedOutside(name());  // the question is still open
    case Questions::Reload::KeepMine:
      return keepMine();
  }
}

}  // namespace tengen::desktop
