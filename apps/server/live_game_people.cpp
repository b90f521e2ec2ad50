// Who comes, goes and speaks, and what each of them hears.
#include <algorithm>

#include "online/table_json.h"

#include "apps/server/live_game.h"

namespace tengen::server {
namespace {

using online::Seat;

constexpr auto kPresencePause = std::chrono::seconds(1);
constexpr size_t kCrowd = 50;          // guests: from here on coming and going is told once a pause
constexpr size_t kRecentBytes = 1024;  // three moves; who missed more is told all

constexpr std::pair<const char*, Seat> kSeatKeys[] = {
    {"black", Seat::Black}, {"white", Seat::White}, {"watch", Seat::Watch}};

bool isOthers(const StoreError& error) {
  return error.kind == StoreError::Kind::NotOwner && !error.owner.empty();
}

HttpResponse answerFor(const StoreError& error) {
  const bool isMissing = error.kind == StoreError::Kind::NotFound;
  return isMissing ? errorResponse(404, "unknown") : errorResponse(503, "unavailable");
}

}  // namespace

// Coming and going

void LiveGame::enter(ClientRef client, std::string token) {
  onStrand([this, client = std::move(client), token = std::move(token)] { come(client, token); });
}

void LiveGame::enterAgain(ClientRef client, std::string token) {
  onStrand([this, client = std::move(client), token = std::move(token)] {
    if (guestsElsewhere_.erase(client) == 1) come(client, token);
  });
}

void LiveGame::come(const ClientRef& client, const std::string& token) {
  const auto sitDown = [this, client, token] {
    const auto seat = seatOf(token);
    if (!seat) return client->close("unknown", "");
    ++shared_.metrics.players;
    guests_[client] = {*seat};
    changePresence(*seat);
    welcome(client);
  };
  whenLoaded(sitDown, [this, client, token](const StoreError& error) {
    if (shared_.elsewhere && isOthers(error)) {
      guestsElsewhere_.insert(client);
      return shared_.elsewhere->enter(error.owner, name_, client, token);
    }
    const bool isMissing = error.kind == StoreError::Kind::NotFound;
    client->close(isMissing ? "unknown" : "unavailable", "");
  });
}

void LiveGame::leave(ClientRef client) {
  onStrand([this, client = std::move(client)] {
    const auto go = [this, client] {
      if (guestsElsewhere_.erase(client) == 1) return shared_.elsewhere->leave(client);
      const auto found = guests_.find(client);
      if (found == guests_.end()) return;
      --shared_.metrics.players;
      const Seat seat = found->second.seat;
      guests_.erase(found);
      changePresence(seat);
      tellPresence();
    };
    // Not before they have come: that may still wait for the store.
    if (!isLoading_) return go();
    waiting_.push_back({go, [go](const StoreError&) { go(); }});
  });
}

// All keys are looked at, whichever fits: the time it takes tells nothing.
std::optional<Seat> LiveGame::seatOf(std::string_view token) const {
  const TokenHash hash = hashOf(token);
  std::optional<Seat> found;
  for (const auto& [what, seat] : kSeatKeys) {
    const auto key = keys_.find(what);
    if (key != keys_.end() && isSame(key->second, hash)) found = seat;
  }
  return found;
}

void LiveGame::welcome(const ClientRef& client) {
  const auto text = frame(table_->welcome(guests_.at(client).seat, now()));
  outbox_.say([this, client, text] {
    const auto guest = guests_.find(client);
    if (guest == guests_.end()) return;  // gone meanwhile
    guest->second.isWelcome = true;
    client->send(text);
    tellPresence();
    if (bot_ && !bot_->notice().empty()) client->send(frame(bot_->notice()));
  });
}

// Who is not welcome yet hears how it is now when they are.
void LiveGame::welcomeAll() {
  for (const auto& [client, guest] : guests_) {
    if (guest.isWelcome) welcome(client);
  }
}

bool LiveGame::isHere(Seat seat) const {
  if (bot_ && seat == online::seatOf(bot_->color())) return bot_->isHere();
  return std::any_of(guests_.begin(), guests_.end(),
                     [&](const auto& entry) { return entry.second.seat == seat; });
}

void LiveGame::changePresence(Seat seat) {
  const auto color = online::colorOf(seat);
  if (!color || !table_) return;
  table_->setPresence(*color, isHere(seat), now());
  // What follows from it, before anybody is welcome: they come to a clock that runs.
  if (now() >= noTickBefore_) announce(table_->tick(now()));
  showPublicly();
}

// To a crowd it is told once a pause: a thousand who come in a second would be a million frames.
void LiveGame::tellPresence() {
  if (!table_ || isPresenceDue_) return;
  const auto watchers = std::count_if(guests_.begin(), guests_.end(), [](const auto& entry) {
    return entry.second.seat == Seat::Watch;
  });
  const auto text = frame(table_->presence(static_cast<int>(watchers), now()));
  outbox_.say([this, text] { broadcast(text); });
  if (guests_.size() < kCrowd) return;
  isPresenceDue_ = true;
  presenceTimer_.expires_after(kPresencePause);
  presenceTimer_.async_wait([weak = weak_from_this()](boost::system::error_code cancelled) {
    const auto self = weak.lock();
    if (cancelled || !self) return;
    self->isPresenceDue_ = false;
    self->tellPresence();
    self->settle();
  });
}

// Speaking and hearing

void LiveGame::broadcast(const Frame& text) {
  for (const auto& [client, guest] : guests_) {
    if (guest.isWelcome) client->send(text);
  }
}

void LiveGame::remember(uint64_t number, const Frame& text) {
  toldNumber_ = number;
  recent_.push_back({number, text});
  recentBytes_ += text->size();
  auto first = recent_.begin();
  for (; recentBytes_ > kRecentBytes; ++first)
    recentBytes_ -= first->frame->size();
  recent_.erase(recent_.begin(), first);
}

void LiveGame::hear(ClientRef client, online::Message message, std::string text) {
  onStrand(
      [this, client = std::move(client), message = std::move(message), text = std::move(text)] {
        if (isElsewhere(client)) return shared_.elsewhere->hear(client, text);
        const auto listen = [this, client, message] {
          const auto guest = guests_.find(client);
          if (guest == guests_.end()) return;
          if (const auto* command = std::get_if<online::Command>(&message))
            return obey(client, guest->second.seat, *command);
          if (const auto* request = std::get_if<online::Sync>(&message))
            return sync(client, guest->second.seat, request->since);
          if (std::holds_alternative<online::SgfRequest>(message))
            return outbox_.say([client, text = frame(table_->sgf())] { client->send(text); });
          client->close("bad-hello", "said hello twice");
        };
        whenLoaded(listen, [this, client, message, text](const StoreError&) {
          if (isElsewhere(client)) return shared_.elsewhere->hear(client, text);
          const auto* command = std::get_if<online::Command>(&message);
          client->send(frame(online::refusalFrame({"unavailable"}, command ? command->id : "",
                                                  toldNumber_, tableTime_.count())));
        });
      });
}

void LiveGame::obey(const ClientRef& client, Seat seat, const online::Command& command) {
  online::Decision decision = table_->decide(seat, command, now());
  if (decision.records.empty()) ++shared_.metrics.refusals;
  announce(decision.records);
  outbox_.say([client, text = frame(std::move(decision.answer))] { client->send(text); },
              [this, client, id = command.id] {
                client->send(frame(
                    online::refusalFrame({"unavailable"}, id, toldNumber_, tableTime_.count())));
              });
}

void LiveGame::sync(const ClientRef& client, Seat seat, uint64_t since) {
  const bool isUpToDate = since >= table_->number();
  const auto whole = frame(table_->welcome(seat, now()));
  const auto end = frame(table_->synced(now()));
  outbox_.say([this, client, since, isUpToDate, whole, end] {
    const bool isKnown = !recent_.empty() && recent_.front().number <= since + 1;
    if (!isUpToDate && !isKnown) return client->send(whole);
    for (const Recent& event : recent_) {
      if (event.number > since) client->send(event.frame);
    }
    client->send(end);
  });
}

void LiveGame::refuse(ClientRef client, online::MessageError error) {
  onStrand([this, client = std::move(client), error = std::move(error)] {
    ++shared_.metrics.refusals;
    if (isElsewhere(client)) return shared_.elsewhere->refuse(client, error);
    const auto number = table_ ? std::optional(table_->number()) : toldNumber_;
    const TimePoint time = table_ ? table_->timeAt(now()) : tableTime_;
    const auto text = frame(online::refusalFrame(error.why, error.id, number, time.count()));
    outbox_.say([client, text] { client->send(text); });
  });
}

void LiveGame::ping(ClientRef client, std::string nonce) {
  onStrand([this, client = std::move(client), nonce = std::move(nonce)] {
    if (isElsewhere(client)) return shared_.elsewhere->ping(client, nonce);
    const TimePoint time = table_ ? table_->timeAt(now()) : tableTime_;
    client->send(frame(online::pingFrame(nonce, time.count())));
  });
}

void LiveGame::pong(ClientRef client, TimePoint roundTrip) {
  onStrand([this, client = std::move(client), roundTrip] {
    if (isElsewhere(client)) return shared_.elsewhere->pong(client, roundTrip);
    const auto guest = guests_.find(client);
    if (!table_ || guest == guests_.end()) return;
    if (const auto color = online::colorOf(guest->second.seat)) table_->setLag(*color, roundTrip);
  });
}

// The other seat

void LiveGame::join(online::JoinRequest request, std::string body, Respond respond) {
  onStrand(
      [this, request = std::move(request), body = std::move(body), respond = std::move(respond)] {
        whenLoaded([this, request, body, respond] { take(request, body, respond); },
                   [this, body, respond](const StoreError& error) {
                     askElsewhere("join", body, respond, error);
                   });
      });
}

void LiveGame::take(const online::JoinRequest& request, const std::string& body,
                    const Respond& respond) {
  if (!isInvitation(request.invite))
    return respond(errorResponse(403, "forbidden", "the invitation is not this table's"));
  const std::string token =
      shared_.tokens.token("join " + name_, TokenMaker::seedOf(body, request.req));
  const auto answer = [token](Seat seat) {
    const online::Json json{{"seat", online::nameOf(seat)}, {"token", token}};
    return HttpResponse{.body = online::toText(json)};
  };
  const auto free = table_->freeSeat();
  if (!free) {
    // Asked again, because the answer was lost?
    const auto seat = seatOf(token);
    return respond(seat ? answer(*seat) : errorResponse(409, "taken"));
  }
  const auto records = table_->join(request.name, now());
  if (!records) return respond(errorResponse(409, records.error().code, records.error().reason));
  const Seat seat = online::seatOf(*free);
  keys_[std::string(online::nameOf(seat))] = hashOf(token);
  announce(*records, keys_);
  outbox_.say([respond, response = answer(seat)] { respond(response); },
              [respond] { respond(errorResponse(503, "unavailable")); });
}

bool LiveGame::isInvitation(std::string_view secret) const {
  const auto invite = keys_.find("invite");
  return invite != keys_.end() && isSame(invite->second, hashOf(secret));
}

void LiveGame::look(online::LookRequest request, std::string body, Respond respond) {
  onStrand(
      [this, request = std::move(request), body = std::move(body), respond = std::move(respond)] {
        const auto show = [this, request, respond] {
          outbox_.say([respond, response = glance(request)] { respond(response); },
                      [respond] { respond(errorResponse(503, "unavailable")); });
        };
        whenLoaded(show, [this, body, respond](const StoreError& error) {
          askElsewhere("look", body, respond, error);
        });
      });
}

void LiveGame::askElsewhere(const std::string& what, const std::string& body,
                            const Respond& respond, const StoreError& error) {
  if (!shared_.elsewhere || !isOthers(error)) return respond(answerFor(error));
  shared_.elsewhere->ask(error.owner, what, name_, body, respond);
}

// An invitation shows the seat it is for.
HttpResponse LiveGame::glance(const online::LookRequest& request) const {
  std::optional<Seat> seat;
  if (request.invite.empty()) {
    seat = seatOf(request.token);
  } else if (isInvitation(request.invite)) {
    const auto free = table_->freeSeat();
    if (!free) return errorResponse(409, "taken");
    seat = online::seatOf(*free);
  }
  if (!seat) return errorResponse(403, "forbidden", "no secret of this table");
  online::Json json{{"seat", online::nameOf(*seat)}};
  json.update(online::glanceJson(*table_));
  return {.body = online::toText(json)};
}

}  // namespace tengen::server
