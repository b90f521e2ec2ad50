// Many clients of a server at once, in one thread: they open games, sit down, move, watch, leave
// and come back, and note how long everything took. Only for measuring; they trust the server.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tengen::bench {

class Crowd {
 public:
  explicit Crowd(uint16_t port);
  ~Crowd();

  // Each waits until it is done, and returns the seconds it took.
  double openGames(int games);       // created, joined, both players connected
  double reconnectPlayers();         // all at once gone and back again
  double addWatchers(int watchers);  // of the first game
  void sendHome(int players);        // of the others

  // Seconds from sending a move until the other side has it, for each that was made.
  std::vector<double> play(double movesPerSecond, double seconds);
  // The same for one move of the first game and everybody who watches it.
  std::vector<double> moveBeforeWatchers();

  // What a figure of Prometheus stands at.
  double metric(const std::string& name);
  uint64_t errors() const;  // refusals, broken connections, moves nobody heard of

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tengen::bench
