// One program of a match: started when it is needed, ended when it fails, started again for the
// next game.
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "clock/clock.h"
#include "gtp/client.h"
#include "rules/move.h"

#include "apps/cli/match/match_terms.h"

namespace tengen::cli {

struct EngineFailure {
  enum class Kind {
    Broken,   // not started, crashed, silent or refusing what everybody must know: it was ended
    Stopped,  // the match was: nobody's fault
  };
  Kind kind;
  std::string sentence;  // "GNU Go 3.8 died after `genmove b`: ..."
};

class MatchEngine {
 public:
  explicit MatchEngine(std::string commandLine) : commandLine_(std::move(commandLine)) {}

  const std::string& commandLine() const { return commandLine_; }
  // As it calls itself, with its version; its command line until it has been asked.
  const std::string& name() const { return name_.empty() ? commandLine_ : name_; }

  // An empty board under these terms. Starts the program if it does not run.
  Result<void, EngineFailure> prepare(const MatchTerms& terms, std::stop_token stop);
  Result<void, EngineFailure> play(Turn turn, const MatchTerms& terms, std::stop_token stop);
  // The reply to genmove as it comes, and nothing if none came within the limit: then the program
  // is ended. `left` is what its clock shows.
  Result<std::optional<std::string>, EngineFailure> generate(Color color, const MatchTerms& terms,
                                                             const SideTime& left,
                                                             Milliseconds limit,
                                                             std::stop_token stop);
  // Its own opinion of the result, if it has one.
  std::optional<std::string> finalScore(std::stop_token stop);
  void end() { client_.reset(); }

 private:
  using Asked = Result<std::string, EngineFailure>;

  Result<void, EngineFailure> start(const MatchTerms& terms, std::stop_token stop);
  Result<void, EngineFailure> sendRules(const MatchTerms& terms, std::stop_token stop);
  Result<void, EngineFailure> sendTime(const MatchTerms& terms, std::stop_token stop);
  Asked ask(const std::string& command, Milliseconds limit, std::stop_token stop);
  bool knows(const std::string& command, std::stop_token stop);
  std::string timeLeftCommand(Color color, const MatchTerms& terms, const SideTime& left) const;
  EngineFailure failure(const gtp::ClientError& error);

  std::string commandLine_;
  std::string name_;
  std::optional<gtp::Client> client_;
  bool knowsRules_ = false;
  bool knowsTimeSystems_ = false;
  bool knowsTimeLeft_ = false;
};

}  // namespace tengen::cli
