// Reads a file on a thread of its own and brings the game home as one signal. One at a time: a new
// one, or stop(), gives up the one before.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <stop_token>
#include <variant>

#include "base/os/file.h"
#include "game/formats.h"

namespace tengen::desktop {

struct LoadedFile {
  std::filesystem::path path;
  LoadedGame game;
};
using FileLoadError = std::variant<FileError, LoadError>;
using LoadOutcome = Result<std::shared_ptr<LoadedFile>, FileLoadError>;

LoadOutcome loadFile(const std::filesystem::path& path, const LoadOptions& options);

class FileLoader : public QObject {
  Q_OBJECT

 public:
  explicit FileLoader(QObject* parent = nullptr);
  ~FileLoader() override { stop(); }

  void load(const std::filesystem::path& path, const LoadOptions& options = {});
  void stop();
  bool isLoading() const { return reading_.has_value(); }
  const std::filesystem::path& path() const { return path_; }

 signals:
  void takesLonger();  // than anybody should wait without a word
  void loaded(std::shared_ptr<tengen::desktop::LoadedFile> file);
  void failed(const std::filesystem::path& path, const tengen::desktop::FileLoadError& problem);

 private:
  void comeHome(const LoadOutcome& outcome);

  std::filesystem::path path_;
  std::optional<std::stop_source> reading_;  // under way
  QTimer patience_;
};

}  // namespace tengen::desktop
