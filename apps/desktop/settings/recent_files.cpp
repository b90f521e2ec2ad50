#include "apps/desktop/settings/recent_files.h"

#include <QSettings>

namespace tengen::desktop {
namespace {

constexpr int kMost = 10;
const char* const kKey = "recentFiles";
const char* const kPlayedKey = "lastPlayed";

}  // namespace

QStringList RecentFiles::files() const {
  return QSettings().value(kKey).toStringList();
}

void RecentFiles::add(const QString& path) {
  QStringList all = files();
  all.removeAll(path);
  all.prepend(path);
  QSettings().setValue(kKey, all.mid(0, kMost));
}

void RecentFiles::setLastPlayed(const QString& path) {
  QSettings().setValue(kPlayedKey, path);
}

QString RecentFiles::lastPlayed() const {
  return QSettings().value(kPlayedKey).toString();
}

void RecentFiles::remove(const QString& path) {
  QStringList all = files();
  all.removeAll(path);
  QSettings().setValue(kKey, all);
}

}  // namespace tengen::desktop
