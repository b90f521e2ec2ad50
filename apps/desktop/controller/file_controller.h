// Files and the game in the window: new, open, save, the clipboard, and a file that changes
// outside. Nothing unsaved is given up without a question.
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "apps/desktop/controller/file_loader.h"
#include "apps/desktop/controller/flaw_finder.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/controller/game_place.h"
#include "apps/desktop/panels/warnings_panel.h"
#include "apps/desktop/settings/recent_files.h"

namespace tengen::desktop {

// Whom the question about a new game proposes.
enum class Opponent : uint8_t { AsLast, Tengen, Person };

class FileController : public QObject {
  Q_OBJECT

 public:
  FileController(GameController& game, Questions& questions, QObject* parent = nullptr);

  // Questions
  const QString& path() const { return path_; }  // empty: never saved
  QString name() const;                          // for the title
  QString encoding() const { return encoding_; }
  bool isLoading() const { return loader_.isLoading(); }
  bool isChecking() const { return flaws_.isSearching(); }  // what is odd about it
  QStringList recentFiles() const { return recent_.files(); }
  QString lastPlayed() const { return recent_.lastPlayed(); }  // and saved here; empty: none
  size_t gameCount() const { return game_.session().tree().gameCount(); }
  // True if the game may be given up: nothing unsaved, or the people said so.
  bool mayLeave();

  // Actions
  void openPath(const QString& path, const LoadOptions& options = {});
  void openAt(const GamePlace& place);
  void openBeside(int offset);  // the next file of the folder, or one before
  void openGame(size_t index);  // of the collection in the window
  bool openText(const QString& sgf);
  // The controller's game came back from a journal that was written last at this time. What stands
  // in its file since a later one is somebody else's.
  void takeRecovered(const QDateTime& written);
  bool save();
  bool saveAs();
  bool saveTo(const QString& path);
  // What is written, where it is more than the session's own text: a game with its review.
  struct Text {
    std::function<std::string()> make;
    std::function<bool()> isUnsaved;  // beside the session's own changes
  };
  void setText(Text text) { text_ = std::move(text); }
  bool hasUnsaved() const;

  void newGame(Opponent opponent = Opponent::AsLast);
  void forgetFile();  // a game comes that has none
  // The game in the window makes room for another one without a question: what is unsaved stays in
  // a journal, to be brought back (Recovery). False if it cannot be kept.
  bool keepAside();

 public slots:
  void open();
  void copyGame();
  void pasteGame();
  void stopLoading();
  void reload();    // as it was changed outside
  void keepMine();  // what changed outside will be written over

 signals:
  void saved();
  void fileChanged();  // another path, another game of it, or saved
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);
  void loadingLong(const QString& name);
  void loadingStopped();
  void loaded();
  void warningsFound(std::vector<tengen::desktop::WarningLine> lines, bool areMore);
  void changedOutside(const QString& name);
  void lostOutside(const QString& name, bool isThere);  // empty, or gone

 private:
  static QString nameFor(const GameTree& tree);  // of a file, without its ending
  std::string textToSave() const { return text_.make ? text_.make() : game_.session().save(); }
  struct Stamp {
    QDateTime modified;
    qint64 size = -1;

    friend bool operator==(const Stamp&, const Stamp&) = default;
  };

  void read(const QString& path, const LoadOptions& options);
  void take(std::shared_ptr<LoadedFile> file);
  void goToPlace();
  void fail(const std::filesystem::path& path, const FileLoadError& problem);
  void endLoading();
  void nameFile(const QString& path);
  void watchOutside();
  void watch();
  void lookAtFile();
  void tellOutside();
  void loseFile();
  bool saveBeside();
  Stamp stampOf(const QString& path) const;
  void listOddities(const std::vector<FlawAt>& flaws);
  void forgetOddities();

  GameController& game_;
  Questions& questions_;
  Text text_;
  FileLoader loader_;
  FlawFinder flaws_;
  RecentFiles recent_;
  LoadOptions options_;             // of what is loaded
  std::optional<GamePlace> place_;  // to go to in it
  bool isGivenUp_ = false;          // people said that the game may go for it
  QFileSystemWatcher watcher_;
  QTimer grace_;  // other programs empty or remove a file before they write it anew
  QString path_;
  QString encoding_;
  Stamp stamp_;  // of the file as we know it
  Stamp told_;   // of the change people were told about
  sgf::Warnings readerWarnings_;
  // The file has bytes that are no letters, which what was read of it lacks.
  bool lacksBytes_ = false;
};

}  // namespace tengen::desktop
