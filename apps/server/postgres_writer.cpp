#include "apps/server/postgres_writer.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "apps/server/hex.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;
using Outcome = Result<void, StoreError>;

enum : size_t { Create, Add, Write };
// No row: there is one of this name.
constexpr const char* kCreate = R"(
  WITH made AS (
         INSERT INTO games(name, records, keys) VALUES($1, cardinality($2::text[]), $3::jsonb)
           ON CONFLICT (name) DO NOTHING RETURNING id),
       added AS (
         INSERT INTO records SELECT id, number, text
           FROM made, unnest($2::text[]) WITH ORDINALITY AS new(text, number))
  SELECT 1 FROM made)";
// The records go in where the game has this epoch and as many records as they follow, and nowhere
// else. Says whether they did, and else which epoch it has; no row: there is no such game.
constexpr const char* kAdd = R"(
  WITH mine AS (
         UPDATE games SET records = records + cardinality($4::text[]),
             keys = coalesce($5::jsonb, keys), table_time = coalesce($6::bigint, table_time)
           WHERE name = $1 AND epoch = $2::bigint AND records = $3::bigint RETURNING id),
       added AS (
         INSERT INTO records SELECT id, $3::bigint + number, text
           FROM mine, unnest($4::text[]) WITH ORDINALITY AS new(text, number))
  SELECT EXISTS(SELECT 1 FROM mine)::int, epoch FROM games WHERE name = $1)";
// A transaction with a number of its own is written down when it ends; no row is locked for it.
constexpr const char* kWrite = "SELECT pg_current_xact_id()::text";

std::string textOf(const Keys& keys) {
  nlohmann::json json = nlohmann::json::object();
  for (const auto& [what, hash] : keys)
    json[what] = hexOf(hash);
  return json.dump();
}

Postgres::Query queryFor(const NewGame& game) {
  return {Create, {game.name, arrayOf(game.records), textOf(game.keys)}};
}

Postgres::Query queryFor(const Append& append) {
  Postgres::Value keys;
  if (append.keys) keys = textOf(*append.keys);
  Postgres::Value time;
  if (append.tableTime) time = std::to_string(append.tableTime->count());
  return {Add,
          {append.game, std::to_string(append.epoch), std::to_string(append.after),
           arrayOf(append.records), std::move(keys), std::move(time)}};
}

Postgres::Query queryFor(const PostgresWriter::Check&) {
  return {Write, {}};
}

Outcome outcomeOf(const PostgresWriter::Check&, const Rows&) {
  return {};
}

Outcome outcomeOf(const NewGame&, const Rows& rows) {
  if (rows.count() == 1) return {};
  return Unexpected{StoreError{Kind::Exists}};
}

Outcome outcomeOf(const Append& append, const Rows& rows) {
  if (rows.count() == 0) return Unexpected{StoreError{Kind::NotFound}};
  if (rows.number(0, 0) == 1) return {};
  const bool isOurs = rows.number(0, 1) == static_cast<int64_t>(append.epoch);
  return Unexpected{StoreError{isOurs ? Kind::Gap : Kind::NotOwner}};
}

const std::string& nameOf(const NewGame& game) {
  return game.name;
}

const std::string& nameOf(const Append& append) {
  return append.game;
}

const std::string& nameOf(const PostgresWriter::Check&) {
  static const std::string kNone;
  return kNone;
}

}  // namespace

PostgresWriter::PostgresWriter(const std::string& url, Store::Observer committed)
    : database_(url, {kCreate, kAdd, kWrite}), committed_(std::move(committed)) {}

// A rematch is a job of its own beside that of its append: all jobs are done in one transaction.
void PostgresWriter::addRematches(std::vector<Job>& jobs) {
  std::vector<Job> rematches;
  for (Job& job : jobs) {
    auto* append = std::get_if<Append>(&job.what);
    if (append && append->rematch)
      rematches.push_back({std::move(*append->rematch), [](const auto&) {}});
  }
  std::move(rematches.begin(), rematches.end(), std::back_inserter(jobs));
}

void PostgresWriter::perform(std::vector<Job> jobs) {
  addRematches(jobs);
  // By name, here and where games are claimed: nobody ever waits for one who waits for them.
  const auto game = [](const Job& job) -> const std::string& {
    return std::visit([](const auto& it) -> const std::string& { return nameOf(it); }, job.what);
  };
  std::stable_sort(jobs.begin(), jobs.end(),
                   [&](const Job& left, const Job& right) { return game(left) < game(right); });
  std::vector<Postgres::Query> queries;
  for (const Job& job : jobs)
    queries.push_back(std::visit([](const auto& what) { return queryFor(what); }, job.what));
  const auto start = std::chrono::steady_clock::now();
  const auto answers = database_.transact(queries);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (committed_) committed_(took.count(), jobs.size());
  for (size_t i = 0; i < jobs.size(); ++i) {
    const auto read = [&](const auto& what) { return outcomeOf(what, answers->at(i)); };
    jobs[i].done(answers ? std::visit(read, jobs[i].what) : Unexpected{answers.error()});
  }
}

}  // namespace tengen::server
