// The games that other processes own, as a game that could not be claimed knows them: whatever a
// client of ours says is passed on there, and comes back as if the game were here. Safe from any
// thread; returns at once.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "online/message.h"

#include "apps/server/client.h"
#include "apps/server/http.h"

namespace tengen::server {

class Elsewhere {
 public:
  using ClientRef = std::shared_ptr<Client>;

  virtual ~Elsewhere() = default;

  virtual void enter(std::string owner, std::string game, ClientRef client, std::string token) = 0;
  // Of a client that has entered there.
  virtual void leave(ClientRef client) = 0;
  virtual void hear(ClientRef client, std::string text) = 0;
  virtual void refuse(ClientRef client, online::MessageError error) = 0;
  virtual void ping(ClientRef client, std::string nonce) = 0;
  virtual void pong(ClientRef client, std::chrono::milliseconds roundTrip) = 0;

  // What came over HTTP: `what` is the last part of its path.
  virtual void ask(std::string owner, std::string what, std::string game, std::string body,
                   Respond respond) = 0;
};

}  // namespace tengen::server
