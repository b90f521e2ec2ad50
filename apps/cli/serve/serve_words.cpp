#include "apps/cli/serve/serve_words.h"

#include "base/os/network.h"

namespace tengen::cli {
namespace {

std::string link(const std::string& host, uint16_t port) {
  return "http://" + host + ":" + std::to_string(port) + "/";
}

// As links write an address of the long kind.
std::string hostOf(const std::string& address) {
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

bool isLoopback(const std::string& address) {
  return address.starts_with("127.") || address == "::1";
}

}  // namespace

std::string whereToOpen(const std::string& listen, uint16_t port,
                        const std::vector<std::string>& origins, bool isProxied) {
  // What stands before it listens there; people open what they were told.
  if (!origins.empty() || isProxied) {
    std::string text = "Listening at " + link(hostOf(listen), port) + "\n";
    for (const std::string& origin : origins)
      text += "Open " + origin + "/\n";
    return text;
  }
  if (isLoopback(listen)) {
    return "Open " + link(hostOf(listen), port) +
           "\nOnly this machine can: for others start with --listen 0.0.0.0\n";
  }
  const bool isEverywhere = listen == "0.0.0.0" || listen == "::";
  if (!isEverywhere) return "Open " + link(hostOf(listen), port) + "\n";
  std::string text = "Open " + link("localhost", port) + " here, or from elsewhere\n";
  for (const std::string& address : ownAddresses()) {
    if (listen == "::" || address.front() != '[') text += "  " + link(address, port) + "\n";
  }
  return text;
}

}  // namespace tengen::cli
