#include "apps/server/postgres.h"

#include <libpq-fe.h>

#include "base/os/descriptor.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;
using Clock = std::chrono::steady_clock;

// What a whole batch may take before the store counts as away. Longer than any limit below.
constexpr auto kPatience = std::chrono::seconds(8);
// Statements between two looks at their answers: neither side ever waits with full hands.
constexpr size_t kAtOnce = 100;
// A process that stops in the middle of something must not keep its games from the others.
constexpr const char* kSession =
    "SET synchronous_commit = on; SET statement_timeout = '6s'; SET lock_timeout = '4s'; "
    "SET idle_in_transaction_session_timeout = '4s'; SET client_min_messages = warning";
// Of use where the other machine is gone without a word. The URL may say otherwise.
constexpr const char* kKeywords[] = {
    "connect_timeout",  "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
    "keepalives_count", "application_name", "dbname",          nullptr};
constexpr const char* kDiskFull = "53100";

std::string nameOf(size_t statement) {
  return std::to_string(statement);
}

bool isGood(const PGresult* result) {
  const auto status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC;
}

StoreError errorOf(const PGresult* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const bool isFull = state && std::string_view(state) == kDiskFull;
  return {isFull ? Kind::Full : Kind::Unavailable, PQresultErrorMessage(result)};
}

}  // namespace

// Answers

void Rows::Clear::operator()(pg_result* result) const {
  PQclear(result);
}

int Rows::count() const {
  return PQntuples(result_.get());
}

bool Rows::isNull(int row, int column) const {
  return PQgetisnull(result_.get(), row, column) == 1;
}

std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<size_t>(PQgetlength(result_.get(), row, column))};
}

int64_t Rows::number(int row, int column) const {
  return std::strtoll(PQgetvalue(result_.get(), row, column), nullptr, 10);
}

// Connecting

void Postgres::Finish::operator()(pg_conn* connection) const {
  PQfinish(connection);
}

Postgres::Postgres(std::string url, Statements statements)
    : url_(std::move(url)), statements_(std::move(statements)) {}

Postgres::~Postgres() = default;

bool Postgres::isBroken() const {
  return !connection_ || PQstatus(connection_.get()) != CONNECTION_OK;
}

StoreError Postgres::error() const {
  return {Kind::Unavailable, connection_ ? PQerrorMessage(connection_.get()) : "no answer"};
}

Result<void, StoreError> Postgres::connect() {
  if (!isBroken()) return {};
  isLate_ = false;
  const char* values[] = {"3", "5000", "5", "2", "3", "tengen", url_.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(kKeywords, values, /*expand_dbname=*/1));
  if (isBroken()) return Unexpected{error()};
  const auto good = [](PGresult* made) {
    const Rows result(made);
    return isGood(made);
  };
  bool isReady = good(PQexec(connection_.get(), kSession));
  for (size_t i = 0; isReady && i < statements_.size(); ++i)
    isReady = good(
        PQprepare(connection_.get(), nameOf(i).c_str(), statements_[i], /*nParams=*/0, nullptr));
  if (isReady && PQenterPipelineMode(connection_.get()) == 1) return {};
  const StoreError failed = error();
  connection_.reset();
  return Unexpected{failed};
}

// Asking

Result<void, StoreError> Postgres::run(const char* sql) {
  if (auto connected = connect(); !connected) return connected;
  PQexitPipelineMode(connection_.get());
  PGresult* made = PQexec(connection_.get(), sql);
  const Rows result(made);
  const Result<void, StoreError> outcome =
      isGood(made) ? Result<void, StoreError>() : Unexpected{errorOf(made)};
  if (isBroken() || PQenterPipelineMode(connection_.get()) != 1) connection_.reset();
  return outcome;
}

