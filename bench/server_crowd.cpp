#include "bench/server_crowd.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <deque>
#include <functional>
#include <nlohmann/json.hpp>

namespace tengen::bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using Json = nlohmann::json;
using beast::error_code;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr int kAtOnce = 64;                                // that connect at a time
constexpr auto kGoodBye = std::chrono::milliseconds(500);  // until a server knows who has left
constexpr auto kPatience = std::chrono::seconds(5);  // for what is still on its way at the end

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Points that never touch each other, so that every move is legal: 100 of them on 19x19.
constexpr int kMoves = 100;
std::string pointOf(int move) {
  std::string point;
  point += static_cast<char>('a' + 2 * (move % 10));
  point += static_cast<char>('a' + 2 * (move / 10));
  return point;
}

// What clients say. Not in the coroutines themselves: GCC 12 cannot compile lists there.
Json wish() {
  return {{"req", "bench"}, {"color", "black"}, {"watch", true}};
}
Json accepting(const std::string& invite) {
  return {{"req", "bench"}, {"invite", invite}, {"name", "B"}};
}
std::string hello(const std::string& game, const std::string& token) {
  return Json{{"t", "hello"}, {"v", 1}, {"game", game}, {"token", token}}.dump();
}

}  // namespace

class Crowd::Impl {
 public:
  explicit Impl(uint16_t port) : server_(asio::ip::make_address("127.0.0.1"), port) {}

  struct Game {
    std::string name;
    std::string tokens[2];
    std::string watch;
    int moves = 0;
    bool isMoving = false;
    Clock::time_point sentAt{};
  };

  // One connection.
  struct Guest {
    explicit Guest(asio::io_context& context) : stream(context) {}
    websocket::stream<beast::tcp_stream, false> stream;
    beast::flat_buffer buffer;
    std::deque<std::string> out;
    Game* game = nullptr;
    int seat = 2;  // 0 and 1 play
    bool isLeaving = false;
  };
  using GuestRef = std::shared_ptr<Guest>;

  // Does `one` for 0 … count - 1, some at a time.
  double each(int count, const std::function<asio::awaitable<void>(int)>& one) {
    const auto start = Clock::now();
    int next = 0;
    for (int worker = 0; worker < std::min(kAtOnce, count); ++worker) {
      ++running_;
      asio::co_spawn(
          context_,
          [&]() -> asio::awaitable<void> {
            while (next < count)
              co_await one(next++);
            --running_;
          },
          asio::detached);
    }
    runUntil([this] { return running_ == 0; }, std::chrono::minutes(5));
    return since(start);
  }

  void runUntil(const std::function<bool()>& isDone, Clock::duration limit) {
    const auto end = Clock::now() + limit;
    while (!isDone() && Clock::now() < end)
      context_.run_one_for(std::chrono::milliseconds(20));
  }

  asio::awaitable<Json> ask(http::verb method, std::string path, Json body) {
    beast::tcp_stream stream(context_);
    http::request<http::string_body> request(method, path, 11);
    request.set(http::field::host, "127.0.0.1");
    request.set(http::field::content_type, "application/json");
    if (!body.is_null()) request.body() = body.dump();
    request.prepare_payload();
    const auto [refused] = co_await stream.async_connect(server_, kAwait);
    const auto [unsent, sent] = co_await http::async_write(stream, request, kAwait);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    const auto [unread, read] = co_await http::async_read(stream, buffer, response, kAwait);
    if (refused || unsent || unread || response.result_int() >= 400) {
      ++errors_;
      co_return Json();
    }
    Json answer = Json::parse(response.body(), nullptr, false);
    co_return answer.is_discarded() ? Json(response.body()) : answer;
  }

  asio::awaitable<void> openGame(Game& game) {
    const Json made = co_await ask(http::verb::post, "/games", wish());
    if (made.is_null()) co_return;
    game.name = made["game"];
    game.tokens[0] = made["token"];
    game.watch = made["watch"];
    const std::string path = "/games/" + game.name + "/join";
    const Json seat = co_await ask(http::verb::post, path, accepting(made["invite"]));
    if (seat.is_null()) co_return;
    game.tokens[1] = seat["token"];
    for (const int side : {0, 1})
      co_await connect(game, side);
  }

