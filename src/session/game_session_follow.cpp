// How others follow a session: the series of its events, and whoever is told of them.
#include <algorithm>
#include <iterator>
#include <utility>

#include "session/game_session.h"

namespace tengen {
namespace {

// More than the longest game has. Whoever missed more asks for the whole game.
constexpr size_t kKeptEvents = 4096;

}  // namespace

void GameSession::enter(const Event& event) {
  if (!isNumbered(event.kind)) return;
  ++number_;
  if (isOneOfMany_) return;
  recent_.push_back(event);
  if (recent_.size() > kKeptEvents) recent_.pop_front();
}

std::optional<std::vector<Event>> GameSession::eventsSince(uint64_t number) const {
  if (number > number_ || number_ - number > recent_.size()) return std::nullopt;
  const auto missed = static_cast<std::ptrdiff_t>(number_ - number);
  return std::vector<Event>(std::prev(recent_.end(), missed), recent_.end());
}

GameSession::Subscription GameSession::subscribe(Observer observer) {
  const Subscription subscription{++lastSubscription_};
  observers_.emplace_back(subscription, std::make_shared<const Observer>(std::move(observer)));
  return subscription;
}

void GameSession::unsubscribe(Subscription subscription) {
  std::erase_if(observers_, [&](const auto& each) { return each.first == subscription; });
}

void GameSession::tell(Change change, const Event& event) {
  change.event = event;
  tell(std::move(change));
}

// What an observer does is told after what it was told: everybody hears the series in order.
void GameSession::tell(Change change) {
  change.number = number_;
  untold_.push_back(std::move(change));
  if (telling_) return;
  telling_ = true;
  while (!untold_.empty()) {
    const Change next = std::move(untold_.front());
    untold_.pop_front();
    const auto present = observers_;  // one that comes meanwhile has seen this already
    for (const auto& [subscription, observer] : present) {
      const bool listens =
          std::any_of(observers_.begin(), observers_.end(),
                      [&, id = subscription](const auto& each) { return each.first == id; });
      if (listens) (*observer)(next);
    }
  }
  telling_ = false;
}

}  // namespace tengen
