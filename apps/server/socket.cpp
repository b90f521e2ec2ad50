#include "apps/server/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "base/os/entropy.h"
#include "online/message.h"

#include "apps/server/hex.h"
#include "apps/server/live_game.h"

namespace tengen::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using ErrorCode = beast::error_code;
using std::chrono::seconds;

constexpr auto kHelloDeadline = seconds(5);
constexpr auto kTick = seconds(5);
constexpr int kPingTicks = 2;    // between pings
constexpr int kSilentTicks = 3;  // then nobody is there any more: 15 to 20 s after the last word
constexpr auto kClosingDeadline = seconds(5);
constexpr size_t kMostFramesOut = 256;
constexpr size_t kMostBytesOut = 64 * 1024;
constexpr int kMostBeyondRate = 200;  // messages that were refused for coming too fast

// As WebSocket numbers them.
websocket::close_code numberOf(std::string_view code) {
  if (code == "slow" || code == "unavailable") return websocket::close_code::try_again_later;
  if (code == "stopping") return websocket::close_code::service_restart;
  return websocket::close_code::policy_error;
}

}  // namespace

// Everything but send() and close() happens on the strand of the connection.
class Socket : public Client, public std::enable_shared_from_this<Socket> {
 public:
  // Without compression: it costs memory for every connection, and tells the length of secrets.
  using Stream = websocket::stream<beast::tcp_stream, false>;
  using Upgrade = beast::http::request<beast::http::string_body>;

  Socket(beast::tcp_stream stream, Services& services)
      : stream_(std::move(stream)), timer_(stream_.get_executor()), services_(services) {}

  asio::awaitable<void> serve(const Upgrade& upgrade) {
    beast::get_lowest_layer(stream_).expires_never();
    stream_.set_option(websocket::stream_base::timeout{
        kHelloDeadline, websocket::stream_base::none(), /*keep_alive_pings=*/false});
    stream_.read_message_max(online::kLongestMessage);
    stream_.auto_fragment(false);
    const auto [failed] = co_await stream_.async_accept(upgrade, kAwait);
    if (failed) co_return;
    services_.sockets.add(shared_from_this());
    waitFor(kHelloDeadline);
    co_await listen();
    isClosed_ = true;
    timer_.cancel();
    if (game_) game_->leave(shared_from_this());
    services_.sockets.remove(*this);
  }

  void send(Frame message) override {
    asio::post(stream_.get_executor(), [self = shared_from_this(), message = std::move(message)] {
      self->enqueue(message);
    });
  }

