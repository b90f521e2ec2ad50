// The links people send each other: which server, which table, and the secret that opens it
// (docs/protocol.md, "The page, and links").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tengen::remote {

// Where a server is.
struct Address {
  bool isSecure = false;  // https and wss
  std::string host;       // IPv6 without its brackets
  uint16_t port = 80;

  friend bool operator==(const Address&, const Address&) = default;
};

struct Link {
  enum class Kind : uint8_t {
    Invitation,  // to take the other seat
    Seat,        // one's own
    Watch,
  };
  Address server;
  std::string game;
  Kind kind = Kind::Invitation;
  std::string secret;

  friend bool operator==(const Link&, const Link&) = default;
};

// http://go.example:8361; what follows it is not looked at. Without http:// it is taken for that.
std::optional<Address> parseAddress(std::string_view text);
std::optional<Link> parseLink(std::string_view text);

std::string toText(const Address& server);
std::string toText(const Link& link);
// As a Host header and people write it: without the port that goes without saying.
std::string hostText(const Address& server);
// Nobody else can open a link to this server.
bool isThisMachine(const Address& server);

}  // namespace tengen::remote
