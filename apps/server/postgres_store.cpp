#include "apps/server/postgres_store.h"

#include "base/os/entropy.h"

#include "apps/server/hex.h"
#include "apps/server/lease.h"
#include "apps/server/postgres_reader.h"
#include "apps/server/postgres_writer.h"

namespace tengen::server {
namespace {

constexpr int64_t kPostgresSchema = 1;
// Servers that start at the same moment make the tables one after the other.
constexpr const char* kPostgresTables = R"(
  BEGIN;
  SELECT pg_advisory_xact_lock(8361);
  CREATE TABLE IF NOT EXISTS server(
    id int PRIMARY KEY CHECK(id = 1), version int NOT NULL, secret bytea NOT NULL);
  CREATE TABLE IF NOT EXISTS processes(
    id text PRIMARY KEY, lease_until timestamptz NOT NULL);
  CREATE TABLE IF NOT EXISTS games(
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE,
    created timestamptz NOT NULL DEFAULT now(),
    owner text, epoch bigint NOT NULL DEFAULT 0,
    records bigint NOT NULL, table_time bigint NOT NULL DEFAULT 0, keys jsonb NOT NULL)
    WITH (fillfactor = 70);
  CREATE TABLE IF NOT EXISTS records(
    game bigint NOT NULL REFERENCES games ON DELETE CASCADE, number bigint NOT NULL,
    text text NOT NULL, PRIMARY KEY(game, number));
  COMMIT;)";
constexpr const char* kFirst =
    "INSERT INTO server VALUES(1, 1, decode($1, 'hex')) ON CONFLICT DO NOTHING";
constexpr const char* kServer = "SELECT version, encode(secret, 'hex') FROM server";

// Makes the tables if need be. The secret of all servers.
Result<std::string, StoreError> prepareTables(const std::string& url) {
  if (const auto made = Postgres(url, {}).run(kPostgresTables); !made)
    return Unexpected{made.error()};
  Postgres database(url, {kFirst, kServer});
  const auto answers = database.transact({{0, {hexOf(sha256(randomBytes(32)))}}, {1, {}}});
  if (!answers) return Unexpected{answers.error()};
  const Rows& server = answers->at(1);
  if (server.number(0, 0) > kPostgresSchema) {
    return Unexpected{
        StoreError{StoreError::Kind::Unavailable, "a newer version of this program wrote it"}};
  }
  return bytesOfHex(server.text(0, 1)).value_or("");
}

}  // namespace

Result<std::unique_ptr<PostgresStore>, StoreError> PostgresStore::open(
    const std::string& url, PostgresHooks hooks, std::chrono::milliseconds lease) {
  const auto secret = prepareTables(url);
  if (!secret) return Unexpected{secret.error()};
  std::unique_ptr<PostgresStore> store(new PostgresStore(hexOf(randomBytes(8)), *secret));
  store->lease_ = std::make_unique<Lease>(url, store->process_, lease, std::move(hooks.lapsed));
  if (const auto taken = store->lease_->take(); !taken) return Unexpected{taken.error()};
  store->reader_ = std::make_unique<PostgresReader>(url, store->process_);
  store->writer_ = std::make_unique<PostgresWriter>(url, std::move(hooks.committed));
  return store;
}

PostgresStore::PostgresStore(std::string process, std::string secret)
    : process_(std::move(process)), secret_(std::move(secret)) {}

PostgresStore::~PostgresStore() = default;

void PostgresStore::create(NewGame game, Done done) {
  writer_->add({std::move(game), std::move(done)});
}

void PostgresStore::append(Append append, Done done) {
  writer_->add({std::move(append), std::move(done)});
}

void PostgresStore::claim(std::string game, Claimed claimed) {
  reader_->add(PostgresReader::Claim{std::move(game), std::move(claimed)});
}

void PostgresStore::check(Done done) {
  writer_->add({PostgresWriter::Check{}, std::move(done)});
}

void PostgresStore::read(std::string game, uint64_t after, Read read) {
  reader_->add(PostgresReader::Look{std::move(game), after, std::move(read)});
}

}  // namespace tengen::server