  void close(std::string_view code, std::string_view reason) override {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), code = std::string(code), reason = std::string(reason)] {
                 self->beginClosing(code, reason);
               });
  }

 private:
  using Parsed = Result<online::Message, online::MessageError>;
  static constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

  // Reading

  asio::awaitable<void> listen() {
    beast::flat_buffer buffer(online::kLongestMessage);
    while (true) {
      const auto [failed, length] = co_await stream_.async_read(buffer, kAwait);
      if (failed) co_return;
      ++services_.metrics.messagesIn;
      silentTicks_ = 0;
      const auto bytes = buffer.data();
      hear({static_cast<const char*>(bytes.data()), length});
      buffer.consume(length);
    }
  }

  void hear(std::string_view text) {
    if (closing_) return;
    auto message = stream_.got_text() ? online::parseMessage(text) : notText();
    if (!game_) return sayHello(message);
    if (!mayBeHeard(message)) return refuseHurry(message);
    if (!message) return game_->refuse(shared_from_this(), message.error());
    if (const auto* pong = std::get_if<online::Pong>(&*message)) return hearPong(*pong);
    game_->hear(shared_from_this(), std::move(*message), std::string(text));
  }

  // A sign of life. How long it took is ours to measure: what a client says of it could be forged.
  void hearPong(const online::Pong& pong) {
    if (nonce_.empty() || pong.nonce != nonce_) return;
    nonce_.clear();
    const auto took = std::chrono::steady_clock::now() - pingedAt_;
    game_->pong(shared_from_this(), std::chrono::duration_cast<TimePoint>(took));
  }

  bool mayBeHeard(const Parsed& message) {
    using Kind = online::Command::Kind;
    const Limits& limits = services_.visitors.limits();
    const auto* command = message ? std::get_if<online::Command>(&*message) : nullptr;
    const bool isTalk = command && (command->kind == Kind::Chat || command->kind == Kind::Offer);
    const auto now = std::chrono::steady_clock::now();
    return isTalk ? talk_.take(limits.talk, now) : bucket_.take(limits.messages, now);
  }

  static Parsed notText() { return Unexpected{online::MessageError{{"bad-message"}, ""}}; }

  void refuseHurry(const Parsed& message) {
    if (++beyondRate_ > kMostBeyondRate) return beginClosing("too-many", "");
    const auto* command = message ? std::get_if<online::Command>(&*message) : nullptr;
    game_->refuse(shared_from_this(), {{"too-many"}, command ? command->id : ""});
  }

  void sayHello(const Parsed& message) {
    const auto* hello = message ? std::get_if<online::Hello>(&*message) : nullptr;
    if (!hello) return beginClosing("bad-hello", "");
    if (hello->version != online::kProtocolVersion) return beginClosing("version", "1");
    game_ = services_.games.find(hello->game);
    if (!game_) return beginClosing("unknown", "");
    game_->enter(shared_from_this(), hello->token);
    waitFor(kTick);
  }

  // Time: one timer, which means whatever the connection waits for.

  void waitFor(std::chrono::seconds duration) {
    timer_.expires_after(duration);
    timer_.async_wait([self = shared_from_this()](ErrorCode cancelled) {
      if (!cancelled && !self->isClosed_) self->timeIsUp();
    });
  }

  void timeIsUp() {
    if (closing_) return drop();
    if (!game_) return beginClosing("bad-hello", "no hello in time");
    if (++silentTicks_ > kSilentTicks) return drop();
    if (++ticks_ % kPingTicks == 0) ping();
    waitFor(kTick);
  }

  void ping() {
    nonce_ = hexOf(randomBytes(4));
    pingedAt_ = std::chrono::steady_clock::now();
    game_->ping(shared_from_this(), nonce_);
  }

  // Writing

  void enqueue(const Frame& message) {
    if (isClosed_ || closing_) return;
    const bool isTooMuch = queue_.size() >= kMostFramesOut ||
                           (!queue_.empty() && queuedBytes_ + message->size() > kMostBytesOut);
    if (isTooMuch) {
      ++services_.metrics.slowReaders;
      queue_.resize(1);  // the one that is being written
      queuedBytes_ = queue_.front()->size();
      return beginClosing("slow", "");
    }
    push(message);
  }

  void push(const Frame& message) {
    queuedBytes_ += message->size();
    queue_.push_back(message);
    if (queue_.size() == 1) writeNext();
  }

  void writeNext() {
    stream_.text(true);
    stream_.async_write(
        asio::buffer(*queue_.front()),
        [self = shared_from_this()](ErrorCode failed, size_t) { self->written(failed); });
  }

  void written(ErrorCode failed) {
    if (failed) return drop();
    ++services_.metrics.messagesOut;
    queuedBytes_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) return writeNext();
    queue_.shrink_to_fit();  // of ten thousand who are silent none should hold a page for it
    if (closing_) finishClosing();
  }

  // Closing

  void beginClosing(const std::string& code, const std::string& reason) {
    if (isClosed_ || closing_) return;
    push(frame(online::closingFrame(code, reason)));
    closing_ = numberOf(code);
    waitFor(kClosingDeadline);
  }

  void finishClosing() {
    stream_.async_close(*closing_, [self = shared_from_this()](ErrorCode) { self->drop(); });
  }

  void drop() {
    ErrorCode ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

  Stream stream_;
  asio::steady_timer timer_;
  Services& services_;
  std::shared_ptr<LiveGame> game_;
  Bucket bucket_;
  Bucket talk_;
  int beyondRate_ = 0;
  int ticks_ = 0;
  int silentTicks_ = 0;  // since the last word of the client
  std::string nonce_;    // of the ping that is not answered yet
  std::chrono::steady_clock::time_point pingedAt_;
  std::deque<Frame> queue_;  // the first one is being written
  size_t queuedBytes_ = 0;
  std::optional<websocket::close_code> closing_;
  bool isClosed_ = false;
};

asio::awaitable<void> serveSocket(beast::tcp_stream stream, Socket::Upgrade upgrade,
                                  Services& services) {
  const auto socket = std::make_shared<Socket>(std::move(stream), services);
  co_await socket->serve(upgrade);
}

}  // namespace tengen::server
