// Somebody at the other end of a connection, as a game knows them.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tengen::server {

// One text for everybody who is sent it.
using Frame = std::shared_ptr<const std::string>;

inline Frame frame(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// Safe from any thread; returns at once.
class Client {
 public:
  virtual ~Client() = default;

  // In the order they were given. A client who does not read is let go.
  virtual void send(Frame message) = 0;
  // Says why (docs/protocol.md, Closing), then closes.
  virtual void close(std::string_view code, std::string_view reason) = 0;
  // Whether they are connected to another process.
  virtual bool isRemote() const { return false; }
};

}  // namespace tengen::server
