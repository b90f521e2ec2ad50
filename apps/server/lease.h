// What makes this process the owner of its games: a row in the database that says until when it
// lives, written anew several times before that. A thread of its own.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "apps/server/postgres.h"

namespace tengen::server {

class Lease {
 public:
  // `lapsed` is told, from the thread, when the lease is held again after it had run out.
  Lease(const std::string& url, std::string process, std::chrono::milliseconds length,
        std::function<void()> lapsed);
  ~Lease();  // gives it up: others need not wait

  // For the first time; from then on the thread keeps it.
  Result<void, StoreError> take();

 private:
  Result<Postgres::Answers, StoreError> renew();
  void keep(const std::stop_token& over);

  Postgres database_;
  const std::string process_;
  const std::chrono::milliseconds length_;
  const std::function<void()> lapsed_;
  std::mutex mutex_;
  std::condition_variable_any pause_;
  std::jthread thread_;  // last: it uses all of the above
};

}  // namespace tengen::server
