// For tests: an engine of a few lines of shell that answers genmove from a list and writes down
// what it was told.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/game.h"

namespace tengen::engine {

inline Game small() {
  Game game;
  game.size = {9, 9};
  return game;
}

struct FakeScript {
  // Moves, "pass" and "resign" in turn; "die" ends it instead. After the last it thinks for ever,
  // and at "think" when it is asked for the very first move.
  std::string answers = {};
  std::string dead = {};
  // What it says it knows; empty: it refuses list_commands and known_command.
  std::string commands =
      "play genmove undo boardsize clear_board komi kata-set-rules kata-time_settings time_left "
      "final_status_list set_free_handicap set_position rectangular_boardsize";
  // Rows of `case "$word" in`, tried first: `komi) printf '?%s no\n\n' "$id" ;;`
  std::string rows = {};
  bool refusesTheRest = false;  // all but the minimum of GTP 2
};

class FakeEngine {
 public:
  FakeEngine(const std::filesystem::path& folder, const FakeScript& script)
      : program_(folder / "fake engine"), log_(folder / "told") {
    std::ofstream file(program_);
    const std::string log = "'" + log_.string() + "'";
    file << "#!/bin/sh\nset -- " << script.answers << "\n"
         << "yes() { printf '=%s %s\\n\\n' \"$id\" \"$*\"; }\n"
         << "no() { printf '?%s %s\\n\\n' \"$id\" \"$*\"; }\n"
         << "while read -r id word rest; do\n"
         << "  echo $word $rest >> " << log << "\n"
         << "  case \"$word\" in\n"
         << script.rows << "\n"
         << "    genmove)\n"
         << "      if [ \"$1\" = think ]; then\n"
         << "        [ $(grep -c genmove " << log << ") = 1 ] && continue\n"
         << "        shift\n      fi\n"
         << "      if [ \"$1\" = die ]; then echo 'no more memory' >&2; exit 1; fi\n"
         << "      if [ -n \"$1\" ]; then yes \"$1\"; shift; fi ;;\n"
         << "    name) yes Fake ;;\n    version) yes 1 ;;\n"
         << "    boardsize|clear_board|komi|play|protocol_version) yes ;;\n"
         << "    quit) yes; exit 0 ;;\n";
    if (script.commands.empty()) {
      file << "    list_commands|known_command) no unknown command ;;\n";
    } else {
      file << "    list_commands) printf '=%s' \"$id\"; for c in " << script.commands
           << "; do printf ' %s\\n' $c; done; echo ;;\n";
    }
    file << (script.refusesTheRest
                 ? "    *) no unknown command ;;\n"
                 : "    final_status_list) yes '" + script.dead + "' ;;\n    *) yes ;;\n")
         << "  esac\ndone\n";
    file.close();
    std::filesystem::permissions(program_, std::filesystem::perms::owner_all);
  }
  FakeEngine(const std::filesystem::path& folder, const std::string& answers,
             const std::string& dead = {})
      : FakeEngine(folder, FakeScript{.answers = answers, .dead = dead}) {}

  std::string program() const { return program_.string(); }
  std::string commandLine() const { return "'" + program() + "'"; }
  std::string told() const {
    std::ostringstream all;
    all << std::ifstream(log_).rdbuf();
    return all.str();
  }
  bool wasTold(const std::string& lines) const { return told().find(lines) != std::string::npos; }

 private:
  std::filesystem::path program_;
  std::filesystem::path log_;
};

}  // namespace tengen::engine
