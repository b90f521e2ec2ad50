#include "library/importer.h"

#include <algorithm>
#include <set>

#include "base/os/file.h"
#include "library/file_survey.h"
#include "library/game_removal.h"
#include "library/import_run.h"
#include "library/kept_facts.h"
#include "library/library.h"
#include "library/segment_builder.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;
using sqlite::Statement;
using Done = Result<void, LibraryError>;

Result<LockedFile, LibraryError> takeLock(const fs::path& folder) {
  const fs::path path = folder / "lock";
  std::error_code ignored;
  auto lock = fs::exists(path, ignored) ? LockedFile::open(path) : LockedFile::create(path, "");
  if (lock) return std::move(*lock);
  const std::error_code code = lock.error();
  const bool isHeld =
      code == std::errc::resource_unavailable_try_again || code == std::errc::file_exists;
  if (isHeld) return Unexpected{LibraryError{LibraryError::Kind::Busy, folder, {}}};
  return Unexpected{errorOf({folder, code})};
}

// It becomes a catalogue together with what people said before, or not at all: nobody may write
// over the copy of that before it was read.
Done finishNew(const fs::path& folder, Catalogue& catalogue) {
  Done done = catalogue.begin();
  if (done) done = restoreKeptFacts(folder, catalogue);
  if (done) done = catalogue.finishMaking();
  if (done) done = catalogue.commit();
  if (!done) catalogue.rollBack();
  return done;
}

// As sources are kept: from the root of the disk on, without a slash at the end.
std::string wholePath(const std::string& path) {
  std::error_code failed;
  const fs::path whole = fs::absolute(path, failed).lexically_normal();
  std::string text = (failed ? fs::path(path) : whole).string();
  if (text.size() > 1 && text.ends_with('/')) text.pop_back();
  return text;
}

}  // namespace

Result<Importer, LibraryError> Importer::open(const fs::path& folder) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return Unexpected{errorOf({folder, failed})};
  auto lock = takeLock(folder);
  if (!lock) return Unexpected{lock.error()};
  auto catalogue = Catalogue::open(folder, Catalogue::Access::Write);
  if (!catalogue) return Unexpected{catalogue.error()};
  if (catalogue->isNew()) {
    if (const auto made = finishNew(folder, *catalogue); !made) return Unexpected{made.error()};
  }
  Importer importer(folder, std::move(*lock), std::move(*catalogue));
  importer.removeStrayFiles();
  if (const auto done = importer.removeUnfinished(); !done) return Unexpected{done.error()};
  return importer;
}

