// The server: everything put together, from the start to an orderly end.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "judge/judge.h"

#include "apps/server/limits.h"

namespace tengen::server {

// Engines of ours that play for people who come alone.
struct BotOptions {
  size_t engines = 0;                    // at most, at the same time; 0: no bots
  std::string commandLine = {};          // speaks GTP and knows tengen-level
  std::vector<std::string> levels = {};  // to choose among, the weakest first
};

struct ServerOptions {
  std::string listen = "127.0.0.1";
  uint16_t port = 8361;         // 0: any that is free
  std::filesystem::path store;  // the file of SQLite; its folder is made if need be
  std::string postgres = {};    // instead: the URL of a PostgreSQL that many servers may share
  std::string nats = {};        // by which they reach each other then
  std::vector<std::string> origins = {};
  std::string proxy = {};          // whose X-Forwarded-For is believed
  std::filesystem::path web = {};  // the page's files, instead of those of the program
  Limits limits = {};
  bool openTables = false;    // a table may be one that anybody can join
  std::string club = {};      // whose wall shows games; empty: there is none
  std::string password = {};  // of who makes a table; empty: none
  std::shared_ptr<const Judge> judge;
  BotOptions bots = {};
};

// What went wrong at the start, as a sentence.
struct ServerError {
  std::string sentence;
};

// Serves until it is asked to stop: then everybody is told, and what was decided is stored.
// `ready` is told the port when the first connection would be taken.
Result<void, ServerError> serve(const ServerOptions& options, std::stop_token stop,
                                const std::function<void(uint16_t port)>& ready);

}  // namespace tengen::server
