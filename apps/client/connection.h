// One WebSocket to a server at a time, on a thread of its own. What arrives waits until it is
// taken; whoever takes it may be woken. Safe from the thread that made it alone.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "remote/link.h"

namespace tengen::client {

struct Arrival {
  enum class Kind : uint8_t {
    Opened,
    Frame,   // `text`
    Broken,  // or could not be made: `text` is what the system says
  };
  Kind kind;
  std::string text = {};
};

class Connection {
 public:
  // `wake` is called on the thread of the connection, when something can be taken.
  explicit Connection(std::function<void()> wake = nullptr);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // To /ws of this server. Of one that was open before nothing more is heard.
  void open(const remote::Address& server);
  void send(std::string frame);
  void hangUp();
  std::vector<Arrival> take();

 private:
  struct Shared;
  class Wire;
  template <class Lower>
  class WireOf;
  class Loop;

  std::shared_ptr<Shared> shared_;
  std::unique_ptr<Loop> loop_;
  std::shared_ptr<Wire> wire_;
};

}  // namespace tengen::client
