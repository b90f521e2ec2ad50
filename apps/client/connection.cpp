#include "apps/client/connection.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "apps/client/secure_context.h"

namespace tengen::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using ErrorCode = beast::error_code;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;

constexpr auto kPatience = std::chrono::seconds(10);  // for each step of connecting
constexpr size_t kLongestFrame = 4 * 1024 * 1024;     // a record of the longest game is far shorter
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

}  // namespace

// What the two threads have in common. Only what the latest wire says is kept.
struct Connection::Shared {
  void arrive(const Wire* from, Arrival arrival) {
    {
      const std::lock_guard lock(mutex);
      if (from != latest) return;
      arrivals.push_back(std::move(arrival));
    }
    if (wake) wake();
  }

  std::function<void()> wake;
  std::mutex mutex;
  const Wire* latest = nullptr;
  std::vector<Arrival> arrivals;
};

class Connection::Wire {
 public:
  virtual ~Wire() = default;
  virtual void send(std::string frame) = 0;
  virtual void hangUp() = 0;
};

class Connection::Loop {
 public:
  Loop() : thread_([this] { context_.run(); }) {}
  ~Loop() {
    work_.reset();
    context_.stop();
  }
  asio::io_context& context() { return context_; }
  asio::ssl::context& secure() { return secure_; }

 private:
  asio::io_context context_{1};
  asio::ssl::context secure_ = secureContext();
  asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
  std::jthread thread_;  // last: it ends before what it runs on
};

// Everything but send() and hangUp() happens on the thread of the loop.
template <class Lower>
class Connection::WireOf final : public Wire, public std::enable_shared_from_this<WireOf<Lower>> {
 public:
  template <class... Arguments>
  WireOf(std::shared_ptr<Shared> shared, remote::Address server, Arguments&&... arguments)
      : shared_(std::move(shared)),
        server_(std::move(server)),
        stream_(std::forward<Arguments>(arguments)...) {}

  void start() {
    asio::co_spawn(
        stream_.get_executor(), [self = this->shared_from_this()] { return self->run(); },
        asio::detached);
  }
  void send(std::string frame) override {
    asio::post(stream_.get_executor(), [self = this->shared_from_this(), frame = std::move(frame)] {
      self->queue_.push_back(frame);
      if (self->isOpen_ && self->queue_.size() == 1) self->writeNext();
    });
  }
  void hangUp() override {
    asio::post(stream_.get_executor(), [self = this->shared_from_this()] { self->drop(); });
  }

 private:
  asio::awaitable<void> run() {
    const ErrorCode failed = co_await connect();
    if (failed) co_return broke(failed);
    isOpen_ = true;
    shared_->arrive(this, {Arrival::Kind::Opened});
    if (!queue_.empty()) writeNext();
    beast::flat_buffer buffer(kLongestFrame);
    while (true) {
      const auto [over, length] = co_await stream_.async_read(buffer, kAwait);
      if (over) co_return broke(over);
      const auto bytes = buffer.data();
      shared_->arrive(this, {Arrival::Kind::Frame,
                             std::string(static_cast<const char*>(bytes.data()), length)});
      buffer.consume(length);
    }
  }

  asio::awaitable<ErrorCode> connect() {
    auto& socket = beast::get_lowest_layer(stream_);
    asio::ip::tcp::resolver resolver(stream_.get_executor());
    const auto [unknown, places] =
        co_await resolver.async_resolve(server_.host, std::to_string(server_.port), kAwait);
    if (unknown) co_return unknown;
    if (isDropped_) co_return asio::error::operation_aborted;
    socket.expires_after(kPatience);
    const auto [unreachable, place] = co_await socket.async_connect(places, kAwait);
    if (unreachable) co_return unreachable;
    socket.socket().set_option(asio::ip::tcp::no_delay(true));
    if constexpr (std::is_same_v<Lower, Secure>) {
      expectHost(stream_.next_layer(), server_.host);
      const auto [strange] =
          co_await stream_.next_layer().async_handshake(asio::ssl::stream_base::client, kAwait);
      if (strange) co_return strange;
    }
    socket.expires_never();
    stream_.set_option(
        websocket::stream_base::timeout{kPatience, websocket::stream_base::none(), false});
    stream_.read_message_max(kLongestFrame);
    const auto [refused] =
        co_await stream_.async_handshake(remote::hostText(server_), "/ws", kAwait);
    co_return refused;
  }

  void writeNext() {
    stream_.text(true);
    stream_.async_write(asio::buffer(queue_.front()),
                        [self = this->shared_from_this()](ErrorCode failed, size_t) {
                          if (failed) return self->drop();
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->writeNext();
                        });
  }

  void broke(ErrorCode why) { shared_->arrive(this, {Arrival::Kind::Broken, why.message()}); }

  // Without ceremony: a server knows what a closed socket means.
  void drop() {
    ErrorCode ignored;
    isDropped_ = true;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

  std::shared_ptr<Shared> shared_;
  remote::Address server_;
  websocket::stream<Lower, false> stream_;
  std::deque<std::string> queue_;  // the first one is being written, once it is open
  bool isOpen_ = false;
  bool isDropped_ = false;
};

Connection::Connection(std::function<void()> wake)
    : shared_(std::make_shared<Shared>()), loop_(std::make_unique<Loop>()) {
  shared_->wake = std::move(wake);
}

Connection::~Connection() {
  hangUp();
  loop_.reset();
}

void Connection::open(const remote::Address& server) {
  hangUp();
  const auto begin = [this](auto wire) {
    {
      const std::lock_guard lock(shared_->mutex);
      shared_->latest = wire.get();
    }
    wire->start();
    wire_ = std::move(wire);
  };
  if (server.isSecure) {
    begin(std::make_shared<WireOf<Secure>>(shared_, server, loop_->context(), loop_->secure()));
  } else {
    begin(std::make_shared<WireOf<Plain>>(shared_, server, loop_->context()));
  }
}

void Connection::send(std::string frame) {
  if (wire_) wire_->send(std::move(frame));
}

void Connection::hangUp() {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->latest = nullptr;
    shared_->arrivals.clear();
  }
  if (const auto wire = std::exchange(wire_, nullptr)) wire->hangUp();
}

std::vector<Arrival> Connection::take() {
  const std::lock_guard lock(shared_->mutex);
  return std::exchange(shared_->arrivals, {});
}

}  // namespace tengen::client
