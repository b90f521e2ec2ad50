// tengen review: what an engine thinks of the moves of games.
#include <algorithm>
#include <iostream>
#include <memory>

#include "base/os/interrupts.h"
#include "base/os/process.h"

#include "apps/cli/commands.h"
#include "apps/cli/engine_options.h"
#include "apps/cli/review/review_run.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

struct ReviewOptions {
  std::vector<std::string> files;
  bool quick = false;
  std::optional<int> visits;
  std::optional<double> seconds;
  std::optional<std::string> engine;
  bool json = false;
  bool save = false;
  bool strip = false;
  bool quiet = false;
};

review::Plan planOf(const ReviewOptions& options) {
  if (options.quick) return review::Plan::quick();
  if (options.visits) return review::Plan::even(*options.visits);
  if (options.seconds) return review::Plan::untilStopped();
  return review::Plan::full();
}

ReviewTerms termsOf(const ReviewOptions& options) {
  return {.plan = planOf(options),
          .seconds = options.seconds,
          .engine = options.engine.value_or(ownEngine()),
          .saves = options.save};
}

int stripFiles(const std::vector<std::string>& files) {
  int exitCode = 0;
  for (const std::string& name : files) {
    auto file = ReviewedFile::open(name, ReviewedFile::Purpose::Saving);
    if (!file) {
      exitCode = printError(file.error());
      continue;
    }
    file->strip();
    if (const auto saved = file->save(); !saved) exitCode = printError(saved.error());
    if (!file->remark().empty()) printError({file->remark()});
  }
  return exitCode;
}

int reviewFiles(const ReviewOptions& options, const std::vector<std::string>& files) {
  const auto purpose =
      options.save ? ReviewedFile::Purpose::Saving : ReviewedFile::Purpose::Reading;
  ReviewProgress progress(files.size(), options.seconds, options.quiet);
  ReviewRun run(termsOf(options), progress, [&](const ReviewedGame& game) {
    std::cout << (options.json ? jsonLine(reviewJson(game)) : reviewTable(game)) << std::flush;
  });
  int exitCode = 0;
  for (const std::string& name : files) {
    // A pipe may never open: there Ctrl-C ends the program.
    auto file = ReviewedFile::open(name, purpose);
    progress.beginFile(name);
    Interrupts interrupts;  // what is known by then is kept
    const auto done = file ? run.review(*file, interrupts.token())
                           : Result<void, CliError>(Unexpected{file.error()});
    if (!done) exitCode = printError(done.error());
    if (const auto interrupted = interrupts.exitCode()) {
      printError({name + ": stopped before its review was done; what is known of it was told"});
      return *interrupted;
    }
    if (run.hasLostEngine()) return 1;
  }
  return exitCode;
}

int runReview(const ReviewOptions& options) {
  const bool writes = options.save || options.strip;
  if (writes && std::count(options.files.begin(), options.files.end(), "-") > 0) {
    return printError({"standard input is no file to save a review in"});
  }
  const auto files = gameFilesIn(options.files);
  if (!files) return printError(files.error());
  return options.strip ? stripFiles(*files) : reviewFiles(options, *files);
}

CLI::Validator commandLine() {
  return CLI::Validator(
      [](std::string& text) {
        return splitCommandLine(text) ? std::string()
                                      : "no program with its arguments: \"" + text + '"';
      },
      "CMD");
}

void addDepthOptions(CLI::App& command, ReviewOptions& options) {
  CLI::Option* quick = command.add_flag("--quick", options.quick,
                                        "One evaluation a position: a second or two a game");
  CLI::Option* visits =
      command.add_option("--visits", options.visits, "So many visits for every position")
          ->check(wholeBetween(1, 1000000))
          ->option_text("N");
  CLI::Option* seconds = command
                             .add_option("--seconds", options.seconds,
                                         "At most so long a game, and as deep as that goes")
                             ->check(numberBetween(0.1, 1e6))
                             ->option_text("S");
  quick->excludes(visits, seconds);
  visits->excludes(seconds);
}

}  // namespace

void addReviewCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ReviewOptions>();
  CLI::App* command =
      app.add_subcommand("review", "Say what each move of games cost, and what was better");
  command->add_option("FILE", options->files, "Files to review, or folders of them")
      ->required()
      ->option_text("...");
  addDepthOptions(*command, *options);
  command->add_option("--engine", options->engine, "Another engine that speaks GTP and analyses")
      ->check(commandLine())
      ->option_text("CMD");
  command->add_flag("--json", options->json, "One JSON object a line, one line a game");
  CLI::Option* save = command->add_flag(
      "--save", options->save, "Write the review into the files; what they have is gone on with");
  command->add_flag("--strip", options->strip, "Take reviews out of the files, and review nothing")
      ->excludes(save);
  command->add_flag("--quiet", options->quiet, "No progress on standard error");
  command->footer(
      "Main lines are reviewed: first one evaluation a position, then 50 visits from the last move "
      "to the first,\nthen 500 where the game swings and before the worst moves. The loss of a "
      "move is what the best move "
      "leads by more than the one\nplayed; a mistake costs 3 points and 5 % or more; accuracy is "
      "100 x 0.75 ^ (mean points lost a move).\nLeads and chances are Black's. Ctrl-C ends it and "
      "keeps what is known; the same command goes on.\nAn engine that says nothing for a minute, "
      "or three while it starts, is given up.\n"
      "\nExamples:\n"
      "  tengen review game.sgf\n"
      "  tengen review --quick --save games\n"
      "  tengen review --visits 500 --json --engine 'katago gtp' game.sgf");
  command->callback([options, &exitCode] { exitCode = runReview(*options); });
}

}  // namespace tengen::cli
