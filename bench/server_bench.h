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

// How many descriptors it needs, the server and those who play alike.
size_t descriptorsFor(const ServerLoad& load);

// The server is this program, started with `serve`. Nothing where it does not start.
Figures serverFigures(const std::string& program, const ServerLoad& load);

}  // namespace tengen::bench
