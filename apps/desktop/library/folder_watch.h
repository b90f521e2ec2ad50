// Says when something has happened in the folders of the library. The system lets nobody watch any
// number of them: where some are left out it says so whenever people come back to the window.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace tengen::desktop {

class FolderWatch : public QObject {
  Q_OBJECT

 public:
  // `own` is the folder of the library itself: whoever looks changes it.
  explicit FolderWatch(QString own, QObject* parent = nullptr);

  // These and no others from now on.
  void watch(const QStringList& folders);
  bool isWhole() const { return isWhole_; }
  // After a look: where it was for nothing, the next change has to wait for longer.
  void noteLook(bool foundSomething);
  void setMost(qsizetype most) { most_ = most; }

 signals:
  void changed();  // a little later: programs write many files in a row

 private:
  bool isWorthwhile(const QString& folder) const;
  void comeBack(Qt::ApplicationState state);

  QString own_;
  qsizetype most_;
  bool isWhole_ = true;
  QFileSystemWatcher watcher_;
  QTimer soon_;
};

}  // namespace tengen::desktop
