// Which files a review is asked for, and one of them while it is worked on: read, changed, saved so
// that nothing of anybody is lost.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "game/formats.h"
#include "review/review.h"

#include "apps/cli/cli_error.h"

namespace tengen::cli {

// Files as they are, folders as all SGF files below them, in order; each once, however it is named.
// Says on standard error what it leaves out.
Result<std::vector<std::string>, CliError> gameFilesIn(const std::vector<std::string>& names);

class ReviewedFile {
 public:
  enum class Purpose { Reading, Saving };
  static Result<ReviewedFile, CliError> open(const std::string& name, Purpose purpose);

  const std::string& name() const { return name_; }
  GameTree& tree() { return tree_; }  // open the game to work on

  // Into the tree's file, when save() is called.
  void keep(const review::Review& review);
  void strip();
  // In one step, and only over what was read. Everything but the review stays byte for byte; where
  // that cannot be the file is written anew, and remark() says so.
  Result<void, CliError> save();
  const std::string& remark() const { return remark_; }  // empty: none

 private:
  ReviewedFile(std::string name, std::string bytes, LoadedGame loaded)
      : name_(std::move(name)),
        read_(std::move(bytes)),
        there_(read_),
        encoding_(std::move(loaded.encoding)),
        warnings_(std::move(loaded.warnings)),
        tree_(std::move(loaded.tree)),
        changed_(tree_.collection()) {}
  std::string whyAnew() const;

  std::string name_;
  std::string read_;   // the bytes that were read
  std::string there_;  // those that stand on the disk
  std::string encoding_;
  sgf::Warnings warnings_;
  GameTree tree_;
  sgf::Collection changed_;  // its nodes are the tree's
  bool hasChanges_ = false;
  std::string remark_;
};

}  // namespace tengen::cli
