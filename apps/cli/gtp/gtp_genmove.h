// One move of our own, from the question to the board: shared by genmove and its analysing kin.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "gtp/command.h"

#include "apps/cli/gtp/gtp_engine.h"

namespace tengen::cli {

struct MoveRequest {
  search::SearchPlayer* player;
  Color color;
  search::Request request;
  std::chrono::steady_clock::time_point startedAt;

  static Result<MoveRequest, CliError> begin(const GtpGame& game, GtpEngine& engine, Color color);
  // Books the time, plays the move, and says it as GTP does.
  std::string finish(GtpGame& game, const search::Answer& answer) const;
};

// The first argument; whose turn it is where there is none. Nothing for what is no colour.
std::optional<Color> colorToMove(const GtpGame& game, const gtp::Command& command);
std::string answerText(const search::Answer& answer, BoardSize size);  // a vertex, pass or resign

}  // namespace tengen::cli
