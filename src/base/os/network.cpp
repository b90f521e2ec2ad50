#include "base/os/network.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

namespace tengen {
namespace {

std::string textOf(const sockaddr& address) {
  char text[INET6_ADDRSTRLEN] = "";
  if (address.sa_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(address);
    return ::inet_ntop(AF_INET, &four.sin_addr, text, sizeof text) ? text : "";
  }
  if (address.sa_family != AF_INET6) return "";
  const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
  if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) return "";
  if (!::inet_ntop(AF_INET6, &six.sin6_addr, text, sizeof text)) return "";
  std::string link = "[";  // not one sum: GCC 12 sees an overlap in it that is not there
  link += text;
  return link += ']';
}

}  // namespace

std::vector<std::string> ownAddresses() {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner(first, ::freeifaddrs);
  std::vector<std::string> addresses;
  for (const ifaddrs* card = first; card; card = card->ifa_next) {
    const bool isUp = (card->ifa_flags & IFF_UP) && !(card->ifa_flags & IFF_LOOPBACK);
    if (!isUp || !card->ifa_addr) continue;
    if (std::string text = textOf(*card->ifa_addr); !text.empty())
      addresses.push_back(std::move(text));
  }
  return addresses;
}

std::string machineName() {
  char name[256] = "";
  return ::gethostname(name, sizeof name - 1) == 0 ? name : "";
}

}  // namespace tengen
