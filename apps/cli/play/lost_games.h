// Games that were interrupted: their journals, the latest first, and which one to go on with.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/game_session.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/play/play_input.h"

namespace tengen::cli {

class LostGames {
 public:
  explicit LostGames(std::function<GameSession::Parts()> parts) : parts_(std::move(parts)) {}

  // The n-th, from 1; the error says why there is none.
  Result<std::unique_ptr<GameSession>, CliError> take(int n);
  // Asks about one after another, until one is wanted or none. Whoever would rather leave is an
  // error without a word.
  Result<std::unique_ptr<GameSession>, CliError> ask(LineInput& input);
  void mention();  // in one line, if there are any
  int list();      // gives the exit code

 private:
  struct Found {
    std::filesystem::path path;
    std::string words;  // "9x9, 12 moves, White is Tengen 5k"
  };
  std::vector<Found> all();
  std::optional<Found> look(const std::filesystem::path& path);
  Result<std::unique_ptr<GameSession>, CliError> take(const Found& found);

  std::function<GameSession::Parts()> parts_;
};

}  // namespace tengen::cli
