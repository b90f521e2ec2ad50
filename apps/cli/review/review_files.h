// Which files a review is asked for, and one of them while it is worked on: read, changed, saved so
// that nothing of anybody is lost.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "game/game_tree.h"
#include "review/review.h"

#include "apps/cli/cli_error.h"

namespace tengen::cli {

// Files as they are, folders as all SGF files below them, in order.
Result<std::vector<std::string>, CliError> gameFilesIn(const std::vector<std::string>& names);

class ReviewedFile {
 public:
  static Result<ReviewedFile, CliError> open(const std::string& name);

  const std::string& name() const { return name_; }
  GameTree& tree() { return tree_; }  // open the game to work on

  // Into the tree's file, when save() is called.
  void keep(const review::Review& review);
  void strip();
  // In one step, and only over what was read.
  Result<void, CliError> save();

 private:
  ReviewedFile(std::string name, std::string bytes, GameTree tree)
      : name_(std::move(name)),
        bytes_(std::move(bytes)),
        tree_(std::move(tree)),
        changed_(tree_.collection()) {}

  std::string name_;
  std::string bytes_;  // as they stand on the disk
  GameTree tree_;
  sgf::Collection changed_;  // its nodes are the tree's
  bool hasChanges_ = false;
};

}  // namespace tengen::cli
