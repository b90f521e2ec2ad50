#include "apps/server/cluster.h"

#include <boost/asio/post.hpp>

#include "apps/server/log.h"

namespace tengen::server {
namespace {

using online::Json;

}  // namespace

Cluster::Cluster(boost::asio::io_context& context, Metrics& metrics, std::string process,
                 Reader reader)
    : strand_(boost::asio::make_strand(context)),
      timer_(strand_),
      metrics_(metrics),
      process_(std::move(process)),
      reader_(std::move(reader)) {}

void Cluster::start(Bus& bus, Games& games) {
  bus_ = &bus;
  links_.emplace(bus, process_, static_cast<Links::Listener&>(*this));
  const auto send = [this](const std::string& process, Json message) {
    links_->send(process, std::move(message), steadyNow());
  };
  const auto enterAgain = [&games](const std::string& game, const ClientRef& client,
                                   const std::string& token) {
    if (const auto live = games.find(game)) live->enterAgain(client, token);
  };
  const auto read = [this](const std::string& game, uint64_t after, PostgresStore::Read done) {
    reader_(game, after, [this, done = std::move(done)](auto records) {
      onStrand([done, records = std::move(records)] { done(records); });
    });
  };
  games_.emplace(GamesElsewhere::Parts{send, enterAgain, read, metrics_});
  clients_.emplace(
      games, ClientsElsewhere::Parts{send, [this](auto action) { onStrand(std::move(action)); }});
  onStrand([this] { beat(); });
}

void Cluster::onStrand(std::function<void()> action) {
  boost::asio::post(strand_, std::move(action));
}

void Cluster::beat() {
  games_->tryAgain();
  links_->beat(steadyNow());
  timer_.expires_after(Links::kBeat);
  timer_.async_wait([this](boost::system::error_code cancelled) {
    if (!cancelled) beat();
  });
}

void Cluster::arrived(std::string text) {
  onStrand([this, text = std::move(text)] { links_->hear(text, steadyNow()); });
}

void Cluster::end(std::string code, std::function<void()> done) {
  onStrand([this, code = std::move(code), done = std::move(done)] {
    clients_->closeAll(code);
    done();
  });
}

// Clients of ours

void Cluster::enter(std::string owner, std::string game, ClientRef client, std::string token) {
  onStrand([this, owner = std::move(owner), game = std::move(game), client = std::move(client),
            token = std::move(token)] {
    // Not through three processes: where it comes from, the owner is asked for again.
    if (!bus_->isUp() || client->isRemote()) return client->close("unavailable", "");
    games_->enter(owner, game, client, token);
  });
}

void Cluster::leave(ClientRef client) {
  onStrand([this, client = std::move(client)] { games_->leave(client); });
}

void Cluster::hear(ClientRef client, std::string text) {
  onStrand([this, client = std::move(client), text = std::move(text)] {
    games_->hear(client, text, bus_->isUp());
  });
}

void Cluster::refuse(ClientRef client, online::MessageError error) {
  onStrand([this, client = std::move(client), error = std::move(error)] {
    games_->refuse(client, error.why, error.id);
  });
}

void Cluster::ping(ClientRef client, std::string nonce) {
  onStrand([this, client = std::move(client), nonce = std::move(nonce)] {
    games_->tell(client, {{"op", "ping"}, {"nonce", nonce}});
  });
}

void Cluster::pong(ClientRef client, std::chrono::milliseconds roundTrip) {
  onStrand([this, client = std::move(client), roundTrip] {
    games_->tell(client, {{"op", "pong"}, {"took", roundTrip.count()}});
  });
}

void Cluster::ask(std::string owner, std::string what, std::string game, std::string body,
                  Respond respond) {
  onStrand([this, owner = std::move(owner), what = std::move(what), game = std::move(game),
            body = std::move(body), respond = std::move(respond)] {
    if (!bus_->isUp()) return respond(errorResponse(503, "unavailable"));
    games_->ask(owner, what, game, body, respond);
  });
}

// Other processes

void Cluster::heard(const std::string& process, const Json& message) {
  games_->heard(process, message);
  clients_->heard(process, message);
}

void Cluster::missed(const std::string& process) {
  logLine("relay-gap", {{"process", process}});
  games_->missed(process);
  clients_->missed(process);
}

void Cluster::lost(const std::string& process) {
  if (needs(process)) logLine("relay-lost", {{"process", process}});
  games_->lost(process);
  clients_->lost(process);
}

bool Cluster::needs(const std::string& process) const {
  return games_->needs(process) || clients_->needs(process);
}

}  // namespace tengen::server
