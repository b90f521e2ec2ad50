// Why an engine did not do what it was asked, as facts. Sentences for people are made in the apps.
#pragma once

#include <string>
#include <system_error>

namespace tengen::engine {

struct EngineError {
  enum class Kind {
    BadCommandLine,  // no words, or a quotation without an end
    CannotStart,     // the system says why: see code
    Died,            // it is gone, before or after the command was sent
    Silent,          // no reply within the limit
    Endless,         // far more than any reply holds
    Stopped,         // whoever waits was asked to stop
    Refused,         // it answered `?`: its words are the detail
    Nonsense,        // it answered, and not what was asked: its words are the detail
    NoSuchSize,      // it cannot be told this size of board
    NoSuchTime,      // it cannot be told this time exactly, and that was wanted
    NoSuchPosition,  // it cannot be told these stones
    NoAnalysis,      // it cannot think aloud
  };
  Kind kind;
  std::string command = {};    // what was asked; the command line for BadCommandLine, the program
                               // for CannotStart
  std::string detail = {};     // the engine's words to it
  std::error_code code = {};   // CannotStart only
  std::string lastWords = {};  // the last lines of its standard error

  // Is the process of no use any more?
  bool isFatal() const {
    return kind == Kind::Died || kind == Kind::Silent || kind == Kind::Endless;
  }
};

}  // namespace tengen::engine
