// tengen problem: what is right and wrong in a problem, for programs, and a lesson for people.
#include <iostream>
#include <memory>

#include "problems/problem.h"
#include "rules/notation.h"
#include "session/journal.h"

#include "apps/cli/commands.h"
#include "apps/cli/files.h"
#include "apps/cli/json_line.h"
#include "apps/cli/problem/problem_lesson.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

struct ProblemOptions {
  std::string file;
  int game = 1;
  bool json = false;
  bool due = false;
};

Json linesJson(const GameTree& tree, const problems::Problem& problem,
               const std::vector<NodeId>& nodes) {
  Json lines = Json::array();
  for (const NodeId node : nodes) {
    Json line = Json::array();
    for (const Move move : problem.lineTo(node))
      line.push_back(toText(move, tree.size(), Notation::Sgf));
    lines.push_back(std::move(line));
  }
  return lines;
}

// Every game, so that lines and games can be matched; nothing where there is no problem at all.
int printJson(GameTree& tree, size_t first) {
  size_t found = 0;
  std::string lines;
  for (size_t game = first; game < tree.gameCount(); ++game) {
    tree.open(game);
    const auto problem = problems::Problem::of(tree);
    const Color toPlay = problem ? problem->toPlay() : tree.positionAt(tree.root()).toMove();
    found += problem ? 1 : 0;
    Json line{{"game", game + 1},
              {"to_play", toPlay == Color::Black ? "black" : "white"},
              {"right", Json::array()},
              {"wrong", Json::array()}};
    if (problem) {
      line["right"] = linesJson(tree, *problem, problem->right());
      line["wrong"] = linesJson(tree, *problem, problem->wrong());
    }
    lines += jsonLine(line);
  }
  if (found > 0) std::cout << lines;
  return found > 0 ? 0 : 1;
}

int problem(const ProblemOptions& options) {
  auto file = loadGoGame(options.file, options.game);
  if (!file) return printError(file.error());
  const auto first = static_cast<size_t>(options.game) - 1;
  if (!options.json)
    return ProblemLesson(file->tree, journalFolder() / "problems.txt").run(first, options.due);
  const int exitCode = printJson(file->tree, first);
  if (exitCode != 0)
    printError({options.file + ": there is no problem here: nothing is to be found"});
  return exitCode;
}

}  // namespace

void addProblemCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ProblemOptions>();
  CLI::App* command = app.add_subcommand("problem", "Solve problems, one after another");
  command->add_option("FILE", options->file, "A problem or a collection of them")
      ->required()
      ->option_text(" ");
  command->add_option("--game", options->game, "Begin with this one, counted from 1")
      ->check(wholeNumber(1))
      ->option_text("N");
  command->add_flag("--due", options->due,
                    "Only what is new or nearly forgotten, by what you answered before");
  command->add_flag("--json", options->json,
                    "Say what is right and wrong instead, one JSON object a game");
  command->footer(
      "Right and wrong are read from the file: RIGHT in a comment, TE and BM, WV or a triangle on "
      "a\n"
      "wrong move, \"Correct\" and its like in words; without any of them the first variation is\n"
      "right. What you answer is kept in ~/.local/state/tengen/problems.txt.\n"
      "\nExamples:\n"
      "  tengen problem tsumego.sgf\n"
      "  tengen problem --due tsumego.sgf\n"
      "  tengen problem --json tsumego.sgf | jq '.right[0]'");
  command->callback([options, &exitCode] { exitCode = problem(*options); });
}

}  // namespace tengen::cli
