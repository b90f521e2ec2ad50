#include "library/catalogue.h"

#include <algorithm>
#include <array>

#include "formats/record_file.h"
#include "library/game_facts.h"

namespace tengen::library {
namespace {

using sqlite::Statement;
using Done = Result<void, LibraryError>;

// Each finds a row where something is lost that the rest of the catalogue speaks of.
constexpr std::array<std::pair<const char*, const char*>, 4> kLosses{{
    {"the games do not fit the parts of the index", R"(
      SELECT 1 FROM segments AS part WHERE part.games <>
        (SELECT count(*) FROM games WHERE id >= first_game AND id < first_game + part.games) +
        (SELECT count(*) FROM removed WHERE game >= first_game AND game < first_game + part.games
          AND game NOT IN (SELECT id FROM games)))"},
    {"the games do not fit the files", R"(
      SELECT 1 WHERE (SELECT count(*) FROM games) <> (SELECT ifnull(sum(games), 0) FROM pieces)
        OR EXISTS (SELECT 1 FROM pieces WHERE file NOT IN (SELECT id FROM files)))"},
    {"names of players are missing", R"(
      SELECT 1 FROM games WHERE (black > 0 AND black NOT IN (SELECT id FROM players))
        OR (white > 0 AND white NOT IN (SELECT id FROM players)))"},
    {"names of events are missing",
     "SELECT 1 FROM games WHERE event > 0 AND event NOT IN (SELECT id FROM events)"},
}};

std::vector<Piece> piecesIn(Statement& rows) {
  std::vector<Piece> pieces;
  while (rows.next()) {
    pieces.push_back({rows.number(0), static_cast<GameId>(rows.number(1)),
                      static_cast<uint32_t>(rows.number(2))});
  }
  return pieces;
}

std::string fileNameOf(const std::string& path) {
  return path.substr(path.rfind('/') + 1);  // all of it where there is no slash
}

}  // namespace

GameRanges::GameRanges(std::vector<Range> ranges) : ranges_(std::move(ranges)) {
  std::sort(ranges_.begin(), ranges_.end(),
            [](const Range& a, const Range& b) { return a.first < b.first; });
}

bool GameRanges::contains(GameId id) const {
  const auto behind =
      std::upper_bound(ranges_.begin(), ranges_.end(), id,
                       [](GameId wanted, const Range& r) { return wanted < r.first; });
  return behind != ranges_.begin() && id < std::prev(behind)->end;
}

std::filesystem::path Catalogue::fileIn(const std::filesystem::path& folder) {
  return folder / "catalogue.db";
}

std::filesystem::path Catalogue::keptFileIn(const std::filesystem::path& folder) {
  return folder / "kept.txt";
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
  Statement rows(database_, "SELECT file, first_game, games FROM pieces WHERE file = ?1");
  return piecesIn(rows.with(file));
}

std::vector<Piece> Catalogue::unfinishedPieces() const {
  Statement rows(database_, R"(
    SELECT file, first_game, games FROM pieces WHERE first_game IN (SELECT game FROM removed))");
  return piecesIn(rows);
}

size_t Catalogue::gamesIn(const SegmentRow& segment) const {
  Statement row(database_, R"(
    SELECT count(*) FROM games WHERE id >= ?1 AND id < ?2
      AND NOT EXISTS (SELECT 1 FROM removed WHERE game = games.id))");
  row.with(segment.firstGame, segment.firstGame + segment.games);
  return row.next() ? static_cast<size_t>(row.number(0)) : 0;
}

std::optional<GameRow> Catalogue::game(GameId id) const {
  Statement row(database_, R"(
    SELECT files.path, number, black.name, white.name, black_rank, white_rank, result, date,
           events.name, round, komi, handicap, moves, width, height, members.name
    FROM games LEFT JOIN members ON members.game = games.id LEFT JOIN files ON files.id = games.file
    LEFT JOIN players AS black ON black.id = games.black
    LEFT JOIN players AS white ON white.id = games.white
    LEFT JOIN events ON events.id = games.event WHERE games.id = ?1)");
  if (!row.with(id).next()) {
    if (isLost(id)) {
      database_.noteTrouble(
          {sqlite::Error::Kind::Damaged, "there is no game " + std::to_string(id)});
    }
    return std::nullopt;
  }
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

// A part of the index has it, and nobody took it out.
bool Catalogue::isLost(GameId id) const {
  Statement row(database_, R"(
    SELECT 1 FROM segments WHERE first_game <= ?1 AND ?1 < first_game + games
      AND NOT EXISTS (SELECT 1 FROM removed WHERE game = ?1))");
  return row.with(id).next();
}

std::string Catalogue::playerName(uint32_t id) const {
  Statement row(database_, "SELECT name FROM players WHERE id = ?1");
  return row.with(id).next() ? row.text(0) : std::string();
}

std::vector<uint32_t> Catalogue::numbers(const std::string& sql, std::string_view text) const {
  std::vector<uint32_t> found;
  Statement rows(database_, sql);
  if (!text.empty()) rows.with(foldedName(text));
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

std::vector<uint32_t> Catalogue::playersByName() const {
  return numbers("SELECT id FROM players ORDER BY folded, name");
}

std::vector<uint32_t> Catalogue::eventsByName() const {
  return numbers("SELECT id FROM events ORDER BY folded, name");
}

GameRanges Catalogue::gamesInFiles(std::string_view text) const {
  const std::string wanted = foldedName(text);
  const bool withEnding = wanted.find('.') != std::string::npos;  // else every name has s, g and f
  const auto isNamedSo = [&](const std::string& path) {
    std::string name = fileNameOf(path);
    if (!withEnding) name.resize(std::min(name.rfind('.'), name.size()));
    return foldedName(name).find(wanted) != std::string::npos;
  };
  std::vector<GameRanges::Range> ranges;
  Statement files(database_, R"(
    SELECT path, first_game, games FROM pieces JOIN files ON files.id = pieces.file)");
  while (files.next()) {
    const auto first = static_cast<GameId>(files.number(1));
    if (isNamedSo(files.text(0)))
      ranges.push_back({first, first + static_cast<GameId>(files.number(2))});
  }
  Statement members(database_, "SELECT game, name FROM members");
  while (members.next()) {
    const auto game = static_cast<GameId>(members.number(0));
    if (isNamedSo(members.text(1))) ranges.push_back({game, game + 1});
  }
  return GameRanges(std::move(ranges));
}

GameRanges Catalogue::laterIn(const DateRange& dates) const {
  std::vector<GameRanges::Range> ranges;
  // Whole years first: a date need not have a month.
  constexpr int kForEver = 9999;
  Statement rows(database_, "SELECT game, date FROM later_dates WHERE date >= ?1 AND date < ?2");
  rows.with(packed({dates.from.year, 0, 0}),
            packed({(dates.to.isKnown() ? dates.to.year : kForEver) + 1, 0, 0}));
  while (rows.next()) {
    const auto game = static_cast<GameId>(rows.number(0));
    if (dates.contains(static_cast<uint32_t>(rows.number(1)))) ranges.push_back({game, game + 1});
  }
  return GameRanges(std::move(ranges));
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

bool Catalogue::hasPlayer(const std::string& name) const {
  Statement row(database_, "SELECT 1 FROM players WHERE name = ?1");
  return row.with(name).next();
}

size_t Catalogue::playerCount() const {
  Statement row(database_, "SELECT count(*) FROM players");
  return row.next() ? static_cast<size_t>(row.number(0)) : 0;
}

std::optional<std::string> Catalogue::damage() const {
  Statement row(database_, "PRAGMA integrity_check(1)");
  if (row.next()) {
    const std::string found = row.text(0);
    if (found != "ok") return found;
    for (const auto& [loss, question] : kLosses) {
      if (Statement(database_, question).next()) return loss;
    }
  }
  using Kind = sqlite::Error::Kind;
  const auto trouble = database_.trouble();
  const bool isElsewhere = trouble && (trouble->kind == Kind::Full || trouble->kind == Kind::Busy);
  if (trouble && !isElsewhere) return trouble->text;
  return std::nullopt;
}

std::optional<LibraryError> Catalogue::trouble() const {
  if (const auto trouble = database_.trouble()) return errorAt(path_, *trouble);
  return std::nullopt;
}

std::optional<LibraryError> Catalogue::hindrance() const {
  const auto found = database_.hindrance();
  // One that nobody is meant to write to is searched like any other.
  if (!found || found->kind == sqlite::Error::Kind::ReadOnly) return std::nullopt;
  return errorAt(path_, *found);
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

Done Catalogue::removeSource(const std::string& path) {
  Statement remove(database_, "DELETE FROM sources WHERE path = ?1");
  if (const auto ran = remove.with(path).run(); !ran)
    return Unexpected{errorAt(path_, ran.error())};
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

Done Catalogue::separatePlayer(const std::string& name) {
  Statement separate(database_, R"(
    UPDATE players SET same_as = NULL
    WHERE name = ?1 OR same_as = (SELECT id FROM players WHERE name = ?1))");
  if (const auto ran = separate.with(name).run(); !ran)
    return Unexpected{errorAt(path_, ran.error())};
  return {};
}

}  // namespace tengen::library
