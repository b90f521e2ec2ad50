#include "apps/server/sqlite.h"

#include <cassert>
#include <sqlite3.h>

namespace tengen::server {
namespace {

// How long another program may hold the file before we say that it is away.
constexpr int kBusyMilliseconds = 2000;

}  // namespace

void Database::Close::operator()(sqlite3* database) const {
  sqlite3_close_v2(database);
}

Result<Database, StoreError> Database::open(const std::filesystem::path& file) {
  sqlite3* handle = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
  Database database(handle);
  if (code != SQLITE_OK) return Unexpected{database.error()};
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, kBusyMilliseconds);
  return database;
}

Result<void, StoreError> Database::run(const char* sql) {
  if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
    return Unexpected{error()};
  return {};
}

StoreError Database::error() const {
  const bool isFull = handle() && (sqlite3_errcode(handle()) & 0xff) == SQLITE_FULL;
  return {isFull ? StoreError::Kind::Full : StoreError::Kind::Unavailable,
          handle() ? sqlite3_errmsg(handle()) : "out of memory"};
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

Statement::Statement(const Database& database, const char* sql) : database_(database) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v3(database.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
}

Statement::Step Statement::step() {
  switch (sqlite3_step(statement_.get())) {
    case SQLITE_ROW:
      return Step::Row;
    case SQLITE_DONE:
      sqlite3_reset(statement_.get());
      return Step::Done;
    default:
      return Step::Error;
  }
}

Result<void, StoreError> Statement::run() {
  const Step result = step();
  if (result == Step::Done) return {};
  const StoreError error = database_.error();
  sqlite3_reset(statement_.get());
  return Unexpected{error};
}

int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::bytes(int column) const {
  const auto* start = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int length = sqlite3_column_bytes(statement_.get(), column);
  return start ? std::string(start, static_cast<size_t>(length)) : std::string();
}

void Statement::clear() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

void Statement::bind(int index, int64_t value) {
  sqlite3_bind_int64(statement_.get(), index, value);
}

void Statement::bind(int index, std::string_view text) {
  sqlite3_bind_text(statement_.get(), index, text.data(), static_cast<int>(text.size()),
                    SQLITE_TRANSIENT);
}

void Statement::bind(int index, const TokenHash& blob) {
  sqlite3_bind_blob(statement_.get(), index, blob.data(), static_cast<int>(blob.size()),
                    SQLITE_TRANSIENT);
}

}  // namespace tengen::server
