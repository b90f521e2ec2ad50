// Everybody who is connected, so that a server that stops can say so. Safe from any thread.
#pragma once

#include <memory>
#include <mutex>
#include <unordered_map>

#include "apps/server/client.h"

namespace tengen::server {

class OpenSockets {
 public:
  void add(const std::shared_ptr<Client>& client) {
    const std::lock_guard lock(mutex_);
    clients_.emplace(client.get(), client);
  }
  void remove(const Client& client) {
    const std::lock_guard lock(mutex_);
    clients_.erase(&client);
  }
  size_t count() const {
    const std::lock_guard lock(mutex_);
    return clients_.size();
  }
  void closeAll(std::string_view code, std::string_view reason) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, client] : clients_) {
      if (const auto open = client.lock()) open->close(code, reason);
    }
  }

 private:
  mutable std::mutex mutex_;
  std::unordered_map<const Client*, std::weak_ptr<Client>> clients_;
};

}  // namespace tengen::server
