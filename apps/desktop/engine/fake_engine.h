// For tests: an engine of a few lines of shell that answers genmove from a list and writes down
// what it was told.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tengen::desktop {

class FakeEngine {
 public:
  // Moves, "pass" and "resign" in turn; "die" ends it instead. After the last it thinks for ever,
  // and at "think" when it is asked for the very first move.
  FakeEngine(const std::filesystem::path& folder, const std::string& answers,
             const std::string& dead = {})
      : program_(folder / "fake engine"), log_(folder / "told") {
    std::ofstream script(program_);
    script << "#!/bin/sh\nset -- " << answers << "\n"
           << "while read -r id word rest; do\n"
           << "  echo $word $rest >> '" << log_.string() << "'\n"
           << "  case \"$word\" in\n"
           << "    genmove)\n"
           << "      if [ \"$1\" = think ]; then\n"
           << "        [ $(grep -c genmove '" << log_.string() << "') = 1 ] && continue\n"
           << "        shift\n      fi\n"
           << "      if [ \"$1\" = die ]; then echo 'no more memory' >&2; exit 1; fi\n"
           << "      if [ -n \"$1\" ]; then printf '=%s %s\\n\\n' \"$id\" \"$1\"; shift; fi ;;\n"
           << "    final_status_list) printf '=%s " << dead << "\\n\\n' \"$id\" ;;\n"
           << "    quit) printf '=%s\\n\\n' \"$id\"; exit 0 ;;\n"
           << "    *) printf '=%s\\n\\n' \"$id\" ;;\n"
           << "  esac\ndone\n";
    script.close();
    std::filesystem::permissions(program_, std::filesystem::perms::owner_all);
  }

  std::string program() const { return program_.string(); }
  std::string told() const {
    std::ostringstream all;
    all << std::ifstream(log_).rdbuf();
    return all.str();
  }

 private:
  std::filesystem::path program_;
  std::filesystem::path log_;
};

}  // namespace tengen::desktop
