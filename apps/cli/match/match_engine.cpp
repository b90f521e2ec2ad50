#include "apps/cli/match/match_engine.h"

#include <algorithm>
#include <cmath>

#include "base/decimal.h"
#include "clock/time_text.h"
#include "gtp/ruleset_json.h"
#include "rules/notation.h"

namespace tengen::cli {
namespace {

// A program may load its data before its first answer.
constexpr std::chrono::minutes kTimeToStart{3};
constexpr std::chrono::seconds kTimeToCount{60};

std::string letterOf(Color color) {
  return color == Color::Black ? "b" : "w";
}

std::string seconds(Milliseconds time) {
  return shortestDecimal(static_cast<double>(time.count()) / 1000);
}

bool isWholeSeconds(Milliseconds time) {
  return time.count() % 1000 == 0;
}

// kata-time_settings, which knows every system and parts of a second.
std::string exactTimeCommand(const TimeSettings& time) {
  const std::string main = seconds(time.main), extra = seconds(time.extra);
  const std::string count = std::to_string(time.count);
  switch (time.system) {
    case TimeSettings::System::Absolute:
      return "kata-time_settings absolute " + main;
    case TimeSettings::System::ByoYomi:
      return "kata-time_settings byoyomi " + main + " " + extra + " " + count;
    case TimeSettings::System::Canadian:
      return "kata-time_settings canadian " + main + " " + extra + " " + count;
    case TimeSettings::System::Fischer:
      return "kata-time_settings fischer " + main + " " + extra;
    case TimeSettings::System::None:
    case TimeSettings::System::Unknown:
      break;
  }
  return "kata-time_settings none";
}

std::string lastLineOf(const std::string& text) {
  const size_t end = text.find_last_not_of(" \n\r\t");
  if (end == std::string::npos) return {};
  const size_t begin = text.find_last_of('\n', end);
  return text.substr(begin + 1, end - begin);
}

}  // namespace

EngineFailure MatchEngine::failure(const gtp::ClientError& error) {
  using Kind = gtp::ClientError::Kind;
  if (error.kind == Kind::Stopped) return {EngineFailure::Kind::Stopped, {}};
  const auto broken = [&](const std::string& what) {
    const std::string words = lastLineOf(error.lastWords);
    return EngineFailure{EngineFailure::Kind::Broken,
                         name() + " " + what + (words.empty() ? "" : "; it last said: " + words)};
  };
  switch (error.kind) {
    case Kind::BadCommandLine:
      return broken("is no command line: a quotation has no end, or there is nothing in it");
    case Kind::CannotStart:
      return broken("cannot be started: " + error.code.message());
    case Kind::Died:
      return broken("died at `" + error.detail + "`");
    case Kind::Silent:
      return broken("did not answer `" + error.detail + "` in time");
    case Kind::Endless:
      return broken("answered `" + error.detail + "` without an end");
    case Kind::Refused:
      return broken("refused: " + error.detail);
    case Kind::Stopped:
      break;
  }
  return {EngineFailure::Kind::Stopped, {}};
}

MatchEngine::Asked MatchEngine::ask(const std::string& command, Milliseconds limit,
                                    std::stop_token stop) {
  auto reply = client_->ask(command, limit, stop);
  if (reply) return std::move(*reply);
  EngineFailure why = failure(reply.error());
  if (reply.error().kind == gtp::ClientError::Kind::Refused) {
    why.sentence = name() + " refused `" + command + "`: " + reply.error().detail;
  }
  end();
  return Unexpected{why};
}

bool MatchEngine::knows(const std::string& command, std::stop_token stop) {
  const auto reply = client_->ask("known_command " + command, kTimeToStart, stop);
  return reply && *reply == "true";
}

Result<void, EngineFailure> MatchEngine::start(const MatchTerms& terms, std::stop_token stop) {
  if (client_ && client_->isAlive()) return {};
  auto client = gtp::Client::start(commandLine_);
  if (!client) return Unexpected{failure(client.error())};
  client_.emplace(std::move(*client));
  auto itsName = ask("name", kTimeToStart, stop);
  if (!itsName) return Unexpected{itsName.error()};
  auto version = ask("version", kTimeToStart, stop);
  if (!version) return Unexpected{version.error()};
  name_ = *itsName + (version->empty() ? "" : " " + *version);
  knowsRules_ = knows("kata-set-rules", stop);
  knowsTimeSystems_ = knows("kata-time_settings", stop);
  knowsTimeLeft_ = knows("time_left", stop);
  if (auto told = sendTime(terms, stop); !told) return told;
  return {};
}

Result<void, EngineFailure> MatchEngine::prepare(const MatchTerms& terms, std::stop_token stop) {
  if (auto started = start(terms, stop); !started) return started;
  const std::string width = std::to_string(terms.size.width);
  const std::string height = std::to_string(terms.size.height);
  const std::string size = terms.size.isSquare() ? "boardsize " + width
                                                 : "rectangular_boardsize " + width + " " + height;
  for (const std::string& command :
       {size, std::string("clear_board"), "komi " + shortestDecimal(terms.rules.komi)}) {
    if (auto reply = ask(command, terms.patience, stop); !reply) return Unexpected{reply.error()};
  }
  return sendRules(terms, stop);
}

// By name where there is one, else rule by rule; programs without this command play by the rules
// their command line says.
Result<void, EngineFailure> MatchEngine::sendRules(const MatchTerms& terms, std::stop_token stop) {
  if (!knowsRules_) return {};
  if (const auto name = nameOf(terms.rules)) {
    const auto reply = client_->ask("kata-set-rules " + std::string(*name), terms.patience, stop);
    if (reply) return {};
  }
  auto reply = ask("kata-set-rules " + gtp::toJson(terms.rules), terms.patience, stop);
  if (!reply) return Unexpected{reply.error()};
  return {};
}

Result<void, EngineFailure> MatchEngine::sendTime(const MatchTerms& terms, std::stop_token stop) {
  const TimeSettings& time = terms.time;
  if (time.system == TimeSettings::System::None) return {};
  std::string command = exactTimeCommand(time);
  if (!knowsTimeSystems_) {
    const auto plain = toGtp(time);
    if (!plain || !isWholeSeconds(time.main) || !isWholeSeconds(time.extra)) {
      end();
      return Unexpected{EngineFailure{
          EngineFailure::Kind::Broken,
          name() + " cannot be told this time: it knows time_settings alone, which has whole "
                   "seconds and no increments"}};
    }
    command = "time_settings " + std::to_string(plain->main) + " " +
              std::to_string(plain->byoTime) + " " + std::to_string(plain->byoStones);
  }
  auto reply = ask(command, terms.patience, stop);
  if (!reply) return Unexpected{reply.error()};
  return {};
}

Result<void, EngineFailure> MatchEngine::play(Turn turn, const MatchTerms& terms,
                                              std::stop_token stop) {
  const std::string point = toText(turn.move, terms.size, Notation::Standard);
  auto reply = ask("play " + letterOf(turn.color) + " " + point, terms.patience, stop);
  if (!reply) return Unexpected{reply.error()};
  return {};
}

// Stones 0 means main time. A program that was told Canadian time for byo-yomi has all periods but
// the last in its main time.
std::string MatchEngine::timeLeftCommand(Color color, const MatchTerms& terms,
                                         const SideTime& left) const {
  Milliseconds time = left.main;
  int count = 0;
  if (left.isOvertime()) {
    time = left.period;
    count = left.count;
    const bool isByoYomi = terms.time.system == TimeSettings::System::ByoYomi;
    if (isByoYomi && !knowsTimeSystems_) {
      time += (left.count - 1) * terms.time.extra;
      count = left.count > 1 ? 0 : 1;
    }
  }
  const std::string shown = knowsTimeSystems_ ? seconds(time) : std::to_string(time.count() / 1000);
  return "time_left " + letterOf(color) + " " + shown + " " + std::to_string(count);
}

Result<std::optional<std::string>, EngineFailure> MatchEngine::generate(Color color,
                                                                        const MatchTerms& terms,
                                                                        const SideTime& left,
                                                                        Milliseconds limit,
                                                                        std::stop_token stop) {
  if (knowsTimeLeft_ && terms.time.system != TimeSettings::System::None) {
    // A program that does not want to know plays on without.
    (void)client_->ask(timeLeftCommand(color, terms, left), terms.patience, stop);
  }
  auto reply = client_->ask("genmove " + letterOf(color), limit, stop);
  if (reply) return std::optional(std::move(*reply));
  const bool isSilent = reply.error().kind == gtp::ClientError::Kind::Silent;
  const EngineFailure why = failure(reply.error());
  end();
  if (isSilent) return std::optional<std::string>();
  return Unexpected{why};
}

std::optional<std::string> MatchEngine::finalScore(std::stop_token stop) {
  if (!client_) return std::nullopt;
  auto reply = client_->ask("final_score", kTimeToCount, stop);
  if (!reply) return std::nullopt;
  return std::move(*reply);
}

}  // namespace tengen::cli
