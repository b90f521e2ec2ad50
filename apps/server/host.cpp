#include "apps/server/host.h"

#include "online/json.h"

namespace tengen::server {

std::string toText(const Host& host) {
  return online::toText(
      {{"name", "tengen"},
       {"bots", host.bots.empty() ? online::Json(false) : online::Json(host.bots)},
       {"open", host.openTables},
       {"club", host.club.empty() ? online::Json(nullptr) : online::Json(host.club)},
       {"loopback", host.isThisMachineOnly},
       {"password", host.wantsPassword}});
}

}  // namespace tengen::server
