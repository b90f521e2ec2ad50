#include "apps/desktop/library/library_import.h"

#include <QFile>
#include <QStringList>
#include <memory>
#include <utility>

namespace tengen::desktop {

LibraryImport::LibraryImport(std::filesystem::path folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)) {}

void LibraryImport::start(const QStringList& added) {
  std::vector<std::string> paths;
  for (const QString& path : added)
    paths.push_back(QFile::encodeName(path).toStdString());
  run([this, paths](const std::stop_token& stop) { return read(paths, stop); });
}

void LibraryImport::remove(const QString& source) {
  run([this, path = QFile::encodeName(source).toStdString()](const std::stop_token&) -> Outcome {
    auto importer = library::Importer::open(folder_);
    if (!importer) return Unexpected{importer.error()};
    const auto removed = importer->removeSource(path);
    if (!removed) return Unexpected{removed.error()};
    library::ImportReport report;
    report.removed = removed->value_or(0);
    return report;
  });
}

void LibraryImport::mend(library::Damage found) {
  run([this, found](const std::stop_token& stop) {
    return library::repair(folder_, found, stop,
                           [this](const library::ImportProgress& progress) { note(progress); });
  });
}

void LibraryImport::run(Work work) {
  if (folder_.empty() || std::exchange(isRunning_, true)) return;
  progress_ = {};
  emit begun();
  thread_ = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
    const auto outcome = std::make_shared<Outcome>(work(stop));
    const auto arrive = [this, outcome] {
      isRunning_ = false;
      emit ended(*outcome);
    };
    QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
  });
}

void LibraryImport::stop() {
  thread_.request_stop();
}

LibraryImport::Outcome LibraryImport::read(const std::vector<std::string>& added,
                                           const std::stop_token& stop) {
  auto importer = library::Importer::open(folder_);
  if (!importer) return Unexpected{importer.error()};
  if (const auto done = importer->addSources(added); !done) return Unexpected{done.error()};
  auto report =
      importer->scan(stop, [this](const library::ImportProgress& progress) { note(progress); });
  if (!report) return report;
  if (const auto done = importer->removeUseless(added, *report); !done)
    return Unexpected{done.error()};
  return report;
}

// Many files a second are read: whoever paints takes the latest word.
void LibraryImport::note(const library::ImportProgress& progress) {
  const std::lock_guard lock(mutex_);
  const bool isOnItsWay = news_.has_value();
  news_ = progress;
  if (isOnItsWay) return;
  const auto arrive = [this] {
    {
      const std::lock_guard guard(mutex_);
      progress_ = *std::exchange(news_, std::nullopt);
    }
    emit progressed();
  };
  QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
}

}  // namespace tengen::desktop
