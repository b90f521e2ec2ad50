// Engines that think for bots, whoever runs them. No engine belongs to a table: each turn says all
// there is to know, and whichever engine is free takes it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "engine/driver.h"

namespace tengen::server {

struct BotTurn {
  engine::MoveQuestion question;
  std::string level;
  bool mayResign = false;  // then it is told how the game stands
};

// How a game stands for the bot, before its move.
struct BotOutlook {
  double win = 0.5;
  double lead = 0;  // points
};

struct BotThought {
  std::optional<Move> move = std::nullopt;  // nothing: it resigns
  std::optional<BotOutlook> outlook = std::nullopt;
};

// Safe from any thread; returns at once.
class BotEngines {
 public:
  using Ticket = uint64_t;  // never 0
  using Done = std::function<void(const Result<BotThought, engine::EngineError>&)>;
  struct Wait {
    size_t ahead;               // turns that must be over first
    std::chrono::seconds time;  // about so long
  };

  virtual ~BotEngines() = default;

  // First come, first served. `done` is told once, from any thread, unless it is cancelled.
  virtual Ticket ask(BotTurn turn, Done done) = 0;
  // Nobody wants to know any more. A turn that was begun is thought to its end all the same: GTP
  // has no word for stopping.
  virtual void cancel(Ticket ticket) = 0;
  // Nothing once it has an engine.
  virtual std::optional<Wait> waitOf(Ticket ticket) const = 0;
};

}  // namespace tengen::server
