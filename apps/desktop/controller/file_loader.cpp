#include "apps/desktop/controller/file_loader.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace tengen::desktop {
namespace {

constexpr int kPatienceMilliseconds = 100;

}  // namespace

LoadOutcome loadFile(const std::filesystem::path& path, const LoadOptions& options) {
  auto bytes = readFile(path);
  if (!bytes) return Unexpected{LoadProblem(bytes.error())};
  auto game = load(std::move(*bytes), path.filename().string(), options);
  if (!game) return Unexpected{LoadProblem(game.error())};
  return std::make_shared<LoadedFile>(LoadedFile{path, std::move(*game)});
}

FileLoader::FileLoader(QObject* parent) : QObject(parent) {
  patience_.setSingleShot(true);
  patience_.setInterval(kPatienceMilliseconds);
  connect(&patience_, &QTimer::timeout, this, &FileLoader::takesLonger);
}

void FileLoader::load(const std::filesystem::path& path, const LoadOptions& options) {
  stop();
  path_ = path;
  wanted_ = std::make_shared<std::atomic<bool>>(true);
  patience_.start();
  QThreadPool::globalInstance()->start([self = QPointer(this), wanted = wanted_, path, options] {
    if (!*wanted) return;
    auto outcome = std::make_shared<LoadOutcome>(loadFile(path, options));
    const auto home = [self, wanted, outcome] {
      if (self && *wanted) self->comeHome(*outcome);
    };
    QMetaObject::invokeMethod(qApp, home, Qt::QueuedConnection);
  });
}

void FileLoader::stop() {
  patience_.stop();
  if (wanted_) *wanted_ = false;
  wanted_.reset();
}

void FileLoader::comeHome(const LoadOutcome& outcome) {
  stop();
  if (outcome) {
    emit loaded(*outcome);
  } else {
    emit failed(path_, outcome.error());
  }
}

}  // namespace tengen::desktop
