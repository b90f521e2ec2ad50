// The thread that reads from PostgreSQL, and claims games for this process.
#pragma once

#include <variant>

#include "apps/server/batch_thread.h"
#include "apps/server/postgres.h"
#include "apps/server/postgres_store.h"

namespace tengen::server {

class PostgresReader {
 public:
  struct Claim {
    std::string game;
    Store::Claimed claimed;
  };
  struct Look {
    std::string game;
    uint64_t after;
    PostgresStore::Read read;
  };
  using Job = std::variant<Claim, Look>;

  PostgresReader(const std::string& url, std::string process);

  void add(Job job) { thread_.add(std::move(job)); }

 private:
  void perform(std::vector<Job> jobs);

  Postgres database_;
  const std::string process_;
  BatchThread<Job> thread_{[this](std::vector<Job> jobs) { perform(std::move(jobs)); }};
};

}  // namespace tengen::server
