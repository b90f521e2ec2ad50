#include "apps/desktop/controller/file_controller.h"

#include <QClipboard>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>
#include <algorithm>

#include "formats/format.h"
#include "formats/record_file.h"

#include "apps/desktop/settings/last_setup.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

// A list nobody reads to its end.
constexpr size_t kMostWarnings = 200;

const char* const kFirstLevel = "15k";  // an even game for somebody who knows the rules

std::filesystem::path asPath(const QString& text) {
  return std::filesystem::path(QFile::encodeName(text).toStdString());
}

QString asText(const std::filesystem::path& path) {
  return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

bool isLoss(const sgf::Warning& warning) {
  return warning.code == sgf::Warning::Code::UndecodableBytes;
}

// A record of another program, or an archive: opened like any game, never written over.
bool isOfAnotherFormat(const QString& path) {
  QFile file(path);
  // Only a file: looking into a pipe would take what is in it, or wait for ever.
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return false;
  constexpr qint64 kLookedAt = 64 * 1024;
  return !formats::formatOf(file.read(kLookedAt).toStdString()).isSgf();
}

// A game in an archive, "games.zip!game.sgf": there is no file of this name to write into.
bool isInArchive(const QString& path) {
  const auto sign = path.indexOf(formats::kInArchive);
  return sign > 0 && !QFileInfo::exists(path) && QFileInfo(path.left(sign)).isFile();
}

// Where an engine sat last, and at its level if that was Tengen; opposite sits a person.
void seatTengen(Seats& seats) {
  Seat& seat = seats.black.isEngine() && !seats.white.isEngine() ? seats.black : seats.white;
  const QString level = seat.level.isEmpty() ? QString(kFirstLevel) : seat.level;
  (&seat == &seats.black ? seats.white : seats.black) = {};
  seat = {.level = level};
}

}  // namespace

// "Ana - Tengen 5k 2026-03-04": who played, and when; without what a file's name may not have.
QString FileController::nameFor(const GameTree& tree) {
  constexpr qsizetype kLongestName = 40;
  static const QRegularExpression unfit(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]+"));
  const auto says = [&](const char* ident) {
    const QString text = QString::fromStdString(tree.text(tree.root(), ident));
    return QString(text).replace(unfit, QStringLiteral(" ")).simplified().left(kLongestName);
  };
  const QString black = says("PB");
  const QString white = says("PW");
  QStringList parts{tr("game")};
  if (!black.isEmpty() || !white.isEmpty()) {
    parts = {
        QStringLiteral("%1 - %2").arg(black.isEmpty() ? words::sideName(Color::Black) : black,
                                      white.isEmpty() ? words::sideName(Color::White) : white)};
  }
  if (const QString date = says("DT"); !date.isEmpty()) parts << date;
  const QString name = parts.join(' ');
  return name.startsWith('.') ? '_' + name : name;
}

FileController::FileController(GameController& game, Questions& questions, QObject* parent)
    : QObject(parent), game_(game), questions_(questions) {
  connect(&loader_, &FileLoader::loaded, this, &FileController::take);
  connect(&loader_, &FileLoader::failed, this, &FileController::fail);
  connect(&loader_, &FileLoader::takesLonger, this,
          [this] { emit loadingLong(QFileInfo(asText(loader_.path())).fileName()); });
  connect(&game_, &GameController::touchedTooEarly, &loader_, &FileLoader::takesLonger);
  connect(&flaws_, &FlawFinder::found, this, &FileController::listOddities);
  watchOutside();
}

QString FileController::name() const {
  return path_.isEmpty() ? tr("Unsaved game") : QFileInfo(path_).fileName();
}

bool FileController::hasUnsaved() const {
  return game_.session().hasUnsavedChanges() || (text_.isUnsaved && text_.isUnsaved());
}

bool FileController::mayLeave() {
  emit game_.aboutToAct();
  // It is kept where it is played.
  if (game_.isElsewhere()) return questions_.leaveTable();
  if (!hasUnsaved()) return true;
  const bool isReview = !game_.session().hasUnsavedChanges();
  using Unsafe = Questions::Unsafe;
  switch (questions_.aboutUnsaved(name(), isReview ? Unsafe::ReviewAlone : Unsafe::Changes)) {
    case Questions::Unsaved::Save:
      return save();
    case Questions::Unsaved::Discard:
      return true;
    case Questions::Unsaved::Cancel:
      return false;
  }
  return false;
}

// New games

