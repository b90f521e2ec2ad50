// Where games are kept. A game is a name, who may come in, and a series of records without gaps;
// what the records say is the business of src/online.
//
// Every call returns at once; what came of it is told later, from a thread of the store. What was
// told to be done is on the disk. A game is written by one owner at a time: claim() gives the epoch
// of its ownership, and a write of an older epoch is refused, so that a process that was away too
// long can never write into a game another one has taken over.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

#include "apps/server/tokens.h"

namespace tengen::server {

struct StoreError {
  enum class Kind : uint8_t {
    Unavailable,  // it did not take this; perhaps it will a moment later
    Full,         // there is no room
    Unsure,       // the store went away in the middle: claim the game to see whether it was done
    NotFound,     // no such game
    NotOwner,     // somebody else has claimed it since
    Exists,       // there is a game of this name
    Gap,          // does not follow the last record
  };
  Kind kind;
  std::string detail = {};  // for the log
  std::string owner = {};   // NotOwner, of a claim: who has it

  friend bool operator==(const StoreError&, const StoreError&) = default;
};

// Who may come in, by what: "black", "white", "invite", "watch".
using Keys = std::map<std::string, TokenHash>;

struct NewGame {
  std::string name;
  Keys keys;
  std::vector<std::string> records = {};
};

struct Append {
  std::string game;
  uint64_t epoch = 0;
  uint64_t after = 0;                // so many records are there already
  std::vector<std::string> records;  // may be none
  std::optional<Keys> keys = {};     // from now on, in place of those before
  std::optional<std::chrono::milliseconds> tableTime = {};
  // Made in the same go: the records are not there without it. One of its name will do.
  std::optional<NewGame> rematch = {};
};

struct StoredGame {
  Keys keys;
  std::vector<std::string> records;
  uint64_t epoch = 0;
  std::chrono::milliseconds tableTime{0};  // the last that was kept; its records may be later
};

class Store {
 public:
  using Done = std::function<void(Result<void, StoreError>)>;
  using Claimed = std::function<void(Result<StoredGame, StoreError>)>;
  // How long a commit took, in seconds, and how many jobs were in it.
  using Observer = std::function<void(double seconds, size_t jobs)>;

  virtual ~Store() = default;

  // Made by chance when the store was: the same for every server that uses it.
  virtual const std::string& secret() const = 0;

  // A new game; whoever wants to write to it has to claim it.
  virtual void create(NewGame game, Done done) = 0;
  // All of it or nothing. Appends of one game are done in the order they were asked for; once one
  // failed, those after it fail with Gap.
  virtual void append(Append append, Done done) = 0;
  // Takes the ownership of a game and reads it. What was written before and is not there now never
  // will be.
  virtual void claim(std::string game, Claimed claimed) = 0;
  // Writes something that changes nothing: whether it would take a game's records now.
  virtual void check(Done done) = 0;
};

}  // namespace tengen::server
