// The thread that writes into PostgreSQL, whatever has gathered in one transaction.
#pragma once

#include <variant>

#include "apps/server/batch_thread.h"
#include "apps/server/postgres.h"

namespace tengen::server {

class PostgresWriter {
 public:
  struct Check {};
  struct Job {
    std::variant<NewGame, Append, Check> what;
    Store::Done done;
  };
  PostgresWriter(const std::string& url, Store::Observer committed);

  void add(Job job) { thread_.add(std::move(job)); }

 private:
  static void addRematches(std::vector<Job>& jobs);
  void perform(std::vector<Job> jobs);

  Postgres database_;
  Store::Observer committed_;
  BatchThread<Job> thread_{[this](std::vector<Job> jobs) { perform(std::move(jobs)); }};
};

}  // namespace tengen::server
