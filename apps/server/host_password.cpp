#include "apps/server/host_password.h"

#include "online/json.h"

namespace tengen::server {

HostPassword::Said HostPassword::saidIn(std::string_view body) const {
  if (!hash_) return Said::Right;
  const auto json = online::parseObject(body);
  const std::string said = json ? online::textOr(online::at(*json, "password")) : "";
  if (said.empty()) return Said::Nothing;
  return isSame(hashOf(said), *hash_) ? Said::Right : Said::Wrong;
}

}  // namespace tengen::server
