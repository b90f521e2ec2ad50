// What somebody remembers of which problems, and what is due; kept as a small text file of theirs.
// A problem is known by its position, so progress survives files that are moved or renamed.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/os/file.h"
#include "base/result.h"
#include "game/game_tree.h"
#include "problems/memory.h"
#include "problems/problem.h"

namespace tengen::problems {

// Size, stones and who is to move: 16 hexadecimal digits.
std::string keyOf(const GameTree& tree, const Problem& problem);

class Progress {
 public:
  Progress() = default;
  // Lines that cannot be read are kept as they are, and so is all of a file that a newer version
  // wrote: nothing is learned from it, and no answer is added to it.
  static Progress fromText(std::string_view text);
  std::string text() const;
  bool isNewer() const { return !newerText_.empty(); }
  // Into that file, with what other programs have put there since: what was answered here goes
  // before, all else is taken over. Once the file is of a newer version it is left alone.
  Result<void, FileError> save(const std::filesystem::path& file);

  Memory of(const std::string& key) const;  // a new one where it was never seen
  void answer(const std::string& key, Grade grade, Day today);

  bool isDue(const std::string& key, Day today) const;
  // Of these, those still to see today: what is overdue first, then what is new, at most so many of
  // it a day. What was wrong today is among them until it is right.
  std::vector<std::string> due(const std::vector<std::string>& keys, Day today,
                               size_t mostNew) const;

 private:
  void takeOver(Progress stored);

  std::map<std::string, Memory> memories_;
  std::set<std::string> unsaved_;  // keys of what was answered since it was read or saved
  std::vector<std::string> foreignLines_;
  std::string newerText_;
};

}  // namespace tengen::problems
