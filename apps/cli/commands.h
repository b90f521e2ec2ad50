// The subcommands of `tengen`. Each adds itself to the program with its options and examples, and
// sets the exit code when it runs: 0 for success, 1 if the input was bad; wrong usage is 2 and
// found before a command runs.
#pragma once

#include <CLI/CLI.hpp>

namespace tengen::cli {

void addShowCommand(CLI::App& app, int& exitCode);
void addSgfCommand(CLI::App& app, int& exitCode);
void addScoreCommand(CLI::App& app, int& exitCode);
void addServeCommand(CLI::App& app, int& exitCode);
void addProblemCommand(CLI::App& app, int& exitCode);
void addReviewCommand(CLI::App& app, int& exitCode);
void addLibraryCommand(CLI::App& app, int& exitCode);
void addGtpCommand(CLI::App& app, int& exitCode);
void addAnalysisCommand(CLI::App& app, int& exitCode);
void addMatchCommand(CLI::App& app, int& exitCode);
void addBenchCommand(CLI::App& app, int& exitCode);

}  // namespace tengen::cli
