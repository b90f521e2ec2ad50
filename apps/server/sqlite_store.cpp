#include "apps/server/sqlite_store.h"

#include <chrono>
#include <variant>

#include "base/os/entropy.h"
#include "base/os/locked_file.h"
#include "base/os/wall_clock.h"
#include "sqlite/database.h"

#include "apps/server/batch_thread.h"

namespace tengen::server {
namespace {

using sqlite::Database;
using sqlite::Statement;
using Step = Statement::Step;
using Outcome = Result<void, StoreError>;

constexpr int64_t kSqliteSchema = 1;
constexpr const char* kSettings =
    "PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;";
constexpr const char* kSqliteTables = R"(
  BEGIN IMMEDIATE;
  CREATE TABLE IF NOT EXISTS owner(
    id INTEGER PRIMARY KEY CHECK(id = 1), epoch INTEGER NOT NULL, secret BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS games(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created INTEGER NOT NULL,
    records INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS keys(
    game INTEGER NOT NULL, what TEXT NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY(game, what)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS records(
    game INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY(game, number)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS times(game INTEGER PRIMARY KEY, time INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS probe(id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  PRAGMA user_version = 1;
  COMMIT;)";

Unexpected<StoreError> failed(const sqlite::Error& error) {
  const bool isFull = error.kind == sqlite::Error::Kind::Full;
  return {StoreError{isFull ? StoreError::Kind::Full : StoreError::Kind::Unavailable, error.text}};
}

Outcome run(Statement& statement) {
  if (const auto ran = statement.run(); !ran) return failed(ran.error());
  return {};
}

sqlite::Blob blob(const TokenHash& hash) {
  return {{reinterpret_cast<const char*>(hash.data()), hash.size()}};
}

Outcome missing() {
  return Unexpected{StoreError{StoreError::Kind::NotFound}};
}

Outcome gap() {
  return Unexpected{StoreError{StoreError::Kind::Gap}};
}

// The first trouble of several steps; those after it are not tried.
class Steps {
 public:
  Steps& then(Statement& statement) {
    if (outcome_) outcome_ = run(statement);
    return *this;
  }
  const Outcome& outcome() const { return outcome_; }

 private:
  Outcome outcome_;
};

struct Owner {
  uint64_t epoch;
  std::string secret;
};

// Makes the tables if need be, and takes the file over.
Result<Owner, StoreError> takeOver(Database& database) {
  {
    Statement version(database, "PRAGMA user_version");
    if (version.step() != Step::Row) return failed(database.error());
    if (version.number(0) > kSqliteSchema) {
      return Unexpected{
          StoreError{StoreError::Kind::Unavailable, "a newer version of this program wrote it"}};
    }
  }
  for (const char* sql : {kSettings, kSqliteTables}) {
    if (const auto ran = database.run(sql); !ran) return failed(ran.error());
  }
  Statement first(database, "INSERT OR IGNORE INTO owner VALUES(1, 0, ?1)");
  Statement next(database, "UPDATE owner SET epoch = epoch + 1");
  Steps steps;
  steps.then(first.with(blob(sha256(randomBytes(32))))).then(next);
  if (!steps.outcome()) return Unexpected{steps.outcome().error()};
  Statement owner(database, "SELECT epoch, secret FROM owner");
  if (owner.step() != Step::Row) return failed(database.error());
  return Owner{static_cast<uint64_t>(owner.number(0)), owner.bytes(1)};
}

// Where there is none yet: SQLite would leave it to the umask who may read it. It makes the files
// beside it like this one, and says better what is wrong with the place.
void createForOwner(const std::filesystem::path& file) {
  std::error_code failed;
  if (!std::filesystem::exists(file, failed)) (void)LockedFile::create(file, "");
}

}  // namespace

class SqliteStore::Writer {
 public:
  struct Check {};
  struct Job {
    std::variant<NewGame, Append, Check> what;
    Done done;
  };

  Writer(Database database, uint64_t epoch, Observer observer)
      : database_(std::move(database)), epoch_(epoch), observer_(std::move(observer)) {}

  void add(Job job) { thread_.add(std::move(job)); }

 private:
  using Clock = std::chrono::steady_clock;

  void perform(std::vector<Job> jobs) {
    const auto start = Clock::now();
    std::vector<Outcome> outcomes = inOneTransaction(jobs);
    if (observer_)
      observer_(std::chrono::duration<double>(Clock::now() - start).count(), jobs.size());
    for (size_t i = 0; i < jobs.size(); ++i)
      jobs[i].done(std::move(outcomes[i]));
  }

  // A job that does not fit is refused by itself; trouble with the disk is everybody's.
  std::vector<Outcome> inOneTransaction(const std::vector<Job>& jobs) {
    std::vector<Outcome> outcomes;
    Outcome all = run(begin_);
    if (all) all = checkOwner();
    for (size_t i = 0; all && i < jobs.size(); ++i) {
      outcomes.push_back(
          std::visit([this](const auto& what) { return write(what); }, jobs[i].what));
      if (!outcomes.back() && outcomes.back().error().kind < StoreError::Kind::NotFound)
        all = outcomes.back();
    }
    if (all) all = run(commit_);
    if (!all) {
      (void)database_.run("ROLLBACK");  // refused where nothing was begun
      outcomes.assign(jobs.size(), all);
    }
    return outcomes;
  }

  Outcome checkOwner() {
    if (owner_.with().step() != Step::Row) return failed(database_.error());
    const bool isOurs = owner_.number(0) == static_cast<int64_t>(epoch_);
    owner_.with();  // an open statement would keep the transaction from ending
    if (!isOurs) return Unexpected{StoreError{StoreError::Kind::NotOwner}};
    return {};
  }

  Outcome write(const NewGame& game) {
    const auto before = find(game.name);
    if (before) return Unexpected{StoreError{StoreError::Kind::Exists}};
    if (before.error().kind != StoreError::Kind::NotFound) return Unexpected{before.error()};
    const auto made =
        run(newGame_.with(game.name, secondsSinceEpoch(), uint64_t{game.records.size()}));
    if (!made) return made;
    const auto id = find(game.name);
    if (!id) return Unexpected{id.error()};
    return writeParts(id->id, 0, game.records, &game.keys);
  }

  Outcome write(const Append& append) {
    if (append.epoch != epoch_) return Unexpected{StoreError{StoreError::Kind::NotOwner}};
    const auto game = find(append.game);
    if (!game) return Unexpected{game.error()};
    if (game->records != append.after) return gap();
    if (append.rematch) {
      const auto made = write(*append.rematch);
      if (!made && made.error().kind != StoreError::Kind::Exists) return made;
    }
    const auto counted = run(count_.with(game->id, append.after + append.records.size()));
    if (!counted) return counted;
    if (append.tableTime) {
      const auto kept = run(time_.with(game->id, int64_t{append.tableTime->count()}));
      if (!kept) return kept;
    }
    return writeParts(game->id, append.after, append.records,
                      append.keys ? &*append.keys : nullptr);
  }

  // More than a move needs, and other bytes each time: what is there already SQLite does not write
  // again, and so would not notice that the disk is full.
  Outcome write(const Check&) { return run(probe_); }

  Outcome writeParts(int64_t id, uint64_t after, const std::vector<std::string>& records,
                     const Keys* keys) {
    Steps steps;
    for (const std::string& record : records)
      steps.then(newRecord_.with(id, ++after, sqlite::Text{record}));
    if (keys) {
      steps.then(noKeys_.with(id));
      for (const auto& [what, hash] : *keys)
        steps.then(newKey_.with(id, what, blob(hash)));
    }
    return steps.outcome();
  }

  struct Found {
    int64_t id;
    uint64_t records;
  };
  Result<Found, StoreError> find(const std::string& name) {
    const Step step = find_.with(name).step();
    if (step == Step::Error) return failed(database_.error());
    if (step == Step::Done) return Unexpected{missing().error()};
    const Found found{find_.number(0), static_cast<uint64_t>(find_.number(1))};
    find_.with();
    return found;
  }

  Database database_;
  uint64_t epoch_;
  Observer observer_;
  Statement begin_{database_, "BEGIN IMMEDIATE"};
  Statement commit_{database_, "COMMIT"};
  Statement owner_{database_, "SELECT epoch FROM owner"};
  Statement probe_{database_, "INSERT OR REPLACE INTO probe VALUES(1, randomblob(32768))"};
  Statement find_{database_, "SELECT id, records FROM games WHERE name = ?1"};
  Statement newGame_{database_, "INSERT INTO games(name, created, records) VALUES(?1, ?2, ?3)"};
  Statement count_{database_, "UPDATE games SET records = ?2 WHERE id = ?1"};
  Statement newRecord_{database_, "INSERT INTO records VALUES(?1, ?2, ?3)"};
  Statement time_{database_, "INSERT OR REPLACE INTO times VALUES(?1, ?2)"};
  Statement noKeys_{database_, "DELETE FROM keys WHERE game = ?1"};
  Statement newKey_{database_, "INSERT INTO keys VALUES(?1, ?2, ?3)"};
  BatchThread<Job> thread_{[this](std::vector<Job> jobs) { perform(std::move(jobs)); }};
};

class SqliteStore::Reader {
 public:
  struct Job {
    std::string game;
    Claimed claimed;
  };

  Reader(Database database, uint64_t epoch) : database_(std::move(database)), epoch_(epoch) {}
  void add(Job job) { thread_.add(std::move(job)); }

 private:
  void perform(std::vector<Job> jobs) {
    for (Job& job : jobs)
      job.claimed(read(job.game));
  }

  // One transaction, so that nothing changes half-way.
  Result<StoredGame, StoreError> read(const std::string& name) {
    if (const auto begun = database_.run("BEGIN"); !begun) return failed(begun.error());
    auto game = readAll(name);
    (void)database_.run("COMMIT");
    return game;
  }

  Result<StoredGame, StoreError> readAll(const std::string& name) {
    const Step found = find_.with(name).step();
    if (found == Step::Error) return failed(database_.error());
    if (found == Step::Done) return Unexpected{missing().error()};
    const int64_t id = find_.number(0);
    const std::chrono::milliseconds time(find_.number(1));
    StoredGame game{.keys = {}, .records = {}, .epoch = epoch_, .tableTime = time};
    find_.with();
    Step step;
    for (keys_.with(id); (step = keys_.step()) == Step::Row;) {
      const std::string hash = keys_.bytes(1);
      if (hash.size() == sizeof(TokenHash))
        std::copy(hash.begin(), hash.end(), game.keys[keys_.bytes(0)].begin());
    }
    if (step == Step::Error) return failed(database_.error());
    for (records_.with(id); (step = records_.step()) == Step::Row;)
      game.records.push_back(records_.bytes(0));
    if (step == Step::Error) return failed(database_.error());
    return game;
  }

  Database database_;
  uint64_t epoch_;
  Statement find_{database_,
                  "SELECT id, ifnull(time, 0) FROM games LEFT JOIN times ON game = id "
                  "WHERE name = ?1"};
  Statement keys_{database_, "SELECT what, hash FROM keys WHERE game = ?1"};
  Statement records_{database_, "SELECT text FROM records WHERE game = ?1 ORDER BY number"};
  BatchThread<Job> thread_{[this](std::vector<Job> jobs) { perform(std::move(jobs)); }};
};

Result<std::unique_ptr<SqliteStore>, StoreError> SqliteStore::open(
    const std::filesystem::path& file, Observer observer) {
  createForOwner(file);
  auto written = Database::open(file, Database::Access::Write);
  if (!written) return failed(written.error());
  const auto owner = takeOver(*written);
  if (!owner) return Unexpected{owner.error()};
  auto read = Database::open(file, Database::Access::Write);
  if (!read) return failed(read.error());
  auto writer = std::make_unique<Writer>(std::move(*written), owner->epoch, std::move(observer));
  auto reader = std::make_unique<Reader>(std::move(*read), owner->epoch);
  return std::unique_ptr<SqliteStore>(
      new SqliteStore(owner->secret, std::move(writer), std::move(reader)));
}

SqliteStore::SqliteStore(std::string secret, std::unique_ptr<Writer> writer,
                         std::unique_ptr<Reader> reader)
    : secret_(std::move(secret)), writer_(std::move(writer)), reader_(std::move(reader)) {}

SqliteStore::~SqliteStore() = default;

void SqliteStore::create(NewGame game, Done done) {
  writer_->add({std::move(game), std::move(done)});
}

void SqliteStore::append(Append append, Done done) {
  writer_->add({std::move(append), std::move(done)});
}

void SqliteStore::claim(std::string game, Claimed claimed) {
  reader_->add({std::move(game), std::move(claimed)});
}

void SqliteStore::check(Done done) {
  writer_->add({Writer::Check{}, std::move(done)});
}

}  // namespace tengen::server
