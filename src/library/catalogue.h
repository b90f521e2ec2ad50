// What a library knows by name, in SQLite: sources, files, games, players, events, tags, and which
// parts the index has. It is the one place that says what belongs to the library: an index file
// that no row names is nothing. docs/library.md has the tables. One thread at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/game_date.h"
#include "library/library_error.h"
#include "library/segment.h"
#include "sqlite/database.h"

namespace tengen::library {

enum class FileState : uint8_t {
  Complete,  // all its games are here
  Partial,   // its import was broken off
  NoGame,    // there is none in it
  OtherGame,
  Unreadable,
};

struct FileRow {
  int64_t id = 0;
  std::string path;
  int64_t size = 0;
  int64_t modified = 0;  // in the system's own unit: only ever compared
  FileState state = FileState::Complete;
};

// A game as people list it.
struct GameRow {
  GameId id = 0;
  std::string file;  // of an archive with the file in it: `games.zip!game.ngf`
  int number = 1;    // in its file
  std::string black, white, blackRank, whiteRank, result, date, event, round;
  std::optional<double> komi;
  int handicap = 0;
  int moves = 0;
  BoardSize size;
};

struct SegmentRow {
  GameId firstGame = 0;
  uint32_t games = 0;
};

// Games of one file that stand one after another.
struct Piece {
  int64_t file = 0;
  GameId firstGame = 0;
  uint32_t games = 0;
};

struct NamedCount {
  std::string name;
  size_t games = 0;
};

// Games by their numbers, in stretches that follow one another.
class GameRanges {
 public:
  struct Range {
    GameId first, end;
  };

  GameRanges() = default;
  explicit GameRanges(std::vector<Range> ranges);
  bool contains(GameId id) const;

 private:
  std::vector<Range> ranges_;
};

class Catalogue {
 public:
  using Error = LibraryError;
  using Access = sqlite::Database::Access;

  static Result<Catalogue, Error> open(const std::filesystem::path& folder, Access access);
  static std::filesystem::path fileIn(const std::filesystem::path& folder);
  // What no game file says is kept beside the catalogue as well: kept_facts.h.
  static std::filesystem::path keptFileIn(const std::filesystem::path& folder);

  // Questions
  std::vector<std::string> sources() const;  // files and folders people added
  std::vector<FileRow> files() const;
  std::vector<SegmentRow> segments() const;
  std::vector<GameId> removed() const;
  std::vector<Piece> piecesOf(int64_t file) const;
  // Without those that were removed.
  size_t gamesIn(const SegmentRow& segment) const;
  // Of files whose reading was broken off while their earlier games stood there: nobody sees them.
  std::vector<Piece> unfinishedPieces() const;
  // Nothing where somebody took it out meanwhile; where it must be there and is not, that is
  // trouble().
  std::optional<GameRow> game(GameId id) const;
  std::string playerName(uint32_t id) const;
  // Whoever has these letters in the name, and all who are the same person.
  std::vector<uint32_t> playersNamed(std::string_view text) const;
  std::vector<uint32_t> eventsNamed(std::string_view text) const;
  // All of them as an index of names has them.
  std::vector<uint32_t> playersByName() const;
  std::vector<uint32_t> eventsByName() const;
  // Those whose file, or whose file in an archive, has these letters in its name.
  GameRanges gamesInFiles(std::string_view text) const;
  // Those that went on in this time; where they began the parts of the index know.
  GameRanges laterIn(const DateRange& dates) const;
  std::vector<uint64_t> contentsTagged(std::string_view tag) const;
  std::vector<NamedCount> tags() const;
  std::vector<std::pair<std::string, std::string>> joinedNames() const;  // a name and its alias
  bool hasPlayer(const std::string& name) const;                         // by exactly this name
  size_t playerCount() const;
  // What SQLite's own check finds, and rows that do not fit one another. A disk that is full or in
  // use may keep us from looking: that is trouble() and no damage.
  std::optional<std::string> damage() const;
  // What made an answer shorter than it should be, since the catalogue was opened.
  std::optional<Error> trouble() const;
  // Why it can be read and not added to, when that is news.
  std::optional<Error> hindrance() const;
  bool isNew() const { return isNew_; }  // made just now, or never finished

  // Actions; between begin() and commit() they are done together or not at all.
  Result<void, Error> finishMaking();  // from now on it is one
  Result<void, Error> begin();
  Result<void, Error> commit();
  void rollBack();
  Result<void, Error> addSource(const std::string& path);
  Result<void, Error> removeSource(const std::string& path);
  Result<void, Error> addTag(uint64_t content, const std::string& tag);
  Result<void, Error> removeTag(uint64_t content, const std::string& tag);
  Result<void, Error> joinPlayers(const std::string& name, const std::string& alias);
  Result<void, Error> separatePlayer(const std::string& name);
  Result<void, Error> run(const char* sql);

  sqlite::Database& database() { return database_; }
  LibraryError error() const { return errorAt(path_, database_.error()); }

 private:
  Catalogue(std::filesystem::path path, sqlite::Database database)
      : path_(std::move(path)), database_(std::move(database)) {}
  static Result<void, Error> checkMade(const std::filesystem::path& folder, int64_t version);
  Result<void, Error> checkTables() const;
  Result<void, Error> makeTables();
  Result<void, Error> bringUpToDate(int64_t version);
  Result<void, Error> foldNames(const std::string& table);
  bool isLost(GameId id) const;
  std::vector<uint32_t> numbers(const std::string& sql, std::string_view text = {}) const;

  std::filesystem::path path_;
  mutable sqlite::Database database_;
  bool isNew_ = false;
};

}  // namespace tengen::library
