// An engine that speaks GTP as a child process: asked a command, it answers within a time limit or
// it is clear what became of it. Engines are taken as they are: what they print before a reply is
// skipped, what they print on standard error is read and its last lines kept for whoever has to
// explain a failure.
//
// One thread at a time; no text for people.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>

#include "base/os/process.h"
#include "base/result.h"

namespace tengen::gtp {

struct ClientError {
  enum class Kind {
    BadCommandLine,  // no words, or a quotation without an end
    CannotStart,     // the system says why: see code
    Died,            // it is gone, before or after the command was sent
    Silent,          // no reply within the limit; a later one will be skipped
    Endless,         // far more than any reply holds
    Stopped,         // whoever waits was asked to stop
    Refused,         // it answered `?`: its words are the detail
  };
  Kind kind;
  std::string detail;     // what was asked, or for Refused the engine's words
  std::error_code code;   // CannotStart only
  std::string lastWords;  // the last lines of its standard error; empty for Refused
};

class Client {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // No shell is involved; quotations keep words together (process.h).
  static Result<Client, ClientError> start(std::string_view commandLine);

  // Questions
  const std::string& commandLine() const { return commandLine_; }
  bool isAlive() const { return process_.isAlive(); }
  std::string lastWords() const { return process_.lastWords(); }

  // Sends a command and waits for the whole reply, which comes without `=` and its id.
  Result<std::string, ClientError> ask(std::string_view command, Milliseconds limit,
                                       std::stop_token stop = {});

  // The same in two halves, for replies that go on until the next command (analysis). A line of the
  // reply to the command sent last, nothing at its end; Silent means none yet. `=` and what stands
  // behind it is the first line, possibly empty.
  Result<void, ClientError> send(std::string_view command);
  Result<std::optional<std::string>, ClientError> nextLine(Milliseconds limit,
                                                           std::stop_token stop = {});

 private:
  Client(Process process, std::string commandLine)
      : process_(std::move(process)), commandLine_(std::move(commandLine)) {}
  Unexpected<ClientError> failure(Process::Error trouble) const;
  std::optional<std::string> startOfReply(std::string_view line) const;

  Process process_;
  std::string commandLine_;
  std::string asked_;
  int id_ = 0;
  bool replyHasBegun_ = false;
  bool isRefusal_ = false;
};

}  // namespace tengen::gtp
