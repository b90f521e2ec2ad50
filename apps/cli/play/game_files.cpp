#include "apps/cli/play/game_files.h"

#include <iostream>

#include "base/os/file.h"
#include "base/words.h"

#include "apps/cli/files.h"

namespace tengen::cli {
namespace {

namespace fs = std::filesystem;

fs::path identityOf(const std::string& file) {
  std::error_code error;
  const fs::path path = fs::weakly_canonical(file, error);
  return error ? fs::path(file) : path;
}

// All that the node says, another says too.
bool isSaid(const sgf::Collection& by, NodeId node, const sgf::Collection& others, NodeId other) {
  for (size_t i = 0; i < by.propertyCount(node); ++i) {
    const sgf::Property property = by.property(node, i);
    const auto found = others.find(other, property.ident());
    if (!found || found->slice() != property.slice()) return false;
  }
  return true;
}

// One line whose nodes are all in this game: whoever replaces it loses nothing.
bool holdsPartOf(const GameTree& game, const std::string& file) {
  const auto loaded = loadGame(file);
  if (!loaded || loaded->tree.gameCount() != 1) return false;
  const sgf::Collection &there = loaded->tree.collection(), &here = game.collection();
  NodeId mine = game.root();
  for (NodeId id = loaded->tree.root(); id != kNoNode; id = there.firstChild(id)) {
    if (there.nextSibling(id) != kNoNode) return false;
    while (mine != kNoNode && !isSaid(there, id, here, mine))
      mine = here.nextSibling(mine);
    if (mine == kNoNode) return false;
    mine = here.firstChild(mine);
  }
  return true;
}

std::string numbered(const std::string& file, int number) {
  fs::path path(file);
  const std::string name =
      path.stem().string() + "-" + std::to_string(number) + path.extension().string();
  return path.replace_filename(name).string();
}

}  // namespace

bool isFree(const std::string& file) {
  if (file == "-" || !isRegularFile(file)) return true;
  std::error_code error;
  return fs::file_size(file, error) == 0 && !error;
}

bool GameFiles::mayReplace(const std::string& file, const GameTree& game) const {
  return isFree(file) || own_.contains(identityOf(file)) || holdsPartOf(game, file);
}

std::string GameFiles::placeFor(const std::string& file, const GameTree& game) const {
  std::string place = file;
  for (int number = 2; !mayReplace(place, game); ++number)
    place = numbered(file, number);
  return place;
}

void GameFiles::own(const std::string& file) {
  own_.insert(identityOf(file));
}

CliError holdsAnotherGame(const std::string& file) {
  return {file + ": another game is kept there; name another file"};
}

bool wantsToReplace(const std::string& file, const std::string& beside, LineInput& input) {
  while (true) {
    std::cout << file << " holds a game already.\n[K]eep it and save this one as " << beside
              << ", or [r]eplace it? " << std::flush;
    std::string line;
    const auto event = input.next(line, std::nullopt);
    if (event == LineInput::Event::End || event == LineInput::Event::Interrupted) return false;
    const std::string answer = lowerCase(trimmed(line));
    if (event == LineInput::Event::Line && (answer.empty() || answer == "k" || answer == "keep"))
      return false;
    if (answer == "r" || answer == "replace") return true;
    std::cout << "Please answer k or r.\n";
  }
}

}  // namespace tengen::cli
