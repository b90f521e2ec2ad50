// One connection: HTTP requests one after the other, until it becomes a WebSocket or ends.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "apps/server/services.h"

namespace tengen::server {

boost::asio::awaitable<void> serveConnection(boost::asio::ip::tcp::socket socket,
                                             Services& services);

}  // namespace tengen::server
