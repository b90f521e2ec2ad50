// What every connection uses of the server. All of it is safe from any thread.
#pragma once

#include "apps/server/games.h"
#include "apps/server/limits.h"
#include "apps/server/metrics.h"
#include "apps/server/open_sockets.h"
#include "apps/server/routes.h"

namespace tengen::server {

struct Services {
  Games& games;
  const Routes& routes;
  Visitors& visitors;
  Metrics& metrics;
  OpenSockets& sockets;
  std::string proxy;  // whose word about the address of its clients is taken; empty: nobody's
};

}  // namespace tengen::server
