// tengen score: counts the position at the end of a game, or after some move.
#include <iostream>
#include <memory>
#include <sstream>

#include "base/decimal.h"
#include "game/replay.h"
#include "judge/judge.h"
#include "rules/game_facts.h"
#include "rules/handicap.h"
#include "rules/notation.h"

#include "apps/cli/commands.h"
#include "apps/cli/files.h"
#include "apps/cli/lines.h"
#include "apps/cli/network.h"
#include "apps/cli/score/score_report.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

struct ScoreOptions {
  std::vector<std::string> files;
  int game = 1;
  std::optional<int> at;
  std::optional<std::string> rules;
  std::optional<std::string> scoring;
  std::optional<double> komi;
  std::string dead = "auto";
  JudgeFlags judge;
  bool json = false;
};

// Without --rules, --scoring stands for plain rules of that kind: the handicap bonus of the rules
// the file names is theirs alone.
Ruleset chosenRules(const ScoreOptions& options, const GameTree& tree) {
  Ruleset rules = tree.rules();
  if (options.rules) {
    rules = *rulesetNamed(*options.rules);
    rules.komi = tree.komi().value_or(usualKomi(rules, tree.handicap()));
  }
  if (!options.scoring) return rules;
  if (!options.rules) rules = Ruleset{.komi = rules.komi};
  rules.scoring = *options.scoring == "area" ? Scoring::Area : Scoring::Territory;
  return rules;
}

// Two letters are SGF's, a letter and a number what stands at the edge of the board.
std::optional<Point> pointNamed(const std::string& name, BoardSize size) {
  const bool hasNumber = name.find_first_of("0123456789") != std::string::npos;
  return parsePoint(name, size, hasNumber ? Notation::Standard : Notation::Sgf);
}

Result<Marks, CliError> markedByHand(const Board& board, const std::string& list) {
  Marks marks(board.size());
  std::istringstream names(list);
  for (std::string name; std::getline(names, name, ',');) {
    const auto point = pointNamed(name, board.size());
    if (!point || board.at(*point) == Stone::None) {
      return Unexpected{CliError{"there is no stone at " + name + " to be dead"}};
    }
    for (const Point stone : board.chainAt(*point))
      marks.dead[stone] = true;
  }
  return marks;
}

Result<Marks, CliError> deadStones(const Position& position, const std::string& dead,
                                   const Judge* judge) {
  const Board& board = position.board();
  if (dead == "none") return Marks(board.size());
  if (judge) return judge->judge(board, position.toMove()).marks;
  return markedByHand(board, dead);
}

// A problem diagram may hold stones without liberties, which no board can: where such a node itself
// is counted, their points still go to their side.
void ownBreathlessStones(Marks& marks, const GameTree& tree, NodeId id, const Board& board) {
  if (tree.hasMove(id)) return;
  const Setup setup = setupAt(tree.collection(), id, tree.size());
  const auto own = [&](const Points& stones, Owner owner) {
    for (const Point point : stones) {
      if (board.at(point) == Stone::None) marks.regionOwner[point] = owner;
    }
  };
  own(setup.black, Owner::Black);
  own(setup.white, Owner::White);
}

Result<CountedPosition, CliError> countFile(const ScoreOptions& options, const std::string& file,
                                            const Judge* judge) {
  const auto loaded = loadGoGame(file, options.game);
  if (!loaded) return Unexpected{loaded.error()};
  const GameTree& tree = loaded->tree;
  const auto inFile = [&](const CliError& error) {
    return Unexpected{CliError{file + ": " + error.sentence}};
  };
  const auto node = nodeAtMove(tree, mainLine(tree), options.at);
  if (!node) return inFile(node.error());
  const Position position = tree.positionAt(*node);
  auto marks = deadStones(position, options.dead, judge);
  if (!marks) return inFile(marks.error());
  ownBreathlessStones(*marks, tree, *node, position.board());

  const Ruleset rules = chosenRules(options, tree);
  const double komi = options.komi.value_or(rules.komi);
  GameFacts facts = factsOf(position, tree.handicap());
  facts.komi = komi;
  Count counted = count(position.board(), *marks);
  return CountedPosition{file,
                         tree.moveNumber(*node),
                         komi,
                         !options.komi && !tree.komi(),
                         rules,
                         facts,
                         std::move(*marks),
                         std::move(counted)};
}

int scoreFiles(const ScoreOptions& options) {
  std::unique_ptr<Judge> judge;  // none where the dead are named
  if (options.dead == "auto") {
    auto made = makeJudge(options.judge);
    if (!made) return printError(made.error());
    judge = std::move(*made);
  }
  int exitCode = 0;
  for (const std::string& file : options.files) {
    const auto position = countFile(options, file, judge.get());
    if (!position) {
      exitCode = printError(position.error());
    } else if (options.json) {
      std::cout << jsonLine(scoreJson(*position)) << std::flush;
    } else {
      std::cout << scoreTable(*position);
    }
  }
  return exitCode;
}

}  // namespace

void addScoreCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ScoreOptions>();
  CLI::App* score = app.add_subcommand("score", "Count the position at the end of games");
  score->add_option("FILE", options->files, "Files to read; - is standard input")
      ->required()
      ->option_text("...");
  score->add_option("--game", options->game, "Which game of a file with several, counted from 1")
      ->check(wholeNumber(1))
      ->option_text("N");
  score->add_option("--at", options->at, "Count after so many moves, not at the end")
      ->check(wholeNumber())
      ->option_text("N");
  score->add_option("--rules", options->rules, "Rules by name, instead of the file's")
      ->check(knownRules())
      ->option_text("R");
  score->add_option("--scoring", options->scoring, "This way of counting, and no handicap bonus")
      ->check(CLI::IsMember({"area", "territory"}))
      ->option_text("area|territory");
  score->add_option("--komi", options->komi, "Komi, instead of the file's")
      ->check(komiNumber())
      ->option_text("K");
  score
      ->add_option("--dead", options->dead,
                   "Who is dead; a point (dd or D16) names its whole chain")
      ->check(deadList())
      ->option_text("auto|none|dd,Q3");
  addJudgeFlags(*score, options->judge);
  score->add_flag("--json", options->json, "One JSON object a line, one line a file");
  score->footer(
      "Examples:\n"
      "  tengen score game.sgf\n"
      "  tengen score --rules chinese --json games/*.sgf\n"
      "  tengen score --at 200 --dead cd,Q4 --scoring territory game.sgf");
  score->callback([options, &exitCode] { exitCode = scoreFiles(*options); });
}

}  // namespace tengen::cli
