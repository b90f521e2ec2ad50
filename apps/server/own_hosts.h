// The names this server goes by. A page of a stranger can give its own name the address of this
// machine (DNS rebinding) and would then be taken for ours: whoever asks by a name that is none of
// ours is refused.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tengen::server {

class OwnHosts {
 public:
  // Where only this machine can reach the server nobody else has a name for it; else it is known by
  // any address, by names that no stranger can own (without a dot, or in a network of one's own:
  // mybox, mybox.local), by that of the machine, and by those of its origins.
  enum class Reach : uint8_t { ThisMachine, Network };
  OwnHosts(Reach reach, const std::vector<std::string>& origins, std::string machine = {});

  // As a request names it, with or without a port. Who names none is not known.
  bool knows(std::string_view host) const;

 private:
  Reach reach_;
  std::vector<std::string> named_;
};

}  // namespace tengen::server
