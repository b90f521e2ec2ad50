// A game in memory: its table, everybody who is connected to it, and the way between the table and
// the store. What the table decides is stored first and told then; if it cannot be stored it has
// not happened, whoever asked for it is told so, and the table is read anew.
//
// Everything happens on a strand of its own: the public functions may be called from any thread and
// return at once.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "online/table.h"

#include "apps/server/bot_seat.h"
#include "apps/server/client.h"
#include "apps/server/elsewhere.h"
#include "apps/server/game_time.h"
#include "apps/server/http.h"
#include "apps/server/judging.h"
#include "apps/server/limits.h"
#include "apps/server/metrics.h"
#include "apps/server/outbox.h"
#include "apps/server/public_tables.h"
#include "apps/server/store.h"

namespace tengen::server {

class LiveGame : public std::enable_shared_from_this<LiveGame> {
 public:
  // What all games share.
  struct Shared {
    boost::asio::io_context& context;
    Store& store;
    const TokenMaker& tokens;
    Judging& judging;
    Metrics& metrics;
    PublicTables& publicTables;
    GameTime& time;
    const std::atomic<bool>& isStopping;  // from then on no clock runs
    Elsewhere* elsewhere = nullptr;       // games of other processes, where there are any
    BotEngines* bots = nullptr;           // null: no bot plays here
  };
  using ClientRef = std::shared_ptr<Client>;

  LiveGame(std::string name, const Shared& shared);
  LiveGame(const LiveGame&) = delete;
  LiveGame& operator=(const LiveGame&) = delete;
  ~LiveGame();

  void enter(ClientRef client, std::string token);
  // Who was led elsewhere in vain, if they have not left.
  void enterAgain(ClientRef client, std::string token);
  void leave(ClientRef client);
  // `text` is the message as it came, for whoever else may have to read it.
  void hear(ClientRef client, online::Message message, std::string text = {});
  void refuse(ClientRef client, online::MessageError error);
  void ping(ClientRef client, std::string nonce);
  void pong(ClientRef client, TimePoint roundTrip);  // the answer came after so long
  // `body` is the whole request, for a retry to be known by.
  void join(online::JoinRequest request, std::string body, Respond respond);
  // For who has a secret of this table and is not at it.
  void look(online::LookRequest request, std::string body, Respond respond);

  // Others may have claimed it while the store did not hear of us.
  void checkOwnership();

  // Since when nobody is here and nothing is to be done; nothing while there is.
  std::optional<SteadyTime> idleSince() const;
  bool isClockRunning() const { return isClockRunning_; }

 private:
  struct Guest {
    online::Seat seat;
    bool isWelcome = false;  // has been told the state; events follow
  };
  struct Waiting {
    std::function<void()> action;
    std::function<void(const StoreError&)> otherwise;
  };

  // Every door leads here: the action, and then what follows from it.
  void onStrand(std::function<void()> action);
  void settle();

  // Loading
  void whenLoaded(std::function<void()> action, std::function<void(const StoreError&)> otherwise);
  void load();
  void loaded(Result<StoredGame, StoreError> game);
  void notLoaded(const StoreError& error);
  void lose(const StoreError& error);

  // Storing
  void announce(const online::Records& records, std::optional<Keys> keys = std::nullopt);
  void stored(uint64_t generation, const Result<void, StoreError>& result);
  void timeStored(uint64_t generation, const Result<void, StoreError>& result);
  void storeIsAway();
  void storeIsBack();
  void welcomeAll();
  NewGame openRematch() const;
  void keepTime();
  void storeTime();

  // People
  void come(const ClientRef& client, const std::string& token);
  bool isElsewhere(const ClientRef& client) const { return guestsElsewhere_.contains(client); }
  std::optional<online::Seat> seatOf(std::string_view token) const;
  void welcome(const ClientRef& client);
  bool isHere(online::Seat seat) const;
  void changePresence(online::Seat seat);
  void tellPresence();
  void broadcast(const Frame& frame);
  void remember(uint64_t number, const Frame& frame);
  void obey(const ClientRef& client, online::Seat seat, const online::Command& command);
  void sync(const ClientRef& client, online::Seat seat, uint64_t since);
  void take(const online::JoinRequest& request, const std::string& body, const Respond& respond);
  bool isInvitation(std::string_view secret) const;
  void showPublicly();
  HttpResponse glance(const online::LookRequest& request) const;
  // What came over HTTP and could not be answered because of this error.
  void askElsewhere(const std::string& what, const std::string& body, const Respond& respond,
                    const StoreError& error);

  // Bots
  void seatBot();
  void attendBot();
  void wakeBotAt(TimePoint moment);

  // Time and thought
  TimePoint now() const;
  void waitUntil(TimePoint moment);
  void askJudge();

  const std::string name_;
  Shared shared_;
  boost::asio::strand<boost::asio::io_context::executor_type> strand_;
  boost::asio::steady_timer timer_;          // for the next tick, or another try to load
  boost::asio::steady_timer presenceTimer_;  // while many come and go
  bool isPresenceDue_ = false;
  std::optional<TimePoint> timerAt_;
  TimePoint noTickBefore_{0};  // after something could not be stored
  TimePoint timeKeptAt_{0};    // the table's, in the store
  TimePoint unsafeSince_{0};   // table time of the oldest record that is being stored
  // The store took nothing when it was last asked: the clocks stand still until it does.
  std::atomic<bool> isStoreAway_ = false;

  std::unique_ptr<online::Table> table_;  // null: not loaded
  TimePoint tableTime_{0};                // when it was lost
  Keys keys_;
  uint64_t epoch_ = 0;
  uint64_t recordCount_ = 0;            // those being stored included
  std::optional<uint64_t> toldNumber_;  // of the latest event that is safe
  uint64_t generation_ = 0;             // of the table; another one after each loss
  bool isLoading_ = false;
  std::vector<Waiting> waiting_;
  Outbox outbox_;
  std::optional<uint64_t> askedJudge_;  // the latest question
  bool isRematchMade_ = false;
  bool isOpen_ = false;    // anybody may join
  bool isOnWall_ = false;  // everybody may watch

  std::unique_ptr<BotSeat> bot_;  // null: two people play
  std::optional<boost::asio::steady_timer> botTimer_;
  bool isBotHere_ = false;

  std::unordered_map<ClientRef, Guest> guests_;
  std::unordered_set<ClientRef> guestsElsewhere_;  // while another process owns the game
  // The latest events, for those who missed one.
  struct Recent {
    uint64_t number;
    Frame frame;
  };
  std::vector<Recent> recent_;
  size_t recentBytes_ = 0;

  std::atomic<int64_t> idleSince_;  // milliseconds of the steady clock; 0: busy
  std::atomic<bool> isClockRunning_ = false;
};

}  // namespace tengen::server
