// Clients of this process at games of other ones: one half of a relay. What they say goes to the
// owner of the game, what it answers and tells comes back by their number.
//
// Events that were lost on the way are read from the store. An answer that was lost cannot be: who
// waits for one is asked to connect again, and so is everybody whose owner is gone. Who was not
// let in yet is led to the game again, until somebody owns it. One thread at a time.
#pragma once

#include <functional>
#include <map>
#include <unordered_map>
#include <vector>

#include "apps/server/elsewhere.h"
#include "apps/server/links.h"
#include "apps/server/metrics.h"
#include "apps/server/postgres_store.h"

namespace tengen::server {

class GamesElsewhere {
 public:
  using ClientRef = Elsewhere::ClientRef;
  struct Parts {
    std::function<void(const std::string& process, online::Json message)> send;
    std::function<void(const std::string& game, ClientRef client, const std::string& token)>
        enterAgain;
    // Answers on the thread of this object.
    std::function<void(const std::string& game, uint64_t after, PostgresStore::Read read)> read;
    Metrics& metrics;
  };
  explicit GamesElsewhere(Parts parts) : parts_(std::move(parts)) {}

  // Elsewhere
  void enter(const std::string& owner, const std::string& game, const ClientRef& client,
             const std::string& token);
  void leave(const ClientRef& client);
  void hear(const ClientRef& client, const std::string& text, bool isUp);
  void refuse(const ClientRef& client, const online::Refusal& why, const std::string& id);
  void tell(const ClientRef& client, online::Json message);  // a ping or a pong
  void ask(const std::string& owner, const std::string& what, const std::string& game,
           const std::string& body, Respond respond);

  // What owners say
  void heard(const std::string& owner, const online::Json& message);
  void missed(const std::string& owner);
  void lost(const std::string& owner);
  bool needs(const std::string& owner) const;

  // Now and then: who waits is led to the game again.
  void tryAgain();

 private:
  struct Held {
    uint64_t number;
    Frame frame;
  };
  struct Guest {
    ClientRef client;
    std::string owner;  // empty: waits to be led to the game again
    std::string game;
    std::string token;
    bool isWelcome = false;
    uint64_t number = 0;  // of the latest event they were told
    int unanswered = 0;
    bool isFilling = false;  // events are being read from the store; later ones are held
    std::vector<Held> held = {};
  };
  struct Request {
    std::string owner;
    Respond respond;
  };
  using Guests = std::map<uint64_t, Guest>;

  Guest* find(const ClientRef& client, uint64_t* id = nullptr);
  void deliver(Guest& guest, uint64_t id, const online::Json& message, const Frame& frame);
  void fill(uint64_t id);
  void filled(uint64_t id, const Result<std::vector<std::string>, StoreError>& records);
  void sendEvent(Guest& guest, uint64_t number, const Frame& frame);
  Guests::iterator letGo(Guests::iterator guest);  // to come again
  void refuseRequests(const std::string& owner);
  Guests::iterator forget(Guests::iterator guest);

  Parts parts_;
  Guests guests_;
  std::unordered_map<const Client*, uint64_t> ids_;
  std::map<uint64_t, Request> requests_;
  uint64_t lastId_ = 0;
};

}  // namespace tengen::server
