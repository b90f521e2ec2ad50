// This process as one of several that share a store: what its clients say to games that others own
// goes there over the bus, and the other way round (docs/operating.md, Several servers).
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "apps/server/clients_elsewhere.h"
#include "apps/server/elsewhere.h"
#include "apps/server/games_elsewhere.h"
#include "apps/server/links.h"

namespace tengen::server {

// Safe from any thread. All of its work is done on a strand of its own.
class Cluster : public Elsewhere, private Links::Listener {
 public:
  using Reader = std::function<void(std::string game, uint64_t after, PostgresStore::Read read)>;
  Cluster(boost::asio::io_context& context, Metrics& metrics, std::string process, Reader reader);

  // Before anything else is asked of it; both must outlive all work in the context.
  void start(Bus& bus, Games& games);
  // What the bus brought.
  void arrived(std::string text);
  // Clients of others are told, and then `done` is called.
  void end(std::string code, std::function<void()> done);

  // Elsewhere
  void enter(std::string owner, std::string game, ClientRef client, std::string token) override;
  void leave(ClientRef client) override;
  void hear(ClientRef client, std::string text) override;
  void refuse(ClientRef client, online::MessageError error) override;
  void ping(ClientRef client, std::string nonce) override;
  void pong(ClientRef client, std::chrono::milliseconds roundTrip) override;
  void ask(std::string owner, std::string what, std::string game, std::string body,
           Respond respond) override;

 private:
  void heard(const std::string& process, const online::Json& message) override;
  void missed(const std::string& process) override;
  void lost(const std::string& process) override;
  bool needs(const std::string& process) const override;

  void onStrand(std::function<void()> action);
  void beat();

  boost::asio::strand<boost::asio::io_context::executor_type> strand_;
  boost::asio::steady_timer timer_;
  Metrics& metrics_;
  const std::string process_;
  Reader reader_;
  Bus* bus_ = nullptr;
  std::optional<Links> links_;
  std::optional<GamesElsewhere> games_;      // others own, with clients of ours
  std::optional<ClientsElsewhere> clients_;  // of others, at games of ours
};

}  // namespace tengen::server
