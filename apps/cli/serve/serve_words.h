// From where the page of a server can be opened, for whoever started it.
#pragma once

#include <cstdint>
#include <string>

namespace tengen::cli {

std::string whereToOpen(const std::string& listen, uint16_t port);

}  // namespace tengen::cli
