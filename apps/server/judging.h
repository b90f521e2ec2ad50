// Where dead stones are looked for, so that no game waits for another one's count: threads of their
// own, fewer than those that play.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <memory>

#include "judge/judge.h"

namespace tengen::server {

class Judging {
 public:
  Judging(std::shared_ptr<const Judge> judge, size_t threads);
  ~Judging();  // what nobody has begun is left

  // Told from one of its threads.
  void ask(const Board& board, Color toMove, std::function<void(Marks)> told);

 private:
  std::shared_ptr<const Judge> judge_;
  boost::asio::thread_pool pool_;
};

}  // namespace tengen::server
