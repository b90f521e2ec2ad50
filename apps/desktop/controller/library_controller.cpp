#include "apps/desktop/controller/library_controller.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>

#include "library/file_survey.h"
#include "library/filter_line.h"

#include "apps/desktop/words/library_words.h"

namespace tengen::desktop {
namespace {

QString playerWithRank(const std::string& name, const std::string& rank) {
  const QString player = name.empty() ? QStringLiteral("?") : QString::fromStdString(name);
  return rank.empty() ? player : QStringLiteral("%1 %2").arg(player, QString::fromStdString(rank));
}

// What a column of the list is sorted by.
library::GameOrder orderOf(int column) {
  using Order = library::GameOrder;
  switch (static_cast<GameListModel::Column>(column)) {
    case GameListModel::Black:
      return Order::Black;
    case GameListModel::White:
      return Order::White;
    case GameListModel::Result:
      return Order::Result;
    case GameListModel::Event:
      return Order::Event;
    case GameListModel::Moves:
      return Order::Moves;
    case GameListModel::Date:
    case GameListModel::kColumns:
      break;
  }
  return Order::Latest;
}

BoardPicture pictureOf(const library::GamePreview& preview) {
  BoardPicture picture(preview.stones.size());
  picture.stones = preview.stones;
  picture.lastMove = preview.lastMove;
  return picture;
}

}  // namespace

// A problem keeps its answer, and a result would tell who is to win.
GamePreviewView LibraryController::viewOf(const library::GameRow& game,
                                          const library::GamePreview& preview) {
  GamePreviewView view;
  view.picture = pictureOf(preview);
  view.black = playerWithRank(game.black, game.blackRank);
  view.white = playerWithRank(game.white, game.whiteRank);
  if (!preview.isProblem) view.result = QString::fromStdString(game.result);
  QString file = QFileInfo(QString::fromStdString(game.file)).fileName();
  if (game.number > 1) file = tr("%1, game %2").arg(file).arg(game.number);
  view.details << QString::fromStdString(game.event) << QString::fromStdString(game.date)
               << (preview.isProblem ? tr("A problem") : tr("%n moves", "", game.moves)) << file;
  view.details.removeAll({});
  return view;
}

LibraryController::LibraryController(LibraryThread& library, Questions& questions,
                                     LibraryPage& page, QObject* parent)
    : QObject(parent),
      library_(library),
      questions_(questions),
      page_(page),
      model_(library),
      import_(library.folder()),
      watch_(QString::fromStdString(library.folder().string())) {
  connect(&watch_, &FolderWatch::changed, &import_, [this] { import_.start(); });
  connect(&library, &LibraryThread::opened, this, &LibraryController::takeState);
  connectPage();
  connectImport();
}

void LibraryController::connectPage() {
  page_.setModel(model_);
  connect(&page_, &LibraryPage::filterChanged, this, &LibraryController::list);
  connect(&page_, &LibraryPage::rowChosen, this, &LibraryController::lookAt);
  connect(&page_, &LibraryPage::openWanted, this, &LibraryController::open);
  connect(&page_, &LibraryPage::addWanted, this, &LibraryController::addFolder);
  connect(&page_, &LibraryPage::scanWanted, this, [this] {
    isAsked_ = true;
    import_.start();
  });
  connect(&page_, &LibraryPage::stopWanted, &import_, &LibraryImport::stop);
  connect(&page_, &LibraryPage::orderWanted, this, &LibraryController::sort);
  connect(&page_, &LibraryPage::removeWanted, this, &LibraryController::removeFolder);
  connect(&page_, &LibraryPage::mendWanted, this, &LibraryController::mend);
}

void LibraryController::connectImport() {
  connect(&import_, &LibraryImport::begun, this, &LibraryController::importingChanged);
  connect(&import_, &LibraryImport::begun, this, &LibraryController::refresh);
  connect(&import_, &LibraryImport::progressed, this, &LibraryController::refresh);
  connect(&import_, &LibraryImport::ended, this, &LibraryController::endImport);
}

void LibraryController::enter() {
  if (library_.isKnown()) {
    takeState();
  } else {
    isListing_ = true;
    library_.open();
  }
  refresh();
  page_.takeFocus();
}

void LibraryController::takeState() {
  watchFolders();
  const bool looksFirst = !std::exchange(hasLooked_, true);
  const auto& error = library_.state().error;
  const bool isOlder = error && error->kind == library::LibraryError::Kind::Older;
  isAdding_ |= isOlder;
  if (looksFirst && (isOlder || !library_.state().sources.isEmpty())) import_.start();
  model_.reload();
  list();
  refresh();
}

// Those people added, and what the last look found below them.
void LibraryController::watchFolders() {
  QStringList folders;
  for (const QString& source : library_.state().sources) {
    if (QFileInfo(source).isDir()) folders << source;
  }
  const QStringList sources = folders;
  for (const QString& folder : folders_) {
    const auto isAbove = [&](const QString& source) {
      return folder != source && library::isBelow(folder.toStdString(), source.toStdString());
    };
    if (std::any_of(sources.begin(), sources.end(), isAbove)) folders << folder;
  }
  folders.removeDuplicates();
  watch_.watch(folders);
}

void LibraryController::refresh() {
  const LibraryState& state = library_.state();
  LibraryPageView view;
  view.isKnown = library_.isKnown();
  view.hasGames = state.games > 0;
  view.count = view.isKnown ? countInWords() : QString();
  view.sources = foldersInWords();
  if (!view.sources.isEmpty())
    view.folders = tr("Watched: %1").arg(view.sources.join(QStringLiteral(", ")));
  view.problem = state.error ? words::libraryProblem(*state.error) : textOf(problem_);
  if (troubles_ && !state.error) view.troubles = troubles_();
  view.canMend =
      isDamaged_ || (state.error && state.error->kind == library::LibraryError::Kind::Damaged);
  view.isImporting = import_.isRunning();
  view.progress = words::importProgress(import_.progress());
  const library::ImportProgress& progress = import_.progress();
  if (progress.filesInAll > 0)
    view.percent = static_cast<int>(progress.files * 100 / progress.filesInAll);
  page_.show(view);
}

QString LibraryController::countInWords() const {
  const size_t all = library_.state().games;
  const auto shown = static_cast<size_t>(model_.rowCount());
  if (shown == all) return tr("%Ln games", "", static_cast<int>(all));
  if (shown == 0 && !isListing_) {
    return tr(
        "No game fits. Every word must: part of a name, an event or a file, a year (1846, "
        "1990-2005), a result (B+, W+R).");
  }
  const QLocale locale;
  return tr("%1 of %2 games")
      .arg(locale.toString(static_cast<qulonglong>(shown)),
           locale.toString(static_cast<qulonglong>(all)));
}

QStringList LibraryController::foldersInWords() const {
  QStringList names;
  for (const QString& source : library_.state().sources) {
    const QString home = QDir::homePath();
    names << QDir::toNativeSeparators(source.startsWith(home + '/') ? '~' + source.mid(home.size())
                                                                    : source);
  }
  return names;
}

// The list

void LibraryController::list() {
  isListing_ = true;
  const QString line = page_.filter();
  const bool isOther = line != std::exchange(listedFilter_, line);
  startsAtTheTop_ |= isOther;
  const library::GameFilter filter = library::filterOfLine(line.toStdString());
  library_.ask(LibraryThread::About::List,
               [this, filter, order = order_, isReversed = isReversed_](
                   LibraryThread::Opened* opened, const std::stop_token&) -> LibraryThread::Home {
                 std::vector<library::GameId> games;
                 if (opened) {
                   const library::Library& library = opened->library;
                   opened->games.sortBy(order, library.segments(), library.catalogue());
                   games = opened->games.of(library.select(filter));
                   if (isReversed) std::reverse(games.begin(), games.end());
                 }
                 return [this, games] { takeList(games); };
               });
}

// By its date the latest come first, by all else the first of the alphabet and the smallest.
void LibraryController::sort(int column, Qt::SortOrder order) {
  order_ = orderOf(column);
  isReversed_ = (order == Qt::AscendingOrder) == (order_ == library::GameOrder::Latest);
  list();
}

// The game that was chosen stays so while it is in the list; who types another filter looks at
// what it finds first.
void LibraryController::takeList(std::vector<library::GameId> games) {
  isListing_ = false;
  const bool isKept = !std::exchange(startsAtTheTop_, false) && chosen_;
  const library::GameId before = chosen_.value_or(library::GameId{});
  model_.show(std::move(games));
  const int row = isKept ? model_.rowOf(before) : -1;
  if (model_.rowCount() > 0) page_.choose(std::max(0, row));
  if (model_.rowCount() == 0) page_.preview().show(GamePreviewView{});
  refresh();
}

void LibraryController::lookAt(int row) {
  const auto game = model_.gameAt(row);
  if (!game) return;
  chosen_ = game;
  library_.ask(LibraryThread::About::Preview,
               [this, id = *game](const LibraryThread::Opened* opened,
                                  const std::stop_token&) -> LibraryThread::Home {
                 if (!opened) return {};
                 const auto found = opened->library.game(id);
                 const auto preview = opened->library.preview(id);
                 if (!found || !preview) return {};
                 const auto view = std::make_shared<GamePreviewView>(viewOf(*found, *preview));
                 return [this, view] { page_.preview().show(*view); };
               });
}

void LibraryController::open(int row) {
  const auto game = model_.gameAt(row);
  if (!game) return;
  library_.ask(LibraryThread::About::Open,
               [this, id = *game](const LibraryThread::Opened* opened,
                                  const std::stop_token&) -> LibraryThread::Home {
                 const auto found = opened ? opened->library.game(id) : std::nullopt;
                 if (!found) return {};
                 const GamePlace place{QString::fromStdString(found->file), found->number, 0};
                 return [this, place] { emit gameWanted(place); };
               });
}

// Reading games

void LibraryController::addFolder() {
  const QString folder = questions_.folderOfGames();
  if (folder.isEmpty()) return;
  isAdding_ = true;
  isAsked_ = true;
  hasLooked_ = true;  // an import looks at all folders
  import_.start({folder});
}

void LibraryController::removeFolder(int source) {
  const QStringList sources = library_.state().sources;
  if (source >= sources.size() || import_.isRunning()) return;
  if (!questions_.removeFolder(foldersInWords()[source])) return;
  isAdding_ = true;
  import_.remove(sources[source]);
}

void LibraryController::mend() {
  isAdding_ = true;
  hasLooked_ = true;
  const auto& error = library_.state().error;
  const bool isInPart = error && error->path != library::Catalogue::fileIn(library_.folder());
  import_.mend({.isInCatalogue = !isInPart});
}

void LibraryController::noteTroubles(const library::ImportReport& report) {
  problem_ = {};
  troubles_ = {};
  if (report.troubles.empty() && report.missingSources.empty()) return;
  problem_ = [troubles = report.troubles, missing = report.missingSources] {
    QStringList parts;
    for (const std::string& source : missing)
      parts << words::missingSource(source);
    if (!troubles.empty()) {
      parts << tr("%Ln files left out; the first is %1", "", static_cast<int>(troubles.size()))
                   .arg(words::fileTrouble(troubles.front()));
    }
    return parts.join('\n');
  };
  troubles_ = [troubles = report.troubles] {
    QStringList all;
    for (const library::FileTrouble& trouble : troubles)
      all << words::fileTrouble(trouble);
    return all;
  };
}

void LibraryController::endImport(const LibraryImport::Outcome& outcome) {
  emit importingChanged();
  const bool wasAsked = std::exchange(isAsked_, false);
  bool isChanged = std::exchange(isAdding_, false);
  isDamaged_ = !outcome && outcome.error().kind == library::LibraryError::Kind::Damaged;
  if (outcome) {
    noteTroubles(*outcome);
    if (!outcome->folders.empty()) {
      folders_.clear();
      for (const std::string& folder : outcome->folders)
        folders_ << QString::fromStdString(folder);
      watchFolders();
    }
    const bool isNews = outcome->games > 0 || outcome->removed > 0 || outcome->wasStopped;
    isChanged |= isNews;
    watch_.noteLook(isNews);
    if (wasAsked || isNews) emit said([report = *outcome] { return words::importReport(report); });
  } else {
    problem_ = [error = outcome.error()] { return words::libraryProblem(error); };
    emit warned(problem_);
  }
  if (isChanged) library_.reopen();
  refresh();
}

}  // namespace tengen::desktop
