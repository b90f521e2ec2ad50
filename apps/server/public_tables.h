// What strangers may see, where whoever made a table said so: tables anybody may join, and games on
// the club's wall. Only games in memory are here, as they last were; those that are over stay on
// the wall for a while.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/http.h"
#include "apps/server/limits.h"

namespace tengen::server {

// Safe from any thread. Each list is made once a second at most, however many ask for it.
class PublicTables {
 public:
  // What a game has to show, as JSON (docs/protocol.md).
  struct Notice {
    std::optional<std::string> invitation = {};  // while somebody sits there and waits
    std::optional<std::string> board = {};       // on the wall
    bool isOver = false;
  };
  void show(const std::string& game, Notice notice, SteadyTime now);
  // It left memory: only its result may still be shown.
  void leave(const std::string& game);

  HttpResponse tables(SteadyTime now);
  HttpResponse wall(SteadyTime now);

 private:
  struct Entry {
    uint64_t place;  // in the order they came
    Notice notice;
    SteadyTime overAt = {};
  };
  struct List {
    std::string text = {};
    SteadyTime freshUntil = {};
  };
  std::vector<const Entry*> inOrder() const;
  void forgetOldResults(SteadyTime now);
  std::string writeTables() const;
  std::string writeWall() const;

  std::mutex mutex_;
  std::map<std::string, Entry> entries_;
  uint64_t lastPlace_ = 0;
  List tables_;
  List wall_;
};

}  // namespace tengen::server
