#include "sqlite/database.h"

#include <sqlite3.h>
#include <system_error>

namespace tengen::sqlite {
namespace {

// How long another program may hold the file before we say that it is busy.
constexpr int kBusyMilliseconds = 5000;

// A path as SQLite reads addresses: what would mean something there is written as a number.
std::string addressOf(const std::filesystem::path& file) {
  std::string address = "file:";
  for (const char c : file.string()) {
    const bool isSpecial = c == '?' || c == '#' || c == '%';
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (!isSpecial) {
      address += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    address += {'%', kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return address + "?immutable=1";
}

Error::Kind kindOf(int code) {
  switch (code & 0xff) {
    case SQLITE_FULL:
      return Error::Kind::Full;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN:
      return Error::Kind::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Error::Kind::Busy;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
      return Error::Kind::Damaged;
    default:
      return Error::Kind::Other;
  }
}

// Rows that are in the log alone, because whoever wrote them could not finish.
bool hasLog(const std::filesystem::path& file) {
  std::error_code failed;
  const auto bytes = std::filesystem::file_size(file.string() + "-wal", failed);
  return !failed && bytes > 0;
}

// Opening reads nothing: the first question does.
bool canBeRead(sqlite3* handle) {
  return sqlite3_exec(handle, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr) ==
         SQLITE_OK;
}

}  // namespace

void Database::Close::operator()(sqlite3* database) const {
  sqlite3_close_v2(database);
}

Database Database::opened(const std::string& name, int flags, const char* system) {
  sqlite3* handle = nullptr;
  sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, system);
  Database database(handle);
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, kBusyMilliseconds);
  return database;
}

Result<Database, Error> Database::open(const std::filesystem::path& file, Access access) {
  constexpr int kWrite = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  Database database =
      opened(file.string(), access == Access::Write ? kWrite : SQLITE_OPEN_READWRITE);
  if (canBeRead(database.handle())) return database;
  const Error error = database.error();
  const bool isHopeless = error.kind == Error::Kind::Damaged || error.kind == Error::Kind::Busy;
  if (access == Access::Write || isHopeless) return Unexpected{error};
  Database still = openedAlone(file);
  if (!canBeRead(still.handle())) return Unexpected{still.whyUnreadable()};
  still.hindrance_ = error;
  return still;
}

// Even to read, SQLite wants to write: a file that all who have it open share. Without that file a
// log can still be read by one who takes himself for the only one; what has no log, as it is.
Database Database::openedAlone(const std::filesystem::path& file) {
  if (!hasLog(file)) return opened(addressOf(file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  Database alone = opened(file.string(), SQLITE_OPEN_READONLY, "unix-none");
  (void)alone.run("PRAGMA locking_mode = EXCLUSIVE");
  // The log stays for those who will write.
  sqlite3_db_config(alone.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return alone;
}

Error Database::whyUnreadable() const {
  const int code = sqlite3_errcode(handle()) & 0xff;
  const int system = sqlite3_system_errno(handle());
  const bool isOfTheSystem = code == SQLITE_CANTOPEN || code == SQLITE_IOERR;
  if (!isOfTheSystem || system == 0) return error();
  return {Error::Kind::Other, std::generic_category().message(system)};
}

Result<void, Error> Database::run(const char* sql) {
  if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
    return Unexpected{error()};
  return {};
}

Error Database::error() const {
  if (!handle()) return {Error::Kind::Other, "out of memory"};
  const int code = sqlite3_errcode(handle());
  // No room for its working files is an error of input and output to SQLite.
  const bool isFull =
      (code & 0xff) == SQLITE_IOERR &&
      sqlite3_system_errno(handle()) == static_cast<int>(std::errc::no_space_on_device);
  return {isFull ? Error::Kind::Full : kindOf(code), sqlite3_errmsg(handle())};
}

void Database::noteTrouble(const Error& error) const {
  const bool isDamage = error.kind == Error::Kind::Damaged;
  if (!trouble_ || (isDamage && trouble_->kind != Error::Kind::Damaged)) trouble_ = error;
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

Statement::Statement(const Database& database, const std::string& sql) : database_(&database) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v3(database.handle(), sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement,
                     nullptr);
  statement_.reset(statement);
  if (statement) return;
  unfit_ = database.error();
  const bool lacksWhatWeMade = sqlite3_errcode(database.handle()) == SQLITE_ERROR;
  if (lacksWhatWeMade) unfit_.kind = Error::Kind::Damaged;
  database.noteTrouble(unfit_);
}

Statement::Step Statement::step() {
  if (!statement_) return Step::Error;
  switch (sqlite3_step(statement_.get())) {
    case SQLITE_ROW:
      return Step::Row;
    case SQLITE_DONE:
      sqlite3_reset(statement_.get());
      return Step::Done;
    default:
      if (database_->error().kind == Error::Kind::Damaged)
        database_->noteTrouble(database_->error());
      return Step::Error;
  }
}

bool Statement::next() {
  const Step made = step();
  if (made == Step::Error) database_->noteTrouble(statement_ ? database_->error() : unfit_);
  return made == Step::Row;
}

Result<void, Error> Statement::run() {
  if (step() == Step::Done) return {};
  if (!statement_) return Unexpected{unfit_};
  const Error error = database_->error();
  sqlite3_reset(statement_.get());
  return Unexpected{error};
}

int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

double Statement::decimal(int column) const {
  return sqlite3_column_double(statement_.get(), column);
}

bool Statement::isNull(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::string Statement::bytes(int column) const {
  const auto* start = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int length = sqlite3_column_bytes(statement_.get(), column);
  return start ? std::string(start, static_cast<size_t>(length)) : std::string();
}

std::string Statement::text(int column) const {
  const auto* start = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int length = sqlite3_column_bytes(statement_.get(), column);
  return start ? std::string(start, static_cast<size_t>(length)) : std::string();
}

// Unlike the rest of SQLite, sqlite3_clear_bindings() does not bear with a statement that is none.
void Statement::clear() {
  if (!statement_) return;
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

void Statement::bind(int index, int64_t value) {
  sqlite3_bind_int64(statement_.get(), index, value);
}

void Statement::bind(int index, double value) {
  sqlite3_bind_double(statement_.get(), index, value);
}

// An empty text is absent: NULL costs a byte less and reads back the same.
void Statement::bind(int index, std::string_view text) {
  if (!text.empty()) bind(index, Text{text});
}

void Statement::bind(int index, Text text) {
  sqlite3_bind_text(statement_.get(), index, text.text.data(), static_cast<int>(text.text.size()),
                    SQLITE_TRANSIENT);
}

void Statement::bind(int index, Blob blob) {
  sqlite3_bind_blob(statement_.get(), index, blob.bytes.data(), static_cast<int>(blob.bytes.size()),
                    SQLITE_TRANSIENT);
}

}  // namespace tengen::sqlite
