// SQLite in the shape this program wants: a database, and statements that are prepared once, bound
// and stepped. Any trouble is told by error(); nothing throws. One thread at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

#include "apps/server/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace tengen::server {

class Database {
 public:
  static Result<Database, StoreError> open(const std::filesystem::path& file);

  Result<void, StoreError> run(const char* sql);  // one or more statements without values
  StoreError error() const;                       // of the latest call
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  explicit Database(sqlite3* handle) : handle_(handle) {}

  std::unique_ptr<sqlite3, Close> handle_;
};

class Statement {
 public:
  // The database must outlive it. SQL that does not fit the database is a broken promise.
  Statement(const Database& database, const char* sql);

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
  // A statement without rows.
  Result<void, StoreError> run();

  // Columns of the row
  int64_t number(int column) const;
  std::string bytes(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  void clear();
  void bind(int index, int64_t value);
  void bind(int index, uint64_t value) { bind(index, static_cast<int64_t>(value)); }
  void bind(int index, std::string_view text);
  void bind(int index, const TokenHash& blob);

  const Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace tengen::server
