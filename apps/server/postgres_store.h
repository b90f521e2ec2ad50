// The games of any number of servers in one PostgreSQL. What was told to be done is committed
// there; a thread writes, many games in one transaction, another one reads and claims.
//
// A game has one owner at a time: a process whose lease has not run out, by the clock of the
// database. One whose owner's lease has run out may be claimed by anybody, and then its epoch is
// another one, which every insert names: whoever was away too long writes nothing any more.
#pragma once

#include <chrono>
#include <memory>

#include "apps/server/store.h"

namespace tengen::server {

class Lease;
class PostgresReader;
class PostgresWriter;

struct PostgresHooks {
  Store::Observer committed = {};
  // Our lease had run out and is held again: others may have claimed games of ours.
  std::function<void()> lapsed = {};
};

class PostgresStore : public Store {
 public:
  static constexpr std::chrono::milliseconds kLease{5000};

  static Result<std::unique_ptr<PostgresStore>, StoreError> open(
      const std::string& url, PostgresHooks hooks = {}, std::chrono::milliseconds lease = kLease);
  ~PostgresStore() override;  // what was asked for is still done, and the lease given up

  // What owners are called; this process has another name each time it is started.
  const std::string& process() const { return process_; }

  const std::string& secret() const override { return secret_; }
  void create(NewGame game, Done done) override;
  void append(Append append, Done done) override;
  void claim(std::string game, Claimed claimed) override;
  void check(Done done) override;

  // The records behind the first so many, whoever owns the game.
  using Read = std::function<void(Result<std::vector<std::string>, StoreError>)>;
  void read(std::string game, uint64_t after, Read read);

 private:
  PostgresStore(std::string process, std::string secret);

  const std::string process_;
  const std::string secret_;
  std::unique_ptr<Lease> lease_;  // the last to go
  std::unique_ptr<PostgresReader> reader_;
  std::unique_ptr<PostgresWriter> writer_;
};

}  // namespace tengen::server
