#include "apps/server/health.h"

namespace tengen::server {
namespace {

constexpr auto kBelieved = std::chrono::seconds(1);

HttpResponse answer(bool isWell) {
  return {.status = isWell ? 200 : 503,
          .type = "text/plain; charset=utf-8",
          .body = isWell ? "ok\n" : "the store is away\n"};
}

}  // namespace

void Health::ask(Respond respond) {
  std::unique_lock lock(mutex_);
  if (std::chrono::steady_clock::now() < freshUntil_) {
    const bool isWell = isWell_;
    lock.unlock();
    return respond(answer(isWell));
  }
  waiting_.push_back(std::move(respond));
  if (waiting_.size() > 1) return;  // it is being asked
  lock.unlock();
  store_.check([self = shared_from_this()](const Result<void, StoreError>& taken) {
    self->checked(taken.has_value());
  });
}

void Health::checked(bool isWell) {
  std::vector<Respond> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting.swap(waiting_);
    isWell_ = isWell;
    freshUntil_ = std::chrono::steady_clock::now() + kBelieved;
  }
  for (const Respond& respond : waiting)
    respond(answer(isWell));
}

}  // namespace tengen::server
