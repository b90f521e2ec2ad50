// Why a server could not be asked, or would not do what it was asked. The words are the programs'.
#pragma once

#include <cstdint>
#include <string>

namespace tengen::client {

struct ClientError {
  enum class Kind : uint8_t {
    Unreachable,  // nobody answers at this address; `detail` is what the system says
    NotTrusted,   // https, and nobody vouches for its certificate
    NoServer,     // somebody answers, but no Tengen server
    Refused,      // `detail` is a code of docs/protocol.md: taken, forbidden, unknown, ...
  };
  Kind kind;
  std::string detail;

  friend bool operator==(const ClientError&, const ClientError&) = default;
};

}  // namespace tengen::client
