#include "apps/client/http_question.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "apps/client/secure_context.h"

namespace tengen::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using ErrorCode = beast::error_code;
using Kind = ClientError::Kind;
using Answer = Result<HttpAnswer, ClientError>;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr size_t kLongestAnswer = 64 * 1024;

struct Question {
  const remote::Address& server;
  const std::string& path;
  const std::string& body;
  std::chrono::seconds limit;
};

Unexpected<ClientError> failure(Kind kind, ErrorCode why) {
  return Unexpected{ClientError{kind, why.message()}};
}

asio::awaitable<ErrorCode> reach(beast::tcp_stream& stream, const Question& question) {
  asio::ip::tcp::resolver resolver(stream.get_executor());
  const auto [unknown, places] = co_await resolver.async_resolve(
      question.server.host, std::to_string(question.server.port), kAwait);
  if (unknown) co_return unknown;
  stream.expires_after(question.limit);
  const auto [unreachable, place] = co_await stream.async_connect(places, kAwait);
  co_return unreachable;
}

template <class Stream>
asio::awaitable<Answer> exchange(Stream& stream, const Question& question) {
  http::request<http::string_body> request(http::verb::post, question.path, 11);
  request.set(http::field::host, remote::hostText(question.server));
  request.set(http::field::content_type, "application/json");
  request.keep_alive(false);
  request.body() = question.body;
  request.prepare_payload();
  const auto [unsent, sent] = co_await http::async_write(stream, request, kAwait);
  if (unsent) co_return failure(Kind::Unreachable, unsent);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(kLongestAnswer);
  const auto [unread, read] = co_await http::async_read(stream, buffer, parser, kAwait);
  const ErrorCode closed = http::error::end_of_stream;
  const bool isNoHttp = unread && unread != closed && unread.category() == closed.category();
  if (unread) co_return failure(isNoHttp ? Kind::NoServer : Kind::Unreachable, unread);
  co_return HttpAnswer{static_cast<int>(parser.get().result_int()), parser.get().body()};
}

asio::awaitable<Answer> askPlainly(asio::io_context& context, const Question& question) {
  beast::tcp_stream stream(context);
  if (const ErrorCode failed = co_await reach(stream, question); failed)
    co_return failure(Kind::Unreachable, failed);
  co_return co_await exchange(stream, question);
}

asio::awaitable<Answer> askSecurely(asio::io_context& context, const Question& question) {
  auto trust = secureContext();
  beast::ssl_stream<beast::tcp_stream> stream(context, trust);
  if (const ErrorCode failed = co_await reach(beast::get_lowest_layer(stream), question); failed)
    co_return failure(Kind::Unreachable, failed);
  expectHost(stream, question.server.host);
  const auto [strange] = co_await stream.async_handshake(asio::ssl::stream_base::client, kAwait);
  if (strange) co_return failure(Kind::NotTrusted, strange);
  co_return co_await exchange(stream, question);
}

}  // namespace

Answer post(const remote::Address& server, const std::string& path, const std::string& body,
            std::chrono::seconds limit) {
  asio::io_context context(1);
  const Question question{server, path, body, limit};
  Answer answer = Unexpected{ClientError{Kind::Unreachable, {}}};
  asio::co_spawn(
      context,
      [&]() -> asio::awaitable<void> {
        if (server.isSecure) {
          answer = co_await askSecurely(context, question);
        } else {
          answer = co_await askPlainly(context, question);
        }
      },
      [](std::exception_ptr) {});
  context.run();
  return answer;
}

}  // namespace tengen::client
