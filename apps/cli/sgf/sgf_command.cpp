// tengen sgf info, check, convert and export: the options, and which part they mean.
#include "apps/cli/sgf/sgf_command.h"

#include <memory>

#include "apps/cli/commands.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

void addInfo(CLI::App& sgf, int& exitCode) {
  struct Options {
    std::vector<std::string> files;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* info = sgf.add_subcommand("info", "Say what is in SGF files");
  info->add_option("FILE", options->files, "Files to read; - is standard input")
      ->required()
      ->option_text("...");
  info->add_flag("--json", options->json, "One JSON object a line, one line a file");
  info->footer(
      "Examples:\n"
      "  tengen sgf info game.sgf\n"
      "  tengen sgf info --json games/*.sgf | jq -r '.games[].result'");
  info->callback([options, &exitCode] { exitCode = sgfInfo(options->files, options->json); });
}

void addCheck(CLI::App& sgf, int& exitCode) {
  const auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* check = sgf.add_subcommand("check", "Find everything that is wrong with SGF files");
  check->add_option("FILE", *files, "Files to read; - is standard input")
      ->required()
      ->option_text("...");
  check->footer(
      "Strict: whatever FF[4] or the rules of the game forbid is listed with its place, and the "
      "exit\n"
      "code is 1 if there was anything.\n"
      "\nExamples:\n"
      "  tengen sgf check game.sgf && echo clean");
  check->callback([files, &exitCode] { exitCode = sgfCheck(*files); });
}

void addConvert(CLI::App& sgf, int& exitCode) {
  const auto options = std::make_shared<ConvertOptions>();
  CLI::App* convert = sgf.add_subcommand("convert", "Write a clean copy in UTF-8");
  convert->add_option("IN", options->in, "The file to read; - is standard input")
      ->required()
      ->option_text(" ");
  convert->add_option("OUT", options->out, "The file to write; - is standard output")
      ->required()
      ->option_text(" ");
  convert
      ->add_option("--encoding", options->encoding,
                   "The encoding of IN, where what it says of itself is wrong")
      ->option_text("E");
  convert->add_flag("--force", options->force,
                    "Replace IN also where bytes of it that are no letters are lost");
  convert->footer(
      "Properties nobody knows are kept in their order. Bytes that are no letters in the encoding "
      "become\n"
      "U+FFFD, and that is said. OUT is replaced in one step and may be IN; a file that is no SGF "
      "file is\n"
      "never replaced, a device or a pipe is written to.\n"
      "\nExamples:\n"
      "  tengen sgf convert old.sgf new.sgf\n"
      "  tengen sgf convert --encoding Shift_JIS old.sgf new.sgf");
  convert->callback([options, &exitCode] { exitCode = sgfConvert(*options); });
}

void addExport(CLI::App& sgf, int& exitCode) {
  const auto options = std::make_shared<ExportOptions>();
  CLI::App* command = sgf.add_subcommand("export", "Make a moving picture or a page of a game");
  command->add_option("IN", options->in, "The game; - is standard input")
      ->required()
      ->option_text(" ");
  command->add_option("OUT", options->out, "The file to write; - is standard output")
      ->required()
      ->option_text(" ");
  auto* kind = command->add_option_group("Kind");
  kind->add_flag("--gif", options->gif, "A line of the game as an animated GIF");
  kind->add_flag("--html", options->html,
                 "The game with its variations and comments as one page for any browser");
  kind->require_option(1);
  command->add_option("--game", options->game, "Which game of a file with several, counted from 1")
      ->check(wholeNumber(1))
      ->option_text("N");
  command
      ->add_option("--variation", options->variation,
                   "Which way to go at each branch, counted from 0; without it the first (gif)")
      ->check(variationPath())
      ->option_text("0.2.1");
  command->add_option("--cell", options->cell, "Pixels from line to line (gif)")
      ->check(wholeBetween(8, 64))
      ->option_text("N");
  command->footer(
      "Both need nothing beside them: the page steps through the game without a network.\n"
      "\nExamples:\n"
      "  tengen sgf export --gif game.sgf game.gif\n"
      "  tengen sgf export --html annotated.sgf annotated.html");
  command->callback([options, &exitCode] { exitCode = sgfExport(*options); });
}

}  // namespace

void addSgfCommand(CLI::App& app, int& exitCode) {
  CLI::App* sgf = app.add_subcommand("sgf", "Look into SGF files, check, convert and export them");
  sgf->require_subcommand(1);
  sgf->footer("`tengen sgf COMMAND --help` gives examples.");
  addInfo(*sgf, exitCode);
  addCheck(*sgf, exitCode);
  addConvert(*sgf, exitCode);
  addExport(*sgf, exitCode);
}

}  // namespace tengen::cli
