#include "apps/server/limits.h"

#include <algorithm>

namespace tengen::server {

double Bucket::levelAt(const Rate& rate, SteadyTime now) const {
  const double seconds = std::chrono::duration<double>(now - since_).count();
  return std::max(0.0, taken_ - seconds * rate.perSecond);
}

bool Bucket::take(const Rate& rate, SteadyTime now) {
  if (isEmpty(rate, now)) return false;
  taken_ = levelAt(rate, now) + 1;
  since_ = now;
  return true;
}

void Bucket::giveBack() {
  taken_ = std::max(0.0, taken_ - 1);
}

bool Bucket::isEmpty(const Rate& rate, SteadyTime now) const {
  return levelAt(rate, now) + 1 > rate.burst;
}

bool Bucket::isFull(const Rate& rate, SteadyTime now) const {
  return levelAt(rate, now) == 0;
}

Limits noLimits() {
  constexpr size_t kEndless = 1'000'000'000;
  constexpr Rate kAnything{1e9, 1e9};
  return {kEndless, kEndless, kAnything, kAnything, kAnything, kAnything, kAnything};
}

std::string visitorOf(const std::string& address) {
  constexpr int kNetworkGroups = 4;
  if (address.find(':') == std::string::npos) return address;
  // An IPv4 address that came in by an IPv6 socket.
  if (const size_t dot = address.find('.'); dot != std::string::npos)
    return address.substr(address.rfind(':') + 1);
  size_t end = 0;
  for (int group = 0; group < kNetworkGroups; ++group) {
    const size_t colon = address.find(':', end);
    if (colon == std::string::npos) return address;
    end = colon + 1;
    if (end < address.size() && address[end] == ':') break;  // "::": the rest is the machine
  }
  return address.substr(0, end);
}

Visitors::Place::~Place() {
  if (visitors_) visitors_->leave(visitor_);
}

std::optional<Visitors::Place> Visitors::enter(const std::string& visitor) {
  const std::lock_guard lock(mutex_);
  if (connections_ >= limits_.connections) return std::nullopt;
  size_t& own = visitors_[visitor].connections;
  if (own >= limits_.connectionsFromOneAddress) return std::nullopt;
  ++own;
  ++connections_;
  return Place(*this, visitor);
}

void Visitors::leave(const std::string& visitor) {
  const std::lock_guard lock(mutex_);
  --visitors_[visitor].connections;
  --connections_;
}

bool Visitors::mayRequest(const std::string& visitor, SteadyTime now) {
  const std::lock_guard lock(mutex_);
  if (visitors_.size() >= tidyAt_) forgetQuiet(now);
  return visitors_[visitor].requests.take(limits_.requests, now);
}

bool Visitors::mayCreate(const std::string& visitor, SteadyTime now) {
  const std::lock_guard lock(mutex_);
  return visitors_[visitor].tables.take(limits_.tables, now);
}

void Visitors::notCreated(const std::string& visitor) {
  const std::lock_guard lock(mutex_);
  visitors_[visitor].tables.giveBack();
}

bool Visitors::mayGuess(const std::string& visitor, bool isRight, SteadyTime now) {
  const std::lock_guard lock(mutex_);
  Bucket& guesses = visitors_[visitor].guesses;
  return isRight ? !guesses.isEmpty(limits_.guesses, now) : guesses.take(limits_.guesses, now);
}

void Visitors::forgetQuiet(SteadyTime now) {
  std::erase_if(visitors_, [&](const auto& entry) {
    const Visitor& visitor = entry.second;
    return visitor.connections == 0 && visitor.requests.isFull(limits_.requests, now) &&
           visitor.tables.isFull(limits_.tables, now) &&
           visitor.guesses.isFull(limits_.guesses, now);
  });
  tidyAt_ = std::max<size_t>(1024, 2 * visitors_.size());
}

}  // namespace tengen::server
