// What went wrong, as a sentence for the person at the terminal.
#pragma once

#include <string>

namespace tengen::cli {

struct CliError {
  std::string sentence;
};

// Says it on standard error, and gives the exit code for bad input.
int printError(const CliError& error);

// Standard output takes no more: a full disk, a closed pipe.
CliError cannotPrint();

}  // namespace tengen::cli
