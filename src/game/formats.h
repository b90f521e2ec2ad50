// The door for files: which format it is, and from bytes to a tree. One row a format; SGF for now.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/game_tree.h"
#include "sgf/reader.h"

namespace tengen {

struct LoadedGame {
  GameTree tree;
  std::string encoding;
  sgf::Warnings warnings;
};

using LoadOptions = sgf::ReadOptions;
using LoadError = sgf::ReadError;

struct Format {
  std::string_view name;       // "SGF"
  std::string_view extension;  // ".sgf", in lower case
  bool (*looksLike)(std::string_view bytes);
  Result<LoadedGame, LoadError> (*load)(std::string bytes, const LoadOptions& options);
};

std::span<const Format> formats();
// By its first bytes, else by its name; SGF when neither tells.
const Format& formatOf(std::string_view bytes, std::string_view fileName = {});

Result<LoadedGame, LoadError> load(std::string bytes, std::string_view fileName = {},
                                   const LoadOptions& options = {});

// The same for people who want to see a game of Go: opens the first one of the file, and refuses a
// file that has only others, a program or a picture.
Result<LoadedGame, LoadError> loadGo(std::string bytes, std::string_view fileName = {},
                                     const LoadOptions& options = {});

// Which game the open one is, by its GM and the list of SGF; Go where it says nothing.
constexpr int kGo = 1;
int gameNumber(const GameTree& tree);

// May a file with these bytes be replaced by an SGF file without harm? True for an empty one and
// for SGF of any encoding, however broken; false for what must be something else.
bool looksLikeSgf(std::string_view bytes);

}  // namespace tengen
