// What an engine understands. It says so itself (list_commands, else known_command); one that
// refuses both is taken to know what GTP 2 asks of every engine, and no more.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/engine_error.h"

namespace tengen::engine {

class Capabilities {
 public:
  using Ask = std::function<Result<std::string, EngineError>(const std::string& command)>;

  // Asks. Refusals are answers; any other trouble is an error.
  static Result<Capabilities, EngineError> learn(const Ask& ask);
  static Capabilities minimum();  // of GTP 2

  bool areTold() const { return areTold_; }  // by the engine; else the minimum is taken for granted
  size_t count() const { return commands_.size(); }
  bool knows(std::string_view command) const { return commands_.contains(command); }

 private:
  std::set<std::string, std::less<>> commands_;
  bool areTold_ = false;
};

}  // namespace tengen::engine