// A connection that turns out to be broken, by a restart of the other side, is made anew once:
// before the end of a transaction nothing has happened.
Result<Postgres::Answers, StoreError> Postgres::transact(const std::vector<Query>& queries) {
  auto answers = perform(queries);
  if (!answers && isBroken() && !isLate_) answers = perform(queries);
  if (!answers) return answers;
  if (const auto committed = commit(); !committed) return Unexpected{committed.error()};
  return answers;
}

Result<Postgres::Answers, StoreError> Postgres::perform(const std::vector<Query>& queries) {
  if (const auto connected = connect(); !connected) return Unexpected{connected.error()};
  Answers answers;
  Result<void, StoreError> outcome;
  bool isSent = send("BEGIN");
  size_t waiting = 1;
  for (size_t i = 0; isSent && outcome && i < queries.size(); ++i) {
    isSent = send(queries[i]);
    if (++waiting < kAtOnce) continue;
    isSent = isSent && PQpipelineSync(connection_.get()) == 1;
    if (isSent) outcome = receive(std::exchange(waiting, 0), answers);
  }
  if (outcome) isSent = isSent && PQpipelineSync(connection_.get()) == 1;
  if (isSent && outcome) outcome = receive(waiting, answers);
  if (isSent && outcome) {
    answers.erase(answers.begin());  // that of BEGIN
    return answers;
  }
  const StoreError failed = outcome ? error() : outcome.error();
  if (!isSent || isBroken() || !end("ROLLBACK")) connection_.reset();
  return Unexpected{failed};
}

// Whatever came in place of the answer: a server that is being stopped says so in an error of its
// own, over a connection that is not broken yet, and may have done it before.
Result<void, StoreError> Postgres::commit() {
  auto outcome = end("COMMIT");
  if (outcome) return outcome;
  connection_.reset();
  return Unexpected{StoreError{Kind::Unsure, outcome.error().detail}};
}

Result<void, StoreError> Postgres::end(const char* how) {
  if (!send(how) || PQpipelineSync(connection_.get()) != 1) return Unexpected{error()};
  Answers answers;
  return receive(1, answers);
}

bool Postgres::send(const char* sql) {
  return PQsendQueryParams(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
}

bool Postgres::send(const Query& query) {
  std::vector<const char*> values;
  for (const Value& value : query.values)
    values.push_back(value ? value->c_str() : nullptr);
  return PQsendQueryPrepared(connection_.get(), nameOf(query.statement).c_str(),
                             static_cast<int>(values.size()), values.data(), nullptr, nullptr,
                             /*resultFormat=*/0) == 1;
}

Result<void, StoreError> Postgres::receive(size_t count, Answers& answers) {
  const Limit limit = Clock::now() + kPatience;
  Result<void, StoreError> outcome;
  // One answer and a null for each statement, one for the sync.
  for (size_t i = 0; i <= count; ++i) {
    PGresult* result = next(limit);
    if (!result) return outcome ? Unexpected{error()} : outcome;
    Rows rows(result);
    if (!isGood(result)) {
      if (outcome) outcome = Unexpected{errorOf(result)};  // those after it say only "aborted"
    }
    if (i == count) break;
    answers.push_back(std::move(rows));
    if (PGresult* extra = next(limit)) PQclear(extra);
  }
  return outcome;
}

// Null between two answers, and when there will be none.
PGresult* Postgres::next(Limit limit) {
  while (PQisBusy(connection_.get()) == 1) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(limit - Clock::now());
    if (left.count() <= 0) {
      isLate_ = true;
      connection_.reset();
      return nullptr;
    }
    (void)waitForInput(PQsocket(connection_.get()), left);
    if (PQconsumeInput(connection_.get()) != 1) return nullptr;
  }
  return PQgetResult(connection_.get());
}

std::string arrayOf(const std::vector<std::string>& texts) {
  std::string list = "{";
  for (const std::string& text : texts) {
    list += list.size() == 1 ? "\"" : ",\"";
    for (const char letter : text) {
      if (letter == '"' || letter == '\\') list += '\\';
      list += letter;
    }
    list += '"';
  }
  return list + '}';
}

}  // namespace tengen::server