  asio::awaitable<void> connect(Game& game, int seat) {
    const auto guest = std::make_shared<Guest>(context_);
    guest->game = &game;
    guest->seat = seat;
    const auto [refused] =
        co_await beast::get_lowest_layer(guest->stream).async_connect(server_, kAwait);
    if (refused) co_return void(++errors_);
    beast::get_lowest_layer(guest->stream).socket().set_option(tcp::no_delay(true));
    const auto [unopened] = co_await guest->stream.async_handshake("127.0.0.1", "/ws", kAwait);
    if (unopened) co_return void(++errors_);
    send(guest, hello(game.name, seat == 2 ? game.watch : game.tokens[seat]));
    const auto [unwelcome, length] = co_await guest->stream.async_read(guest->buffer, kAwait);
    if (unwelcome) co_return void(++errors_);
    guest->buffer.consume(length);
    (seat == 2 ? watchers_ : players_).push_back(guest);
    asio::co_spawn(context_, listen(guest), asio::detached);
  }

  asio::awaitable<void> listen(GuestRef guest) {
    while (true) {
      const auto [failed, length] = co_await guest->stream.async_read(guest->buffer, kAwait);
      if (failed) {
        if (!guest->isLeaving) ++errors_;
        co_return;
      }
      const auto bytes = guest->buffer.data();
      hear(guest, {static_cast<const char*>(bytes.data()), length});
      guest->buffer.consume(length);
    }
  }

  void hear(const GuestRef& guest, std::string_view text) {
    if (text.find(R"("t":"refusal")") != text.npos || text.find(R"("t":"closing")") != text.npos) {
      ++errors_;
    } else if (text.find(R"("t":"ping")") != text.npos) {
      const Json ping = Json::parse(text);
      send(guest, Json{{"t", "pong"}, {"nonce", ping["nonce"]}}.dump());
    } else if (text.find(R"("type":"move")") != text.npos) {
      hearMove(*guest);
    }
  }

  void hearMove(const Guest& guest) {
    Game& game = *guest.game;
    if (guest.seat == 2) return watched_.push_back(since(game.sentAt));
    const bool isOpponent = game.isMoving && guest.seat != game.moves % 2;
    if (!isOpponent) return;
    latencies_.push_back(since(game.sentAt));
    game.isMoving = false;
    ++game.moves;
  }

  void send(const GuestRef& guest, std::string text) {
    guest->out.push_back(std::move(text));
    if (guest->out.size() == 1) write(guest);
  }

  void write(const GuestRef& guest) {
    guest->stream.async_write(asio::buffer(guest->out.front()),
                              [this, guest](error_code failed, size_t) {
                                if (failed) return;
                                guest->out.pop_front();
                                if (!guest->out.empty()) write(guest);
                              });
  }

