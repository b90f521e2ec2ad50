#include "library/catalogue.h"

#include "formats/record_file.h"
#include "library/game_facts.h"

namespace tengen::library {
namespace {

using sqlite::Statement;
using Done = Result<void, LibraryError>;

constexpr int64_t kSchema = 2;
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
  CREATE TABLE IF NOT EXISTS tags(
    content INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY(content, tag)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS segments(first_game INTEGER PRIMARY KEY, games INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS removed(game INTEGER PRIMARY KEY);
  PRAGMA user_version = 2;
  COMMIT;)";

int64_t versionOf(const sqlite::Database& database) {
  Statement version(database, "PRAGMA user_version");
  return version.next() ? version.number(0) : -1;
}

}  // namespace

std::filesystem::path Catalogue::fileIn(const std::filesystem::path& folder) {
  return folder / "catalogue.db";
}

Result<Catalogue, LibraryError> Catalogue::open(const std::filesystem::path& folder,
                                                Access access) {
  const auto path = fileIn(folder);
  std::error_code ignored;
  if (access == Access::Read && !std::filesystem::exists(path, ignored)) {
    return Unexpected{LibraryError{LibraryError::Kind::NotThere, folder, {}}};
  }
  auto database = sqlite::Database::open(path, access);
  if (!database) return Unexpected{errorAt(path, database.error())};
  Catalogue catalogue(path, std::move(*database));
  const int64_t version = versionOf(catalogue.database_);
  if (version > kSchema) return Unexpected{LibraryError{LibraryError::Kind::Newer, path, {}}};
  if (access == Access::Write) {
    if (const auto made = catalogue.makeTables(); !made) return Unexpected{made.error()};
  } else if (version == 0 && catalogue.isEmpty()) {
    return Unexpected{LibraryError{LibraryError::Kind::NotThere, folder, {}}};
  } else if (version > 0 && version < kSchema) {
    return Unexpected{LibraryError{LibraryError::Kind::Older, path, {}}};
  } else if (version != kSchema) {
    return Unexpected{LibraryError{LibraryError::Kind::Damaged, path, "no catalogue"}};
  }
  return catalogue;
}

// Its making was broken off.
bool Catalogue::isEmpty() const {
  Statement tables(database_, "SELECT count(*) FROM sqlite_schema");
  return tables.next() && tables.number(0) == 0;
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

std::vector<std::string> Catalogue::sources() const {
  std::vector<std::string> paths;
  Statement rows(database_, "SELECT path FROM sources ORDER BY path");
  while (rows.next())
    paths.push_back(rows.text(0));
  return paths;
}

std::vector<FileRow> Catalogue::files() const {
  std::vector<FileRow> files;
  Statement rows(database_, "SELECT id, path, size, modified, state FROM files");
  while (rows.next()) {
    files.push_back({rows.number(0), rows.text(1), rows.number(2), rows.number(3),
                     static_cast<FileState>(rows.number(4))});
  }
  return files;
}

std::vector<SegmentRow> Catalogue::segments() const {
  std::vector<SegmentRow> segments;
  Statement rows(database_, "SELECT first_game, games FROM segments ORDER BY first_game");
  while (rows.next()) {
    segments.push_back(
        {static_cast<GameId>(rows.number(0)), static_cast<uint32_t>(rows.number(1))});
  }
  return segments;
}

std::vector<GameId> Catalogue::removed() const {
  std::vector<GameId> games;
  Statement rows(database_, "SELECT game FROM removed ORDER BY game");
  while (rows.next())
    games.push_back(static_cast<GameId>(rows.number(0)));
  return games;
}

std::vector<Piece> Catalogue::piecesOf(int64_t file) const {
  std::vector<Piece> pieces;
  Statement rows(database_, "SELECT file, first_game, games FROM pieces WHERE file = ?1");
  rows.with(file);
  while (rows.next()) {
    pieces.push_back({rows.number(0), static_cast<GameId>(rows.number(1)),
                      static_cast<uint32_t>(rows.number(2))});
  }
  return pieces;
}

std::optional<GameRow> Catalogue::game(GameId id) const {
  Statement row(database_, R"(
    SELECT files.path, number, black.name, white.name, black_rank, white_rank, result, date,
           events.name, round, komi, handicap, moves, width, height, members.name
    FROM games LEFT JOIN members ON members.game = games.id LEFT JOIN files ON files.id = games.file
    LEFT JOIN players AS black ON black.id = games.black
    LEFT JOIN players AS white ON white.id = games.white
    LEFT JOIN events ON events.id = games.event WHERE games.id = ?1)");
  if (!row.with(id).next()) return std::nullopt;
  const auto whole = [&](int column) { return static_cast<int>(row.number(column)); };
  GameRow game{.id = id,
               .file = row.text(0),
               .number = whole(1),
               .black = row.text(2),
               .white = row.text(3),
               .blackRank = row.text(4),
               .whiteRank = row.text(5),
               .result = row.text(6),
               .date = row.text(7),
               .event = row.text(8),
               .round = row.text(9),
               .komi = {},
               .handicap = whole(11),
               .moves = whole(12),
               .size = {whole(13), whole(14)}};
  if (!row.isNull(15)) game.file += formats::kInArchive + row.text(15);
  if (!row.isNull(10)) game.komi = row.decimal(10);
  return game;
}

std::string Catalogue::playerName(uint32_t id) const {
  Statement row(database_, "SELECT name FROM players WHERE id = ?1");
  return row.with(id).next() ? row.text(0) : std::string();
}

std::vector<uint32_t> Catalogue::numbers(const std::string& sql, std::string_view text) const {
  std::vector<uint32_t> found;
  Statement rows(database_, sql);
  rows.with(foldedName(text));
  while (rows.next())
    found.push_back(static_cast<uint32_t>(rows.number(0)));
  return found;
}

std::vector<uint32_t> Catalogue::playersNamed(std::string_view text) const {
  return numbers(R"(
    SELECT id FROM players WHERE ifnull(same_as, id) IN
      (SELECT ifnull(same_as, id) FROM players WHERE instr(folded, ?1) > 0))",
                 text);
}

std::vector<uint32_t> Catalogue::eventsNamed(std::string_view text) const {
  return numbers("SELECT id FROM events WHERE instr(folded, ?1) > 0", text);
}

std::vector<uint64_t> Catalogue::contentsTagged(std::string_view tag) const {
  std::vector<uint64_t> contents;
  Statement rows(database_, "SELECT content FROM tags WHERE tag = ?1");
  rows.with(tag);
  while (rows.next())
    contents.push_back(static_cast<uint64_t>(rows.number(0)));
  return contents;
}

std::vector<NamedCount> Catalogue::tags() const {
  std::vector<NamedCount> tags;
  Statement rows(database_, "SELECT tag, count(*) FROM tags GROUP BY tag ORDER BY tag");
  while (rows.next())
    tags.push_back({rows.text(0), static_cast<size_t>(rows.number(1))});
  return tags;
}

std::vector<std::pair<std::string, std::string>> Catalogue::joinedNames() const {
  std::vector<std::pair<std::string, std::string>> names;
  Statement rows(database_, R"(
    SELECT whole.name, players.name FROM players JOIN players AS whole ON whole.id = players.same_as
    ORDER BY players.id)");
  while (rows.next())
    names.emplace_back(rows.text(0), rows.text(1));
  return names;
}

size_t Catalogue::playerCount() const {
  Statement row(database_, "SELECT count(*) FROM players");
  return row.next() ? static_cast<size_t>(row.number(0)) : 0;
}

std::optional<std::string> Catalogue::damage() const {
  Statement row(database_, "PRAGMA integrity_check(1)");
  if (!row.next()) return database_.error().text;
  const std::string found = row.text(0);
  if (found == "ok") return std::nullopt;
  return found;
}

Done Catalogue::run(const char* sql) {
  if (const auto ran = database_.run(sql); !ran) return Unexpected{errorAt(path_, ran.error())};
  return {};
}

Done Catalogue::begin() {
  return run("BEGIN IMMEDIATE");
}

Done Catalogue::commit() {
  return run("COMMIT");
}

void Catalogue::rollBack() {
  (void)database_.run("ROLLBACK");  // refused where nothing was begun
}

Done Catalogue::addSource(const std::string& path) {
  Statement add(database_, "INSERT OR IGNORE INTO sources VALUES(?1)");
  if (const auto ran = add.with(path).run(); !ran) return Unexpected{errorAt(path_, ran.error())};
  return {};
}

Done Catalogue::addTag(uint64_t content, const std::string& tag) {
  Statement add(database_, "INSERT OR IGNORE INTO tags VALUES(?1, ?2)");
  if (const auto ran = add.with(content, tag).run(); !ran)
    return Unexpected{errorAt(path_, ran.error())};
  return {};
}

Done Catalogue::removeTag(uint64_t content, const std::string& tag) {
  Statement remove(database_, "DELETE FROM tags WHERE content = ?1 AND tag = ?2");
  if (const auto ran = remove.with(content, tag).run(); !ran)
    return Unexpected{errorAt(path_, ran.error())};
  return {};
}

Done Catalogue::joinPlayers(const std::string& name, const std::string& alias) {
  for (const std::string& player : {name, alias}) {
    Statement add(database_, "INSERT OR IGNORE INTO players(name, folded) VALUES(?1, ?2)");
    if (const auto ran = add.with(player, foldedName(player)).run(); !ran)
      return Unexpected{errorAt(path_, ran.error())};
  }
  // All who were the same as the alias are now the same as the name.
  Statement join(database_, R"(
    UPDATE players SET same_as = (SELECT ifnull(same_as, id) FROM players WHERE name = ?1)
    WHERE ifnull(same_as, id) = (SELECT ifnull(same_as, id) FROM players WHERE name = ?2)
      AND id <> (SELECT ifnull(same_as, id) FROM players WHERE name = ?1))");
  if (const auto ran = join.with(name, alias).run(); !ran)
    return Unexpected{errorAt(path_, ran.error())};
  return {};
}

}  // namespace tengen::library
