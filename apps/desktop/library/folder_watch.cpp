#include "apps/desktop/library/folder_watch.h"

#include <QGuiApplication>
#include <QSet>
#include <algorithm>

namespace tengen::desktop {
namespace {

// Of what the system lets one person watch, which is 8192 folders where it is least, a part.
constexpr qsizetype kMostFolders = 2000;
constexpr int kSoonMilliseconds = 2000;
constexpr int kLateMilliseconds = 5 * 60'000;

}  // namespace

FolderWatch::FolderWatch(QString own, QObject* parent)
    : QObject(parent), own_(std::move(own)), most_(kMostFolders) {
  soon_.setSingleShot(true);
  soon_.setInterval(kSoonMilliseconds);
  connect(&soon_, &QTimer::timeout, this, &FolderWatch::changed);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] {
    if (!soon_.isActive()) soon_.start();
  });
  connect(qApp, &QGuiApplication::applicationStateChanged, this, &FolderWatch::comeBack);
}

void FolderWatch::watch(const QStringList& folders) {
  QStringList wanted;
  isWhole_ = true;
  for (const QString& folder : folders) {
    if (!isWorthwhile(folder)) continue;
    if (wanted.size() == most_) {
      isWhole_ = false;
      break;
    }
    wanted << folder;
  }
  const QStringList before = watcher_.directories();
  const QSet<QString> now(wanted.begin(), wanted.end());
  const QSet<QString> known(before.begin(), before.end());
  QStringList leaving, coming;
  std::copy_if(before.begin(), before.end(), std::back_inserter(leaving),
               [&](const QString& folder) { return !now.contains(folder); });
  std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(coming),
               [&](const QString& folder) { return !known.contains(folder); });
  if (!leaving.isEmpty()) watcher_.removePaths(leaving);
  if (!coming.isEmpty() && !watcher_.addPaths(coming).isEmpty()) isWhole_ = false;
  // Into one that is new, more may have come before it was watched.
  if (!coming.isEmpty() && !before.isEmpty()) soon_.start();
}

void FolderWatch::noteLook(bool foundSomething) {
  soon_.setInterval(foundSomething ? kSoonMilliseconds
                                   : std::min(2 * soon_.interval(), kLateMilliseconds));
}

// In hidden folders programs keep what is theirs, and it changes all the time.
bool FolderWatch::isWorthwhile(const QString& folder) const {
  const bool isOwn = folder == own_ || folder.startsWith(own_ + u'/');
  return !isOwn && !folder.contains(QStringLiteral("/."));
}

void FolderWatch::comeBack(Qt::ApplicationState state) {
  if (state == Qt::ApplicationActive && !isWhole_ && !soon_.isActive()) soon_.start();
}

}  // namespace tengen::desktop
