// What `tengen serve` holds on this machine, with those who play beside it on the same machine.
#pragma once

#include <optional>
#include <string>

#include "bench/figure.h"

namespace tengen::bench {

// How hard it is tried; by default for some seconds. The bars of the project are 5,000 games, 10
// minutes of them, 2,000 moves a second and 10,000 watchers.
struct ServerLoad {
  int games = 500;
  double seconds = 10;
  double burst = 500;  // moves a second
  int watchers = 1000;
};
// As in "5000,600,2000,10000"; nothing for another text.
std::optional<ServerLoad> parseServerLoad(const std::string& text);

// How many descriptors the server needs, and those who play: at least; and for everybody at once.
struct Descriptors {
  size_t least;
  size_t all;
};
Descriptors descriptorsFor(const ServerLoad& load);

// The server is this program, started with `serve`. With fewer descriptors than for everybody some
// players go home before the watchers come. Nothing where the server does not start.
Figures serverFigures(const std::string& program, const ServerLoad& load, size_t descriptors);

}  // namespace tengen::bench