void FileController::newGame(Opponent opponent) {
  NewGame proposal = loadLastGame();
  if (opponent == Opponent::Person) proposal.seats = {};
  if (opponent == Opponent::Tengen) seatTengen(proposal.seats);
  auto wanted = questions_.newGame(proposal, game_.hasEngineProgram());
  if (!wanted || !mayLeave()) return;
  saveLastGame(*wanted);
  GameSetup& setup = wanted->setup;
  if (wanted->seats.black.isEngine()) setup.blackName = engineName(wanted->seats.black);
  if (wanted->seats.white.isEngine()) setup.whiteName = engineName(wanted->seats.white);
  setup.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
  nameFile({});
  game_.setTeachingPoints(wanted->teachingPoints);
  game_.start(setup, wanted->seats);
  forgetOddities();
  if (game_.isGettingReady()) return;  // that is said, and Black begins when it is ready
  const bool white = game_.session().turn() == Color::White;
  const bool engineBegins = game_.isEngines(game_.session().turn());
  const QString engine = QString::fromStdString(
      engineBegins ? engineName(wanted->seats.of(game_.session().turn())) : std::string());
  emit said([engine, white] {
    if (!engine.isEmpty()) return tr("A new game. %1 begins.").arg(engine);
    return white ? tr("A new game. White begins: click a point.")
                 : tr("A new game. Black begins: click a point.");
  });
}

void FileController::forgetFile() {
  nameFile({});
  forgetOddities();
}

bool FileController::keepAside() {
  emit game_.aboutToAct();
  return game_.keepAside(textToSave());
}

bool FileController::openText(const QString& sgf) {
  auto game = loadGo(sgf.toStdString());
  if (!game) {
    emit warned(
        [problem = game.error()] { return words::readProblem(problem, tr("the clipboard")); });
    return false;
  }
  if (!mayLeave()) return false;
  nameFile({});
  readerWarnings_ = game->warnings;
  lacksBytes_ = false;
  game_.openPasted(std::move(game->tree));
  flaws_.find(game_.session().tree());
  emit loaded();
  return true;
}

void FileController::copyGame() {
  emit game_.aboutToAct();
  QGuiApplication::clipboard()->setText(QString::fromStdString(textToSave()));
  emit said([] { return tr("The game is on the clipboard as SGF."); });
}

void FileController::pasteGame() {
  openText(QGuiApplication::clipboard()->text());
}

// Opening

void FileController::open() {
  const QString folder = path_.isEmpty() ? QString() : QFileInfo(path_).path();
  const QString chosen = questions_.fileToOpen(folder);
  if (!chosen.isEmpty()) openPath(chosen);
}

void FileController::openPath(const QString& path, const LoadOptions& options) {
  place_.reset();
  read(path, options);
}

void FileController::openAt(const GamePlace& place) {
  place_ = place;
  read(place.file, {});
}

void FileController::read(const QString& path, const LoadOptions& options) {
  game_.setFileExpected(true);
  isGivenUp_ = false;
  options_ = options;
  loader_.load(asPath(QFileInfo(path).absoluteFilePath()), options);
}

void FileController::stopLoading() {
  loader_.stop();
  endLoading();
}

void FileController::endLoading() {
  game_.setFileExpected(false);
  emit loadingStopped();
}

void FileController::take(std::shared_ptr<LoadedFile> file) {
  endLoading();
  emit game_.aboutToAct();
  const bool wasUnsaved = hasUnsaved();
  if (!std::exchange(isGivenUp_, false) && !mayLeave()) return;
  // Mine was just saved over what had been read of it.
  if (wasUnsaved && !hasUnsaved() && asText(file->path) == path_) return openPath(path_, options_);
  encoding_ = QString::fromStdString(file->game.encoding);
  readerWarnings_ = std::move(file->game.warnings);
  lacksBytes_ = std::any_of(readerWarnings_.begin(), readerWarnings_.end(), isLoss);
  nameFile(asText(file->path));
  game_.open(std::move(file->game.tree), path_.toStdString());
  recent_.add(path_);
  goToPlace();
  flaws_.find(game_.session().tree());
  emit said([name = name()] { return tr("Opened %1").arg(name); });
  if (!place_) emit loaded();  // whoever came for one game is not asked which
}

void FileController::fail(const std::filesystem::path& path, const FileLoadError& problem) {
  endLoading();
  if (asText(path) == path_) {
    loseFile();
  } else {
    recent_.remove(asText(path));
  }
  if (const auto* file = std::get_if<FileError>(&problem)) {
    emit warned([error = *file] { return words::fileProblem(error); });
  } else {
    emit warned([error = std::get<LoadError>(problem), name = QFileInfo(asText(path)).fileName()] {
      return words::readProblem(error, name);
    });
  }
}

