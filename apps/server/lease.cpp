#include "apps/server/lease.h"

namespace tengen::server {
namespace {

constexpr int kRenewals = 5;  // in one lease
enum : size_t { Renew, GiveUp, Tidy };
// Says whether it was still held.
constexpr const char* kRenew = R"(
  WITH before AS (SELECT lease_until > clock_timestamp() AS held FROM processes WHERE id = $1),
       renewed AS (
         INSERT INTO processes
           VALUES($1, clock_timestamp() + $2::bigint * interval '1 millisecond')
           ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until)
  SELECT 1 FROM before WHERE held)";
constexpr const char* kGiveBack = "DELETE FROM processes WHERE id = $1";
constexpr const char* kTidy =
    "DELETE FROM processes WHERE lease_until < clock_timestamp() - interval '1 day'";

}  // namespace

Lease::Lease(const std::string& url, std::string process, std::chrono::milliseconds length,
             std::function<void()> lapsed)
    : database_(url, {kRenew, kGiveBack, kTidy}),
      process_(std::move(process)),
      length_(length),
      lapsed_(std::move(lapsed)) {}

Lease::~Lease() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
  (void)database_.transact({{GiveUp, {process_}}});
}

Result<void, StoreError> Lease::take() {
  if (const auto taken = renew(); !taken) return Unexpected{taken.error()};
  (void)database_.transact({{Tidy, {}}});
  thread_ = std::jthread([this](std::stop_token over) { keep(over); });
  return {};
}

Result<Postgres::Answers, StoreError> Lease::renew() {
  return database_.transact({{Renew, {process_, std::to_string(length_.count())}}});
}

void Lease::keep(const std::stop_token& over) {
  std::unique_lock lock(mutex_);
  while (!pause_.wait_for(lock, over, length_ / kRenewals, [&] { return over.stop_requested(); })) {
    const auto answers = renew();
    if (answers && answers->front().count() == 0 && lapsed_) lapsed_();
  }
}

}  // namespace tengen::server