  void move(Game& game) {
    const GuestRef& mover = players_[seatIndex(game)];
    game.isMoving = true;
    game.sentAt = Clock::now();
    const std::string number = std::to_string(game.moves);
    send(mover, R"({"t":"move","id":"m)" + number + R"(","number":)" + number + R"(,"at":")" +
                    pointOf(game.moves) + R"("})");
  }

  size_t seatIndex(const Game& game) const {
    return byGame_.at(&game)[static_cast<size_t>(game.moves % 2)];
  }

  // Players connect in any order.
  void findSeats() {
    byGame_.clear();
    for (size_t i = 0; i < players_.size(); ++i)
      byGame_[players_[i]->game][static_cast<size_t>(players_[i]->seat)] = i;
  }

  std::vector<double> play(double movesPerSecond, double seconds) {
    latencies_.clear();
    const auto start = Clock::now();
    size_t asked = 0;
    const auto total = static_cast<size_t>(movesPerSecond * seconds);
    while (asked < total) {
      const auto due = std::min(total, static_cast<size_t>(since(start) * movesPerSecond) + 1);
      for (; asked < due; ++asked) {
        Game& game = *games_[asked % games_.size()];
        if (game.isMoving || game.moves >= kMoves || game.tokens[1].empty()) {
          ++errors_;
        } else {
          move(game);
        }
      }
      context_.run_one_for(std::chrono::milliseconds(1));
      context_.poll();
    }
    runUntil([&] { return latencies_.size() >= total; }, kPatience);
    errors_ += total - std::min(total, latencies_.size());
    return latencies_;
  }

  double leaveAndComeBack() {
    const auto start = Clock::now();
    const auto before = std::exchange(players_, {});
    for (const GuestRef& guest : before) {
      guest->isLeaving = true;
      beast::get_lowest_layer(guest->stream).socket().close();
    }
    each(static_cast<int>(before.size()), [&](int i) {
      const Guest& guest = *before[static_cast<size_t>(i)];
      return connect(*guest.game, guest.seat);
    });
    findSeats();
    return since(start);
  }

  // They are gone when the server knows.
  void sendHome(size_t count) {
    const auto stays = [this](const GuestRef& guest) {
      return guest->game == games_.front().get();
    };
    std::stable_partition(players_.begin(), players_.end(), stays);
    while (count-- > 0 && !stays(players_.back())) {
      players_.back()->isLeaving = true;
      beast::get_lowest_layer(players_.back()->stream).socket().close();
      players_.pop_back();
    }
    findSeats();
    runUntil([] { return false; }, kGoodBye);
  }

  asio::io_context context_{1};
  // Between two phases there is nothing to do, and there will be.
  asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
  tcp::endpoint server_;
  int running_ = 0;
  std::vector<std::unique_ptr<Game>> games_;
  std::vector<GuestRef> players_;
  std::vector<GuestRef> watchers_;
  std::unordered_map<const Game*, std::array<size_t, 2>> byGame_;
  std::vector<double> latencies_;
  std::vector<double> watched_;
  uint64_t errors_ = 0;
};

Crowd::Crowd(uint16_t port) : impl_(std::make_unique<Impl>(port)) {}
Crowd::~Crowd() = default;

double Crowd::openGames(int games) {
  auto& all = impl_->games_;
  const size_t before = all.size();
  for (int i = 0; i < games; ++i)
    all.push_back(std::make_unique<Impl::Game>());
  const double seconds = impl_->each(
      games, [&](int i) { return impl_->openGame(*all[before + static_cast<size_t>(i)]); });
  impl_->findSeats();
  return seconds;
}

double Crowd::reconnectPlayers() {
  return impl_->leaveAndComeBack();
}

double Crowd::addWatchers(int watchers) {
  return impl_->each(watchers, [this](int) { return impl_->connect(*impl_->games_.front(), 2); });
}

void Crowd::sendHome(int players) {
  if (players > 0) impl_->sendHome(static_cast<size_t>(players));
}

std::vector<double> Crowd::play(double movesPerSecond, double seconds) {
  return impl_->play(movesPerSecond, seconds);
}

std::vector<double> Crowd::moveBeforeWatchers() {
  impl_->watched_.clear();
  impl_->move(*impl_->games_.front());
  impl_->runUntil([this] { return impl_->watched_.size() >= impl_->watchers_.size(); }, kPatience);
  impl_->errors_ += impl_->watchers_.size() - impl_->watched_.size();
  return impl_->watched_;
}

double Crowd::metric(const std::string& name) {
  double value = 0;
  impl_->each(1, [&](int) -> asio::awaitable<void> {
    const Json text = co_await impl_->ask(http::verb::get, "/metrics", Json());
    const std::string all = text.is_string() ? text.get<std::string>() : "";
    const size_t at = all.find("\n" + name + " ");
    if (at != all.npos) value = std::stod(all.substr(at + name.size() + 2));
  });
  return value;
}

uint64_t Crowd::errors() const {
  return impl_->errors_;
}

}  // namespace tengen::bench
