// The files opened last, the latest first; kept between runs.
#pragma once

#include <QStringList>

namespace tengen::desktop {

class RecentFiles {
 public:
  QStringList files() const;
  void add(const QString& path);
  void setLastPlayed(const QString& path);  // of games that were begun here
  QString lastPlayed() const;               // empty: none
  void remove(const QString& path);
};

}  // namespace tengen::desktop
