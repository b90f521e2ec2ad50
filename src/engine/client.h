// An engine that speaks GTP as a child process: asked a command, it answers within a time limit or
// it is clear what became of it. What it prints before a reply is skipped, within bounds; what it
// prints on standard error is read and its last lines kept for whoever has to explain a failure.
// Knows no command; what engines understand is in driver.h.
//
// One thread at a time; no text for people.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "base/os/process.h"
#include "base/result.h"
#include "engine/engine_error.h"
#include "engine/reply_reader.h"
#include "engine/traffic_log.h"

namespace tengen::engine {

class Client {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // No shell is involved; quotations keep words together (process.h).
  static Result<Client, EngineError> start(std::string_view commandLine,
                                           std::shared_ptr<TrafficLog> log = nullptr);

  // Questions
  const std::string& commandLine() const { return commandLine_; }
  bool isAlive() const { return process_.isAlive(); }
  std::string lastWords() const { return process_.lastWords(); }

  // Called with the time that is left to it whenever it has said nothing for so long.
  using HearSilence = std::function<void(Milliseconds left)>;
  void hearSilence(HearSilence hear, Milliseconds after) {
    hearSilence_ = std::move(hear);
    noticedAfter_ = after;
  }

  // Sends a command and waits for the whole reply, which comes without `=` and its id.
  Result<std::string, EngineError> ask(std::string_view command, Milliseconds limit,
                                       std::stop_token stop = {});

  // The same in two halves, for replies that go on until the next command (analysis). A line of the
  // reply to the command sent last, nothing at its end; Silent means none yet. `=` and what stands
  // behind it is the first line, possibly empty; where it is `?`, the reply is a refusal.
  Result<void, EngineError> send(std::string_view command);
  Result<std::optional<std::string>, EngineError> nextLine(Milliseconds limit,
                                                           std::stop_token stop = {});
  bool isRefusal() const { return replies_.isRefusal(); }

 private:
  Client(Process process, std::string commandLine, std::shared_ptr<TrafficLog> log)
      : process_(std::move(process)), commandLine_(std::move(commandLine)), log_(std::move(log)) {}
  Result<std::string, Process::Error> readLine(std::chrono::steady_clock::time_point end,
                                               const std::stop_token& stop);
  Unexpected<EngineError> failure(Process::Error error) const;
  void note(TrafficLog::Entry::Kind kind, std::string_view text) const;

  Process process_;
  std::string commandLine_;
  std::shared_ptr<TrafficLog> log_;
  ReplyReader replies_;
  HearSilence hearSilence_;
  Milliseconds noticedAfter_{0};
  std::string asked_;
  int id_ = 0;
};

}  // namespace tengen::engine
