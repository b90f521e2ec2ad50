// What the server has done, counted, in the text Prometheus reads. Safe from any thread.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace tengen::server {

using Counter = std::atomic<uint64_t>;
using Gauge = std::atomic<int64_t>;

struct Metrics {
  Gauge connections{0};       // sockets of any kind
  Gauge players{0};           // of them, those that said hello
  Gauge clientsElsewhere{0};  // of them, those at games other processes own
  Gauge gamesInMemory{0};
  Counter requests{0};
  Counter refusedConnections{0};
  Counter gamesCreated{0};
  Counter messagesIn{0};
  Counter messagesOut{0};
  Counter refusals{0};
  Counter slowReaders{0};
  Counter recordsStored{0};
  Counter storeErrors{0};
  Gauge botsThinking{0};
  Gauge botsWaiting{0};  // turns for which no engine is free
  Counter botTurns{0};
  Counter botErrors{0};

  // How long the store took to make something safe.
  void committed(double seconds);

  std::string text() const;

 private:
  static constexpr std::array<double, 9> kBounds{0.001, 0.002, 0.005, 0.01, 0.02,
                                                 0.05,  0.1,   0.5,   2};  // seconds
  std::array<Counter, kBounds.size() + 1> commits_{};  // the last one: longer than all of them
  Counter commitMicroseconds_{0};
};

}  // namespace tengen::server
