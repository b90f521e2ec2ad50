// The program `tengen`: a table of subcommands.
#include <iostream>
#include <new>
#include <sstream>

#include "base/os/descriptor.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/commands.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/play/play.h"

namespace {

constexpr int kWrongUsage = 2;

int run(int argc, char** argv) {
  using namespace tengen::cli;
  CLI::App app("Play, read and count games of Go.", "tengen");
  app.set_version_flag("--version", "tengen " TENGEN_VERSION)
      ->description("Show the version and leave");
  app.set_help_flag("-h,--help", "Show this help and leave");
  app.require_subcommand(0, 1);
  app.footer("`tengen COMMAND --help` explains a command and gives examples.");

  int exitCode = 0;
  for (const auto add : {addPlayCommand, addServeCommand, addShowCommand, addSgfCommand,
                         addScoreCommand, addReviewCommand, addLibraryCommand, addProblemCommand,
                         addGtpCommand, addAnalysisCommand, addMatchCommand, addBenchCommand}) {
    add(app, exitCode);
  }

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream complaint;  // quotes what was typed, and names of files
    const int code = app.exit(error, std::cout, complaint);
    std::cerr << plainLines(complaint.str());
    return code == 0 ? 0 : kWrongUsage;
  }
  if (app.get_subcommands().empty()) std::cout << app.help();
  return exitCode;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace tengen::cli;
  tengen::holdStandardDescriptors();
  try {
    const int exitCode = run(argc, argv);
    // What was printed in vain must not look like success.
    if (!std::cout.flush()) return printError(cannotPrint());
    return exitCode;
  } catch (const std::bad_alloc&) {
    return printError({"there is not enough memory for this"});
  }
}
