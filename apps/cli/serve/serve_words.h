// From where the page of a server can be opened, for whoever started it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tengen::cli {

// origins: what people open instead, where something stands before the server; isProxied: it does.
std::string whereToOpen(const std::string& listen, uint16_t port,
                        const std::vector<std::string>& origins, bool isProxied);

}  // namespace tengen::cli
