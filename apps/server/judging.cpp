#include "apps/server/judging.h"

#include <boost/asio/post.hpp>

namespace tengen::server {

Judging::Judging(std::shared_ptr<const Judge> judge, size_t threads)
    : judge_(std::move(judge)), pool_(threads) {}

Judging::~Judging() {
  pool_.stop();
  pool_.join();
}

void Judging::ask(const Board& board, Color toMove, std::function<void(Marks)> told) {
  boost::asio::post(pool_, [this, board, toMove, told = std::move(told)] {
    told(judge_->judge(board, toMove).marks);
  });
}

}  // namespace tengen::server
