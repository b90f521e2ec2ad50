// What this server offers, as whoever started it said, for pages and clients to know before they
// ask: GET /host.
#pragma once

#include <string>
#include <vector>

namespace tengen::server {

struct Host {
  bool openTables = false;             // a table may be one that anybody can join
  std::string club = {};               // its wall shows games; empty: there is none
  bool wantsPassword = false;          // of who makes a table
  bool isThisMachineOnly = false;      // nobody elsewhere can open its links
  std::vector<std::string> bots = {};  // the levels they play at, the weakest first; none: no bots
};

std::string toText(const Host& host);

}  // namespace tengen::server
