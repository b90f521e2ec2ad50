#include "apps/server/server.h"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <thread>

#include "base/os/locked_file.h"
#include "base/os/network.h"
#include "base/os/resources.h"
#include "online/plain_text.h"

#include "apps/server/bot_pool.h"
#include "apps/server/cluster.h"
#include "apps/server/games.h"
#include "apps/server/listener.h"
#include "apps/server/log.h"
#include "apps/server/nats_bus.h"
#include "apps/server/open_sockets.h"
#include "apps/server/page.h"
#include "apps/server/postgres_store.h"
#include "apps/server/sqlite_store.h"

namespace tengen::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;

constexpr auto kSweep = std::chrono::seconds(15);   // between two looks for idle games
constexpr auto kGoodbye = std::chrono::seconds(5);  // for those who are told that the server stops
constexpr size_t kLongestClub = 60;                 // characters
constexpr auto kLook = std::chrono::milliseconds(20);
constexpr auto kBotMove = std::chrono::seconds(5);  // at full strength, where no clock runs

Unexpected<ServerError> failure(const std::string& what, const std::string& why) {
  return Unexpected{ServerError{what + ": " + why}};
}

engine::DriverOptions botEngine(const ServerOptions& options) {
  return {.commandLine = options.bots.commandLine,
          .timeAMove = kBotMove,
          .restarts = 0,  // the table asks again
          .keepsClockMargin = true};
}

class Server {
 public:
  Server(const ServerOptions& options, Page page)
      : page_(std::move(page)),
        visitors_(options.limits),
        threads_(std::max(1u, std::thread::hardware_concurrency())),
        acceptor_(context_),
        judging_(options.judge, std::max<size_t>(1, threads_ / 2)),
        options_(options) {
    if (options.bots.engines > 0) bots_.emplace(botEngine(options), options.bots.engines, metrics_);
  }

  Result<void, ServerError> open() {
    if (auto known = checkProxy(); !known) return known;
    if (auto named = checkClub(); !named) return named;
    auto opened = options_.postgres.empty() ? openFile() : openPostgres();
    if (!opened) return opened;
    tokens_.emplace(store_->secret());
    if (auto listening = listen(); !listening) return listening;
    games_.emplace(
        LiveGame::Shared{context_, *store_, *tokens_, judging_, metrics_, publicTables_, time_,
                         isStopping_, cluster_ ? &*cluster_ : nullptr, bots_ ? &*bots_ : nullptr},
        host());
    if (auto joined = joinCluster(); !joined) return joined;
    const HostPassword password =
        options_.password.empty() ? HostPassword() : HostPassword(options_.password);
    routes_.emplace(Routes::Parts{page_, *games_, visitors_, metrics_, publicTables_,
                                  options_.origins, host(), password, names()});
    services_.emplace(Services{*games_, *routes_, visitors_, metrics_, sockets_, options_.proxy});
    return {};
  }

  uint16_t port() const { return acceptor_.local_endpoint().port(); }
  const std::string& process() const { return process_; }

  void run(const std::stop_token& stop) {
    const std::stop_callback stopping(stop, [this] { asio::post(context_, [this] { end(); }); });
    asio::co_spawn(context_, takeConnections(acceptor_, context_, *services_), asio::detached);
    sweep();
    std::vector<std::jthread> threads;
    for (size_t i = 0; i < threads_; ++i)
      threads.emplace_back([this] { context_.run(); });
    threads.clear();
    if (bots_) bots_->stop();
  }

 private:
  Store::Observer observer() {
    return [this](double seconds, size_t jobs) {
      metrics_.committed(seconds);
      metrics_.recordsStored += jobs;
    };
  }

  Result<void, ServerError> openFile() {
    if (auto taken = takeFolder(); !taken) return taken;
    auto store = SqliteStore::open(options_.store, observer());
    if (!store) return failure(options_.store.string(), store.error().detail);
    store_ = std::move(*store);
    return {};
  }

  // Its URL may hold a password, and is not repeated.
  Result<void, ServerError> openPostgres() {
    const auto lapsed = [this] {
      logLine("lease-lapsed");
      asio::post(context_, [this] { games_->checkOwnership(); });
    };
    auto store = PostgresStore::open(options_.postgres, {observer(), lapsed});
    if (!store) return failure("PostgreSQL", store.error().detail);
    PostgresStore& shared = **store;
    process_ = shared.process();
    store_ = std::move(*store);
    if (options_.nats.empty()) return {};
    cluster_.emplace(context_, metrics_, process_,
                     [&shared](const std::string& game, uint64_t after, PostgresStore::Read read) {
                       shared.read(game, after, std::move(read));
                     });
    return {};
  }

  Result<void, ServerError> joinCluster() {
    if (!cluster_) return {};
    auto bus = NatsBus::open(options_.nats, process_,
                             [this](std::string text) { cluster_->arrived(std::move(text)); });
    if (!bus) return failure("NATS", bus.error());
    bus_ = std::move(*bus);
    cluster_->start(*bus_, *games_);
    return {};
  }

