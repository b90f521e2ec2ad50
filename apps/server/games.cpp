#include "apps/server/games.h"

#include <algorithm>

#include "base/os/wall_clock.h"
#include "online/message.h"

namespace tengen::server {
namespace {

// A game whose clock runs while both are away would stand still without memory.
constexpr auto kIdle = std::chrono::minutes(1);
constexpr auto kIdleWithClock = std::chrono::hours(1);

HttpResponse refused(const online::Refusal& why) {
  return {.status = 400, .body = online::errorBody(why)};
}

bool isOneOf(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

void keep(const online::Records& records, NewGame& game) {
  for (const online::Record& record : records)
    game.records.push_back(record.text);
}

}  // namespace

std::shared_ptr<LiveGame> Games::find(const std::string& name) {
  if (!looksLikeGameName(name)) return nullptr;
  const std::lock_guard lock(mutex_);
  std::shared_ptr<LiveGame>& game = games_[name];
  if (!game) game = std::make_shared<LiveGame>(name, shared_);
  return game;
}

void Games::forgetIdle(SteadyTime now) {
  const std::lock_guard lock(mutex_);
  std::erase_if(games_, [&](const auto& entry) {
    // Whoever else holds it got it from here, or is a part of its work.
    const auto& [name, game] = entry;
    const auto since = game->idleSince();
    if (!since || game.use_count() > 1) return false;
    return now - *since > (game->isClockRunning() ? SteadyTime::duration(kIdleWithClock) : kIdle);
  });
}

void Games::checkOwnership() {
  const std::lock_guard lock(mutex_);
  for (const auto& [name, game] : games_)
    game->checkOwnership();
}

void Games::create(const std::string& body, Respond respond) {
  const auto request = online::parseCreate(body);
  if (!request) return respond(refused(request.error()));
  if (request->bot && !isOneOf(host_.bots, *request->bot))
    return respond(refused({"bad-settings", "bot"}));
  if (request->open && !host_.openTables) return respond(refused({"bad-settings", "open"}));
  if (request->wall && host_.club.empty()) return respond(refused({"bad-settings", "wall"}));
  const std::string seed = TokenMaker::seedOf(body, request->req);
  const TokenMaker& tokens = shared_.tokens;
  const Color color = request->color.value_or(tokens.coin(seed) ? Color::Black : Color::White);
  const std::string seat(online::nameOf(color));
  const std::string name = tokens.gameName(seed);
  const std::string token = tokens.token("seat", seed);
  const std::string invite(request->open ? kPublic : tokens.token("invite", seed));
  const std::string watch(request->wall    ? kPublic
                          : request->watch ? tokens.token("watch", seed)
                                           : "");

  NewGame game{name, {{seat, hashOf(token)}}, {}};
  if (!request->bot) game.keys["invite"] = hashOf(invite);
  if (!watch.empty()) game.keys["watch"] = hashOf(watch);
  const auto table =
      online::Table::create({name, color, request->name, today()}, request->settings, TimePoint{0});
  keep(table.records, game);
  if (request->bot)
    keep(*table.table->join("Tengen " + *request->bot, TimePoint{0}, *request->bot), game);
  const online::Json answer{{"game", name},
                            {"seat", seat},
                            {"token", token},
                            {"invite", request->bot ? online::Json() : online::Json(invite)},
                            {"watch", watch.empty() ? online::Json() : online::Json(watch)}};
  shared_.store.create(std::move(game), [&metrics = shared_.metrics, respond = std::move(respond),
                                         text = online::toText(answer)](const auto& made) {
    // One that exists was made by this very request, whose answer was lost.
    if (!made && made.error().kind != StoreError::Kind::Exists) {
      ++metrics.storeErrors;
      return respond(errorResponse(503, "unavailable"));
    }
    if (made) ++metrics.gamesCreated;
    respond({.status = 201, .body = text});
  });
}

void Games::join(const std::string& game, const std::string& body, Respond respond) {
  auto request = online::parseJoin(body);
  if (!request) return respond(refused(request.error()));
  const auto live = find(game);
  if (!live) return respond(errorResponse(404, "unknown"));
  live->join(std::move(*request), body, std::move(respond));
}

void Games::look(const std::string& game, const std::string& body, Respond respond) {
  auto request = online::parseLook(body);
  if (!request) return respond(refused(request.error()));
  const auto live = find(game);
  if (!live) return respond(errorResponse(404, "unknown"));
  live->look(std::move(*request), body, std::move(respond));
}

}  // namespace tengen::server
