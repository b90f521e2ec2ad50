// Games that were interrupted: their journals, the latest first, and which one to go on with.
#pragma once

#include <functional>
#include <memory>

#include "session/game_session.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/play/play_input.h"

namespace tengen::cli {

class LostGames {
 public:
  explicit LostGames(std::function<GameSession::Parts()> parts) : parts_(std::move(parts)) {}

  // The n-th, from 1; the error says why there is none.
  Result<std::unique_ptr<GameSession>, CliError> take(int n);
  // Asks about one after another, until one is wanted or none.
  std::unique_ptr<GameSession> ask(LineInput& input);
  void mention();  // in one line, if there are any
  int list();      // gives the exit code

 private:
  std::unique_ptr<GameSession> read(const std::filesystem::path& path);

  std::function<GameSession::Parts()> parts_;
};

}  // namespace tengen::cli
