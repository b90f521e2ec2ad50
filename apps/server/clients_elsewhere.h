// Clients of other processes at games of this one: the other half of a relay. To a game they are
// clients like any other; what it tells them goes back by the number they came with, one message
// for all of a process who are told the same. One thread at a time.
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "online/json.h"

#include "apps/server/games.h"

namespace tengen::server {

class ClientsElsewhere {
 public:
  struct Parts {
    std::function<void(const std::string& process, online::Json message)> send;
    // Does something on the thread of this object; safe from any other.
    std::function<void(std::function<void()>)> later;
  };
  ClientsElsewhere(Games& games, Parts parts) : games_(games), parts_(std::move(parts)) {}

  // What the other half says
  void heard(const std::string& process, const online::Json& message);
  void lost(const std::string& process);
  // Something it said: it is told that none of its clients is known any more.
  void missed(const std::string& process);
  bool needs(const std::string& process) const;

  void closeAll(std::string_view code);

 private:
  struct Key {
    std::string process;
    uint64_t id;

    friend auto operator<=>(const Key&, const Key&) = default;
  };
  class Remote;
  struct Guest {
    std::shared_ptr<Client> client;
    std::shared_ptr<LiveGame> game;
  };
  struct Word {
    std::string process;
    std::vector<uint64_t> clients;
    Frame frame;
  };

  void enter(const Key& key, const online::Json& message);
  using Ask = void (Games::*)(const std::string& game, const std::string& body, Respond respond);
  void answer(const std::string& process, const online::Json& message, Ask ask);
  void say(const Key& key, Frame frame);
  void sayAll();
  void close(const Key& key, std::string_view code, std::string_view reason);

  Games& games_;
  Parts parts_;
  std::map<Key, Guest> guests_;
  std::vector<Word> words_;  // what is to be sent, gathered
};

}  // namespace tengen::server
