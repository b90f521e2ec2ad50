// How much of the server one address may have, and how much there is in all. Whoever asks for a
// million tables gets some, and then a refusal that costs nothing.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace tengen::server {

using SteadyTime = std::chrono::steady_clock::time_point;

inline SteadyTime steadyNow() {
  return std::chrono::steady_clock::now();
}

// So many at once, and then so many a second.
struct Rate {
  double burst;
  double perSecond;
};

// A bucket of permissions that fills again with time.
class Bucket {
 public:
  bool take(const Rate& rate, SteadyTime now);
  void giveBack();  // what was taken last
  bool isEmpty(const Rate& rate, SteadyTime now) const;
  bool isFull(const Rate& rate, SteadyTime now) const;

 private:
  double levelAt(const Rate& rate, SteadyTime now) const;

  double taken_ = 0;
  SteadyTime since_{};
};

struct Limits {
  size_t connections = 12'000;             // in all
  size_t connectionsFromOneAddress = 256;  // a class behind one router, six a browser
  Rate tables{30, 1.0 / 20};               // from one address
  Rate guesses{5, 1.0 / 30};               // at the host's password, from one address
  Rate requests{200, 20};                  // of any kind but the page, from one address
  Rate messages{40, 10};                   // on one connection
  Rate talk{20, 2};                        // of it chat and offers: they keep nobody from moving
};

// For measurements.
Limits noLimits();

// What of an address counts as one visitor: all of IPv4, the network (64 bits) of IPv6.
std::string visitorOf(const std::string& address);

// Safe from any thread.
class Visitors {
 public:
  explicit Visitors(const Limits& limits) : limits_(limits) {}

  // One of the connections there are, for as long as it lives.
  class Place {
   public:
    static Place uncounted() { return {}; }
    Place(Visitors& visitors, std::string visitor)
        : visitors_(&visitors), visitor_(std::move(visitor)) {}
    Place(Place&& other) noexcept
        : visitors_(std::exchange(other.visitors_, nullptr)), visitor_(std::move(other.visitor_)) {}
    Place& operator=(Place&&) = delete;
    ~Place();

   private:
    Place() : visitors_(nullptr) {}

    Visitors* visitors_;
    std::string visitor_;
  };
  std::optional<Place> enter(const std::string& visitor);
  bool mayRequest(const std::string& visitor, SteadyTime now);
  bool mayCreate(const std::string& visitor, SteadyTime now);
  void notCreated(const std::string& visitor);  // after all
  // Whether a guess is listened to. Wrong ones are counted; who made too many is not told whether
  // the next one is right.
  bool mayGuess(const std::string& visitor, bool isRight, SteadyTime now);

  const Limits& limits() const { return limits_; }

 private:
  struct Visitor {
    size_t connections = 0;
    Bucket requests;
    Bucket tables;
    Bucket guesses;
  };
  void leave(const std::string& visitor);
  void forgetQuiet(SteadyTime now);

  const Limits limits_;
  std::mutex mutex_;
  size_t connections_ = 0;
  std::unordered_map<std::string, Visitor> visitors_;
  size_t tidyAt_ = 1024;  // visitors: then those who are as good as new are forgotten
};

}  // namespace tengen::server
