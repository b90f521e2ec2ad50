// What went wrong, as a sentence for the person at the terminal.
#pragma once

#include <string>

namespace tengen::cli {

struct Complaint {
  std::string sentence;
};

// Says it on standard error, and gives the exit code for bad input.
int complain(const Complaint& complaint);

}  // namespace tengen::cli
