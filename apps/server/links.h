// What a process of a cluster knows of each other one it has to do with: whether it is there, and
// whether anything it said was lost on the way. Messages are numbered, and every half second both
// say that they are there and how many messages there were. One thread at a time.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "online/json.h"

#include "apps/server/bus.h"
#include "apps/server/limits.h"

namespace tengen::server {

class Links {
 public:
  static constexpr auto kBeat = std::chrono::milliseconds(500);

  struct Listener {
    virtual ~Listener() = default;
    virtual void heard(const std::string& process, const online::Json& message) = 0;
    // Something it said was lost.
    virtual void missed(const std::string& process) = 0;
    // It is gone, or has taken us for gone and begun anew.
    virtual void lost(const std::string& process) = 0;
    // Whether there is a reason to stay in touch.
    virtual bool needs(const std::string& process) const = 0;
  };
  Links(Bus& bus, std::string self, Listener& listener);

  // To one we may never have heard of.
  void send(const std::string& process, online::Json message, SteadyTime now);
  // What the bus brought.
  void hear(std::string_view text, SteadyTime now);
  // Once every kBeat.
  void beat(SteadyTime now);

 private:
  struct Link {
    std::string session;  // ours: another one after the other side was lost
    uint64_t sent = 0;
    std::optional<std::string> theirSession = {};  // nothing: not heard of yet
    uint64_t heard = 0;
    SteadyTime heardAt;  // at first: when we began
  };
  Link& linkTo(const std::string& process, SteadyTime now);
  void post(const std::string& process, const Link& link, online::Json message);
  bool isSilent(const Link& link, SteadyTime now) const;

  Bus& bus_;
  const std::string self_;
  Listener& listener_;
  std::map<std::string, Link> links_;
};

}  // namespace tengen::server
