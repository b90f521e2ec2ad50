#include "remote/link.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/words.h"

namespace tengen::remote {
namespace {

constexpr std::string_view kPlain = "http://";
constexpr std::string_view kSecure = "https://";
constexpr uint16_t kPlainPort = 80;
constexpr uint16_t kSecurePort = 443;
constexpr size_t kLongestName = 64;     // of a game
constexpr size_t kLongestSecret = 256;  // what is longer is none of ours

constexpr std::array<std::string_view, 3> kSecrets{"i=", "s=", "w="};  // in the order of Link::Kind

bool isNameCharacter(char c) {
  return isLetter(c) || isDigit(c) || c == '-' || c == '_';
}

bool isName(std::string_view text, size_t longest) {
  return !text.empty() && text.size() <= longest &&
         std::all_of(text.begin(), text.end(), isNameCharacter);
}

bool isHost(std::string_view text) {
  const auto isAllowed = [](char c) { return isNameCharacter(c) || c == '.'; };
  return !text.empty() && text.size() <= 253 && std::all_of(text.begin(), text.end(), isAllowed);
}

bool isIp6(std::string_view text) {
  const auto isAllowed = [](char c) {
    return isDigit(c) || c == ':' || c == '.' || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  };
  return text.find(':') != std::string_view::npos &&
         std::all_of(text.begin(), text.end(), isAllowed);
}

std::optional<uint16_t> parsePort(std::string_view text) {
  uint16_t port = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), port);
  const bool isWhole = end.ec == std::errc{} && end.ptr == text.data() + text.size();
  return isWhole && port > 0 ? std::optional(port) : std::nullopt;
}

bool takePrefix(std::string_view& text, std::string_view prefix) {
  if (lowerCase(text.substr(0, prefix.size())) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

// The part before the first of these characters, which is taken off.
std::string_view takeUntil(std::string_view& text, std::string_view ends) {
  const size_t end = std::min(text.find_first_of(ends), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end);
  return part;
}

// The server of an address, which is taken off it.
std::optional<Address> takeServer(std::string_view& text) {
  Address server;
  server.isSecure = takePrefix(text, kSecure);
  if (!server.isSecure) takePrefix(text, kPlain);
  server.port = server.isSecure ? kSecurePort : kPlainPort;
  std::string_view place = takeUntil(text, "/?#");
  if (place.starts_with('[')) {
    const size_t end = place.find(']');
    if (end == std::string_view::npos || !isIp6(place.substr(1, end - 1))) return std::nullopt;
    server.host = place.substr(1, end - 1);
    place.remove_prefix(end + 1);
  } else {
    server.host = lowerCase(takeUntil(place, ":"));
    if (!isHost(server.host)) return std::nullopt;
  }
  if (place.empty()) return server;
  const auto port = place.starts_with(':') ? parsePort(place.substr(1)) : std::nullopt;
  if (!port) return std::nullopt;
  server.port = *port;
  return server;
}

}  // namespace

std::optional<Address> parseAddress(std::string_view text) {
  text = trimmed(text);
  return takeServer(text);
}

std::optional<Link> parseLink(std::string_view text) {
  text = trimmed(text);
  const auto server = takeServer(text);
  if (!server || !text.starts_with("/g/")) return std::nullopt;
  Link link;
  link.server = *server;
  text.remove_prefix(3);
  link.game = takeUntil(text, "/?#");
  if (!isName(link.game, kLongestName)) return std::nullopt;
  text.remove_prefix(std::min(text.find('#'), text.size()));
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view part = takeUntil(text, "&");
    const auto key = std::find(kSecrets.begin(), kSecrets.end(), part.substr(0, 2));
    if (key == kSecrets.end() || !isName(part.substr(2), kLongestSecret)) continue;
    link.kind = static_cast<Link::Kind>(key - kSecrets.begin());
    link.secret = part.substr(2);
    return link;
  }
  return std::nullopt;
}

std::string hostText(const Address& server) {
  const bool isIp6Host = server.host.find(':') != std::string::npos;
  const std::string host = isIp6Host ? "[" + server.host + "]" : server.host;
  const bool isUsual = server.port == (server.isSecure ? kSecurePort : kPlainPort);
  return isUsual ? host : host + ":" + std::to_string(server.port);
}

std::string toText(const Address& server) {
  return std::string(server.isSecure ? kSecure : kPlain) + hostText(server);
}

std::string toText(const Link& link) {
  const std::string_view key = kSecrets[static_cast<size_t>(link.kind)];
  return toText(link.server) + "/g/" + link.game + "#" + std::string(key) + link.secret;
}

bool isThisMachine(const Address& server) {
  const std::string& host = server.host;
  if (host == "::1" || host == "localhost" || host.ends_with(".localhost")) return true;
  const bool isNumbers =
      std::all_of(host.begin(), host.end(), [](char c) { return isDigit(c) || c == '.'; });
  return isNumbers && host.starts_with("127.");
}

}  // namespace tengen::remote
