// Files as the commands read and write them. "-" means standard input and output, and a name may go
// on into an archive: `games.zip!game.ngf`. What goes wrong comes back as a sentence that begins
// with the file's name.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "game/formats.h"

#include "apps/cli/cli_error.h"

namespace tengen::cli {

Result<std::string, CliError> readInput(const std::string& name);
Result<LoadedGame, CliError> loadGame(const std::string& name,
                                      const std::optional<std::string>& encoding = std::nullopt);

// Which bytes were no letters, so that a file written from what was read would lack them.
std::optional<std::string> lossIn(const sgf::Warnings& warnings, const sgf::Collection& collection);

CliError noSuchGame(const std::string& name, int number, const GameTree& tree);

// The same for commands that put stones on a board: only Go. Games are counted from 1.
Result<LoadedGame, CliError> loadGoGame(const std::string& name, int number = 1);

// Replaces the file in one step, but never one that is no SGF file; a device or a pipe is written
// to, a named pipe if somebody reads it.
Result<void, CliError> saveSgf(const std::string& name, const std::string& content);
// Whether it would: asked before a game is played that could not be saved then.
Result<void, CliError> checkSavable(const std::string& name);

}  // namespace tengen::cli
