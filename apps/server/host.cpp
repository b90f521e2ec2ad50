#include "apps/server/host.h"

#include "online/json.h"

namespace tengen::server {

std::string toText(const Host& host) {
  return online::toText({{"name", "tengen"},
                         {"bots", false},
                         {"open", false},
                         {"club", nullptr},
                         {"loopback", host.isThisMachineOnly},
                         {"password", false}});
}

}  // namespace tengen::server
