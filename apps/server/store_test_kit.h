// For tests of stores: what they tell later, waited for; and a PostgreSQL where there is one.
#pragma once

#include <future>
#include <optional>
#include <string>

#include "base/os/entropy.h"
#include "base/os/environment.h"

#include "apps/server/hex.h"
#include "apps/server/postgres.h"
#include "apps/server/store.h"

namespace tengen::server::store_test {

// What came of it, or nothing.
inline std::optional<StoreError::Kind> outcomeOf(const Result<void, StoreError>& result) {
  return result ? std::nullopt : std::optional(result.error().kind);
}

inline std::optional<StoreError::Kind> create(Store& store, NewGame game) {
  std::promise<std::optional<StoreError::Kind>> told;
  store.create(std::move(game), [&](auto result) { told.set_value(outcomeOf(result)); });
  return told.get_future().get();
}

inline std::optional<StoreError::Kind> append(Store& store, Append append) {
  std::promise<std::optional<StoreError::Kind>> told;
  store.append(std::move(append), [&](auto result) { told.set_value(outcomeOf(result)); });
  return told.get_future().get();
}

inline Result<StoredGame, StoreError> claim(Store& store, const std::string& game) {
  std::promise<Result<StoredGame, StoreError>> told;
  store.claim(game, [&](auto result) { told.set_value(std::move(result)); });
  return told.get_future().get();
}

// Tables of its own in the PostgreSQL that TENGEN_POSTGRES names (tests/with_postgres.py), gone
// with it.
class TestPostgres {
 public:
  TestPostgres() {
    if (isThere()) (void)run("CREATE SCHEMA " + name_);
  }
  TestPostgres(const TestPostgres&) = delete;
  TestPostgres& operator=(const TestPostgres&) = delete;
  ~TestPostgres() {
    if (isThere()) (void)run("DROP SCHEMA " + name_ + " CASCADE");
  }

  bool isThere() const { return server_.has_value(); }
  std::string url() const { return server_.value_or("") + "?options=-csearch_path%3D" + name_; }
  Result<void, StoreError> run(const std::string& sql) {
    return Postgres(url(), {}).run(sql.c_str());
  }

 private:
  const std::optional<std::string> server_ = environment("TENGEN_POSTGRES");
  const std::string name_ = "test_" + hexOf(randomBytes(4));
};

}  // namespace tengen::server::store_test
