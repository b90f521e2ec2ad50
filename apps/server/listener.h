// Takes connections in, as many as the limits allow.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "apps/server/services.h"

namespace tengen::server {

// Until the acceptor is closed.
boost::asio::awaitable<void> takeConnections(boost::asio::ip::tcp::acceptor& acceptor,
                                             boost::asio::io_context& context, Services& services);

}  // namespace tengen::server
