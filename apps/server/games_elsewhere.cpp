#include "apps/server/games_elsewhere.h"

#include <algorithm>

namespace tengen::server {
namespace {

using online::at;
using online::Json;
using online::textOr;

constexpr int64_t kMostEvents = INT64_MAX / 2;
constexpr std::string_view kAnswers[] = {"ack", "refusal", "synced", "sgf", "welcome"};

uint64_t numberIn(const Json& message, const char* key) {
  return static_cast<uint64_t>(online::wholeOf(at(message, key), 0, kMostEvents).value_or(0));
}

}  // namespace

// Coming, going and speaking

void GamesElsewhere::enter(const std::string& owner, const std::string& game,
                           const ClientRef& client, const std::string& token) {
  const uint64_t id = ++lastId_;
  ids_[client.get()] = id;
  guests_[id] = {.client = client, .owner = owner, .game = game, .token = token};
  ++parts_.metrics.clientsElsewhere;
  parts_.send(owner, {{"op", "enter"}, {"client", id}, {"game", game}, {"token", token}});
}

GamesElsewhere::Guest* GamesElsewhere::find(const ClientRef& client, uint64_t* id) {
  const auto found = ids_.find(client.get());
  if (found == ids_.end()) return nullptr;
  if (id) *id = found->second;
  return &guests_.at(found->second);
}

void GamesElsewhere::leave(const ClientRef& client) {
  uint64_t id = 0;
  const Guest* guest = find(client, &id);
  if (!guest) return;
  if (!guest->owner.empty()) parts_.send(guest->owner, {{"op", "leave"}, {"client", id}});
  forget(guests_.find(id));
}

void GamesElsewhere::hear(const ClientRef& client, const std::string& text, bool isUp) {
  uint64_t id = 0;
  Guest* guest = find(client, &id);
  if (!guest) return;
  if (!isUp || guest->owner.empty()) {
    const auto message = online::parseObject(text).value_or(Json::object());
    return refuse(client, {"unavailable"}, textOr(at(message, "id")));
  }
  ++guest->unanswered;
  parts_.send(guest->owner, {{"op", "hear"}, {"client", id}, {"text", text}});
}

void GamesElsewhere::refuse(const ClientRef& client, const online::Refusal& why,
                            const std::string& id) {
  const Guest* guest = find(client);
  if (guest) client->send(frame(online::refusalFrame(why, id, guest->number, std::nullopt)));
}

void GamesElsewhere::tell(const ClientRef& client, Json message) {
  uint64_t id = 0;
  const Guest* guest = find(client, &id);
  if (!guest || guest->owner.empty()) return;
  message["client"] = id;
  parts_.send(guest->owner, std::move(message));
}

void GamesElsewhere::ask(const std::string& owner, const std::string& what, const std::string& game,
                         const std::string& body, Respond respond) {
  const uint64_t id = ++lastId_;
  requests_[id] = {owner, std::move(respond)};
  parts_.send(owner, {{"op", what}, {"request", id}, {"game", game}, {"body", body}});
}

// What owners say

void GamesElsewhere::heard(const std::string& owner, const Json& message) {
  const std::string op = textOr(at(message, "op"));
  if (op == "answer") {
    const auto request = requests_.find(numberIn(message, "request"));
    if (request == requests_.end()) return;
    request->second.respond({.status = static_cast<int>(numberIn(message, "status")),
                             .body = textOr(at(message, "body"))});
    requests_.erase(request);
    return;
  }
  if (op == "unheard") return lost(owner);
  if (op != "say" && op != "close") return;
  const std::string text = textOr(at(message, "text"));
  const Json said = op == "say" ? online::parseObject(text).value_or(Json::object()) : Json();
  const Frame shared = frame(text);
  for (const Json& each : at(message, "clients")) {
    const auto guest = guests_.find(each.is_number_unsigned() ? each.get<uint64_t>() : 0);
    if (guest == guests_.end() || guest->second.owner != owner) continue;
    if (op == "say") {
      deliver(guest->second, guest->first, said, shared);
    } else {
      guest->second.client->close(textOr(at(message, "code")), textOr(at(message, "reason")));
    }
  }
}

void GamesElsewhere::deliver(Guest& guest, uint64_t id, const Json& message, const Frame& frame) {
  const std::string kind = textOr(at(message, "t"));
  const uint64_t number = numberIn(message, "n");
  if (kind == "event") {
    if (number > guest.number + 1 && !guest.isFilling) fill(id);
    if (number > guest.number && guest.isFilling) return guest.held.push_back({number, frame});
    return sendEvent(guest, number, frame);
  }
  if (std::find(std::begin(kAnswers), std::end(kAnswers), kind) != std::end(kAnswers))
    guest.unanswered = std::max(0, guest.unanswered - 1);
  if (kind == "welcome") {
    guest.isWelcome = true;
    guest.number = number;
  }
  guest.client->send(frame);
}

void GamesElsewhere::sendEvent(Guest& guest, uint64_t number, const Frame& frame) {
  guest.number = std::max(guest.number, number);
  guest.client->send(frame);
}

void GamesElsewhere::missed(const std::string& owner) {
  for (auto guest = guests_.begin(); guest != guests_.end();) {
    const bool isAsked = guest->second.owner == owner && !guest->second.isFilling;
    const bool isWhole = guest->second.isWelcome && guest->second.unanswered == 0;
    if (isAsked && isWhole) fill(guest->first);
    guest = isAsked && !isWhole ? letGo(guest) : std::next(guest);
  }
  refuseRequests(owner);
}

void GamesElsewhere::lost(const std::string& owner) {
  for (auto guest = guests_.begin(); guest != guests_.end();)
    guest = guest->second.owner == owner ? letGo(guest) : std::next(guest);
  refuseRequests(owner);
}

// What became of them is not known; who asks again gets the same answer as the first time.
void GamesElsewhere::refuseRequests(const std::string& owner) {
  for (auto request = requests_.begin(); request != requests_.end();) {
    if (request->second.owner != owner) {
      ++request;
      continue;
    }
    request->second.respond(errorResponse(503, "unavailable"));
    request = requests_.erase(request);
  }
}

bool GamesElsewhere::needs(const std::string& owner) const {
  const auto isTheirs = [&](const auto& entry) { return entry.second.owner == owner; };
  return std::any_of(guests_.begin(), guests_.end(), isTheirs) ||
         std::any_of(requests_.begin(), requests_.end(), isTheirs);
}

// Gaps

void GamesElsewhere::fill(uint64_t id) {
  Guest& guest = guests_.at(id);
  guest.isFilling = true;
  parts_.read(guest.game, guest.number, [this, id](auto records) { filled(id, records); });
}

void GamesElsewhere::filled(uint64_t id,
                            const Result<std::vector<std::string>, StoreError>& records) {
  const auto found = guests_.find(id);
  if (found == guests_.end()) return;
  Guest& guest = found->second;
  if (!records) {
    letGo(found);
    return;
  }
  guest.isFilling = false;
  for (const std::string& record : *records) {
    const auto event = online::parseObject(record).value_or(Json::object());
    if (const uint64_t number = numberIn(event, "n"); number > guest.number)
      sendEvent(guest, number, frame(record));
  }
  for (const Held& held : std::exchange(guest.held, {})) {
    if (held.number > guest.number) sendEvent(guest, held.number, held.frame);
  }
}

// Who was welcomed comes again by themselves.
GamesElsewhere::Guests::iterator GamesElsewhere::letGo(Guests::iterator guest) {
  parts_.send(guest->second.owner, {{"op", "leave"}, {"client", guest->first}});
  if (!guest->second.isWelcome) {
    guest->second.owner.clear();
    return std::next(guest);
  }
  guest->second.client->close("unavailable", "");
  return forget(guest);
}

GamesElsewhere::Guests::iterator GamesElsewhere::forget(Guests::iterator guest) {
  --parts_.metrics.clientsElsewhere;
  ids_.erase(guest->second.client.get());
  return guests_.erase(guest);
}

void GamesElsewhere::tryAgain() {
  for (auto guest = guests_.begin(); guest != guests_.end();) {
    if (!guest->second.owner.empty()) {
      ++guest;
      continue;
    }
    parts_.enterAgain(guest->second.game, guest->second.client, guest->second.token);
    guest = forget(guest);
  }
}

}  // namespace tengen::server
