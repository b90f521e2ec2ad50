// SQLite in the shape this program wants: a database, and statements that are prepared once, bound
// and stepped. Any trouble is told by error(); nothing throws. One thread at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace tengen::sqlite {

struct Error {
  enum class Kind : uint8_t { Full, ReadOnly, Busy, Damaged, Other };
  Kind kind = Kind::Other;
  std::string text;  // SQLite's own words, for a log
};

// Text that is kept when it is empty, too; any other empty text is NULL.
struct Text {
  std::string_view text;
};

// Bytes that are no text.
struct Blob {
  std::string_view bytes;
};

class Database {
 public:
  enum class Access : uint8_t {
    Write,  // made if it is not there
    Read,  // also from a full disk or one nobody can write to: then nobody else may write meanwhile
  };
  static Result<Database, Error> open(const std::filesystem::path& file, Access access);

  Result<void, Error> run(const char* sql);  // one or more statements without values
  Error error() const;                       // of the latest call
  // What a statement met that those who asked took for the end of its rows: damage before all else,
  // then what came first.
  const std::optional<Error>& trouble() const { return trouble_; }
  void noteTrouble(const Error& error) const;  // also of those who know what must be in it
  // Why it is only read, and without a word to others, where that was not what was wanted.
  const std::optional<Error>& hindrance() const { return hindrance_; }
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  explicit Database(sqlite3* handle) : handle_(handle) {}
  static Database opened(const std::string& name, int flags, const char* system = nullptr);
  static Database openedAlone(const std::filesystem::path& file);
  Error whyUnreadable() const;

  std::unique_ptr<sqlite3, Close> handle_;
  mutable std::optional<Error> trouble_;
  std::optional<Error> hindrance_;
};

class Statement {
 public:
  // The database must outlive it. SQL that does not fit the database fails at every step, and is
  // Damaged: we made the tables it asks for.
  Statement(const Database& database, const std::string& sql);

  // The values of ?1, ?2 and so on, in place of those before.
  template <class... Values>
  Statement& with(const Values&... values) {
    clear();
    int index = 0;
    (bind(++index, values), ...);
    return *this;
  }

  enum class Step : uint8_t { Row, Done, Error };
  Step step();
  bool next();  // for those who take trouble for the end
  // A statement without rows.
  Result<void, Error> run();

  // Columns of the row
  int64_t number(int column) const;
  double decimal(int column) const;
  bool isNull(int column) const;
  std::string text(int column) const;
  std::string bytes(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  void clear();
  void bind(int index, int64_t value);
  void bind(int index, int value) { bind(index, static_cast<int64_t>(value)); }
  void bind(int index, uint32_t value) { bind(index, static_cast<int64_t>(value)); }
  void bind(int index, uint64_t value) { bind(index, static_cast<int64_t>(value)); }
  void bind(int index, double value);
  void bind(int index, std::string_view text);
  void bind(int index, const std::string& text) { bind(index, std::string_view(text)); }
  void bind(int index, const char* text) { bind(index, std::string_view(text)); }
  void bind(int index, Text text);
  void bind(int index, Blob blob);
  void bind(int, std::nullptr_t) {}

  const Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;  // none: the SQL does not fit
  Error unfit_;                                        // why, then
};

}  // namespace tengen::sqlite
