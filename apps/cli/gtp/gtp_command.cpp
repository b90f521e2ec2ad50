// tengen gtp: a player and a referee for any program that speaks GTP.
#include <iostream>
#include <memory>
#include <thread>

#include "base/os/descriptor.h"

#include "apps/cli/commands.h"
#include "apps/cli/engine_options.h"
#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/gtp/gtp_handlers.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

struct GtpOptions {
  EngineFlags engine;
  std::optional<std::string> rules;
  bool noResign = false;
  bool variety = false;
  std::string judge = "network";
};

int serve(const GtpOptions& options) {
  EngineOptions engineOptions = optionsFrom(options.engine);
  engineOptions.player.resign = !options.noResign;
  engineOptions.player.variety = options.variety;
  engineOptions.judgeByPlayouts = options.judge == "playouts";
  GtpEngine engine(std::move(engineOptions));
  GtpGame game;
  if (options.rules) {
    game.setRules(*rulesetNamed(*options.rules));
    game.setKomi(game.rules().komi);
  }
  gtp::LineReader input(kStandardInput, gtp::kLongestLine);
  gtp::Dispatcher table("Tengen", TENGEN_VERSION);
  addBoardCommands(table, game);
  addRulesCommands(table, game);
  addTimeCommands(table, game);
  addInspectCommands(table, game);
  addScoreCommands(table, game, [&engine]() -> const Judge& { return engine.judge(); });
  addFileCommands(table, game);
  addGenmoveCommands(table, game, engine);
  addAnalyzeCommands(table, game, engine, [&input](std::chrono::milliseconds limit) {
    return input.waitForLine(limit);
  });
  addNetworkCommands(table, game, engine);
  gtp::converse(table, input, [](std::string_view part) { std::cout << part << std::flush; });
  return 0;
}

}  // namespace

void addGtpCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<GtpOptions>();
  CLI::App* gtp = app.add_subcommand("gtp", "Play and referee for programs that speak GTP");
  addEngineFlags(*gtp, options->engine);
  gtp->add_option("--rules", options->rules, "Rules and komi to begin with, by name")
      ->check(knownRules())
      ->option_text("R");
  gtp->add_flag("--no-resign", options->noResign, "Play every game to its end");
  gtp->add_flag("--variety", options->variety,
                "In the opening choose by chance among moves as good as the best");
  gtp->add_option("--judge", options->judge, "Who says which stones are dead")
      ->check(CLI::IsMember({"network", "playouts"}))
      ->capture_default_str();
  gtp->footer(
      "Speaks the Go Text Protocol, version 2, with the analysis commands of Leela Zero and "
      "KataGo.\nWithout --visits and --time, and where the client sets no time, it thinks as its "
      "level does.\n"
      "\nExamples:\n"
      "  tengen gtp --level 5k\n"
      "  tengen gtp --time 2 --threads 2 --rules chinese\n"
      "  printf 'boardsize 9\\nplay b E5\\ngenmove w\\nshowboard\\n' | tengen gtp\n"
      "  printf 'loadsgf game.sgf\\nkata-set-rules chinese\\nfinal_score\\n' | tengen gtp\n"
      "  echo list_commands | tengen gtp");
  gtp->callback([options, &exitCode] { exitCode = serve(*options); });
}

}  // namespace tengen::cli