void FileController::listOddities(const std::vector<FlawAt>& flaws) {
  std::vector<WarningLine> lines;
  const bool areMore = readerWarnings_.size() + flaws.size() > kMostWarnings;
  for (const sgf::Warning& warning : readerWarnings_) {
    if (lines.size() >= kMostWarnings) break;
    const auto words = [warning] {
      return tr("Line %1: %2").arg(warning.line).arg(words::warning(warning));
    };
    lines.push_back({words, kNoNode});
  }
  const GameTree& tree = game_.session().tree();
  for (const FlawAt& found : flaws) {
    if (lines.size() >= kMostWarnings) break;
    const auto words = [number = tree.moveNumber(found.node), flaw = found.flaw] {
      return tr("Move %1: %2").arg(number).arg(words::flaw(flaw));
    };
    lines.push_back({words, found.node});
  }
  emit warningsFound(std::move(lines), areMore);
}

void FileController::forgetOddities() {
  flaws_.stop();
  readerWarnings_.clear();
  lacksBytes_ = false;
  emit warningsFound({}, false);
}

void FileController::openGame(size_t index) {
  emit game_.aboutToAct();
  // What was edited stays in the collection; a review is of the game that is open.
  if (text_.isUnsaved && text_.isUnsaved()) {
    const auto wish = questions_.aboutUnsaved(name(), Questions::Unsafe::ReviewAlone);
    if (wish == Questions::Unsaved::Cancel) return;
    if (wish == Questions::Unsaved::Save && !save()) return;
  }
  if (!game_.session().openGame(index)) return;
  flaws_.find(game_.session().tree());
  emit fileChanged();
}

void FileController::takeRecovered(const QDateTime& written) {
  nameFile(QString::fromStdString(game_.session().file()));
  if (stamp_.size >= 0 && stamp_.modified > written) stamp_.modified = written;
  forgetOddities();
}

// Saving

bool FileController::save() {
  const bool isNew = path_.isEmpty() || isInArchive(path_) || isOfAnotherFormat(path_);
  if (lacksBytes_ && !isNew) {
    emit warned([name = name()] {
      return tr("Some letters of “%1” could not be read and would be lost there: save under "
                "another "
                "name, or open it in its own encoding first.")
          .arg(name);
    });
  }
  return isNew || lacksBytes_ ? saveAs() : saveTo(path_);
}

bool FileController::saveAs() {
  QString suggestion = path_.isEmpty() ? nameFor(game_.session().tree()) + ".sgf" : path_;
  if (isOfAnotherFormat(path_)) {
    const QFileInfo other(path_);
    suggestion = other.dir().filePath(other.completeBaseName() + ".sgf");
  }
  if (isInArchive(path_)) {
    const QFileInfo archive(path_.left(path_.indexOf(formats::kInArchive)));
    suggestion = archive.dir().filePath(QFileInfo(path_).completeBaseName() + ".sgf");
  }
  if (lacksBytes_) {
    const QFileInfo lacking(path_);
    suggestion = lacking.dir().filePath(lacking.completeBaseName() + "-2.sgf");
  }
  QString chosen = questions_.fileToSave(suggestion);
  if (chosen.isEmpty()) return false;
  if (QFileInfo(chosen).suffix().isEmpty()) chosen += ".sgf";
  return saveTo(chosen);
}

bool FileController::saveTo(const QString& path) {
  emit game_.aboutToAct();
  if (isOfAnotherFormat(path)) {
    emit warned([name = QFileInfo(path).fileName()] {
      return tr("Not saved. “%1” is no SGF file and was left alone: choose another name.")
          .arg(name);
    });
    return false;
  }
  const Stamp there = stampOf(path);
  const bool changed = path == path_ && there.size > 0 && !(there == stamp_);
  if (changed && !questions_.overwriteChanged(name())) return false;
  const auto written = replaceFile(asPath(path), textToSave());
  if (!written) {
    const auto why = [problem = written.error()] { return words::saveProblem(problem); };
    emit warned([why] { return tr("Not saved. %1").arg(why()); });
    return questions_.saveElsewhere(QDir::toNativeSeparators(path), why()) && saveAs();
  }
  game_.session().markSaved(path.toStdString());
  emit saved();
  lacksBytes_ = false;
  nameFile(path);
  recent_.add(QFileInfo(path).absoluteFilePath());
  if (game_.session().isPlayed()) recent_.setLastPlayed(QFileInfo(path).absoluteFilePath());
  emit said([name = name()] { return tr("Saved as %1").arg(name); });
  return true;
}

}  // namespace tengen::desktop