// What an import that was broken off left behind.
void Importer::removeStrayFiles() const {
  std::set<fs::path> known;
  for (const SegmentRow& row : catalogue_.segments())
    known.insert(segmentFile(folder_, row).filename());
  if (catalogue_.trouble()) return;  // it may have more parts than it could tell
  std::error_code failed;
  std::vector<fs::path> stray;
  for (fs::directory_iterator entry(folder_, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    const fs::path name = entry->path().filename();
    const bool isOurs =
        name.string().starts_with("games-") && name.string().find(".seg") != std::string::npos;
    if (isOurs && !known.contains(name)) stray.push_back(entry->path());
  }
  for (const fs::path& path : stray)
    fs::remove(path, failed);
}

Done Importer::addSources(const std::vector<std::string>& paths) {
  for (const std::string& path : paths) {
    if (const auto added = catalogue_.addSource(wholePath(path)); !added) return added;
  }
  return paths.empty() ? Done() : saveKeptFacts(folder_, catalogue_);
}

Result<std::optional<size_t>, LibraryError> Importer::removeSource(const std::string& path) {
  const std::string source = wholePath(path);
  auto others = catalogue_.sources();
  if (std::erase(others, source) == 0) return std::optional<size_t>();
  std::vector<FileRow> leaving;
  for (const FileRow& file : catalogue_.files()) {
    const bool isElsewhere =
        std::any_of(others.begin(), others.end(),
                    [&](const std::string& other) { return isBelow(file.path, other); });
    if (!isElsewhere && isBelow(file.path, source)) leaving.push_back(file);
  }
  if (const auto done = catalogue_.removeSource(source); !done) return Unexpected{done.error()};
  const auto removed = removeFiles(leaving);
  if (!removed) return Unexpected{removed.error()};
  if (const auto dropped = dropEmptySegments(); !dropped) return Unexpected{dropped.error()};
  if (const auto saved = saveKeptFacts(folder_, catalogue_); !saved)
    return Unexpected{saved.error()};
  return std::optional(*removed);
}

Done Importer::removeUseless(const std::vector<std::string>& paths, const ImportReport& report) {
  for (const std::string& path : paths) {
    const std::string source = wholePath(path);
    const bool isUseless = std::any_of(
        report.troubles.begin(), report.troubles.end(), [&](const FileTrouble& trouble) {
          return trouble.path == source && trouble.state != FileState::Complete;
        });
    std::error_code ignored;
    if (!isUseless || fs::is_directory(source, ignored)) continue;
    if (const auto removed = removeSource(source); !removed) return Unexpected{removed.error()};
  }
  return {};
}

Done Importer::tag(const std::vector<uint64_t>& contents, const std::string& tag, bool isOn) {
  Done done = catalogue_.begin();
  for (size_t i = 0; done && i < contents.size(); ++i)
    done = isOn ? catalogue_.addTag(contents[i], tag) : catalogue_.removeTag(contents[i], tag);
  if (done) done = catalogue_.commit();
  if (!done) catalogue_.rollBack();
  return done ? saveKeptFacts(folder_, catalogue_) : done;
}

Done Importer::joinPlayers(const std::string& name, const std::string& alias) {
  auto done = catalogue_.joinPlayers(name, alias);
  return done ? saveKeptFacts(folder_, catalogue_) : done;
}

Done Importer::separatePlayer(const std::string& name) {
  auto done = catalogue_.separatePlayer(name);
  return done ? saveKeptFacts(folder_, catalogue_) : done;
}

Done Importer::noteDamage() {
  return readAgain(damagedSegments([](const Segment& segment) { return segment.check(); }));
}

std::vector<SegmentRow> Importer::damagedSegments(bool (*isFine)(const Segment&)) const {
  std::vector<SegmentRow> damaged;
  for (const SegmentRow& row : catalogue_.segments()) {
    const auto segment = Segment::open(segmentFile(folder_, row));
    const bool isRight =
        segment && segment->firstGame() == row.firstGame && segment->games() == row.games;
    if (!isRight || !isFine(*segment)) damaged.push_back(row);
  }
  return damaged;
}

// A damaged part stays until each of its games was read again, or is wanted no more: until then
// everybody is told of it.
Done Importer::readAgain(const std::vector<SegmentRow>& damaged) {
  if (damaged.empty()) return {};
  if (auto begun = catalogue_.begin(); !begun) return begun;
  Statement files(catalogue_.database(), R"(
    UPDATE files SET state = ?3 WHERE state <> ?3 AND id IN
      (SELECT file FROM pieces WHERE first_game >= ?1 AND first_game < ?2))");
  for (const SegmentRow& row : damaged) {
    const auto state = static_cast<int>(FileState::Partial);
    if (files.with(row.firstGame, row.firstGame + row.games, state).run()) continue;
    const LibraryError error = catalogue_.error();
    catalogue_.rollBack();
    return Unexpected{error};
  }
  return catalogue_.commit();
}

// What a scan that was ended had read of files that still have their earlier games.
Done Importer::removeUnfinished() {
  const auto pieces = catalogue_.unfinishedPieces();
  if (pieces.empty()) return {};
  GameRemoval removal(catalogue_);
  Done done = catalogue_.begin();
  for (size_t i = 0; done && i < pieces.size(); ++i)
    done = removal.takeOut(pieces[i]);
  if (done) done = catalogue_.commit();
  if (!done) catalogue_.rollBack();
  return done;
}

Result<size_t, LibraryError> Importer::removeFiles(const std::vector<FileRow>& files) {
  if (files.empty()) return size_t{0};
  size_t removed = 0;
  GameRemoval removal(catalogue_);
  Statement forget(catalogue_.database(), "DELETE FROM files WHERE id = ?1");
  Done done = catalogue_.begin();
  for (size_t i = 0; done && i < files.size(); ++i) {
    for (const Piece& piece : catalogue_.piecesOf(files[i].id)) {
      if (done) done = removal.takeOut(piece);
      removed += piece.games;
    }
    if (done && !forget.with(files[i].id).run()) done = Unexpected{catalogue_.error()};
  }
  if (done) done = catalogue_.commit();
  if (done) return removed;
  catalogue_.rollBack();
  return Unexpected{done.error()};
}

Result<ImportReport, LibraryError> Importer::scan(const std::stop_token& stop,
                                                  const Progress& progress) {
  ImportReport report;
  const auto canBeOpened = [](const Segment&) { return true; };
  if (const auto done = readAgain(damagedSegments(canBeOpened)); !done)
    return Unexpected{done.error()};
  const FileSurvey survey = surveyFiles(catalogue_.sources(), catalogue_.files());
  if (const auto trouble = catalogue_.trouble()) return Unexpected{*trouble};
  report.unchanged = survey.unchanged;
  report.gone = survey.gone.size();
  report.missingSources = survey.missingSources;
  report.folders = survey.folders;
  for (const FileError& folder : survey.unreadableFolders)
    report.troubles.push_back({folder.path.string(), FileState::Unreadable, folder.code});
  if (!survey.toRead.empty()) {
    const auto done = importFiles(folder_, catalogue_, survey.toRead, progress, report, stop);
    if (!done) return Unexpected{done.error()};
  }
  // Last, and not when somebody stopped us: a file that is gone may have another name now, by which
  // it was not read yet.
  if (!report.wasStopped) {
    const auto removed = removeFiles(survey.gone);
    if (!removed) return Unexpected{removed.error()};
    report.removed += *removed;
  }
  for (const auto tidy :
       {&Importer::removeUnfinished, &Importer::dropEmptySegments, &Importer::mergeSmallSegments}) {
    if (const auto done = (this->*tidy)(); !done) return Unexpected{done.error()};
  }
  for (const SegmentRow& row : damagedSegments(canBeOpened))
    report.unsearched += catalogue_.gamesIn(row);
  return report;
}

// Of a part whose games were all removed only the last number is remembered: none is given twice.
Done Importer::dropEmptySegments() {
  Statement rows(catalogue_.database(), R"(
    SELECT first_game, games FROM segments WHERE games =
      (SELECT count(*) FROM removed WHERE game >= first_game AND game < first_game + games))");
  std::vector<SegmentRow> empty;
  while (rows.next())
    empty.push_back({static_cast<GameId>(rows.number(0)), static_cast<uint32_t>(rows.number(1))});
  if (empty.empty()) return {};
  if (auto begun = catalogue_.begin(); !begun) return begun;
  Statement drop(catalogue_.database(), "DELETE FROM segments WHERE first_game = ?1");
  Statement numbers(catalogue_.database(), "DELETE FROM removed WHERE game >= ?1 AND game < ?2");
  for (const SegmentRow& row : empty) {
    const GameId last = row.firstGame + row.games - 1;
    if (drop.with(row.firstGame).run() && numbers.with(row.firstGame, last).run()) continue;
    const LibraryError error = catalogue_.error();
    catalogue_.rollBack();
    return Unexpected{error};
  }
  if (auto done = catalogue_.commit(); !done) return done;
  std::error_code ignored;
  for (const SegmentRow& row : empty)
    fs::remove(segmentFile(folder_, row), ignored);
  return {};
}

// Games added one by one leave many small parts, which every search has to visit.
Done Importer::mergeSmallSegments() {
  constexpr uint32_t kSmall = 4096;
  constexpr size_t kMostSmall = 16;
  std::vector<SegmentRow> run;
  for (const SegmentRow& row : catalogue_.segments()) {
    const bool follows = run.empty() || run.back().firstGame + run.back().games == row.firstGame;
    if (!follows || row.games >= kSmall) {
      if (run.size() > kMostSmall) break;
      run.clear();
    }
    if (row.games < kSmall) run.push_back(row);
  }
  if (run.size() <= kMostSmall) return {};

  SegmentBuilder builder;
  const auto removed = catalogue_.removed();
  for (const SegmentRow& row : run) {
    const auto segment = Segment::open(segmentFile(folder_, row));
    if (!segment || !segment->check()) return {};  // the next scan finds it
    for (size_t game = 0; game < segment->games(); ++game) {
      const GameId id = row.firstGame + static_cast<GameId>(game);
      const bool isGone = std::binary_search(removed.begin(), removed.end(), id);
      builder.add(segment->columnsOf(game), isGone ? Steps() : segment->steps(game));
    }
  }
  const SegmentRow whole{run.front().firstGame, static_cast<uint32_t>(builder.games())};
  const fs::path path = segmentFile(folder_, whole);
  if (const auto written = replaceFile(path, builder.build(whole.firstGame)); !written)
    return Unexpected{errorOf(written.error())};
  if (auto begun = catalogue_.begin(); !begun) return begun;
  Statement drop(catalogue_.database(),
                 "DELETE FROM segments WHERE first_game >= ?1 AND first_game < ?2");
  Statement add(catalogue_.database(), "INSERT INTO segments VALUES(?1, ?2)");
  if (!drop.with(whole.firstGame, whole.firstGame + whole.games).run() ||
      !add.with(whole.firstGame, whole.games).run()) {
    const LibraryError error = catalogue_.error();
    catalogue_.rollBack();
    return Unexpected{error};
  }
  if (auto done = catalogue_.commit(); !done) return done;
  std::error_code ignored;
  for (const SegmentRow& row : run)
    fs::remove(segmentFile(folder_, row), ignored);
  return {};
}

}  // namespace tengen::library
