// The host's password: whoever wants to make a table has to say it, if there is one. Those who are
// invited never need it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "apps/server/tokens.h"

namespace tengen::server {

class HostPassword {
 public:
  HostPassword() = default;  // none is asked for
  explicit HostPassword(std::string_view password) : hash_(hashOf(password)) {}

  bool isAskedFor() const { return hash_.has_value(); }

  enum class Said : uint8_t { Right, Nothing, Wrong };
  // By this body of a request, in its field "password".
  Said saidIn(std::string_view body) const;

 private:
  std::optional<TokenHash> hash_;
};

}  // namespace tengen::server
