#include "apps/server/http_session.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "online/message.h"

#include "apps/server/socket.h"

namespace tengen::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using ErrorCode = beast::error_code;
using Request = http::request<http::string_body>;
using Parser = http::request_parser<http::string_body>;
using Response = http::response<http::string_body>;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr auto kRequestDeadline = std::chrono::seconds(10);
constexpr auto kResponseDeadline = std::chrono::seconds(30);
constexpr uint32_t kLongestHeader = 8 * 1024;
constexpr unsigned kHttp11 = 11;
constexpr int kMostUnsent = 64 * 1024;  // bytes the system keeps for one connection

std::string text(beast::string_view view) {
  return {view.data(), view.size()};
}

// The address behind a proxy we trust is the last one it names: those before it anybody can invent.
std::string addressOf(const Request& request, const std::string& peer, const std::string& proxy) {
  if (proxy.empty() || peer != proxy) return peer;
  const std::string chain = text(request["X-Forwarded-For"]);
  const size_t comma = chain.rfind(',');
  const size_t start = chain.find_first_not_of(' ', comma == std::string::npos ? 0 : comma + 1);
  return start == std::string::npos ? peer : chain.substr(start);
}

HttpRequest valueOf(const Request& request, std::string visitor) {
  const std::string target = text(request.target());
  const bool isHead = request.method() == http::verb::head;
  return {.method = isHead ? "GET" : text(request.method_string()),
          .path = target.substr(0, target.find('?')),
          .host = text(request[http::field::host]),
          .origin = text(request[http::field::origin]),
          .type = text(request[http::field::content_type]),
          .tag = text(request[http::field::if_none_match]),
          .body = request.body(),
          .visitor = std::move(visitor)};
}

Response responseOf(HttpResponse value, const Request& request) {
  Response response(static_cast<http::status>(value.status), request.version());
  response.set(http::field::server, "tengen");
  response.set(http::field::content_type, value.type);
  for (const Header& header : kSecurityHeaders)
    response.set(beast::string_view(header.name.data(), header.name.size()),
                 beast::string_view(header.value.data(), header.value.size()));
  // A file is asked about each time, so that an upgrade is seen at once; an answer is nobody's
  // copy.
  response.set(http::field::cache_control, value.tag.empty() ? "no-store" : "no-cache");
  if (!value.tag.empty()) response.set(http::field::etag, value.tag);
  response.keep_alive(request.keep_alive());
  response.body() = std::move(value.body);
  response.prepare_payload();
  return response;
}

// What the routes say, whatever thread they say it from.
asio::awaitable<HttpResponse> answerTo(HttpRequest request, const Routes& routes) {
  auto asked = [&routes](auto handler, HttpRequest value) {
    const auto executor = asio::get_associated_executor(handler);
    const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    routes.handle(value, [shared, executor](HttpResponse response) {
      asio::post(executor, [shared, response = std::move(response)]() mutable {
        (*shared)(std::move(response));
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(HttpResponse)>(
      asked, asio::use_awaitable, std::move(request));
}

// What can still be said to somebody whose request could not be read.
std::optional<HttpResponse> answerTo(ErrorCode failed) {
  if (failed == http::error::body_limit) return errorResponse(413, "too-large");
  if (failed == http::error::header_limit) return errorResponse(431, "too-large");
  const bool isOurs = failed.category() == make_error_code(http::error::bad_method).category();
  if (!isOurs || failed == http::error::end_of_stream) return std::nullopt;
  return errorResponse(400, "bad-message");
}

// Where the body ends, and who is meant, must be beyond doubt: a proxy in front of us that reads it
// otherwise would take one visitor's body for another's request. What is wrong; else nothing.
std::optional<std::string_view> ambiguity(const Request& request) {
  const auto count = [&](http::field field) { return request.count(field); };
  const bool isPlain = count(http::field::transfer_encoding) == 0;
  if (!isPlain && (count(http::field::transfer_encoding) > 1 ||
                   count(http::field::content_length) > 0 || request.version() < kHttp11 ||
                   !beast::iequals(request[http::field::transfer_encoding], "chunked")))
    return "transfer-encoding";
  const size_t hosts = count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= kHttp11)) return "host";
  return std::nullopt;
}

asio::awaitable<bool> write(beast::tcp_stream& stream, Response response, bool isHead) {
  stream.expires_after(kResponseDeadline);
  if (isHead) {
    const http::response<http::empty_body> head(std::move(response.base()));
    const auto [failed, length] = co_await http::async_write(stream, head, kAwait);
    co_return !failed && head.keep_alive();
  }
  const auto [failed, length] = co_await http::async_write(stream, response, kAwait);
  co_return !failed && response.keep_alive();
}

std::optional<HttpResponse> whyNotUpgrade(const HttpRequest& request, Services& services) {
  if (request.path != "/ws") return errorResponse(404, "unknown");
  if (auto refusal = services.routes.whyNotFromHere(request)) return refusal;
  if (!services.visitors.mayRequest(request.visitor, std::chrono::steady_clock::now()))
    return errorResponse(429, "too-many");
  return std::nullopt;
}

// Those behind a proxy are counted now that they have said who they are.
asio::awaitable<void> upgrade(beast::tcp_stream stream, Request request, std::string visitor,
                              bool isProxied, Services& services) {
  const auto place =
      isProxied ? services.visitors.enter(visitor) : std::optional(Visitors::Place::uncounted());
  auto refusal = whyNotUpgrade(valueOf(request, std::move(visitor)), services);
  if (!place) refusal = errorResponse(429, "too-many");
  if (!refusal) co_return co_await serveSocket(std::move(stream), std::move(request), services);
  request.keep_alive(false);
  co_await write(stream, responseOf(std::move(*refusal), request), false);
}

}  // namespace

asio::awaitable<void> serveConnection(asio::ip::tcp::socket socket, Services& services) {
  ErrorCode failed;
  const auto endpoint = socket.remote_endpoint(failed);
  if (failed) co_return;
  const std::string peer = endpoint.address().to_string();
  const bool isProxied = !services.proxy.empty() && peer == services.proxy;
  socket.set_option(asio::ip::tcp::no_delay(true), failed);
  // The system would hold megabytes for somebody who does not read.
  socket.set_option(asio::socket_base::send_buffer_size(kMostUnsent), failed);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  while (true) {
    Parser parser;
    parser.header_limit(kLongestHeader);
    parser.body_limit(online::kLongestMessage);
    stream.expires_after(kRequestDeadline);
    const auto [unread, length] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (unread) {
      Request nothing;
      nothing.keep_alive(false);
      if (auto said = answerTo(unread))
        co_await write(stream, responseOf(std::move(*said), nothing), false);
      break;
    }
    ++services.metrics.requests;
    Request request = parser.release();
    if (const auto wrong = ambiguity(request)) {
      request.keep_alive(false);
      auto refusal = errorResponse(400, "bad-message", *wrong);
      co_await write(stream, responseOf(std::move(refusal), request), false);
      break;
    }
    const std::string visitor = visitorOf(addressOf(request, peer, services.proxy));
    if (beast::websocket::is_upgrade(request)) {
      co_return co_await upgrade(std::move(stream), std::move(request), visitor, isProxied,
                                 services);
    }
    HttpResponse answer = co_await answerTo(valueOf(request, visitor), services.routes);
    const bool isHead = request.method() == http::verb::head;
    if (!co_await write(stream, responseOf(std::move(answer), request), isHead)) break;
  }
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, failed);
}

}  // namespace tengen::server
