// PostgreSQL in the shape this program wants: statements that are prepared once and sent many at a
// time, all in one transaction. A connection that broke is made anew when it is needed next. Any
// trouble is told by what is returned; nothing throws. One thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

#include "apps/server/store.h"

struct pg_conn;
struct pg_result;

namespace tengen::server {

// The answer to one statement.
class Rows {
 public:
  explicit Rows(pg_result* result) : result_(result) {}

  int count() const;
  bool isNull(int row, int column) const;
  std::string text(int row, int column) const;
  int64_t number(int row, int column) const;

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

class Postgres {
 public:
  using Statements = std::vector<const char*>;  // with $1, $2 and so on
  using Value = std::optional<std::string>;     // as PostgreSQL writes it; nothing is NULL
  struct Query {
    size_t statement;  // which of them
    std::vector<Value> values;
  };
  using Answers = std::vector<Rows>;

  // `url` is anything libpq takes; what it leaves out the environment says (PGPASSWORD and others).
  Postgres(std::string url, Statements statements);
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;
  ~Postgres();

  // Statements without values, of which there may be several, by themselves.
  Result<void, StoreError> run(const char* sql);
  // All of them or none. Unsure: nobody said that they were made safe, and they may be.
  Result<Answers, StoreError> transact(const std::vector<Query>& queries);

 private:
  using Limit = std::chrono::steady_clock::time_point;
  struct Finish {
    void operator()(pg_conn* connection) const;
  };

  Result<void, StoreError> connect();
  Result<Answers, StoreError> perform(const std::vector<Query>& queries);
  Result<void, StoreError> commit();
  Result<void, StoreError> end(const char* how);
  bool send(const char* sql);
  bool send(const Query& query);
  // Takes the answers of `count` statements, and of the sync behind them.
  Result<void, StoreError> receive(size_t count, Answers& answers);
  pg_result* next(Limit limit);
  bool isBroken() const;
  StoreError error() const;

  const std::string url_;
  const Statements statements_;
  std::unique_ptr<pg_conn, Finish> connection_;
  bool isLate_ = false;  // no answer came in time
};

// How PostgreSQL writes a list of texts.
std::string arrayOf(const std::vector<std::string>& texts);

}  // namespace tengen::server
