#include "apps/server/links.h"

#include <vector>

#include "base/os/entropy.h"

#include "apps/server/hex.h"

namespace tengen::server {
namespace {

using online::Json;

// Six beats, of which a busy machine may be late with some.
constexpr auto kSilence = std::chrono::seconds(3);
// One that never said anything is most likely dead: its lease will run out.
constexpr auto kNoAnswer = std::chrono::milliseconds(1500);
constexpr const char* kBeatName = "beat";

}  // namespace

Links::Links(Bus& bus, std::string self, Listener& listener)
    : bus_(bus), self_(std::move(self)), listener_(listener) {}

Links::Link& Links::linkTo(const std::string& process, SteadyTime now) {
  const auto found = links_.find(process);
  if (found != links_.end()) return found->second;
  return links_.emplace(process, Link{.session = hexOf(randomBytes(4)), .heardAt = now})
      .first->second;
}

void Links::post(const std::string& process, const Link& link, Json message) {
  message["from"] = self_;
  message["session"] = link.session;
  message["count"] = link.sent;
  bus_.send(process, online::toText(message));
}

void Links::send(const std::string& process, Json message, SteadyTime now) {
  Link& link = linkTo(process, now);
  ++link.sent;
  post(process, link, std::move(message));
}

void Links::hear(std::string_view text, SteadyTime now) {
  const auto message = online::parseObject(text);
  if (!message) return;
  const std::string from = online::textOr(online::at(*message, "from"));
  const std::string session = online::textOr(online::at(*message, "session"));
  const auto count = online::wholeOf(online::at(*message, "count"), 0, INT64_MAX / 2);
  if (from.empty() || session.empty() || !count) return;
  const bool isBeat = online::textOr(online::at(*message, "op")) == kBeatName;
  const bool isKnown = links_.contains(from);
  if (!isKnown && isBeat) return;  // it believes in a link that we have given up: it will notice

  Link& link = linkTo(from, now);
  link.heardAt = now;
  if (link.theirSession != session) {
    const bool isAnew = link.theirSession.has_value();
    link.theirSession = session;
    link.heard = 0;
    if (isAnew) listener_.lost(from);
  }
  const auto number = static_cast<uint64_t>(*count);
  const uint64_t expected = link.heard + (isBeat ? 0 : 1);
  if (number < expected) return;
  link.heard = number;
  if (number > expected) listener_.missed(from);
  if (!isBeat) listener_.heard(from, *message);
}

bool Links::isSilent(const Link& link, SteadyTime now) const {
  return now - link.heardAt > (link.theirSession ? SteadyTime::duration(kSilence) : kNoAnswer);
}

void Links::beat(SteadyTime now) {
  std::vector<std::string> silent;
  for (const auto& [process, link] : links_) {
    if (isSilent(link, now)) {
      silent.push_back(process);
    } else if (listener_.needs(process)) {
      post(process, link, Json{{"op", kBeatName}});
    }
  }
  for (const std::string& process : silent) {
    links_.erase(process);
    listener_.lost(process);
  }
}

}  // namespace tengen::server
