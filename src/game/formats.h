// The door for files: from the bytes of any format (formats/format.h) to a tree.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/format.h"
#include "game/game_tree.h"

namespace tengen {

struct LoadedGame {
  GameTree tree;
  std::string encoding;
  sgf::Warnings warnings;
  const formats::Format* format;  // what the bytes were; what is saved is always SGF
};

using LoadOptions = sgf::ReadOptions;
using LoadError = sgf::ReadError;

Result<LoadedGame, LoadError> load(std::string bytes, std::string_view fileName = {},
                                   const LoadOptions& options = {});

// The same for people who want to see a game of Go: opens the first one of the file, and refuses a
// file that has only others, a program or a picture.
Result<LoadedGame, LoadError> loadGo(std::string bytes, std::string_view fileName = {},
                                     const LoadOptions& options = {});

// Which game it is, by its GM and the list of SGF; Go where it says nothing.
constexpr int kGo = 1;
int gameNumber(const sgf::Collection& collection, NodeId root);
// The open one.
int gameNumber(const GameTree& tree);

}  // namespace tengen
