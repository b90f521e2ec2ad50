// Changes the library on a thread of its own: reads what is new, changed or gone in the files and
// folders people added, takes a folder out, mends damage. Comes home as signals; can be stopped,
// and goes on the next time.
#pragma once

#include <QObject>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "library/importer.h"
#include "library/repair.h"

namespace tengen::desktop {

class LibraryImport : public QObject {
  Q_OBJECT

 public:
  using Outcome = Result<library::ImportReport, library::LibraryError>;

  explicit LibraryImport(std::filesystem::path folder, QObject* parent = nullptr);
  ~LibraryImport() override { stop(); }

  bool isRunning() const { return isRunning_; }
  const library::ImportProgress& progress() const { return progress_; }
  // These too from now on; without any, those that are known. Does nothing while one runs.
  void start(const QStringList& added = {});
  void remove(const QString& source);
  void mend(library::Damage found);
  void stop();

 signals:
  void begun();
  void progressed();
  void ended(const tengen::desktop::LibraryImport::Outcome& outcome);

 private:
  using Work = std::function<Outcome(const std::stop_token&)>;
  void run(Work work);
  Outcome read(const std::vector<std::string>& added, const std::stop_token& stop);
  void note(const library::ImportProgress& progress);

  std::filesystem::path folder_;
  bool isRunning_ = false;
  library::ImportProgress progress_;
  std::mutex mutex_;
  std::optional<library::ImportProgress> news_;  // nobody has fetched it yet
  std::jthread thread_;                          // last: it ends before all else goes
};

}  // namespace tengen::desktop
