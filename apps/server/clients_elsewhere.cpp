#include "apps/server/clients_elsewhere.h"

namespace tengen::server {
namespace {

using online::at;
using online::Json;
using online::textOr;

constexpr int64_t kLargestId = INT64_MAX / 2;
constexpr size_t kMostClients = 5000;  // in one message, which must stay well below a megabyte

}  // namespace

// As a game knows one of them.
class ClientsElsewhere::Remote : public Client {
 public:
  Remote(ClientsElsewhere& home, Key key) : home_(home), key_(std::move(key)) {}

  void send(Frame message) override {
    home_.parts_.later(
        [&home = home_, key = key_, message = std::move(message)] { home.say(key, message); });
  }
  void close(std::string_view code, std::string_view reason) override {
    home_.parts_.later([&home = home_, key = key_, code = std::string(code),
                        reason = std::string(reason)] { home.close(key, code, reason); });
  }
  bool isRemote() const override { return true; }

 private:
  ClientsElsewhere& home_;
  const Key key_;
};

void ClientsElsewhere::heard(const std::string& process, const Json& message) {
  const std::string op = textOr(at(message, "op"));
  if (op == "join") return answer(process, message, &Games::join);
  if (op == "look") return answer(process, message, &Games::look);
  const auto id = online::wholeOf(at(message, "client"), 1, kLargestId);
  if (!id) return;
  const Key key{process, static_cast<uint64_t>(*id)};
  if (op == "enter") return enter(key, message);
  const auto found = guests_.find(key);
  if (found == guests_.end()) {
    if (op == "hear") close(key, "unavailable", "");
    return;
  }
  const auto& [client, game] = found->second;
  if (op == "hear") {
    const auto heard = online::parseMessage(textOr(at(message, "text")));
    if (heard) game->hear(client, *heard);
  } else if (op == "ping") {
    game->ping(client, textOr(at(message, "nonce")));
  } else if (op == "pong") {
    const auto took = online::wholeOf(at(message, "took"), 0, kLargestId);
    if (took) game->pong(client, TimePoint(*took));
  } else if (op == "leave") {
    game->leave(client);
    guests_.erase(found);
  }
}

void ClientsElsewhere::enter(const Key& key, const Json& message) {
  const auto game = games_.find(textOr(at(message, "game")));
  if (!game) return close(key, "unknown", "");
  const auto client = std::make_shared<Remote>(*this, key);
  guests_[key] = {client, game};
  game->enter(client, textOr(at(message, "token")));
}

void ClientsElsewhere::answer(const std::string& process, const Json& message, Ask ask) {
  const Json request = at(message, "request");
  const auto respond = [this, process, request](HttpResponse response) {
    parts_.later([this, process, request, response = std::move(response)] {
      parts_.send(process, {{"op", "answer"},
                            {"request", request},
                            {"status", response.status},
                            {"body", response.body}});
    });
  };
  (games_.*ask)(textOr(at(message, "game")), textOr(at(message, "body")), respond);
}

void ClientsElsewhere::lost(const std::string& process) {
  for (auto guest = guests_.lower_bound({process, 0});
       guest != guests_.end() && guest->first.process == process;) {
    guest->second.game->leave(guest->second.client);
    guest = guests_.erase(guest);
  }
}

void ClientsElsewhere::missed(const std::string& process) {
  sayAll();
  parts_.send(process, {{"op", "unheard"}});
  lost(process);
}

bool ClientsElsewhere::needs(const std::string& process) const {
  const auto guest = guests_.lower_bound({process, 0});
  return guest != guests_.end() && guest->first.process == process;
}

void ClientsElsewhere::closeAll(std::string_view code) {
  for (const auto& [key, guest] : guests_)
    close(key, code, "");
}

// What games say

void ClientsElsewhere::say(const Key& key, Frame frame) {
  if (!guests_.contains(key)) return;
  if (!words_.empty()) {
    Word& last = words_.back();
    if (last.frame == frame && last.process == key.process && last.clients.size() < kMostClients)
      return last.clients.push_back(key.id);
  } else {
    parts_.later([this] { sayAll(); });
  }
  words_.push_back({key.process, {key.id}, std::move(frame)});
}

void ClientsElsewhere::sayAll() {
  for (const Word& word : std::exchange(words_, {}))
    parts_.send(word.process, {{"op", "say"}, {"clients", word.clients}, {"text", *word.frame}});
}

void ClientsElsewhere::close(const Key& key, std::string_view code, std::string_view reason) {
  sayAll();
  parts_.send(
      key.process,
      {{"op", "close"}, {"clients", Json::array({key.id})}, {"code", code}, {"reason", reason}});
}

}  // namespace tengen::server