  // A folder of our own is nobody else's to read, and a second server would take the games from the
  // first.
  Result<void, ServerError> takeFolder() {
    std::error_code failed;
    const auto folder = options_.store.parent_path();
    if (std::filesystem::create_directories(folder, failed))
      std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
    auto file = options_.store;
    file += ".lock";
    const bool isNew = !std::filesystem::exists(file, failed);
    auto lock = isNew ? LockedFile::create(file, "") : LockedFile::open(file);
    if (lock) {
      lock_.emplace(std::move(*lock));
      return {};
    }
    const bool isTaken = lock.error() == std::errc::resource_unavailable_try_again;
    return isTaken ? failure(options_.store.string(), "another server is using it")
                   : failure(file.string(), lock.error().message());
  }

  // Written as connections are, to be known again.
  Result<void, ServerError> checkProxy() {
    if (options_.proxy.empty()) return {};
    ErrorCode failed;
    const auto address = asio::ip::make_address(options_.proxy, failed);
    if (failed) return failure(options_.proxy, "no address of a proxy");
    options_.proxy = address.to_string();
    return {};
  }

  Result<void, ServerError> checkClub() {
    const auto club = online::plainLine(options_.club, kLongestClub);
    if (!club || (club->empty() && !options_.club.empty()))
      return failure(options_.club, "no name of a club");
    options_.club = *club;
    return {};
  }

  Result<void, ServerError> listen() {
    ErrorCode failed;
    const auto address = asio::ip::make_address(options_.listen, failed);
    if (failed) return failure(options_.listen, "no address to listen on");
    const tcp::endpoint endpoint(address, options_.port);
    acceptor_.open(endpoint.protocol(), failed);
    if (!failed) acceptor_.set_option(tcp::acceptor::reuse_address(true), failed);
    if (!failed) acceptor_.bind(endpoint, failed);
    if (!failed) acceptor_.listen(tcp::acceptor::max_listen_connections, failed);
    if (!failed) return {};
    return failure(options_.listen + " port " + std::to_string(options_.port), failed.message());
  }

  OwnHosts names() const {
    using Reach = OwnHosts::Reach;
    const bool isHere = acceptor_.local_endpoint().address().is_loopback();
    return {isHere ? Reach::ThisMachine : Reach::Network, options_.origins, machineName()};
  }

  // Who names an origin or a proxy is reached through it.
  Host host() const {
    const bool isDirect = options_.origins.empty() && options_.proxy.empty();
    return {.openTables = options_.openTables,
            .club = options_.club,
            .wantsPassword = !options_.password.empty(),
            .isThisMachineOnly = isDirect && acceptor_.local_endpoint().address().is_loopback(),
            .bots = botLevels()};
  }

  std::vector<std::string> botLevels() const {
    return bots_ ? options_.bots.levels : std::vector<std::string>();
  }

  void sweep() {
    games_->forgetIdle(std::chrono::steady_clock::now());
    timer_.expires_after(kSweep);
    timer_.async_wait([this](ErrorCode cancelled) {
      if (!cancelled) sweep();
    });
  }

  void end() {
    isStopping_ = true;
    logLine("stopping", {{"connections", sockets_.count()}});
    ErrorCode ignored;
    acceptor_.close(ignored);
    sockets_.closeAll("stopping", "");
    endsAt_ = std::chrono::steady_clock::now() + kGoodbye;
    if (!cluster_) return endWhenAlone();
    cluster_->end("stopping", [this] { endWhenAlone(); });
  }

  void endWhenAlone() {
    if (sockets_.count() == 0 || std::chrono::steady_clock::now() > endsAt_) return context_.stop();
    timer_.expires_after(kLook);
    timer_.async_wait([this](ErrorCode) { endWhenAlone(); });
  }

  // The order matters: what is last goes first. Games and connections live in the context's queue,
  // and the store and the judges still put something there when they end.
  std::atomic<bool> isStopping_ = false;
  GameTime time_;
  Metrics metrics_;
  Page page_;
  Visitors visitors_;
  OpenSockets sockets_;
  PublicTables publicTables_;
  size_t threads_;
  std::optional<TokenMaker> tokens_;
  std::optional<BotPool> bots_;  // games that are still in the queue know it
  asio::io_context context_;
  tcp::acceptor acceptor_;
  asio::steady_timer timer_{context_};
  SteadyTime endsAt_{};
  std::optional<LockedFile> lock_;  // beside the store's file
  std::unique_ptr<Store> store_;
  std::string process_;  // what others know us by, where there are others
  Judging judging_;
  std::optional<Cluster> cluster_;
  std::optional<Games> games_;
  std::optional<Routes> routes_;
  std::optional<Services> services_;
  std::unique_ptr<NatsBus> bus_;
  ServerOptions options_;
};

}  // namespace

Result<void, ServerError> serve(const ServerOptions& options, std::stop_token stop,
                                const std::function<void(uint16_t port)>& ready) {
  raiseDescriptorLimit();
  Page page = Page::embedded();
  if (!options.web.empty()) {
    auto read = Page::from(options.web);
    if (!read) return failure(read.error().path.string(), read.error().code.message());
    page = std::move(*read);
  }
  Server server(options, std::move(page));
  if (auto opened = server.open(); !opened) return opened;
  Fields where{{"address", options.listen}, {"port", server.port()}};
  if (!server.process().empty()) where["process"] = server.process();
  logLine("listening", where);
  ready(server.port());
  server.run(stop);
  logLine("stopped");
  return {};
}

}  // namespace tengen::server
