#include "apps/desktop/controller/file_loader.h"

#include "formats/record_file.h"

#include "apps/desktop/base/background.h"

namespace tengen::desktop {
namespace {

constexpr int kPatienceMilliseconds = 100;

}  // namespace

LoadOutcome loadFile(const std::filesystem::path& path, const LoadOptions& options) {
  auto bytes = formats::readRecord(path.string());
  if (!bytes) return Unexpected{FileLoadError(bytes.error())};
  auto game = loadGo(std::move(*bytes), path.filename().string(), options);
  if (!game) return Unexpected{FileLoadError(game.error())};
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
  reading_.emplace();
  patience_.start();
  const auto work = [path, options](const std::stop_token&) { return loadFile(path, options); };
  inBackground(this, reading_->get_token(), work,
               [this](const LoadOutcome& outcome) { comeHome(outcome); });
}

void FileLoader::stop() {
  patience_.stop();
  if (reading_) reading_->request_stop();
  reading_.reset();
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
