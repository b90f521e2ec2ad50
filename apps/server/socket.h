// One WebSocket: reads frames of at most 8 KB, hands them on as messages, and writes what it is
// given, one frame at a time from a bounded queue. Whoever says no hello in time, sends too much,
// does not read or falls silent is let go.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "apps/server/services.h"

namespace tengen::server {

// Takes the connection over and comes back when it is closed.
boost::asio::awaitable<void> serveSocket(
    boost::beast::tcp_stream stream,
    boost::beast::http::request<boost::beast::http::string_body> upgrade, Services& services);

}  // namespace tengen::server
