// tengen gtp: everything about rules and state, for any program that speaks GTP.
#include <iostream>

#include "apps/cli/commands.h"
#include "apps/cli/gtp_handlers.h"

namespace tengen::cli {

void addGtpCommand(CLI::App& app, int& exitCode) {
  CLI::App* gtp = app.add_subcommand("gtp", "Answer GTP commands on standard input");
  gtp->footer(
      "Speaks the Go Text Protocol, version 2. There is no genmove: this is a referee, not a "
      "player.\n"
      "\nExamples:\n"
      "  printf 'boardsize 9\\nplay b E5\\nshowboard\\n' | tengen gtp\n"
      "  printf 'kata-set-rules chinese\\nloadsgf game.sgf\\nfinal_score\\n' | tengen gtp\n"
      "  echo list_commands | tengen gtp");
  gtp->callback([&exitCode] {
    GtpGame game;
    gtp::Dispatcher table("Tengen", TENGEN_VERSION);
    addBoardCommands(table, game);
    addRulesCommands(table, game);
    addTimeCommands(table, game);
    addInspectCommands(table, game);
    addScoreCommands(table, game);
    addFileCommands(table, game);
    std::ios::sync_with_stdio(false);
    gtp::converse(table, std::cin, std::cout);
    exitCode = 0;
  });
}

}  // namespace tengen::cli
