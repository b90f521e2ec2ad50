#include "apps/server/own_hosts.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

#include "base/words.h"

namespace tengen::server {
namespace {

// Names in them mean something in one's own network alone (RFC 6762, 8375, 9476 and custom).
constexpr std::array<std::string_view, 7> kOwnNetworks{
    ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".localdomain"};

// "Mybox.local.:8361" → "mybox.local"
std::string nameIn(std::string_view host) {
  const size_t colon = host.rfind(':');
  const size_t bracket = host.rfind(']');
  const bool hasPort =
      colon != std::string_view::npos &&
      (bracket == std::string_view::npos ? host.find(':') == colon : bracket < colon);
  std::string name = lowerCase(std::string(host.substr(0, hasPort ? colon : host.size())));
  if (name.ends_with('.')) name.pop_back();
  return name;
}

std::string hostOf(std::string_view origin) {
  const size_t scheme = origin.find("://");
  return nameIn(scheme == std::string_view::npos ? origin : origin.substr(scheme + 3));
}

bool isLoopback(const std::string& name) {
  return name == "localhost" || name.ends_with(".localhost") || name == "[::1]";
}

bool isAddress(std::string name) {
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  boost::system::error_code failed;
  boost::asio::ip::make_address(name, failed);
  return !failed;
}

bool isInOwnNetwork(std::string_view name) {
  return std::any_of(kOwnNetworks.begin(), kOwnNetworks.end(),
                     [&](std::string_view network) { return name.ends_with(network); });
}

}  // namespace

OwnHosts::OwnHosts(Reach reach, const std::vector<std::string>& origins, std::string machine)
    : reach_(reach) {
  for (const std::string& origin : origins)
    named_.push_back(hostOf(origin));
  if (reach == Reach::Network && !machine.empty()) named_.push_back(nameIn(machine));
}

bool OwnHosts::knows(std::string_view host) const {
  const std::string name = nameIn(host);
  if (name.empty()) return false;
  if (std::find(named_.begin(), named_.end(), name) != named_.end()) return true;
  if (isLoopback(name)) return true;
  if (reach_ == Reach::ThisMachine) return name.starts_with("127.") && isAddress(name);
  return isAddress(name) || name.find('.') == std::string::npos || isInOwnNetwork(name);
}

}  // namespace tengen::server
