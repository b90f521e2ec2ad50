// How a catalogue is opened and made: its tables, and what brings an older one up to date.
#include <filesystem>
#include <set>

#include "library/catalogue.h"
#include "library/game_facts.h"

namespace tengen::library {
namespace {

using sqlite::Statement;
using Done = Result<void, LibraryError>;

constexpr int64_t kSchema = 5;
// A commit is in the log when it returns, and survives `kill -9`; a power cut may take the last.
constexpr const char* kSettings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;";
constexpr const char* kTables = R"(
  BEGIN IMMEDIATE;
  CREATE TABLE IF NOT EXISTS sources(path TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS files(
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
    modified INTEGER NOT NULL, state INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS pieces(
    first_game INTEGER PRIMARY KEY, games INTEGER NOT NULL, file INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS pieces_of_file ON pieces(file);
  CREATE TABLE IF NOT EXISTS players(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL, same_as INTEGER);
  CREATE TABLE IF NOT EXISTS events(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS games(
    id INTEGER PRIMARY KEY, file INTEGER NOT NULL, number INTEGER NOT NULL,
    black INTEGER, white INTEGER, black_rank TEXT, white_rank TEXT, event INTEGER, round TEXT,
    date TEXT, result TEXT, komi REAL, handicap INTEGER, moves INTEGER, width INTEGER,
    height INTEGER);
  CREATE TABLE IF NOT EXISTS members(game INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS later_dates(
    game INTEGER NOT NULL, date INTEGER NOT NULL, PRIMARY KEY(game, date)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tags(
    content INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY(content, tag)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS segments(first_game INTEGER PRIMARY KEY, games INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS removed(game INTEGER PRIMARY KEY);
  COMMIT;)";
constexpr const char* kMade = "PRAGMA user_version = 5";

int64_t versionOf(const sqlite::Database& database) {
  Statement version(database, "PRAGMA user_version");
  return version.next() ? version.number(0) : -1;
}

bool isPartOfIndex(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  return name.starts_with("games-") && name.ends_with(".seg");
}

// Something of a library is there: a catalogue that is not was lost.
bool hadLibrary(const std::filesystem::path& folder) {
  std::error_code failed;
  if (std::filesystem::exists(Catalogue::keptFileIn(folder), failed)) return true;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    if (isPartOfIndex(entry->path())) return true;
  }
  return false;
}

// `games.komi` for every column there is.
std::set<std::string> columnsOf(const sqlite::Database& database) {
  std::set<std::string> columns;
  Statement rows(database, R"(
    SELECT tables.name || '.' || columns.name
    FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table')");
  while (rows.next())
    columns.insert(rows.text(0));
  return columns;
}

}  // namespace

Result<Catalogue, LibraryError> Catalogue::open(const std::filesystem::path& folder,
                                                Access access) {
  const auto path = fileIn(folder);
  std::error_code hidden;
  if (access == Access::Read && !std::filesystem::exists(path, hidden)) {
    using Kind = LibraryError::Kind;
    if (hidden) return Unexpected{LibraryError{Kind::Other, path, hidden.message()}};
    return Unexpected{checkMade(folder, 0).error()};
  }
  auto database = sqlite::Database::open(path, access);
  if (!database) return Unexpected{errorAt(path, database.error())};
  Catalogue catalogue(path, std::move(*database));
  const int64_t version = versionOf(catalogue.database_);
  if (const auto trouble = catalogue.trouble()) return Unexpected{*trouble};
  if (version > kSchema) return Unexpected{LibraryError{LibraryError::Kind::Newer, path, {}}};
  // Before a table that is lost is made again, empty.
  if (version == kSchema) {
    if (const auto whole = catalogue.checkTables(); !whole) return Unexpected{whole.error()};
  }
  if (access == Access::Write) {
    catalogue.isNew_ = version == 0;
    if (const auto made = catalogue.makeTables(); !made) return Unexpected{made.error()};
    if (const auto whole = catalogue.checkTables(); !whole) return Unexpected{whole.error()};
    if (const auto done = catalogue.bringUpToDate(version); !done) return Unexpected{done.error()};
  } else if (const auto made = checkMade(folder, version); !made) {
    return Unexpected{made.error()};
  }
  return catalogue;
}

// Without a version it was never finished, or it was lost; people's words beside it say which.
Done Catalogue::checkMade(const std::filesystem::path& folder, int64_t version) {
  using Kind = LibraryError::Kind;
  if (version == kSchema) return {};
  if (version > 0) return Unexpected{LibraryError{Kind::Older, fileIn(folder), {}}};
  if (version == 0 && !hadLibrary(folder))
    return Unexpected{LibraryError{Kind::NotThere, folder, {}}};
  return Unexpected{LibraryError{Kind::Damaged, fileIn(folder), "there is no catalogue"}};
}

// A table or a column that is not there is nothing SQLite could miss: only we know of it.
Done Catalogue::checkTables() const {
  auto model = sqlite::Database::open(":memory:", Access::Write);
  if (!model) return Unexpected{errorAt(path_, model.error())};
  if (const auto made = model->run(kTables); !made) return Unexpected{errorAt(path_, made.error())};
  const auto found = columnsOf(database_);
  if (const auto trouble = database_.trouble()) return Unexpected{errorAt(path_, *trouble)};
  for (const std::string& column : columnsOf(*model)) {
    if (found.contains(column)) continue;
    return Unexpected{LibraryError{LibraryError::Kind::Damaged, path_, "there is no " + column}};
  }
  return {};
}

Done Catalogue::makeTables() {
  for (const char* sql : {kSettings, kTables}) {
    if (const auto ran = database_.run(sql); !ran) {
      const LibraryError error = errorAt(path_, ran.error());
      rollBack();
      return Unexpected{error};
    }
  }
  return {};
}

// Version 2 compared names with their accents and took 2005-03,05 for a day, version 3 did not know
// 2010~2012, version 4 neither results in words nor blanks that mean nothing: names get their form
// anew, and the next scan reads all files again.
Done Catalogue::bringUpToDate(int64_t version) {
  if (version <= 0 || version == kSchema) return {};
  Done done = begin();
  for (const char* table : {"players", "events"}) {
    if (done) done = foldNames(table);
  }
  if (done) done = run("UPDATE files SET state = 1");
  if (done) done = run(kMade);
  if (done) done = commit();
  if (!done) rollBack();
  return done;
}

Done Catalogue::foldNames(const std::string& table) {
  Statement names(database_, "SELECT id, name FROM " + table);
  std::vector<std::pair<int64_t, std::string>> all;
  while (names.next())
    all.emplace_back(names.number(0), names.text(1));
  Statement fold(database_, "UPDATE " + table + " SET folded = ?2 WHERE id = ?1");
  for (const auto& [id, name] : all) {
    if (const auto ran = fold.with(id, foldedName(name)).run(); !ran)
      return Unexpected{errorAt(path_, ran.error())};
  }
  return {};
}

Done Catalogue::finishMaking() {
  isNew_ = false;
  return run(kMade);
}

}  // namespace tengen::library
