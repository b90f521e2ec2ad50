// `tengen play`: two people at one terminal, a person against the machine, or a script on a pipe.
#pragma once

#include <CLI/CLI.hpp>

namespace tengen::cli {

void addPlayCommand(CLI::App& app, int& exitCode);

}  // namespace tengen::cli
