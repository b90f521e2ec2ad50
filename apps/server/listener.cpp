#include "apps/server/listener.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "apps/server/http_session.h"
#include "apps/server/log.h"

namespace tengen::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr auto kOutOfDescriptors = std::chrono::milliseconds(100);  // then the next try

std::optional<Visitors::Place> placeFor(const tcp::socket& socket, Services& services) {
  boost::system::error_code failed;
  const auto endpoint = socket.remote_endpoint(failed);
  if (failed) return std::nullopt;
  const std::string peer = endpoint.address().to_string();
  // Those behind a proxy are counted when they say who they are.
  if (!services.proxy.empty() && peer == services.proxy) return Visitors::Place::uncounted();
  return services.visitors.enter(visitorOf(peer));
}

asio::awaitable<void> serve(tcp::socket socket, Visitors::Place, Services& services) {
  ++services.metrics.connections;
  co_await serveConnection(std::move(socket), services);
  --services.metrics.connections;
}

}  // namespace

asio::awaitable<void> takeConnections(tcp::acceptor& acceptor, asio::io_context& context,
                                      Services& services) {
  asio::steady_timer pause(context);
  while (acceptor.is_open()) {
    auto strand = asio::make_strand(context);
    tcp::socket socket(strand);
    const auto [failed] = co_await acceptor.async_accept(socket, kAwait);
    if (failed == asio::error::operation_aborted) co_return;
    if (failed) {
      logLine("not-accepted", {{"reason", failed.message()}});
      pause.expires_after(kOutOfDescriptors);
      co_await pause.async_wait(kAwait);
      continue;
    }
    auto place = placeFor(socket, services);
    if (!place) {
      ++services.metrics.refusedConnections;
      continue;
    }
    asio::co_spawn(strand, serve(std::move(socket), std::move(*place), services), asio::detached);
  }
}

}  // namespace tengen::server
